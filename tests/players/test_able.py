"""Who cannot play a game is refused before the first one, and who was not trained for it is named."""

from itertools import product

import pytest
from typer.testing import CliRunner

import gwt
from gwt.cli.app import app
from gwt.errors import UsageError
from gwt.players.registry import cannot_play, player_names, untrained_warning
from gwt.research.envs import SeatEnv
from gwt.spec.pack_lookup import packs_by_name
from gwt.spec.registry import game_kind, packaged_games
from gwt.text import event_formatter
from tests.lantern import NAME

pytestmark = pytest.mark.in_turn

BOTS = "tests.players.bots"
NO_POLICY = f"there is no policy 'learned' for {NAME}. `examples/training` makes one."


@pytest.mark.parametrize("game", packaged_games())
def test_every_player_of_the_package_can_play_its_games(game):
    pack = gwt.load_pack(game)

    assert {name: cannot_play(name, pack) for name in player_names()} == dict.fromkeys(player_names(), "")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("learned", NO_POLICY),
        ("expert", NO_POLICY),
        ("greedy?weights=patient", f"the valuation of the game {NAME} has no weights"),
        ("greedy", ""),
        ("random", ""),
        ("gredy", "there is no player 'gredy'. Did you mean 'greedy'? Others are called module:Class."),
        (
            f"{BOTS}:Unmade",
            f"the player '{BOTS}:Unmade' cannot be made: KeyError: 'no such thing'",
        ),
        (f"{BOTS}:Leaving?at=0", f"the player '{BOTS}:Leaving?at=0' cannot be made: SystemExit: 3"),
    ],
)
def test_a_player_says_why_it_cannot_play_a_game(lantern_street, name, reason):
    assert cannot_play(name, gwt.load_pack(lantern_street)) == reason


REFUSING = [
    ("simulate", "--player", "learned,random", "--players", 2),
    ("play", "--seats", "human,learned"),
    ("tournament", "learned", "random"),
    ("check-player", "learned"),
    ("balance", "--player", "random,learned"),
]


@pytest.mark.parametrize("arguments", REFUSING, ids=lambda one: " ".join(map(str, one)))
def test_every_command_refuses_who_cannot_play(lantern_street, tmp_path, monkeypatch, arguments):
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(app, [*map(str, arguments), "--game", lantern_street])

    assert (done.exit_code, done.output) == (2, NO_POLICY + "\n")


def test_an_environment_refuses_who_cannot_play(lantern_street):
    with pytest.raises(UsageError, match="there is no policy 'learned'"):
        SeatEnv(lantern_street, opponents="learned")


MET = ("first_edition", "rails_second_edition", "rails_to_the_north", "second_edition")
"""The packs that `learned` has met in Great Western Trail."""


@pytest.mark.parametrize("name", ["learned", "distilled"])
@pytest.mark.parametrize("game", packaged_games())
def test_a_shipped_policy_says_with_what_it_was_trained(game, name):
    """In any other game each language has a sentence that says so."""
    kind = game_kind(game)
    trained = []
    for pack in sorted(path.name for path in {*packs_by_name(kind).values()}):
        loaded = gwt.load_pack(game, pack)
        for players in (2, 3, 4):
            said = untrained_warning(name, loaded, players)
            if said is None:
                trained.append((pack, players))
                continue
            texts = {one: said.text(event_formatter(loaded, one).message) for one in ("en", "nl", "it")}
            assert len({*texts.values()}) == 3 and all(name in one for one in texts.values())

    everywhere = (game, name) == ("great-western-trail", "learned")
    assert trained == sorted(product(MET, (2, 3, 4)) if everywhere else [(kind.pack, 2)])


@pytest.mark.parametrize("name", ["greedy", f"{BOTS}:Dice", "gredy"])
def test_nothing_is_said_of_a_player_that_was_not_trained(name):
    assert untrained_warning(name, gwt.load_pack(), 4) is None


@pytest.mark.parametrize(
    ("arguments", "warning"),
    [
        (
            ("simulate", "--player", "distilled", "--games", 1, "--players", 3),
            "distilled was not trained with 3 players and may play badly.",
        ),
        (
            ("tournament", "distilled", "random", "--games", 1, "--json", "--pack", "second_edition"),
            "distilled was not trained with this content and may play it badly.",
        ),
        (
            ("play", "--seats", "human,distilled", "--pack", "second_edition", "--lang", "nl"),
            "distilled is niet met deze inhoud getraind en speelt er misschien slecht mee.",
        ),
        (("simulate", "--player", "distilled", "--games", 1, "--players", 2), ""),
    ],
)
def test_a_command_warns_of_a_player_that_was_not_trained_for_the_game(arguments, warning):
    done = CliRunner().invoke(app, [*map(str, arguments)], input="q\n")

    assert (done.exit_code, done.stderr.strip()) == (0, warning)


ENDED = "a player ended the process instead of choosing: SystemExit: 3\n"
LEAVING = f"{BOTS}:Leaving?at=1"


@pytest.mark.parametrize(
    ("arguments", "exits", "said"),
    [
        (("simulate", "--player", LEAVING, "--games", 1), 2, ENDED),
        (("play", "--seats", f"{LEAVING},random"), 2, ENDED),
        (("check-player", LEAVING), 1, "- it raises SystemExit: 3\n"),
        (
            ("tournament", LEAVING, "random", "--games", 2),
            0,
            f"{LEAVING} lost 2 games because it failed. The first time it raised SystemExit: 3.\n",
        ),
    ],
    ids=lambda one: one[0] if type(one) is tuple else "",
)
def test_a_player_that_ends_the_process_ends_no_command_without_a_word(
    tmp_path, monkeypatch, arguments, exits, said
):
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(app, [*map(str, arguments)])

    assert (done.exit_code, said in done.output) == (exits, True), done.output
