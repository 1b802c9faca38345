"""The consoles of the command: as wide as the terminal, or wide enough for a game if there is none."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from os import environ
from time import monotonic
from typing import Any, Literal, TypeAlias

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

ProgressCounter: TypeAlias = Callable[..., None]
_WIDTH = 100
_SECONDS = 60.0
"""Between two lines about the progress of a command whose messages go into a file."""


def output_console() -> Console:
    """Returns a console for standard output, without syntax colours."""
    console = Console(highlight=False)
    if not console.is_terminal and "COLUMNS" not in environ:
        console.width = _WIDTH
    return console


@contextmanager
def progress_bars(console: Console, totals: Mapping[str, int]) -> Iterator[ProgressCounter]:
    """Shows a bar for each name on a terminal, and elsewhere a line from time to time; yields a function
    that counts one more of a name, or several."""
    if not console.is_terminal:
        yield _line_counter(console, totals)
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bars:
        tasks = {name: bars.add_task(name, total=total) for name, total in totals.items()}
        yield lambda name, count=1: bars.advance(tasks[name], count)


def _line_counter(console: Console, totals: Mapping[str, int]) -> ProgressCounter:
    """Returns a function that counts more of a name, and writes how many there are of each."""
    counts, written = dict.fromkeys(totals, 0), monotonic()

    def add(name: str, count: int = 1) -> None:
        nonlocal written
        counts[name] += count
        if monotonic() >= written + _SECONDS:
            written = monotonic()
            line = ", ".join(f"{name}: {counts[name]} of {total}" for name, total in totals.items())
            console.print(line, highlight=False, soft_wrap=True)

    return add


def error_console() -> Console:
    """Returns a console for standard error, for messages that are not part of the result."""
    return Console(stderr=True, highlight=False, soft_wrap=True)


def make_table(*head: str, fold: bool = False, **form: Any) -> Table:
    """Returns a table without rows; all columns but the first are set to the right.

    What is too wide for a column is cut off, or with `fold` goes on in the next line.
    """
    table = Table(box=SIMPLE_HEAD, **form)
    for at, title in enumerate(head):
        justify: Literal["left", "right"] = "right" if at else "left"
        table.add_column(title, justify=justify, overflow="fold" if fold else "ellipsis")
    return table
