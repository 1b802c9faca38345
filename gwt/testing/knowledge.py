"""Faces of what seats know: taking back shows nothing new, and what all have seen is not dealt again."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from gwt import kernel, packs
from gwt.kernel.shape import MappingShape, NameShape, SequenceShape, Shape, Visibility, fields_of
from gwt.testing.faces import Moment, face

STEPS = 3
"""The choices that are followed from a decision."""
_Piles = dict[packs.KeyPath, Counter[str]]
"""The components at each place, by its path in a position."""


@face("taking back")
def taking_back(at: Moment) -> None:
    """A choice that can be taken back, which has shown its seat nothing new.

    It is made in the game and in one that the seat cannot tell apart; afterwards the seat sees the same.
    """
    game, guess = at.game.copy(), at.game.determinize(at.seat, at.number)
    option = at.drawn(1)[0]
    kernel.look_ahead(game.state, option)  # fails if something is revealed by a verb that does not say so
    game.play(option)
    guess.play(option)
    if game.can_undo and guess.can_undo:
        views = [world.view(at.seat).evenly().json() for world in (game, guess)]
        assert views[0] == views[1], f"'{option}' shows something hidden and can be taken back"


@face("seen by all")
def seen_by_all(at: Moment) -> None:
    """The components that all have seen go to a hidden place, which lie there in every deal."""
    game, dice = at.game.copy(), at.dice
    for _ in range(STEPS):
        if game.over:
            return
        before, option = _piles(game.state), dice.choice(game.options)
        game.play(option)
        if not game.can_undo:
            # Of what was drawn or shuffled meanwhile nobody can say where it came from.
            continue
        for path, components in _arrivals(before, _piles(game.state)):
            for seat in range(game.premise.players):
                if path[:2] == ("seats", seat):
                    continue
                guess = game.determinize(seat, dice.getrandbits(32))
                dealt = _piles(guess.state)[True][path]
                lost = ", ".join(sorted(components - dealt))
                assert not lost, (
                    f"all have seen {lost} go to {path} by '{option}', and seat {seat + 1} gets it again"
                )


def _arrivals(
    before: dict[bool, _Piles], after: dict[bool, _Piles]
) -> Iterator[tuple[packs.KeyPath, Counter[str]]]:
    """Yields the hidden place where components must lie that lay open before, if there is one."""
    empty: Counter[str] = Counter()
    left = sum(before[False].values(), empty) - sum(after[False].values(), empty)
    hidden = before[True], after[True]
    paths = dict.fromkeys([*hidden[0], *hidden[1]])
    gained = {path: hidden[1].get(path, empty) - hidden[0].get(path, empty) for path in paths}
    lost = sum((hidden[0].get(path, empty) - hidden[1].get(path, empty) for path in paths), empty)
    places = [path for path, components in gained.items() if components]
    if len(places) == 1:
        certain = Counter({name: number for name, number in left.items() if name not in lost})
        if components := certain & gained[places[0]]:
            yield places[0], components


def _piles(state: Any) -> dict[bool, _Piles]:
    """Returns the components of all places, of those that somebody does not see under True."""
    piles: dict[bool, _Piles] = {False: {}, True: {}}
    for path, part in [((), state), *((("seats", at), part) for at, part in enumerate(state.players))]:
        for field in fields_of(type(part)):
            if not field.aside and isinstance(field.shape, SequenceShape | MappingShape):
                components = Counter(_components(field.shape, getattr(part, field.name)))
                piles[field.seen is not Visibility.BY_ALL][(*path, field.key)] = components
    return piles


def _components(shape: Shape, value: Any) -> Iterator[str]:
    match shape:
        case NameShape():
            yield value
        case SequenceShape(of):
            for item in value:
                yield from _components(of, item)
        case MappingShape(_, of):
            for item in value.values():
                yield from _components(of, item)
