"""Writes how strong players are as one self-contained HTML page, with plots, a cross table and figures."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import isfinite
from typing import Any

from gwt.balance import Estimate, html_document, html_figure, html_table, plots
from gwt.balance.plots import PlotRow
from gwt.errors import count_noun
from gwt.research.rating import Ranking, Standing, in_elo, in_percent

BESIDE = 460
"""The width of plots of which two stand side by side, in pixels."""
OPEN = 100
"""Elo points by which an open end of an interval is drawn beyond all others."""
FASTEST = 0.001
"""Milliseconds; what takes less is drawn as this."""


def render_ratings(ranking: Ranking, runs: Mapping[str, Mapping[str, object]]) -> str:
    """Returns the HTML of the page; `runs` says what was played in each run."""
    return html_document(
        "How strong are they?",
        f'<ul class="soft">{"".join(map(_played, runs.values()))}</ul>'
        + _strength(ranking)
        + _against(ranking)
        + _alone(ranking)
        + _points(ranking)
        + _held(ranking)
        + _times(ranking)
        + _method(ranking),
    )


def _played(run: Mapping[str, Any]) -> str:
    players = ", ".join(_name(name) for name in run["names"])
    return f"<li>{escape(run['pack'])}, {run['players']} seats, seed {run['seed']}: {players}</li>"


def _name(name: str) -> str:
    # Names with arguments are long, and may be broken before each of them.
    return f"<code>{escape(name).replace('?', '<wbr>?').replace('&amp;', '<wbr>&amp;')}</code>"


def _strength(ranking: Ranking) -> str:
    ratings = {standing.name: standing.rating for standing in ranking.standings if standing.rating}
    rated = [PlotRow(name, _closed(elo, ratings.values()), in_elo(elo)) for name, elo in ratings.items()]
    won = [
        PlotRow(standing.name, standing.victories.hundredfold, in_percent(standing.victories))
        for standing in ranking.standings
        if standing.victories
    ]
    drawn = [
        html_figure(
            plots.plot_intervals("Elo ratings of the players", rated, "{:+.0f}"),
            "Elo points, 0 being the mean of these players. The line holds 95 % of the ratings by drawings "
            "of the games, and goes to the edge if it has no end; where it leaves 0 out it is coloured.",
        )
        if rated
        else "<p>Without the extra <code>rate</code> there are no Elo ratings.</p>"
        if ranking.against
        else "",
    ]
    if won:
        drawn.append(
            html_figure(
                plots.plot_bars("Share of the victories of each player, in percent", won, "{:.0f}"),
                "Share of the victories in its games, in percent, with Wilson's interval; ties are shared.",
            )
        )
    rows = [
        (
            _name(standing.name),
            "–" if standing.rating is None else in_elo(standing.rating),
            "–" if standing.victories is None else in_percent(standing.victories),
            f"{standing.points:.1f}",
            str(standing.best),
            str(standing.games),
            f"{standing.turns:.0f}",
            f"{standing.ms:.2f}",
        )
        for standing in ranking.standings
    ]
    head = ("player", "Elo (95 %)", "won, %", "points", "best", "games", "turns", "ms a decision")
    return (
        f"<section><h2>Strength</h2>{''.join(drawn)}"
        f"{html_table(head, rows, 'The players, the strongest first')}</section>"
    )


def _against(ranking: Ranking) -> str:
    if not ranking.against:
        return ""
    names = [standing.name for standing in ranking.standings]
    rows = [
        (f"{number} {_name(name)}", *(_share(ranking.against.get((name, other))) for other in names))
        for number, name in enumerate(names, 1)
    ]
    return (
        "<section><h2>Who is before whom</h2><p>In percent of the games of the two, ties counting a half, "
        "with the 95 % interval. A column is the player of that number.</p>"
        + html_table(("", *map(str, range(1, len(names) + 1))), rows, "Who is before whom")
        + "</section>"
    )


def _share(share: Estimate | None) -> str:
    if share is None:
        return ""
    middle, interval = in_percent(share).split(" ", 1)
    return (
        f'<span class="share" style="--share: {100 * share.mean:.0f}%">{middle}<br>'
        f"<small>{interval.strip('()')}</small></span>"
    )


def _alone(ranking: Ranking) -> str:
    rows = [
        PlotRow(standing.name, alone, f"{alone.mean:.1f} in {count_noun(standing.games_alone, 'game')}")
        for standing in ranking.standings
        if (alone := standing.alone)
    ]
    if not rows:
        return ""
    drawn = plots.plot_bars("Points of each player against itself", rows, "{:.0f}")
    caption = "Points of a seat on average, in games in which one player has all seats, with the interval."
    return f"<section><h2>Against themselves</h2>{html_figure(drawn, caption)}</section>"


def _points(ranking: Ranking) -> str:
    standings = [standing for standing in ranking.standings if standing.categories]
    if not standings:
        return ""
    categories = _keys(standing.categories for standing in standings)
    # All on one scale, so that the players can be compared.
    ends = [standing.categories.get(category, 0.0) for standing in standings for category in categories]
    drawn = "".join(
        f"<div><h3>{_name(standing.name)}, {standing.points:.1f} points</h3>"
        + html_figure(
            plots.plot_bars(
                f"Points of {standing.name} by category",
                [_mean(category, standing.categories.get(category, 0.0)) for category in categories],
                "{:.0f}",
                (min([0.0, *ends]), max([0.0, *ends])),
                BESIDE,
            ),
            "Points of a seat by category, on average.",
        )
        + "</div>"
        for standing in standings
    )
    return (
        f"<section><h2>Where the points come from</h2>{_means(standings, 'categories', 'points')}"
        f'<div class="beside">{drawn}</div></section>'
    )


def _held(ranking: Ranking) -> str:
    standings = [standing for standing in ranking.standings if standing.holdings]
    if not standings:
        return ""
    return (
        "<section><h2>What each builds</h2><p>What a seat has at the end of a game, on average.</p>"
        f"{_means(standings, 'holdings', 'has')}</section>"
    )


def _means(standings: Sequence[Standing], what: str, head: str) -> str:
    """A table of means with a column for each player; what nobody has is left out."""
    columns: list[Mapping[str, float]] = [getattr(standing, what) for standing in standings]
    rows = [(key, *(f"{column.get(key, 0.0):.1f}" for column in columns)) for key in _keys(columns)]
    filled = [(escape(key), *cells) for key, *cells in rows if set(cells) != {"0.0"}]
    return html_table((head, *(_name(standing.name) for standing in standings)), filled, head)


def _keys(maps: Iterable[Mapping[str, float]]) -> list[str]:
    return list(dict.fromkeys(key for mapping in maps for key in mapping))


def _times(ranking: Ranking) -> str:
    rows = [
        PlotRow(standing.name, _exact(max(FASTEST, standing.ms)), f"{standing.ms:.3g} ms")
        for standing in ranking.standings
        if standing.games
    ]
    if not rows:
        return ""
    drawn = plots.plot_magnitudes("Time of a decision, in milliseconds", rows, "{:g}")
    caption = (
        "Milliseconds of a decision on average, of the processor of the machine on which they played; each "
    )
    return (
        "<section><h2>Time of a decision</h2>"
        f"{html_figure(drawn, caption + 'line of the grid is ten times the one before.')}</section>"
    )


def _method(ranking: Ranking) -> str:
    notes = [
        f"<p>{_name(standing.name)} lost {count_noun(standing.failures, 'game')} because it failed.</p>"
        for standing in ranking.standings
        if standing.failures
    ]
    if ranking.unfinished:
        notes.append(f"<p>{count_noun(ranking.unfinished, 'game')} did not end.</p>")
    return (
        "<section><h2>How to read this</h2>"
        "<p>All players played the same seeds, each from every seat. The ratings are those of Bradley and "
        "Terry; of two players the one who is 200 points ahead is expected before the other in 76 games of "
        "100. Their intervals come from drawings of the seeds with replacement, and of what each two may "
        "win against each other.</p>"
        f"{''.join(notes)}</section>"
    )


def _mean(name: str, value: float) -> PlotRow:
    return PlotRow(name, _exact(value), f"{value:.1f}")


def _closed(rating: Estimate, all_of_them: Iterable[Estimate]) -> Estimate:
    """Returns an rating as it is drawn: an open end goes beyond all others."""
    ends = [end for other in all_of_them for end in (other.low, other.mean, other.high) if isfinite(end)]
    return Estimate(rating.mean, max(rating.low, min(ends) - OPEN), min(rating.high, max(ends) + OPEN))


def _exact(figure: float) -> Estimate:
    return Estimate(figure, figure, figure)
