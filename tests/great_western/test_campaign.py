"""A campaign: games of which each leaves something for the next."""

import json
import random

import pytest
from typer.testing import CliRunner

import gwt
from gwt.authoring.pack_check import pack_problems
from gwt.cli.app import app
from gwt.kernel import resolve_counts
from gwt.research import Observer
from gwt.summary import Summary
from gwt.text import event_formatter
from tests.packs.small import loaded, written

FAME = {"id": "fame", "name": "Fame", "many": "fames", "source": "own"}
LEAVES = ["gain 1 per fame fame", "gain 1 fame if most dollars", "gain $1 per 5 dollars"]


def trilogy(folder, leaves=tuple(LEAVES), games=3):
    """A pack with a campaign of three games, changed as is said."""
    files = {
        "pieces": {"pieces": [FAME]},
        "campaign": {"source": "own", "games": games, "leaves": list(leaves)},
    }
    adds = ["fame", "campaign.source", "campaign.games", "campaign.leaves"]
    return written(folder, "own/trilogy", files, adds=adds)


def to_the_end(game: gwt.Game, seed: int = 1) -> gwt.Game:
    dice = random.Random(seed)
    while not game.over:
        game.play(dice.choice(game.options))
    return game


def test_each_game_begins_with_what_the_one_before_leaves(tmp_path):
    pack = loaded(trilogy(tmp_path))
    game = gwt.new_game(players=3, seed=1, pack=pack)
    for number in (1, 2, 3):
        before = [(player.money, player.pieces) for player in to_the_end(game, number).state.players]
        most = max(money for money, _ in before)
        assert game.chapter == (number, 3)
        if number == 3:
            break
        game = gwt.next_game(game, seed=number)
        fresh = gwt.new_game(players=3, seed=number, pack=pack)

        assert game.state.chapters == tuple(range(number))
        for (money, pieces), new, player in zip(
            before, game.state.players, fresh.state.players, strict=True
        ):
            assert new.money == player.money + money // 5
            assert len(new.pieces) == len(pieces) + (money == most)

    with pytest.raises(gwt.UsageError, match="this was the last of 3 games"):
        gwt.next_game(game)


def test_a_later_game_is_saved_stated_and_shown(tmp_path):
    pack = trilogy(tmp_path, ["may draw 1", "gain $1 per 2 dollars"])
    game = gwt.next_game(to_the_end(gwt.new_game(players=2, seed=1, pack=pack)), seed=7, first=1)

    assert game.seat == 1 and [str(one) for one in game.options] == ["draw 1", "forgo (draw 1)"]
    assert gwt.loads(gwt.dumps(game), pack=pack).state == game.state
    assert gwt.from_position(game.position(), pack=pack).state == game.state
    game.play("draw 1")
    game.undo(even_reveals=True)
    game.play("done")
    game.save(tmp_path / "second.gwt")
    assert gwt.load_game(tmp_path / "second.gwt", pack=pack).state == game.state
    assert json.loads(game.view(0).json())["chapters"] == [1]
    assert "chapters=0" in Observer(game).labels


@pytest.mark.parametrize(
    ("language", "shown"), [("en", "game 2 of 3"), ("nl", "spel 2 van 3"), ("it", "partita 2 di 3")]
)
def test_the_number_of_the_game_is_shown_in_every_language(language, shown, tmp_path):
    pack = loaded(trilogy(tmp_path))
    game = gwt.next_game(to_the_end(gwt.new_game(players=2, seed=1, pack=pack)))

    assert shown in Summary.of(game.view(0), event_formatter(pack, language)).public_text(100)
    assert shown[1:] in game.picture(0, language).svg()


def test_what_is_left_comes_after_bids_for_the_turn_order(tmp_path):
    pack = loaded(gwt.load_pack(pack="bidding").layers[-1].folder, trilogy(tmp_path, ["gain $7"]))
    game = gwt.next_game(to_the_end(gwt.new_game(players=3, seed=1, pack=pack)), seed=2)
    money = {player.money for player in game.state.players}

    while game.state.turn == 0:
        game.play(game.options[0])

    assert money == {0}
    assert min(player.money for player in game.state.players) >= 7


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("gain $1 per 3 dollars", "gain $3"),
        ("gain $1 per 20 dollars", "done"),
        ("gain $2 if 10 dollars then draw 1", "gain $2 then draw 1"),
        ("gain $2 if 11 dollars then draw 1", "draw 1"),
        ("may (gain $2 unless 11 dollars)", "may gain $2"),
        ("may (gain $2 unless 1 dollar)", "done"),
        ("draw hand limit", "draw 4"),
        ("draw up to 1 per 3 dollars", "draw up to 3"),
        ("draw up to 1 per 20 dollars and gain $1", "gain $1"),
        ("draw to hand limit", "draw to hand limit"),
        ("gain $1 per 5 dollars and may discard to hand limit", "gain $2 and may discard to hand limit"),
    ],
)
def test_an_effect_is_counted_at_once(said, left):
    game = gwt.from_position("{players: 2, seat: 1, seats: [{money: 10}]}")

    assert str(resolve_counts(game.state, 0, game.pack.parser.effect(said))) == left


def test_no_game_follows_one_that_goes_on_or_is_no_campaign(tmp_path):
    with pytest.raises(gwt.UnfinishedGame, match="the game is not over"):
        gwt.next_game(gwt.new_game(players=2, seed=1, pack=trilogy(tmp_path)))
    with pytest.raises(gwt.UsageError, match="these packs have no campaign"):
        gwt.next_game(to_the_end(gwt.new_game(players=2, seed=1)))
    with pytest.raises(gwt.UsageError, match="these packs have no campaign"):
        gwt.next_game(to_the_end(gwt.new_game(players=2, seed=1, game="pacific-rails")))


def test_packs_without_a_campaign_show_none():
    game = gwt.new_game(players=2, seed=1)

    assert "chapters" not in json.loads(game.view(0).json())
    assert not any("chapter" in one for one in Observer(game).labels)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"games": 1}, "expected 2 to 20 games, found 1"),
        ({"leaves": []}, "a game of a campaign leaves something"),
        ({"leaves": ["move engine 1"]}, "no game can begin with 'move engine 1'"),
        ({"leaves": ["gain $1 or draw 1"]}, "no game can begin with 'gain $1 or draw 1'"),
    ],
)
def test_a_campaign_that_could_not_be_played_is_refused(changes, said, tmp_path):
    told = [one.message for one in pack_problems(trilogy(tmp_path, **changes))]

    assert [one for one in told if one.startswith(said)], told


def test_a_position_beyond_the_campaign_is_refused(tmp_path):
    pack = loaded(trilogy(tmp_path))

    assert gwt.from_position("{players: 2, chapters: [1, 2]}", pack=pack).state.chapters == (0, 1)
    for wrong in ("[1, 2, 3]", "[2]"):
        with pytest.raises(gwt.ContentError, match="expected the games before this one, of 3"):
            gwt.from_position(f"{{players: 2, chapters: {wrong}}}", pack=pack)


def test_the_next_game_is_played_at_the_terminal(tmp_path):
    folder = trilogy(tmp_path)
    to_the_end(gwt.new_game(players=2, seed=1, pack=folder)).save(tmp_path / "first.gwt")
    asked = [
        "play",
        "--after",
        str(tmp_path / "first.gwt"),
        "--pack",
        str(folder),
        "--seats",
        "random,random",
    ]

    told = CliRunner().invoke(app, asked)
    refused = CliRunner().invoke(app, [*asked, "--players", "2"])

    assert told.exit_code == 0 and "the game is over" in told.output
    assert refused.exit_code == 2
