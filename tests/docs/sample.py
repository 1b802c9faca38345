"""`python -m tests.docs.sample` plays the game of the site, step by step, with two greedy players."""

import gwt
from gwt.players.greedy import GreedyPlayer
from tests.docs.blocks import ROOT

SAMPLE = ROOT / "docs/assets/sample.gwt"
SEED = 4
"""Of a game in which both build, hire, deliver, trade and score with a station master."""


def main() -> None:
    players, game = (GreedyPlayer(), GreedyPlayer()), gwt.new_game(players=2, seed=SEED)
    while not game.over:
        game.play(players[game.seat].choose(game))
    game.save(SAMPLE)
    print(*(score.total for score in game.scores), len(game.history))


if __name__ == "__main__":
    main()
