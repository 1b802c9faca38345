"""Writes the report as a page in Markdown: the answer, and a table of what is chosen and used."""

from collections.abc import Iterable, Sequence

from gwt.balance.pack_diff import Place
from gwt.balance.statistics import Estimate
from gwt.balance.study_results import ComponentResult, StudyFindings
from gwt.balance.study_runner import StudyResult
from gwt.balance.verdict import FEW, format_estimate, format_percent, verdict_on
from gwt.errors import count_noun

HEAD = (
    "",
    "could choose it",
    "of these, did",
    "times",
    "uses a game",
    "points by choosing it",
    "points by each use",
    "victories",
)
REPLACED = (
    "The content replaces what it lies on, so a seat that leaves it alone hardly plays at all, and no "
    "figure says whether the whole is strong or weak. What is used of it:"
)
UNNAMED = "No option names these, so what comes of them is told by events:"
SHARES = (
    "Shares are of seats, with Wilson's interval at 95 %; `times` is how often it was chosen in all games. "
    "The points are by how much the score of a seat rises with the choice or the use, what it costs being "
    "taken off."
)
EXPLAINED = (
    f"{SHARES} `victories` is how much more often those win who chose it than those who did not, in "
    "percentage points, which does not say that they win by it: who is ahead can afford more. "
    f"What was chosen fewer than {FEW} times has too few uses for anything to be said."
)


def markdown_page(result: StudyResult, all_findings: Sequence[StudyFindings], command: str) -> str:
    """Returns the page; `command` says how to write it anew."""
    before, after = result.study.packs
    judged = ", ".join(
        f"{layer.manifest.id} {layer.manifest.version} ({layer.digest})"
        for layer in result.study.judged_packs
    )
    parts = [
        f"# Balance: {after.layers[-1].manifest.name}",
        f"{after.name}, against {before.name}: games of {result.study.players} players, seed "
        f"{result.study.seed}. Judged: {judged}. "
        "[How it is found out](balance.md). A command writes this page:",
        f"<!-- not run: it plays for a long time -->\n```sh\n{command}\n```",
    ]
    for findings in all_findings:
        parts += _of_player(findings, result)
    return "\n\n".join(parts) + "\n"


def _of_player(findings: StudyFindings, result: StudyResult) -> Iterable[str]:
    answer, *_ = verdict_on(findings)
    places = {change.id: change.place for change in result.study.changes}
    names = {component.id: component.names[-1] for component in result.study.packs[1].components}
    yield f"## {count_noun(findings.games, 'game')} of {findings.player} players"
    yield answer if all(change.kind == "new" for change in result.study.changes) else REPLACED
    yield EXPLAINED
    grouped: dict[Place, list[ComponentResult]] = {}
    for thing in findings.things:
        if thing.id in names:
            grouped.setdefault(places[thing.id], []).append(thing)
    for (file, key), things in grouped.items():
        chosen = [thing for thing in things if thing.times]
        unnamed = [thing for thing in things if thing.offered is None or not thing.offered.mean]
        never = [thing for thing in things if not (thing.times or thing in unnamed)]
        events = [thing for thing in unnamed if thing.events]
        if chosen or never or events:
            yield f"### {key} of `{file}.yaml`"
        if chosen:
            yield markdown_table(HEAD, (_row(thing, names[thing.id]) for thing in chosen))
        if never:
            yield f"Never chosen by those who could: {', '.join(f'`{thing.id}`' for thing in never)}."
        if events:
            yield UNNAMED
            yield "\n".join(f"- {_called(thing, names[thing.id])}: {_events(thing)}" for thing in events)


def _row(thing: ComponentResult, name: str) -> Sequence[str]:
    if thing.times < FEW:
        figures = ["too few uses", "", ""]
    else:
        victories = thing.victories
        figures = [
            _number(thing.points_chosen),
            _number(thing.points_used),
            ""
            if victories is None
            else format_percent(victories, signed=True).replace(" percentage points", ""),
        ]
    shares = ("–" if share is None else format_percent(share) for share in (thing.offered, thing.chosen))
    return (_called(thing, name), *shares, str(thing.times), f"{thing.uses:.2f}", *figures)


def _called(thing: ComponentResult, name: str) -> str:
    return f"`{thing.id}` ({thing.kind})" if name == thing.id else f"`{thing.id}` {name} ({thing.kind})"


def _events(thing: ComponentResult) -> str:
    return ", ".join(f"{event} {often:.2f} times a game" for event, often in thing.events)


def _number(estimate: Estimate | None) -> str:
    return "" if estimate is None else format_estimate(estimate, signed=True)


def markdown_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown; all columns but the first are of figures."""
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
