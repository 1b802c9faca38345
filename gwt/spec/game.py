"""What a game hands to the rest of the package."""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen

from gwt.packs.pack import ContentSpec

if TYPE_CHECKING:
    from gwt.spec.play import PlaySpec


@frozen(eq=False)
class GameSpec:
    """A game by its name; how it is read and how it is played are imported when they are asked for."""

    name: str
    module: str
    """Its package, with a `FAMILY` in `family` and a `PLAY` in `rules`."""
    grammar: Path
    packs: Path
    """The folder of the packs that come with it."""
    pack: str
    """The pack that is played unless another is asked for."""

    @property
    def family(self) -> ContentSpec:
        """How its packs are read."""
        family: ContentSpec = import_module(f"{self.module}.family").FAMILY
        return family

    @property
    def play(self) -> "PlaySpec":
        """How a table is set up and played by its packs."""
        play: PlaySpec = import_module(f"{self.module}.rules").PLAY
        return play
