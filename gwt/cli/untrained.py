"""Warns of players that were trained in other games than those that they are to play."""

from collections.abc import Iterable

from gwt.cli.screen import notes
from gwt.cli.speaker import narrator_of
from gwt.packs import Pack


def warn(names: Iterable[str], pack: Pack, players: int, lang: str | None = None) -> None:
    """Prints a sentence on standard error for each player that was not trained for a pack and its seats.

    Raises:
        UsageError: a player cannot play the games of the pack, or the pack has no texts in the language.
    """
    from gwt.players import check_able, untrained

    unique = tuple(dict.fromkeys(names))
    check_able(unique, pack)
    for warning in filter(None, (untrained(name, pack, players) for name in unique)):
        notes().print(warning.text(narrator_of(pack, lang).say), markup=False)
