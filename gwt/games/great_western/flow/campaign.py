"""A campaign: what a game that is over leaves for the next one."""

from gwt import dsl, kernel
from gwt.games.great_western.model.state import Table

CAUSE = "campaign"


def game_in_campaign(table: Table) -> tuple[int, int] | None:
    """Returns the number of a game in its campaign, from 1, and how many games that has."""
    campaign = table.board.campaign
    return None if campaign is None else (len(table.chapters) + 1, campaign.games)


def begin_next_game(before: Table, after: Table) -> None:
    """Puts on the agenda of a new game what one that is over leaves to each seat."""
    campaign = before.board.campaign
    after.chapters = (*before.chapters, len(before.chapters))
    left = [
        (seat, effect, CAUSE)
        for seat in after.turn_order()
        for inherited in (campaign.leaves if campaign else ())
        if (effect := kernel.resolve_counts(before, seat, inherited)) is not dsl.DONE
    ]
    # Before the first turn, but after what comes before that turn, such as bids.
    at = len(after.agenda) if after.turn else 0
    after.agenda[at:at] = left[::-1]
