"""Puts the figures of a study into sentences, with how certain they are."""

from collections.abc import Iterator

from gwt.balance.statistics import Estimate, games_needed
from gwt.balance.study_results import ComponentResult, StudyFindings
from gwt.errors import count_noun

FAIR = 0.05
"""The largest change of the share of victories, up or down, at which content is called balanced."""
FEW = 20
"""With fewer choices of the content in all games, there is no verdict."""
RARE, USUAL = 0.1, 0.9
"""Shares of seats: "hardly anybody" is below the first, "nearly everybody" above the second."""


def verdict_on(findings: StudyFindings) -> tuple[str, ...]:
    """Returns the sentence that answers the question, then those that qualify it."""
    return (_answer(findings), *(_about(findings)))


def _answer(findings: StudyFindings) -> str:
    access = findings.access
    change = access.victory
    if not access.offered:
        return (
            "In these games no option brought the new content, so nobody could leave it alone: "
            "the figures show only what it changes for all seats."
        )
    if not access.chosen:
        for everybody in (findings.score.change, findings.turns.change):
            if everybody is not None and everybody.clear():
                return (
                    f"No {findings.player} player ever chose the new content, and yet it changes "
                    "the games: the figures show only what it changes for all seats."
                )
        return f"Too weak, or out of reach: no {findings.player} player ever chose the new content."
    text = (
        f"being free to choose it changes a seat's share of victories by "
        f"{format_percent(change, signed=True)}"
    )
    settled = change.low >= -FAIR and change.high <= FAIR
    if settled and all(thing.chosen is None or thing.chosen.high < RARE for thing in findings.things):
        return f"Too weak to matter: hardly anybody who could chooses it, and {text}."
    uses = sum(thing.times for thing in findings.things)
    if uses < FEW:
        return (
            f"Too few uses for a verdict: it was chosen {count_noun(uses, 'time')} in {findings.games:,} "
            f"games of {findings.player} players. For what it is worth, {text}."
        )
    if settled:
        return f"Balanced: {text}, which is less than {100 * FAIR:.0f} either way."
    if change.low > FAIR:
        return f"Too strong: {text}."
    if change.high < -FAIR:
        return f"Too weak: {text}. These players choose it and lose by it."
    count = games_needed(change, findings.games, FAIR)
    rest = f" About {count:,} games would settle it." if count > findings.games else ""
    if change.low > 0:
        return f"Rather strong: {text}. Whether it is more than {100 * FAIR:.0f} is open.{rest}"
    if change.high < 0:
        return f"Rather weak: {text}. These players choose it and lose a little by it.{rest}"
    return f"Undecided: {text}, and that may be anything between weak and strong.{rest}"


def _about(findings: StudyFindings) -> Iterator[str]:
    for thing in findings.things:
        yield from _choices(thing)
    yield _changed("Seats score", "points", findings.score.change, findings.score.with_)
    yield _changed("Games last", "turns", findings.turns.change, findings.turns.with_)
    yield (
        f"This holds for {findings.player} players: a player who plans further may make more or less of it."
    )


def _choices(thing: ComponentResult) -> Iterator[str]:
    chosen, used = thing.chosen, thing.used
    if chosen is None:
        yield f"{thing.id}: nobody could ever choose it."
        return
    hardly, nearly = chosen.high < RARE, chosen.low > USUAL
    did = "chosen" if thing.brought else "reached"
    often = (
        f"hardly ever {did}: by" if hardly else f"{did} by nearly everybody: by" if nearly else f"{did} by"
    )
    whole = count_noun(thing.times, "time")
    yield f"{thing.id} is {often} {format_percent(chosen)} of the seats that could, {whole} in all."
    if thing.actions and used is not None and used.high < 0.5:
        yield f"{thing.id} is seldom used: by {format_percent(used)} of the seats that chose it."
    for action, times in thing.actions:
        if not times and thing.uses:
            yield f"{thing.id}: nobody ever took '{action}'."


def _changed(what: str, unit: str, change: Estimate | None, now: Estimate | None) -> str:
    if change is None or now is None:
        return f"{what}: not known."
    if not change.clear():
        return f"{what} {now.mean:.1f} {unit}, no clear change: {format_estimate(change, signed=True)}."
    return f"{what} {now.mean:.1f} {unit}, {format_estimate(change, signed=True)}."


def format_estimate(estimate: Estimate, *, signed: bool = False) -> str:
    """Formats a figure with its interval."""
    form = "{:+.1f}" if signed else "{:.1f}"
    # A value that rounds to zero has no sign.
    ends = (estimate.mean, estimate.low, estimate.high)
    mean, low, high = (form.format(round(end, 1) + 0.0) for end in ends)
    return f"{mean} ({low} to {high})"


def format_percent(estimate: Estimate, *, signed: bool = False) -> str:
    """Formats a share, or a change of one in percentage points, with its interval."""
    text = format_estimate(estimate.hundredfold, signed=signed)
    mean, rest = text.split(" ", 1)
    return f"{mean} % {rest}" if not signed else f"{mean} percentage points {rest}"
