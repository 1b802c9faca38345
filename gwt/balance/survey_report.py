"""Puts the figures of a whole game into parts of a report."""

from collections.abc import Iterator

from gwt.balance import report, study_runner
from gwt.balance.survey import Survey
from gwt.balance.verdict import format_estimate, format_percent
from gwt.errors import count_noun


def survey_title(result: study_runner.StudyResult) -> str:
    """Returns what the report is about."""
    return f"{result.study.packs[1].name}: a whole game"


def about_survey(result: study_runner.StudyResult) -> tuple[str, ...]:
    """Returns the sentences that say which games were played, and how to read the figures."""
    return f"Seed {result.study.seed}.", report.SHARES


def survey_parts(survey: Survey) -> Iterator[report.ReportPart]:
    """Yields the parts of the report about one kind of player and one number of players."""
    seats = [
        (str(seat.place), format_percent(seat.victories), format_estimate(seat.points, signed=True))
        for seat in survey.seats
    ]
    yield report.ReportPart(
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
    yield report.ReportPart("A game", (), ("", "on average"), lengths + categories)
    yield report.ReportPart("What is dead", tuple(_dead(survey)))
    for (file, key), things in survey.things:
        head, rows = report.component_table(things, {thing.id: f"`{thing.id}`" for thing in things})
        yield report.ReportPart(f"{key} of `{file}.yaml`", (), head, rows)


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
