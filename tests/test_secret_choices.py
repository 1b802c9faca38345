"""A choice that is made secretly is known to nobody else before all have chosen."""

import pytest

import gwt
from gwt.play.replay_html import replay_data
from gwt.players import look_ahead
from gwt.research import Observer
from gwt.resources import data_root
from tests.packs.small import loaded

SEALED = data_root() / "tests" / "wishes" / "sealed-bids"
SEEDS = range(60)


@pytest.fixture(scope="module")
def worlds():
    """Two games that differ only in what seat 1, the first to choose, has bid."""
    games = []
    for bid in ("bid 0", "bid 9"):
        game = gwt.new_game(players=3, seed=3, first=0, pack=loaded(SEALED))
        game.play(bid)
        games.append(game)
    return games


@pytest.mark.parametrize("seat", [1, 2])
def test_a_secret_choice_shows_nowhere(worlds, seat):
    low, high = worlds

    assert low.view(seat).json() == high.view(seat).json()
    assert low.public_view().json() == high.public_view().json()
    assert low.picture(seat).svg() == high.picture(seat).svg()
    assert replay_data(low, seat) == replay_data(high, seat)
    assert Observer(low).dense(low, seat) == Observer(high).dense(high, seat)
    assert [one.seen_by(seat) for one in low.copy().play("bid 1")] == [
        one.seen_by(seat) for one in high.copy().play("bid 1")
    ]


def test_a_deal_holds_any_choice_of_others_and_the_own(worlds):
    low, high = worlds
    guessed = [[game.determinize(1, seed).state.choices for seed in SEEDS] for game in worlds]

    assert guessed[0] == guessed[1]
    assert {str(choices[0][1]) for choices in guessed[0]} == {f"bid {number}" for number in range(10)}
    assert {str(low.determinize(0, seed).state.choices[0][1]) for seed in SEEDS} == {"bid 0"}
    assert str(high.determinize(0, 1).state.choices[0][1]) == "bid 9"


def test_a_deal_says_nothing_of_who_has_not_chosen(worlds):
    game = worlds[0].determinize(0, 1)

    assert [str(option) for _, option in game.state.choices[1:]] == ["done", "done"]


def test_saved_positions_and_undo_keep_a_secret_choice(worlds):
    game = worlds[1].copy()
    again = [
        gwt.from_position(game.position(), pack=game.pack),
        gwt.from_position(game.position(full=True), pack=game.pack),
    ]
    for one in (game, *again):
        one.play("bid 5")
        one.undo()
        one.play("bid 9")
        one.play("bid 1")

    assert [player.bid for player in game.state.players] == [9, 9, 1]
    assert [one.position() for one in again] == [game.position()] * 2
    assert not game.can_undo


def test_who_thinks_ahead_tells_secret_choices_apart():
    game = gwt.from_position(
        "players: 2\nseat: 1\ndo: each player secretly (gain $9 or draw 1)\nseats: [{money: 0}, {}]"
    )
    assert look_ahead(game.state, game.options[0]).state.players[0].money == 9
    assert game.state.players[0].money == 0


def test_a_draft_shows_packets_to_those_who_have_held_them():
    game = gwt.new_game(
        players=3, seed=3, first=0, pack=loaded(data_root() / "tests" / "wishes" / "drafted")
    )
    first = game.state.packets
    dealt = [[game.determinize(seat, seed).state.packets for seed in SEEDS] for seat in range(3)]

    assert all({packets[seat] for packets in dealt[seat]} == {first[seat]} for seat in range(3))
    assert all(len({packets[1] for packets in dealt[seat]}) > 5 for seat in (0, 2))
    for _ in range(3):
        game.play(game.options[0])
    held = game.state.packets
    again = [game.determinize(0, seed).state.packets for seed in SEEDS]

    assert {packets[:2] for packets in again} == {held[:2]}
    assert len({packets[2] for packets in again}) > 5
    assert "packets" not in game.view(0).data


def test_a_draft_is_dealt_alike_in_worlds_that_cannot_be_told_apart():
    game = gwt.new_game(
        players=3, seed=3, first=0, pack=loaded(data_root() / "tests" / "wishes" / "drafted")
    )
    other = game.copy()
    mine, theirs, last = other.state.packets
    other.state.packets = (mine, last, theirs)
    other.restart_here()
    game.restart_here()

    assert game.view(0).json() == other.view(0).json()
    assert [game.determinize(0, seed).position() for seed in range(9)] == [
        other.determinize(0, seed).position() for seed in range(9)
    ]


def test_a_replay_of_a_seat_tells_a_secret_choice_once_it_is_known(worlds):
    game = worlds[1].copy()

    assert "bid 9" not in [source for source, _ in replay_data(game, 1)["choices"]]
    assert "bid 9" in [source for source, _ in replay_data(game, 0)["choices"]]
    for _ in range(2):
        game.play("bid 0")
    assert "bid 9" in [source for source, _ in replay_data(game, 1)["choices"]]


def test_who_cannot_choose_is_told_of_like_the_others():
    """Otherwise it would be known before the choices are revealed that somebody has no such card."""
    told = []
    for hand in ("jersey", "guernsey"):
        game = gwt.from_position(
            "players: 3\nseat: 1\ndo: each player secretly (discard 1 jersey -> gain $3)\nseats:\n"
            f"- {{hand: [jersey]}}\n- {{hand: [{hand}]}}\n- {{hand: [jersey]}}"
        )
        events = []
        while game.seat != 2:
            events += game.play("done")
        told.append([type(one).__name__ for one in events])
        assert "jersey" not in str(game.view(2).data["agenda"]).replace("discard 1 jersey", "")

    assert told[0] == told[1] == ["ChoseSecretly", "ChoseSecretly"]


@pytest.mark.parametrize("wrong", ["packets: [[obj-aux-sf]]", "passed: -7", "packets: []"])
def test_a_draft_that_cannot_be_is_refused_with_its_place(wrong):
    drafting = gwt.new_game(players=3, seed=1, pack=loaded(data_root() / "tests" / "wishes" / "drafted"))
    drafting.play(drafting.options[0])
    key = wrong.partition(":")[0]
    lines = [one for one in drafting.position(full=True).splitlines() if not one.startswith(f"{key}:")]

    with pytest.raises(gwt.ContentError, match=f":{len(lines) + 1}:"):
        gwt.from_position("\n".join([*lines, wrong]), pack=drafting.pack)


def test_a_position_of_its_premise_alone_begins_with_the_opening():
    for wish in ("drafted", "sealed-bids"):
        pack = loaded(data_root() / "tests" / "wishes" / wish)

        assert (
            gwt.from_position("players: 3\nseed: 1", pack=pack).state == gwt.new_game(3, 1, pack=pack).state
        )


def test_nobody_drafts_for_a_seat_that_nobody_plays():
    drafted = data_root() / "tests" / "wishes" / "drafted"
    game = gwt.new_game(players=2, seed=1, pack=["garth", str(drafted)])

    assert [len(packet) > 0 for packet in game.state.packets].count(True) == 1
    while game.state.packets:
        game.play(game.options[0])
    assert not game.over
