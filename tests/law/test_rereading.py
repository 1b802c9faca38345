"""Whatever the rules make of an effect is the effect that its text is read as."""

import random
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gwt
from gwt.authoring.appearance_check import assert_reads_back, made_of
from gwt.authoring.pack_check import pack_problems
from gwt.dsl import Effect
from gwt.errors import ImpossibleState
from gwt.kernel import State, resolve_counts
from gwt.packs.pack import Pack
from gwt.packs.traversal import all_effects
from gwt.spec.pack_lookup import load_pack, packs_by_name
from gwt.spec.registry import game_kind
from gwt.testing import Plan, play
from tests.lantern import lantern_street as lantern_street
from tests.law.__main__ import grower
from tests.law.places import MEANS, RIVAL
from tests.law.playing import SOAKS
from tests.packs.small import written

pytestmark = pytest.mark.in_turn

GAMES = sorted(SOAKS)
PACKS = [(game, folder) for game in GAMES for folder in sorted({*packs_by_name(game_kind(game)).values()})]
PACKS += [*MEANS.items(), ("great-western-trail", RIVAL)]


@cache
def beginning(pack: Pack) -> State:
    """The state of a game at its first decision."""
    game = pack.manifest.game
    return gwt.new_game(min(game_kind(game).play.players(pack)), 1, game=game, pack=pack).state


def assert_all_read_back(pack: Pack) -> int:
    """Raises `ImpossibleState` for an effect that does not read back; the number of those that do."""
    state = beginning(pack)
    effects = [node for *_, effect in all_effects(pack.entries) for node in made_of(effect, state, 0)]
    assert_reads_back(pack, effects)
    return len(effects)


@pytest.mark.parametrize(("game", "folder"), PACKS, ids=lambda part: getattr(part, "name", part))
def test_what_is_made_of_the_content_of_a_pack_reads_back(game, folder):
    assert assert_all_read_back(load_pack(game, [folder])) > 200


def test_what_is_made_of_the_content_of_an_own_game_reads_back(lantern_street):
    assert assert_all_read_back(load_pack(lantern_street)) > 100


@pytest.mark.parametrize("game", GAMES)
@given(number=st.integers(0, 10**9))
def test_what_is_made_of_any_expression_reads_back(game, number):
    grow = grower(game, ())
    grow.dice = random.Random(number)

    assert_reads_back(grow.pack, made_of(grow.expression(grow.dice.randint(1, 4)), beginning(grow.pack), 0))


@pytest.mark.parametrize("use", ["draw up to n", "may (move engine up to n)", "discard up to n cards"])
def test_most_of_a_number_with_a_name_waits_for_the_number(use):
    """What comes of `up to n` is not known before somebody has chosen n."""
    pack = gwt.load_pack()
    effect = pack.parser.effect(f"discard up to 2 card as n then {use}")

    assert resolve_counts(beginning(pack), 0, effect) is effect
    assert_reads_back(pack, made_of(effect, beginning(pack), 0))


def test_a_pack_is_refused_where_something_made_of_it_does_not_read_back(tmp_path, monkeypatch):
    def below_zero(state: object, seat: int, effect: Effect) -> Effect:
        """An amount that no text says."""
        return type(effect)(-1) if str(effect) == "gain $9" else resolve_counts(state, seat, effect)

    folder = written(tmp_path, "own/opening", {"trail": {"first": "gain $9"}}, adds=["trail.first"])
    monkeypatch.setattr("gwt.kernel.resolve_counts", below_zero)
    problems = [str(problem) for problem in pack_problems(folder)]

    assert any("what the rules make of 'gain $9'" in problem for problem in problems), problems


def test_a_game_fails_whose_options_do_not_say_what_they_are(lantern_street, monkeypatch):
    from lantern_street.effects import Open

    # Other tests may have read the options of this pack back already.
    monkeypatch.setattr("gwt.packs.cached_in_pack", lambda pack, key, make: make())
    monkeypatch.setattr(Open, "__str__", lambda self: "draw 1")
    (failure,) = play(Plan(lantern_street, share=0.0)).failures

    assert (failure.face, failure.choices) == ("play", 0)
    assert "'draw 1' is read as another effect of the class Draw" in failure.message


def test_an_effect_that_no_text_says_is_named():
    pack = gwt.load_pack()
    gain = pack.parser.effect("gain $2")

    with pytest.raises(ImpossibleState, match=r"'gain \$-1' is no text of the language"):
        assert_reads_back(pack, [type(gain)(-1)])
