"""A tile as data, as sentences and as a picture; a game of two strong players, saved and played again.

Run by `make demo`, or by `python examples/demo.py` where gwt is installed. It takes about ten seconds.
"""

from pathlib import Path
from tempfile import gettempdir
from time import perf_counter

import gwt
from gwt.players import LEVELS, Plan, played_game, simulate
from gwt.spec.picture_spec import component_pictures
from gwt.text import sentence_formatter

TILE = "3a"
STRONG = next(level.player for level in LEVELS if level.name == "strong")


def show_tile() -> None:
    """Prints a building as it is written, its sentences in three languages, and where its picture is."""
    pack = gwt.load_pack()
    building = next(part.entry for part in pack.components if part.is_called(TILE))
    print(f"Building {TILE}, as it is written in YAML:\n")
    for action in building.actions:
        print(f"  - {action}")
    for language in ("en", "nl", "it"):
        sentences = [sentence for _, sentence in sentence_formatter(pack, language).texts(building)]
        print(f"\n{language}: {' '.join(sentences)}")
    picture = Path(gettempdir()) / f"gwt-{TILE}.svg"
    picture.write_text(component_pictures(pack, TILE).svg(), encoding="utf-8")
    print(f"\nIts picture, drawn from the same lines: {picture}")


def play_game() -> None:
    """Prints the scores of a game of two strong players, and plays its record again."""
    print("\nTwo computer players of the level Strong play a whole game ...")
    began = perf_counter()
    game = played_game(Plan(players=2, seed=7, names=(STRONG,)), 0)
    print(f"... {len(game.history)} choices in {perf_counter() - began:.1f} s:")
    for number, score in enumerate(game.scores, start=1):
        points = ", ".join(f"{name} {value}" for name, value in score.points.items() if value)
        print(f"  player {number}: {score.total} points ({points})")

    saved = Path(gettempdir()) / "gwt-demo.gwt"
    game.save(saved)
    again = gwt.load_game(saved)
    assert again.state == game.state, f"{saved} ends in another state"
    print(f"\nThe record of this game, {saved}, ends with the choices")
    for option in again.history[-3:]:
        print(f"  {option}")
    print("and leads to the same state when it is played again.")


def measure_speed() -> None:
    """Prints how fast games are played when the choices take no time."""
    result = simulate(Plan(players=2, seed=7), 20)
    games, decisions = result.per_second(result.games), result.per_second(result.decisions)
    print(f"\nWith random choices it plays {games:.0f} games or {decisions:,.0f} choices a second.")


if __name__ == "__main__":
    show_tile()
    play_game()
    measure_speed()
