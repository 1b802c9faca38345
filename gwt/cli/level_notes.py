"""Says of the levels that play at a terminal what they are."""

from collections.abc import Iterable

from gwt import text
from gwt.cli.consoles import error_console
from gwt.packs import Pack
from gwt.players import LEVELS


def introduce(names: Iterable[str], pack: Pack, lang: str | None = None) -> None:
    """Prints a line on standard error for each level among the names of players.

    Raises:
        UsageError: the pack has no texts in the language.
    """
    seated = set(names)
    for level in (level for level in LEVELS if level.name in seated):
        speaker = text.event_formatter(pack, lang)
        about = speaker.message(level.about, won=level.percent)
        error_console().print(f"{speaker.message(level.title)}: {about}", markup=False)
