"""What a game hands to the rest of the package."""

from collections.abc import Callable
from pathlib import Path

from attrs import frozen

from gwt.kernel.rules import Premise, Rules
from gwt.kernel.state import State
from gwt.packs.load import Family, Pack


@frozen(eq=False)
class GameKind:
    """A game: how its packs are read, and how a table is set up and played by them."""

    family: Family
    packs: Path
    """The folder of the packs that come with it."""
    pack: str
    """The pack that is played unless another is asked for."""
    players: Callable[[Pack], tuple[int, ...]]
    """The numbers of players for which a pack is written."""
    setups: tuple[str, ...]
    """The ways to set up, the usual one first."""
    rules: Callable[[Pack, frozenset[str]], Rules]
    """The rules with a pack and the rulings in force."""
    set_up: Callable[[Rules, Premise], State]
