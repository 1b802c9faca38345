"""The player who searches by what a policy has learned and what the game's valuation says, in dealt games.

The options of which the policy and the greedy player expect most are tried in games that the seat cannot
tell from the true one: each is played there, the policy plays on for all seats for some turns, and the
valuation, the value of the policy or both say what that comes to. As the budget is spent, the worse half
is left out again and again, until two are compared (sequential halving: Karnin, Koren and Somekh, "Almost
Optimal Exploration in Multi-Armed Bandits", 2013).
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from math import ceil, log2
from time import process_time

from attrs import define, field, frozen

from gwt.dsl import Effect
from gwt.errors import UsageError
from gwt.kernel import draw_number
from gwt.packs import Pack
from gwt.play import Game
from gwt.players import Experience, GreedyPlayer, lacks_weights, turn_of, valuation, without, worths
from gwt.research.arrays import arrays
from gwt.research.policy import Applied
from gwt.research.policy_player import GUIDES, PolicyPlayer, policy_of
from gwt.research.returns import margins, returns
from gwt.spec import GameSpec, game_kind

CANDIDATES, SIMULATIONS, TURNS = 6, 80, 2
PRIOR, ADVICE, SURE = 0.5, 2.0, 6.0
DEPTH, WIDTH = 4, 16
STANDING = 40.0
"""Points of a lead for which a standing of 1 is taken."""
BRIEF = (1, 4, 3)
"""Depth, width and finer choices of the greedy players who play on with a pack that is new to a policy."""
LONGEST = 400
"""Choices after which a simulation ends even if no turn does, in a pack with a turn that goes on and on."""


@frozen
class Worth:
    """The result of a search for an option."""

    points: float
    """The expected lead of the seat over the best other at the end."""
    visits: int
    """Simulations that began with the option; the more, the surer the points."""
    leads: tuple[float, ...] = ()
    """The mean lead of each seat in the simulations alone; empty without any."""


@define
class _Trial:
    """An option that is tried."""

    prior: float
    """Points that were expected of it before, added to what the simulations say."""
    seat: int
    totals: list[float] = field(factory=list)
    """Of the leads of each seat, in all simulations."""
    visits: int = 0

    def add(self, leads: Sequence[float]) -> None:
        self.totals = (
            [sum(pair) for pair in zip(self.totals, leads, strict=True)] if self.visits else [*leads]
        )
        self.visits += 1

    @property
    def points(self) -> float:
        return self.prior + (self.totals[self.seat] / self.visits if self.visits else 0.0)

    @property
    def leads(self) -> tuple[float, ...]:
        return tuple(total / self.visits for total in self.totals)


@define(eq=False)
class ExpertPlayer(PolicyPlayer):
    """Chooses by a search that a policy and a valuation guide, as this module describes.

    By a number of simulations its choices follow from its seed; by time they do not.
    """

    policy: str = ""
    """The name of a policy of the game, or the path of a file that ends in `.npz`; by default `quick`, or
    `learned` in a game without it."""
    rng: int = 0
    simulations: int = SIMULATIONS
    """Games that are played on for a decision in which `candidates` options are tried; for fewer options
    they are as many less, and for a single one none."""
    milliseconds: float = 0.0
    """Of the processor, for one decision, in place of a number of simulations; 0 for that number."""
    candidates: int = CANDIDATES
    """Options that are tried, of those of which most is expected."""
    turns: int = TURNS
    """Of all players, for which a game is played on."""
    prior: float = PRIOR
    """Points of the lead that 1 in the score of the policy counts for; in games in which the policy was not
    trained, as its file says, its scores count nothing."""
    advice: float = ADVICE
    """The weight of a point by which the greedy player prefers one option to another."""
    sure: float = SURE
    """An option of which so many points less are expected than of the best one is not tried."""
    weights: str = ""
    """The weights by which the greedy player values positions, by a name or the path of a file; by default,
    where the game has them, those for players who go for points of their own."""
    depth: int = DEPTH
    """The depth of that player's search, in decisions of its own."""
    width: int = WIDTH
    """Options that it looks at of each decision behind the first."""
    foresight: float | None = None
    """The weight of the value of the policy where a simulation ends, from 0 to 1; what remains is the
    weight of the valuation. By default 0 in a game with weights for its valuation, and 1 in any other."""

    def __attrs_post_init__(self) -> None:
        """Raises `UsageError` if numpy is missing, or there is no budget to search by."""
        PolicyPlayer.__attrs_post_init__(self)
        if not (self.milliseconds > 0 or (self.milliseconds == 0 and self.simulations > 0)):
            raise UsageError(
                "the player 'expert' needs 'simulations' or 'milliseconds' above 0,"
                f" found {self.simulations!r} and {self.milliseconds!r}"
            )
        if self.candidates < 1:
            raise UsageError(f"the player 'expert' needs 'candidates' above 0, found {self.candidates!r}")
        if self.foresight is not None and not 0 <= self.foresight <= 1:
            raise UsageError(f"the player 'expert' needs 'foresight' from 0 to 1, found {self.foresight!r}")

    def unable(self, pack: Pack) -> str:
        """Returns why it cannot play the games of a pack: there is no such policy, it has no value and
        one is needed, or there are no such weights."""
        kind = game_kind(pack.manifest.game)
        if reason := PolicyPlayer.unable(self, pack) or lacks_weights(pack, self.weights):
            return reason
        needed = self._share(kind) > 0 and policy_of(kind, self.policy).value is None
        return self._without_value() if needed else ""

    def experience(self, pack: Pack) -> Experience:
        """Returns what its policy has learned from, and nothing where the valuation alone judges: there it
        plays games that the policy has not met as well. Raises `UsageError` if there is no such policy."""
        known = PolicyPlayer.experience(self, pack)
        return known if self._share(game_kind(pack.manifest.game)) else frozenset()

    def begin(self, game: Game, seat: int, seed: int) -> None:
        """Takes the seed of its deals; what it has read of the policy is kept."""
        self.rng = seed

    def choose(self, game: Game) -> Effect:
        """One of the options. Raises `UsageError` as `worths` does."""
        options = without(game.state, game.options, self.shunned)
        if len(options) == 1:
            return options[0]
        worths = self.worths(game, options)
        return max(worths, key=lambda option: worths[option].points)

    def estimates(self, game: Game) -> Mapping[Effect, float]:
        """Returns the expected lead at the end behind each option that was tried to the end, the best
        first. Raises `UsageError` as `worths` does."""
        worths = self.worths(game, without(game.state, game.options, self.shunned))
        most = max(one.visits for one in worths.values())
        # One that was soon left out may look better than it is by luck.
        sure = [one for one in worths if worths[one].visits * 2 > most]
        return {one: worths[one].points for one in sorted(sure, key=lambda one: -worths[one].points)}

    def worths(
        self, game: Game, options: Sequence[Effect] | None = None, kept: Collection[Effect] = ()
    ) -> dict[Effect, Worth]:
        """Returns what the search says of each option that it tries, the likeliest first.

        The points are those that were expected before the search, and the mean lead at the ends of its
        simulations. An option that is soon left out has few visits: compare the points of those that have
        many. To know something of every option, ask a player with `candidates` and `sure` as high as you
        like.

        Args:
            game: a game that is not over, which is left as it is. Only what the seat to act sees counts.
            options: those of the decision that may be tried; all of them by default.
            kept: those of them that are tried to the end, whatever is expected of them.

        Raises:
            UsageError: there is no such policy for the game, it has no value and one is needed, or there
                are no such weights.
        """
        options = game.options if options is None else options
        applied = self._of(game)
        trials = self._trials(game, self._expected(applied, game, options), options, kept)
        budget = _Budget(max(1, self.simulations * len(trials) // self.candidates), self.milliseconds)
        stages = ceil(log2(len(trials)))
        while len(trials) > 1 and (spent := budget.spent()) < 1:
            many = max(2, ceil(len(trials) / 2 ** int(spent * stages)))
            guess = self.guess(game)
            best = sorted(trials, key=lambda one: -trials[one].points)
            for option in (*best[:many], *(one for one in best[many:] if one in kept)):
                trials[option].add(self._outcome(applied, guess.copy(), option))
                budget.used += 1
        return {option: Worth(one.points, one.visits, one.leads) for option, one in trials.items()}

    def _expected(self, applied: Applied, game: Game, options: Sequence[Effect]) -> "list[float]":
        """Returns the prior of each option in points; 0 is the best."""
        met = self._met(applied, game)
        expected = self.prior * applied.scores(game, options) if met else arrays().zeros(len(options))
        if self.advice:
            expected += self.advice * arrays().array(self._adviser(game).worths(game, options))
        found: list[float] = (expected - expected.max()).tolist()
        return found

    def _met(self, applied: Applied, game: Game) -> bool:
        """Whether the policy was trained in such games, as far as its file says."""
        lived = applied.policy.experience
        return not lived or (game.pack.name, game.premise.players) in lived

    def _knows(self, applied: Applied, game: Game) -> bool:
        """Whether the policy was trained with the pack, if with other numbers of players."""
        lived = applied.policy.experience
        return not lived or game.pack.name in {pack for pack, _ in lived}

    def _adviser(self, game: Game) -> GreedyPlayer:
        depth = max(self.depth, game.kind.play.ahead)
        return GreedyPlayer(self.shunned, weights=self._weights(game.kind), depth=depth, width=self.width)

    def _weights(self, kind: GameSpec) -> str:
        weighing = kind.play.weighing
        return self.weights or ("" if weighing is None else weighing.patient)

    def _share(self, kind: GameSpec) -> float:
        """The weight of the value of the policy where a simulation ends."""
        if self.foresight is not None:
            return self.foresight
        return float(kind.play.weighing is None)

    def _trials(
        self, game: Game, expected: "list[float]", options: Sequence[Effect], kept: Collection[Effect]
    ) -> dict[Effect, _Trial]:
        by_worth = sorted(range(len(options)), key=lambda at: -expected[at])
        likely = [at for at in by_worth[: self.candidates] if expected[at] >= -self.sure]
        likely += [at for at in by_worth if at not in likely and options[at] in kept]
        return {options[at]: _Trial(expected[at], game.seat) for at in likely}

    def guess(self, game: Game) -> Game:
        """Returns a game that the seat to act cannot tell from the true one; each time another."""
        self.rng, seed = draw_number(self.rng)
        guess = game.determinize(game.seat, seed)
        guess.listen = False
        return guess

    def _outcome(self, applied: Applied, game: Game, option: Effect) -> Sequence[float]:
        """Returns the expected lead of each seat at the end, by a game some turns after an option."""
        # An option that ends a turn would be followed for one turn more than the others.
        last = turn_of(game) + self.turns
        game.play(option)
        going_on = _followed(applied) if self._knows(applied, game) else self._stand_ins(game)
        for _ in range(LONGEST):
            if game.over or turn_of(game) >= last:
                break
            options = game.options
            game.play(options[0] if len(options) == 1 else going_on(game, options))
        return self.leads(game)

    def _stand_ins(self, game: Game) -> Callable[[Game, Sequence[Effect]], Effect]:
        """Returns the choice of greedy players who look ahead but a little, each for a seat of its own."""
        weights, (depth, width, finer) = self._weights(game.kind), BRIEF
        each = [
            GreedyPlayer(weights=weights, depth=depth, width=width, finer=finer)
            for _ in range(game.premise.players)
        ]
        return lambda now, options: each[now.seat].choose(now)

    def leads(self, game: Game) -> tuple[float, ...]:
        """Returns how far ahead of the best other each seat is at the end, as is expected without a search:
        by the valuation of the game, by the value of the policy from what that seat sees, or by both.

        Raises:
            UsageError: there is no such policy for the game, it has no value and one is needed, or there
                are no such weights.
        """
        if game.over:
            return returns(game, "margin")
        share = self._share(game.kind)
        if share == 0:
            return self._valued(game)
        kind, each = self._foreseen(game)
        foreseen = tuple(STANDING * one for one in each) if kind == "standing" else margins(each)
        if share == 1:
            return foreseen
        both = zip(self._valued(game), foreseen, strict=True)
        return tuple((1 - share) * valued + share * seen for valued, seen in both)

    def _valued(self, game: Game) -> tuple[float, ...]:
        """Returns the lead of each seat by the valuation of the game."""
        return margins(self._worth_of_seats(game))

    def _worth_of_seats(self, game: Game) -> list[float]:
        return worths(game, valuation(game, named=self._weights(game.kind)))

    def totals(self, game: Game) -> tuple[float, ...] | None:
        """Returns what each seat is expected to come to, by that which judges positions without a search:
        the valuation of the game, or the points that the value of the policy foresees; None if it foresees
        none. A valuation may promise all seats more than they will have.

        Raises `UsageError` as `leads` does.
        """
        if self._share(game.kind) == 0:
            return tuple(self._worth_of_seats(game))
        kind, each = self._foreseen(game)
        return tuple(each) if kind == "points" else None

    def _foreseen(self, game: Game) -> tuple[str, list[float]]:
        """Returns the value of each seat, and its kind."""
        applied = self._of(game)
        value = applied.policy.value
        if value is None:
            raise UsageError(self._without_value())
        now = returns(game, value.kind)
        seen = (applied.coder.seen_by(game, seat) for seat in range(len(now)))
        return value.kind, [value.of(row, standing) for row, standing in zip(seen, now, strict=True)]

    def _without_value(self) -> str:
        name = self.policy or GUIDES[-1]
        return f"the policy '{name}' has no value; those that `gwt reinforce` writes have one"


def _followed(applied: Applied) -> Callable[[Game, Sequence[Effect]], Effect]:
    """Returns the choice of a policy."""
    return lambda game, options: options[int(applied.scores(game, options).argmax())]


@define
class _Budget:
    """The simulations, or the time of the processor, that a decision may take."""

    simulations: int
    milliseconds: float
    used: int = 0
    _began: float = field(factory=process_time, init=False)

    def spent(self) -> float:
        """The part of it that is spent, from 0."""
        if self.milliseconds:
            return 1000 * (process_time() - self._began) / self.milliseconds
        return self.used / self.simulations
