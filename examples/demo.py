"""Thirty games of three random players, what came of them, and one game saved and played again.

Run by `make demo`, or by `python examples/demo.py` where gwt is installed.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

import gwt
from gwt.cli.simulate import report, run
from gwt.players import Plan, played_game

PLAYERS, GAMES, SEED = 3, 30, 7


def main() -> None:
    console = Console(highlight=False)
    plan = Plan(PLAYERS, SEED)
    console.print(f"{GAMES} games of {PLAYERS} random players, from setup to the final scoring:")
    report(run(plan, GAMES, 1, Console(stderr=True)), console)

    game = played_game(plan, 0)
    with TemporaryDirectory() as folder:
        saved = Path(folder) / "evening.gwt"
        game.save(saved)
        console.print(f"\nThe first game was saved as {len(game.history)} lines of text, such as:")
        for option in game.history[-3:]:
            console.print(f"  {option}")
        other = gwt.load_game(saved)
        same = game.state == other.state
        console.print(f"Played again from them, it ends in the same state: {'yes' if same else 'NO'}")
        assert same, saved.read_text(encoding="utf-8")


if __name__ == "__main__":
    main()
