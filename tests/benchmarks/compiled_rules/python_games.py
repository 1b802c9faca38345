"""Plays the games of the race in Python, for each line that it reads; a program that needs only `gwt`.

    python python_games.py PLAYERS PACK [STARTS]

The pack is a folder; with STARTS each game begins with one of so many that are set up before, as in the C.
A line is the number of a game and how many to play; the answer, how many choices they had, the seconds of
the processor they took, and a number that stands for how they ended.
"""

import sys
from pathlib import Path
from time import process_time

import gwt
from gwt.kernel import below
from gwt.players.collector import collecting_rarely

ALL = (1 << 64) - 1


class Chooser:
    """The generator from which the choices of a game are drawn, as `play_games` has it in C."""

    def __init__(self, number: int) -> None:
        self.rng = number ^ ALL


def ended(end: int, rng: int) -> int:
    """A number for the ends of some games, once one more has ended with this generator in its state."""
    return (end * 31 + rng) & ALL


def main() -> None:
    players, pack = int(sys.argv[1]), gwt.load_pack(pack=Path(sys.argv[2]))
    many = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    starts = [gwt.new_game(players, seed, pack=pack, listen=False) for seed in range(many)]
    with collecting_rarely():
        for line in sys.stdin:
            first, games = map(int, line.split())
            made, end, began = 0, 0, process_time()
            for number in range(games):
                seed = first + number
                if starts:
                    game = starts[number % many].copy()
                else:
                    game = gwt.new_game(players, seed, pack=pack, listen=False)
                chooser = Chooser(seed)
                while not game.over:
                    options = game.options
                    game.play(options[below(chooser, len(options))])
                    made += 1
                end = ended(end, game.state.rng)
            print(made, process_time() - began, end, flush=True)


if __name__ == "__main__":
    main()
