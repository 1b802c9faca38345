"""The player who searches by what a policy has learned and what the game's valuation says, in dealt games.

The options of which the policy and the greedy player expect most are tried in games that the seat cannot
tell from the true one: each is played there, the policy plays on for all seats for some turns, and the
valuation, the value of the policy or both say what that comes to. As the budget is spent, the worse half
is left out again and again, until two are compared.

With seconds instead of milliseconds more simulations of that kind say little more: their results hardly
differ from deal to deal. So then the greedy player who looks far ahead plays on for all seats, for more
turns, and options race against each other.
"""

from collections.abc import Callable, Collection, Mapping, Sequence

from attrs import define, field

from gwt.dsl import Effect
from gwt.errors import UsageError, whole_number
from gwt.kernel import draw_number
from gwt.packs import Pack
from gwt.play import Game
from gwt.players import (
    Experience,
    GreedyPlayer,
    missing_weights_message,
    seat_values,
    turn_of,
    valuation_for,
    without_shunned,
)
from gwt.research import option_search
from gwt.research.lazy_numpy import import_numpy
from gwt.research.policy import PolicyForGame
from gwt.research.policy_player import GUIDES, PolicyPlayer, policy_of
from gwt.research.returns import leads_of_totals, returns_of
from gwt.spec import GameSpec, game_kind

CANDIDATES, SIMULATIONS, TURNS = 6, 80, 2
PRIOR, ADVICE, SURE = 0.5, 2.0, 6.0
DEPTH, WIDTH, FINER = 4, 16, 5
STANDING = 40.0
"""Points of a lead for which a standing of 1 is taken."""
BRIEF = (1, 4, 3)
"""Depth, width and finer choices of the greedy players who play on with a pack that is new to a policy."""
THOROUGH = 1000.0
"""Milliseconds for a decision from which on a search is thorough."""
ROUNDS = 3
"""Turns of each seat for which a game is played on in a thorough search."""
CARRIED = 0.5
"""The part of what was expected of an option that counts in a thorough search."""
ERRORS, DEALS = 2.0, 24
"""Standard errors by which an option is behind that is left out of a race, and the most deals of a race:
options that are still level then are equally good."""
LONGEST = 400
"""Choices after which a simulation ends even if no turn does, in a pack with a turn that goes on and on."""


@define(eq=False)
class ExpertPlayer(PolicyPlayer):
    """A player that chooses by a search that a policy and a valuation guide, as this module describes.

    By a number of simulations its choices follow from its seed; by time they do not.
    """

    policy: str = ""
    """The name of a policy of the game, or the path of a file that ends in `.npz`; by default `quick`, or
    `learned` in a game without it."""
    rng: int = field(default=0, converter=whole_number)
    simulations: int = SIMULATIONS
    """Games that are played on for a decision in which `candidates` options are tried; for fewer options
    they are as many less, and for a single one none."""
    milliseconds: float = 0.0
    """Of the processor, for one decision, instead of a number of simulations; 0 for that number."""
    candidates: int = CANDIDATES
    """Options that are tried, of those of which most is expected."""
    thorough: bool | None = None
    """Whether the greedy player plays on instead of the policy, and options race against each other; by
    default from one second for a decision on, in a game with weights for its valuation."""
    turns: int | None = None
    """Of all players, for which a game is played on; by default 2, and in a thorough search 3 of each."""
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
        if reason := PolicyPlayer.unable(self, pack) or missing_weights_message(pack, self.weights):
            return reason
        needed = self._share(kind) > 0 and policy_of(kind, self.policy).value is None
        return self._without_value() if needed else ""

    def experience(self, pack: Pack) -> Experience:
        """Returns what its policy has learned from, and nothing where the valuation alone judges: there it
        plays games that the policy has not met as well. Raises `UsageError` if there is no such policy."""
        experience = PolicyPlayer.experience(self, pack)
        return experience if self._share(game_kind(pack.manifest.game)) else frozenset()

    def begin(self, game: Game, seat: int, seed: int) -> None:
        """Takes the seed of its deals; what it has read of the policy is kept."""
        self.rng = seed

    def choose(self, game: Game) -> Effect:
        """One of the options. Raises `UsageError` as `worths` does."""
        options = without_shunned(game.state, game.options, self.shunned)
        if len(options) == 1:
            return options[0]
        return option_search.best_estimates(self.worths(game, options))[0]

    def estimates(self, game: Game) -> Mapping[Effect, float]:
        """Returns the expected lead at the end behind each option that was tried to the end, the best
        first. Raises `UsageError` as `worths` does."""
        worths = self.worths(game, without_shunned(game.state, game.options, self.shunned))
        return {option: worths[option].points for option in option_search.best_estimates(worths)}

    def worths(
        self, game: Game, options: Sequence[Effect] | None = None, kept: Collection[Effect] = ()
    ) -> dict[Effect, option_search.SearchEstimate]:
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
        budget = option_search.Budget(
            max(1, self.simulations * len(trials) // self.candidates), self.milliseconds
        )
        if len(trials) > 1:
            search = self._race if self._is_thorough(game.kind) else self._halve
            search(game, trials, budget, kept)
        return {option: trial.worth for option, trial in trials.items()}

    def _halve(
        self,
        game: Game,
        trials: dict[Effect, option_search.Candidate],
        budget: option_search.Budget,
        kept: Collection[Effect],
    ) -> None:
        """Adds the results of simulations played on by the policy, until the budget is spent."""
        applied = self._of(game)
        turns = TURNS if self.turns is None else self.turns
        while (spent := budget.fraction_spent()) < 1:
            guess = self.guess(game)
            for option in option_search.halve_candidates(trials, spent, kept):
                now = guess.copy()
                knows = self._knows(applied, now)
                going_on = applied.best if knows else self._stand_ins(now, *BRIEF)
                trials[option].add(self._outcome(now, option, turns, going_on))
                budget.used += 1

    def _race(
        self,
        game: Game,
        trials: dict[Effect, option_search.Candidate],
        budget: option_search.Budget,
        kept: Collection[Effect],
    ) -> None:
        """Adds the results of simulations played on by the greedy player, until one option is surely the
        best or the budget is spent."""
        for trial in trials.values():
            trial.prior *= CARRIED
        turns = ROUNDS * game.premise.players if self.turns is None else self.turns
        left = trials
        for _ in range(DEALS):
            guess, ends = self.guess(game), list[Sequence[float]]()
            for option in left:
                if budget.fraction_spent() >= 1:
                    # Options compare by the deals in which all of them were tried.
                    return
                now = guess.copy()
                going_on = self._stand_ins(now, self._depth(now), self.width, FINER)
                ends.append(self._outcome(now, option, turns, going_on))
                budget.used += 1
            for trial, leads in zip(left.values(), ends, strict=True):
                trial.add(leads)
            left = option_search.race_candidates(left, ERRORS, kept)
            if len(left) == 1:
                return

    def _expected(self, applied: PolicyForGame, game: Game, options: Sequence[Effect]) -> "list[float]":
        """Returns the prior of each option in points; 0 is the best."""
        met = self._met(applied, game)
        expected = self.prior * applied.scores(game, options) if met else import_numpy().zeros(len(options))
        if self.advice:
            expected += self.advice * import_numpy().array(self._adviser(game).worths(game, options))
        priors: list[float] = (expected - expected.max()).tolist()
        return priors

    def _met(self, applied: PolicyForGame, game: Game) -> bool:
        """Whether the policy was trained in such games, as far as its file says."""
        lived = applied.policy.experience
        return not lived or (game.pack.name, game.premise.players) in lived

    def _knows(self, applied: PolicyForGame, game: Game) -> bool:
        """Whether the policy was trained with the pack, if with other numbers of players."""
        lived = applied.policy.experience
        return not lived or game.pack.name in {pack for pack, _ in lived}

    def _adviser(self, game: Game) -> GreedyPlayer:
        weights = self._weights(game.kind)
        return GreedyPlayer(self.shunned, weights=weights, depth=self._depth(game), width=self.width)

    def _depth(self, game: Game) -> int:
        return max(self.depth, game.kind.play.search_depth)

    def _is_thorough(self, game_spec: GameSpec) -> bool:
        if self.thorough is not None:
            return self.thorough
        return self.milliseconds >= THOROUGH and self._share(game_spec) == 0

    def _weights(self, game_spec: GameSpec) -> str:
        weighing = game_spec.play.weighted_valuation()
        return self.weights or ("" if weighing is None else weighing.patient)

    def _share(self, game_spec: GameSpec) -> float:
        """The weight of the value of the policy where a simulation ends."""
        if self.foresight is not None:
            return self.foresight
        return float(game_spec.play.weighted_valuation() is None)

    def _trials(
        self, game: Game, expected: "list[float]", options: Sequence[Effect], kept: Collection[Effect]
    ) -> dict[Effect, option_search.Candidate]:
        by_worth = sorted(range(len(options)), key=lambda at: -expected[at])
        likely = [at for at in by_worth[: self.candidates] if expected[at] >= -self.sure]
        likely += [at for at in by_worth if at not in likely and options[at] in kept]
        return {options[at]: option_search.Candidate(expected[at], game.seat) for at in likely}

    def guess(self, game: Game) -> Game:
        """Returns a game that the seat to act cannot tell from the true one; each time another."""
        self.rng, seed = draw_number(self.rng)
        guess = game.determinize(game.seat, seed)
        guess.listen = False
        return guess

    def _outcome(self, game: Game, option: Effect, turns: int, going_on: "_Choosing") -> Sequence[float]:
        """Returns the expected lead of each seat at the end, by a game some turns after an option."""
        # An option that ends a turn would be followed for one turn more than the others.
        last = turn_of(game) + turns
        game.play(option)
        for _ in range(LONGEST):
            if game.over or turn_of(game) >= last:
                break
            options = game.options
            game.play(options[0] if len(options) == 1 else going_on(game, options))
        return self.leads(game)

    def _stand_ins(self, game: Game, depth: int, width: int, finer: int) -> "_Choosing":
        """Returns the choice of greedy players who look so far ahead, each for a seat of its own."""
        weights = self._weights(game.kind)
        players = [
            GreedyPlayer(weights=weights, depth=depth, width=width, finer=finer)
            for _ in range(game.premise.players)
        ]
        return lambda now, options: players[now.seat].choose(now)

    def leads(self, game: Game) -> tuple[float, ...]:
        """Returns how far ahead of the best other each seat is at the end, as is expected without a search:
        by the valuation of the game, by the value of the policy from what that seat sees, or by both.

        Raises:
            UsageError: there is no such policy for the game, it has no value and one is needed, or there
                are no such weights.
        """
        if game.over:
            return returns_of(game, "margin")
        share = self._share(game.kind)
        if share == 0:
            return self._valued(game)
        kind, values = self._foreseen(game)
        foreseen = (
            tuple(STANDING * worth for worth in values) if kind == "standing" else leads_of_totals(values)
        )
        if share == 1:
            return foreseen
        both = zip(self._valued(game), foreseen, strict=True)
        return tuple((1 - share) * valued + share * seen for valued, seen in both)

    def _valued(self, game: Game) -> tuple[float, ...]:
        """Returns the lead of each seat by the valuation of the game."""
        return leads_of_totals(self._worth_of_seats(game))

    def _worth_of_seats(self, game: Game) -> list[float]:
        return seat_values(game, valuation_for(game, named=self._weights(game.kind)))

    def totals(self, game: Game) -> tuple[float, ...] | None:
        """Returns what each seat is expected to come to, by that which judges positions without a search:
        the valuation of the game, or the points that the value of the policy foresees; None if it foresees
        none. A valuation may promise all seats more than they will have.

        Raises `UsageError` as `leads` does.
        """
        if self._share(game.kind) == 0:
            return tuple(self._worth_of_seats(game))
        kind, values = self._foreseen(game)
        return tuple(values) if kind == "points" else None

    def _foreseen(self, game: Game) -> tuple[str, list[float]]:
        """Returns the value of each seat, and its kind."""
        applied = self._of(game)
        value = applied.policy.value
        if value is None:
            raise UsageError(self._without_value())
        now = returns_of(game, value.kind)
        seen = (applied.coder.encode_view(game, seat) for seat in range(len(now)))
        return value.kind, [value.value_of(row, standing) for row, standing in zip(seen, now, strict=True)]

    def _without_value(self) -> str:
        name = self.policy or GUIDES[-1]
        return f"the policy '{name}' has no value; those of `examples/training` have one"


_Choosing = Callable[[Game, Sequence[Effect]], Effect]
"""A function that chooses one of the options of a game."""
