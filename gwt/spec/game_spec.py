"""The specification of a game for the rest of the package."""

import sys
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import Factory, evolve, frozen

from gwt import errors, resources

if TYPE_CHECKING:
    from gwt.dsl import Counts
    from gwt.packs import ContentSpec
    from gwt.spec.game_play import GamePlay

Part = TypeVar("Part")


@frozen(eq=False, slots=False)
class GameSpec:
    """A game: its name, its Python package, and where its files and its parts are.

    A part is named as `module:name` and imported when it is first needed: `gwt show` needs no rules and
    a simulation draws nothing.
    A distribution registers its game as an entry point of the group `gwt.games`, see `gwt.spec.registry`.
    """

    name: str
    """Its id for `new_game` and `--game`, in packs and in saved games."""
    package: str
    """The Python package that holds its code; where its `GAME` stands, that is `__name__`."""
    grammar: Path = Factory(
        lambda game: game.folder / f"{game.package.split('.')[-1]}.lark", takes_self=True
    )
    """The grammar of its language besides its verbs and counts, if there is more: by default
    `<package>.lark` in its folder."""
    packs: Path = Factory(lambda game: game.folder / "packs", takes_self=True)
    """The folder of the packs that come with it; by default the folder `packs` of the package."""
    pack: str = "base"
    """The pack that is played unless another is asked for."""
    _content: str = Factory(lambda game: f"{game.package}.content:CONTENT", takes_self=True)
    """The place of its `ContentSpec`, which reads and checks packs; by default `content:CONTENT`."""
    _play: str = Factory(lambda game: f"{game.package}.rules:Play", takes_self=True)
    """The place of its subclass of `GamePlay`, which sets up and plays a table; by default `rules:Play`."""
    _counts: str = Factory(lambda game: f"{game.package}.rules:COUNTS", takes_self=True)
    """The place of its `Counts`; by default `rules:COUNTS`."""
    _picture: str = ""
    """The place of its `PictureSpec`; without one, pictures list the components."""
    _summary: str = ""
    """The place of its `SummarySpec`; without one, the terminal lists the view of a seat."""
    template: Path | None = None
    """The folder of the pack that `gwt new` copies; without one, `gwt new` writes an empty pack."""

    @property
    def folder(self) -> Path:
        """The folder of its package. Raises as `package_folder`."""
        package = sys.modules.get(self.package) or import_module(self.package)
        return resources.package_folder(package.__file__)

    @cached_property
    def content(self) -> "ContentSpec":
        """Its `ContentSpec`, whose language has the counts of the game."""
        from gwt.packs import ContentSpec

        content = self._part(self._content, ContentSpec)
        # What can happen is imported with the rules, and only where it is spoken of.
        language = evolve(content.language, counts=self.counts)
        return evolve(content, events=lambda: self.play.events, language=language)

    @property
    def counts(self) -> "Counts":
        """Its `Counts`, the functions that count."""
        from gwt.dsl import Counts

        return self._part(self._counts, Counts)

    @cached_property
    def play(self) -> "GamePlay":
        """Its set-up and play."""
        from gwt.spec.game_play import GamePlay

        return cast(type[GamePlay], self._part(self._play, GamePlay))(self.counts)

    def picture(self, kind: type[Part]) -> Part | None:
        """Its `PictureSpec`, if it has one."""
        return self._part(self._picture, kind) if self._picture else None

    def summary(self, kind: type[Part]) -> Part | None:
        """Its `SummarySpec`, if it has one."""
        return self._part(self._summary, kind) if self._summary else None

    def _part(self, where: str, kind: type[Part]) -> Part:
        """Imports a part and returns it: an object of a class, or a subclass.

        Raises:
            UsageError: it is no such part, or its code uses names that 1.0.0rc1 has renamed.
        """
        module, _, name = where.partition(":")
        try:
            part: Any = getattr(import_module(module), name, None)
        except (ImportError, AttributeError, TypeError) as error:
            from gwt.spec.renamed_names import renamed_names_hint

            if hint := renamed_names_hint(error, module):
                message = f"the game {self.name} cannot import '{where}': {error}. {hint}"
                raise errors.UsageError(message).with_subject("game") from error
            raise
        if not (issubclass(part, kind) if isinstance(part, type) else isinstance(part, kind)):
            raise errors.UsageError(f"the game {self.name} has no {kind.__name__} at '{where}'")
        return cast(Part, part)
