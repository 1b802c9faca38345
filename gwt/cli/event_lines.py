"""Formats events in lines, one for each run of events of the same seat."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gwt.kernel import Event

if TYPE_CHECKING:
    from gwt.text import EventFormatter


def event_lines_of(
    happened: Sequence[Event | str], seat: int, speaker: "EventFormatter"
) -> list[tuple[int | None, str]]:
    """Returns lines of events for a seat, from 0: who acted, from 0, and what happened.

    A text among the events becomes a line of its own, with None in place of a seat.
    """
    lines: list[tuple[int | None, list[str]]] = []
    for event in happened:
        if isinstance(event, str):
            lines.append((None, [event]))
            continue
        deed = speaker.event_phrase(event, seat)
        if not lines or lines[-1][0] != event.seat:
            lines.append((event.seat, []))
        if deed:
            lines[-1][1].append(deed)
    return [(who, ", ".join(deeds)) for who, deeds in lines if deeds]
