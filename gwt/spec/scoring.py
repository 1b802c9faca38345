"""Final scoring by the categories and tie breakers of a pack's score pad."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Protocol

from gwt import dsl, kernel


class PadLine(Protocol):
    """A line of the score pad."""

    @property
    def id(self) -> str: ...
    @property
    def score(self) -> dsl.Per: ...


class ScorePad(Protocol):
    """An entry with the lines of the score pad and the tie breakers."""

    @property
    def categories(self) -> Sequence[PadLine]: ...
    @property
    def ties(self) -> Sequence[dsl.Per]: ...
    @property
    def teams(self) -> Mapping[int, Sequence[Sequence[int]]]: ...


def score_seats(table: Any, pad: ScorePad) -> tuple[kernel.FinalScore, ...]:
    """Returns the points of each seat by category, as if the game ended now; partners have the same."""
    return score_teams(score_without_partners(table, pad), pad)


def score_teams(single: tuple[kernel.FinalScore, ...], pad: ScorePad) -> tuple[kernel.FinalScore, ...]:
    """Adds up the score pads and tie breakers of each team, which wins or loses together."""
    teams = pad.teams.get(len(single)) if pad.teams else None
    if not teams:
        return single
    return tuple(
        _added([single[seat - 1] for seat in next(team for team in teams if at in team)])
        for at in range(1, len(single) + 1)
    )


def _added(several: Sequence[kernel.FinalScore]) -> kernel.FinalScore:
    points = {category: sum(score.points[category] for score in several) for category in several[0].points}
    return kernel.FinalScore(points, tuple(map(sum, zip(*(score.ties for score in several), strict=True))))


def team_problems(pad: ScorePad, players: Collection[int]) -> Iterator[tuple[int, str]]:
    """Yields each number of players with teams that do not fit, and what is wrong with them."""
    for number, teams in pad.teams.items():
        seats = sorted(seat for team in teams for seat in team)
        if number not in players:
            yield number, f"this is not for {number} players"
        elif seats != list(range(1, number + 1)):
            two = [[*range(first, number + 1, 2)] for first in (1, 2)]
            yield number, f"each of the seats 1 to {number} is in one team, as in {two}"
        elif len(teams) < 2:
            yield number, "there are at least two teams"


def score_without_partners(table: Any, pad: ScorePad) -> tuple[kernel.FinalScore, ...]:
    """Returns the points of each seat by category, without those of its partners."""
    return tuple(
        kernel.FinalScore(
            {category.id: kernel.as_number(table, seat, category.score) for category in pad.categories},
            tuple(kernel.as_number(table, seat, tie) for tie in pad.ties),
        )
        for seat in range(len(table.players))
    )
