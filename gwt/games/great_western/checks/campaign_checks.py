"""Checks of `campaign.yaml`."""

from collections.abc import Iterator

from gwt.dsl import JOINER_CLASSES, Both, If, May, Sequence, walk_effect
from gwt.games.great_western.entries.content import Entries
from gwt.games.great_western.model.effects import Plain
from gwt.packs import EntryProblem

LONGEST = 20
"""The most games of a campaign."""

_JOINED = (Both, Sequence, If, May)
"""The joiners of which each part can be counted at the end of a game."""


def check_campaign(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless a campaign has several games, and leaves what can be done before the first
    turn.
    """
    campaign = entries.campaign
    if campaign is None:
        return
    if not 2 <= campaign.games <= LONGEST:
        yield EntryProblem("campaign", ("games",), f"expected 2 to {LONGEST} games, found {campaign.games}")
    if not campaign.leaves:
        yield EntryProblem("campaign", ("leaves",), "a game of a campaign leaves something for the next")
    for at, effect in enumerate(campaign.leaves):
        for node in walk_effect(effect):
            if not isinstance(node, (Plain, *_JOINED)):
                joiner = isinstance(node, JOINER_CLASSES)
                hint = (
                    "Write one verb, or several joined by 'and' or 'then', with 'if' or 'unless'."
                    if joiner
                    else "It is about cards, dollars, certificates and pieces."
                )
                yield EntryProblem("campaign", ("leaves", at), f"no game can begin with '{node}'", hint)
