"""Draws a table of points with a row for each category and a column for each seat."""

from collections.abc import Callable, Sequence

from rich.table import Table

from gwt.cli.consoles import make_table


def score_table(
    seats: Sequence[str],
    categories: Sequence[str],
    points: Callable[[int, int], str],
    last: tuple[str, Sequence[str]],
    first: tuple[str, Sequence[str]] | None = None,
) -> Table:
    """Returns the table; `points(seat, category)` gives a cell, `first` and `last` are extra rows."""
    table = make_table("", *seats)
    if first is not None:
        table.add_row(first[0], *first[1], end_section=True)
    for row, category in enumerate(categories):
        table.add_row(category, *(points(seat, row) for seat in range(len(seats))))
    table.add_section()
    table.add_row(last[0], *last[1], style="bold")
    return table
