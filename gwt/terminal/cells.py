"""Lays out cells of text in rows without breaking a cell."""

from collections import Counter
from collections.abc import Iterable, Mapping

from rich.text import Text

SEATS = ("bright_yellow", "bright_cyan", "bright_magenta", "bright_green")
"""The colour of each seat."""
NOTHING = "–"
"""Shown for an empty value, in every language."""
INDENT = 12
"""The width of a label, in columns."""


def seat_style(number: int) -> str:
    """Returns the colour of a seat, by its number from 1."""
    return SEATS[(number - 1) % len(SEATS)]


def wrap_cells(cells: Iterable[Text], width: int, between: str = "  ") -> list[Text]:
    """Returns the cells in as few rows as possible; `width` is in columns, and longer cells are cut."""
    lines: list[Text] = []
    for cell in cells:
        cell.truncate(width, overflow="ellipsis")
        if lines and lines[-1].cell_len + len(between) + cell.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], (between, "dim"), cell)
        else:
            lines.append(cell)
    return lines


def label_rows(
    label: str, cells: Iterable[Text], width: int, between: str = "  ", apart: bool = False
) -> Text:
    """Returns rows of cells with a label before the first; with `apart`, every cell has its own row."""
    indent = max(INDENT, len(label) + 1)
    inner = width - indent
    groups = [[cell] for cell in cells] if apart else [list(cells)]
    lines = [row for group in groups for row in wrap_cells(group, inner, between)] or [Text(NOTHING, "dim")]
    room = Text(" " * indent)
    firsts = [Text(label.ljust(indent), "bold"), *[room] * (len(lines) - 1)]
    return Text("\n").join(first + row for first, row in zip(firsts, lines, strict=True))


def count_items(items: Iterable[str]) -> list[str]:
    """Returns the different items in their order, with the number of those that occur more than once."""
    counts: dict[str, int] = {}
    for item in items:
        counts[item] = counts.get(item, 0) + 1
    return [item if many == 1 else f"{many} {item}" for item, many in counts.items()]


def short_names(names: Mapping[str, str]) -> dict[str, str]:
    """Returns for each id the shortest unique prefix of its name, of at least three letters.

    Words that several names have in common, such as `tile`, are left out.
    """
    common = Counter(word for name in set(names.values()) for word in set(name.split()))
    distinct = {
        id: " ".join(word for word in name.split() if common[word] == 1) or name
        for id, name in names.items()
    }
    for length in range(3, 1 + max([3, *map(len, distinct.values())])):
        short = {id: name[:length] for id, name in distinct.items()}
        if len(set(short.values())) == len(set(distinct.values())):
            break
    return short
