"""A template of a verb gives its line of the grammar, its printed form and its node."""

import re

import pytest
from lark.exceptions import UnexpectedInput

from gwt.dsl.amounts import Amount, Bound, Number, UpTo
from gwt.dsl.effects import Done, Effect, is_option_only
from gwt.dsl.language import Language
from gwt.dsl.parser import ExpressionParser
from gwt.dsl.templates import open_fields
from gwt.dsl.verbs import verb

WORDS = {
    "count": {},
    "ruling": {},
    "place": {"hill": "hill", "lake": "lake"},
    "kind": {"red": "red", "blue": "blue"},
}


@verb("swap {amount} {kind}")
class Swap(Effect):
    scaled_fields = ("amount",)
    amount: Amount
    kind: str


@verb("walk {free:'for nothing'}", narrow="walk to {place} {free:'for nothing'}")
class Walk(Effect):
    place: str = ""
    free: bool = False


@verb(
    "sell [{number=1}]",
    narrow=("sell {number} at {place}", "sell {number} with {left:NUMBER} coin(s) left"),
)
class Sell(Effect):
    number: int
    place: str = ""
    left: int | None = None


@verb("look {way:'far out'|'down'} [over {places}]")
class Look(Effect):
    way: str
    places: tuple[str, ...]


@verb(narrow="choose from ({left:effects}) [keeping ${kept}]")
class Choose(Effect):
    left: tuple[Effect, ...]
    kept: int


@verb("bid {change:SIGNED}")
class Bid(Effect):
    change: int


@verb()
class Dance(Effect):
    """A verb whose rule stands in the grammar itself."""

    def __str__(self) -> str:
        return "dance!"


OWN = """
places: place (_COMMA place)*
%extend leaf: dance
dance: _DANCE _MARK
_DANCE: "dance"
_MARK: "!"
"""


@pytest.fixture(scope="module")
def language(tmp_path_factory):
    own = tmp_path_factory.mktemp("grammar") / "dances.lark"
    own.write_text(OWN, encoding="utf-8")
    kinds = (Swap, Walk, Sell, Look, Choose, Bid, Dance)
    return Language(own, kinds, frozenset({"ruling", "place", "kind"}))


@pytest.fixture(scope="module")
def reader(language):
    return ExpressionParser(language, WORDS)


@pytest.mark.parametrize(
    "text, effect",
    [
        ("swap 2 red", Swap(2, "red")),
        ("swap up to 3 blue", Swap(UpTo(3), "blue")),
        ("walk", Walk()),
        ("walk for nothing", Walk("", True)),
        ("walk to hill", Walk("hill", False)),
        ("walk to hill for nothing", Walk("hill", True)),
        ("sell 2", Sell(2, "", None)),
        ("sell 2 at lake", Sell(2, "lake", None)),
        ("sell 2 with 0 coins left", Sell(2, "", 0)),
        ("sell 2 with 1 coin left", Sell(2, "", 1)),
        ("look far out", Look("far out", ())),
        ("look down over hill, lake", Look("down", ("hill", "lake"))),
        ("choose from ()", Choose((), 0)),
        ("choose from (done; swap 1 red) keeping $2", Choose((Done(), Swap(1, "red")), 2)),
        ("bid +1", Bid(1)),
        ("bid -2", Bid(-2)),
        ("dance!", Dance()),
    ],
)
def test_a_verb_is_read_and_printed_by_its_template(reader, text, effect):
    assert reader.effect(text, pending=True) is effect
    assert str(effect) == text


def test_what_is_left_out_has_its_default(reader):
    assert reader.effect("sell") is Sell(1, "", None)


def test_a_number_with_a_name_is_an_amount(reader):
    assert reader.effect("swap drawn red", pending=True) is Swap(Bound("drawn"), "red")


def test_the_fields_of_the_narrow_forms_are_left_open_in_content():
    assert [*map(open_fields, (Walk, Sell, Swap))] == [("place",), ("place", "left"), ()]
    assert not is_option_only(Walk("", True))
    assert is_option_only(Walk("hill", True))
    assert is_option_only(Sell(1, "", 0))


def test_a_verb_without_a_form_of_content_is_narrow():
    assert is_option_only(Choose((), 0))


@pytest.mark.parametrize("text", ["walk to hill", "sell 2 at lake", "choose from ()"])
def test_authors_do_not_write_the_narrow_forms(language, text):
    with pytest.raises(UnexpectedInput):
        language.content_parser.parse(text, start="start")


def test_authors_are_not_offered_the_words_of_the_narrow_forms(language):
    assert not {"'to'", "'choose'", "'keeping'"} & set(language.content_words.values())


def test_a_template_names_the_fields_of_its_node():
    with pytest.raises(TypeError, match="Wrong has no field 'card'"):

        @verb("draw {card}")
        class Wrong(Effect):
            number: int

        str(Wrong(1))


def test_a_number_that_nobody_could_be_asked_for_is_refused():
    """Content without it would say 0, and 0 is a number that has been chosen."""
    with pytest.raises(
        TypeError, match=r"Promise\.amount is -1 .* expected 'amount: \.\.\. \| None = None'"
    ):

        @verb("promise coins", narrow="promise {amount} coins")
        class Promise(Effect):
            amount: int = -1


def declared(name: str, template: str, fields: dict[str, object], narrow: str = "", **defaults: object):
    """A verb whose class is written by a program."""
    members = {"__annotations__": fields, "__module__": __name__, **defaults}
    kind = type(Effect)(name, (Effect,), members)
    return verb(template, narrow=narrow or ())(kind)


def language_of(folder, *kinds):
    grammar = folder / "own.lark"
    grammar.write_text("", encoding="utf-8")
    return Language(grammar, kinds, frozenset({"ruling", "place", "kind"}))


def test_a_field_that_a_form_leaves_out_has_the_default_of_the_class(tmp_path):
    fields = {"most": Number, "place": str}
    kind = declared("Sail", "sail up to {most}", fields, "sail to {place}", most=1, place="")
    read = ExpressionParser(language_of(tmp_path, kind), WORDS).effect

    assert read("sail to hill") is kind(1, "hill")
    assert read("sail up to 3") is kind(3)


def test_a_node_whose_text_leaves_out_what_differs_cannot_be_made():
    fields = {"most": Number, "place": str}
    kind = declared("Sail", "sail up to {most}", fields, "sail to {place}", most=1, place="")

    with pytest.raises(
        TypeError, match=r"Sail\.most is 3, which 'sail to \{place\}' leaves out, as if it were 1"
    ):
        kind(3, "hill")


@pytest.mark.parametrize("kind", [Number | None, "Number | None", Amount | None, int | None])
def test_a_field_that_may_be_empty_is_read_as_its_type_is(kind, tmp_path):
    swim = declared("Swim", "swim", {"length": kind}, "swim {length}", length=None)
    read = ExpressionParser(language_of(tmp_path, swim), WORDS).effect

    assert (read("swim"), read("swim 3")) == (swim(), swim(3))


@pytest.mark.parametrize(
    ("template", "narrow", "fields", "defaults", "message"),
    [
        (
            "swim {to} {far}",
            "swim {to}",
            {"to": str, "far": int},
            {},
            "Swim.far, 'swim {to}': it needs a default",
        ),
        ("swim [{far}]", "", {"far": Number}, {}, "Swim.far, 'swim [{far}]': it needs a default"),
        (
            "swim {to} {far}",
            "",
            {"to": str, "far": int},
            {"to": ""},
            "Swim.far has no default, but stands behind",
        ),
        ("swim", "swim {to}", {"to": str}, {"to": "sea"}, "Swim.to is 'sea' where content says nothing"),
        ("swim {far}", "", {"far": bool}, {}, "Swim.far, 'swim {far}': it is true or false"),
        ("swim [{far=x}]", "", {"far": int}, {}, "Swim.far, 'swim [{far=x}]': it is left out as 'x'"),
        ("swim {to:''}", "", {"to": str}, {}, "Swim.to, 'swim {to:''}': it has a word without letters"),
        ("swim [{far}", "", {"far": int}, {}, "Swim: '[' has no counterpart"),
        ("swim {far", "", {"far": int}, {}, "Swim: '{' has no counterpart"),
        ("swim 'far", "", {}, {}, "Swim: "),
        ("swim {sea}", "", {"sea": str}, {}, "Swim.sea, 'swim {sea}': the grammar has no rule 'sea'"),
        (
            "swim {far}",
            "",
            {"far": "int | str"},
            {},
            "Swim.far, 'swim {far}': the grammar has no rule 'far'",
        ),
        ("[{far}]", "", {"far": int}, {}, "Swim, '[{far}]': the grammar cannot hold it: Reduce/Reduce"),
        (
            "{effect} twice",
            "",
            {"effect": Effect},
            {},
            "Swim, '{effect} twice': the grammar cannot hold it",
        ),
        ("walk to {kind}", "", {"kind": str}, {}, "Swim, 'walk to {kind}': the grammar cannot hold it"),
    ],
)
def test_a_wrong_declaration_is_refused_with_its_class(
    template, narrow, fields, defaults, message, tmp_path
):
    with pytest.raises(TypeError) as refused:
        swim = declared("Swim", template, fields, narrow, **defaults)
        assert language_of(tmp_path, Walk, swim, Bid).parser

    assert str(refused.value).startswith(message)


@pytest.mark.parametrize("words", ["dive (deep)", "dive in/out", 'dive "deep"', "dive*", "dive?"])
def test_the_words_of_a_template_are_read_as_they_stand(words, tmp_path):
    dive = declared("Dive", f"'{words}'", {})

    assert ExpressionParser(language_of(tmp_path, dive), WORDS).effect(words) is dive()


@pytest.mark.parametrize("name", ["May", "Need", "Walk"])
def test_a_verb_is_not_called_as_another_one_or_a_rule(name, tmp_path):
    with pytest.raises(TypeError, match=f"a verb or a rule that is called '{name}'"):
        assert language_of(tmp_path, Walk, declared(name, "swim", {})).parser


def test_a_grammar_that_is_wrong_by_itself_is_named(tmp_path):
    language = language_of(tmp_path, Walk)
    language.grammar.write_text("%extend leaf: nothing\n", encoding="utf-8")

    with pytest.raises(TypeError, match=r"own\.lark cannot be read: .*nothing"):
        assert language.parser


def test_two_verbs_that_are_written_alike_are_named(tmp_path):
    @verb("swap {amount} {kind}")
    class Barter(Effect):
        amount: Amount
        kind: str

    grammar = tmp_path / "alike.lark"
    grammar.write_text("", encoding="utf-8")
    language = Language(grammar, (Swap, Barter), frozenset({"ruling", "kind"}))

    message = "'Swap' and 'Barter' are both written 'swap {amount} {kind}': change the template of one"
    with pytest.raises(TypeError, match=re.escape(message)):
        assert language.parser
