"""Writes the report as one self-contained HTML page, with figures and plots."""

from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape
from types import MappingProxyType

from attrs import frozen

from gwt.balance import plots
from gwt.balance.document import document, figure, table
from gwt.balance.findings import Choices, Comparison, Findings, Thing
from gwt.balance.plots import Curve, PlotRow
from gwt.balance.run import StudyResult
from gwt.balance.statistics import Estimate
from gwt.balance.verdict import FAIR, number, percent, verdict
from gwt.packs import Layer


@frozen
class Shown:
    """The appearance of a component: its name, text and picture."""

    svg: str
    """Its picture."""
    alt: str
    """The picture in words."""
    sentences: tuple[str, ...]
    """Its rule text; empty without texts."""


NOTHING_SHOWN: Mapping[str, Shown] = MappingProxyType({})


def page(result: StudyResult, found: Sequence[Findings], shown: Mapping[str, Shown] = NOTHING_SHOWN) -> str:
    """Returns the HTML of the whole report; `shown` are the components that it shows, by id."""
    before, after = result.study.packs
    title = f"{after.layers[-1].manifest.name}: is it balanced?"
    changed = ", ".join(f"{escape(one.id)} ({one.kind})" for one in result.study.changes)
    body = "".join(_player(one, result) for one in found)
    return document(
        title,
        f'<p class="soft">{escape(after.name)}, against {escape(before.name)}; '
        f"{result.study.players} players, seed {result.study.seed}.<br>What differs: {changed}.<br>"
        f"Judged: {', '.join(escape(_stamp(one)) for one in result.study.judged)}.</p>"
        f"{_components(shown)}{body}{_method()}",
    )


def _components(shown: Mapping[str, Shown]) -> str:
    """Each component that is judged: its picture and its sentences."""
    return "".join(
        f'<figure class="component"><img alt="{escape(one.alt)}" src="{_embedded(one.svg)}">'
        f"<figcaption><code>{escape(id)}</code> "
        f"{' '.join(map(escape, one.sentences))}</figcaption></figure>"
        for id, one in shown.items()
    )


def _embedded(svg: str) -> str:
    # As an image it cannot bring its styles and ids into the page.
    return f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"


def _stamp(layer: Layer) -> str:
    return f"{layer.manifest.id} {layer.manifest.version}, content {layer.digest}"


def _player(found: Findings, result: StudyResult) -> str:
    answer, *rest = verdict(found)
    listed = "".join(f"<li>{escape(one)}</li>" for one in rest)
    return (
        f"<section><h2>{found.games:,} games of {escape(found.player)} players</h2>"
        f'<p class="answer">{escape(answer)}</p><ul>{listed}</ul>'
        f"{_access(found)}{_changes(found)}{_spread(found)}"
        f"{''.join(_choices(one, found) for one in found.choices if one.shares)}"
        f"{''.join(map(_thing, found.things))}</section>"
    )


# --- what the content is worth -----------------------------------------------------------------------


def _access(found: Findings) -> str:
    access = found.access
    if access.score is None or not access.chosen:
        return ""
    return (
        "<h3>What it is worth to be free to choose it</h3>"
        + figure(
            plots.course(
                "Change of a seat's share of victories by the number of games",
                [(games, one.hundredfold) for games, one in access.course],
                "{:+.0f}",
                100 * FAIR,
            ),
            "The same seat of the same game, free to choose the new content, less the same leaving it "
            f"alone: the change of its share of victories in percentage points, after so many games. "
            f"Within the band, ±{100 * FAIR:.0f}, content is called balanced.",
        )
        + table(
            ("", "change", "95 % interval"),
            [
                ("share of victories, percentage points", *_two(access.victory.hundredfold, signed=True)),
                ("points", *_two(access.score, signed=True)),
            ],
            "What it is worth to be free to choose it",
        )
    )


def _changes(found: Findings) -> str:
    points = [one for one in (found.score, *found.categories) if one.change and _moves(one)]
    rows = [_row(one) for one in points if one.change is not None]
    listed = (found.score, found.turns, found.decisions)
    cells: list[tuple[str, ...]] = [
        (
            one.name,
            _mean(one.without),
            _mean(one.with_),
            number(one.change, signed=True) if one.change else "–",
        )
        for one in listed
    ]
    beginner = found.beginner
    if beginner.without and beginner.with_ and beginner.change:
        told = percent(beginner.change, signed=True).replace(" percentage points", "")
        shares = (f"{one.mean:.1%}".replace("%", " %") for one in (beginner.without, beginner.with_))
        cells.append((beginner.name, *shares, told))
    drawn = plots.intervals("Change of the points of a seat by category", rows, "{:+g}") if rows else ""
    return (
        "<h3>What it changes for everybody</h3>"
        + table(
            ("a game", "without", "with", "change (95 % interval)"), cells, "What it changes for everybody"
        )
        + (
            figure(drawn, "Change of the points of a seat by category; what leaves 0 out is coloured.")
            if drawn
            else ""
        )
    )


def _moves(one: Comparison) -> bool:
    return one.change is not None and (one.change.half > 0 or one.change.mean != 0)


def _row(one: Comparison) -> PlotRow:
    assert one.change is not None
    return PlotRow(one.name, one.change, number(one.change, signed=True))


def _spread(found: Findings) -> str:
    before, after = found.scores
    step = 5
    low = int(min(*before, *after)) // step * step
    high = (int(max(*before, *after)) // step + 1) * step
    drawn = plots.curves(
        "How many seats have how many points, without and with",
        [
            Curve("without", "before", plots.spread(before, step, low, high)),
            Curve("with", "after", plots.spread(after, step, low, high)),
        ],
        "{:.0f}",
    )
    keys = '<span class="key before">without</span><span class="key">with</span>'
    return figure(drawn, f"Points of a seat at the end, in steps of {step}: {keys}")


# --- things ------------------------------------------------------------------------------------------


def _choices(choices: Choices, found: Findings) -> str:
    new = {thing.id for thing in found.things}
    rows = [
        PlotRow(id, one.hundredfold, percent(one).split(" (")[0], id in new) for id, one in choices.shares
    ]
    drawn = plots.bars(f"Who chooses what of {choices.place}", rows, "{:.0f}")
    caption = "Of the seats that could choose each, those who did, in percent, with the 95 % interval."
    return f"<h3>What is chosen of <code>{escape(choices.place)}</code></h3>{figure(drawn, caption)}"


def _thing(thing: Thing) -> str:
    rows = [
        ("seats that could choose it", _share(thing.offered)),
        ("… of these, who did", _share(thing.chosen)),
        ("… of these, who used it", _share(thing.used)),
        ("turns of a game in which it was used", f"{thing.uses:.2f}"),
        ("points by choosing it", _number(thing.points_chosen)),
        ("points by each use", _number(thing.points_used)),
        (
            "victories of those who chose it, less those of the others, percentage points",
            _number(thing.victories.hundredfold if thing.victories else None),
        ),
    ]
    if thing.chosen_before is not None:
        rows.insert(2, ("… who did, without the change", _share(thing.chosen_before)))
    rows += [(f"{event}, a game", f"{often:.2f}") for event, often in thing.events]
    actions = table(
        ("action, as printed", "times a game"),
        [(f"<code>{escape(action)}</code>", f"{often:.2f}") for action, often in thing.actions],
        f"Actions of {thing.id}",
    )
    return (
        f"<h3><code>{escape(thing.id)}</code>, {thing.kind}</h3>"
        + table(
            ("in the games with it", ""),
            [(escape(name), told) for name, told in rows],
            f"Use of {thing.id}",
        )
        + (actions if thing.actions else "")
    )


# --- pieces ------------------------------------------------------------------------------------------


def _two(one: Estimate, *, signed: bool) -> tuple[str, str]:
    mean, rest = number(one, signed=signed).split(" ", 1)
    return mean, rest.strip("()")


def _mean(one: Estimate | None) -> str:
    return "–" if one is None else f"{one.mean:.1f}"


def _number(one: Estimate | None) -> str:
    return "too few" if one is None else number(one, signed=True)


def _share(one: Estimate | None) -> str:
    return "nobody" if one is None else percent(one)


def _method() -> str:
    return (
        "<section><h2>How to read this</h2>"
        "<p>Each seed is played three times: without the new content, with it, and with it while one "
        "seat, another in each game, leaves it alone. Figures of change are means of differences between "
        "games of one seed, with Student's interval at 95 %; shares have Wilson's interval; points by use "
        "are sums divided by sums, with the interval of their linearization. "
        "The change of the share of victories is estimated by regression on the share of a free seat, "
        "which is known beforehand.</p>"
        "<p>One interval in twenty misses the truth, and nothing is corrected for their number, so of "
        "twenty figures one that stands out is to be expected: each answer rests on one figure alone, "
        "what it is worth to be free to choose.</p>"
        "<p>That those who chose a thing win more often does not say that they win by it: "
        "who is ahead can afford more.</p></section>"
    )
