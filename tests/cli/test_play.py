"""`gwt play` can be played by typing, shows what a seat may see, and never falls over."""

from pathlib import Path

import pytest

import gwt
from gwt.cli.session import ends_turn, event_lines_of
from gwt.games.great_western.model import events
from gwt.play.replay_texts import seat_points
from gwt.summary import Summary
from gwt.text import event_formatter


def test_a_game_is_played_taken_back_saved_and_left(command, tmp_path):
    file = tmp_path / "evening.gwt"

    result = command("play", "--seed", 3, typed=f"1\n1\nu\ns {file}\nq\n")

    assert result.exit_code == 0
    assert "your last choice has been taken back" in result.stdout
    assert f"Saved in {file}" in result.stdout
    assert result.stdout.endswith("Left the game.\n")
    assert len(gwt.load_game(file).history) > 0


def test_a_ruling_is_switched_and_kept_with_the_saved_game(command, tmp_path):
    file = tmp_path / "letter.gwt"

    command(
        *("play", "--seed", 3, "--ruling", "upgrade-at-once=yes", "--ruling", "must-act=no"),
        typed=f"s {file}\nq\n",
    )

    rulings = gwt.load_game(file).premise.rulings
    assert "upgrade-at-once" in rulings and "must-act" not in rulings


@pytest.mark.parametrize(
    "ruling, reason",
    [
        ("upgrade-at-once", "--ruling is ID=yes or ID=no, not 'upgrade-at-once'"),
        ("upgrade-at-onse=yes", "there is no ruling 'upgrade-at-onse'. Did you mean 'upgrade-at-once'?"),
    ],
)
def test_a_ruling_that_cannot_be_switched_is_refused(command, ruling, reason):
    result = command("play", "--seed", 3, "--ruling", ruling)

    assert result.exit_code and reason in result.output


def test_with_a_language_each_option_is_said_in_words(command):
    result = command("play", "--seed", 3, "--lang", "it", typed="q\n")

    lines = result.stdout.splitlines()
    (at,) = [at for at, line in enumerate(lines) if line.startswith("1 ")]
    assert lines[at].startswith("1 move cattleman via ")
    following = next(one for one in lines[at + 1 :] if one[:1] in " 2")
    assert following.startswith("  Muovi il tuo Allevatore")


ARRIVED = """
players: 2
setup: first-game
bare trail: true
seat: 1
do: use location
seats: [{at: neutral-b, hand: [obj-move3-s-s-b-b], objectives: []}, {at: neutral-a}]
"""


@pytest.mark.parametrize(
    ("said", "arguments"),
    [
        ("[forgone: move cattleman up to 3 without fees short of the end]", []),
        ("You will forgo this: move your cattleman forward up to 3 steps", ["--lang", "en"]),
        ("Dit vervalt: zet je rancher maximaal 3 stappen vooruit", ["--lang", "nl"]),
        ("Dovrai rinunciare a questo: muovi il tuo Allevatore", ["--lang", "it"]),
    ],
)
def test_an_option_says_which_part_of_its_reward_will_be_forgone(command, said, arguments):
    gwt.from_position(ARRIVED).save("arrived.gwt")

    result = command("play", "--resume", "arrived.gwt", *arguments, typed="q\n")

    assert " ".join(result.stdout.split()).count(said) == 1


def test_a_saved_game_goes_on_where_it_was_saved(command, saved, tmp_path):
    half, later = tmp_path / "half.gwt", tmp_path / "later.gwt"
    gwt.load_game(saved, to=100).save(half)

    result = command("play", "--resume", half, typed=f"1\nsave {later}\nquit\n")

    assert result.exit_code == 0
    before, after = (gwt.load_game(file).history for file in (half, later))
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_a_finished_game_shows_its_end(command, saved, game):
    result = command("play", "--resume", saved)

    assert result.exit_code == 0
    assert "the game is over" in result.stdout
    assert f"seat {game.winners[0] + 1}" in result.stdout


def test_players_who_play_by_themselves_stop_at_a_limit(command, monkeypatch):
    monkeypatch.setattr("gwt.cli.session.TURNS", 6)
    result = command("play", "--seats", "random,random", "--seed", 1)

    assert result.exit_code == 1
    assert "did not end within 6 turns" in result.stderr
    assert gwt.load_game("unfinished.gwt").state.turn == 7


def test_a_game_lasts_as_long_as_a_human_is_asked(command, monkeypatch):
    monkeypatch.setattr("gwt.cli.session.TURNS", 6)
    result = command("play", "--players", 4, "--seed", 4, typed="1\n" * 2000)

    assert result.exit_code == 0
    assert "won." in result.stdout


def test_a_component_is_tried_for_so_many_turns(command, monkeypatch):
    monkeypatch.setattr("gwt.players.TURNS", 3)
    result = command("try", "9a", typed="1\n" * 200)

    assert result.exit_code == 1
    assert "did not end within 3 turns" in result.stderr


def test_nothing_that_is_typed_breaks_the_game(command, tmp_path):
    typed = [
        "",
        " ",
        "0",
        "99",
        "-1",
        "1 2",
        "1x",
        "u",
        "undo",
        "hello",
        "s",
        "",
        f"s {tmp_path}",
        "s a\0b",
    ]
    typed += [
        *("s ~nobody-here/x", "i", "", "i nothing", "i [/red]", "[/red]", "i 1", "i 99", "t", "h", "?"),
    ]
    typed += ["²", "٣", "1" * 5000, "\x1b[A", "q"]

    result = command("play", "--seed", 3, typed="\n".join(typed) + "\n")

    assert result.exit_code == 0
    assert result.stdout.endswith("Left the game.\n")


@pytest.mark.parametrize("typed", ["", "1", "1\n", "s", "s\n", "1\nq\n", "i\n"])
def test_the_end_of_the_input_ends_the_game(command, typed):
    result = command("play", "--seed", 3, typed=typed)

    assert result.exit_code == 0
    assert result.stdout.endswith("Left the game.\n")


def test_the_end_of_the_input_offers_to_save_what_was_played(command):
    result = command("play", "--seed", 3, typed="1\n")

    assert result.exit_code == 0
    assert result.stdout.count("Save the game in a file") == 1


@pytest.mark.parametrize("then", ["evening.gwt", KeyboardInterrupt, EOFError])
def test_ctrl_c_offers_to_save_what_was_played(command, monkeypatch, then):
    """The second answer is to the offer."""
    answers = iter(["1", KeyboardInterrupt, then])

    def typed(prompt):
        answer = next(answers)
        if isinstance(answer, type):
            raise answer
        return answer

    monkeypatch.setattr("builtins.input", typed)
    result = command("play", "--seed", 3)

    assert result.exit_code == 130
    assert result.stdout.endswith("Left the game.\n")
    assert Path("evening.gwt").is_file() == (then == "evening.gwt")


def test_a_file_that_cannot_be_written_is_asked_for_again(command):
    result = command("play", "--seed", 3, typed="1\nq\nnowhere/evening.gwt\nevening.gwt\n")

    assert "No such file or directory" in result.stdout
    assert Path("evening.gwt").is_file()


@pytest.mark.parametrize(
    "arguments",
    [
        ("--seats", "human,robot"),
        ("--seats", "human", "--players", 3),
        ("--players", 0),
        ("--resume", "lost.gwt"),
        ("--seed", 1 << 64),
    ],
)
def test_a_wrong_table_is_a_usage_error(command, arguments):
    assert command("play", *arguments).exit_code == 2


def test_a_resumed_game_takes_nothing_that_it_already_has(command, saved):
    assert command("play", "--resume", saved, "--players", 3).exit_code == 2


def test_a_broken_save_cannot_be_resumed(command, saved):
    saved.write_text(saved.read_text()[:-200])

    result = command("play", "--resume", saved)

    assert result.exit_code == 1
    assert f"{saved}:" in result.stderr


SHOWN = """
players: 2
setup: first-game
bare trail: true
seat: 1
do: move cattleman up to 3
seats:
- {at: neutral-b, money: 19, hand: [jersey, jersey, guernsey], stations: [station-1]}
- {at: neutral-a, hand: [black-angus]}
tiles: {e-1: 1a, drought-1: drought-green-4}
owners: {e-1: 2}
token row: 2
jobs: [[cowboy, engineer], [craftsman, none]]
"""


@pytest.mark.parametrize(
    "said",
    [
        *("seat 1 (you): $ 19, certificates 0/3", "at neutral-b, hand 3/4", "seat 2: $ "),
        "drought-1 green-4 (fee $2)",
        "woods: flood-risk-2, b-1, c-upper-1, c-upper-2, e-2, rockfall-risk-2, f-lower\n",
        *("e-1 1a building of seat 2", "1: $6 cowboy + engineer", "2: $6 craftsman (token)"),
        *("wichita 4 -$1", "station-1 after 4 $2 1 point [1]"),
        "your hand (breeding value 3): 2 jersey, guernsey",
    ],
)
def test_the_table_says_what_a_player_needs(said):
    text = Summary.of(gwt.from_position(SHOWN).view(0)).text(1000)

    assert said in text
    assert "black-angus" not in text


def test_within_a_turn_only_the_own_area_is_said_again(command):
    again = command("play", "--seed", 3, typed="1\nq\n").stdout.rpartition("seat 1 > seat 1 (you): ")[2]

    assert "your hand" in again and "job market" not in again


@pytest.mark.parametrize("to", [0, 60, 120, 180, 240])
def test_the_table_shows_a_seat_nothing_that_is_hidden_from_it(saved, to):
    game = gwt.load_game(saved, to=to)
    for seat in range(3):
        other = game.determinize(seat=seat, seed=to)
        assert Summary.of(game.view(seat)).text(100) == Summary.of(other.view(seat)).text(100)


def lines(happened, seat):
    return event_lines_of(happened, seat, event_formatter(gwt.load_pack()))


def test_another_seat_hears_how_many_cards_were_drawn_but_not_which():
    drew = events.CardsDrawn(0, "turn", ("jersey", "black-angus"))

    assert lines([drew], 0) == [(0, "drew 1 “Jersey” cattle card and 1 “Black Angus” cattle card")]
    assert lines([drew], 1) == [(0, "drew 2 cards")]


def test_an_objective_card_from_the_stack_to_the_hand_stays_a_secret():
    took = events.ObjectiveGained(0, "x", "obj-aux-sf", to_hand=True, from_stack=True)

    assert lines([took], 0) == [
        (0, "took the objective card “San Francisco” (auxiliary action) from the objective stack")
    ]
    assert lines([took], 1) == [(0, "took 1 objective card from the objective stack")]


def test_what_a_seat_does_without_a_break_is_one_line():
    happened = [
        events.MoneyGained(0, "x", 2),
        "only one way was left",
        events.MoneyPaid(0, "x", 1),
        events.CattlemanMoved(0, "x", "start"),
        events.TurnBegan(1, "turn", 2),
        events.MoneyGained(1, "x", 4),
    ]

    assert lines(happened, 0) == [
        (0, "gained 2 dollars"),
        (None, "only one way was left"),
        (0, "paid 1 dollar, rode to the horseman space"),
        (1, "gained 4 dollars"),
    ]


def _last_choice() -> gwt.Game:
    """A game before a choice of seat 1 that ends its turn."""
    game = gwt.new_game(2, seed=3)
    while not ends_turn(game, game.options[0]) or len(game.options) < 2:
        game.play(game.options[0])
    return game


def test_the_last_choice_of_a_turn_can_be_taken_back_before_anything_is_drawn(command):
    before = _last_choice()
    before.save("last.gwt")
    seats = ["random", "random"]
    seats[before.seat] = "human"

    result = command(
        *("play", "--resume", "last.gwt", "--seats", ",".join(seats), "--end-turn"),
        typed="1\nwhat\nu\n2\n\nsave after.gwt\nq\n",
    )

    assert result.stdout.count("Your turn ends with this") == 3
    assert "your last choice has been taken back" in result.stdout
    after = gwt.load_game("after.gwt")
    assert after.history[len(before.history)] == before.options[1]
    assert ends_turn(before, before.options[1])


def test_nobody_is_asked_before_a_turn_that_goes_on(command):
    before = gwt.new_game(2, seed=3)
    assert not ends_turn(before, before.options[0])
    before.save("begin.gwt")

    result = command(
        "play", "--resume", "begin.gwt", "--seats", "human,human", "--end-turn", typed="1\nq\n"
    )

    assert "Your turn ends with this" not in result.stdout


def test_a_game_is_kept_after_each_choice(command):
    result = command("play", "--seed", 3, "--autosave", "kept.gwt", typed="1\n1\nq\n")

    assert "go on with: gwt play --resume kept.gwt" in result.stdout
    assert len(gwt.load_game("kept.gwt").history) >= 2


def test_a_game_that_cannot_be_kept_goes_on(command):
    result = command("play", "--seed", 3, "--autosave", "nowhere/kept.gwt", typed="1\n1\nq\n")

    assert result.exit_code == 0
    assert result.stdout.count("nowhere/kept.gwt: No such file or directory") == 1
    assert "go on with" not in result.stdout


def test_the_points_of_now_stand_above_the_options(command):
    game = gwt.from_position(
        "{players: 2, setup: first-game, seats: [{at: neutral-b, money: 25}, {at: neutral-a}], seat: 1}"
    )
    game.save("rich.gwt")

    result = command("play", "--resume", "rich.gwt", typed="q\n")

    assert f"seat 1, {seat_points(game, 0)[0]} points now" in result.stdout


NOTED = """
players: 2
setup: first-game
bare trail: true
seat: 1
do: %s
seats: [{at: neutral-b, money: 19, engine: 3, cities: [%s]}, {at: neutral-a}]
"""


@pytest.mark.parametrize(
    ("cities", "effect", "option", "note"),
    [
        ("", "deliver within 9", "deliver to wichita", "transport $1"),
        ("", "deliver within 9", "deliver to kansas-city", "gain $6, -6 points"),
        ("", "deliver within 9 without transport", "deliver to wichita without transport", ""),
        (
            "topeka",
            "deliver within 9",
            "deliver to wichita",
            "transport $1, with topeka: gain objective, -3 points",
        ),
        (
            "topeka, wichita",
            "deliver within 9",
            "deliver to colorado-springs",
            "transport $3, with wichita: 1 point",
        ),
        ("", "foresight 1", "take green-teepee from foresight 1", "to teepee-1"),
    ],
)
def test_an_option_says_what_follows_from_it(cities, effect, option, note):
    game = gwt.from_position(NOTED % (effect, cities))

    assert Summary.of(game.view(0)).note(next(one for one in game.options if str(one) == option)) == note
