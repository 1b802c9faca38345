"""What happened, a line for what a seat did without a break."""

from collections.abc import Sequence

from gwt.kernel.events import Event
from gwt.text.speakers import Speaker


def news_lines(
    happened: Sequence[Event | str], seat: int, speaker: Speaker
) -> list[tuple[int | None, str]]:
    """The lines for a seat, in order: who did it, from 0, and what; a text is a line of nobody's."""
    lines: list[tuple[int | None, list[str]]] = []
    for event in happened:
        if isinstance(event, str):
            lines.append((None, [event]))
            continue
        deed = speaker.deed(event, seat)
        if not lines or lines[-1][0] != event.seat:
            lines.append((event.seat, []))
        if deed:
            lines[-1][1].append(deed)
    return [(who, ", ".join(deeds)) for who, deeds in lines if deeds]
