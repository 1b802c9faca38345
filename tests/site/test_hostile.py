"""What a stranger's pack is called never becomes a mark of a page that is built."""

import base64
import hashlib
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
import yaml

import gwt
from gwt.games.replay import page, replay
from gwt.site.reference import Reference
from gwt.site.site import Site, site, write
from tests.packs.small import side, written

EVIL = "<script>alert(1)</script><img src=x onerror=alert(2)>\"'&"
POLICY = "Content-Security-Policy"


class Reader(HTMLParser):
    """What of a page matters here: its scripts, its policy, and the attributes that run something."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.inline: list[str] = []
        self.policies: list[str] = []
        self.handlers: list[str] = []
        self.order: list[str] = []
        self._open = False
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.handlers += [name for name in given if name.startswith("on")]
        if tag == "meta" and given.get("http-equiv") == POLICY:
            self.policies.append(given["content"])
            self.order.append("policy")
        if tag == "script":
            self.order.append("script")
            self._open = "src" not in given and given.get("type") != "application/json"
            if self._open:
                self.inline.append("")

    def handle_endtag(self, tag):
        self._open = self._open and tag != "script"

    def handle_data(self, data):
        if self._open:
            self.inline[-1] += data


def digest(script: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"


@pytest.fixture(scope="module")
def pack(tmp_path_factory):
    sides = {"buildings": {"private": [side("11a", name=EVIL, source=EVIL), side("11b", name=EVIL)]}}
    return written(tmp_path_factory.mktemp("pack"), "own/evil", sides, adds=["11a", "11b"], name=EVIL)


@pytest.fixture(scope="module")
def built(pack, tmp_path_factory):
    """The pages of the pack, but for those of what lies below it, as mkdocs builds them."""
    made = site([Reference(gwt.load_pack(pack=pack))], library=False, home=True)
    kept = {
        path: text
        for path, text in made.files.items()
        if not path.endswith(".md") or path.count("/") < 3 or "11" in path
    }
    (menu,) = [one for one in made.nav if isinstance(one, dict)]
    ((title, _),) = menu.items()
    pages = [path for path in kept if path.endswith(".md")]
    out = tmp_path_factory.mktemp("site") / "out"
    write(Site(kept, [{title: sorted(pages)}], made.title), out, None, library=False)
    settings = yaml.safe_load((out / "mkdocs.yml").read_text(encoding="utf-8")) | {"strict": False}
    (out / "mkdocs.yml").write_text(yaml.safe_dump(settings), encoding="utf-8")
    subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "-f", str(out / "mkdocs.yml")],
        check=True,
        capture_output=True,
    )
    return {path: Reader(path.read_text(encoding="utf-8")) for path in (out / "site").rglob("*.html")}


def test_no_page_holds_a_script_of_the_pack(built):
    assert any("11a" in path.parts for path in built)
    assert "&lt;script&gt;alert(1)" in "".join(path.read_text(encoding="utf-8") for path in built)
    assert [path for path, one in built.items() if any("alert(" in script for script in one.inline)] == []
    assert [path for path, one in built.items() if one.handlers] == []


def test_every_page_has_a_policy_before_its_first_script(built):
    assert [path for path, one in built.items() if len(one.policies) != 1 or one.order[0] != "policy"] == []


def test_the_policy_knows_the_scripts_of_the_theme_and_no_others(built):
    for path, one in built.items():
        assert one.inline, path
        for script in one.inline:
            assert digest(script) in one.policies[0], (Path(path).name, script[:80])
        assert "'unsafe-inline'" not in one.policies[0].partition("style-src")[0]


def test_the_page_of_a_game_runs_its_own_script_and_no_other(pack):
    game = gwt.new_game(players=2, seed=1, pack=pack)

    read = Reader(page(replay(game)))

    assert "alert(1)" not in "".join(read.inline)
    assert read.order[0] == "policy" and read.handlers == []
    assert [digest(script) in read.policies[0] for script in read.inline] == [True]
