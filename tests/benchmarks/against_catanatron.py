"""Whole games of random players, ours and those of catanatron, in turn; prints the ratio of games a second.

pip install catanatron==3.2.1 && python -m tests.benchmarks.against_catanatron [PAIRS]
"""

import sys
from itertools import count

from tests.benchmarks.windows import games, ratios, seconds_of, told

OURS, THEIRS = 12, 4
"""Games in a window, so that both take about as long."""


def main(pairs: int = 30) -> None:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    seeds, numbers = count(), count(step=OURS)

    def catan() -> None:
        for _ in range(THEIRS):
            players = [RandomPlayer(color) for color in list(Color)[:4]]
            Catan(players, seed=next(seeds)).play()

    def ours() -> None:
        start = next(numbers)
        games(4, range(start, start + OURS))

    ours(), catan()
    found = list(ratios(lambda: OURS / seconds_of(ours), lambda: THEIRS / seconds_of(catan), pairs))
    print(told("games a second, 4 players, by those of catanatron", found))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
