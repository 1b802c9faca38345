"""Packs with other rule facts: what is accepted plays, what is refused says why."""

import zlib
from itertools import islice
from random import Random

import pytest

from gwt.spec.registry import game_kind
from tests.law.facts import Fact, facts, others, with_facts
from tests.law.places import whole_pack
from tests.law.playing import SOAKS, play_out
from tests.sampling import sample

pytestmark = pytest.mark.in_turn

FACTS = sample([(game, fact) for game in SOAKS for fact in facts(game_kind(game))], 14)


def printed(game: str, fact: Fact) -> object:
    return getattr(whole_pack(game, fact.file).files[fact.file], fact.key)


@pytest.mark.parametrize(("game", "fact"), FACTS, ids=[f"{game}: {fact}" for game, fact in FACTS])
def test_another_value_of_a_fact_plays_or_is_refused(game: str, fact: Fact):
    kind, pack, seed = game_kind(game), whole_pack(game, fact.file), zlib.crc32(f"{game} {fact}".encode())
    for at, value in enumerate(islice(others(fact, printed(game, fact), Random(seed)), 5)):
        changed, refused = with_facts(kind, pack, {fact: value})
        if not refused:
            try:
                play_out(changed, game, seed + at, players=kind.play.players(changed)[0])
            except Exception as error:
                raise AssertionError(f"{fact}: {value}\n{error!r}") from error


@pytest.mark.parametrize(("game", "seed"), sample([(game, seed) for game in SOAKS for seed in range(8)], 6))
def test_a_pack_with_many_other_facts_plays(game: str, seed: int):
    kind, pack, dice = game_kind(game), whole_pack(game), Random(seed)
    values: dict[Fact, object] = {}
    own = [fact for fact in facts(kind) if fact.file in pack.files]
    for fact in dice.sample(own, len(own)):
        tried = values | {fact: next(others(fact, printed(game, fact), dice))}
        if not with_facts(kind, pack, tried)[1]:
            values = tried

    changed, _ = with_facts(kind, pack, values)

    assert len(values) > len(own) // 4
    try:
        play_out(changed, game, seed, players=2 + seed % 3)
    except Exception as error:
        raise AssertionError(
            f"{ {str(fact): value for fact, value in values.items()} }\n{error!r}"
        ) from error
