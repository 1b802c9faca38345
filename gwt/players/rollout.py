"""The player who plays on in dealt games, with another player on all seats, before it chooses."""

from collections.abc import Sequence

from attrs import define, field

from gwt.dsl.effects import Effect
from gwt.kernel.rng import step
from gwt.play.game import Game
from gwt.players.greedy import GreedyPlayer
from gwt.players.limit import turn_of
from gwt.players.player import NOTHING, Valuation, valuation, without

CANDIDATES, DEALS, TURNS = 6, 2, 10


@define(eq=False)
class RolloutPlayer:
    """Chooses by playing on in games that its seat cannot tell from the true one.

    Each decision, or the first one of each turn, is tried: the options that look best are followed in the
    same few deals, for some turns of all players, with greedy players on every seat; then the better half
    of them in further deals, until one is left. What an option comes to is the lead over the best of the
    others, as the game values it. All other choices are those of the greedy player.
    """

    rng: int
    shunned: frozenset[str] = NOTHING
    """The ids of what it leaves alone."""
    valuation: Valuation | None = None
    """Says what positions are worth; without it, the game does."""
    weights: str = ""
    """The weights of the game's valuation, by a name or the path of a file."""
    candidates: int = CANDIDATES
    """Options that are tried."""
    deals: int = DEALS
    """Games in which each is tried before the worse half is left out."""
    turns: int = TURNS
    """Of all players, for which they are played on."""
    every: bool = False
    """Whether each decision is tried, and not only the first of a turn."""
    depth: int | None = None
    """How far the greedy players look ahead when they play on."""
    width: int | None = None
    """How many options they look at there."""
    _greedy: GreedyPlayer = field(init=False)
    _turn: int = field(default=-1, init=False)

    @_greedy.default
    def _base(self) -> GreedyPlayer:
        return GreedyPlayer(self.shunned, self.valuation, self.weights)

    def choose(self, game: Game) -> Effect:
        options = without(game.state, game.options, self.shunned)
        turn = turn_of(game)
        if len(options) == 1 or (turn == self._turn and not self.every):
            return self._greedy.choose(game)
        self._turn = turn
        return self._tried(game, options)

    def _tried(self, game: Game, options: Sequence[Effect]) -> Effect:
        """The option that leads furthest on average, of those that look best."""
        likely = self._greedy.ranked(game, options)[: self.candidates]
        sums = dict.fromkeys(likely, 0.0)
        while len(likely) > 1:
            for _ in range(self.deals):
                self.rng, seed = step(self.rng)
                guess = game.determinize(game.seat, seed)
                for option in likely:
                    sums[option] += self._lead(guess.copy(), option, game.seat)
            # All that are left have been tried in the same deals, so their sums compare.
            likely = sorted(likely, key=sums.__getitem__, reverse=True)[: (len(likely) + 1) // 2]
        return likely[0]

    def _lead(self, game: Game, option: Effect, seat: int) -> float:
        """How far the seat is ahead some turns after an option."""
        game.listen = False
        last = turn_of(game) + self.turns
        game.play(option)
        players = [self._stand_in() for _ in range(game.premise.players)]
        players[seat].shunned = self.shunned
        while not game.over and turn_of(game) < last:
            game.play(players[game.seat].choose(game))
        return leads(game, valuation(game, self.valuation, self.weights))[seat]

    def _stand_in(self) -> GreedyPlayer:
        """A greedy player for a seat of a game that is played on."""
        base = GreedyPlayer(valuation=self.valuation, weights=self.weights, depth=self.depth)
        base.width = self.width or base.width
        return base


def leads(game: Game, worth: Valuation | None = None) -> list[float]:
    """How far each seat is ahead of the best of the others: in points, or before the end in worth."""
    if game.over:
        worths = [float(score.total) for score in game.scores]
    else:
        value = worth or valuation(game)
        worths = [value(game.state, seat)(game.state) for seat in range(game.premise.players)]
    best, *rest = sorted(worths, reverse=True)
    second = rest[0] if rest else 0.0
    return [one - (second if at == worths.index(best) else best) for at, one in enumerate(worths)]
