"""The player who plays on in dealt games, with another player on all seats, before it chooses."""

from collections.abc import Sequence

from attrs import define, field

from gwt.dsl import Effect
from gwt.errors import whole_number
from gwt.kernel import draw_number
from gwt.packs import Pack
from gwt.play import Game
from gwt.players.game_length_limit import turn_of
from gwt.players.greedy import GreedyPlayer
from gwt.players.player import NOTHING, Valuation, valuation_for
from gwt.players.prospects import without_shunned

CANDIDATES, DEALS, TURNS = 4, 4, 10
PRIOR = 10.0
AHEAD, BROADER = 4, 16
"""The player itself looks at least so many decisions ahead, and at so many options."""


@define(eq=False)
class RolloutPlayer:
    """A player that chooses by playing on in games that its seat cannot tell from the true one.

    Each decision, or the first one of each turn, is tried: the options that look best are followed in the
    same few deals, for some turns of all players, with greedy players on every seat; then the better half
    of them in further deals, until one is left. What an option comes to is what the seat then has, as the
    game values it; `against` says how much of what the others have is taken off. A few deals say little, so
    what a greedy player who looks further ahead expects of the option counts as much as some deals do. All
    other choices are those of that player.
    """

    rng: int = field(converter=whole_number)
    shunned: frozenset[str] = NOTHING
    """The ids of what it leaves alone."""
    valuation: Valuation | None = None
    """The valuation of positions; without it, that of the game."""
    weights: str = ""
    """The weights of the game's valuation, by a name or the path of a file; by default, where the game has
    them, those for players who go for points of their own."""
    candidates: int = CANDIDATES
    """Options that are tried."""
    deals: int = DEALS
    """Games in which each is tried before the worse half is left out."""
    prior: float = PRIOR
    """As much as so many deals counts what is expected of an option without any."""
    turns: int = TURNS
    """Of all players, for which they are played on."""
    against: float = 0.0
    """The weight of the points of the best of the others against the own, 1 being the lead alone.

    Who goes for the lead hinders others and ends the game early, so if all do, all have fewer points.
    """
    every: bool = False
    """Whether each decision is tried, and not only the first of a turn."""
    depth: int | None = None
    """The depth of the greedy players that play on."""
    width: int | None = None
    """The width of their search."""
    _greedy: GreedyPlayer = field(init=False)
    _turn: int = field(default=-1, init=False)

    @_greedy.default
    def _base(self) -> GreedyPlayer:
        return GreedyPlayer(self.shunned, self.valuation, self.weights, width=BROADER)

    def unable(self, pack: Pack) -> str:
        """Returns why it cannot play the games of a pack, as `GreedyPlayer.unable` does."""
        return self._greedy.unable(pack)

    def choose(self, game: Game) -> Effect:
        options = without_shunned(game.state, game.options, self.shunned)
        self._greedy.depth = max(AHEAD, game.kind.play.search_depth)
        self._greedy.weights = self._weights(game)
        turn = turn_of(game)
        if len(options) == 1 or (turn == self._turn and not self.every):
            return self._greedy.choose(game)
        self._turn = turn
        return self._tried(game, options)

    def _tried(self, game: Game, options: Sequence[Effect]) -> Effect:
        """The option that leads furthest on average, of those that look best."""
        expected = dict(zip(options, self._greedy.worths(game, options), strict=True))
        likely = sorted(options, key=expected.__getitem__, reverse=True)[: self.candidates]
        sums = {option: self.prior * expected[option] for option in likely}
        while len(likely) > 1:
            for _ in range(self.deals):
                self.rng, seed = draw_number(self.rng)
                guess = game.determinize(game.seat, seed)
                for option in likely:
                    sums[option] += self._outcome(guess.copy(), option, game.seat)
            # All that are left have been tried in the same deals, so their sums compare.
            likely = sorted(likely, key=sums.__getitem__, reverse=True)[: (len(likely) + 1) // 2]
        return likely[0]

    def _outcome(self, game: Game, option: Effect, seat: int) -> float:
        """Returns the worth of the seat some turns after an option, less that of the best other."""
        game.listen = False
        last = turn_of(game) + self.turns
        game.play(option)
        players = [self._stand_in(game) for _ in range(game.premise.players)]
        players[seat].shunned = self.shunned
        while not game.over and turn_of(game) < last:
            game.play(players[game.seat].choose(game))
        totals = seat_values(game, valuation_for(game, self.valuation, self._weights(game)))
        return totals.pop(seat) - self.against * max(totals, default=0.0)

    def _weights(self, game: Game) -> str:
        weighing = game.kind.play.weighted_valuation
        return self.weights or ("" if weighing is None else weighing.patient)

    def _stand_in(self, game: Game) -> GreedyPlayer:
        """A greedy player for a seat of a game that is played on."""
        base = GreedyPlayer(valuation=self.valuation, weights=self._weights(game), depth=self.depth)
        base.width = self.width or base.width
        return base


def score_leads(game: Game, worth: Valuation | None = None) -> list[float]:
    """Returns the lead of each seat over the best of the others."""
    totals = seat_values(game, worth or valuation_for(game))
    best, *rest = sorted(totals, reverse=True)
    second = rest[0] if rest else 0.0
    return [total - (second if at == totals.index(best) else best) for at, total in enumerate(totals)]


def seat_values(game: Game, worth: Valuation) -> list[float]:
    """Returns the points of each seat, or before the end their worth."""
    if game.over:
        return [float(score.total) for score in game.scores]
    return [worth(game.state, seat)(game.state) for seat in range(game.premise.players)]
