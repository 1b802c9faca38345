"""Every state that can be reached comes back equal, whatever packs are played together."""

import pickle
from functools import cache
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

import gwt
from gwt.errors import ContentError
from gwt.packs.pack import Pack
from gwt.spec.pack_combinations import installed_packs
from gwt.spec.pack_lookup import load_pack
from gwt.spec.registry import game_kind, packaged_games
from tests.holding import explained

EXAMPLES = 60
LONGEST = 200
"""The most choices before a state is looked at."""


@cache
def merged(game: str, names: frozenset[str]) -> Pack | None:
    """Returns these packs as one, or None if they cannot be played together."""
    try:
        return load_pack(game, sorted(names))
    except ContentError:
        return None


@st.composite
def premises(draw):
    """The arguments for a new game of any packs that come with the package and go together."""
    game = draw(st.sampled_from(sorted(packaged_games())))
    names = [one.name for one in installed_packs(game)]
    chosen = draw(st.frozensets(st.sampled_from(names), min_size=1, max_size=3))
    pack = merged(game, chosen)
    assume(pack is not None)
    play = game_kind(game).play
    players = draw(st.sampled_from([number for number in play.players(pack) if number > 1]))
    return {
        "game": game,
        "pack": sorted(chosen),
        "players": players,
        "seed": draw(st.integers(0, 2**64 - 1)),
        "setup": draw(st.sampled_from(play.setups)),
        "first": draw(st.none() | st.integers(0, players - 1)),
        "rulings": draw(st.fixed_dictionaries({one.id: st.booleans() for one in pack.manifest.rulings})),
    }


@settings(max_examples=EXAMPLES)
@given(premise=premises(), chance=st.integers(0, 2**32))
def test_every_reachable_state_comes_back_from_its_position_its_save_and_its_pickle(
    premise, chance, tmp_path_factory
):
    game, random = gwt.new_game(**premise), Random(chance)
    path = tmp_path_factory.mktemp("saved") / "game.gwt"
    for choices in (random.randrange(12), random.randrange(LONGEST)):
        for _ in range(choices):
            if not game.over:
                game.play(random.choice(game.options))
        game.save(path)
        again = {
            "position": gwt.from_position(game.position()),
            "full position": gwt.from_position(game.position(full=True)),
            "saved game": gwt.load_game(path, strict=True),
            "pickle": pickle.loads(pickle.dumps(game)),
        }
        for what, other in again.items():
            assert other.state == game.state, f"another state comes back from the {what}: {explained(game)}"
            assert list(other.options) == list(game.options)


def test_who_bid_first_stays_who_began_whoever_has_the_first_turn():
    """The set-up depends on `first`, so a position has to name the seat for which it was made."""
    game = gwt.new_game(3, seed=0, pack="bidding")
    began = game.state.first
    for bid in ("bid 0 for place 2", "bid 0 for place 1", "bid 0 for place 3"):
        game.play(bid)

    assert game.state.turn_order()[0] == game.state.seat != began == game.state.first
    assert gwt.from_position(game.position()).state == game.state


def test_a_saved_game_names_its_packs_in_an_order_that_is_kept():
    """A pack that stands in for another does not take the place of it where the file names both."""
    names = ["garth_easy", "rails_to_the_north"]
    first = [one.manifest.id for one in load_pack("great-western-trail", names).layers]

    assert "great_western/garth_rails" in first
    assert [one.manifest.id for one in load_pack("great-western-trail", first).layers] == first
