"""Puts the figures of a study of new content into parts of a report."""

from collections.abc import Iterator

from gwt.balance import pack_diff, plots, statistics, study_results
from gwt.balance.report import SHARES, ReportPart, component_table
from gwt.balance.study_runner import StudyResult
from gwt.balance.verdict import FAIR, format_estimate, format_percent, verdict_on
from gwt.errors import count_noun

METHOD = ReportPart(
    "How to read this",
    (
        SHARES,
        "Each seed is played three times: without the new content, with it, and with it while one seat, "
        "another in each game, leaves it alone. Figures of change are means of differences between games "
        "of one seed, with Student's interval at 95 %; points by use are sums divided by sums, with the "
        "interval of their linearization. The change of the share of victories is estimated by regression "
        "on the share of a free seat, which is known beforehand.",
        "One interval in twenty misses the truth, and nothing is corrected for their number, so of twenty "
        "figures one that stands out is to be expected: each answer rests on one figure alone, what it is "
        "worth to be free to choose.",
    ),
    first=True,
)


_FEW = 12
"""The most components that are listed, each with sentences of its own, where a report begins."""
REPLACED = (
    "The content replaces much of what it lies on, so a seat that leaves it alone hardly plays at all, and "
    "no figure says whether the whole is strong or weak. The tables say what is used of it."
)


def study_title(result: StudyResult) -> str:
    """Returns what the report is about."""
    return f"Balance: {result.study.packs[1].layers[-1].manifest.name}"


def about_study(result: StudyResult) -> tuple[str, ...]:
    """Returns the sentences that say which games were played, and what is judged."""
    before, after = result.study.packs
    judged = ", ".join(
        f"{layer.manifest.id} {layer.manifest.version} ({layer.digest})"
        for layer in result.study.judged_packs
    )
    changes = result.study.changes
    listed = ", ".join(f"{change.id} ({change.kind})" for change in changes)
    changed = listed if len(changes) <= _FEW else f"{len(changes)} components"
    return (
        f"{after.name}, against {before.name}: {changed}.",
        f"Games of {result.study.players} players, seed {result.study.seed}.",
        f"Judged: {judged}.",
    )


def study_parts(result: StudyResult, findings: study_results.StudyFindings) -> Iterator[ReportPart]:
    """Yields the parts of the report about one kind of player."""
    title = f"{count_noun(findings.games, 'game')} of {findings.player} players"
    replaces = len(findings.things) > _FEW and any(thing.kind != "new" for thing in findings.things)
    yield ReportPart(title, _verdict(findings, replaces), first=True)
    if findings.access.score is not None and findings.access.chosen and not replaces:
        yield _access(findings, findings.access.score)
    yield _changes(findings)
    yield from (_choices(choices, findings) for choices in findings.choices if choices.shares)
    yield from _things(result, findings)


def _verdict(findings: study_results.StudyFindings, replaces: bool) -> tuple[str, ...]:
    """Returns the answer and what qualifies it; of many components the tables say enough."""
    answer, *rest = verdict_on(findings)
    *_, scores, turns, holds = rest
    if len(findings.things) <= _FEW:
        return answer, *rest
    return REPLACED if replaces else answer, scores, turns, holds


# --- what the content is worth -----------------------------------------------------------------------


def _access(findings: study_results.StudyFindings, score: statistics.Estimate) -> ReportPart:
    drawn = plots.course(
        "Change of a seat's share of victories by the number of games",
        [(games, change.hundredfold) for games, change in findings.access.course],
        "{:+.0f}",
        100 * FAIR,
    )
    caption = (
        "The same seat of the same game, free to choose the new content, less the same leaving it "
        "alone: the change of its share of victories in percentage points, after so many games. "
        f"Within the band, ±{100 * FAIR:.0f}, content is called balanced."
    )
    rows = (
        ("share of victories", format_percent(findings.access.victory, signed=True)),
        ("points", format_estimate(score, signed=True)),
    )
    title = "What it is worth to be free to choose it"
    return ReportPart(title, head=("", "change (95 % interval)"), rows=rows, figures=((drawn, caption),))


def _changes(findings: study_results.StudyFindings) -> ReportPart:
    moved = [
        plots.PlotRow(row.name, row.change, format_estimate(row.change, signed=True))
        for row in (findings.score, *findings.categories)
        if row.change is not None and (row.change.half > 0 or row.change.mean != 0)
    ]
    figures = []
    if moved:
        drawn = plots.plot_intervals("Change of the points of a seat by category", moved, "{:+g}")
        figures = [(drawn, "Change of the points of a seat by category; what leaves 0 out is coloured.")]
    comparisons = (findings.score, findings.turns, findings.decisions)
    return ReportPart(
        "What it changes for everybody",
        head=("a game", "without", "with", "change (95 % interval)"),
        rows=(*map(_comparison, comparisons), *_beginner(findings.beginner)),
        figures=(*figures, _spread(findings)),
    )


def _comparison(row: study_results.Comparison) -> tuple[str, ...]:
    means = ("–" if arm is None else f"{arm.mean:.1f}" for arm in (row.without, row.with_))
    return (row.name, *means, "–" if row.change is None else format_estimate(row.change, signed=True))


def _beginner(row: study_results.Comparison) -> Iterator[tuple[str, ...]]:
    if row.without and row.with_ and row.change:
        shares = (f"{100 * arm.mean:.1f} %" for arm in (row.without, row.with_))
        yield row.name, *shares, format_percent(row.change, signed=True).replace(" percentage points", "")


def _spread(findings: study_results.StudyFindings) -> tuple[str, str]:
    before, after = findings.scores
    step = 5
    low = int(min(*before, *after)) // step * step
    high = (int(max(*before, *after)) // step + 1) * step
    drawn = plots.plot_curves(
        "How many seats have how many points, without and with",
        [
            plots.Curve("without", "before", plots.histogram_points(before, step, low, high)),
            plots.Curve("with", "after", plots.histogram_points(after, step, low, high)),
        ],
        "{:.0f}",
    )
    keys = '<span class="key before">without</span><span class="key">with</span>'
    return drawn, f"Points of a seat at the end, in steps of {step}: {keys}"


# --- what is chosen and used -------------------------------------------------------------------------


def _choices(choices: study_results.ListChoices, findings: study_results.StudyFindings) -> ReportPart:
    new = {thing.id for thing in findings.things}
    rows = [
        plots.PlotRow(id, share.hundredfold, format_percent(share).split(" (")[0], id in new)
        for id, share in choices.shares
    ]
    drawn = plots.plot_bars(f"Who chooses what of {choices.place}", rows, "{:.0f}")
    caption = "Of the seats that could choose each, those who did, in percent, with the 95 % interval."
    return ReportPart(f"What is chosen of `{choices.place}`", figures=((drawn, caption),))


def _things(result: StudyResult, findings: study_results.StudyFindings) -> Iterator[ReportPart]:
    """Yields what is chosen and used of each list, and how often each printed action is carried out."""
    places = {change.id: change.place for change in result.study.changes}
    names = {component.id: component.names[-1] for component in result.study.packs[1].components}
    label = {thing.id: _label(thing, names.get(thing.id, thing.id)) for thing in findings.things}
    by_place: dict[pack_diff.Place, list[study_results.ComponentResult]] = {}
    for thing in findings.things:
        by_place.setdefault(places[thing.id], []).append(thing)
    for (file, key), things in by_place.items():
        head, rows = component_table((thing for thing in things if thing.times), label)
        yield ReportPart(f"{key} of `{file}.yaml`", tuple(_unchosen(things, label)), head, rows)
    actions = (
        (f"`{thing.id}`: `{action}`", f"{often:.2f}")
        for thing in findings.things
        for action, often in thing.actions
    )
    yield ReportPart("Printed actions", head=("", "times a game"), rows=tuple(actions))


def _label(thing: study_results.ComponentResult, name: str) -> str:
    return f"`{thing.id}` ({thing.kind})" if name == thing.id else f"`{thing.id}` {name} ({thing.kind})"


def _unchosen(things: list[study_results.ComponentResult], label: dict[str, str]) -> Iterator[str]:
    """Yields who is never chosen, and what happens to those that no option names."""
    idle = [thing for thing in things if not thing.times]
    if never := [label[thing.id] for thing in idle if thing.offered is not None and thing.offered.mean]:
        yield f"Never chosen by those who could: {', '.join(never)}."
    for thing in idle:
        if thing.events and (thing.offered is None or not thing.offered.mean):
            events = ", ".join(f"{event} {often:.2f} times a game" for event, often in thing.events)
            yield f"No option names {label[thing.id]}: {events}."
