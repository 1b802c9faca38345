"""Plays a whole game, and checks every output at a share of its decisions and at its end.

At each decision the options and the tasks on the agenda are read again from their texts.
"""

import random
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from attrs import define, evolve, field, frozen

from gwt import authoring, dsl, errors, players, spec, text
from gwt.play import Game, new_game
from gwt.testing.faces import Face, FaceTiming, Moment
from gwt.testing.registry import every_face

SHARE = 0.03
"""The usual share of decisions at which a face is asked."""


PLAY = "play"
"""Stands for a face where a game itself fails: its rules, or the player of all seats."""


@frozen
class Plan:
    """A game to play, and how often outputs are checked."""

    game: str | None = None
    pack: tuple[str | Path, ...] = ()
    """Names or folders of packs; none for the game's own."""
    players: int = field(default=2, converter=errors.whole_number)
    seed: int = field(default=0, converter=errors.whole_number)
    setup: str | None = None
    player: str = "random"
    """The name of the player of all seats."""
    share: float = SHARE
    """The share of decisions at which a face is asked, from 0 to 1; slow ones are asked less often."""
    faces: tuple[Face, ...] = field(factory=every_face)

    @property
    def packs(self) -> spec.PackArgument:
        """The packs, as `new_game` takes them."""
        return list(self.pack) or None


@frozen
class Failure:
    """A face that raised an exception, or that shows a seat what it cannot know."""

    plan: Plan
    face: str
    choices: int
    """The number of choices made before."""
    seat: int
    language: str
    message: str
    where: str
    """The last lines of the traceback."""
    record: str
    """The saved game that leads there."""

    def __str__(self) -> str:
        plan = self.plan
        packs = " + ".join(map(str, plan.pack)) or "the game's own pack"
        return (
            f"{self.face}: {packs}, {plan.players} players, seed {plan.seed}, player {plan.player}, "
            f"after {self.choices} choices, seat {self.seat + 1}, '{self.language}': {self.message}\n"
            f"{self.where}\n{self.record}"
        )


@define
class TestedGame:
    """A game that has been played with its outputs checked."""

    plan: Plan
    asked: Counter[str] = field(factory=Counter)
    """The number of times that each output was checked."""
    choices: int = 0
    failures: list[Failure] = field(factory=list)
    """At most one of each face."""


def play(plan: Plan) -> TestedGame:
    """Plays a game to its end and asks the faces of its plan.

    A game that does not end, or in which the rules or the player fail, is a failure of the face `play`.

    Raises:
        UsageError: something that the plan names does not exist.
        ContentError: a pack has problems.

    Examples:
        >>> from gwt.testing import Plan, play
        >>> played = play(Plan(seed=7, share=0.0))
        >>> played.choices > 0, played.failures
        (True, [])
    """
    game = new_game(plan.players, plan.seed, game=plan.game, pack=plan.packs, setup=plan.setup)
    asking = _Asking(plan, game)
    try:
        players.play_out(game, [asking] * plan.players, play=asking.play, seed=plan.seed)
    except Exception as error:
        at = Moment(game, max(game.seat, 0), text.DEFAULT, 0)
        asking.played.failures.append(_failure(plan, PLAY, at, error))
    return asking.played


class _Asking:
    """A player of all seats, which asks the faces before it chooses."""

    def __init__(self, plan: Plan, game: Game) -> None:
        self.plan, self.game, self.played = plan, game, TestedGame(plan)
        self._player, self._events = players.player_factory(plan.player)(plan.seed), game.opening
        self._dice = random.Random(f"{plan.seed} {plan.players} {plan.pack}")
        self._languages = text.languages(game.pack)
        self._failed: set[str] = set()

    def choose(self, game: Game) -> dsl.Effect:
        authoring.assert_position_reads_back(self.game)
        for face in self.plan.faces:
            if face.when is not FaceTiming.END and self._dice.random() * face.slow < self.plan.share:
                any_seat = face.when is FaceTiming.ANY_SEAT
                self._ask(face, self._dice.randrange(self.plan.players) if any_seat else self.game.seat)
        return self._player.choose(game)

    def play(self, option: dsl.Effect) -> None:
        self._events = self.game.play(option)
        self.played.choices += 1

    def end(self, game: Game, seat: int) -> None:
        if seat:
            return
        for face in self.plan.faces:
            if face.when is FaceTiming.END and not self._dice.randrange(face.slow):
                self._ask(face, self._dice.randrange(self.plan.players))

    def _ask(self, face: Face, seat: int) -> None:
        if face.name in self._failed:
            return
        language = self._dice.choice(self._languages)
        number = self._dice.getrandbits(32)
        at = Moment(self.game, seat, language, number, self.plan.player, self._events)
        self.played.asked[face.name] += 1
        try:
            self._checked(face, at)
        except Exception as error:
            self._failed.add(face.name)
            self.played.failures.append(_failure(self.plan, face.name, at, error))

    def _checked(self, face: Face, at: Moment) -> None:
        answer = face.ask(at)
        if face.secret:
            guess = at.game.determinize(at.seat, at.number)
            other = face.ask(evolve(at, game=guess))
            assert answer == other, f"seat {at.seat + 1} is shown what it cannot know"


def _failure(plan: Plan, face: str, at: Moment, error: Exception) -> Failure:
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    where = "\n".join(f"  {call.filename}:{call.lineno} in {call.name}: {call.line}" for call in frames)
    message = f"{type(error).__name__}: {error}"
    return Failure(plan, face, len(at.game.history), at.seat, at.language, message, where, at.game.record())


PLAYERS = ("random", "greedy", "random", "random")
"""The players that make the choices, in turn: one by chance, and the strongest that is quick."""


def plan_games(
    game: str,
    combination: spec.Combination,
    games: int,
    seed: int = 0,
    share: float = SHARE,
) -> Iterator[Plan]:
    """Yields so many games of a combination for each number of players; setups and players take turns."""
    setups = spec.game_kind(game).play.setups
    for seats in combination.players:
        for number in range(games):
            yield Plan(
                game,
                combination.names,
                seats,
                seed + number,
                setups[number // len(PLAYERS) % len(setups)],
                PLAYERS[number % len(PLAYERS)],
                share,
            )
