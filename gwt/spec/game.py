"""What a game hands to the rest of the package."""

import sys
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import evolve, field, frozen

from gwt.errors import UsageError
from gwt.packs import ContentSpec

if TYPE_CHECKING:
    from gwt.spec.play import PlaySpec

Part = TypeVar("Part")


@frozen(eq=False, slots=False)
class GameSpec:
    """A game: its name, its Python package, and where its files and its parts are.

    A part is named as `module:name` and imported when it is first needed: `gwt show` needs no rules and
    a simulation draws nothing.
    A distribution registers its game as an entry point of the group `gwt.games`, see `gwt.spec.registry`.

    Examples:
        >>> from gwt.sdk import GameSpec
        >>> game = GameSpec("lantern-street", "lantern_street", packs="packs", grammar="street.lark")
        >>> game.name, game.pack
        ('lantern-street', 'base')
    """

    name: str
    """What `new_game` and `--game` call it, and what packs and saved games name."""
    package: str
    """The Python package that holds its code; where its `GAME` stands, that is `__name__`."""
    grammar: Path = field()
    """What its language has besides its verbs; by default `<package>.lark` in the folder of the package."""
    packs: Path = field()
    """The folder of the packs that come with it; by default the folder `packs` of the package."""
    pack: str = "base"
    """The pack that is played unless another is asked for."""
    _content: str = field()
    """Where its `ContentSpec` is: how packs are read and checked; by default `content:CONTENT`."""
    _play: str = field()
    """Where its `PlaySpec` is: how a table is set up and played; by default `rules:PLAY`."""
    _picture: str = ""
    """Where its `PictureSpec` is; without one, pictures list what there is."""
    _terminal: str = ""
    """Where its `TerminalSpec` is; without one, the terminal lists what a seat sees."""
    template: Path | None = None
    """The folder of the pack that `gwt new` copies; without one, `gwt new` writes an empty pack."""

    @grammar.default
    def _own_grammar(self) -> Path:
        return self.folder / f"{self.package.rpartition('.')[2]}.lark"

    @packs.default
    def _own_packs(self) -> Path:
        return self.folder / "packs"

    @_content.default
    def _own_content(self) -> str:
        return f"{self.package}.content:CONTENT"

    @_play.default
    def _own_play(self) -> str:
        return f"{self.package}.rules:PLAY"

    @property
    def folder(self) -> Path:
        """The folder of its package."""
        package = sys.modules.get(self.package) or import_module(self.package)
        return Path(str(package.__file__)).parent

    @cached_property
    def family(self) -> ContentSpec:
        """How its packs are read."""
        # What can happen is imported with the rules, and only where it is spoken of.
        return evolve(self._part(self._content, ContentSpec), events=lambda: self.play.events)

    @property
    def play(self) -> "PlaySpec":
        """How a table is set up and played by its packs."""
        from gwt.spec.play import PlaySpec

        return self._part(self._play, PlaySpec)

    def picture(self, kind: type[Part]) -> Part | None:
        """How it draws components and tables, if it has a way of its own."""
        return self._part(self._picture, kind) if self._picture else None

    def terminal(self, kind: type[Part]) -> Part | None:
        """How it shows its table as text, if it has a way of its own."""
        return self._part(self._terminal, kind) if self._terminal else None

    def _part(self, where: str, kind: type[Part]) -> Part:
        """What is defined there, imported. Raises `UsageError` where it is no such part."""
        module, _, name = where.partition(":")
        found: Any = getattr(import_module(module), name, None)
        if not isinstance(found, kind):
            raise UsageError(f"the game {self.name} has no {kind.__name__} at '{where}'")
        return found
