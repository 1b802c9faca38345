"""Puts the figures of a whole game into sentences and tables, as text, Markdown or HTML."""

from collections.abc import Iterator, Sequence
from html import escape

from attrs import frozen

from gwt.balance.document import document
from gwt.balance.document import table as html_table
from gwt.balance.findings import Thing
from gwt.balance.markdown import SHARES, table
from gwt.balance.run import StudyResult
from gwt.balance.statistics import Estimate
from gwt.balance.survey import Survey
from gwt.balance.verdict import FEW, number, percent
from gwt.errors import many


@frozen
class ReportPart:
    """A part of the report: sentences, and then a table if it has rows."""

    title: str
    sentences: tuple[str, ...] = ()
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    first: bool = False
    """Whether it begins the report about another kind of player or number of players."""


COMPONENT = (
    "component",
    "could choose it",
    "of these, did",
    "times",
    "uses a game",
    "points by choosing it",
    "points by each use",
)


def parts(found: Survey) -> Iterator[ReportPart]:
    """Yields the parts of the report about one kind of player and one number of players."""
    seats = [
        (str(one.place), percent(one.victories), number(one.points, signed=True)) for one in found.seats
    ]
    yield ReportPart(
        f"{many(found.games, 'game')} of {found.players} {found.player} players",
        (answer(found),),
        ("place in the order of play", "share of victories", "points"),
        tuple(seats),
        first=True,
    )
    lengths = tuple((name, number(one)) for name, one in found.lengths)
    categories = tuple((f"points of {name}", number(one, signed=True)) for name, one in found.categories)
    yield ReportPart("A game", (), ("", "on average"), lengths + categories)
    yield ReportPart("What is dead", tuple(_dead(found)))
    for (file, key), things in found.things:
        yield ReportPart(f"{key} of {file}.yaml", (), COMPONENT, tuple(map(_row, things)))


def answer(found: Survey) -> str:
    """Returns the sentence that says whether a place in the order of play is an advantage."""
    fair = 1 / found.players
    better = [one for one in found.seats if one.victories.low > fair]
    worse = [one for one in found.seats if one.victories.high < fair]
    if not better and not worse:
        return f"No place in the order of play clearly wins more than its share, {100 * fair:.1f} %."
    told = [f"place {one.place} wins more" for one in better]
    told += [f"place {one.place} wins less" for one in worse]
    text = " and ".join(told)
    return f"{text[0].upper()}{text[1:]} than its share, {100 * fair:.1f} %."


def _dead(found: Survey) -> Iterator[str]:
    if found.unchosen:
        yield f"Never chosen by those who could: {', '.join(found.unchosen)}."
    if found.unseen:
        yield f"Never named by an option or an event, and never used: {', '.join(found.unseen)}."
    for _, things in found.things:
        for one in things:
            for action, times in one.actions:
                if one.uses and not times:
                    yield f"{one.id}: nobody ever took '{action}'."
            if one.actions and one.times and not one.uses:
                yield f"{one.id}: chosen and never used."
    if empty := [name for name, one in found.categories if one.low == one.high == 0]:
        yield f"Categories that never brought a point: {', '.join(empty)}."
    if found.apart:
        yield f"Lists whose entries no option and no event names: {', '.join(found.apart)}."
    yield (
        f"This holds for {found.player} players in {many(found.games, 'game')}: what they leave may be "
        "worth something to a player who plans further."
    )


def _row(one: Thing) -> tuple[str, ...]:
    few = one.times < FEW
    shares = ("-" if share is None else percent(share) for share in (one.offered, one.chosen))
    chosen, used = (_points(part, few) for part in (one.points_chosen, one.points_used))
    return (one.id, *shares, str(one.times), f"{one.uses:.2f}", chosen, used)


def _points(part: Estimate | None, few: bool) -> str:
    return "too few" if part is None or few else number(part, signed=True)


def title(result: StudyResult) -> str:
    """Returns what the report is about."""
    return f"{result.study.packs[1].name}: a whole game"


def markdown(results: Sequence[StudyResult], found: Sequence[Survey], command: str) -> str:
    """Returns the report as a page in Markdown; `command` says how to write it anew."""
    pieces = [
        f"# {title(results[0])}",
        f"Seed {results[0].study.seed}. A command writes this page:",
        f"<!-- not run: it plays for a long time -->\n```sh\n{command}\n```",
        SHARES,
    ]
    for each in _all(found):
        pieces += [f"## {each.title}" if each.first else f"### {each.title}", *each.sentences]
        if each.rows:
            pieces.append(table(each.head, each.rows))
    return "\n\n".join(pieces) + "\n"


def page(results: Sequence[StudyResult], found: Sequence[Survey]) -> str:
    """Returns the report as one HTML page, which loads nothing."""
    pieces = [f'<p class="soft">Seed {results[0].study.seed}. {escape(SHARES)}</p>']
    for each in _all(found):
        pieces.append(f"<h2>{escape(each.title)}</h2>" if each.first else f"<h3>{escape(each.title)}</h3>")
        pieces += [f"<p>{escape(one)}</p>" for one in each.sentences]
        if each.rows:
            rows = [tuple(map(escape, row)) for row in each.rows]
            pieces.append(html_table(each.head, rows, each.title))
    return document(title(results[0]), "".join(pieces))


def _all(found: Sequence[Survey]) -> Iterator[ReportPart]:
    for one in found:
        yield from parts(one)
