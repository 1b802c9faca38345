"""What a game hands to the rest of the package."""

from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import frozen

from gwt.errors import UsageError
from gwt.packs.pack import ContentSpec

if TYPE_CHECKING:
    from gwt.spec.play import PlaySpec

Part = TypeVar("Part")


@frozen(eq=False, slots=False)
class GameSpec:
    """A game: its name, its files, and where its parts are defined.

    A part is named as `module:name` and imported when it is first needed: `gwt show` needs no rules and
    a simulation draws nothing.
    A distribution registers its game as an entry point of the group `gwt.games`, see `gwt.spec.registry`.
    """

    name: str
    """What `new_game` and `--game` call it, and what packs and saved games name."""
    grammar: Path
    """The file of what its language has besides the verbs and what `core.lark` gives to all games."""
    packs: Path
    """The folder of the packs that come with it."""
    pack: str
    """The pack that is played unless another is asked for."""
    _content: str
    """Where its `ContentSpec` is: how packs are read and checked."""
    _play: str
    """Where its `PlaySpec` is: how a table is set up and played."""
    _picture: str = ""
    """Where its `PictureSpec` is; without one, pictures list what there is."""
    _terminal: str = ""
    """Where its `TerminalSpec` is; without one, the terminal lists what a seat sees."""
    template: Path | None = None
    """The folder of the pack that `gwt new` copies; without one, `gwt new` writes an empty pack."""

    @property
    def family(self) -> ContentSpec:
        """How its packs are read."""
        return self._part(self._content, ContentSpec)

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

    @cached_property
    def package(self) -> str:
        """The name of the Python package that holds its code."""
        module = self._content.partition(":")[0]
        return module.rpartition(".")[0] or module

    @cached_property
    def code(self) -> Path:
        """The folder of that package, or its file where it is a single module."""
        file = Path(str(import_module(self.package).__file__))
        return file.parent if file.name == "__init__.py" else file

    def _part(self, where: str, kind: type[Part]) -> Part:
        module, _, name = where.partition(":")
        found: Any = getattr(import_module(module), name, None)
        if not isinstance(found, kind):
            raise UsageError(f"the game {self.name} has no {kind.__name__} at '{where}'")
        return found
