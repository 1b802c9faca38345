"""Checks that the text of every effect which the rules make is parsed as the same effect.

Saved games, positions, tables and scenarios hold effects as texts. An effect that a program has made, by
filling in a number, doubling, counting or narrowing, need not be one that the language can say.
"""

from collections.abc import Iterable, Iterator

from gwt import dsl, errors, kernel, packs, play

_NUMBERS = (0, 1, 3)
"""The numbers that are filled in where a number has a name."""


def made_of(effect: dsl.Effect, state: kernel.State, seat: int) -> Iterator[dsl.Effect]:
    """Yields the parts of an effect, and what the rules make of each for a seat."""
    for part in dsl.walk_effect(effect):
        yield part
        yield kernel.make_compulsory(part)
        yield from kernel.reward_tasks(part)
        yield dsl.scale_effect(part, 2)
        yield kernel.resolve_counts(state, seat, part)
        for name in dsl.free_names(part):
            yield dsl.parts_without_name(part, name) or part
            yield from (dsl.bind_name(part, name, number) for number in _NUMBERS)


def assert_position_reads_back(game: play.Game) -> None:
    """Raises `ImpossibleState` unless the options of a game and the tasks on its agenda read back."""
    assert_reads_back(game.pack, game.options, pending=False)
    assert_reads_back(game.pack, (effect for _, effect, _ in game.state.agenda))


def assert_reads_back(pack: packs.Pack, effects: Iterable[dsl.Effect], *, pending: bool = True) -> None:
    """Raises `ImpossibleState` unless each effect is the one that its text is read as.

    `pending` is for what stands on an agenda, or is a part of another effect.
    """
    right: set[dsl.Effect] = packs.cached_in_pack(pack, (__name__, pending), set)
    for effect in effects:
        if effect in right:
            continue
        try:
            again = pack.parser.effect(str(effect), pending=pending)
        except errors.ExpressionError as error:
            raise errors.ImpossibleState(
                f"'{effect}' is no text of the language: {error.message}"
            ) from None
        if again is not effect:
            raise errors.ImpossibleState(
                f"'{effect}' is read as another effect of the class {type(again).__name__}"
            )
        right.add(effect)
