"""`python -m tests.docs.sample` plays the games of the site, step by step, with two greedy players each."""

import gwt
from gwt.players.greedy import GreedyPlayer
from tests.docs.blocks import ROOT

ASSETS = ROOT / "docs/assets"
SAMPLES = {
    # Both build, hire, deliver, trade and score with a station master.
    "sample": ("great-western-trail", 4),
    # The map is crossed.
    "pacific-rails": ("pacific-rails", 5),
}
"""The saved games by the names of their files, each with its game and its seed."""


def main() -> None:
    for name, (kind, seed) in SAMPLES.items():
        players, game = (GreedyPlayer(), GreedyPlayer()), gwt.new_game(2, seed=seed, game=kind)
        while not game.over:
            game.play(players[game.seat].choose(game))
        game.save(ASSETS / f"{name}.gwt")
        print(name, *(score.total for score in game.scores), len(game.history))


if __name__ == "__main__":
    main()
