"""Turns what a client asks for into the deed that does it, or says why it cannot be done."""

from typing import Literal

from attrs import asdict

from gwt.errors import GwtError, part
from gwt.packs import Pack
from gwt.table.game.match import HUMAN, Match, ahead
from gwt.table.game.messages import (
    Back,
    Call,
    Choose,
    Close,
    EndTurn,
    NewTable,
    Note,
    PlaceAtSeat,
    Renew,
    Reveal,
    Say,
    SetOpen,
    SetPace,
    Undo,
)
from gwt.table.game.moments import seen_at
from gwt.table.game.offers import Offers, clean
from gwt.table.game.projection import PlacedChoice, Projection
from gwt.table.problems import Refused
from gwt.table.store.rows import Deed, Pace

MOST_CHOICES = 20_000
"""Choices of one game."""


def choose(match: Match, seat: int, message: Choose) -> Deed:
    """Raises `Refused` where it is not possible now; so do the others."""
    _check_open(match)
    _check_decision(match, seat, message.decision)
    if not match.may_choose(seat):
        raise _nothing_to_choose(match, seat)
    if len(match.projection.lines) >= MOST_CHOICES:
        raise Refused(
            "too-many",
            f"No game may have more than {MOST_CHOICES:,} choices here.",
            "too-long",
            number=MOST_CHOICES,
        )
    return _chosen(match, seat, message.option, match.waits, message.request)


def choose_for_player(match: Match, seat: int, option: str) -> Deed:
    """Returns the deed of a computer player's choice; it waits for nothing."""
    return _chosen(match, seat, option, "no", None)


def _chosen(match: Match, seat: int, option: str, waits: str, request: str | None) -> Deed:
    try:
        led = ahead(match.game, option)
    except GwtError:
        raise Refused("illegal", f"'{part(option)}' is not an option now.", "no-option") from None
    if waits != "no" and (led.end in ("turn", "other") or (waits == "draw" and led.end == "draw")):
        return match.projection.deed("hold", seat, option, request=request)
    return match.projection.deed(
        "choose", seat, option, request=request, **asdict(match.after(option), recurse=False)
    )


def end_turn(match: Match, seat: int, message: EndTurn) -> Deed:
    _check_open(match)
    _check_decision(match, seat, message.decision)
    waits = match.projection.waits
    if waits is None or waits.seat != seat:
        raise Refused("not-yours", "Nothing waits for the end of your turn.", "no-turn-end")
    return _ended(match, waits, message.request)


def end_for_player(match: Match) -> Deed | None:
    """The end of a turn whose player is away; None if nothing waits for it."""
    waits = match.projection.waits
    return None if waits is None else _ended(match, waits, None)


def _ended(match: Match, waits: PlacedChoice, request: str | None) -> Deed:
    after = asdict(match.after(waits.text), recurse=False)
    return match.projection.deed("end", waits.seat, request=request, **after)


def undo(match: Match, seat: int, message: Undo) -> Deed:
    _check_open(match)
    left = match.undo_to(seat)
    if left is None:
        raise Refused(
            "no-undo", "There is nothing to take back, or something has been revealed since.", "no-undo"
        )
    step, whole = left
    if message.to is not None:
        audience = match.audiences[seat]
        moments = audience.moments
        if message.to >= audience.number or moments[message.to].held:
            raise Refused("no-undo", f"Moment {message.to} is none to go back to.", "no-undo")
        step = moments[message.to].played
        if step < whole:
            raise Refused(
                "no-undo", f"Moment {message.to} is before your turn, or before a revelation.", "no-undo"
            )
    return match.projection.deed("undo", seat, str(step), request=message.request)


def back(match: Match, message: Back) -> Deed:
    _check_open(match)
    played = seen_at(match, None, message.to).moment.played
    return match.projection.deed("back", None, str(played), request=message.request, ends=False)


def close(projection: Projection, message: Close) -> Deed:
    if projection.closed == message.closed:
        if message.closed:
            raise Refused("stale", "The table is closed already.", "table-ended")
        raise Refused("stale", "The table is open.", "table-open")
    text = "yes" if message.closed else "no"
    ends = message.closed
    return projection.deed("close", None, text, request=message.request, ends=ends)


def take(match: Match, seat: int) -> Deed:
    """Somebody has taken the invitation of a seat."""
    return match.projection.deed("take", seat)


def invite(match: Match, message: Renew) -> Deed:
    """A new secret is given out; the old ones are void from here on."""
    seat = None if message.seat is None else message.seat - 1
    if seat is not None:
        _check_seat(match, seat)
        if match.player(seat) != HUMAN:
            raise Refused(
                "stale",
                f"Seat {message.seat} is a computer player's: give it to a person.",
                "seat-computer",
                number=seat + 1,
            )
    return match.projection.deed("invite", None, about=seat)


def reveal(match: Match, message: Reveal) -> Deed:
    """The host may have the saved game from now on, and everybody is told."""
    return match.projection.deed("reveal", None, request=message.request)


def call(match: Match, seat: int | None, message: Call) -> Deed:
    about = seat if message.seat is None else message.seat - 1
    if about is None or (seat is not None and about != seat):
        raise Refused("not-yours", "Only the host names another seat, and says which.", "host-only")
    _check_seat(match, about)
    return match.projection.deed("name", seat, clean(message.name), about=about, request=message.request)


def pace(match: Match, message: SetPace, offers: Offers) -> Deed:
    """Returns the deed that changes the time for a choice."""
    new_pace = paced(message, offers, match.game.pack)
    return match.projection.deed("pace", None, str(new_pace), request=message.request)


def paced(request: SetPace | NewTable, offers: Offers, pack: Pack) -> Pace:
    """The pace that is asked for. Raises `Refused` if nobody can stand in as it says."""
    if request.stand_in and (request.stand_in == HUMAN or not request.allowed):
        raise Refused("malformed", "Somebody stands in after a time, and by computer.", "no-pace")
    if request.stand_in:
        offers.check_player(request.stand_in, pack)
    return Pace(request.remind, request.allowed, request.stand_in)


def set_open(match: Match, message: SetOpen) -> Deed:
    return match.projection.deed("open", None, "yes" if message.open else "no", request=message.request)


def say(match: Match, seat: int | None, message: Say, most: int) -> Deed:
    """A line of the chat; of a table only so many are ever kept."""
    text = clean(message.text, joiners="\u200c\u200d")
    if not text:
        raise Refused("malformed", "There is nothing in this line.", "no-line")
    return _written(match, seat, "say", text, message.request, most)


def note(match: Match, seat: int, message: Note, most: int) -> Deed:
    """Returns the deed of a seat's note."""
    return _written(match, seat, "note", message.text, message.request, most)


def _written(
    match: Match, seat: int | None, kind: Literal["say", "note"], text: str, request: str, most: int
) -> Deed:
    if match.projection.written >= most:
        raise Refused("too-many", f"No more than {most:,} lines are kept.", "too-many-lines", number=most)
    return match.projection.deed(kind, seat, text, request=request)


def be(match: Match, seat: int, person: str, request: str) -> Deed:
    """Somebody with a key plays at a seat."""
    return match.projection.deed("person", seat, person, about=seat, request=request)


def name_seat(match: Match, seat: int, name: str) -> Deed:
    """Somebody has said their name as they took a seat."""
    return match.projection.deed("name", seat, clean(name), about=seat)


def place(match: Match, message: PlaceAtSeat, offers: Offers) -> Deed:
    _check_seat(match, message.seat - 1)
    offers.check_player(message.player, match.game.pack)
    if match.player(message.seat - 1) == message.player == HUMAN:
        raise Refused(
            "stale", f"Seat {message.seat} is a person's already.", "seat-person", number=message.seat
        )
    waits = match.projection.waits
    if waits is not None and waits.seat == message.seat - 1 and message.player != HUMAN:
        raise Refused(
            "stale",
            f"Seat {message.seat} has a choice that waits for the end of its turn.",
            "seat-waits",
            number=message.seat,
        )
    return match.projection.deed(
        "seat", None, message.player, about=message.seat - 1, request=message.request
    )


def check_asked(match: Match, seat: int, number: int) -> None:
    """Raises `Refused` unless a seat is asked the decision of that number now."""
    _check_open(match)
    _check_decision(match, seat, number)
    if not match.may_choose(seat):
        raise _nothing_to_choose(match, seat)


def _check_decision(match: Match, seat: int, number: int) -> None:
    now = match.projection.answered[seat]
    if number != now:
        raise Refused(
            "stale",
            f"This answers decision {number}, but decision {now} is the present one.",
            "decision-past",
        )


def _check_open(match: Match) -> None:
    if match.projection.closed:
        raise Refused("not-yours", "The host has ended this table.", "table-ended")
    if match.is_study:
        raise Refused(
            "not-yours", "A game is only looked at here: go on with it at another table.", "study-only"
        )


def _nothing_to_choose(match: Match, seat: int) -> Refused:
    waits = match.projection.waits
    if match.game.over:
        return Refused("not-yours", "The game is over.", "game-over")
    if waits is not None and waits.seat == seat:
        return Refused("not-yours", "Your choice waits: end your turn, or take it back.", "choice-waits")
    return Refused("not-yours", "You have nothing to choose now.", "nothing-to-choose")


def _check_seat(match: Match, seat: int) -> None:
    if not 0 <= seat < len(match.projection.players):
        raise Refused(
            "unknown",
            f"There is no seat {seat + 1}: seats are 1 to {len(match.projection.players)}.",
            "no-seat",
            number=seat + 1,
        )
