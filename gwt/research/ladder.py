"""The ladder: a player against the six levels, on the same seeds for everybody, and the row that says so.

A row names all that decides its games, so that anybody can play them again from their seeds and compare.
"""

import hashlib
import json
import platform
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from attrs import asdict, fields, frozen

from gwt import balance, errors, players, resources, spec
from gwt._version import __version__
from gwt.research import result_store, tournament

RULES = 1
"""The number of the rules below; rows of different rules cannot be compared."""
SEED, GAMES, SECONDS = 65_000, 40, 5.0
"""The seed of all games, their number against each level, from both seats, and the most seconds of a
decision; who takes longer has lost the game."""
PUBLISHED = resources.data_root() / "content" / "ladder.jsonl"
"""The rows that come with the package."""


@frozen
class LadderRow:
    """A player on the ladder."""

    player: str
    rules: int
    won: float
    """The percentage of its games that it has won, ties being shared; `low` to `high` hold it 95 times of
    100."""
    low: float
    high: float
    levels: dict[str, float]
    """The percentage against each level."""
    points: float
    """Of a game, on average."""
    ms: float
    """Of the processor, for a decision."""
    failures: int
    """Games that it has lost by an error or by its time."""
    version: str
    """Of the package."""
    content: str
    """The digest of the pack."""
    games: str
    """A digest of the ends of all games: rows with the same one have played the same games."""
    processor: str
    python: str


def ladder_contest(player: str) -> tournament.Contest:
    """The games of a player on the ladder; a level does not play against itself."""
    levels = (level.name for level in players.LEVELS if level.name != player)
    return tournament.Contest((player, *levels), seed=SEED, seconds=SECONDS, alone=True)


def play_ladder(
    contest: tournament.Contest,
    journal: Path | None = None,
    jobs: int = 1,
    games: int = GAMES,
    *,
    tell: Callable[[object], None] = lambda key: None,
) -> LadderRow | None:
    """Plays the games of a ladder contest that the journal has not; returns no row if it is interrupted.

    Raises:
        UsageError: as `run_tournament` does.
    """
    result, rows = tournament.run_tournament(contest, games, journal, jobs, resume=True, tell=tell)
    return None if result.missing else ladder_row(contest, rows)


def ladder_row(contest: tournament.Contest, rows: Sequence[result_store.ResultRow]) -> LadderRow:
    """Returns the row of the first player of a contest."""
    player, pack = contest.names[0], spec.load_pack(contest.game, contest.pack)
    own = [row for row in rows if row.name == player]
    deals: dict[int, list[float]] = defaultdict(list)
    by_level: dict[str, list[float]] = defaultdict(list)
    for row in own:
        deals[row.deal].append(row.share)
        by_level[contest.groups[row.group][1]].append(row.share)
    won = _percent(balance.share_of_groups([*deals.values()]))
    ends = "".join(row.digest for row in own)
    return LadderRow(
        player,
        RULES,
        *won,
        levels={level: round(100 * sum(shares) / len(shares), 1) for level, shares in by_level.items()},
        points=round(sum(row.points for row in own) / len(own), 1),
        ms=round(1000 * sum(row.seconds for row in own) / max(1, sum(row.decisions for row in own)), 2),
        failures=sum(row.status == "failed" and bool(row.about) for row in own),
        version=__version__,
        content=pack.digest,
        games=hashlib.sha256(ends.encode()).hexdigest()[:16],
        processor=_processor(),
        python=platform.python_version(),
    )


def _percent(share: balance.Estimate | None) -> tuple[float, float, float]:
    assert share is not None
    return round(100 * share.mean, 1), round(100 * share.low, 1), round(100 * share.high, 1)


def _processor() -> str:
    """The name of the processor, where the system says it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def read_ladder(path: Path = PUBLISHED) -> list[LadderRow]:
    """Returns the rows of a file, one JSON object a line, the strongest first.

    Raises:
        UsageError: it holds something else.
    """
    names = {field.name for field in fields(LadderRow)}
    rows = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            values = json.loads(line)
            rows.append(LadderRow(**{name: values[name] for name in names}))
        except (ValueError, TypeError, KeyError) as error:
            raise errors.UsageError(
                f"{path}:{number}: expected a row of `gwt ladder`: {errors.shorten_value(str(error))}"
            ) from None
    return sorted(rows, key=lambda row: -row.won)


def ladder_line(row: LadderRow) -> str:
    """Returns a row as a line of a file."""
    return json.dumps(asdict(row)) + "\n"


def compared_with(row: LadderRow, rows: Iterable[LadderRow]) -> str:
    """Returns what a row of the same player among others says of these games; empty if there is none."""
    for other in rows:
        if (other.player, other.rules) == (row.player, row.rules):
            if other.games == row.games:
                return f"{row.player} played the same games as in its row."
            before = f"the row is of version {other.version} with the content {other.content}"
            return f"{row.player} played other games than in its row: {before}."
    return ""
