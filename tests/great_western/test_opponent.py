"""A seat that nobody plays in whole games: what is saved, replayed, taken back, hidden and told of it."""

import random
from collections import Counter

import pytest
from typer.testing import CliRunner

import gwt
from gwt.authoring.pack_check import pack_problems
from gwt.cli.app import app
from gwt.games.great_western.ai.automatic_seats import MEASURES, OPTIONS
from gwt.games.great_western.entries.opponent_content import MEASURES as NAMED
from gwt.games.great_western.model.effects import Specialize
from gwt.games.great_western.model.events import CardTurned, CattlemanMoved
from gwt.games.great_western.verbs.buildings import PlaceOn
from gwt.games.great_western.verbs.cattle_market import TakeCattle, TakeFromStack
from gwt.games.great_western.verbs.railroad import Appoint, EngineBackTo
from gwt.games.great_western.verbs.trail import TradeAt
from gwt.games.great_western.verbs.turn_cards import Employ
from gwt.kernel.events import Event
from gwt.spec.pack_lookup import pack_folder
from gwt.text import languages, problems
from tests.great_western.invariants import check_any_pack, check_pieces
from tests.law.places import RIVAL
from tests.packs.small import written

STEPS = {
    # By the number of players; cards 10 to 15 move by what Garth and the others have.
    1: (1, 1, 3),
    2: (1, 1, 1),
    3: (1, 1, 1),
    4: (1, 3, 3),
    5: (1, 3, 3),
    6: (1, 1, 3),
    7: (2, 2, 2),
    8: (2, 2, 2),
    9: (2, 2, 2),
    10: (2, 2, 2),
    11: (2, 2, 2),
    12: (3, 3, 3),
    13: (3, 3, 3),
    14: (4, 4, 4),
    15: (4, 4, 4),
}
"""The steps of each card, entered from the facts again: with 2 buildings, 3 cowboys and 4 engineers."""


@pytest.mark.rule("garth-steps", "garth-cards")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("card", STEPS)
def test_a_card_moves_as_many_steps_as_is_printed(card, players):
    workers = "specialty: engineer, workers: {cowboy: 3, engineer: 4}"
    garth = f"{{at: neutral-a, turn cards: [garth-{card}], {workers}}}"
    others = ["{at: neutral-g, trail: {f-upper: 1a, f-lower: 2a}}", *["{at: neutral-g}"] * (players - 2)]
    seats = "\n".join(f"  - {one}" for one in [*others, garth])

    game = gwt.from_position(
        f"pack: garth\nplayers: {players}\nsetup: first-game\nbare trail: true\nseat: {players}\n"
        f"do: follow next turn card\nseats:\n{seats}\n"
    )

    (ride,) = [one for one in game.opening if isinstance(one, CattlemanMoved)]
    assert ride.seat == players - 1
    assert len(ride.over) + 1 == STEPS[card][players - 2]


@pytest.mark.rule("garth-specialty")
def test_the_specialty_at_the_start_is_any_kind_of_worker():
    """Of the easiest level, which changes nothing of it."""
    games = [gwt.new_game(players=2, seed=seed, pack="garth_easy") for seed in range(20)]

    assert {game.state.players[1].specialty for game in games} == {"cowboy", "craftsman", "engineer"}


@pytest.mark.rule("garth-deck")
def test_any_card_may_come_first_from_an_empty_deck():
    position = (
        "pack: garth\nplayers: 2\nsetup: first-game\nbare trail: true\nseat: 2\nseed: {}\n"
        "do: follow next turn card\nseats:\n  - {{at: neutral-a}}\n  - {{at: neutral-a, turn cards: []}}\n"
    )
    games = [gwt.from_position(position.format(seed)) for seed in range(30)]

    first = {one.card for game in games for one in game.opening if isinstance(one, CardTurned)}
    assert len(first) > 8


def played(seed: int, packs: list[str], players: int = 2) -> tuple[gwt.Game, list[Event]]:
    game = gwt.new_game(players=players, seed=seed, pack=packs)
    dice, events = random.Random(seed), list(game.opening)
    while not game.over:
        assert game.seat != players - 1
        assert not any(str(option).startswith("spend") for option in game.options) or game.seat == 0
        events += game.play(dice.choice(game.options))
    return game, events


PACKS = [["garth"], ["second_edition", "garth", "garth_very_hard"]]


@pytest.mark.parametrize("packs", PACKS, ids="+".join)
def test_a_game_is_played_to_its_end_saved_and_replayed(packs, tmp_path):
    game, events = played(7, packs)
    game.save(tmp_path / "game.gwt")
    again = gwt.load_game(tmp_path / "game.gwt")

    check_pieces(game)
    assert again.state == game.state
    assert again.record() == game.record()
    assert len(game.history) == int(game.record().partition("\nchoices: ")[2].split()[0])
    turned = Counter(one.card for one in events if isinstance(one, CardTurned))
    assert max(turned.values()) - min(turned.values()) <= 1 and len(turned) == 15


def test_taking_back_goes_to_the_last_choice_of_a_person():
    game = gwt.new_game(players=2, seed=3, pack="garth", first=0)
    dice = random.Random(3)
    for _ in range(40):
        before, option = game.state.copy(), dice.choice(game.options)
        game.play(option)
        if game.state.turn != before.turn:
            assert not game.can_undo
        game.undo(even_reveals=True)
        assert game.state == before
        game.play(option)


def test_the_order_of_its_deck_is_hidden_and_what_was_turned_up_is_known():
    game = gwt.new_game(players=2, seed=5, pack="garth", first=0)
    other = game.copy()
    other.state.players[1].turn_cards.reverse()

    for seat in (0, 1):
        assert game.view(seat).json() == other.view(seat).json()
        assert game.picture(seat).svg() == other.picture(seat).svg()
    assert game.public_view().json() == other.public_view().json()
    dealt = {game.determinize(0, seed).state.players[1].turn_cards[-1] for seed in range(60)}
    assert len(dealt) > 10
    assert [game.determinize(0, 9).state.players[1], other.determinize(0, 9).state.players[1]] == [
        game.determinize(0, 9).state.players[1]
    ] * 2


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "turned up the turn card “Garth"),
        ("nl", "draaide de beurtkaart “Garth"),
        ("it", "ha girato la carta turno “Garth"),
    ],
)
def test_what_it_does_is_told_in_every_language(language, said):
    game, events = played(2, ["garth"])

    told = [game.sentence(one, 0, language) for one in events if one.seat == 1]

    assert any(said in one for one in told)
    assert not any("{" in one or "garth-" in one for one in told)


def test_every_measure_of_the_content_is_measured():
    assert set(NAMED) == set(MEASURES)


def test_a_measure_is_of_the_options_that_it_says():
    """Of all that is offered in some games: others have 0 of it, and those more at some time."""
    seen = set()
    for seed in range(8):
        game, dice = gwt.new_game(players=2, seed=seed, pack="garth"), random.Random(seed)
        board = game.state.board
        seldom = [kind(worker) for kind in (Specialize, Employ) for worker in board.worker_kinds]
        seldom += [Appoint(worker, "") for worker in board.worker_kinds]
        seldom += map(EngineBackTo, board.track_index)
        while not game.over:
            options = [*game.options, *seldom]
            seen |= {
                (name, type(one))
                for one in options
                for name, measure in MEASURES.items()
                if (name, type(one)) not in seen
                and any(measure.count(game.state, seat, one) for seat in (0, 1))
            }
            game.play(dice.choice(game.options))

    said = {(name, kind) for name, measure in MEASURES.items() for kind in measure.of}
    assert seen - said == set()
    # Nobody takes cattle for nothing in this pack, no teepee has points, and few replace a building.
    missing = {(name, kind) for name, kind in said - seen if kind not in (TakeCattle, TakeFromStack)}
    assert missing <= {("points", TradeAt), ("replaced", PlaceOn)}


def test_a_verb_with_measures_has_options_that_are_measured():
    measured = {kind for measure in MEASURES.values() for kind in measure.of}

    assert measured <= {kind for options in OPTIONS.values() for kind in options}


def opponent(**changes: object) -> dict[str, object]:
    return {
        "name": "Nobody",
        "source": "own",
        "turn": "follow next turn card",
        "level": "plain",
        "levels": [{"id": "plain", "name": "Plain", "source": "own"}],
        "cards": [
            {"id": "on", "name": "On", "action": "move cattleman 1 then use location", "source": "own"}
        ],
    } | changes


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"seats": 4}, "of at most 4 players, 1 to 3 are seats that nobody plays"),
        ({"cards": []}, "without cards there are no turns"),
        ({"level": "hardest"}, "'hardest' is not a level of this pack"),
        (
            {"prefers": [{"choose": "trade", "by": ["most value", "least value"]}]},
            "'value' stands here twice: what is equal by it once is equal again",
        ),
        (
            {"prefers": [{"choose": "trade", "at_least": {"value": 4}, "at_most": {"value": 3}}]},
            "no option has at least 4 and at most 3 of 'value'",
        ),
        ({"prefers": [{"choose": "trade", "by": []}]}, "this does not say how 'trade' is chosen"),
        ({"prefers": [{"choose": "trade", "by": ["most valeu"]}]}, "expected one of most price"),
        ({"prefers": [{"choose": "trade", "at_most": {"valeu": 5}}]}, "'valeu' is not a measure"),
        (
            {"prefers": [{"choose": "remove hazard", "by": ["most workers"]}]},
            "'workers' is the same for every option of 'remove hazard'",
        ),
        (
            {"prefers": [{"choose": "may hire worker", "at_most": {"risk": 0}}]},
            "'risk' is the same for every option of 'hire worker'",
        ),
        (
            {"prefers": [{"choose": "draw up to 1", "at_least": {"points": 1}}]},
            "'points' is the same for every option of 'draw up to 1'",
        ),
        (
            {"prefers": [{"choose": "deliver within 9", "order": ["wichitta"]}]},
            "no option of 'deliver within 9' names 'wichitta'",
        ),
        (
            {"prefers": [{"choose": "hire worker", "order": ["cowboy", "cowboy"]}]},
            "'cowboy' stands here twice",
        ),
        ({"cities": [{"city": "wichita", "source": "own"}] * 2}, "'wichita' stands here twice"),
        ({"prefers": [{"choose": "trade or remove hazard"}]}, "'trade or remove hazard' is several things"),
        ({"prefers": [{"choose": "trade", "by": ["most value"], "leave": True}]}, "what is left undone"),
        ({"prefers": [{"choose": "take income", "leave": True}]}, "'take income' is not left undone"),
        ({"scores": [{"category": "luck", "score": [], "source": "own"}]}, "'luck' is not a category"),
        ({"stops": [{"space": "kansas-city", "use": "foresight 1"}]}, "the cattleman has to leave the end"),
        (
            {"stops": [{"space": "neutral-a", "use": "gain $1"}, {"space": "neutral-a", "use": "gain $2"}]},
            "'neutral-a' stands here twice",
        ),
        ({"scores": [{"category": "cities", "score": [], "source": "own"}] * 2}, "'cities' stands here"),
        ({"without": ["money", "money"]}, "'money' stands here twice"),
        ({"without": ["monney"]}, "expected one of money, herd"),
        ({"turn": "move cattleman 1 then use location"}, "the cards are never turned up"),
        (
            {"levels": [{"id": "plain", "name": "Plain", "unused": ["on"], "source": "own"}]},
            "'plain' leaves no card in the deck",
        ),
        ({"at": "a-1"}, "nothing lies on 'a-1' before the first turn"),
        (
            {"prefers": [{"choose": "trade"}, {"choose": "may trade", "leave": True}]},
            "'may trade' is decided",
        ),
        (
            {
                "prefers": [
                    {"choose": "move cattleman 1"},
                    {"choose": "move cattleman 2", "by": ["least way-to-end"]},
                ]
            },
            "'move cattleman 2' is decided by an earlier entry",
        ),
        (
            {"cards": [{"id": "on", "name": "On", "action": "follow next turn card", "source": "own"}]},
            "'follow next turn card' stands only in a turn",
        ),
    ],
)
def test_an_opponent_that_could_not_be_played_is_refused(changes, said, tmp_path):
    stated = opponent(**changes)
    adds = [f"opponent.{key}" for key in stated if key not in ("levels", "cards")]
    adds += ["plain", *(["on"] if stated["cards"] else [])]

    told = pack_problems(written(tmp_path, "own/nobody", {"opponent": stated}, adds=adds))

    assert [one.message for one in told if one.message.startswith(said)], [one.message for one in told]


@pytest.mark.parametrize("file", ["opponent", "network", "pieces"])
def test_a_file_that_only_one_pack_has_and_that_is_empty_is_told(file, tmp_path):
    folder = written(tmp_path, "own/empty")
    (folder / f"{file}.yaml").write_text("# nothing yet\n", encoding="utf-8")

    (problem,) = pack_problems(folder)
    assert (problem.message, problem.code) == (f"the file '{file}.yaml' is empty", "wrong-kind")


def test_a_number_of_players_says_that_such_seats_are_counted():
    with pytest.raises(gwt.UsageError, match="not 1: the seats that nobody plays are counted too"):
        gwt.new_game(players=1, pack="garth")


def test_the_levels_are_the_same_but_for_the_level():
    folders = [pack_folder(pack=f"garth_{level}") for level in ("easy", "hard", "very_hard")]
    packs = [gwt.load_pack(pack=[folder]) for folder in folders]

    assert [pack.entries.opponent.level for pack in packs] == [
        "garth-easy",
        "garth-hard",
        "garth-very-hard",
    ]
    decks = [[card.id for card in pack.entries.opponent.cards] for pack in packs]
    assert decks == [[f"garth-{number}" for number in range(1, 16)]] * 3


@pytest.mark.parametrize(
    "command",
    [
        ["tournament", "random", "greedy", "--games", "1", "--pack", "garth"],
        ["balance", "--pack", "garth", "--games", "2"],
    ],
    ids=["tournament", "balance"],
)
def test_players_are_not_compared_where_nobody_plays_a_seat(command, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    told = CliRunner().invoke(app, command)

    assert told.exit_code == 2
    assert "and Garth has seat 2: leave out that pack" in " ".join(told.stderr.replace("│", " ").split())


def test_simulated_games_call_it_by_its_name():
    told = CliRunner().invoke(app, ["simulate", "--pack", "garth", "--players", "2", "--games", "1"])

    assert told.exit_code == 0
    assert "seat 1" in told.stdout and "Garth" in told.stdout and "seat 2" not in told.stdout


def test_a_measure_that_tells_no_options_apart_is_told_with_those_that_do(tmp_path):
    stated = opponent(prefers=[{"choose": "remove hazard", "by": ["most points", "most workers"]}])

    adds = [f"opponent.{key}" for key in stated if key not in ("levels", "cards")] + ["plain", "on"]

    (problem,) = pack_problems(written(tmp_path, "own/nobody", {"opponent": stated}, adds=adds))

    assert problem.hint == "Measures that tell them apart: points, hazards-in-section."


def test_an_opponent_of_another_kind_has_a_herd_and_uses_tiles():
    """It is played like a person, by preferences and by chance, and nobody is asked for it."""
    pack = gwt.load_pack(pack=[RIVAL])
    assert pack_problems(RIVAL) == []
    assert {language: problems(pack, language) for language in languages(pack)} == {
        "en": [],
        "it": [],
        "nl": [],
    }

    kinds: Counter[str] = Counter()
    for players in (2, 3, 4):
        game, dice = gwt.new_game(players=players, seed=players, pack=pack), random.Random(players)
        kinds.update(type(one).__name__ for one in game.opening)
        while not game.over:
            assert game.seat not in game.opponents
            events = game.play(dice.choice(game.options))
            kinds.update(type(one).__name__ for one in events if one.seat in game.opponents)
        check_any_pack(game)

    assert {"CardsDrawn", "HandRevealed", "WorkerHired", "Delivered", "TurnCardsShuffled"} <= set(kinds)
    assert not kinds["MoneyGained"] and not kinds["MoneyPaid"]
