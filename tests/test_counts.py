"""A count is declared once, above its function: what is read, said and listed of it follows from that."""

import re
import shutil

import pytest

import gwt
import gwt.text
from gwt.kernel.counting import count_for
from gwt.lsp.grammar_continuations import continuations
from gwt.spec.registry import GAMES, game_kind
from gwt.text.required_messages import name_ids
from tests.lantern import site_packages
from tests.law.places import whole_pack

NEW = """
@COUNTS.count("card(s) in hand")
def cards_in_hand(table: Table, seat: int) -> int:
    return len(table.players[seat].hand)


@COUNTS.count("lit {kind} stall(s)", kind="lit kind")
def lit_stalls_of_kind(table: Table, seat: int, kind: str) -> int:
    return sum(table.board.stalls[stall].kind == kind for stall in table.lit)


"""
"""Two counts of whose words some are those of others: of `card`, and of `lit stall` and `food stall`."""

MESSAGES = """
count-card-in-hand = { $number ->
    [one] kaart in de hand
   *[other] kaarten in de hand
}
count-lit-kind = { $number ->
    [one] brandende kraam met { $argument }
   *[other] brandende kramen met { $argument }
}
"""


@pytest.fixture
def paper_street(monkeypatch, tmp_path):
    """A copy of Lantern Street that counts two things more; returns its name and its folder."""
    folder = site_packages(tmp_path)
    (folder / "lantern_street").rename(folder / "paper_street")
    (folder / "lantern_street-1.0.0.dist-info").rename(folder / "paper_street-1.0.0.dist-info")
    for file in folder.rglob("*"):
        if file.suffix in (".py", ".yaml", ".txt", "") and file.is_file():
            text = file.read_text(encoding="utf-8")
            text = text.replace("lantern_street", "paper_street").replace("lantern-street", "paper-street")
            file.write_text(text.replace("Name: lantern", "Name: paper"), encoding="utf-8")
    rules = folder / "paper_street" / "rules.py"
    text = rules.read_text(encoding="utf-8")
    assert text.count("class Play(") == 1
    rules.write_text(text.replace("class Play(", f"{NEW.lstrip()}class Play("), encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    yield "paper-street", folder / "paper_street" / "packs" / "base"
    shutil.rmtree(folder)


def test_a_new_count_needs_its_declaration_and_its_words(paper_street):
    name, folder = paper_street
    lacking = {
        language: {
            message
            for problem in gwt.text.problems(gwt.load_pack(name), language)
            for message in re.findall("'(count-[a-z-]+)' is missing", problem.message)
        }
        for language in ("en", "nl")
    }
    assert lacking == {"en": {"count-lit-kind"}, "nl": {"count-lit-kind", "count-card-in-hand"}}

    for language in ("en", "nl"):
        with (folder / "text" / f"{language}.ftl").open("a", encoding="utf-8") as file:
            file.write(MESSAGES if language == "nl" else MESSAGES.partition("}\n")[2])
    pack = gwt.load_pack(name)
    assert [*gwt.text.problems(pack, "en"), *gwt.text.problems(pack, "nl")] == []
    need, reader = pack.parser.need("2 cards in hand"), pack.author
    say = {language: gwt.text.sentence_formatter(pack, language) for language in ("en", "nl")}
    assert "2 cards in hand" in say["en"].sentence(need)
    assert "2 kaarten in de hand" in say["nl"].sentence(need)

    for text in (
        "2 cards in hand",
        "1 card in hand",
        "2 cards",
        "2 lit food stalls",
        "2 lit stalls",
        "2 food stalls",
    ):
        assert str(pack.parser.need(text)) == text
    game = gwt.new_game(2, 1, game=name)
    assert count_for(game.state, 0, need.count) == len(game.state.players[0].hand) > 0
    assert count_for(game.state, 0, pack.parser.need("1 lit food stall").count) == 0

    assert {"cards in hand", "lit food stalls"} <= set(reader.words)
    for typed, word in (
        ("2 cards in", "cards in hand"),
        ("2 lit fo", "lit food stalls"),
        ("2 ", "card in hand"),
    ):
        assert word in continuations(reader, typed, "need"), typed
    for text, meant in (
        ("2 cards in hnd", "hand"),
        ("2 cards on hand", "in"),
        ("2 lit fod stalls", "food"),
    ):
        with pytest.raises(gwt.errors.ExpressionError) as caught:
            reader.need(text)
        assert f"'{meant}'" in caught.value.hint or f"{meant}'" in caught.value.hint, text


@pytest.mark.parametrize("game", ["great-western-trail", "pacific-rails"])
def test_every_declared_count_is_read_printed_and_said_in_three_languages(game):
    pack, counts = whole_pack(game), game_kind(game).counts
    words = pack.vocabulary["count"]

    assert {form.kind for form in counts.forms} == {count.kind for count in words.values()}
    for form in counts.forms:
        if form.rule == "quantity":
            continue
        for count in (count for count in words.values() if count.kind == form.kind):
            text = f"done if {count.of(2)}"
            assert (str(pack.parser.effect(text)), pack.parser.effect(text).count) == (text, count)
    for language in ("en", "nl", "it"):
        entries = gwt.text.sentence_formatter(pack, language).words.entries
        assert {
            kind for kind in counts if kind in words and not entries.keys() & set(name_ids(kind, "count"))
        } == set()


def test_a_game_counts_by_the_functions_that_its_language_reads():
    for name in GAMES:
        assert game_kind(name).play.counts is game_kind(name).counts
