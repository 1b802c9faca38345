"""A campaign: what a game that is over leaves for the next one."""

from collections.abc import Iterator, Mapping

from gwt.dsl import DONE, JOINER_CLASSES, Both, If, May, Sequence, walk_effect
from gwt.errors import Problem
from gwt.games.great_western.content import Entries
from gwt.games.great_western.effects import Plain
from gwt.games.great_western.state import Table
from gwt.kernel import as_counted
from gwt.packs import Document

LONGEST = 20
"""The most games of a campaign."""
CAUSE = "campaign"

_JOINED = (Both, Sequence, If, May)
"""The joiners of which each part can be counted at the end of a game."""


def chapter(table: Table) -> tuple[int, int] | None:
    """Returns the number of a game in its campaign, from 1, and how many games that has."""
    campaign = table.board.campaign
    return None if campaign is None else (len(table.chapters) + 1, campaign.games)


def onward(before: Table, after: Table) -> None:
    """Puts on the agenda of a new game what one that is over leaves to each seat."""
    campaign = before.board.campaign
    after.chapters = (*before.chapters, len(before.chapters))
    left = [
        (seat, effect, CAUSE)
        for seat in after.turn_order()
        for one in (campaign.leaves if campaign else ())
        if (effect := as_counted(before, seat, one)) is not DONE
    ]
    # Before the first turn, but after what comes before that turn, such as bids.
    at = len(after.agenda) if after.turn else 0
    after.agenda[at:at] = left[::-1]


def check_campaign(entries: Entries, documents: Mapping[str, Document]) -> Iterator[Problem]:
    """A campaign has several games, and leaves what can be done before the first turn."""
    campaign = entries.campaign
    if campaign is None:
        return
    document = documents["campaign"]
    if not 2 <= campaign.games <= LONGEST:
        message = f"expected 2 to {LONGEST} games, found {campaign.games}"
        yield document.problem(("games",), message)
    if not campaign.leaves:
        yield document.problem(("leaves",), "a game of a campaign leaves something for the next")
    for at, effect in enumerate(campaign.leaves):
        for node in walk_effect(effect):
            if not isinstance(node, (Plain, *_JOINED)):
                joiner = isinstance(node, JOINER_CLASSES)
                hint = (
                    "Write one verb, or several joined by 'and' or 'then', with 'if' or 'unless'."
                    if joiner
                    else "It is about cards, dollars, certificates and pieces."
                )
                yield document.problem(("leaves", at), f"no game can begin with '{node}'", hint)
