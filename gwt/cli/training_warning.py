"""Warns of players that were trained in other games than those that they are to play."""

from collections.abc import Iterable

from gwt import packs, text
from gwt import players as players_of
from gwt.cli.consoles import error_console


def warn_of_untrained(
    names: Iterable[str], pack: packs.Pack, players: int, lang: str | None = None
) -> None:
    """Prints a sentence on standard error for each player that was not trained for a pack and its seats.

    Raises:
        UsageError: a player cannot play the games of the pack, or the pack has no texts in the language.
    """
    unique = tuple(dict.fromkeys(names))
    players_of.check_can_play(unique, pack)
    for warning in filter(None, (players_of.untrained_warning(name, pack, players) for name in unique)):
        error_console().print(warning.text(text.event_formatter(pack, lang).message), markup=False)
