"""Whatever content may let a campaign leave, the next game begins with and goes on."""

import random

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from gwt.games.great_western.checks.pack_checks import check_campaign
from gwt.packs.pack import Pack
from tests.law.__main__ import grower
from tests.law.places import whole_pack
from tests.law.playing import play_out

pytestmark = pytest.mark.in_turn

GAME = "great-western-trail"


def campaign(dice: random.Random) -> Pack:
    """The pack of all means with a random effect that is accepted in the place of what its games leave."""
    pack, grow = whole_pack(GAME), grower(GAME, ())
    grow.dice = dice
    while True:
        leaves = (grow.expression(dice.randint(0, 2)),)
        entries = evolve(pack.entries, campaign=evolve(pack.entries.campaign, leaves=leaves))
        if not list(check_campaign(entries)):
            return evolve(pack, entries=entries)


@settings(max_examples=15)
@given(st.integers(0, 10**9))
def test_the_next_game_of_any_campaign_begins(number):
    play_out(campaign(random.Random(number)), GAME, number)
