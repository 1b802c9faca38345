"""Measures how well analyses foretell the end of games, and fits their calibration to how games ended.

Players who are drawn for each seat play games, and an analysis says of some decisions of each game, spread
over it, how far ahead it expects every seat to be at the end. A calibration is fitted by least squares for
the leads, and by likelihood for the chances to win.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise, product
from math import log
from pathlib import Path
from random import Random

from attrs import asdict, field, frozen

from gwt.balance import Estimate, ratio
from gwt.errors import UsageError
from gwt.play import Game
from gwt.players import map_jobs, play_out, players_of_seats
from gwt.research.bounds import Bounds
from gwt.research.game_analysis import SIMULATIONS, Calibration, analyse_decision, analysis_player
from gwt.research.returns import returns_of
from gwt.research.training_config import TrainingConfig

PARTS = 10
"""Groups of chances that are compared with how often a seat has won."""
_FADES = tuple(round(0.0005 * step, 4) for step in range(-20, 81))
"""Rates that are tried."""
_LEAST, _SPREADS = (0.5, 1.0, 2.0, 3.0, 4.0, 6.0), tuple(round(0.1 * step, 1) for step in range(1, 41))
"""Points of uncertainty that are tried: those that are always left, and those of each root of a point."""


@frozen
class CalibrationPlan:
    """The plan of the games that are foretold; the same plan foretells the same ends."""

    pool: tuple[str, ...] = ("greedy",)
    """Players, with commas between them, of whom one is drawn for each seat of a game."""
    games: int = field(default=100, validator=Bounds(2))
    """The number of games."""
    setting: TrainingConfig = field(factory=TrainingConfig)
    decisions: int = field(default=10, validator=Bounds(1))
    """Decisions of a game that are looked at, spread over it."""
    simulations: int = field(default=SIMULATIONS, validator=Bounds(1))
    """Games that are played on for each decision."""
    policy: str = ""
    """The policy of the analysis; that of `expert` by default."""


@frozen
class Prediction:
    """The expectation at a decision, without a calibration, and how the game ended."""

    game: int
    """The number of the game."""
    leads: tuple[float, ...]
    """The expected lead of each seat over the best other."""
    left: float
    """Points that are still to come, see `DecisionAnalysis.left`."""
    ended: tuple[float, ...]
    """The lead of each seat at the end."""
    won: tuple[float, ...]
    """The part of the victory of each seat."""


@frozen
class Decile:
    """A tenth of the chances, from the lowest to the highest."""

    said: float
    """The chance to win, on average."""
    won: float
    """The part of them in which the seat won."""
    seats: int
    """The number of the chances."""


@frozen
class CalibrationReport:
    """The measure of a calibration by games."""

    games: int
    decisions: int
    slope: Estimate
    """Points of the lead at the end for each point that was expected, with the interval by games."""
    deciles: tuple[Decile, ...]
    log_loss: float
    """The mean negative logarithm of the chance that was said of who won."""

    @property
    def calibration_error(self) -> float:
        """The distance of victories from the chances, on average of the tenths."""
        whole = sum(decile.seats for decile in self.deciles)
        return sum(abs(decile.said - decile.won) * decile.seats for decile in self.deciles) / whole


def predict_games(plan: CalibrationPlan, jobs: int = 1) -> Iterator[tuple[Prediction, ...]]:
    """Yields what was foretold in each game, as it has been played.

    Raises:
        UsageError: numpy is missing, or the plan asks for something that does not exist.
    """
    plan.setting.check(*plan.pool)
    for _, decisions in map_jobs(partial(_game, plan), range(plan.games), jobs):
        yield decisions


def _game(plan: CalibrationPlan, number: int) -> tuple[Prediction, ...]:
    game = plan.setting.new_game(number)
    chance = Random(f"{plan.setting.seed} {number}")
    names = [chance.choice(plan.pool) for _ in range(game.premise.players)]
    play_out(game, players_of_seats(names, len(names), number, trusted=True), seed=number)
    ended, won = returns_of(game, "margin"), returns_of(game, "share")
    player = analysis_player(game, plan.policy, plan.simulations, seed=number)
    places, again, decisions = _spread(game, plan.decisions, chance), game.copy_at_start(), []
    again.listen = False
    for at, chosen in enumerate(game.history):
        if at in places:
            estimate = analyse_decision(again, chosen, player)
            decisions.append(Prediction(number, estimate.leads, estimate.left, ended, won))
        again.play(chosen)
    return tuple(decisions)


def _spread(game: Game, many: int, chance: Random) -> frozenset[int]:
    """Some decisions of a game, one by chance of each part of it."""
    again, places = game.copy_at_start(), []
    again.listen = False
    for at, chosen in enumerate(game.history):
        if len(again.options) > 1 and again.seat not in game.opponents:
            places.append(at)
        again.play(chosen)
    return frozenset(places[int((part + chance.random()) * len(places) / many)] for part in range(many))


def measure_calibration(cases: Sequence[Prediction], calibration: Calibration) -> CalibrationReport:
    """Returns how well a calibration foretells these games.

    Raises:
        UsageError: there are fewer than two games.
    """
    parts, wholes = defaultdict[int, float](float), defaultdict[int, float](float)
    chances: list[tuple[float, float]] = []
    log_loss = 0.0
    for decision in cases:
        leads = calibration.lead(decision.leads, decision.left)
        for lead, ended in zip(leads, decision.ended, strict=True):
            parts[decision.game] += lead * ended
            wholes[decision.game] += lead * lead
        expected = calibration.chances(leads, decision.left)
        chances += zip(expected, decision.won, strict=True)
        log_loss += _log_loss(expected, decision.won)
    slope = ratio(list(parts.values()), list(wholes.values()))
    if slope is None:
        raise UsageError("a calibration is measured by two games or more")
    return CalibrationReport(len(parts), len(cases), slope, _deciles(chances), log_loss / len(cases))


def _deciles(chances: list[tuple[float, float]]) -> tuple[Decile, ...]:
    chances = sorted(chances)
    cuts = [len(chances) * part // PARTS for part in range(PARTS + 1)]
    groups = [chances[low:high] for low, high in pairwise(cuts) if high > low]
    return tuple(
        Decile(sum(p for p, _ in group) / len(group), sum(won for _, won in group) / len(group), len(group))
        for group in groups
    )


def _log_loss(chances: Sequence[float], won: Sequence[float]) -> float:
    return -sum(part * log(max(1e-9, chance)) for chance, part in zip(chances, won, strict=True))


def fit_calibration(cases: Sequence[Prediction], measured: str = "", loss: float = 1.0) -> Calibration:
    """Returns the calibration that foretells these games best.

    Args:
        measured: the games in words.
        loss: `Calibration.loss`, which games do not tell.

    Raises:
        UsageError: nothing was foretold.
    """
    if not any(any(decision.leads) for decision in cases):
        raise UsageError("a calibration is fitted to games in which a lead was expected")
    slope, fade = min(((_slope(cases, fade), fade) for fade in _FADES), key=lambda fit: _error(cases, *fit))
    leads = Calibration(slope=slope, fade=fade)
    expected = [(leads.lead(decision.leads, decision.left), decision) for decision in cases]

    def log_loss(spread: float, least: float) -> float:
        by = Calibration(spread=spread, least=least)
        return sum(_log_loss(by.chances(lead, decision.left), decision.won) for lead, decision in expected)

    spread, least = min(product(_SPREADS, _LEAST), key=lambda pair: log_loss(*pair))
    return Calibration(slope, fade, loss, spread, least, measured)


def _slope(cases: Iterable[Prediction], fade: float) -> float:
    """The slope of least squares at a rate."""
    by, both, squares = Calibration(fade=fade), 0.0, 0.0
    for decision in cases:
        for lead, ended in zip(by.lead(decision.leads, decision.left), decision.ended, strict=True):
            both, squares = both + lead * ended, squares + lead * lead
    return round(both / squares, 3)


def _error(cases: Iterable[Prediction], slope: float, fade: float) -> float:
    by = Calibration(slope=slope, fade=fade)
    return sum(
        (lead - ended) ** 2
        for decision in cases
        for lead, ended in zip(by.lead(decision.leads, decision.left), decision.ended, strict=True)
    )


def write_calibration(path: Path, calibration: Calibration) -> None:
    """Writes the file that lies beside a policy."""
    text = json.dumps(asdict(calibration), indent=2, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8", newline="\n")
