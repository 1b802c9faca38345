"""Observations follow from the declared fields: nothing hidden is in them, and all that is open is."""

import random
from array import array

import pytest

import gwt
from gwt.errors import UsageError
from gwt.kernel.shape import Visibility, fields_of
from gwt.players import RandomPlayer
from gwt.research import LAYOUTS, ActionEncoder, Observer
from gwt.spec.registry import GAMES
from tests.test_pairs_of_worlds import PACKS, other_world

pytestmark = pytest.mark.in_turn

EXAMPLES = sorted(one.parent.name for one in PACKS.glob("*/pack.yaml"))
PLAYED = [{"game": name} for name in GAMES]
PLAYED += [
    {"pack": pack} for pack in ("second_edition", "rails_second_edition", "balanced", PACKS / "ford")
]


def along(game, every, seed=5):
    """A game at some of the decisions of random players."""
    player = RandomPlayer(seed)
    while not game.over:
        if not len(game.history) % every:
            yield game
        game.play(player.choose(game))


def labelled(observer, game, seat):
    """What an observation says, without what is 0."""
    return {
        label: number
        for label, number in zip(observer.labels, observer.dense(game, seat), strict=True)
        if number
    }


@pytest.mark.parametrize("layout", ["names", "compact"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", GAMES)
def test_views_that_are_equal_have_equal_observations(name, players, layout):
    """Dealt anew, and with the cards of others exchanged."""
    dice = random.Random(players)
    start = gwt.new_game(players, 7, game=name, listen=False)
    observer, differing = Observer(start, layout), 0
    for game in along(start, 6):
        for seat in range(players):
            seen = observer.dense(game, seat)
            other = other_world(game, seat, dice)
            worlds = [game.determinize(seat, dice.getrandbits(64)), other]
            for world in worlds:
                if world.view(seat) == game.view(seat):
                    assert observer.dense(world, seat) == seen
                    differing += world.state != game.state
    assert differing > 60


def whole_of(observer, game, seat):
    """An observation put together anew from its places, so without what the observer saw before."""
    whole = array("f", bytes(4 * observer.size))
    for place, number in zip(*observer.sparse(game, seat), strict=True):
        whole[place] += number
    return whole


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("asked", PLAYED, ids=str)
def test_the_dense_form_says_what_the_sparse_one_says(asked, layout):
    """At each decision of games in turn, of which the observer remembers what it saw last."""
    for players in (2, 3, 4):
        games = [gwt.new_game(players, seed, **asked, listen=False) for seed in (2, 3)]
        observer, dice = Observer(games[0], layout), random.Random(players)
        matrix = array("f", [7.0] * observer.size * players)
        rows = memoryview(matrix)
        while not all(game.over for game in games):
            for game in games:
                for seat in range(players):
                    row = rows[seat * observer.size : (seat + 1) * observer.size]
                    observer.write(game, seat, row)
                    assert row.tobytes() == whole_of(observer, game, seat).tobytes()
                for _ in range(dice.choice((1, 2, 9, 30))):
                    if not game.over:
                        game.play(dice.choice(game.options))


def test_observers_apart_say_the_same():
    game = gwt.new_game(2, 3)
    observer = Observer(game)
    seen, other = observer.dense(game, 0), observer.without_memory()
    game.play(game.options[-1])

    assert other.version == observer.version
    assert other.dense(game, 0) == observer.dense(game, 0) != seen


def test_an_observation_is_written_into_every_other_place_too():
    game = gwt.new_game(2, 3)
    observer = Observer(game)
    out = array("f", [7.0] * 2 * observer.size)
    observer.write(game, 0, memoryview(out)[::2])

    assert out[::2] == observer.dense(game, 0)
    assert set(out[1::2]) == {7.0}


OUTS = [array("f", [1.0]), array("d", [1.0]), b"1", 5, "read only"]


@pytest.mark.parametrize("out", OUTS, ids=str)
def test_an_observation_is_written_into_floats_only(out):
    game = gwt.new_game(2, 3)
    observer = Observer(game)
    if out == "read only":
        out = memoryview(array("f", bytes(4 * observer.size))).toreadonly()
    with pytest.raises(UsageError, match=f"'out' takes {observer.size} floats of four bytes: "):
        observer.write(game, 0, out)

    assert observer.dense(game, 0) == whole_of(observer, game, 0)


def test_an_observation_is_made_anew_after_an_error():
    game = gwt.new_game(2, 3, listen=False)
    observer = Observer(game)
    observer.dense(game, 0)
    hand = game.state.players[0].hand
    hand.append("joker")
    with pytest.raises(KeyError, match="joker"):
        observer.dense(game, 0)
    hand.pop()
    assert observer.dense(game, 0) == whole_of(observer, game, 0)


@pytest.mark.parametrize("name", GAMES)
def test_every_field_that_somebody_may_see_has_its_places(name):
    game = gwt.new_game(2, 2, game=name)
    names = set(Observer(game).slices)
    state = game.state
    for kind, prefix in ((type(state), ""), (type(state.players[0]), "own.")):
        lying = [one for one in fields_of(kind) if not (one.inside or one.is_seat_list or one.seldom)]
        for field in [one.name for one in lying]:
            there = [one for one in names if one.split(".none")[0].startswith(f"{prefix}{field}")]
            assert there, f"{prefix}{field}"


def test_the_slices_follow_each_other_and_cover_everything():
    observer = Observer(gwt.new_game(4, 2))
    places = [at for one in observer.slices.values() for at in range(one.start, one.stop)]

    assert places == list(range(observer.size))
    assert len(observer.labels) == observer.size


def test_a_seat_sees_its_own_hand_first_and_of_others_how_many_cards():
    game = gwt.new_game(2, 42)
    observer = Observer(game)
    for seat in range(2):
        seen = labelled(observer, game, seat)
        hand = game.state.players[seat].hand

        assert {card: hand.count(card) for card in hand} == {
            label.removeprefix("own.hand="): count
            for label, count in seen.items()
            if label.startswith("own.hand=")
        }
        assert seen["next.hand.length"] == 4
        assert not any(label.startswith("next.hand=") for label in seen)


@pytest.mark.parametrize("pack", ["first_edition", "second_edition"])
def test_a_seat_knows_which_cards_its_own_draw_pile_has_and_not_their_order(pack):
    game = gwt.new_game(3, 42, pack=pack)
    observer = Observer(game)
    for seat in range(3):
        stack = game.state.players[seat].draw_stack
        seen = labelled(observer, game, seat)
        turned = game.copy()
        turned.state.players[seat].draw_stack.reverse()

        assert {card: stack.count(card) for card in stack} == {
            label.removeprefix("own.draw_stack="): count
            for label, count in seen.items()
            if label.startswith("own.draw_stack=")
        }
        assert not any(label.startswith("next.draw_stack=") for label in observer.labels)
        assert turned.state.players[seat].draw_stack != stack
        assert observer.sparse(turned, seat) == observer.sparse(game, seat)


def test_seats_count_from_the_one_that_looks_on():
    game = gwt.new_game(3, 42, first=1)
    seen = [labelled(Observer(game), game, seat) for seat in range(3)]

    assert [one.get("first=own") for one in seen] == [None, 1.0, None]
    assert seen[0]["first=next"] == 1.0
    assert seen[2]["first=third"] == 1.0


def test_the_decision_is_observed():
    game = gwt.new_game(2, 42)
    seen = labelled(Observer(game), game, game.seat)

    assert seen["task.seat=own"] == 1.0
    assert any(label.startswith("task.kind=") for label in seen)


def seldom_slices(observer, game):
    """The places of what most packs have none of."""
    seldom = tuple(one.name for one in fields_of(type(game.state)) if one.seldom)
    return {one for one in observer.slices if one.startswith(seldom)}


@pytest.mark.parametrize("pack", EXAMPLES)
def test_new_content_enters_the_observation_and_the_features_by_itself(pack):
    plain, game = gwt.new_game(2, 3), gwt.new_game(2, 3, pack=PACKS / pack, listen=False)
    old, new = Observer(plain), Observer(game)

    assert new.version != old.version
    assert set(new.slices) - set(old.slices) == seldom_slices(new, game)
    assert set(old.slices) <= set(new.slices)
    for at in along(game, 20):
        assert len(new.dense(at, 0)) == new.size


@pytest.mark.parametrize("pack", EXAMPLES)
def test_what_components_are_like_has_the_same_places_in_every_pack(pack):
    """So that what has been learned with one pack can be used with another."""
    game = gwt.new_game(2, 3, pack=PACKS / pack, listen=False)
    plain, compact = Observer(gwt.new_game(2, 3), "compact"), Observer(game, "compact")

    assert (compact.version == plain.version) is not bool(seldom_slices(compact, game))
    for at in along(game, 30):
        assert len(compact.dense(at, 1)) == compact.size


def test_a_component_is_what_its_entry_declares():
    game = gwt.new_game(2, 42)
    observer = Observer(game, "compact")
    seen = labelled(observer, game, 0)
    table = game.state
    hand = [table.board.cards[card] for card in table.players[0].hand]

    assert seen["own.hand=components"] == len(hand)
    assert seen["own.hand=Breed.value"] == sum(card.value for card in hand)
    assert (seen.get("first=own") or seen.get("first=next")) == 1.0
    with pytest.raises(UsageError, match="Did you mean 'compact'"):
        Observer(game, "compct")


def test_the_version_says_what_is_played_and_by_how_many():
    versions = {
        Observer(gwt.new_game(players, seed, game=name)).version
        for name in GAMES
        for players in (2, 3, 4)
        for seed in (1, 2)
    }

    assert len(versions) == 6


def test_an_observation_needs_a_seat():
    game = gwt.new_game(2, 3)
    with pytest.raises(UsageError, match="there is no seat 2: seats are 0 to 1"):
        Observer(game).dense(game, 2)


def test_hidden_fields_have_lengths_only():
    """By the declarations of the state, and not by a list in the observer."""
    game = gwt.new_game(2, 3)
    labels = Observer(game).labels
    import attrs

    for one in attrs.fields(type(game.state)):
        if one.metadata.get("seen") is Visibility.BY_NOBODY:
            own = [label for label in labels if label.split(".")[0].split("=")[0] == one.name]
            assert all(label.endswith(".length") for label in own)


# --- actions -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_options_of_one_decision_are_told_apart(name):
    start = gwt.new_game(4, 2, game=name, listen=False)
    actions, alike = ActionEncoder(start), 0
    for game in along(start, 1):
        codes = actions.codes(game.options)
        assert len(set(codes)) == len(game.options)
        assert all(0 <= code < actions.many_codes for code in codes)
        tokens = {actions.tokens(option) for option in game.options}
        assert len(tokens) == len(game.options)
        rows = {tuple(map(tuple, actions.sparse(option))) for option in game.options}
        alike += len(rows) < len(game.options)
    assert alike < len(game.history) / 20


def test_features_are_a_row_for_each_option():
    game = gwt.new_game(2, 1)
    actions = ActionEncoder(game)
    whole = actions.features(game.options)

    assert len(whole) == len(game.options) * actions.size
    for at, option in enumerate(game.options):
        row = whole[at * actions.size : (at + 1) * actions.size]
        there = {place: number for place, number in enumerate(row) if number}
        assert there == {
            place: number for place, number in zip(*actions.sparse(option), strict=True) if number
        }


def test_features_name_what_an_option_names():
    game = gwt.new_game(2, 1)
    actions, option = (
        ActionEncoder(game),
        game.pack.parser.effect("discard 1 guernsey -> place 2a on a-1 for $2"),
    )
    said = {actions.labels[place] for place in actions.sparse(option)[0]}

    assert {"name=guernsey", "name=2a", "name=a-1"} <= said


def test_an_option_has_the_same_code_in_another_decision_and_another_process():
    game = gwt.new_game(2, 1)
    actions = ActionEncoder(game)
    alone = [actions.codes([option])[0] for option in game.options]

    assert actions.codes(game.options) == tuple(alone)
    assert actions.codes([game.pack.parser.effect("gain $2")]) == (544,)


def test_codes_that_meet_are_moved_apart():
    game = gwt.new_game(2, 1)
    few = ActionEncoder(game, many_codes=len(game.options))

    assert sorted(few.codes(game.options)) == list(range(len(game.options)))


def test_a_mask_has_a_byte_for_each_place():
    game = gwt.new_game(2, 1)
    mask = ActionEncoder(game, room=20).mask(game.options)

    assert mask == b"\1" * len(game.options) + b"\0" * (20 - len(game.options))
    with pytest.raises(ValueError, match="room for 2"):
        ActionEncoder(game, room=2).mask(game.options)
