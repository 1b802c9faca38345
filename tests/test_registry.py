"""Games are found by their names, whether they come with the package or have been installed beside it."""

import inspect
import re
import sys

import pytest
from typer.testing import CliRunner

import gwt
from gwt.cli.app import app
from gwt.resources import data_root
from gwt.site.public_names import parse_names
from gwt.spec import registry
from gwt.spec.game_play import FIELDS, HOOKS, GamePlay
from gwt.spec.registry import DEFAULT, ENTRY_POINTS, GAMES, game_kind
from gwt.spec.renamed_names import MEMBERS, RENAMED, new_names_of

PUBLIC = data_root() / "gwt" / "site" / "public.txt"


@pytest.fixture
def install(tmp_path, monkeypatch):
    """Lays a distribution with the game `pebbles`, or one of another name, where Python looks for it."""
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    registry._load.cache_clear()

    def lay(source, name="pebbles"):
        (tmp_path / "pebbles_game.py").write_text(source, encoding="utf-8")
        info = tmp_path / "pebbles-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(
            "Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n", encoding="utf-8"
        )
        (info / "entry_points.txt").write_text(
            f"[{ENTRY_POINTS}]\n{name} = pebbles_game:GAME\n", encoding="utf-8"
        )

    yield lay
    sys.modules.pop("pebbles_game", None)


SPEC = """
from gwt.spec.game_spec import GameSpec
GAME = GameSpec("pebbles", __name__, play="pebbles_game:__name__")
"""


def test_an_installed_game_stands_among_the_others(install):
    install(SPEC)

    assert list(GAMES) == [*(name for name in GAMES if name != "pebbles"), "pebbles"]
    assert len(GAMES) > 2
    assert game_kind("pebbles").pack == "base"
    with pytest.raises(gwt.UsageError, match=r"pebbles has no pack 'base'"):
        gwt.load_pack("pebbles")


def test_the_help_of_a_command_names_an_installed_game(install):
    install(SPEC)

    assert "pebbles" in CliRunner().invoke(app, ["show", "--help"]).output


def test_a_part_that_is_not_what_the_game_says_is_named(install):
    install(SPEC)

    with pytest.raises(gwt.UsageError, match="the game pebbles has no GamePlay at 'pebbles_game:__name__'"):
        _ = game_kind("pebbles").play


@pytest.mark.parametrize(
    "source, message",
    [
        ("import no_such_module", "'pebbles' cannot be imported from pebbles_game:GAME: No module named"),
        (
            "from gwt.sdk import GameSpec, Seen, verb, narrowing",
            r"import name 'Seen' .*gwt\.sdk\.Seen is Visibility, gwt\.sdk\.narrowing is narrowed_verb; ",
        ),
        (
            "from gwt.sdk import GameSpec, PlaySpec",
            r"import name 'PlaySpec' .*gwt\.sdk\.PlaySpec is GamePlay; see docs/public\.md\.",
        ),
        (
            "from gwt import sdk\nPLAY = sdk.PlaySpec(search_depth=3)",
            r"no attribute 'PlaySpec'\. It is written .*: 'PlaySpec' is 'GamePlay'; see docs/public\.md\.",
        ),
        (
            "from gwt import sdk\nsdk.Seen",
            r"no attribute 'Seen'\. It is written for .*: 'Seen' is 'Visibility'; ",
        ),
        (
            "from gwt.sdk import Verb\nVerb(chosen=print)",
            r"argument 'chosen'\. It is written for .*: 'chosen' is 'on_chosen'; ",
        ),
        (
            "from gwt import sdk\n@sdk.verb('zap')\nclass Zap(sdk.Effect):\n    can_be_cost = False",
            r"Zap\.can_be_cost is no variable of an effect.* 'can_be_cost' is 'as_cost'; see docs/",
        ),
        ("[].of", r"has no attribute 'of'$"),
        ("None.tell", r"has no attribute 'tell'$"),
        ("(lambda a: a)(chosen=1)", r"unexpected keyword argument 'chosen'$"),
        ("GAME = 1", "the entry point pebbles_game:GAME is not a GameSpec of the name 'pebbles'"),
        (SPEC.replace('"pebbles"', '"stones"'), "is not a GameSpec of the name 'pebbles'"),
    ],
)
def test_a_game_that_cannot_be_used_is_refused_and_hides_no_other(install, source, message):
    install(source)

    with pytest.raises(gwt.UsageError, match=message):
        gwt.new_game(game="pebbles")
    assert gwt.new_game(2).options
    with pytest.raises(gwt.UsageError, match=r"there is no game 'pebles'\. Did you mean 'pebbles'"):
        game_kind("pebles")


@pytest.mark.parametrize("module", RENAMED)
def test_a_renamed_name_has_the_new_name_and_no_longer_the_old_one(module):
    names = {entry.name for entry in parse_names(PUBLIC.read_text(encoding="utf-8"))}

    assert all(f"{module}.{new}" in names for new in new_names_of(module).values())
    assert not any(f"{module}.{old}" in names for old in new_names_of(module))
    page = (data_root() / "docs/public.md").read_text(encoding="utf-8")
    assert all(
        f"| `{module}.{old}` | `{module}.{new}` |" in page for old, new in new_names_of(module).items()
    )


def test_every_renamed_member_is_in_messages():
    page = (data_root() / "docs/public.md").read_text(encoding="utf-8").partition("Methods, fields")[2]
    rows = re.findall(r"\| `[\w.]+\.(\w+)` \| `[\w.]+\.(\w+)` \|", page)

    assert ", ".join(f"{old} {new}" for old, new in sorted(set(rows)) if old != new) == MEMBERS


def test_no_page_shows_a_class_by_its_old_name():
    """But the page that lists them, and the changelog, which says what was there."""
    old = [name for module in RENAMED for name in new_names_of(module) if name[0].isupper()]
    code = re.compile(rf"(?<![\w.])(?:{'|'.join(old)})(?:\(|\.[A-Za-z_])\w*")
    pages = [
        page for page in (data_root() / "docs").rglob("*.md") if page.stem not in ("public", "changelog")
    ]

    assert len(pages) > 50
    assert code.findall("hidden(Seen.BY_OWNER), Freely(Wave)") == ["Seen.BY_OWNER", "Freely(Wave"]
    assert {page.name: found for page in pages if (found := code.findall(page.read_text("utf-8")))} == {}


HOOKS_OF_A_GAME = """
class Play(sdk.GamePlay):
    board, events = print, ()
    verbs = {}
    def set_up(self, board, rules, premise): pass
    def next_turn(self, table): pass
"""


@pytest.mark.parametrize(
    ("written", "instead", "message"),
    [
        ("next_turn", "next_trun", r"Play\.next_trun is not a hook of a game\. Did you mean 'next_turn'\?"),
        ("events", "evnets", r"Play\.evnets is not a hook of a game\. Did you mean 'events'\?"),
        ("def set_up", "players = 3\n    def set_up", r"Play\.players is not a hook of a game\."),
        (
            "def set_up",
            "score = None\n    def set_up",
            r"Play\.score is None: expected a function of \(table\)",
        ),
        ("self, table", "self", r"Play\.next_turn takes \(self\): expected \(self, table\)"),
        ("self, table", "self, tabel", r"takes \(self, tabel\): expected \(self, table\)"),
        (
            "    def next_turn",
            "    @staticmethod\n    def next_turn",
            r"takes \(self, table\): expected \(table\)",
        ),
        ("rules, premise", "premise, rules", r"expected \(self, board, rules, premise\)"),
        (
            "    def next_turn(self, table): pass\n",
            "",
            r"Play has no 'next_turn', which every game must have",
        ),
        ("    verbs = {}\n", "", r"Play has no 'verbs', which every game must have"),
        ("def set_up", "def _shuffle(self, deck): pass\n    def set_up", None),
    ],
)
def test_a_hook_that_the_package_does_not_call_is_refused(install, written, instead, message):
    assert HOOKS_OF_A_GAME.count(written) == 1
    source = HOOKS_OF_A_GAME.replace(written, instead)
    install(f"""
from gwt import sdk
COUNTS = sdk.Counts()
GAME = sdk.GameSpec("pebbles", __name__, play=f"{{__name__}}:Play", counts=f"{{__name__}}:COUNTS")
{source}""")

    if message is None:
        assert game_kind("pebbles").play.setups == ("standard",)
    else:
        with pytest.raises(gwt.UsageError, match=message):
            _ = game_kind("pebbles").play


def test_a_hook_may_stand_elsewhere_and_be_taken_over_from_another_game():
    def next_turn(table):
        return "another turn"

    other = type("Other", (type(game_kind(DEFAULT).play),), {"next_turn": staticmethod(next_turn)})({})

    assert other.next_turn(None) == "another turn"
    assert other.setups == game_kind(DEFAULT).play.setups


def test_the_page_has_a_line_for_each_hook_and_field_of_a_game():
    page = (data_root() / "docs/adding-a-game.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `([a-z_]+(?:\([a-z, ]*\))?)` \| (.+) \| .+ \|$", page, re.MULTILINE))
    hooks = {
        f"{name}({', '.join(names)})": summary(getattr(GamePlay, name)) for name, names in HOOKS.items()
    }

    assert {name: line for name, line in rows.items() if "(" in name} == hooks
    assert [name for name in rows if "(" not in name] == list(FIELDS)
    assert len(FIELDS) <= 10


def summary(hook):
    """The first line of what a hook is called for, as the page has it."""
    return inspect.getdoc(hook).split("\n")[0].removesuffix(".")


def test_an_installed_game_takes_no_name_of_our_own(install):
    own = game_kind(DEFAULT)
    install(SPEC, DEFAULT)

    assert game_kind(DEFAULT) is own
    assert list(GAMES).count(DEFAULT) == 1


def test_no_distribution_is_looked_up_for_a_game_of_our_own(monkeypatch):
    monkeypatch.setattr(registry, "_installed", lambda _: pytest.fail("distributions were looked up"))

    assert gwt.new_game(2, game=DEFAULT).options
