"""What faults planted in the kernel could change unnoticed by the other tests."""

import pytest
from attrs import evolve

from gwt.dsl.amounts import UpTo
from gwt.errors import RecordError, UsageError
from gwt.kernel import record
from gwt.kernel.counting import as_numbers
from gwt.kernel.premise import check_seed
from tests.kernel.toy import game

POSITION = "players: 2\n\nmarbles: 3\nchoices: 9\n"


def told(text: str) -> tuple[int, str]:
    """The line and the message of the one problem of a record."""
    with pytest.raises(RecordError) as caught:
        record.parse_record(text, "evening.gwt")
    (problem,) = caught.value.problems
    return problem.place.line, problem.message


def test_a_position_in_a_record_reads_back_as_it_was_written():
    """Whatever stands in its lines, it is not taken for header or choices."""
    toy = game("take up to 3", "take up to 3")
    toy.play("take 3")
    text = record.format_record(toy.premise, toy.history, POSITION)

    read = record.parse_record(text, "evening.gwt")

    assert "\nposition: 4 lines\nchoices: 1\n" in text
    assert read.position == POSITION
    assert [(line.text, line.number) for line in read.lines] == [("take 3", 17)]
    assert text.split("\n")[16] == "take 3"


def test_a_record_without_a_position_has_none():
    toy = game("take up to 3")
    toy.play("take 3")

    assert record.parse_record(record.format_record(toy.premise, toy.history), "evening.gwt").position == ""


def test_each_line_of_the_header_of_a_record_knows_its_place():
    toy = game("take up to 3")
    text = record.format_record(toy.premise, toy.history)
    read = record.parse_record(text, "evening.gwt")

    problem = read.header_problem("seed", "no")

    assert str(problem).startswith("evening.gwt:7:1: no\n    seed: 1\n    ^^^^^^^")
    assert text.split("\n")[6] == "seed: 1"
    assert {key: text.split("\n")[line - 1] for key, (line, _) in read.header.items()} == {
        key: said for key, (_, said) in read.header.items()
    }


def test_a_problem_with_a_choice_of_a_record_underlines_it_or_as_much_as_is_said():
    toy = game("take up to 3")
    toy.play("take 3")
    read = record.parse_record(record.format_record(toy.premise, toy.history), "evening.gwt")
    (line,) = read.lines

    assert str(read.problem(line, "no")).startswith("evening.gwt:13:1: no\n")
    assert str(read.problem(line, "no")).endswith("\n    take 3\n    ^^^^^^")
    assert str(read.problem(line, "no", length=4)).endswith("\n    take 3\n    ^^^^")


@pytest.mark.parametrize("first, said", [(None, "by seed"), (0, "seat 1"), (1, "seat 2")])
def test_the_starting_seat_of_a_record_reads_back_as_it_was_written(first, said):
    premise = evolve(game("take up to 3").premise, first=first)
    text = record.format_record(premise, ())

    assert f"\nfirst: {said}\n" in text
    assert record.parse_record(text, "evening.gwt").premise == premise


def test_a_record_with_too_few_or_too_many_choices_is_pointed_at_behind_its_last_line():
    toy = game("take up to 3")
    toy.play("take 3")
    text = record.format_record(toy.premise, toy.history)

    assert told(text.replace("take 3\n", "")) == (13, "the file holds 0 of 1 choices")
    assert told(text + "take 3\n") == (15, "the file holds 2 of 1 choices")


def test_a_record_whose_last_line_is_not_whole_is_pointed_at_there():
    toy = game("take up to 3")
    toy.play("take 3")

    line, message = told(record.format_record(toy.premise, toy.history).removesuffix("\n"))

    assert (line, message) == (13, "the last line is not whole")


@pytest.mark.parametrize(
    "find, replace, line",
    [
        ("setup: usual\n", "setup usual\n", 6),
        ("setup: usual\n", "setup: usual\nsetup: usual\n", 7),
        ("choices: 0\n", "", 10),
        ("seed: 1\n", f"seed: {'1' * 25}\n", 7),
        ("seed: 1\n", "seed: ²\n", 7),
        ("pack: toy/marbles 1 0\n", "pack: toy/marbles 1 0 0\n", 4),
    ],
)
def test_a_header_that_is_damaged_is_pointed_at_on_its_line(find, replace, line):
    text = record.format_record(game("take up to 3").premise, ())
    assert text.count(find) == 1

    assert told(text.replace(find, replace))[0] == line


def test_a_number_of_twenty_four_digits_can_stand_in_a_record():
    text = record.format_record(game("take up to 3").premise, ())

    read = record.parse_record(text.replace("seed: 1\n", f"seed: {'1' * 24}\n"), "evening.gwt")

    assert read.premise.seed == int("1" * 24)


# --- games -------------------------------------------------------------------------------------------


def test_a_game_is_shown_by_its_name_its_players_and_the_choices_made():
    toy = game("take up to 3", "take up to 3")
    assert repr(toy) == "<Game of toy, 2 players, 0 choices>"

    toy.play("take 3")
    assert repr(toy) == "<Game of toy, 2 players, 1 choices>"


def test_only_a_game_that_starts_as_its_premise_says_is_set_up():
    toy = game("take up to 3", "take up to 3")
    assert toy.set_up

    toy.restart_here()
    assert not toy.set_up
    assert not toy.copy().set_up


@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1])
def test_a_seed_of_64_bits_is_taken(seed):
    assert check_seed(seed) == seed


@pytest.mark.parametrize("seed", [-1, 2**64, 2**65])
def test_any_other_seed_is_refused(seed):
    with pytest.raises(UsageError, match=f"not {seed}$"):
        check_seed(seed)


# --- numbers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "amount, possible, allowed",
    [
        (0, 5, []),
        (3, 2, []),
        (3, 3, [3]),
        (UpTo(0), 5, []),
        (UpTo(3), 0, []),
        (UpTo(3), 2, [1, 2]),
        (UpTo(3), 3, [1, 2, 3]),
        (UpTo(3), 9, [1, 2, 3]),
    ],
)
def test_an_amount_allows_no_number_of_none_and_none_beyond_what_is_possible(amount, possible, allowed):
    assert list(as_numbers(game("take up to 3").state, 0, amount, possible)) == allowed


# --- joiners -----------------------------------------------------------------------------------------


def offered(text: str, marbles: int = 3) -> list[str]:
    return [str(option) for option in game(text, marbles=marbles).options]


def test_a_cost_in_two_parts_is_offered_exactly_when_both_parts_can_be_paid():
    text = "give 1 and give 2 -> take 5"

    assert offered(f"may ({text})", marbles=3) == [text, f"forgo ({text})"]
    assert offered(f"may ({text})", marbles=2) == []


def test_nothing_is_offered_twice_however_few_options_there_are():
    assert offered("take 2 or take 2") == ["take 2"]
    assert offered("take 2 or take 2 or take 1") == ["take 2", "take 1"]
    assert offered("may (may take 1)") == ["take 1", "forgo (take 1)"]
    assert offered("may (take 1 or may take 2)")[2:] == ["forgo (take 1 or may take 2)"]
