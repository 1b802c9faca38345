"""The state as somebody sees it, made again of what a view says.

Pictures and summaries get it and nothing else of a game, so they cannot show more than the view; and they
read its fields, which a type checker knows. In the place of each thing that is hidden lies `HIDDEN`.
"""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import NOTHING, Factory, field, fields, frozen

from gwt.json_types import JsonObject
from gwt.kernel import HIDDEN, Premise
from gwt.kernel.shape import (
    EffectShape,
    EnumShape,
    Field,
    MappingShape,
    NameShape,
    NumberShape,
    OptionalShape,
    PartShape,
    SequenceShape,
    SetShape,
    Shape,
    TaskShape,
    TextShape,
    TupleShape,
    Visibility,
    fields_of,
)
from gwt.packs import Pack, cached_in_pack
from gwt.spec.play_spec import ValueNames
from gwt.spec.registry import game_kind

_Read = Callable[[Any], Any]


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
    _fields: dict[type, tuple[tuple[str, str, _Read], ...]] = field(init=False, factory=dict)
    _unshown: dict[type, Mapping[str, object]] = field(init=False, factory=dict)
    """The values that fields which no view shows have at first."""
    _absent: dict[type, Mapping[str, object]] = field(init=False, factory=dict)
    """The values of fields that views leave out where a pack has none of what they hold."""

    @classmethod
    def of(cls, pack: Pack, state: Any) -> "ViewReader":
        play, beside = game_kind(pack.manifest.game).play, JsonObject()
        board = play.board(pack)
        for one in fields(type(state)):
            if getattr(state, one.name) is board:
                beside[one.name] = board
            elif isinstance(one.default, Factory) and one.metadata.get("shared"):  # type: ignore[arg-type]
                beside[one.name] = one.default.factory()
        return cls(type(state), play.names(pack, state), pack.parser.effect, beside)

    def state(self, stated: Mapping[str, object]) -> Any:
        state = self.part(self.kind, stated)
        for name, value in self.beside.items():
            setattr(state, name, value)
        return state

    def part(self, kind: Any, stated: Mapping[str, object]) -> Any:
        if kind not in self._fields:
            visible = (attr for attr in fields_of(kind) if not attr.inside)
            self._fields[kind] = tuple([(attr.name, attr.key, self._field(attr)) for attr in visible])
            hidden = {attr.name for attr in fields_of(kind) if attr.inside}
            hidden |= {attr.name for attr in fields(kind) if attr.metadata.get("transient")}
            self._absent[kind] = {attr.name: attr.default for attr in fields_of(kind) if attr.seldom}
            self._unshown[kind] = {
                attr.name: attr.default
                for attr in fields(kind)
                if attr.name in hidden and not (attr.default is NOTHING or hasattr(attr.default, "factory"))
            }
        part = kind.__new__(kind)
        for name, value in self._unshown[kind].items():
            setattr(part, name, value)
        for name, key, read in self._fields[kind]:
            setattr(part, name, read(stated[key]) if key in stated else self._absent[kind][name])
        return part

    def _field(self, attr: Field) -> _Read:
        read = self._reader(attr.shape)
        return read if attr.seen is Visibility.BY_ALL else _or_hidden(attr.shape, read)

    def _reader(self, shape: Shape) -> _Read:
        """Returns the function that reads what `gwt.play.view` writes of a value."""
        match shape:
            case NumberShape() | TextShape():
                return _as_it_is
            case NameShape(called):
                return self.names[called].__getitem__
            case EffectShape():
                return self.effect
            case TaskShape():
                return self._task
            case EnumShape():
                return {name: value for value, name in shape.names.items()}.__getitem__
            case OptionalShape(of):
                some = self._reader(of)
                return lambda stated: None if stated is None else some(stated)
            case TupleShape(parts):
                reads = [self._reader(part) for part in parts]
                return lambda stated: tuple([read(cell) for read, cell in zip(reads, stated, strict=True)])
            case SequenceShape(of, kind) | SetShape(of, kind):
                read = self._reader(of)
                return kind if read is _as_it_is else lambda stated: kind([read(cell) for cell in stated])
            case MappingShape(of, inner):
                key, value = self._key(of), self._reader(inner)
                return lambda stated: {key(key_name): value(cell) for key_name, cell in stated.items()}
            case PartShape(kind):
                return lambda stated: self.part(kind, stated)

    def _task(self, stated: Mapping[str, object]) -> Any:
        effect = self.effect(stated["effect"], pending=True)
        return self.names["seat"][stated["seat"]], effect, stated["cause"]

    def _key(self, shape: Shape) -> _Read:
        """Returns the reader of keys, which are texts in a view that comes as JSON."""
        if isinstance(shape, NumberShape):
            return int
        if isinstance(shape, NameShape):
            names = self.names[shape.called]
            return {**{str(name): value for name, value in names.items()}, **names}.__getitem__
        return self._reader(shape)


def _as_it_is(stated: Any) -> Any:
    return stated


def _or_hidden(shape: Shape, read: _Read) -> _Read:
    """Returns the reader of a value of which a view may say only how many things it has, or nothing."""
    if not isinstance(shape, SequenceShape):
        return lambda stated: HIDDEN if stated == HIDDEN or _counts(shape, stated) else read(stated)
    kind, inner = shape.kind, _or_hidden(shape.of, read)
    return lambda stated: (
        kind([HIDDEN] * stated["count"])
        if isinstance(stated, dict)
        else kind(map(inner, stated))
        if any(isinstance(cell, dict) for cell in stated)
        else read(stated)
    )


def _counts(shape: Shape, stated: Any) -> bool:
    return isinstance(shape, TupleShape) and isinstance(stated, dict)
