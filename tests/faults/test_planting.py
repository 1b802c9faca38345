"""A fault is found by its function and expression, however the source around it is written."""

import ast

import pytest

from tests.faults.planting import Misplaced, planted

SOURCE = '''
from gwt.kernel import number, shuffle as mix

LIMIT = 4


class Stack:
    size: int = 0

    def draw(self, table, many):
        """Draws é cards."""
        é = "é"; taken = min(number(table), self.size)
        for _ in range(taken):
            if not self.size:
                mix(table)
                mix(table)
            many.append(1)
        return taken
'''
REFORMATTED = '''
from gwt.kernel import shuffle as mix
from gwt.kernel import as_number

LIMIT = 4  # cards


class Stack:
    size: int = 0

    def draw(self, table, many):
        """Other words."""
        # A comment.
        many.append((1))
        é = 'é'
        taken = min(
            as_number(table),
            self.size,
        )
        for _ in range(taken):
            if (not self.size):
                mix(table)
                mix(table)
        return taken
'''


def changed(source, where, find, put, nth=0):
    """The lines that a fault removes and those that it adds, as `ast.unparse` writes them."""
    before = ast.unparse(ast.parse(source)).splitlines()
    after = ast.unparse(ast.parse(planted(source, f"cards.py::{where}", find, put, nth))).splitlines()
    gone = [one.strip() for one in before if one not in after]
    return gone, [one.strip() for one in after if one not in before]


@pytest.mark.parametrize(
    "where, find, put, gone, new",
    [
        ("LIMIT", "4", "5", ["LIMIT = 4"], ["LIMIT = 5"]),
        ("Stack.size", "0", "1 or 2", ["size: int = 0"], ["size: int = 1 or 2"]),
        ("Stack.draw", "not self.size", "False", ["if not self.size:"], ["if False:"]),
        ("Stack.draw", "many.append(1)", "", ["many.append(1)"], []),
        ("Stack.draw", "mix(table)\nmix(table)", "pass", ["mix(table)", "mix(table)"], ["pass"]),
        ("Stack", "return taken", "taken += 1\nreturn taken", [], ["taken += 1"]),
    ],
)
@pytest.mark.parametrize("source", [SOURCE, REFORMATTED], ids=["written", "reformatted"])
def test_a_fault_takes_the_place_of_an_expression_or_of_statements(source, where, find, put, gone, new):
    assert changed(source, where, find, put) == (gone, new)


def test_an_import_may_have_another_name_than_in_the_fault():
    written = changed(SOURCE, "Stack.draw", "min(number(table), self.size)", "number(table)")
    renamed = changed(REFORMATTED, "Stack.draw", "min(number(table), self.size)", "number(table)")

    assert written[1] == ["taken = number(table)"]
    assert renamed[1] == ["taken = as_number(table)"]


def test_one_of_several_equal_statements_is_meant_by_its_number():
    lines = planted(SOURCE, "cards.py::Stack.draw", "mix(table)", "pass", 2).splitlines()

    assert [one.strip() for one in lines[14:17]] == ["mix(table)", "pass", "many.append(1)"]


@pytest.mark.parametrize(
    "where, find, message",
    [
        ("Stack.drew", "taken", "'Stack.drew' does not stand in cards.py; the nearest is 'Stack.draw'"),
        (
            "Stack.draw",
            "not self.sizes",
            "'not self.sizes' does not stand in .*; the nearest is 'not self.size'",
        ),
        ("Stack.draw", "many.append(2)", "the nearest is 'many.append"),
        ("Stack.draw", "mix(table)", "'mix\\(table\\)' stands 2 times in .*: say by 'nth' which is meant"),
    ],
)
def test_a_place_that_is_gone_is_told_with_the_nearest(where, find, message):
    with pytest.raises(Misplaced, match=message):
        planted(SOURCE, f"cards.py::{where}", find, "None")
