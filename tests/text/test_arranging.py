"""Texts say once what their trees say twice."""

import pytest

import gwt
from gwt.text import sentence_formatter


@pytest.fixture(scope="module")
def pack():
    return gwt.load_pack("great-western-trail", ("garth",))


@pytest.mark.parametrize(
    "text",
    [
        # The first step can change what the second one asks.
        "remove hazard if 3 hazards then gain $1 unless 3 hazards",
        # They ask different things.
        "gain $3 if 3 players then gain $1 unless 4 players",
        # This is said as it stands, so that it differs from the other order.
        "gain $3 unless 3 players then gain $1 if 3 players",
        # Steps with steps of their own would not show where these end.
        "(pay $1 -> trade) then (pay $1 -> trade)",
    ],
)
def test_steps_that_are_not_one_are_said_apart(pack, text):
    said = sentence_formatter(pack).sentence(pack.parser.action(text))

    assert "otherwise" not in said
    assert "twice" not in said
    assert said.count(". ") == 1


def test_different_costs_are_said_apart(pack):
    said = sentence_formatter(pack).sentence(pack.parser.action("(pay $1 -> trade) or (pay $2 -> gain $3)"))

    assert said.startswith("Either pay 1 dollar")
