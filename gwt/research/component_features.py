"""Features of components as numbers: the declarations of their entries, and not their names.

The places follow from the classes of entries, which are code, so they are the same for every pack of a
game, also for components that nobody has seen yet.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal, get_args, get_origin

from gwt import dsl, play
from gwt.packs.traversal import components_of, effects_of, entries_by_file, expression_paths, fields_by_name
from gwt.research.effect_features import verbs_of

_LEFT_OUT = ("id", "name", "many", "text", "source")

Row = tuple[tuple[int, float], ...]
"""Places within the properties, and the numbers there."""


class ComponentFeatures:
    """The properties of the components of a pack, each with its place."""

    def __init__(self, game: play.Game) -> None:
        self.labels: list[str] = ["components"]
        self._places: dict[str, int] = {}
        verbs = [kind.__name__ for kind in verbs_of(game) if dsl.is_in_content(kind)]
        self._verbs = {name: self._add(f"does {name}") for name in verbs}
        self._rows: dict[str, Row] = {}
        self._kinds: dict[str, type] = {}
        self._of_kind: dict[type, list[int]] = {}
        entries = [component.entry for component in components_of(dict(entries_by_file(game.pack.entries)))]
        for kind in dict.fromkeys(map(type, entries)):
            self._declare(kind)
        for entry in entries:
            self._kinds.setdefault(entry.id, type(entry))
            self._rows.setdefault(entry.id, tuple(self._numbers(entry)))

    def row(self, id: object) -> Row:
        """Returns the features of a component, with one that says that it is a component."""
        return ((0, 1.0), *self._rows.get(str(id), ()))

    def columns(self, ids: Iterable[object]) -> list[int]:
        """The places that components may have which are of the same classes as these."""
        kinds = dict.fromkeys(self._kinds[str(name)] for name in ids if str(name) in self._kinds)
        return sorted({0, *(place for kind in kinds for place in self._of_kind[kind])})

    def knows(self, ids: Mapping[Any, Any]) -> bool:
        """Whether most of these are components, so that what they are like stands for them."""
        return 2 * sum(name in self._rows for name in ids.values()) > len(ids)

    def _add(self, label: str) -> int:
        if label not in self._places:
            self._places[label] = len(self.labels)
            self.labels.append(label)
        return self._places[label]

    def _declare(self, kind: type) -> None:
        places = self._of_kind[kind] = []
        if any(slot is dsl.Effect for _, slot in expression_paths(kind)):
            places += self._verbs.values()
        for name, field in fields_by_name(kind).items():
            if name in _LEFT_OUT:
                continue
            hint = field.type
            if get_origin(hint) is Literal:
                for value in get_args(hint):
                    places.append(self._add(f"{kind.__name__}.{name}={value}"))
            elif hint in (int, bool):
                places.append(self._add(f"{kind.__name__}.{name}"))

    def _numbers(self, entry: object) -> Iterator[tuple[int, float]]:
        kind: type = type(entry)
        for name in fields_by_name(kind):
            value, label = getattr(entry, name), f"{kind.__name__}.{name}"
            if isinstance(value, (bool, int)):
                if label in self._places and value:
                    yield self._places[label], float(value)
            elif isinstance(value, str) and f"{label}={value}" in self._places:
                yield self._places[f"{label}={value}"], 1.0
        for _, effect in effects_of(entry):
            yield from self._verbs_of(effect)

    def _verbs_of(self, effect: dsl.Effect) -> Iterator[tuple[int, float]]:
        for node in dsl.walk_effect(effect):
            place = self._verbs.get(type(node).__name__)
            if place is not None:
                yield place, 1.0
