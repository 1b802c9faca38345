"""What players are told stands in Fluent files: no Python that speaks to them holds a sentence."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import gwt
from gwt.players import LEVELS
from gwt.players.registry import PLAYERS
from gwt.resources import shared_text_files
from gwt.spec import GAMES, game_kind
from gwt.table.store.outbox import Kind
from gwt.text import DEFAULT
from gwt.text.event_messages import event_id
from gwt.text.message_check import table_messages

PACKAGE = Path(gwt.__file__).parent
SPEAKING = sorted(
    [
        *PACKAGE.glob("summary/*.py"),
        *PACKAGE.glob("games/*/summary/*.py"),
        *PACKAGE.glob("games/*/picture/position.py"),
        PACKAGE / "picture" / "cached_parts.py",
        PACKAGE / "cli" / "session.py",
    ]
)
"""Where something is shown to players; what the other parts say is for authors and programmers."""
PACKS = [gwt.load_pack(game) for game in ("great-western-trail", "pacific-rails")]
WORDS = re.compile(r"[A-Za-z]{2,}[,:]? +[a-z]{2,}")
STYLES = frozenset(["bold", "dim", "red", "green", "yellow", "reverse", "underline"])
"""How text looks in a terminal, such as `bold red`."""
TYPED = frozenset({"save FILE", "gwt play --resume "})
"""What is typed, which is the same in every language."""


def keys() -> set[str]:
    """The keys of views, which a drawing looks things up by."""
    found = set[str]()

    def gather(value: object) -> None:
        if isinstance(value, dict):
            found.update(map(str, value))
            list(map(gather, value.values()))
        elif isinstance(value, list):
            list(map(gather, value))

    for pack in PACKS:
        gather(gwt.new_game(pack=pack).view(0).data)
    return found


KEYS = keys()


def texts(file: Path) -> Iterator[tuple[int, str]]:
    """The texts of a file, but for docstrings, annotations and what an error says."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    silent = set[int]()
    for node in ast.walk(tree):
        parts: list[ast.AST | None] = []
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            parts = [node.value]
        elif isinstance(node, ast.Raise):
            parts = [node.exc]
        elif isinstance(node, ast.Assert):
            parts = [node.msg]
        elif isinstance(node, ast.AnnAssign | ast.arg):
            parts = [node.annotation]
        elif isinstance(node, ast.FunctionDef):
            parts = [node.returns]
        silent |= {id(one) for part in parts if part is not None for one in ast.walk(part)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node.lineno, node.value


def is_said(text: str) -> bool:
    """Whether a text is for people: several words that are neither a style, a key, nor typed."""
    plain = set(text.split()) <= STYLES or text in KEYS or any(one in text for one in TYPED)
    return bool(WORDS.search(text)) and not plain


@pytest.mark.parametrize("file", SPEAKING, ids=lambda one: one.relative_to(PACKAGE).as_posix())
def test_nothing_that_speaks_to_players_holds_a_sentence(file):
    assert [(line, text) for line, text in texts(file) if is_said(text)] == []


def scripts(room: str) -> str:
    """The scripts of a page, one after the other."""
    return "".join(file.read_text("utf-8") for file in sorted((PACKAGE / room / "web").glob("*.js")))


def asked_of_scripts(ids: set[str]) -> set[str]:
    """The messages that scripts ask for by the last part of their names.

    Those of the table ask for its own, or else for those of a replay, or of whatever the name begins with.
    """
    calls = re.compile(r'label\("([a-z-]+)"')
    replay = {f"table-replay-{one}" for one in calls.findall(scripts("picture"))}
    page = {f"table-page-{one}" for one in calls.findall(scripts("table"))}
    others = ("table-replay-", "table-")
    shared = {one for one in page if ids & {one.replace("table-page-", other, 1) for other in others}}
    return replay | (page - shared)


def may_be_asked() -> set[str]:
    """Messages whose names are put together: of buttons, of parts of the table, of kinds of events."""
    words = set(re.findall(r'"([a-z-]+)"', scripts("picture")))
    of_table = set(re.findall(r'"([a-z-]+)"', scripts("table")))
    pictures = [
        *PACKAGE.glob("games/*/picture/position.py"),
        PACKAGE / "picture/plain_table.py",
        PACKAGE / "play/replay_html.py",
        PACKAGE / "spec/picture_spec.py",
        PACKAGE / "table/match/rendered_moment.py",
    ]
    parts = {text for file in pictures for _, text in texts(file)}
    kinds = {event_id(kind) for pack in PACKS for kind in pack.events()}
    setups = {one for game in GAMES for one in game_kind(game).play.setups}
    about = {*(f"setup-{one}" for one in setups), *(f"player-{one}" for one in PLAYERS)}
    return (
        {f"table-replay-{one}" for one in words}
        | {f"table-page-{one}" for one in of_table}
        | {f"table-panel-{one}" for one in parts}
        | {f"table-page-setup-{one}" for one in setups}
        | {f"table-page-{one}-how" for one in about}
        | {f"table-page-kind-{one}" for one in get_args(Kind)}
        | {one.replace("event", "table-kind", 1) for one in kinds}
    )


ROOMS = ("summary", "games", "cli", "picture", "play", "players", "printing", "spec", "table", "text")
"""The rooms that ask for messages."""


def asked() -> set[str]:
    """The messages that Python asks for by their names."""
    files = [file for room in ROOMS for file in (PACKAGE / room).rglob("*.py")]
    of_table = [file for file in files if "table-" in file.read_text(encoding="utf-8")]
    levels = {id for one in LEVELS for id in (one.title, one.about)}
    return levels | {text for file in of_table for _, text in texts(file) if re.match("table-[^.]*$", text)}


NAMED_ELSEWHERE = {
    *("table-", "table-page-", "table-page-level-", "table-panel-"),
    *("table-page-total", "table-replay-total", "table-replay-turn"),
}
"""Parts of names, and what a page calls by another name."""


def test_every_message_of_the_table_is_asked_for_and_there():
    """Those of the games too: what is asked for nowhere would be translated for nothing."""
    ids = set[str]()
    used = set[str]()
    for pack in PACKS:
        messages = table_messages(pack, DEFAULT)
        ids |= {id for id in messages if id.startswith("table-")}
        used |= {name for entry in messages.values() for name in _shown_by(entry)}
    lacking = (asked() | asked_of_scripts(ids)) - ids - NAMED_ELSEWHERE

    assert shared_text_files(DEFAULT)
    assert lacking == set()
    assert ids - asked() - may_be_asked() - asked_of_refusals(ids) - used == set()


def asked_of_refusals(ids: set[str]) -> set[str]:
    """Messages by which the page says why something is refused; a source names the end of each."""
    files = (file for file in (PACKAGE / "table").rglob("*") if file.suffix in (".py", ".js"))
    sources = "".join(file.read_text(encoding="utf-8") for file in files)
    refused = "table-page-refused-"
    return {id for id in ids if id.startswith(refused) and f'"{id.removeprefix(refused)}"' in sources}


def _shown_by(entry) -> Iterator[str]:
    from gwt.text.message_references import references_of

    yield from (id for id, _, _ in references_of(entry).messages)
