"""Every verb and joiner in every place of content: what is accepted plays, what is refused says why.

Each place is tried with one of seventeen of them, others in the next place; `LAW_EVERY=1` tries all.
"""

import os
import random
import zlib

import pytest

from gwt.packs.expression_slots import FieldSlot
from gwt.spec.registry import game_kind
from tests.law.expressions import Expressions
from tests.law.places import places, whole_pack, with_effect
from tests.law.playing import SOAKS, play_out
from tests.sampling import sample

pytestmark = [pytest.mark.slow, pytest.mark.in_turn]

PLACES = sample([(game, slot) for game in SOAKS for slot in places(game_kind(game))], 16)
EVERY = int(os.environ.get("LAW_EVERY", "17"))


@pytest.mark.parametrize(("game", "slot"), PLACES, ids=[f"{game}: {slot}" for game, slot in PLACES])
def test_what_is_accepted_in_a_place_plays_there(game: str, slot: FieldSlot):
    pack, seed = whole_pack(game, slot.file), zlib.crc32(f"{game} {slot}".encode())
    grow = Expressions(pack, random.Random(seed))
    effects = [grow.verb(leaf) for leaf in range(len(grow.leaves))]
    effects += [grow.joined(joiner) for joiner in grow.joiners]
    first = PLACES.index((game, slot)) % EVERY
    for at, effect in [*enumerate(effects)][first::EVERY]:
        changed, reason = with_effect(game_kind(game), pack, slot, effect)
        if changed is None:
            assert reason, f"'{effect}' is refused without a reason"
            continue
        try:
            play_out(changed, game, seed + at)
        except AssertionError as error:
            raise AssertionError(f"{slot}: {effect}\n{error}") from error
