"""What readers see of the built pages: no marks of Markdown, and words of their edition and language."""

import json
import re
from html.parser import HTMLParser

import pytest

import gwt
from gwt.proofs import checklist, rulebook
from gwt.site.site_texts import site_settings

CODE = re.compile(r"<(pre|code|script|style|textarea|svg)\b.*?</\1>|<!--.*?-->", re.DOTALL)
TAG = re.compile(r"<[^>]*>")
SENTENCE = re.compile(r"(?:\S+ ){2,}\S+[.:?]")
LEFT = re.compile(r"\|---|\]\(|\*\*|\{ \.gwt")
"""A table, a link, bold letters and a class, outside of code."""


@pytest.fixture(scope="module")
def pages(built):
    """The HTML of each page by its path, without addresses that lead on and the table."""
    texts = {
        path.relative_to(built).as_posix(): path.read_text("utf-8") for path in built.rglob("index.html")
    }
    return {
        path: text
        for path, text in texts.items()
        if 'http-equiv="refresh"' not in text and not path.startswith("play/")
    }


def test_no_page_shows_marks_of_markdown(built):
    left, pages = [], sorted(built.rglob("*.html"))
    for page in pages:
        text = page.read_text("utf-8")
        seen = TAG.sub("\n", CODE.sub("", text))
        left += [(str(page.relative_to(built)), mark[0]) for mark in LEFT.finditer(seen)]
        # A line between two types stands in code, where a backslash before it is shown.
        left += [(str(page.relative_to(built)), "\\|")] if " \\| " in text else []

    assert len(pages) > 500
    assert left == []


def test_each_page_is_below_half_a_megabyte(pages):
    assert {path: len(text.encode()) for path, text in pages.items() if len(text.encode()) >= 450_000} == {}


def test_the_site_has_few_pages_and_each_has_a_sentence(pages):
    """Addresses that are gone lead on, and are no pages."""
    articles = {path: re.search(r"<article.*?</article>", text, re.DOTALL) for path, text in pages.items()}
    words = {path: " ".join(TAG.sub("", CODE.sub("", one[0])).split()) for path, one in articles.items()}

    assert 500 < len(pages) < 1000
    assert [path for path, text in words.items() if not SENTENCE.search(text)] == []


def test_each_of_two_sites_has_a_menu_and_a_search_of_its_own(built, pages):
    """Those of players, in three languages, and that of authors and developers."""
    sites = {path: re.search(r'data-site="(\w+)"', text)[1] for path, text in pages.items()}
    tabs = {
        path: text.count('md-tabs__item"') + text.count("md-tabs__item ") for path, text in pages.items()
    }

    assert {*sites.values()} == {"en", "nl", "it", "docs"}
    assert {path: count for path, count in tabs.items() if not 4 <= count <= 5} == {}
    for index in built.glob("search/*.json"):
        places = json.loads(index.read_text("utf-8"))["docs"]["location"]
        found = {f"{place.partition('#')[0]}index.html" for place in places}
        assert len(found) > 50
        assert {path for path in found if sites[path] != index.stem} == set()


class Reader(HTMLParser):
    """Gathers the texts of an article that a reader of one combination sees, outside of code."""

    VOID = frozenset(("br", "img", "input", "hr", "wbr", "source", "link", "meta"))
    HIDDEN = frozenset(("script", "style", "code", "pre", "svg", "details"))

    def __init__(self, letter: str) -> None:
        super().__init__()
        self.letter, self.texts = letter, []
        self.open: list[tuple[str, bool]] = []

    def handle_starttag(self, tag, attributes):
        if tag in self.VOID:
            return
        facts = dict(attributes)
        other = self.letter not in (facts.get("data-in") or self.letter)
        # A label of another combination, and what is marked as English, say so themselves.
        marked = "gwt-of" in (facts.get("class") or "") or "lang" in facts
        self.open.append((tag, tag in self.HIDDEN or other or marked))

    def handle_endtag(self, tag):
        while self.open and tag not in self.VOID:
            if self.open.pop()[0] == tag:
                break

    def handle_data(self, text):
        if text.strip() and not any(hidden for _, hidden in self.open):
            self.texts.append(" ".join(text.split()))


SECOND = "e"
"""The letter of the second edition by itself."""
TREE = "reference/great-western-first-edition"
BOTH = ("glossary", "pictograms", "find", "points", "objectives", "station-masters")
"""Pages with the words of all editions side by side, or with names of cards as content calls them."""
FOR_AUTHORS = ("scenarios", "proofs", "language")
"""Pages with content as it is written."""


def seen(built, code, letter):
    """Yields the page and each text that a reader of a combination sees in a language."""
    for page in sorted((built / code / TREE).rglob("index.html")):
        place = page.parent.relative_to(built / code / TREE).as_posix()
        article = re.search(r"<article.*?</article>", page.read_text("utf-8"), re.DOTALL)
        absent = article and re.search(r'data-absent="(\w+)"', article[0])
        # A page of another combination says that.
        others = (*BOTH, *FOR_AUTHORS)
        if article and place.split("/")[0] not in others and (not absent or letter in absent[1]):
            reader = Reader(letter)
            reader.feed(article[0])
            yield from ((place, text) for text in reader.texts)


@pytest.mark.parametrize("code", ["en", "nl", "it"])
def test_the_second_edition_is_in_its_own_words(built, code):
    """Whole words that it calls otherwise, but for numbers of buildings and for texts that compare both."""
    folder = gwt.load_pack(pack="second_edition").layers[-1].folder
    pairs = [pair for word in rulebook.word_replacements([folder]) if (pair := word.pattern(code))]
    pairs = [(old, new) for old, new in pairs if re.search(r"[a-z]{4}", new)]
    own = " ".join(path.read_text("utf-8") for path in folder.glob("rules/*.yaml"))
    wrong = {}
    for place, text in seen(built, "" if code == "en" else code, SECOND):
        for old, new in pairs if text not in own else ():
            if old.search(text) and new.casefold()[:5] not in text.casefold():
                wrong.setdefault((old.search(text)[0], text[:90]), place)

    assert wrong == {}


@pytest.mark.parametrize("code", ["nl", "it"])
def test_no_text_of_a_translated_page_is_english(built, code):
    folders = gwt.load_pack(pack="garth_rails_second_edition").layers
    folders = [layer.folder for layer in folders]
    titles = rulebook.titles(folders).values()
    english = {each["en"] for each in titles if each.get(code, each["en"]) != each["en"]}
    english |= {rule.text for rule in checklist.read_checklist(folders)}
    english |= {ruling.ruling for ruling in rulebook.read_clarifications(folders)}
    english |= {key for key, by_code in site_settings()["texts"].items() if by_code.get(code, key) != key}
    english = {text for text in english if len(text) > 8}
    left = {text: place for place, text in seen(built, code, SECOND) if text in english}

    assert left == {}
