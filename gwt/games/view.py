"""What one seat may see of a game, from the visibility that each field of the state declares."""

import json
from typing import TYPE_CHECKING, Any

import attrs
from attrs import frozen

from gwt.games.playing import Names
from gwt.games.position import fields_of, shown
from gwt.kernel.state import Copied, Seen, State
from gwt.packs.pack import Pack

if TYPE_CHECKING:
    from gwt.picture import Picture


@frozen
class View:
    """A state as one seat sees it: the words of a position, with numbers for what is hidden.

    Two states that differ only in what the seat cannot see have equal views.
    """

    seat: int
    """From 0; in `data`, as in all that is written, seats count from 1."""
    data: dict[str, Any]
    pack: Pack
    """What is played."""

    def picture(self) -> "Picture":
        """The table as the seat sees it; it writes itself as SVG."""
        from gwt.games import picture

        return picture.view(self)

    def _repr_svg_(self) -> str:
        return self.picture().svg()

    def json(self) -> str:
        """The view as JSON; nothing in it is hidden from the seat."""
        return json.dumps({"seen by": self.seat + 1, **self.data}, ensure_ascii=False)


def view(state: State, names: Names, seat: int) -> dict[str, Any]:
    """The fields of the state that a seat may see; of hidden lists, how long they are."""
    return _masked(state, shown(state, names), seat, None)


def _masked(part: Any, written: dict[str, Any], seat: int, owner: int | None) -> dict[str, Any]:
    """`owner` is the seat whose part of the state this is."""
    seen = {one.name: one.metadata.get("seen", Seen.BY_ALL) for one in attrs.fields(type(part))}
    masked: dict[str, Any] = {}
    for key, (name, _) in fields_of(type(part)).items():
        value = getattr(part, name)
        if seen[name] is Seen.BY_NOBODY or (seen[name] is Seen.BY_OWNER and owner != seat):
            if isinstance(value, (list, tuple)):
                masked[key] = _counted(value)
        elif isinstance(value, list) and value and isinstance(value[0], Copied):
            masked[key] = [
                _masked(one, own, seat, at)
                for at, (one, own) in enumerate(zip(value, written[key], strict=True))
            ]
        else:
            masked[key] = written[key]
    return masked


def _counted(value: Any) -> Any:
    if value and isinstance(value[0], (list, tuple)):
        return [_counted(one) for one in value]
    return {"count": len(value)}
