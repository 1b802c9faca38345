"""Draws intervals, bars and curves as SVG, in the colours of the page around them."""

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeAlias
from xml.etree.ElementTree import Element, SubElement, tostring

from attrs import frozen

from gwt.balance.statistics import Estimate

WIDTH, LABELS, ROW, MARGIN = 720, 210, 30, 34
"""Pixels: the width of a plot, of its labels at the left, the height of a row, and of the axis below."""
LETTERS, LINE = 23, 17
"""The letters in a line of a label, and its height in pixels."""
RIGHT = 150
"""The width of the texts at the right, in pixels."""

Points: TypeAlias = Sequence[tuple[float, float]]
"""Of a curve: a figure for each place on the horizontal axis."""


def plot_css() -> str:
    """The CSS of all plots, with its colours for light and dark."""
    return Path(__file__).with_suffix(".css").read_text(encoding="utf-8")


@frozen
class PlotRow:
    """A row of a plot: its label, its figure, and the figure as text."""

    label: str
    estimate: Estimate
    told: str
    marked: bool = False
    """Whether it is highlighted."""


@frozen
class Curve:
    """A line through some points, with a name and a CSS class."""

    name: str
    paint: str
    points: Points


class _Plot:
    """An SVG under construction, with its scales."""

    def __init__(self, title: str, height: float, left: float = LABELS, right: float = RIGHT) -> None:
        self.left, self.right, self.width, self.height = left, WIDTH - right, WIDTH, height
        box = f"0 0 {WIDTH:g} {height + MARGIN:g}"
        self.root = Element("svg", {"viewBox": box, "role": "img", "aria-label": title})
        SubElement(self.root, "title").text = title

    def scale(self, low: float, high: float) -> Callable[[float], float]:
        """Returns a function from figures to horizontal coordinates."""
        span = (high - low) or 1.0
        return lambda value: self.left + (value - low) / span * (self.right - self.left)

    def line(self, paint: str, x1: float, y1: float, x2: float, y2: float) -> None:
        ends = zip(("x1", "y1", "x2", "y2"), (x1, y1, x2, y2), strict=True)
        SubElement(self.root, "line", {"class": paint, **{name: f"{value:.1f}" for name, value in ends}})

    def dot(self, paint: str, x: float, y: float) -> None:
        SubElement(self.root, "circle", {"class": paint, "cx": f"{x:.1f}", "cy": f"{y:.1f}", "r": "5"})

    def bar(self, paint: str, x1: float, x2: float, y: float, thick: float) -> None:
        left, wide = min(x1, x2), abs(x2 - x1)
        places = {"x": left, "y": y - thick / 2, "width": wide, "height": thick}
        SubElement(self.root, "rect", {"class": paint, **{k: f"{v:.1f}" for k, v in places.items()}})

    def text(self, words: str, x: float, y: float, anchor: str = "start", paint: str = "label") -> None:
        attributes = {"class": paint, "x": f"{x:.1f}", "y": f"{y:.1f}", "text-anchor": anchor}
        SubElement(self.root, "text", attributes).text = words

    def label(self, words: str, y: float, paint: str = "label") -> None:
        """Writes a label at the left, its lines around a height."""
        lines = _lines(words)
        for number, line in enumerate(lines):
            self.text(line, 0, y + 5 + LINE * (number - (len(lines) - 1) / 2), paint=paint)

    def path(self, paint: str, points: Points, closed: bool = False) -> None:
        drawn = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + (" Z" if closed else "")
        SubElement(self.root, "path", {"class": paint, "d": drawn})

    def axis(self, ticks: Sequence[float], at: Callable[[float], float], form: str) -> None:
        """Draws vertical grid lines, a stronger one at 0, with their figures below."""
        for tick in ticks:
            self.line("zero" if tick == 0 else "grid", at(tick), 0, at(tick), self.height)
            self.text(_tick_label(tick, form), at(tick), self.height + 20, "middle", "tick")

    def levels(
        self, figures: Sequence[float], down: Callable[[float], float], right: float, form: str
    ) -> None:
        """Draws horizontal grid lines up to `right`, a stronger one at 0, with figures at the left."""
        for figure in figures:
            y = down(figure)
            self.line("zero" if figure == 0 else "grid", self.left, y, right, y)
            self.text(_tick_label(figure, form), self.left - 8, y + 4, "end", "tick")

    def svg(self) -> str:
        return tostring(self.root, encoding="unicode")


def axis_ticks(low: float, high: float, many: int = 6) -> list[float]:
    """Returns round figures from `low` to `high`, for an axis."""
    rough = (high - low) / many or 1.0
    size = 10.0 ** len(str(int(rough))) if rough >= 1 else 1.0
    while size > rough * 10:
        size /= 10
    step = next(size * part for part in (0.1, 0.2, 0.5, 1, 2, 5, 10) if size * part >= rough)
    first = int(low / step) - 1
    figures = [round(step * at, 10) for at in range(first, first + 4 * many)]
    return [tick for tick in figures if low <= tick <= high]


def plot_intervals(title: str, rows: Sequence[PlotRow], form: str) -> str:
    """Draws an estimate with its interval in each row."""
    drawing = _Plot(title, _height(rows), left=_left(rows))
    ends = [end for row in rows for end in (row.estimate.low, row.estimate.high)]
    low, high = min([0.0, *ends]), max([0.0, *ends])
    room = (high - low) * 0.04 or 1.0
    low, high = low - room, high + room
    at = drawing.scale(low, high)
    drawing.axis(axis_ticks(low, high), at, form)
    for y, row in _placed(rows):
        paint = "clear" if row.estimate.clear() else "vague"
        drawing.label(row.label, y)
        drawing.line(f"whisker {paint}", at(row.estimate.low), y, at(row.estimate.high), y)
        drawing.dot(paint, at(row.estimate.mean), y)
        drawing.text(row.told, drawing.width, y + 5, "end", "figure")
    return drawing.svg()


def plot_bars(title: str, rows: Sequence[PlotRow], form: str) -> str:
    """Draws a bar from 0 in each row, with its interval."""
    right = min(RIGHT, 16 + 8 * max(len(row.told) for row in rows))
    drawing = _Plot(title, _height(rows), _left(rows), right)
    low = min([*(row.estimate.low for row in rows), 0.0]) * 1.02
    high = max([*(row.estimate.high for row in rows), 0.0]) * 1.02 or 1.0
    at = drawing.scale(low, high)
    drawing.axis(axis_ticks(low, high), at, form)
    for y, row in _placed(rows):
        drawing.label(row.label, y, "label strong" if row.marked else "label")
        drawing.bar("bar new" if row.marked else "bar", at(0.0), at(row.estimate.mean), y, ROW * 0.6)
        drawing.line("whisker over", at(row.estimate.low), y, at(row.estimate.high), y)
        drawing.text(row.told, drawing.width, y + 5, "end", "figure")
    return drawing.svg()


def course(title: str, steps: Sequence[tuple[int, Estimate]], form: str, band: float) -> str:
    """Draws how an estimate and its interval develop as more games are played."""
    drawing = _Plot(title, 220, left=64, right=16)
    last = steps[-1][0]
    # The intervals of the first few games are so wide that they would flatten the rest of the plot.
    settled = [estimate for games, estimate in steps if games >= last / 4] or [steps[-1][1]]
    most = max([2 * band, *(max(abs(estimate.low), abs(estimate.high)) for estimate in settled)]) * 1.05
    across = drawing.scale(0, last)

    def down(value: float) -> float:
        return drawing.height / 2 * (1 - max(-most, min(most, value)) / most)

    drawing.bar("band", across(0), across(last), drawing.height / 2, down(-band) - down(band))
    drawing.levels(axis_ticks(-most, most, 5), down, across(last), form)
    for tick in axis_ticks(0, last):
        drawing.text(f"{tick:,.0f}", across(tick), drawing.height + 20, "middle", "tick")
    upper = [(across(games), down(estimate.high)) for games, estimate in steps]
    lower = [(across(games), down(estimate.low)) for games, estimate in steps]
    drawing.path("area", [*upper, *reversed(lower)], closed=True)
    drawing.path("curve after", [(across(games), down(estimate.mean)) for games, estimate in steps])
    return drawing.svg()


def plot_curves(title: str, drawn: Sequence[Curve], form: str) -> str:
    """Draws several curves over one axis, from 0 upwards."""
    drawing = _Plot(title, 220, left=10, right=10)
    places = [x for curve in drawn for x, _ in curve.points]
    at = drawing.scale(min(places), max(places))
    most = max(y for curve in drawn for _, y in curve.points) * 1.1 or 1.0
    drawing.axis(axis_ticks(min(places), max(places), 8), at, form)
    for curve in drawn:
        points = [(at(x), drawing.height * (1 - y / most)) for x, y in curve.points]
        drawing.path(f"curve {curve.paint}", points)
    drawing.line("zero", drawing.left, drawing.height, drawing.right, drawing.height)
    return drawing.svg()


def histogram_points(values: Sequence[float], step: int, low: int, high: int) -> list[tuple[float, float]]:
    """Returns a histogram of the values as the points of a stepped curve."""
    counts = dict.fromkeys(range(low, high, step), 0)
    for value in values:
        counts[min(max(int(value - low) // step * step + low, low), high - step)] += 1
    points: list[tuple[float, float]] = []
    for start, count in counts.items():
        part = count / len(values)
        points += [(start, part), (start + step, part)]
    return points


def _tick_label(tick: float, form: str) -> str:
    return form.format(tick) if tick else "0"


def _left(rows: Sequence[PlotRow]) -> float:
    """The width of the longest line of a label."""
    return min(LABELS, 24 + 8 * max(len(line) for row in rows for line in _lines(row.label)))


def _lines(label: str) -> list[str]:
    """A label in lines that fit beside a plot, broken before signs such as those in names of players."""
    lines = [""]
    for part in re.split(r"(?=[?&:./_ ])", label):
        while len(lines[-1] + part) > LETTERS:
            room = LETTERS - len(lines[-1]) if len(part) > LETTERS else 0
            lines[-1] += part[:room]
            part = part[room:]
            lines.append("")
        lines[-1] += part
    return [line for line in lines if line]


def _tall(row: PlotRow) -> float:
    return max(ROW, LINE * len(_lines(row.label)) + 12)


def _height(rows: Sequence[PlotRow]) -> float:
    return sum(map(_tall, rows))


def _placed(rows: Sequence[PlotRow]) -> Iterator[tuple[float, PlotRow]]:
    """Yields each row with the height of its middle."""
    top = 0.0
    for row in rows:
        yield top + _tall(row) / 2, row
        top += _tall(row)
