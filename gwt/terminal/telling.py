"""What happened, a line for what a seat did without a break."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gwt.kernel.events import Event
from gwt.terminal.seats import seat_name

Words = Mapping[type[Event], Callable[[Any, int], str]]
"""For each kind of event its sentence, in the past tense and without its subject.

It is given the event as the seat that is told sees it, and that seat.
"""


def news_lines(
    happened: Sequence[Event | str], seat: int, words: Words, begins: type[Event]
) -> list[tuple[str, str]]:
    """The lines for a seat, in order; an event of the kind `begins` starts a line of its own."""
    lines: list[tuple[int | None, list[str]]] = []
    for event in happened:
        if isinstance(event, str):
            lines.append((None, [event]))
            continue
        said = sentence(event, seat, words)
        if not lines or lines[-1][0] != event.seat or isinstance(event, begins):
            lines.append((event.seat, []))
        if said:
            lines[-1][1].append(said)
    return [("" if who is None else name(who, seat), ", ".join(said)) for who, said in lines if said]


def sentence(event: Event, seat: int, words: Words) -> str:
    """One event; empty where there is nothing to say."""
    say = words.get(type(event))
    return "" if say is None else say(event.seen_by(seat), seat)


def name(who: int, seat: int) -> str:
    """A seat as another one speaks of it."""
    return "you" if who == seat else seat_name(who)
