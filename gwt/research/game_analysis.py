"""Says of each decision of a game how good its options were, what the choice lost, and who will win.

`analyse` yields as it goes, so that callers can show partial results and stop at any time;
`analyse_in_background` does the same in a process of its own. What they yield can be pickled, and is plain
data by `DecisionAnalysis.data`.
"""

import json
import os
from collections.abc import Generator, Iterable, Iterator, Sequence
from math import exp, sqrt
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from attrs import frozen

from gwt import dsl, errors, json_types, play, players, spec
from gwt.research import expert, policy_player, returns

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

SIMULATIONS = 160
"""Games that are played on for a decision, by default."""
EVERY = 64
"""The most options of a decision that are looked at, besides the one that was chosen."""
TURNING, MOST = 0.08, 5
"""The part of a victory that a turning point loses, and how many of them are listed."""
VERSION = 1
"""The version of the data."""


@frozen
class RatedOption:
    """An option of a decision."""

    option: dsl.Effect
    points: float
    """The expected lead of the seat over the best other at the end."""
    visits: int
    """Simulations from which that is known; the more, the surer."""


@frozen
class DecisionAnalysis:
    """The analysis of a decision in which there was a choice."""

    choice: int
    """The number of choices of the game before it."""
    turn: int
    """0 if the game does not count turns."""
    seat: int
    """From 0."""
    cause: str
    options: tuple[RatedOption, ...]
    """The best first; those that many simulations began with before the others."""
    chosen: int
    """The place of the choice among the options."""
    lost: float
    """Points of the lead that the choice is expected to cost; 0 if it is as good as the best."""
    leads: tuple[float, ...]
    """The expected lead of each seat over the best other at the end, if the best option is chosen."""
    chances: tuple[float, ...]
    """Of victory, for each seat; together 1."""
    lost_chance: float
    """The part of a victory that the choice is expected to cost."""
    early: bool = False
    """Whether the game has not gone so far that chances can be said."""
    left: float = 0.0
    """Points that all seats together are expected to gain until the end, without a search."""

    @property
    def best(self) -> RatedOption:
        return self.options[0]

    def data(self, most: int | None = None) -> json_types.JsonObject:
        """Returns it as plain data for JSON, in which seats count from 1; with the best `most` options and
        the one that was chosen, all by default."""
        places = [at for at in range(len(self.options)) if most is None or at < most or at == self.chosen]
        return {
            "choice": self.choice,
            "turn": self.turn,
            "seat": self.seat + 1,
            "cause": self.cause,
            "options": [
                [str(weighed.option), round(weighed.points, 1), weighed.visits]
                for weighed in (self.options[at] for at in places)
            ],
            "chosen": places.index(self.chosen),
            "lost": round(self.lost, 1),
            "leads": [round(lead, 1) for lead in self.leads],
            "chances": [round(chance, 3) for chance in self.chances],
            "lost_chance": round(self.lost_chance, 3),
            "early": self.early,
        }


@frozen
class Calibration:
    """The calibration of expected leads, as measured in other games."""

    slope: float = 1.0
    """Points of the lead at the end for each point that is expected when nothing is to come any more."""
    fade: float = 0.0
    """The rate at which that becomes less with each point that a seat still has to gain."""
    loss: float = 1.0
    """Points of the lead that a choice costs for each point that it seems to be worse, on average of what
    simulations and the greedy player say."""
    spread: float = 2.0
    """The uncertainty of a lead: points for each root of a point that is still to come."""
    least: float = 2.0
    """Points of uncertainty that are always left."""
    measured: str = ""
    """In which games; empty if nothing was measured."""

    def lead(self, leads: Sequence[float], left: float) -> tuple[float, ...]:
        """The lead of each seat at the end by what is expected, with so many points still to come."""
        slope = self.slope * exp(-self.fade * max(0.0, left) / len(leads))
        return tuple(slope * lead for lead in leads)

    def chances(self, leads: Sequence[float], left: float) -> tuple[float, ...]:
        """The chance of each seat to win by its lead, with so many points still to come for all."""
        scale = 2 * (self.least + self.spread * sqrt(max(0.0, left)))
        high = max(leads)
        parts = [exp((lead - high) / scale) for lead in leads]
        return tuple(weight / sum(parts) for weight in parts)


def calibration(game: spec.GameSpec, policy: str) -> Calibration:
    """Returns the calibration of a policy of a game; it lies in a file of JSON beside it.

    Raises:
        UsageError: the file cannot be read.
    """
    path = policy_player.policy_file(game, policy).with_suffix(".json")
    if not path.is_file():
        return Calibration()
    try:
        return Calibration(**json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError) as error:
        raise errors.UsageError(
            f"{path}: expected what was measured of a policy: {errors.shorten_value(str(error))}"
        ) from None


def analyse(
    game: play.Game,
    *,
    simulations: int = SIMULATIONS,
    milliseconds: float = 0.0,
    seats: Iterable[int] | None = None,
    since: int = 0,
    seed: int = 0,
    policy: str = "",
) -> Iterator[DecisionAnalysis]:
    """Yields the analysis of each decision of a game by the player `expert`, from the first to the last.

    Only what the seat to act sees counts, as in its own games. The game is left as it is.

    Args:
        game: a game that is over or not.
        simulations: games that are played on for a decision.
        milliseconds: of the processor for a decision, instead of a number of simulations.
        seats: those whose decisions are looked at, from 0; all by default.
        since: choices that are passed over, such as those that have been looked at before.
        seed: of what the search does by chance; with a number of simulations the same seed says the same.
        policy: the name of a policy by which the search goes, or the path of its file; by default the one
            by which `expert` goes.

    Raises:
        UsageError: there is no such seat, no budget, or no such policy for the game.
    """
    player = analysis_player(game, policy, simulations, milliseconds, seed)
    players = game.premise.players
    looked_at = frozenset(
        errors.seat_number(seat, players) for seat in (range(players) if seats is None else seats)
    )
    return _appraisals(game, player, looked_at, since, calibration(game.kind, policy))


def analysis_player(
    game: play.Game, policy: str, simulations: int = SIMULATIONS, milliseconds: float = 0.0, seed: int = 0
) -> expert.ExpertPlayer:
    """Returns the player who judges every option of a game. Raises `UsageError` as `analyse` does."""
    player = expert.ExpertPlayer(
        policy=policy,
        rng=seed,
        simulations=simulations,
        milliseconds=milliseconds,
        candidates=EVERY,
        sure=float("inf"),
        # What a choice lost and the chances are measured by searches of this kind.
        thorough=False,
    )
    if reason := player.unable(game.pack):
        raise errors.UsageError(reason)
    return player


def _appraisals(
    game: play.Game, player: expert.ExpertPlayer, seats: frozenset[int], since: int, measured: Calibration
) -> Iterator[DecisionAnalysis]:
    again = game.copy_at_start()
    again.listen = False
    for at, chosen in enumerate(game.history):
        if at >= since and again.seat in seats and len(again.options) > 1:
            yield analyse_decision(again, chosen, player, measured)
        again.play(chosen)


def analyse_decision(
    game: play.Game, chosen: dsl.Effect, player: expert.ExpertPlayer, measured: Calibration = Calibration()
) -> DecisionAnalysis:
    """Returns a player's estimates for a choice; its `candidates` are set to the number of the options.

    Raises `UsageError` as `analyse` does.
    """
    # All its simulations, however few options there are.
    player.candidates = min(EVERY, len(game.options))
    worths = player.worths(game, kept=(chosen,))
    # An option that was soon left out may look better than it is by luck.
    sure = max(worth.visits for worth in worths.values())
    order = sorted(worths, key=lambda option: (worths[option].visits * 2 <= sure, -worths[option].points))
    best, seat = worths[order[0]], game.seat
    # The search adds what the simulations say and, so many times, what the greedy player expects.
    scale = measured.loss / (1 + player.advice)
    behind = {option: max(0.0, best.points - worths[option].points) * scale for option in order}
    lost = behind[chosen]
    # Nothing is read of what the seat may not see.
    guess = player.guess(game)
    left = to_come(guess, player)
    leads = measured.lead(best.leads or player.leads(guess), left)
    chances = measured.chances(leads, left)
    after = [lead - lost if at == seat else lead for at, lead in enumerate(leads)]
    if len(after) == 2:
        after[1 - seat] += lost
    return DecisionAnalysis(
        choice=len(game.history),
        turn=players.turn_of(game),
        seat=seat,
        cause=game.decision.cause,
        options=tuple(RatedOption(move, leads[seat] - behind[move], worths[move].visits) for move in order),
        chosen=order.index(chosen),
        lost=lost,
        leads=leads,
        chances=chances,
        lost_chance=max(0.0, chances[seat] - measured.chances(after, left)[seat]),
        early=not game.kind.play.can_judge(game.state),
        left=left,
    )


def to_come(game: play.Game, player: expert.ExpertPlayer) -> float:
    """Points that all seats together are expected to gain until the end of a game, by that which judges
    positions; 1 where that foresees no points."""
    totals = player.totals(game)
    if totals is None:
        return 1.0
    return max(0.0, sum(totals) - sum(returns.returns_of(game, "points")))


@frozen
class SeatSummary:
    """The summary of a seat's choices."""

    seat: int
    decisions: int
    """In which there was a choice."""
    agreed: int
    """Decisions in which the best option was taken."""
    lost: float
    """Points of the lead, all together."""
    lost_chance: float
    """Parts of a victory, all together."""


def seat_summaries(appraisals: Sequence[DecisionAnalysis]) -> tuple[SeatSummary, ...]:
    """Returns the summary of choices of each seat that has decisions."""
    summaries = []
    for seat in sorted({estimate.seat for estimate in appraisals}):
        estimates = [estimate for estimate in appraisals if estimate.seat == seat]
        summaries.append(
            SeatSummary(
                seat,
                len(estimates),
                sum(estimate.chosen == 0 for estimate in estimates),
                sum(estimate.lost for estimate in estimates),
                sum(estimate.lost_chance for estimate in estimates),
            )
        )
    return tuple(summaries)


def turning_points(
    appraisals: Iterable[DecisionAnalysis], most: int = MOST
) -> tuple[DecisionAnalysis, ...]:
    """The choices that lost the largest parts of a victory, in the order in which they were made.

    None of them is so early that chances cannot be said.
    """
    costly = [estimate for estimate in appraisals if estimate.lost_chance >= TURNING and not estimate.early]
    costly.sort(key=lambda estimate: -estimate.lost_chance)
    return tuple(sorted(costly[:most], key=lambda estimate: estimate.choice))


def analysis_data(
    game: play.Game, appraisals: Sequence[DecisionAnalysis], most: int | None = None
) -> json_types.JsonObject:
    """Returns an analysis as plain data for JSON, in which seats count from 1.

    With the best `most` options of each decision and the one that was chosen, all by default.
    """
    return {
        "version": VERSION,
        "game": game.premise.game,
        "pack": game.premise.pack,
        "players": game.premise.players,
        "choices": len(game.history),
        "decisions": [estimate.data(most) for estimate in appraisals],
        "turning_points": [estimate.choice for estimate in turning_points(appraisals)],
        "seats": [
            {
                "seat": account.seat + 1,
                "decisions": account.decisions,
                "agreed": account.agreed,
                "lost": round(account.lost, 1),
                "lost_chance": round(account.lost_chance, 3),
            }
            for account in seat_summaries(appraisals)
        ],
    }


def analyse_in_background(record: str, **arguments: Any) -> Generator[DecisionAnalysis]:
    """Yields what `analyse` does of a saved game, from a process of its own that leaves the processor to
    others; who closes the generator, or lets go of it, stops the process.

    Args:
        record: the text of the saved game, as `Game.record` returns it.
        arguments: the arguments of `analyse`; besides, `pack` as in `load_game`.

    Raises:
        GwtError: as `analyse` does, or the text is not a saved game.
    """
    context = get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_send, args=(sender, record, arguments), daemon=True)
    process.start()
    sender.close()
    try:
        while (message := receiver.recv()) is not None:
            if isinstance(message, errors.GwtError):
                raise message
            yield message
    except EOFError:
        process.join()
        raise AssertionError(f"the process of an analysis has died: {process.exitcode}") from None
    finally:
        process.kill()
        process.join()
        receiver.close()


def _send(sender: "Connection", record: str, arguments: json_types.JsonObject) -> None:
    if hasattr(os, "nice"):
        os.nice(19)
    rest = dict(arguments)
    try:
        for estimate in analyse(play.loads(record, pack=rest.pop("pack", None), listen=False), **rest):
            sender.send(estimate)
    except errors.GwtError as error:
        sender.send(error)
        return
    sender.send(None)
