"""Views: the part of a state that one seat may see, from the visibility that each field declares."""

import json
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_origin

import attrs
from attrs import evolve, frozen

from gwt.dsl import Effect
from gwt.kernel import TASK, Copied, State
from gwt.kernel.declare import Seen, made_function
from gwt.packs import Pack
from gwt.play.position import fields_of
from gwt.spec import Spelling

if TYPE_CHECKING:
    from gwt.picture import Picture


@frozen
class View:
    """A state as one seat sees it: the fields of a position, with counts in place of hidden lists.

    Two states that differ only in what the seat cannot see have equal views.

    Examples:
        >>> import gwt
        >>> view = gwt.new_game(players=2, seed=1).view(0)
        >>> view.number, view.data["seats"][0]["money"]
        (1, 6)
        >>> view.data["seats"][1]["hand"]  # of another seat only the number of cards
        {'count': 4}
    """

    seat: int | None
    """The seat, from 0, or None for a spectator. In `data` seats count from 1."""
    data: dict[str, Any]
    pack: Pack
    """The content of the game."""

    @property
    def number(self) -> int | None:
        """The seat, from 1, as it is written in `data`."""
        return None if self.seat is None else self.seat + 1

    def __hash__(self) -> int:
        return hash((self.seat, self.json()))

    def picture(self, language: str | None = None) -> "Picture":
        """Returns a picture of the table as the seat sees it, with a text alternative in `language`."""
        from gwt.spec import pictures

        return pictures.position(self.pack, self.data, self.number, language)

    def evenly(self) -> "View":
        """Returns the view without the tasks of other seats.

        What another player is asked may reveal what that player holds. A server that sends only such views,
        at regular times, reveals nothing of the sort.
        """
        own = [task for task in self.data["agenda"] if task["seat"] == self.number]
        return evolve(self, data=self.data | {"agenda": own})

    def _repr_svg_(self) -> str:
        return self.picture().svg()

    def json(self) -> str:
        """Returns the view as JSON, with nothing that is hidden from the seat."""
        return json.dumps({"seen by": self.number, **self.data}, ensure_ascii=False)


Written = Mapping[str, Mapping[Any, Any]]
"""For each kind of `Called` value: its value in the state -> how it is written."""


def view(state: State, names: Written, seat: int | None) -> dict[str, Any]:
    """Returns the fields of the state that a seat may see; for hidden lists, their lengths."""
    kind: Any = type(state)
    return _writer(kind, False)(state, names, seat)


def written_names(names: Spelling) -> Written:
    """Returns how values are written, by their values in the state."""
    return {kind: {value: key for key, value in known.items()} for kind, known in names.items()}


@lru_cache(maxsize=4096)
def text_of(effect: Effect) -> str:
    """Returns the text of an effect; cached, because few effects are shown often."""
    return str(effect)


# --- writing, by code made of the declared fields -----------------------------------------------------

_Writer = Callable[[Any, Written, int | None], dict[str, Any]]


@cache
def _writer(kind: Any, own: bool) -> _Writer:
    """Generates the function that writes a part of a state; `own`: the part belongs to the viewing seat."""
    seen = {one.name: one.metadata.get("seen", Seen.BY_ALL) for one in attrs.fields(kind)}
    mixed = {one.name for one in attrs.fields(kind) if one.metadata.get("unordered")}
    scope: dict[str, Any] = {"task": _task, "counted": _counted, "first": _FIRST, "text": _as_text}
    lines = []
    for key, (name, field) in fields_of(kind).items():
        value = f"part.{name}"
        if seen[name] is Seen.BY_ALL or (seen[name] is Seen.BY_OWNER and own):
            code = _code(field, value, scope)
            lines.append(f"        {key!r}: {f'sorted({code})' if name in mixed and not own else code},")
        elif get_origin(field) in (list, tuple):
            lines.append(f"        {key!r}: counted({value}),")
    source = "\n".join(["def view(part, names, seat):", "    return {", *lines, "    }"])
    whose = "own " if own else ""
    writer: _Writer = made_function(
        source, f"<{whose}view of {kind.__module__}.{kind.__qualname__}>", scope
    )
    return writer


def _code(kind: Any, value: str, scope: dict[str, Any]) -> str:
    """Returns code for an expression that writes `value` of a type; the names it uses go into `scope`."""
    if get_origin(kind) is Annotated:
        called = kind.__metadata__[0]
        return f"task({value}, names)" if called is TASK else f"names[{called.kind!r}][{value}]"
    origin, inner = get_origin(kind) or kind, get_args(kind)
    if type(None) in inner:
        (wanted,) = (one for one in inner if one is not type(None))
        return f"None if {value} is None else {_code(wanted, value, scope)}"
    if origin in (list, tuple):
        return _code_of_list(inner[0], value, scope)
    if origin is dict:
        key, one = (_code(part, at, scope) for part, at in zip(inner, ("key", "one"), strict=True))
        # Sorted, so that equal states are written in the same way.
        order = "first" if str in get_args(inner[0])[:1] else "text"
        return f"dict(sorted([({key}, {one}) for key, one in {value}.items()], key={order}))"
    return value


def _code_of_list(kind: Any, value: str, scope: dict[str, Any]) -> str:
    if isinstance(kind, type) and issubclass(kind, Copied):
        own, other = f"own_{kind.__name__}", f"other_{kind.__name__}"
        part: Any = kind
        scope |= {own: _writer(part, True), other: _writer(part, False)}
        one = f"({own} if at == seat else {other})(one, names, seat)"
        return f"[{one} for at, one in enumerate({value})]"
    if get_origin(kind) is Annotated and kind.__metadata__[0] is not TASK:
        return f"[*map(names[{kind.__metadata__[0].kind!r}].__getitem__, {value})]"
    if get_origin(kind) in (list, tuple):
        return f"[{_code(kind, 'more', scope)} for more in {value}]"
    return f"[{_code(kind, 'one', scope)} for one in {value}]"


_FIRST = itemgetter(0)


def _as_text(item: tuple[Any, Any]) -> str:
    return str(item[0])


def _task(task: tuple[int, Effect, str], names: Written) -> dict[str, Any]:
    seat, effect, cause = task
    return {"seat": names["seat"][seat], "effect": text_of(effect), "cause": cause}


def _counted(value: Any) -> Any:
    if value and isinstance(value[0], (list, tuple)):
        return [_counted(one) for one in value]
    return {"count": len(value)}
