"""Writes the report as a page in Markdown: the answer, and a table of what is chosen and used."""

from collections.abc import Iterable, Sequence

from gwt.balance.changes import Place
from gwt.balance.findings import Findings, Thing
from gwt.balance.run import StudyResult
from gwt.balance.statistics import Estimate
from gwt.balance.verdict import FEW, number, percent, verdict
from gwt.errors import many

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


def page(result: StudyResult, found: Sequence[Findings], command: str) -> str:
    """Returns the page; `command` says how to write it anew."""
    before, after = result.study.packs
    judged = ", ".join(
        f"{one.manifest.id} {one.manifest.version} ({one.digest})" for one in result.study.judged
    )
    parts = [
        f"# Balance: {after.layers[-1].manifest.name}",
        f"{after.name}, against {before.name}: games of {result.study.players} players, seed "
        f"{result.study.seed}. Judged: {judged}. "
        "[How it is found out](balance.md). A command writes this page:",
        f"<!-- not run: it plays for a long time -->\n```sh\n{command}\n```",
    ]
    for one in found:
        parts += _of_player(one, result)
    return "\n\n".join(parts) + "\n"


def _of_player(found: Findings, result: StudyResult) -> Iterable[str]:
    answer, *_ = verdict(found)
    places = {one.id: one.place for one in result.study.changes}
    names = {one.id: one.names[-1] for one in result.study.packs[1].components}
    yield f"## {many(found.games, 'game')} of {found.player} players"
    yield answer if all(one.kind == "new" for one in result.study.changes) else REPLACED
    yield EXPLAINED
    grouped: dict[Place, list[Thing]] = {}
    for thing in found.things:
        if thing.id in names:
            grouped.setdefault(places[thing.id], []).append(thing)
    for (file, key), things in grouped.items():
        chosen = [one for one in things if one.times]
        unnamed = [one for one in things if one.offered is None or not one.offered.mean]
        never = [one for one in things if not (one.times or one in unnamed)]
        events = [one for one in unnamed if one.events]
        if chosen or never or events:
            yield f"### {key} of `{file}.yaml`"
        if chosen:
            yield table(HEAD, (_row(one, names[one.id]) for one in chosen))
        if never:
            yield f"Never chosen by those who could: {', '.join(f'`{one.id}`' for one in never)}."
        if events:
            yield UNNAMED
            yield "\n".join(f"- {_called(one, names[one.id])}: {_events(one)}" for one in events)


def _row(thing: Thing, name: str) -> Sequence[str]:
    if thing.times < FEW:
        figures = ["too few uses", "", ""]
    else:
        victories = thing.victories
        figures = [
            _number(thing.points_chosen),
            _number(thing.points_used),
            "" if victories is None else percent(victories, signed=True).replace(" percentage points", ""),
        ]
    shares = ("–" if one is None else percent(one) for one in (thing.offered, thing.chosen))
    return (_called(thing, name), *shares, str(thing.times), f"{thing.uses:.2f}", *figures)


def _called(thing: Thing, name: str) -> str:
    return f"`{thing.id}` ({thing.kind})" if name == thing.id else f"`{thing.id}` {name} ({thing.kind})"


def _events(thing: Thing) -> str:
    return ", ".join(f"{event} {often:.2f} times a game" for event, often in thing.events)


def _number(one: Estimate | None) -> str:
    return "" if one is None else number(one, signed=True)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown; all columns but the first are of figures."""
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
