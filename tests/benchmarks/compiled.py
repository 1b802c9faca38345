"""Compares the compiled wheel with the same source interpreted, and whether they play the same games.

    python -m tests.benchmarks.compiled SITE [--pairs 9] [--least 1.5]

SITE is the folder of packages where the wheel is installed. It fails if random games are not `least` times
as fast there.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

from tests.benchmarks.revisions import Revision, laid_out
from tests.benchmarks.windows import ratios, told

PLANS = [
    (4, "great-western-trail"),
    (3, "great-western-trail"),
    (2, "great-western-trail"),
    (4, "pacific-rails"),
]


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the compiled wheel with the source.")
    parser.add_argument("site", type=Path)
    parser.add_argument("--pairs", type=int, default=9)
    parser.add_argument("--least", type=float, default=1.5)
    given = parser.parse_args()
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        laid_out("HEAD", Path(folder))
        for players, game in PLANS:
            compiled = Revision(given.site.resolve(), players, game)
            interpreted = Revision(Path(folder), players, game)
            found = list(ratios(compiled.speed, interpreted.speed, given.pairs))
            print(told(f"{game}, {players} players, compiled by interpreted", found), flush=True)
            failed |= statistics.median(found) < given.least or compiled.digests != interpreted.digests
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
