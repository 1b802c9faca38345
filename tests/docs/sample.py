"""`python -m tests.docs.sample` plays the game of the site, step by step, with a bot of the guide."""

import os
import random
from pathlib import Path
from tempfile import TemporaryDirectory

import gwt
from tests.docs.blocks import ROOT, Reader

SAMPLE = ROOT / "docs/assets/sample.gwt"


def main() -> None:
    page = (ROOT / "docs/guides/bot.md").read_text(encoding="utf-8")
    with TemporaryDirectory() as folder:
        os.chdir(folder)
        reader = Reader(Path(folder))
        list(reader.read(page))
    bot, rng, game = reader.names["greedy_bot"], random.Random(3), gwt.new_game(players=2, seed=3)
    while not game.over:
        game.play(bot(game, rng, tries=20))
    SAMPLE.parent.mkdir(exist_ok=True)
    game.save(SAMPLE)
    print(*(score.total for score in game.scores), len(game.history))


if __name__ == "__main__":
    main()
