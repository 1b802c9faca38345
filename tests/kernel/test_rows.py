"""The table of verbs: what a row may leave out, and what a type checker sees in it."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from gwt.dsl.amounts import Amount, UpTo
from gwt.dsl.effects import DONE, Effect
from gwt.kernel import joiners
from gwt.kernel.options import options_of
from gwt.kernel.rules import DO_IT, Verb, Verbs, narrowed_verb
from tests.kernel.toy import VERBS, Give, Toy, game

ROWS = """
from collections.abc import Iterator

from gwt.dsl.effects import DONE, Done, Effect, May
from gwt.kernel.rules import DO_IT, Options, Verb, Verbs, narrowed_verb
from gwt.kernel.state import State


class Table(State):
    pass


class OtherTable(State):
    pass


def do(table: Table, seat: int, effect: Done, cause: str) -> None:
    pass


def can(table: Table, seat: int, effect: Done) -> bool:
    return True


def can_any(state: State, seat: int, effect: Effect) -> bool:
    return True


def options(table: Table, seat: int, effect: Done) -> Options:
    return DO_IT


def none(table: Table, seat: int, effect: Done) -> None:
    return None


def ways(table: Table, seat: int, effect: Done) -> Iterator[Effect]:
    yield DONE


ROWS: Verbs[Table] = Verbs()
OTHERS: Verbs[OtherTable] = Verbs()
{row}
"""


@pytest.fixture(scope="module")
def complaints(tmp_path_factory):
    """What mypy says of a row, by its text; all are checked in one run."""
    folder = tmp_path_factory.mktemp("rows")
    rows = {row: folder / f"row{at}.py" for at, row in enumerate([*RIGHT, *WRONG])}
    for row, file in rows.items():
        file.write_text(ROWS.replace("{row}", row), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--no-pretty"]
    run = subprocess.run([*command, *map(str, rows.values())], capture_output=True, text=True, cwd=ROOT)
    assert run.stderr == ""
    return {row: [one for one in run.stdout.splitlines() if file.name in one] for row, file in rows.items()}


ROOT = Path(__file__).parent.parent.parent
RIGHT = (
    "ROWS[Done] = Verb(do)",
    "ROWS[Done] = Verb(do, can=can_any, options=options)",
    "ROWS[Done] = narrowed_verb(ways)",
    "ROWS[May] = Verb(can=can_any)",
)
WRONG = {
    "ROWS[May] = Verb(do)": "a function of another class of effects",
    "ROWS[Effect] = Verb(do)": "a function of a narrower class",
    "ROWS[May] = Verb(can=can)": "a function of another class of effects",
    "ROWS[May] = narrowed_verb(ways)": "options of another class of effects",
    "OTHERS[Done] = Verb(do)": "a function of another game",
    "ROWS[Done] = Verb(do, options=none)": "options that are neither a list nor DO_IT",
    "ROWS[Done] = Verb(can)": "a question in the place of a deed",
}


@pytest.mark.parametrize("row", RIGHT)
def test_a_row_of_functions_for_its_class_and_game_type_checks(row, complaints):
    assert complaints[row] == []


@pytest.mark.parametrize("row", WRONG, ids=[f"{what} ({row})" for row, what in WRONG.items()])
def test_a_row_with_a_function_for_something_else_does_not_type_check(row, complaints):
    line = ROWS[: ROWS.index("{row}")].count("\n") + 1

    assert complaints[row] and all(f":{line}: error:" in one for one in complaints[row])


@pytest.mark.parametrize(
    ("options", "possible"),
    [
        (None, True),
        (lambda toy, seat, effect: [Give(1), Give(2)], True),
        (lambda toy, seat, effect: (), False),
        (lambda toy, seat, effect: DO_IT, True),
    ],
)
def test_what_can_be_done_follows_from_the_options_where_nothing_else_is_given(options, possible):
    toy = game("take 1").state

    assert Verb(options=options).can(toy, 0, Give(1)) is possible


def test_an_effect_without_options_leaves_nothing_to_choose():
    toy = game("take 1").state

    assert options_of(toy, 0, Give(1)) is DO_IT


def test_a_verb_that_is_always_narrowed_is_never_done_by_itself():
    toy = game("take 1").state

    with pytest.raises(AssertionError, match="'give 1' was to be narrowed before it is done"):
        narrowed_verb(lambda toy, seat, effect: iter([DONE])).do(toy, 0, Give(1), "")


def test_none_for_options_is_the_mistake_of_a_game_and_not_a_skipped_effect(monkeypatch):
    monkeypatch.setitem(VERBS, Give, Verb(options=lambda toy, seat, effect: None))

    with pytest.raises(AssertionError, match="'give 1' has None for options; `DO_IT` is to do it as it is"):
        game("give 1")


def test_a_verb_without_a_row_is_told_which_row_to_add():
    with pytest.raises(TypeError, match=r"'Give' has no row: add 'VERBS\[Give\] = Verb\(...\)'"):
        Verbs[Toy]()[Give]


class Pick(Effect):
    """Things of a colour, of which one after the other is chosen."""

    scaled_fields = ("number",)
    colour: str
    number: Amount


class Cast(Effect):
    """A die of a colour that is chosen; it has no amount."""

    yields_number = True
    colour: str


@pytest.mark.parametrize(
    ("effect", "numbers"),
    [
        (Pick("red", UpTo(5)), [1, 2, 3]),
        (Pick("red", 2), [2]),
        (Pick("red", 7), [3]),
        (Cast("red"), None),
        (Give(1), None),
    ],
)
def test_the_numbers_of_what_is_chosen_one_by_one_follow_from_its_amount(effect, numbers):
    """Whatever the amount is called and wherever it stands."""
    chosen = {"options": lambda *_: (), "on_chosen": lambda *_: None}
    verbs = {
        Pick: Verb(**chosen, in_full=lambda state, seat, pick: pick.number <= 3),
        Cast: Verb(**chosen),
        Give: Verb(),
    }
    state = SimpleNamespace(rules=SimpleNamespace(verbs=verbs))

    possible = joiners._possible_numbers(state, 0, effect)

    assert (possible and [*possible]) == numbers
    assert all(option == Pick("red", number) for number, option in (possible or {}).items())
