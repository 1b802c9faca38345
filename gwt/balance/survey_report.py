"""Puts the figures of a whole game into sentences and tables, as text, Markdown or HTML."""

from collections.abc import Iterator, Sequence
from html import escape

from attrs import frozen

from gwt.balance.html_writer import html_document, html_table
from gwt.balance.markdown_report import SHARES, markdown_table
from gwt.balance.statistics import Estimate
from gwt.balance.study_results import ComponentResult
from gwt.balance.study_runner import StudyResult
from gwt.balance.survey import Survey
from gwt.balance.verdict import FEW, format_estimate, format_percent
from gwt.errors import count_noun


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


def report_parts(survey: Survey) -> Iterator[ReportPart]:
    """Yields the parts of the report about one kind of player and one number of players."""
    seats = [
        (str(seat.place), format_percent(seat.victories), format_estimate(seat.points, signed=True))
        for seat in survey.seats
    ]
    yield ReportPart(
        f"{count_noun(survey.games, 'game')} of {survey.players} {survey.player} players",
        (seat_advantage_sentence(survey),),
        ("place in the order of play", "share of victories", "points"),
        tuple(seats),
        first=True,
    )
    lengths = tuple((name, format_estimate(mean)) for name, mean in survey.lengths)
    categories = tuple(
        (f"points of {name}", format_estimate(mean, signed=True)) for name, mean in survey.categories
    )
    yield ReportPart("A game", (), ("", "on average"), lengths + categories)
    yield ReportPart("What is dead", tuple(_dead(survey)))
    for (file, key), things in survey.things:
        yield ReportPart(f"{key} of {file}.yaml", (), COMPONENT, tuple(map(_row, things)))


def seat_advantage_sentence(survey: Survey) -> str:
    """Returns the sentence that says whether a place in the order of play is an advantage."""
    fair = 1 / survey.players
    better = [seat for seat in survey.seats if seat.victories.low > fair]
    worse = [seat for seat in survey.seats if seat.victories.high < fair]
    if not better and not worse:
        return f"No place in the order of play clearly wins more than its share, {100 * fair:.1f} %."
    clauses = [f"place {seat.place} wins more" for seat in better]
    clauses += [f"place {seat.place} wins less" for seat in worse]
    text = " and ".join(clauses)
    return f"{text[0].upper()}{text[1:]} than its share, {100 * fair:.1f} %."


def _dead(survey: Survey) -> Iterator[str]:
    if survey.unchosen:
        yield f"Never chosen by those who could: {', '.join(survey.unchosen)}."
    if survey.unseen:
        yield f"Never named by an option or an event, and never used: {', '.join(survey.unseen)}."
    for _, things in survey.things:
        for thing in things:
            for action, times in thing.actions:
                if thing.uses and not times:
                    yield f"{thing.id}: nobody ever took '{action}'."
            if thing.actions and thing.times and not thing.uses:
                yield f"{thing.id}: chosen and never used."
    if empty := [name for name, estimate in survey.categories if estimate.low == estimate.high == 0]:
        yield f"Categories that never brought a point: {', '.join(empty)}."
    if survey.apart:
        yield f"Lists whose entries no option and no event names: {', '.join(survey.apart)}."
    yield (
        f"This holds for {survey.player} players in {count_noun(survey.games, 'game')}: what they leave "
        "may be worth something to a player who plans further."
    )


def _row(thing: ComponentResult) -> tuple[str, ...]:
    few = thing.times < FEW
    shares = ("-" if share is None else format_percent(share) for share in (thing.offered, thing.chosen))
    chosen, used = (_points(part, few) for part in (thing.points_chosen, thing.points_used))
    return (thing.id, *shares, str(thing.times), f"{thing.uses:.2f}", chosen, used)


def _points(part: Estimate | None, few: bool) -> str:
    return "too few" if part is None or few else format_estimate(part, signed=True)


def title(result: StudyResult) -> str:
    """Returns what the report is about."""
    return f"{result.study.packs[1].name}: a whole game"


def markdown(results: Sequence[StudyResult], surveys: Sequence[Survey], command: str) -> str:
    """Returns the report as a page in Markdown; `command` says how to write it anew."""
    pieces = [
        f"# {title(results[0])}",
        f"Seed {results[0].study.seed}. A command writes this page:",
        f"<!-- not run: it plays for a long time -->\n```sh\n{command}\n```",
        SHARES,
    ]
    for part in _all(surveys):
        pieces += [f"## {part.title}" if part.first else f"### {part.title}", *part.sentences]
        if part.rows:
            pieces.append(markdown_table(part.head, part.rows))
    return "\n\n".join(pieces) + "\n"


def page(results: Sequence[StudyResult], surveys: Sequence[Survey]) -> str:
    """Returns the report as one HTML page, which loads nothing."""
    pieces = [f'<p class="soft">Seed {results[0].study.seed}. {escape(SHARES)}</p>']
    for part in _all(surveys):
        pieces.append(f"<h2>{escape(part.title)}</h2>" if part.first else f"<h3>{escape(part.title)}</h3>")
        pieces += [f"<p>{escape(sentence)}</p>" for sentence in part.sentences]
        if part.rows:
            rows = [tuple(map(escape, row)) for row in part.rows]
            pieces.append(html_table(part.head, rows, part.title))
    return html_document(title(results[0]), "".join(pieces))


def _all(surveys: Sequence[Survey]) -> Iterator[ReportPart]:
    for survey in surveys:
        yield from report_parts(survey)
