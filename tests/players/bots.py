"""Players that are no part of the package, asked for as `tests.players.bots:Name`."""

import os
import random
import signal
import sys
import time
from pathlib import Path
from typing import ClassVar

from gwt.players import fair_game


class Dice:
    """Chooses by chance."""

    def __init__(self, rng, sharp=1):
        self.rng, self.sharp = random.Random(rng), sharp

    def choose(self, game):
        return self.rng.choice(game.options)


class Peeking:
    """Goes by the card that will come to the market next."""

    def choose(self, game):
        return game.options[sum(map(ord, game.state.cattle_stack[-1])) % len(game.options)]


class Seeded:
    """Goes by the seed of the game, from which all that is hidden follows."""

    def choose(self, game):
        return game.options[game.premise.seed % len(game.options)]


class Dying(Dice):
    """Kills the process in which it plays, in the middle of a game, unless there is a file at `spared`."""

    def __init__(self, rng, spared, once=True):
        super().__init__(rng)
        self.spared, self.once, self.decisions = Path(spared), once, 0

    def choose(self, game):
        self.decisions += 1
        if self.decisions == 20 and not self.spared.exists():
            if self.once:
                self.spared.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(game)


class Moving:
    """Plays instead of choosing."""

    def choose(self, game):
        option = game.options[0]
        game.play(option)
        return option


class Changing:
    """Writes into the state."""

    def choose(self, game):
        game.state.players[game.seat].money += 1
        return game.options[0]


class Unsteady:
    """Chooses otherwise each time it is asked."""

    asked = 0

    def choose(self, game):
        Unsteady.asked += 1
        return game.options[Unsteady.asked % len(game.options)]


class Wandering:
    """Chooses what is no option."""

    def choose(self, game):
        return game.pack.parser.effect("gain $1 and gain $2")


class Failing:
    def choose(self, game):
        raise LookupError("nothing comes to mind")


class Unmade:
    """Cannot be made."""

    def __init__(self):
        raise KeyError("no such thing")


class Leaving(Dice):
    """Ends the process when it is made (0), or at its first choice (1)."""

    def __init__(self, rng, at):
        super().__init__(rng)
        self.at = at
        if at == 0:
            sys.exit(3)

    def choose(self, game):
        sys.exit(3)


class Attentive:
    """Is told when games begin and end."""

    made: ClassVar[list["Attentive"]] = []
    heard: ClassVar[list[tuple]] = []

    def __init__(self):
        self.made.append(self)

    def begin(self, game, seat, seed):
        self.rng = random.Random(seed)
        self.heard.append(("begin", seat, game.over))

    def choose(self, game):
        return self.rng.choice(game.options)

    def end(self, game, seat):
        self.heard.append(("end", seat, game.over))


def careful(rng):
    """A function that makes a player."""
    return Dice(rng + 1)


NOTHING = 3

__all__ = ["Dice", "fair_game"]


class Hanging(Dice):
    """Gives no answer, in the middle of a game or where it is told."""

    def __init__(self, rng, when="choose"):
        super().__init__(rng)
        self.when, self.decisions = when, 0
        self._hang("make")

    def begin(self, game, seat, seed):
        self._hang("begin")

    def choose(self, game):
        self.decisions += 1
        self._hang("choose" if self.decisions == 20 else "")
        return super().choose(game)

    def _hang(self, now):
        while now == self.when:
            time.sleep(0.1)
