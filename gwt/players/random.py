"""The player who chooses by chance."""

from collections.abc import Sequence

from attrs import define, field

from gwt import dsl, errors, kernel, play
from gwt.players import player, prospects


@define
class RandomPlayer:
    """A player that chooses each option with the same probability."""

    rng: int = field(converter=errors.whole_number)
    """The seed at first: players of the same one choose alike."""
    shunned: frozenset[str] = player.NOTHING
    """The ids of what it leaves alone."""

    def choose(self, game: play.Game) -> dsl.Effect:
        options: Sequence[dsl.Effect] = game.options
        if self.shunned:
            options = prospects.without_shunned(game.state, options, self.shunned)
        return options[kernel.random_below(self, len(options))]
