"""The strength of players at each number of seats and in each edition, by the runs of a file.

Ratings are of one game, one pack and one number of seats; here are victories in all of them, side by side.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

from attrs import frozen

from gwt.balance import Estimate, markdown_table, share_of_groups
from gwt.research.rating import in_percent
from gwt.research.result_store import ResultRow, chosen_rows, recorded_runs


@frozen
class Strength:
    """The victories of a player in one setting against one group of others."""

    pack: str
    players: int
    """Seats of a game."""
    name: str
    others: tuple[str, ...]
    """The players of the other seats, each name once."""
    share: Estimate
    """Of the victories; 1 by the number of seats is even."""
    games: int
    """Each of another deal or with other seats."""
    points: float
    """On average; those of the others are not counted."""
    winning: float
    """Points of who won, on average."""
    turns: float
    """Of a game, of all players together, on average."""
    ms: float
    """Of the processor that it took for a decision."""

    @property
    def even(self) -> float:
        return 1 / self.players


def read_strengths(path: Path) -> tuple[Strength, ...]:
    """Returns what the runs of a file say: a line for each setting, player and group of others.

    Games of one player against itself say nothing of this, and are left out.

    Raises:
        UsageError: it is not a file with tournaments, or is damaged.
    """
    by_key: dict[tuple[str, int, str, tuple[str, ...]], dict[tuple[int, ...], list[ResultRow]]] = {}
    for run, plan in recorded_runs(path).items():
        for rows in _games(chosen_rows(path, run)):
            for name in {row.name for row in rows}:
                own_rows = [row for row in rows if row.name == name]
                others = tuple(sorted({row.name for row in rows} - {name}))
                if others and len(own_rows) == 1:
                    key = (str(plan["pack"]), int(plan["players"]), name, others)
                    # The same game may be in several runs of which each has more players.
                    by_key.setdefault(key, {})[own_rows[0].seed, own_rows[0].seat] = list(rows)
    return tuple(_strength(key, list(games.values())) for key, games in sorted(by_key.items()))


def _games(rows: Sequence[ResultRow]) -> list[list[ResultRow]]:
    games: dict[tuple[int, int], list[ResultRow]] = defaultdict(list)
    for row in rows:
        games[row.group, row.game].append(row)
    return list(games.values())


def _strength(key: tuple[str, int, str, tuple[str, ...]], games: Sequence[Sequence[ResultRow]]) -> Strength:
    pack, players, name, others = key
    own_rows = [next(row for row in rows if row.name == name) for rows in games]
    deals: dict[int, list[float]] = defaultdict(list)
    for row in own_rows:
        deals[row.seed].append(row.share)
    share = share_of_groups(list(deals.values()))
    assert share is not None, "a setting without games"
    return Strength(
        pack=pack,
        players=players,
        name=name,
        others=others,
        share=share,
        games=len(own_rows),
        points=fmean(row.points for row in own_rows),
        winning=fmean(max(row.points for row in rows) for rows in games),
        turns=fmean(row.turns for row in own_rows),
        ms=1000 * sum(row.seconds for row in own_rows) / max(1, sum(row.decisions for row in own_rows)),
    )


HEAD = (
    "pack",
    "seats",
    "player",
    "others",
    "won, %",
    "even, %",
    "games",
    "points",
    "winner's",
    "turns",
    "ms",
)


def lines(cases: Sequence[Strength]) -> list[tuple[str, ...]]:
    """Returns the cells of a table of strengths, without its head."""
    return [
        (
            case.pack,
            str(case.players),
            case.name,
            ", ".join(case.others),
            in_percent(case.share),
            f"{100 * case.even:.0f}",
            str(case.games),
            f"{case.points:.1f}",
            f"{case.winning:.1f}",
            f"{case.turns:.0f}",
            f"{case.ms:.1f}",
        )
        for case in cases
    ]


def render_strengths(
    cases: Sequence[Strength], played: Mapping[str, Mapping[str, Any]], command: str
) -> str:
    """Returns a page in Markdown; `played` says what was played in each run, `command` plays such games."""
    lines_of_runs = sorted(
        f"- {plan['pack']}, {plan['players']} seats, seed {plan['seed']}: "
        + ", ".join(f"`{name}`" for name in plan["names"])
        for plan in played.values()
    )
    cells = [
        (pack, seats, f"`{name}`", f"`{others}`", *rest)
        for pack, seats, name, others, *rest in lines(cases)
    ]
    return (
        "\n\n".join(
            [
                "# Strength at every number of seats",
                "Shares of the victories, with intervals of 95 %, of one player among others. A deal is "
                "played once from each seat. `points` are the player's own, `winner's` those of whoever "
                "won; `turns` are those of all players in a game, and `ms` the milliseconds of the "
                "processor that the player took for a decision.",
                "In some twenty minutes of one core a command plays such games anew, with other seeds:",
                f"<!-- not run: it plays for a long time -->\n```sh\n{command}\n```",
                markdown_table(HEAD, cells),
                "These are the games of:",
                "\n".join(lines_of_runs),
            ]
        )
        + "\n"
    )
