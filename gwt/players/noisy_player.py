"""The player who looks for the best as the greedy player does, and misjudges what it finds."""

from math import log

from attrs import define, field

from gwt import dsl, errors, kernel, packs, play
from gwt.players import greedy, player, prospects

POINTS = 3.0
_PARTS = 1 << 64
"""As many numbers a generator may draw."""


@define(eq=False)
class NoisyPlayer:
    """A player that chooses as if each option were worth some points more or less than it is, by chance.

    Slight mistakes are common and bad ones are rare. The same seed makes the same mistakes.
    """

    rng: int = field(converter=errors.whole_number)
    shunned: frozenset[str] = player.NOTHING
    """The ids of what it leaves alone."""
    points: float = POINTS
    """An option that is so many points worse than another is chosen a third as often (1 to e)."""
    weights: str = ""
    """The weights of the game's valuation, by a name or the path of a file."""
    depth: int | None = None
    """The depth of its search in own decisions; by default that of the game."""
    _greedy: greedy.GreedyPlayer = field(init=False)

    @_greedy.default
    def _base(self) -> greedy.GreedyPlayer:
        return greedy.GreedyPlayer(self.shunned, weights=self.weights, depth=self.depth)

    def unable(self, pack: packs.Pack) -> str:
        """Returns why it cannot play the games of a pack, as `GreedyPlayer.unable` does."""
        return self._greedy.unable(pack)

    def choose(self, game: play.Game) -> dsl.Effect:
        options = prospects.without_shunned(game.state, game.options, self.shunned)
        if len(options) == 1:
            return options[0]
        seeming = [worth + self.points * self._error() for worth in self._greedy.worths(game, options)]
        return options[seeming.index(max(seeming))]

    def _error(self) -> float:
        """A number by chance, of Gumbel's distribution."""
        self.rng, number = kernel.draw_number(self.rng)
        return -log(-log((number + 0.5) / (_PARTS + 1)))
