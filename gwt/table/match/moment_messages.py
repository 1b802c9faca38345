"""Moments as readers are sent them: the view, the events, the decision.

Everything is made from the view of the seat, from events as the seat may see them, and from the seat's own
decisions; nothing else of a state leaves the server.
"""

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gwt.errors import IllegalChoice
from gwt.json_types import JsonObject
from gwt.kernel import Event
from gwt.packs import Pack
from gwt.play import Game, View, replay_texts
from gwt.spec import picture_spec
from gwt.table.match.audience import Audience, AudienceMoment
from gwt.table.match.decision_details import describe_decision
from gwt.table.match.live_game import LiveGame, SeenMoment, look_ahead_at
from gwt.table.match.projection import PlacedChoice
from gwt.table.problems import RequestRefused
from gwt.table.store.access_keys import moment_mark
from gwt.text import event_formatter


def present_moment(match: LiveGame, seat: int | None, language: str) -> JsonObject:
    """Returns the present moment of a seat, from 0, or of everybody else, in a language."""
    audience = match.audiences[seat]
    line = _line(match, audience)
    seen = SeenMoment(audience.number, audience.moments[-1], audience.standing, match.events_of(seat), line)
    return _whole(match, seen, seat, language) | {
        "decision": _decision(match, audience, language),
        "wait": _wait(match, audience),
        "undo": _undo(match, audience),
    }


def present_mark(match: LiveGame, seat: int | None) -> str:
    """Returns the mark of the present moment of an audience."""
    audience = match.audiences[seat]
    return _mark(match, seat, audience.number, audience.moments[-1])


def key(match: LiveGame, seat: int | None, number: int) -> tuple[object, ...]:
    """Returns what a moment of an audience is known by for as long as it looks the same.

    Raises:
        Refused: there is none of this number.
    """
    moment = _moment(match, seat, number)
    return match.row.id, seat, number, moment.deed, moment.held, match.game.premise.packs


def _moment(match: LiveGame, seat: int | None, number: int) -> AudienceMoment:
    audience = match.audiences[seat]
    if number > audience.number:
        raise RequestRefused(
            "unknown", f"There is no moment {number}: the last one is {audience.number}.", "no-moment"
        )
    return audience.moments[number]


def past_moments(match: LiveGame, seat: int | None, language: str, since: str = "") -> list[JsonObject]:
    """Returns the moments before the present one, after a mark if there is such a one, without views."""
    number = match.audiences[seat].number
    moments = [
        _short(match, moment, seat, language, view_of(moment.game, seat))
        for moment in match.unfold(seat)
        if moment.number < number
    ]
    marks = [moment["mark"] for moment in moments]
    return moments[marks.index(since) + 1 :] if since in marks else moments


def was_sent_since(match: LiveGame, seat: int | None, since: str) -> bool:
    """Whether the present moment is the next one after a mark, or has it."""
    moments = match.audiences[seat].moments
    last = len(moments) - 1
    return any(
        since == _mark(match, seat, number, moments[number]) for number in range(max(0, last - 1), last + 1)
    )


def earlier_moment(match: LiveGame, seat: int | None, language: str, number: int) -> JsonObject:
    """Returns a moment as it was, with its view.

    Raises:
        Refused: there is none of this number.
    """
    return _whole(match, moment_of_audience(match, seat, number), seat, language) | {
        "decision": None,
        "wait": None,
        "undo": {"step": None, "turn": None},
    }


def moment_of_audience(match: LiveGame, seat: int | None, number: int) -> SeenMoment:
    """A moment of an audience, with the game as it stood. Raises `RequestRefused` where there is none."""
    audience = match.audiences[seat]
    if number == audience.number:
        return SeenMoment(number, audience.moments[-1], audience.standing, match.events_of(seat), None)
    _moment(match, seat, number)
    return next(moment for moment in match.unfold(seat) if moment.number == number)


def numbering_after(match: LiveGame, seat: int | None) -> Callable[[int], int]:
    """Returns a function that numbers the moment of an audience that a choice, from 0, has led to."""
    played = [moment.played for moment in match.audiences[seat].moments]
    return lambda choice: min(bisect_right(played, choice), len(played) - 1)


def view_of(game: Game, seat: int | None) -> View:
    """Returns the view of a seat, without the tasks of the others."""
    return (game.public_view() if seat is None else game.view(seat)).evenly()


SHORT = ("number", "mark", "turn", "seat", "events", "choice", "points")
"""The keys of a moment that is sent without its view."""
_MOST_TEXTS = 1 << 14
"""Events of a pack whose texts are kept."""

# --- the parts of a moment ------------------------------------------------------------------------------


def _short(match: LiveGame, seen: SeenMoment, seat: int | None, language: str, view: View) -> JsonObject:
    game = seen.game
    table = view.state if seen.events or seen.line else None
    return {
        "number": seen.number,
        "mark": _mark(match, seat, seen.number, seen.moment),
        "turn": getattr(game.state, "turn", 0),
        "seat": turn_of(game),
        "events": list(_events(match, seen.events, seat, language, table)),
        "choice": _choice(match, seen.line, seat, language, table),
        "points": None if seat is None and not game.over else replay_texts.seat_points(game, seat),
    }


def _whole(match: LiveGame, seen: SeenMoment, seat: int | None, language: str) -> JsonObject:
    game, view = seen.game, view_of(seen.game, seat)
    return {
        "type": "moment",
        **_short(match, seen, seat, language, view),
        "view": {"seen by": view.number, **view.data},
        "picture": f"/api/1/tables/{match.row.id}/moments/{seen.number}/picture",
        "over": game.over,
        "scores": [{**score.points, "total": score.total} for score in game.scores] if game.over else None,
        "winners": [winner + 1 for winner in game.winners] if game.over else [],
        "tie": _tie(game, language) if game.over else None,
        "chapter": game.chapter,
    }


def _tie(game: Game, language: str) -> JsonObject | None:
    """Returns the tie breakers of a tie for the most points, in words and in the numbers of each seat."""
    scores = game.scores
    totals = [score.total for score in scores]
    breakers = next((ties for file in game.pack.files.values() if (ties := getattr(file, "ties", ()))), ())
    if totals.count(max(totals)) == 1 or not breakers:
        return None
    sentence = event_formatter(game.pack, language).sentence(tuple(breakers))
    return {"sentence": sentence, "numbers": [list(score.ties) for score in scores]}


def _mark(match: LiveGame, seat: int | None, number: int, moment: AudienceMoment) -> str:
    return moment_mark(match.row.secret, seat, number, moment.deed)


def turn_of(game: Game) -> int:
    """Whose turn it is, from 1, and 0 after the end; who is asked within it stays with those who are."""
    seat: int = getattr(game.state, "seat", game.seat)
    return 0 if game.over else seat + 1


def _events(
    match: LiveGame, events: Sequence[Event], seat: int | None, language: str, table: object
) -> "list[Mapping[str, object]]":
    pack, names = match.game.pack, tuple(match.projection.seat_names().items())
    lines: list[Mapping[str, object]] = []
    about = picture_spec.parts_of_event(pack)
    for event in events:
        seen = event.seen_by(-1 if seat is None else seat)
        text, sentence = _sentences(
            pack, language, picture_spec.with_printed_names(pack, table, seen), seat, names
        )
        if text:
            lines.append(
                {
                    "seat": event.seat + 1,
                    "kind": type(event).__name__,
                    "cause": event.cause,
                    "targets": about(seen),
                    "text": text,
                    "sentence": sentence,
                }
            )
    return lines


def _sentences(
    pack: Pack, language: str, event: Event, seat: int | None, names: tuple[tuple[int, str], ...]
) -> tuple[str, str]:
    """Returns the texts of an event, without its seat and as a whole; the pack keeps them."""
    cache: dict[Any, tuple[str, str]] = pack.cache_for_others.setdefault(__name__, {})
    texts = cache.get(key := (language, repr(event), seat, names))
    if texts is None:
        if len(cache) >= _MOST_TEXTS:
            cache.clear()
        words, called = event_formatter(pack, language), dict(names)
        text = words.event_phrase(event, seat, called)
        texts = cache[key] = (text, words.event(event, seat, called) if text else "")
    return texts


def _line(match: LiveGame, audience: Audience) -> PlacedChoice | None:
    """The choice that led to the present moment."""
    moment, projection = audience.moments[-1], match.projection
    if moment.held:
        return projection.waits
    return projection.lines[moment.played - 1] if 0 < moment.played <= len(projection.lines) else None


def _choice(
    match: LiveGame, line: PlacedChoice | None, seat: int | None, language: str, table: object
) -> JsonObject | None:
    if line is None or line.seat != seat:
        return None
    effect = match.game.pack.parser.effect(line.text)
    sentence = event_formatter(match.game.pack, language).sentence(
        picture_spec.with_printed_names(match.game.pack, table, effect)
    )
    return {"seat": line.seat + 1, "text": line.text, "sentence": sentence}


def _decision(match: LiveGame, audience: Audience, language: str) -> JsonObject | None:
    seat = audience.seat
    if seat is None or not match.may_choose(seat):
        return None
    described = describe_decision(audience.standing, language, match.waits != "no")
    return {"number": match.projection.answered[seat], **described}


def _wait(match: LiveGame, audience: Audience) -> JsonObject | None:
    waits, seat = match.projection.waits, audience.seat
    if waits is None or waits.seat != seat or not match.is_open:
        return None
    try:
        end = look_ahead_at(match.game, waits.text).end
    except IllegalChoice as error:
        raise AssertionError(f"'{waits.text}' waits at {match.row.id}: {error}") from None
    return {"number": match.projection.answered[seat], "before": "draw" if end == "draw" else "turn"}


def _undo(match: LiveGame, audience: Audience) -> dict[str, int | None]:
    left = None if audience.seat is None else match.undo_to(audience.seat)
    if left is None:
        return {"step": None, "turn": None}
    return {"step": audience.moment_number(left[0]), "turn": audience.moment_number(left[1])}
