"""Writes the report as one self-contained HTML page, with figures and plots."""

from base64 import b64encode
from collections.abc import Mapping, Sequence
from html import escape
from types import MappingProxyType

from attrs import frozen

from gwt.balance import plots
from gwt.balance.html_writer import html_document, html_figure, html_table
from gwt.balance.plots import Curve, PlotRow
from gwt.balance.statistics import Estimate
from gwt.balance.study_results import Comparison, ComponentResult, ListChoices, StudyFindings
from gwt.balance.study_runner import StudyResult
from gwt.balance.verdict import FAIR, format_estimate, format_percent, verdict_on
from gwt.packs import Layer


@frozen
class ComponentAppearance:
    """The appearance of a component: its name, text and picture."""

    svg: str
    """Its picture."""
    alt: str
    """The picture in words."""
    sentences: tuple[str, ...]
    """Its rule text; empty without texts."""


NOTHING_SHOWN: Mapping[str, ComponentAppearance] = MappingProxyType({})


def html_page(
    result: StudyResult,
    all_findings: Sequence[StudyFindings],
    components: Mapping[str, ComponentAppearance] = NOTHING_SHOWN,
) -> str:
    """Returns the HTML of the whole report; `components` are the components that it shows, by id."""
    before, after = result.study.packs
    title = f"{after.layers[-1].manifest.name}: is it balanced?"
    changed = ", ".join(f"{escape(change.id)} ({change.kind})" for change in result.study.changes)
    body = "".join(_player(findings, result) for findings in all_findings)
    return html_document(
        title,
        f'<p class="soft">{escape(after.name)}, against {escape(before.name)}; '
        f"{result.study.players} players, seed {result.study.seed}.<br>What differs: {changed}.<br>"
        f"Judged: {', '.join(escape(_stamp(layer)) for layer in result.study.judged_packs)}.</p>"
        f"{_components(components)}{body}{_method()}",
    )


def _components(components: Mapping[str, ComponentAppearance]) -> str:
    """Each component that is judged: its picture and its sentences."""
    return "".join(
        f'<figure class="component"><img alt="{escape(component.alt)}" src="{_embedded(component.svg)}">'
        f"<figcaption><code>{escape(id)}</code> "
        f"{' '.join(map(escape, component.sentences))}</figcaption></figure>"
        for id, component in components.items()
    )


def _embedded(svg: str) -> str:
    # As an image it cannot bring its styles and ids into the page.
    return f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"


def _stamp(layer: Layer) -> str:
    return f"{layer.manifest.id} {layer.manifest.version}, content {layer.digest}"


def _player(findings: StudyFindings, result: StudyResult) -> str:
    answer, *rest = verdict_on(findings)
    lines = "".join(f"<li>{escape(sentence)}</li>" for sentence in rest)
    return (
        f"<section><h2>{findings.games:,} games of {escape(findings.player)} players</h2>"
        f'<p class="answer">{escape(answer)}</p><ul>{lines}</ul>'
        f"{_access(findings)}{_changes(findings)}{_spread(findings)}"
        f"{''.join(_choices(choices, findings) for choices in findings.choices if choices.shares)}"
        f"{''.join(map(_thing, findings.things))}</section>"
    )


# --- what the content is worth -----------------------------------------------------------------------


def _access(findings: StudyFindings) -> str:
    access = findings.access
    if access.score is None or not access.chosen:
        return ""
    return (
        "<h3>What it is worth to be free to choose it</h3>"
        + html_figure(
            plots.course(
                "Change of a seat's share of victories by the number of games",
                [(games, change.hundredfold) for games, change in access.course],
                "{:+.0f}",
                100 * FAIR,
            ),
            "The same seat of the same game, free to choose the new content, less the same leaving it "
            f"alone: the change of its share of victories in percentage points, after so many games. "
            f"Within the band, ±{100 * FAIR:.0f}, content is called balanced.",
        )
        + html_table(
            ("", "change", "95 % interval"),
            [
                ("share of victories, percentage points", *_two(access.victory.hundredfold, signed=True)),
                ("points", *_two(access.score, signed=True)),
            ],
            "What it is worth to be free to choose it",
        )
    )


def _changes(findings: StudyFindings) -> str:
    points = [comparison for comparison in (findings.score, *findings.categories) if _moves(comparison)]
    rows = [_row(comparison) for comparison in points if comparison.change is not None]
    comparisons = (findings.score, findings.turns, findings.decisions)
    cells: list[tuple[str, ...]] = [
        (
            comparison.name,
            _mean(comparison.without),
            _mean(comparison.with_),
            format_estimate(comparison.change, signed=True) if comparison.change else "–",
        )
        for comparison in comparisons
    ]
    beginner = findings.beginner
    if beginner.without and beginner.with_ and beginner.change:
        change = format_percent(beginner.change, signed=True).replace(" percentage points", "")
        shares = (f"{arm.mean:.1%}".replace("%", " %") for arm in (beginner.without, beginner.with_))
        cells.append((beginner.name, *shares, change))
    drawn = (
        plots.plot_intervals("Change of the points of a seat by category", rows, "{:+g}") if rows else ""
    )
    return (
        "<h3>What it changes for everybody</h3>"
        + html_table(
            ("a game", "without", "with", "change (95 % interval)"), cells, "What it changes for everybody"
        )
        + (
            html_figure(drawn, "Change of the points of a seat by category; what leaves 0 out is coloured.")
            if drawn
            else ""
        )
    )


def _moves(comparison: Comparison) -> bool:
    return comparison.change is not None and (comparison.change.half > 0 or comparison.change.mean != 0)


def _row(comparison: Comparison) -> PlotRow:
    assert comparison.change is not None
    return PlotRow(comparison.name, comparison.change, format_estimate(comparison.change, signed=True))


def _spread(findings: StudyFindings) -> str:
    before, after = findings.scores
    step = 5
    low = int(min(*before, *after)) // step * step
    high = (int(max(*before, *after)) // step + 1) * step
    drawn = plots.plot_curves(
        "How many seats have how many points, without and with",
        [
            Curve("without", "before", plots.histogram_points(before, step, low, high)),
            Curve("with", "after", plots.histogram_points(after, step, low, high)),
        ],
        "{:.0f}",
    )
    keys = '<span class="key before">without</span><span class="key">with</span>'
    return html_figure(drawn, f"Points of a seat at the end, in steps of {step}: {keys}")


# --- things ------------------------------------------------------------------------------------------


def _choices(choices: ListChoices, findings: StudyFindings) -> str:
    new = {thing.id for thing in findings.things}
    rows = [
        PlotRow(id, share.hundredfold, format_percent(share).split(" (")[0], id in new)
        for id, share in choices.shares
    ]
    drawn = plots.plot_bars(f"Who chooses what of {choices.place}", rows, "{:.0f}")
    caption = "Of the seats that could choose each, those who did, in percent, with the 95 % interval."
    return f"<h3>What is chosen of <code>{escape(choices.place)}</code></h3>{html_figure(drawn, caption)}"


def _thing(thing: ComponentResult) -> str:
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
    actions = html_table(
        ("action, as printed", "times a game"),
        [(f"<code>{escape(action)}</code>", f"{often:.2f}") for action, often in thing.actions],
        f"Actions of {thing.id}",
    )
    return (
        f"<h3><code>{escape(thing.id)}</code>, {thing.kind}</h3>"
        + html_table(
            ("in the games with it", ""),
            [(escape(name), text) for name, text in rows],
            f"Use of {thing.id}",
        )
        + (actions if thing.actions else "")
    )


# --- pieces ------------------------------------------------------------------------------------------


def _two(estimate: Estimate, *, signed: bool) -> tuple[str, str]:
    mean, rest = format_estimate(estimate, signed=signed).split(" ", 1)
    return mean, rest.strip("()")


def _mean(estimate: Estimate | None) -> str:
    return "–" if estimate is None else f"{estimate.mean:.1f}"


def _number(estimate: Estimate | None) -> str:
    return "too few" if estimate is None else format_estimate(estimate, signed=True)


def _share(estimate: Estimate | None) -> str:
    return "nobody" if estimate is None else format_percent(estimate)


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
