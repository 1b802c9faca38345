"""Whole games of a pack under the law of the language."""

import random
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from attrs import evolve

import gwt
from gwt.authoring.appearance_check import assert_position_reads_back
from gwt.packs.pack import Pack
from gwt.spec.game_spec import GameSpec
from gwt.spec.registry import game_kind
from tests.great_western.invariants import check_any_pack
from tests.great_western.soak import SOAK as WESTERN
from tests.holding import explained
from tests.pacific_rails.soak import SOAK as RAILS
from tests.soaking import Soak

SOAKS: dict[str, Soak] = {
    "great-western-trail": evolve(WESTERN, check=check_any_pack),
    "pacific-rails": RAILS,
}
MANNERS = ("at random", "seldom done")
LONGEST = 10
"""Seconds of the processor for one game, which takes a few hundredths of one, unless a step has no end."""
BEGINNING = 60
"""Choices of the next game of a campaign."""


def kinds() -> list[GameSpec]:
    return [game_kind(name) for name in SOAKS]


def play_out(pack: Pack, game: str, seed: int, players: int = 2) -> None:
    """Plays a game to its end, and the beginning of the next one of a campaign.

    Raises:
        AssertionError: the law is broken, with the record that leads there.
    """
    soak, dice = SOAKS[game], random.Random(seed)
    started = gwt.new_game(players=players, seed=seed, game=game, pack=pack, listen=False)
    if seed % 2:
        soak.advance(started, random.Random(seed))
        started.restart_here()
    manner = MANNERS[seed // 2 % len(MANNERS)]
    with _stopped_after(LONGEST, lambda: f"a step without end\n{explained(started)}"):
        _play(started, soak, dice, manner)
        assert started.over, f"the game does not end\n{explained(started)}"
        soak.check(started)
        scores = started.scores
        number, games = started.chapter or (1, 1)
        if number < games:
            _play(gwt.next_game(started, seed, listen=False), soak, dice, manner, BEGINNING)
    assert len(scores) == players


def play_beginning(pack: Pack, game: str, seed: int, players: int = 2) -> None:
    """Plays some choices of a game, and looks at it once a turn of everybody and at the end.

    Raises:
        AssertionError: the law is broken, with the record that leads there.
    """
    soak, dice = SOAKS[game], random.Random(seed)
    started = gwt.new_game(players=players, seed=seed, game=game, pack=pack, listen=False)
    with _stopped_after(LONGEST, lambda: f"a step without end\n{explained(started)}"):
        for at in range(BEGINNING):
            if started.over:
                return
            if at % (BEGINNING // 2) == 0:
                soak.check(started)
            if at % 5 == 0:
                assert_position_reads_back(started)
            soak.play(started, soak.chosen(started, dice, MANNERS[0]))
        soak.check(started)


def _play(game: gwt.Game, soak: Soak, dice: random.Random, manner: str, most: int = 20_000) -> None:
    """Plays a game to its end, or at most so many choices."""
    turn = -1
    for _ in range(most):
        if game.over:
            return
        if game.state.turn != turn:
            turn = game.state.turn
            soak.check(game)
        assert_position_reads_back(game)
        soak.play(game, soak.chosen(game, dice, manner))


@contextmanager
def _stopped_after(seconds: int, said: Callable[[], str]) -> Iterator[None]:
    def stop(number: int, frame: FrameType | None) -> None:
        raise AssertionError(said())

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
