"""What is said to be forgone never comes about, whatever is chosen in whole games."""

import random

import pytest

import gwt
from gwt.dsl.effects import Effect, May
from gwt.kernel.history import digest_of
from gwt.spec.registry import GAMES

GAME = [pytest.param(name, seed, id=f"{name}-{seed}") for name in GAMES for seed in range(4)]


@pytest.mark.parametrize("name, seed", GAME)
def test_what_is_forgone_is_never_asked_for(name, seed):
    game, dice = gwt.new_game(3, seed, game=name, listen=False), random.Random(seed)
    while not game.over:
        before = digest_of(game.state)
        forgone = {option: game.forgone(option) for option in game.options}
        assert digest_of(game.state) == before
        for option, parts in forgone.items():
            if parts:
                for _ in range(3):
                    _follow(game.copy(), option, parts, dice)
        game.play(dice.choice(game.options))


def _follow(game: gwt.Game, option: Effect, parts: tuple[Effect, ...], dice: random.Random) -> None:
    """As far as the agenda is that of the option, and no farther than the turn."""
    waiting, level, turn = {*parts, *map(May, parts)}, len(game.state.agenda), game.state.turn
    game.play(option)
    while not game.over and game.state.turn == turn and len(game.state.agenda) >= level:
        asked = game.decision.effect
        assert asked not in waiting, f"'{option}' asks for '{asked}'\n{game.record()}"
        game.play(dice.choice(game.options))
