"""Files of words that are wrong say where and what; nothing is passed over in silence."""

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gwt
import gwt.text
from gwt.text import message_catalog, sentence_formatter
from gwt.text.message_check import missing_messages
from tests.text.words import with_words

PACK = gwt.load_pack()


def problems(folder: Path, text: str) -> list[str]:
    """What is said of a file of words, without its path."""
    with pytest.raises(gwt.ContentError) as caught:
        sentence_formatter(with_words(PACK, folder, text), "en")
    return [str(one).removeprefix(f"{folder}/text/") for one in caught.value.problems]


WRONG = {
    "a message that is cut short": (
        "gain-dollars = gain { AMOUNT($amount\n",
        "en.ftl:1:37: not Fluent: expected token: ')'\n    gain-dollars = gain { AMOUNT($amount\n"
        + 40 * " "
        + "^",
    ),
    "a message without a text": (
        "gain-dollars\n",
        "en.ftl:1:13: not Fluent: expected token: '='\n    gain-dollars\n                ^",
    ),
    "a message that stands there twice": (
        "name-a-n = space { $n }\nname-a-n = field { $n }\n",
        "en.ftl:2:1: the message 'name-a-n' stands here twice\n    name-a-n = field { $n }\n    ^^^^^^^^",
    ),
    "a message that nobody asks for": (
        'gain-dolars = gain { AMOUNT($amount, "dollar") }\n',
        "en.ftl:1:1: nothing uses the message 'gain-dolars'\n"
        '    gain-dolars = gain { AMOUNT($amount, "dollar") }\n'
        "    ^^^^^^^^^^^\n"
        "  Did you mean 'gain-dollars' or 'pay-dollars' or 'bid-dollars'?",
    ),
    "an argument that the message is not told": (
        'gain-dollars = gain { AMOUNT($amount, "dollar") } { $amont }\n',
        "en.ftl:1:53: the message 'gain-dollars' gets no argument '$amont'\n"
        '    gain-dollars = gain { AMOUNT($amount, "dollar") } { $amont }\n'
        + 56 * " "
        + "^^^^^^\n  Did you mean 'amount'?",
    ),
    "an argument that another message uses for it": (
        'gain-dollars = gain { AMOUNT($amount, "dollar") } { without-fees }\n',
        "en.ftl:1:1: the message 'gain-dollars' gets no argument '$free', "
        "which 'without-fees' uses for it\n"
        '    gain-dollars = gain { AMOUNT($amount, "dollar") } { without-fees }\n'
        "    ^^^^^^^^^^^^",
    ),
    "an argument that is left unsaid": (
        "gain-dollars = gain some dollars\n",
        "en.ftl:1:1: the message 'gain-dollars' does not use '$amount'\n"
        "    gain-dollars = gain some dollars\n    ^^^^^^^^^^^^",
    ),
    "a verb of which the message does not say which": (
        'gain-dollars = { $verb } { AMOUNT($amount, "dollar") }\n',
        "en.ftl:1:18: the message 'gain-dollars' gets no argument '$verb'\n"
        '    gain-dollars = { $verb } { AMOUNT($amount, "dollar") }\n'
        "                     ^^^^^\n"
        "  Add an attribute '.verb' that names it.",
    ),
    "a verb that is not there": (
        'gain-dollars = { $verb } { AMOUNT($amount, "dollar") }\n    .verb = seize\n',
        "en.ftl:2:13: there is no message 'verb-seize'\n        .verb = seize\n                ^^^^^",
    ),
    "another message that is not there": (
        'gain-dollars = { tarde } { AMOUNT($amount, "dollar") }\n',
        "en.ftl:1:18: there is no message 'tarde'\n"
        '    gain-dollars = { tarde } { AMOUNT($amount, "dollar") }\n'
        "                     ^^^^^\n"
        "  Did you mean 'trade' or 'ride' or 'trade-at'?",
    ),
    "a term that is not there": (
        'gain-dollars = { -bank } { AMOUNT($amount, "dollar") }\n',
        "en.ftl:1:18: there is no message '-bank'\n"
        '    gain-dollars = { -bank } { AMOUNT($amount, "dollar") }\n'
        "                     ^^^^^",
    ),
    "an attribute that is not there": (
        "name-sheep = sheep\n    .many = flock\nname-lamb = { name-sheep.mani }\n",
        "en.ftl:3:15: the message 'name-sheep' has no attribute '.mani'\n"
        "    name-lamb = { name-sheep.mani }\n"
        "                  ^^^^^^^^^^^^^^^\n"
        "  Did you mean 'many'?",
    ),
    "a noun that is not there": (
        'gain-dollars = gain { AMOUNT($amount, "dolar") }\n',
        "en.ftl:1:39: there is no message 'noun-dolar'\n"
        '    gain-dollars = gain { AMOUNT($amount, "dolar") }\n'
        + 42 * " "
        + "^^^^^^^\n  Did you mean 'noun-dollar' or 'count-dollar' or 'noun-card'?",
    ),
    "a clause that is not there": (
        'if = { $effect } if { CLAUSE("hsa", $count, $number) }\n',
        "en.ftl:1:30: there is no message 'clause-hsa'\n"
        '    if = { $effect } if { CLAUSE("hsa", $count, $number) }\n'
        + 33 * " "
        + "^^^^^\n  Did you mean 'clause-has' or 'clause-each' or 'clause-has-bid'?",
    ),
    "a way to join that is not there": (
        'both = { JOIN($parts, last: "nad") }\n',
        "en.ftl:1:23: there is no message 'list-nad'\n"
        '    both = { JOIN($parts, last: "nad") }\n'
        "                          ^^^^^^^^^^^\n"
        "  Did you mean 'list-and' or 'list-on' or 'list-then'?",
    ),
    "a function that is not there": (
        'gain-dollars = gain { AMONT($amount, "dollar") }\n',
        "en.ftl:1:23: there is no function AMONT\n"
        '    gain-dollars = gain { AMONT($amount, "dollar") }\n'
        "                          ^^^^^^^^^^^^^^^^^^^^^^^^\n"
        "  Did you mean 'AMOUNT'?",
    ),
    "an option that is not there": (
        'gain-dollars = gain { AMOUNT($amount, "dollar", kase: "exactly") }\n',
        "en.ftl:1:49: AMOUNT has no option 'kase'\n"
        '    gain-dollars = gain { AMOUNT($amount, "dollar", kase: "exactly") }\n'
        + 52 * " "
        + "^^^^^^^^^^^^^^^\n  Did you mean 'case'?",
    ),
    "a case for which nothing is said": (
        'gain-dollars = gain { AMOUNT($amount, "dollar", case: "exacly") }\n',
        "en.ftl:1:49: no message has a variant for the case 'exacly'\n"
        '    gain-dollars = gain { AMOUNT($amount, "dollar", case: "exacly") }\n'
        + 52 * " "
        + "^^^^^^^^^^^^^^\n  Did you mean 'exactly'?",
    ),
    "a form for which nothing is said": (
        'as-group = do this ({ SAY($effect, form: "gerund") })\n',
        "en.ftl:1:36: no message has a variant for the form 'gerund'\n"
        '    as-group = do this ({ SAY($effect, form: "gerund") })\n' + 39 * " " + "^^^^^^^^^^^^^^",
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_words_that_are_wrong_are_refused(what, tmp_path):
    text, expected = WRONG[what]

    assert problems(tmp_path, text) == [expected]


def test_all_problems_of_a_file_are_reported_at_once(tmp_path):
    text = "gain-dollars = gain some dollars\npay-dollars = pay { $much }\nbuy cattle\n"

    # What cannot be read comes first, since nothing is known of the message that it was to be.
    assert [one.split(": ")[0] for one in problems(tmp_path, text)] == ["en.ftl:3:5"]
    assert [one.split(": ")[0] for one in problems(tmp_path, text.replace("buy cattle\n", ""))] == [
        "en.ftl:1:1",
        "en.ftl:2:1",
        "en.ftl:2:21",
    ]


def test_a_file_that_is_no_text_is_refused(tmp_path):
    with pytest.raises(gwt.ContentError, match=r"en\.ftl:1:10: this is not UTF-8 text; it may be Latin-1"):
        sentence_formatter(with_words(PACK, tmp_path, b"name-x = \xff\n"), "en")


def test_a_control_character_in_words_is_refused_however_it_is_written(tmp_path):
    text = 'name-x = x \x1b[2J\nname-y = y { "\\u001b" }\nname-z = z { "\\U00009b" }\n'

    assert [one.partition(" the ")[0] for one in problems(tmp_path, text)[:3]] == [
        "en.ftl:1:12:",
        "en.ftl:2:15:",
        "en.ftl:3:15:",
    ]


def test_words_in_too_many_braces_are_refused(tmp_path):
    text = "name-x = x\nname-y = " + "{" * 5000 + '"y"' + "}" * 5000 + "\n"

    assert problems(tmp_path, text)[0].startswith("en.ftl:2:30: more than 20 braces within braces")


def test_a_language_without_known_plurals_is_refused(tmp_path):
    pack = with_words(PACK, tmp_path, "name-x = x\n", "elvish")

    with pytest.raises(gwt.ContentError, match=r"elvish\.ftl:1:1: 'elvish' is not the code of a language"):
        sentence_formatter(pack, "elvish")


def test_a_language_that_a_pack_has_no_words_for_names_the_others():
    with pytest.raises(gwt.UsageError, match=r"has no texts in 'fr'\. Known here: en, it, nl\."):
        sentence_formatter(PACK, "fr")


def test_what_a_new_language_lacks_is_told_with_what_it_has_to_say(tmp_path):
    pack = with_words(PACK, tmp_path, "as-sentence = { $text }.\n", "de")
    words = message_catalog.message_catalog(pack, "de", table=True)
    lacking = [one.message for one in missing_messages(pack, words, table=True)]

    assert "the message 'gain-dollars' is missing: it says 'gain ${amount}' with $amount" in lacking
    assert "the message 'count-hazard' is missing: it says what 'hazard' counts" in lacking
    assert (
        "the message 'name-flood-1' or 'name-flood-n' is missing: it says the name of 'flood-1'" in lacking
    )
    assert not any("'as-sentence'" in one for one in lacking)


# --- what only shows when something is said ----------------------------------------------------------


def unsayable(folder: Path, text: str, expression: str) -> str:
    speaker = sentence_formatter(with_words(PACK, folder, text), "en")
    with pytest.raises(gwt.ContentError) as caught:
        speaker.sentence(PACK.parser.effect(expression))
    return str(caught.value.problems[0]).split("\n")[0].removeprefix(f"{folder}/text/")


def test_a_message_that_lacks_an_attribute_is_named(tmp_path):
    text = "bound-value = that many { WORD($noun) } { $rest }\n"

    said = unsayable(tmp_path, text, "take income as value then deliver within value")

    assert said == "en.ftl:1:1: the message 'bound-value' has no attribute '.alone'"


def test_a_message_that_shows_itself_is_refused(tmp_path):
    said = unsayable(tmp_path, "trade = { trade }\n", "trade")

    assert said == "en.ftl:1:1: the message 'trade' asks for itself or for too much"


@pytest.mark.parametrize("times", [1, 2])
def test_a_noun_that_asks_for_itself_is_refused(times, tmp_path):
    text = "noun-dollar = " + '{ AMOUNT(2, "dollar") }' * times + "\n"

    said = unsayable(tmp_path, text, "gain $2")

    assert said.endswith("asks for itself or for too much")


def test_a_list_that_is_not_joined_is_refused(tmp_path):
    said = unsayable(tmp_path, "both = { $parts }\n", "gain $1 and gain $2")

    assert said == "en.ftl:1:1: the message 'both' cannot be shown: a list is shown by JOIN"


@settings(max_examples=12, deadline=None)
@given(at=st.floats(0, 1), length=st.integers(0, 12), junk=st.text('{}$"-*[]>. \nax=', max_size=6))
def test_any_slip_in_a_file_gives_words_or_problems_with_a_place(at, length, junk, tmp_path_factory):
    english = PACK.texts[0].read_text(encoding="utf-8")
    start = int(at * len(english))
    folder = tmp_path_factory.mktemp("slip")
    pack = with_words(PACK, folder, english[:start] + junk + english[start + length :])

    found = gwt.text.problems(pack, "en")
    assert all(str(one).startswith(str(one.place)) for one in found)
    try:
        speaker = sentence_formatter(pack, "en")
        for building in PACK.entries.buildings.private:
            for action in building.actions:
                speaker.sentence(action)
    except gwt.ContentError as error:
        assert error.problems


# --- the libraries -----------------------------------------------------------------------------------


@pytest.mark.parametrize("module", ["gwt", "gwt.text", "gwt.cli.app"])
def test_the_libraries_are_imported_only_to_say_something(module):
    code = f"import sys, {module}; print(sorted(one for one in sys.modules if one.startswith('fluent')))"

    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert result.stdout.strip() == "[]"


def test_a_file_is_parsed_again_only_when_it_has_changed(tmp_path, monkeypatch):
    monkeypatch.setenv("GWT_CACHE", str(tmp_path))
    parsed = []
    parse = message_catalog.FluentParser.parse
    monkeypatch.setattr(
        message_catalog.FluentParser, "parse", lambda one, text: parsed.append(text) or parse(one, text)
    )

    def read(text):
        message_catalog._parsed.cache_clear()
        _, entries, found = message_catalog._parsed("en.ftl", text)
        return [*entries], [str(one) for one in found]

    assert read("one = 1\n") == read("one = 1\n") == (["one"], [])
    assert read("one = 1\ntwo\n") == read("one = 1\ntwo\n")
    assert parsed == ["one = 1\n", "one = 1\ntwo\n"]
