"""What a stranger's pack is called never becomes a mark of a page that is built."""

import base64
import hashlib
from html.parser import HTMLParser
from pathlib import Path

import pytest
from markdown import markdown

import gwt
from gwt.play.replay_html import render_replay, replay_data
from gwt.site.expression_markup import language_name
from gwt.site.markdown_page import escape_markdown
from gwt.site.site_builder import SETTINGS
from tests.site import hostile
from tests.site.hostile import HOST

pytestmark = pytest.mark.in_turn("file")

POLICY = "Content-Security-Policy"


class Reader(HTMLParser):
    """What of a page matters here: its scripts, its policy, and the attributes that run something."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.inline: list[str] = []
        self.policies: list[str] = []
        self.handlers: list[str] = []
        self.order: list[str] = []
        self.strange: list[str] = []
        """Elements that only the pack could have written."""
        self.text = ""
        self._open = False
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.handlers += [name for name in given if name.startswith("on")]
        addresses = " ".join(given.get(name) or "" for name in ("href", "src", "action", "srcdoc"))
        if "pwned" in (given.get("class") or "").split() or "javascript:" in addresses or HOST in addresses:
            self.strange.append(f"{tag} {attrs}")
        if tag == "meta" and given.get("http-equiv") == POLICY:
            self.policies.append(given["content"])
            self.order.append("policy")
        if tag == "script":
            self.order.append("script")
            self._open = "src" not in given and given.get("type") not in ("application/json", "text/plain")
            if self._open:
                self.inline.append("")

    def handle_endtag(self, tag):
        self._open = self._open and tag != "script"

    def handle_data(self, data):
        self.text += data
        if self._open:
            self.inline[-1] += data


def digest(script: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"


@pytest.fixture(scope="module")
def pack(tmp_path_factory):
    return hostile.pack(tmp_path_factory.mktemp("pack"))


@pytest.fixture(scope="module")
def built(pack, tmp_path_factory):
    site = hostile.build(gwt.load_pack(pack=pack), tmp_path_factory.mktemp("site") / "out")
    return {path: Reader(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}


def test_no_page_holds_a_script_of_the_pack(built):
    assert any("11a" in path.parts for path in built)
    assert sum("pwned=1" in path.read_text(encoding="utf-8") for path in built) > 10
    assert [path for path, one in built.items() if any("pwned" in script for script in one.inline)] == []
    assert [path for path, one in built.items() if one.handlers] == []
    assert [(path, one.strange) for path, one in built.items() if one.strange] == []


@pytest.mark.parametrize("text", [hostile.EVIL, *hostile.LINES.split("\n"), "- x", "1. x", "12) x", "> x"])
@pytest.mark.parametrize("around", ["{}", "# {}", "[{}](a.md)", "- {}", "| a | b |\n|---|---|\n| x | {} |"])
def test_text_of_content_is_no_markdown(text, around):
    """What a reader sees is the text, in one line."""
    html = markdown(around.format(escape_markdown(text)), extensions=SETTINGS["markdown_extensions"][:-2])
    read = Reader(html)

    assert read.handlers == read.strange == []
    assert " ".join(text.split()) in " ".join(read.text.split())


def test_a_language_that_nobody_knows_is_called_by_its_code():
    assert (language_name("nl"), language_name("<b>")) == ("Nederlands", "&#60;b&#62;")


def test_every_page_has_a_policy_before_its_first_script(built):
    assert [path for path, one in built.items() if len(one.policies) != 1 or one.order[0] != "policy"] == []


def test_the_policy_knows_the_scripts_of_the_theme_and_no_others(built):
    moved = {path: one for path, one in built.items() if "<title>Moved</title>" in path.read_text("utf-8")}
    assert [path for path, one in moved.items() if one.inline or "script" in one.policies[0]] == []
    assert len(built) > len(moved) > 0
    for path, one in built.items() - moved.items():
        assert one.inline, path
        for script in one.inline:
            assert digest(script) in one.policies[0], (Path(path).name, script[:80])
        assert "'unsafe-inline'" not in one.policies[0].partition("style-src")[0]


def test_the_page_of_a_game_runs_its_own_script_and_no_other(pack):
    game = gwt.new_game(players=2, seed=1, pack=pack)

    read = Reader(render_replay(replay_data(game)))

    assert "pwned" not in "".join(read.inline) and read.strange == []
    assert read.order[0] == "policy" and read.handlers == []
    assert [digest(script) in read.policies[0] for script in read.inline] == [True]
