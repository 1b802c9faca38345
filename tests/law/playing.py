"""Whole games of a pack under the law of the language."""

import random
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from attrs import evolve

import gwt
from gwt.packs.pack import Pack
from gwt.spec.game import GameSpec
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


def kinds() -> list[GameSpec]:
    return [game_kind(name) for name in SOAKS]


def play_out(pack: Pack, game: str, seed: int, players: int = 2) -> None:
    """Plays a game to its end.

    Raises:
        AssertionError: the law is broken, with the record that leads there.
    """
    soak, dice = SOAKS[game], random.Random(seed)
    started = gwt.new_game(players=players, seed=seed, game=game, pack=pack, listen=False)
    if seed % 2:
        soak.advance(started, random.Random(seed))
        started.rebase()
    manner, turn, choices, read = MANNERS[seed // 2 % len(MANNERS)], -1, 0, pack.reader.effect
    with _stopped_after(LONGEST, lambda: f"a step without end\n{explained(started)}"):
        while not started.over:
            if started.state.turn != turn:
                turn = started.state.turn
                soak.check(started)
            for option in started.options:
                assert read(str(option)) == option, f"'{option}' reads as '{read(str(option))}'"
            soak.play(started, soak.chosen(started, dice, manner))
            choices += 1
            assert choices < 20_000, f"the game does not end\n{explained(started)}"
        soak.check(started)
        scores = started.scores
    assert len(scores) == players


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
