"""The proof: games are played in Python and in C side by side, and compared at every decision.

    python -m tests.benchmarks.compiled_rules.lockstep [--games 100] [--first 0]

plays so many games of each pack of the trial and of each number of players.
"""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence

import gwt
from gwt.kernel import as_number, digest_of
from tests.benchmarks.compiled_rules.library import FlatGame, Library


def differences(library: Library, seed: int, *, resumed: bool = False) -> Iterator[str]:
    """Plays a game of random choices up to a difference, which it yields with the record that replays it.

    The C sets up the game from the seed, or with `resumed` takes it over from Python at its first decision.
    """
    program = library.program
    game = gwt.new_game(program.players, seed, pack=program.pack, listen=False)
    flat = FlatGame.resumed(library, game.state) if resumed else FlatGame.started(library, seed)
    for one in followed(game, flat, random.Random(seed)):
        yield f"seed {seed}: {one}\n{game.record()}"


def followed(
    game: gwt.Game,
    flat: FlatGame,
    chooser: random.Random,
    first: Sequence[str] = (),
    behind: int = sys.maxsize,
) -> Iterator[str]:
    """Plays two games by some choices and then some at random, up to a difference, which it yields."""
    for made in range(min(sys.maxsize, len(first) + behind)):
        for what, python, c in compared(game, flat):
            if python != c:
                yield f"{what}: Python has {python}, C has {c}"
                return
        if game.over:
            return
        options = list(map(str, game.options)) if made < len(first) else []
        # With another pack, what a scenario chooses may be no option.
        wanted = made < len(first) and first[made] in options
        at = options.index(first[made]) if wanted else chooser.randrange(len(game.options))
        game.play(game.options[at])
        flat.play(at)


def compared(game: gwt.Game, flat: FlatGame) -> Iterator[tuple[str, object, object]]:
    """Yields everything that is compared, with what each has."""
    yield "faults", "", flat.fault
    yield "options", game.options, flat.options
    yield "over", game.over, flat.over
    position = flat.position()
    yield "state", game.state, position
    yield "digest", digest_of(game.state), digest_of(position)
    amounts, seats = flat.library.program.scored.values(), range(flat.library.program.players)
    yield "points", [[as_number(game.state, seat, one) for one in amounts] for seat in seats], flat.points()


def main() -> int:
    parser = argparse.ArgumentParser(description="Play games in Python and in C side by side.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    given = parser.parse_args()
    from tests.benchmarks.compiled_rules.program import Program
    from tests.benchmarks.compiled_rules.slices import trials

    failed = False
    for trial in trials():
        for players in (2, 3, 4):
            library = Library(Program(trial.pack(), players, trial.slice))
            seeds = range(given.first, given.first + given.games)
            found = [one for seed in seeds for one in differences(library, seed, resumed=not trial.sets_up)]
            played = f"{given.games} games, {library.choices:,} choices"
            print(f"{trial.name}, {players} players: {played}, {len(found)} differ", flush=True)
            print("\n".join(found[:1]), end="")
            failed |= bool(found)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
