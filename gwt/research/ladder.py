"""Writes the ladder: a page in Markdown about how strong players are, from the rows of tournaments."""

from collections.abc import Mapping, Sequence
from typing import Any

from gwt.balance import Estimate, markdown_table
from gwt.errors import many
from gwt.research.rating import Ranking, Standing, in_elo, in_percent

ALONE = "Points of a seat on average, in games in which one player has all seats, one with each seed."
EXPLAINED = (
    "Elo ratings are relative to the mean of these players; who has won or lost all games may be any "
    "stronger (`or more`) or weaker (`or less`). A share of victories has Wilson's interval, for as many "
    "games as would vary as much as the deals do: the games of one deal are not independent of each other. "
    "Turns are those of all players in a game; the time is "
    "that of the processor of the machine on which they played."
)
HAS = (
    "What a seat has at the end of a game, on average, by the fields of the state: its own, and those of "
    "the board that name an owner, such as the tiles of the trail (`owners`)."
)


def page(found: Ranking, runs: Mapping[str, Mapping[str, Any]], command: str) -> str:
    """Returns the page; `runs` says what was played in each run, and `command` how to write it anew."""
    names = [one.name for one in found.standings]
    cross = [
        (f"{number} `{name}`", *(_won(found.against.get((name, other))) for other in names))
        for number, name in enumerate(names, 1)
    ]
    categories = dict.fromkeys(each for one in found.standings for each in one.categories)
    points = [
        (category, *(f"{one.categories.get(category, 0):.1f}" for one in found.standings))
        for category in categories
    ]
    things = dict.fromkeys(each for one in found.standings for each, many in one.holdings.items() if many)
    has = [(thing, [f"{one.holdings.get(thing, 0):.1f}" for one in found.standings]) for thing in things]
    owned = [(thing, *cells) for thing, cells in has if len(set(cells)) > 1]
    alone = [
        (
            f"`{one.name}`",
            f"{one.alone.mean:.1f} ({one.alone.low:.1f} to {one.alone.high:.1f})",
            str(one.games_alone),
        )
        for one in found.standings
        if one.alone is not None
    ]
    notes = [
        f"`{one.name}` lost {many(one.failures, 'game')} because it failed."
        for one in found.standings
        if one.failures
    ]
    return (
        "\n\n".join(
            [
                "# The ladder",
                "How strong players are, by the games of `gwt tournament`. A command writes this page:",
                f"<!-- not run: it plays for a long time -->\n```sh\n{command}\n```",
                "\n".join(map(_played, runs.values())),
                markdown_table(
                    ("player", "Elo (95 %)", "won", "points", "best", "games", "turns", "ms a decision"),
                    map(_standing, found.standings),
                ),
                EXPLAINED,
                "## Who is before whom",
                "In percent of their games, ties counting a half:",
                markdown_table(("", *map(str, range(1, len(names) + 1))), cross),
                *(
                    [
                        "## Against themselves",
                        ALONE,
                        markdown_table(("player", "points (95 %)", "games"), alone),
                    ]
                    if alone
                    else []
                ),
                "## Where the points come from",
                markdown_table(("points", *(f"`{name}`" for name in names)), points),
                *(
                    [
                        "## What each builds",
                        HAS,
                        markdown_table(("has", *(f"`{name}`" for name in names)), owned),
                    ]
                    if owned
                    else []
                ),
                *notes,
            ]
        )
        + "\n"
    )


def _played(run: Mapping[str, Any]) -> str:
    players = ", ".join(f"`{name}`" for name in run["names"])
    return f"- {run['pack']}, {run['players']} seats, seed {run['seed']}: {players}"


def _standing(one: Standing) -> Sequence[str]:
    rating = one.rating
    elo = "-" if rating is None else in_elo(rating)
    counts = (f"{one.points:.1f}", str(one.best), str(one.games), f"{one.turns:.0f}")
    return (f"`{one.name}`", elo, _won(one.victories), *counts, f"{one.ms:.2f}")


def _won(share: Estimate | None) -> str:
    return "" if share is None else in_percent(share)
