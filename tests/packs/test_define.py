"""A name under `define` stands for its expression wherever an effect may stand."""

import time

import pytest

import gwt
from gwt.dsl.macros import DEEPEST, LONGEST
from tests.packs.small import loaded, pair, problems, written


def defining(folder, define, *actions, id="own/pair"):
    """A pack whose new buildings do these actions."""
    own = pair(folder, id, actions=list(actions) or ["gain $2"])
    text = (own / "pack.yaml").read_text(encoding="utf-8")
    lines = "".join(f"  {name}: {said}\n" for name, said in define.items())
    (own / "pack.yaml").write_text(f"{text}define:\n{lines}", encoding="utf-8")
    return own


def said(*folders):
    return [one.split(": ", 1)[1] for one in problems(*folders) if "11b" not in one]


def first(folder):
    """The actions of the first new building, as text."""
    buildings = loaded(folder).entries.buildings.private
    return [str(action) for action in next(one for one in buildings if one.id == "11a").actions]


SALE = {"sale": "discard 1 cattle -> gain $2"}


@pytest.mark.parametrize(
    "written, means",
    [
        ("sale", "discard 1 cattle -> gain $2"),
        ("sale or gain $1", "(discard 1 cattle -> gain $2) or gain $1"),
        ("may sale", "may (discard 1 cattle -> gain $2)"),
        ("pay $2 -> sale", "pay $2 -> (discard 1 cattle -> gain $2)"),
        ("sale then sale", "(discard 1 cattle -> gain $2) then (discard 1 cattle -> gain $2)"),
    ],
)
def test_a_name_stands_for_its_expression_in_brackets(tmp_path, written, means):
    assert first(defining(tmp_path, SALE, written)) == [means]


def test_a_name_may_stand_in_another_whatever_their_order(tmp_path):
    define = {"both": "sale then trade", **SALE}

    assert first(defining(tmp_path, define, "both")) == ["(discard 1 cattle -> gain $2) then trade"]


def test_a_name_can_be_used_in_a_position(tmp_path):
    own = defining(tmp_path, SALE)
    game = gwt.from_position("players: 2\nseat: 1\ndo: sale\nseats: [{hand: [jersey]}]\n", pack=own)

    assert [str(option) for option in game.options][:1] == ["discard 1 jersey -> gain $2"]


def test_a_name_of_a_pack_below_can_be_used(tmp_path):
    below = defining(tmp_path, SALE, id="own/below")
    files = {
        "scoring": {"money": [1, 2, 3, 4]},
        "railroad": {"finish": "move engine back 1 or more then sale"},
    }
    above = written(
        tmp_path, "own/above", files, requires=["own/below"], replaces=["scoring.money", "railroad.finish"]
    )

    assert str(loaded(below, above).entries.railroad.finish).endswith("then (discard 1 cattle -> gain $2)")


# --- what is refused ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name, what",
    [
        (
            "Sale",
            "'Sale' cannot be a name: use lower case letters, digits and single hyphens. Write 'sale'.",
        ),
        ("a--b", "'a--b' cannot be a name: use lower case letters, digits and single hyphens."),
        ("trade", "'trade' is already a word of the language."),
        ("points", "'points' is already a count of this pack."),
        ("guernsey", "'guernsey' is already a card of this pack."),
        ("2a", "'2a' is already a tile of this pack."),
    ],
)
def test_a_name_must_be_new_to_the_language_and_to_the_pack(tmp_path, name, what):
    assert said(defining(tmp_path, {name: "gain $2"})) == [what]


def test_an_expression_that_is_wrong_is_told_once_and_where_it_is_written(tmp_path):
    own = defining(tmp_path, {"sale": "discard 1 guernsy -> gain $2"}, "sale", "sale or trade")

    assert problems(own) == [
        "own-pair/pack.yaml:13: 'guernsy' is not a card of this pack. Did you mean 'guernsey'?"
    ]


def test_a_problem_of_a_use_is_told_at_the_name_and_says_where_that_is_defined(tmp_path):
    own = defining(tmp_path, {"toll": "pay $2"}, "toll")

    place = f"{own}/pack.yaml:13:9"
    assert problems(own)[0] == (
        "own-pair/buildings.yaml:9: 'pay $2' must stand left of '->', "
        "where it is paid in full or not at all: 'pay $2 -> ' and what it brings. "
        f"'toll' stands for 'pay $2' ({place})."
    )


def test_a_mistake_behind_a_name_is_told_at_its_own_column(tmp_path):
    own = defining(tmp_path, SALE, "sale or (gian $2)")

    with pytest.raises(gwt.ContentError) as caught:
        loaded(own)
    place = caught.value.problems[0].place
    assert place.source[place.column - 1 :].startswith("gian")


@pytest.mark.parametrize(
    "define, what",
    [
        (
            {"a1": "a1 or trade"},
            ["'a1' would stand for itself. Leave out 'a1', or define it by another name."],
        ),
        ({"a1": "b1 or trade", "b1": "may a1"}, ["'a1' would stand for itself."]),
        (
            {"a1": "gain"},
            [
                "the expression ends too early. Expected '$', 'master' or 'objective', as in "
                "'gain $2', 'gain objective to hand', 'gain master' or 'gain 2 {piece}'."
            ],
        ),
    ],
)
def test_a_name_that_has_no_meaning_is_refused(tmp_path, define, what):
    assert said(defining(tmp_path, define)) == what


def test_two_packs_may_not_define_the_same_name(tmp_path):
    one = defining(tmp_path, SALE, id="own/one")
    two = written(tmp_path, "own/two", requires=["own/one"], define=SALE)

    (problem,) = problems(one, two)
    assert problem.startswith("own-two/pack.yaml:10: 'sale' is defined by 'own/one' already.")
    assert problem.endswith("own-one/pack.yaml:13:9).")


def test_names_within_names_are_limited(tmp_path):
    chain = {"n0": "trade", **{f"n{at}": f"may n{at - 1}" for at in range(1, DEEPEST + 2)}}
    backwards = dict(reversed(chain.items()))

    assert f"more than {DEEPEST} names within names." in said(defining(tmp_path, backwards))


def test_names_that_multiply_are_stopped_at_once(tmp_path):
    define = {"n0": "trade"} | {f"n{at}": f"n{at - 1} and n{at - 1} and n{at - 1}" for at in range(1, 60)}
    own = defining(tmp_path, define)
    began = time.process_time()

    assert f"the expression comes to more than {LONGEST} characters." in said(own)
    assert time.process_time() - began < 5
