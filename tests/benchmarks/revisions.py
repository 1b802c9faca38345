"""Compares the speed of two revisions, game by game in turn, and whether they play the same games.

    python -m tests.benchmarks.revisions OLD [NEW] [--pairs 20]

Each revision plays in processes of its own, from a copy made by `git archive`; NEW is what lies in the
working tree if it is left out.
"""

import argparse
import os
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path

from tests.benchmarks.windows import ratios, told

ROOT = Path(__file__).parents[2]

_WORK = """
import sys, hashlib, random, time
import gwt

players, name = int(sys.argv[2]), sys.argv[3]

def choices(seed):
    game, random_ = gwt.new_game(players, seed, game=name, listen=False), random.Random(seed)
    while not game.over:
        game.play(game.options[int(random_.random() * len(game.options))])
    return game.history

start = int(sys.argv[1])
choices(start)
texts = hashlib.sha256()
made, spent = 0, 0.0
for seed in range(start, start + 20):
    began = time.process_time()
    chosen = choices(seed)
    spent += time.process_time() - began
    made += len(chosen)
    texts.update("\\n".join(map(str, chosen)).encode())
print(made / spent, texts.hexdigest())
"""


class Revision:
    """A revision laid out in a folder, and what it plays."""

    def __init__(self, folder: Path, players: int = 4, game: str = "great-western-trail") -> None:
        self.folder = folder
        self.plan = [str(players), game]
        self.digests: list[str] = []

    def speed(self) -> float:
        """Decisions a second of the next games."""
        run = subprocess.run(
            [sys.executable, "-c", _WORK, str(len(self.digests) * 20), *self.plan],
            env={**os.environ, "PYTHONPATH": str(self.folder)},
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=True,
        )
        speed, digest = run.stdout.split()
        self.digests.append(digest)
        return float(speed)


def laid_out(revision: str, folder: Path) -> Revision:
    archive = subprocess.run(
        ["git", "archive", revision, "gwt", "content", "grammar"], cwd=ROOT, capture_output=True, check=True
    )
    with tarfile.open(fileobj=BytesIO(archive.stdout)) as packed:
        packed.extractall(folder, filter="data")
    return Revision(folder)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the speed of two revisions.")
    parser.add_argument("old")
    parser.add_argument("new", nargs="?")
    parser.add_argument("--pairs", type=int, default=20)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        old = laid_out(given.old, Path(one))
        new = laid_out(given.new, Path(other)) if given.new else Revision(ROOT)
        found = list(ratios(new.speed, old.speed, given.pairs))
    print(told(f"decisions a second, {given.new or 'the working tree'} by {given.old}", found))
    same = sum(mine == theirs for mine, theirs in zip(new.digests, old.digests, strict=True))
    print(f"the same choices in {same} of {len(old.digests)} batches of 20 games")


if __name__ == "__main__":
    main()
