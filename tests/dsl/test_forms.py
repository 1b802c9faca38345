"""What an expression comes to: the brief's own forms, precedence, and amounts."""

from inspect import signature

import pytest

from gwt.dsl.amounts import Bound, UpTo
from gwt.dsl.effects import (
    Both,
    Choice,
    Done,
    Exchange,
    May,
    Named,
    Sequence,
    Under,
    bind_name,
    scale_effect,
    walk_effect,
)
from gwt.errors import ExpressionError
from gwt.games.great_western.verbs.cards import Discard, Draw
from gwt.games.great_western.verbs.money import GainDollars, PayDollars
from gwt.games.great_western.verbs.railroad import MoveEngine
from gwt.games.great_western.verbs.workers import HireWorker
from gwt.spec import GAMES, load_pack
from tests.dsl.trees import READER

ONE, TWO, THREE = GainDollars(1), GainDollars(2), GainDollars(3)


def read(text: str) -> object:
    return READER.effect(text)


# --- the forms of the brief --------------------------------------------------------------------------


def test_a_discard_followed_by_a_gain_is_an_exchange_of_one_card():
    effect = read("discard guernsey gain $2")

    assert effect == Exchange(Discard(1, "guernsey"), GainDollars(2))
    assert str(effect) == "discard 1 guernsey -> gain $2"


def test_moving_the_engine_by_a_plain_number_is_exact():
    assert read("move engine 3") == MoveEngine(3)


def test_the_number_of_a_hire_keeps_its_printed_sign():
    assert read("hire worker -2") == HireWorker(-2)
    assert str(HireWorker(1)) == "hire worker +1"


# --- how joiners hold together -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, tree",
    [
        ("gain $1 and gain $2 and gain $3", Both((ONE, TWO, THREE))),
        ("gain $1 then gain $2 then gain $3", Sequence((ONE, TWO, THREE))),
        ("gain $1 or gain $2 or gain $3", Choice((ONE, TWO, THREE))),
        ("gain $1 and gain $2 then gain $3", Sequence((Both((ONE, TWO)), THREE))),
        ("pay $1 and draw 1 -> gain $2", Exchange(Both((PayDollars(1), Draw(1))), TWO)),
        ("pay $1 -> gain $2 and gain $3", Exchange(PayDollars(1), Both((TWO, THREE)))),
        ("may gain $1 and gain $2", Both((May(ONE), TWO))),
        ("may (gain $1 and gain $2)", May(Both((ONE, TWO)))),
        ("gain $1 or (gain $2 or gain $3)", Choice((ONE, Choice((TWO, THREE))))),
        ("gain $1 or (gain $2 and gain $3)", Choice((ONE, Both((TWO, THREE))))),
        ("may draw 1 as n", May(Named(Draw(1), "n"))),
        ("gain $1 and gain $2 if must-act", Both((ONE, Under(TWO, "must-act")))),
        ("((done))", Done()),
    ],
)
def test_joiners_bind_as_the_language_says(text, tree):
    assert read(text) == tree


@pytest.mark.parametrize(
    "text",
    [
        "gain $1 or gain $2 and gain $3",
        "gain $1 and gain $2 or gain $3",
        "gain $1 or gain $2 then gain $3",
        "pay $1 -> draw 1 -> gain $2",
        "pay $1 -> draw 1 then gain $2",
        "pay $1 -> draw 1 or gain $2",
    ],
)
def test_joiners_that_could_be_misread_need_brackets(text):
    with pytest.raises(ExpressionError):
        read(text)


# --- amounts -----------------------------------------------------------------------------------------


def test_doubling_an_action_doubles_requirement_and_reward_but_not_what_is_bound():
    effect = READER.effect("pay $1 and move engine back 1 -> advance certificate up to 1")
    drawn = READER.effect("draw 1 as drawn then discard drawn cards")

    doubled = "pay $2 and move engine back 2 -> advance certificate up to 2"
    assert str(scale_effect(effect, 2)) == doubled
    assert str(scale_effect(drawn, 2)) == "draw 2 as drawn then discard drawn cards"


def test_an_amount_per_something_is_doubled_before_the_count():
    effect = READER.effect("gain $2 per 3 hazards")

    assert str(scale_effect(effect, 2)) == "gain $4 per 3 hazards"


def test_binding_fills_in_only_the_number_of_that_name():
    text = "draw 1 as b then move engine up to a then discard b cards"
    effect = READER.effect(text, pending=True)

    bound = bind_name(effect, "a", 3)

    amounts = [node.amount for node in walk_effect(bound) if isinstance(node, MoveEngine | Discard)]
    assert amounts == [UpTo(3), Bound("b")]


def test_a_tree_that_nothing_is_bound_in_stays_the_same_object():
    effect = READER.effect("draw 1 as drawn then discard drawn cards")

    assert bind_name(effect, "other", 3) is effect


def test_walking_a_tree_meets_the_outer_effect_first():
    effect = READER.effect("pay $1 -> gain $2 and gain $3")

    kinds = [type(node) for node in walk_effect(effect)]

    assert kinds == [Exchange, PayDollars, Both, GainDollars, GainDollars]


def test_a_node_says_what_it_is_made_with():
    """Editors and help ask for it, as does hypothesis."""
    assert list(signature(MoveEngine).parameters) == ["amount"]
    assert list(signature(Done).parameters) == ["forgone"]


@pytest.mark.parametrize("game", GAMES)
def test_an_example_of_a_verb_is_an_expression(game):
    pack = load_pack(game)
    examples = [text for text in pack.language.author_forms.values() if not {*"{("} & {*text}]

    assert len(examples) > 10
    for text in examples:
        pack.parser.effect(text)
