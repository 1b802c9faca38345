"""The player who chooses by chance."""

from collections.abc import Sequence

from attrs import define, field

from gwt.dsl import Effect
from gwt.errors import whole_number
from gwt.kernel import random_below
from gwt.play import Game
from gwt.players.player import NOTHING
from gwt.players.prospects import without_shunned


@define
class RandomPlayer:
    """A player that chooses each option with the same probability."""

    rng: int = field(converter=whole_number)
    """The seed at first: players of the same one choose alike."""
    shunned: frozenset[str] = NOTHING
    """The ids of what it leaves alone."""

    def choose(self, game: Game) -> Effect:
        options: Sequence[Effect] = game.options
        if self.shunned:
            options = without_shunned(game.state, options, self.shunned)
        return options[random_below(self, len(options))]
