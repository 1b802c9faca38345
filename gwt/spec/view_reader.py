"""Reads a view back into a state, as its seat sees it.

Pictures and summaries get it and nothing else of a game, so they cannot show more than the view; and they
read its fields, which a type checker knows. Instead of each thing that is hidden lies `HIDDEN`.
"""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import NOTHING, Factory, fields, frozen

from gwt.json_types import JsonObject
from gwt.kernel import Premise
from gwt.kernel.shape import Visibility, fields_of
from gwt.memory_cache import bounded_cache
from gwt.packs import Pack, cached_in_pack
from gwt.spec.game_play import ValueNames
from gwt.spec.registry import game_kind


def state_from_view(pack: Pack, stated: Mapping[str, Any]) -> Any:
    """Returns the state that a view describes, or a position in full.

    It has neither rules nor a generator: it is for looking at, and cannot be played.
    """
    players = len(stated["seats"])

    def reader() -> ViewReader:
        # The class of the states of a game, and the names in them, are those of any of its states.
        play = game_kind(pack.manifest.game).play
        return ViewReader.of(pack, play.first_state(pack, Premise("", (), players, 0, play.setups[0])))

    return cached_in_pack(pack, (ViewReader, players), reader).state(stated)


@frozen(eq=False)
class ViewReader:
    """A reader of the views of a pack with a number of players."""

    kind: Any
    names: ValueNames
    effect: Callable[..., Any]
    """Reads expressions."""
    beside: Mapping[str, object]
    """The fields of the state that are no part of the position: the board, and empty caches."""

    @classmethod
    def of(cls, pack: Pack, state: Any) -> "ViewReader":
        play, beside = game_kind(pack.manifest.game).play, JsonObject()
        board = play.board(pack)
        for field in fields(type(state)):
            if getattr(state, field.name) is board:
                beside[field.name] = board
            elif isinstance(field.default, Factory) and field.metadata.get("shared"):  # type: ignore[arg-type]
                beside[field.name] = field.default.factory()
        return cls(type(state), play.names(pack, state), pack.parser.effect, beside)

    def state(self, stated: Mapping[str, Any]) -> Any:
        state = self.part(self.kind, stated)
        for name, value in self.beside.items():
            setattr(state, name, value)
        return state

    def part(self, kind: Any, written: Mapping[str, object]) -> Any:
        part = kind.__new__(kind)
        for name, value in _unshown(kind).items():
            setattr(part, name, value)
        for field in fields_of(kind):
            if not field.inside:
                read = field.shape.read if field.seen is Visibility.BY_ALL else field.shape.read_seen
                is_absent = field.seldom and field.key not in written
                setattr(part, field.name, field.default if is_absent else read(written[field.key], self))
        return part


@bounded_cache(64)
def _unshown(kind: type) -> JsonObject:
    """The values that the fields of a class have at first which no view shows."""
    names = {field.name for field in fields_of(kind) if field.inside}
    unshown = [attr for attr in fields(kind) if attr.name in names or attr.metadata.get("transient")]
    return {
        attr.name: attr.default
        for attr in unshown
        if not (attr.default is NOTHING or hasattr(attr.default, "factory"))
    }
