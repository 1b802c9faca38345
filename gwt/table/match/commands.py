"""Turns what a client asks for into the deed that does it, or says why it cannot be done."""

from typing import Literal

from gwt.errors import GwtError, shorten_value
from gwt.packs import Pack
from gwt.table.match import messages, moment_messages
from gwt.table.match.live_game import HUMAN, LiveGame, look_ahead_at
from gwt.table.match.offers import ContentCatalog, clean_name
from gwt.table.match.projection import PlacedChoice, Projection
from gwt.table.problems import RequestRefused
from gwt.table.store.records import Pace, TableAction

MOST_CHOICES = 20_000
"""Choices of one game."""


def choose(match: LiveGame, seat: int, message: messages.Choose) -> TableAction:
    """Raises `RequestRefused` where it is not possible now; so do the others."""
    check_asked(match, seat, message.decision)
    if len(match.projection.lines) >= MOST_CHOICES:
        raise RequestRefused(
            "too-many",
            f"No game may have more than {MOST_CHOICES:,} choices here.",
            "too-long",
            number=MOST_CHOICES,
        )
    return _chosen(match, seat, message.option, match.waits, message.request)


def choose_for_player(match: LiveGame, seat: int, option: str) -> TableAction:
    """Returns the deed of a computer player's choice; it waits for nothing."""
    return _chosen(match, seat, option, "no", None)


def _chosen(match: LiveGame, seat: int, option: str, waits: str, request: str | None) -> TableAction:
    try:
        led = look_ahead_at(match.game, option)
    except GwtError:
        raise RequestRefused(
            "illegal", f"'{shorten_value(option)}' is not an option now.", "no-option"
        ) from None
    if waits != "no" and (led.end in ("turn", "other") or (waits == "draw" and led.end == "draw")):
        return match.projection.next_action("hold", seat, option, request=request)
    after = match.effects_of_choice(option)
    return match.projection.next_action("choose", seat, option, request=request, **after)


def end_turn(match: LiveGame, seat: int, message: messages.EndTurn) -> TableAction:
    _check_open(match)
    _check_decision(match, seat, message.decision)
    waits = match.projection.waits
    if waits is None or waits.seat != seat:
        raise RequestRefused("not-yours", "Nothing waits for the end of your turn.", "no-turn-end")
    return _ended(match, waits, message.request)


def end_for_player(match: LiveGame) -> TableAction | None:
    """The end of a turn whose player is away; None if nothing waits for it."""
    waits = match.projection.waits
    return None if waits is None else _ended(match, waits, None)


def _ended(match: LiveGame, waits: PlacedChoice, request: str | None) -> TableAction:
    after = match.effects_of_choice(waits.text)
    return match.projection.next_action("end", waits.seat, request=request, **after)


def undo(match: LiveGame, seat: int, message: messages.Undo) -> TableAction:
    _check_open(match)
    left = match.undo_to(seat)
    if left is None:
        raise RequestRefused(
            "no-undo", "There is nothing to take back, or something has been revealed since.", "no-undo"
        )
    step, whole = left
    if message.to is not None:
        audience = match.audiences[seat]
        moments = audience.moments
        if message.to >= audience.number or moments[message.to].held:
            raise RequestRefused("no-undo", f"Moment {message.to} is none to go back to.", "no-undo")
        step = moments[message.to].played
        if step < whole:
            raise RequestRefused(
                "no-undo", f"Moment {message.to} is before your turn, or before a revelation.", "no-undo"
            )
    return match.projection.next_action("undo", seat, str(step), request=message.request)


def rewind(match: LiveGame, message: messages.RewindTo) -> TableAction:
    _check_open(match)
    played = moment_messages.moment_of_audience(match, None, message.to).moment.played
    return match.projection.next_action("back", None, str(played), request=message.request, ends=False)


def close(projection: Projection, message: messages.Close) -> TableAction:
    if projection.closed == message.closed:
        if message.closed:
            raise RequestRefused("stale", "The table is closed already.", "table-ended")
        raise RequestRefused("stale", "The table is open.", "table-open")
    text = "yes" if message.closed else "no"
    ends = message.closed
    return projection.next_action("close", None, text, request=message.request, ends=ends)


def take(match: LiveGame, seat: int) -> TableAction:
    """Somebody has taken the invitation of a seat."""
    return match.projection.next_action("take", seat)


def invite(match: LiveGame, message: messages.RenewLink) -> TableAction:
    """A new secret is given out; the old ones are void from here on."""
    seat = None if message.seat is None else message.seat - 1
    if seat is not None:
        _check_seat(match, seat)
        if match.player(seat) != HUMAN:
            raise RequestRefused(
                "stale",
                f"Seat {message.seat} is a computer player's: give it to a person.",
                "seat-computer",
                number=seat + 1,
            )
    return match.projection.next_action("invite", None, about=seat)


def name_seat_of(match: LiveGame, seat: int | None, message: messages.NameSeat) -> TableAction:
    about = seat if message.seat is None else message.seat - 1
    if about is None or (seat is not None and about != seat):
        raise RequestRefused("not-yours", "Only the host names another seat, and says which.", "host-only")
    _check_seat(match, about)
    return match.projection.next_action(
        "name", seat, clean_name(message.name), about=about, request=message.request
    )


def set_pace(match: LiveGame, message: messages.SetPace, offers: ContentCatalog) -> TableAction:
    """Returns the deed that changes the time for a choice."""
    new_pace = checked_pace(message, offers, match.game.pack)
    return match.projection.next_action("pace", None, str(new_pace), request=message.request)


def checked_pace(request: messages.SetPace | messages.NewTable, offers: ContentCatalog, pack: Pack) -> Pace:
    """The pace that is asked for. Raises `RequestRefused` if nobody can stand in as it says."""
    if request.stand_in and (request.stand_in == HUMAN or not request.allowed):
        raise RequestRefused("malformed", "Somebody stands in after a time, and by computer.", "no-pace")
    if request.stand_in:
        offers.check_player(request.stand_in, pack)
    return Pace(request.remind, request.allowed, request.stand_in)


def say(match: LiveGame, seat: int | None, message: messages.Say, limit: int) -> TableAction:
    """A line of the chat; of a table only so many are ever kept."""
    text = clean_name(message.text, joiners="\u200c\u200d")
    if not text:
        raise RequestRefused("malformed", "There is nothing in this line.", "no-line")
    return _written(match, seat, "say", text, message.request, limit)


def set_note(match: LiveGame, seat: int, message: messages.KeepNote, limit: int) -> TableAction:
    """Returns the deed of a seat's note."""
    return _written(match, seat, "note", message.text, message.request, limit)


def _written(
    match: LiveGame, seat: int | None, kind: Literal["say", "note"], text: str, request: str, limit: int
) -> TableAction:
    if match.projection.written >= limit:
        raise RequestRefused(
            "too-many", f"No more than {limit:,} lines are kept.", "too-many-lines", number=limit
        )
    return match.projection.next_action(kind, seat, text, request=request)


def assign_person(match: LiveGame, seat: int, person: str, request: str) -> TableAction:
    """Somebody with a key plays at a seat."""
    return match.projection.next_action("person", seat, person, about=seat, request=request)


def name_seat(match: LiveGame, seat: int, name: str) -> TableAction:
    """Somebody has said their name as they took a seat."""
    return match.projection.next_action("name", seat, clean_name(name), about=seat)


def place(match: LiveGame, message: messages.PlaceAtSeat, offers: ContentCatalog) -> TableAction:
    _check_seat(match, message.seat - 1)
    offers.check_player(message.player, match.game.pack)
    if match.player(message.seat - 1) == message.player == HUMAN:
        raise RequestRefused(
            "stale", f"Seat {message.seat} is a person's already.", "seat-person", number=message.seat
        )
    waits = match.projection.waits
    if waits is not None and waits.seat == message.seat - 1 and message.player != HUMAN:
        raise RequestRefused(
            "stale",
            f"Seat {message.seat} has a choice that waits for the end of its turn.",
            "seat-waits",
            number=message.seat,
        )
    return match.projection.next_action(
        "seat", None, message.player, about=message.seat - 1, request=message.request
    )


def check_asked(match: LiveGame, seat: int, number: int) -> None:
    """Raises `RequestRefused` unless a seat is asked the decision of that number now."""
    _check_open(match)
    _check_decision(match, seat, number)
    if not match.may_choose(seat):
        raise _nothing_to_choose(match, seat)


def _check_decision(match: LiveGame, seat: int, number: int) -> None:
    now = match.projection.answered[seat]
    if number != now:
        raise RequestRefused(
            "stale",
            f"This answers decision {number}, but decision {now} is the present one.",
            "decision-past",
        )


def _check_open(match: LiveGame) -> None:
    if match.projection.closed:
        raise RequestRefused("not-yours", "The host has ended this table.", "table-ended")
    if match.is_study:
        raise RequestRefused(
            "not-yours", "A game is only looked at here: go on with it at another table.", "study-only"
        )


def _nothing_to_choose(match: LiveGame, seat: int) -> RequestRefused:
    waits = match.projection.waits
    if match.game.over:
        return RequestRefused("not-yours", "The game is over.", "game-over")
    if waits is not None and waits.seat == seat:
        return RequestRefused(
            "not-yours", "Your choice waits: end your turn, or take it back.", "choice-waits"
        )
    return RequestRefused("not-yours", "You have nothing to choose now.", "nothing-to-choose")


def _check_seat(match: LiveGame, seat: int) -> None:
    if not 0 <= seat < len(match.projection.players):
        raise RequestRefused(
            "unknown",
            f"There is no seat {seat + 1}: seats are 1 to {len(match.projection.players)}.",
            "no-seat",
            number=seat + 1,
        )
