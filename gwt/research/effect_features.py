"""Effects as numbers, by the kinds of nodes that they are made of, the names in them and their amounts."""

from array import array
from collections.abc import Iterable, Iterator
from typing import Any
from zlib import crc32

from gwt import dsl, play
from gwt.research.vector_layout import VectorLayout

AMOUNTS = 4
"""The most numbers of an effect that are observed, from the first."""
OTHERS = 8
"""Places for texts that are no names of the pack."""

Row = tuple[tuple[int, ...], tuple[float, ...]]
"""Places and the numbers there, none of them twice."""


def walk_nodes(node: dsl.Node, depth: int = 0) -> Iterator[tuple[int, dsl.Node]]:
    """Yields a node and all in it, outermost first, each with its depth; amounts and conditions are nodes
    too. What is forgone is left out: it is what the other options of the decision are about.
    """
    yield depth, node
    if isinstance(node, dsl.Done):
        return
    for value in dsl.field_values(node):
        for child in value if isinstance(value, tuple) else (value,):
            if isinstance(child, dsl.Node):
                yield from walk_nodes(child, depth + 1)


def leaf_fields(node: dsl.Node) -> Iterator[object]:
    """Yields the texts and numbers of a node itself."""
    for value in dsl.field_values(node):
        for leaf in value if isinstance(value, tuple) else (value,):
            if not isinstance(leaf, dsl.Node) and leaf is not None:
                yield leaf


def verbs_of(game: play.Game) -> list[type[dsl.Effect]]:
    """Returns the verbs of a game that its pack has a use for."""
    return list(game.kind.play.verbs_in_use(game.pack))


class EffectFeatures:
    """The features of effects of a game with a pack, each with its place."""

    def __init__(self, game: play.Game, layout: VectorLayout, prefix: str = "", named: bool = True) -> None:
        """Gives out places in a layout, under names that begin with `prefix`; for names only if `named`."""
        state = game.state
        kinds = verbs_of(game)
        names = game.kind.play.names(game.pack, state)
        # What can be counted is said by a node of its own, and spaces that are numbers by their amount.
        words = [game.pack.vocabulary[word] for word in game.pack.vocabulary if word != "count"]
        texts = dict.fromkeys(
            value
            for by_name in (*names.values(), *words)
            for value in by_name.values()
            if named and isinstance(value, str) and value and not value.isdigit()
        )
        called = [kind.__name__ for kind in kinds]
        self.start = layout.end
        self.root: dict[type, int] = _places(layout.add(f"{prefix}kind", called), kinds)
        self._within: dict[type, int] = _places(layout.add(f"{prefix}within", called), kinds)
        self._names: dict[str, int] = _places(layout.add(f"{prefix}name", texts), texts)
        self._others = layout.add(f"{prefix}other", range(OTHERS))
        self._amounts = layout.add(f"{prefix}amount", range(AMOUNTS))
        self.size = layout.end - self.start
        self._blocks: dict[dsl.Effect, array[float]] = {}
        self._rows: dict[dsl.Effect, Row] = {}

    def row(self, effect: dsl.Effect) -> Row:
        """The numbers of an effect; the same effects are asked for again and again."""
        row = self._rows.get(effect)
        if row is None:
            if len(self._rows) > _MOST:
                self._rows.clear()
            row = self._rows[effect] = self._made_row(effect)
        return row

    def block(self, effect: dsl.Effect) -> "array[float]":
        """All numbers of an effect, from the first of these places on; nobody may change them."""
        block = self._blocks.get(effect)
        if block is None:
            if len(self._blocks) > _MOST_BLOCKS:
                self._blocks.clear()
            block = self._blocks[effect] = array("f", bytes(4 * self.size))
            for place, number in zip(*self.row(effect), strict=True):
                block[place - self.start] = number
        return block

    def _made_row(self, effect: dsl.Effect) -> Row:
        numbers: dict[int, float] = {}
        amounts: list[float] = []
        for depth, node in walk_nodes(effect):
            place = (self._within if depth else self.root).get(type(node))
            if place is not None:
                numbers[place] = numbers.get(place, 0.0) + 1.0
            for value in leaf_fields(node):
                if isinstance(value, str) and value.isdigit():
                    amounts.append(float(value))
                elif isinstance(value, str):
                    place = self._names.get(value)
                    if place is None:
                        place = self._others + crc32(value.encode()) % OTHERS
                    numbers[place] = numbers.get(place, 0.0) + 1.0
                elif isinstance(value, (int, float)):
                    amounts.append(float(value))
        for at, amount in enumerate(amounts[:AMOUNTS]):
            numbers[self._amounts + at] = amount
        return tuple(numbers), tuple(numbers.values())


_MOST = 1 << 16
"""Effects whose numbers are kept."""
_MOST_BLOCKS = 1 << 12
"""Effects of which all numbers are kept, also those that are 0."""


def _places(start: int, values: Iterable[object]) -> dict[Any, int]:
    return {value: start + at for at, value in enumerate(values)}
