"""Writes the ladder: a page in Markdown about how strong players are, from the rows of tournaments."""

from collections.abc import Mapping, Sequence
from typing import Any

from gwt.balance import Estimate, markdown_table
from gwt.errors import count_noun
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


def render_ladder(ranking: Ranking, runs: Mapping[str, Mapping[str, Any]], command: str) -> str:
    """Returns the page; `runs` says what was played in each run, and `command` how to write it anew."""
    standings = ranking.standings
    names = [player.name for player in standings]
    cross = [
        (f"{number} `{name}`", *(_won(ranking.against.get((name, other))) for other in names))
        for number, name in enumerate(names, 1)
    ]
    categories = dict.fromkeys(category for player in standings for category in player.categories)
    points = [
        (category, *(f"{player.categories.get(category, 0):.1f}" for player in standings))
        for category in categories
    ]
    things = dict.fromkeys(thing for player in standings for thing, many in player.holdings.items() if many)
    has = [(thing, [f"{player.holdings.get(thing, 0):.1f}" for player in standings]) for thing in things]
    owned = [(thing, *cells) for thing, cells in has if len(set(cells)) > 1]
    alone = [
        (
            f"`{player.name}`",
            f"{player.alone.mean:.1f} ({player.alone.low:.1f} to {player.alone.high:.1f})",
            str(player.games_alone),
        )
        for player in standings
        if player.alone is not None
    ]
    notes = [
        f"`{player.name}` lost {count_noun(player.failures, 'game')} because it failed."
        for player in standings
        if player.failures
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
                    map(_standing, ranking.standings),
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


def _standing(standing: Standing) -> Sequence[str]:
    rating = standing.rating
    elo = "-" if rating is None else in_elo(rating)
    counts = (f"{standing.points:.1f}", str(standing.best), str(standing.games), f"{standing.turns:.0f}")
    return (f"`{standing.name}`", elo, _won(standing.victories), *counts, f"{standing.ms:.2f}")


def _won(share: Estimate | None) -> str:
    return "" if share is None else in_percent(share)
