"""Long texts that are refused, of many kinds and in every place where a text comes from outside.

`python -m tests.attack.errors` prints what each of them takes; the tests ask that it is little, and that
ten times the text takes no more than ten times as long.
"""

import gc
import json
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import gwt
from gwt.authoring import index_components
from gwt.authoring.pack_check import pack_problems
from gwt.lsp.completion import completions
from gwt.lsp.grammar_continuations import continuations
from gwt.lsp.hover import hover_sentences
from gwt.lsp.workspace import LoadedPack, Workspace
from gwt.resources import content_folder
from gwt.table.match.messages import NewTable, decode, read_message

SIZES = (10_000, 40_000, 400_000)
"""Characters of a text."""

KINDS: dict[str, str] = {
    "digits": "1",
    "letters": "x",
    "capitals": "GAIN ",
    "hyphens": "a-",
    "blanks": " ",
    "bad words": "gian 2 or mvoe enigne up too 3 then ",
    "good words": "gain $1 and ",
    "brackets": "(",
    "pairs of brackets": "()",
    "quotes": "'$1' ",
    "signs": "->",
    "commas": "gain $1, ",
    "conditions": "if a ",
    "receivers": "gain $1 to each ",
    "numbers": "12 or 13 ",
    "names": "as x ",
    "foreign letters": "gаin ",
    "invisible letters": "ga\u200bin ",
}
"""What a text consists of, by its kind."""

PLACES: dict[str, Callable[[str], object]] = {}
"""What is done with a text, by the name of the place where it stands."""


def place(refuse: Callable[[str], object]) -> Callable[[str], object]:
    PLACES[refuse.__name__.replace("_", " ")] = refuse
    return refuse


def text_of(kind: str, size: int) -> str:
    """A text of a kind, as long as that."""
    part = KINDS[kind]
    return f"gain {part * (size // len(part))}"


# --- packs -------------------------------------------------------------------------------------------

_FIRST = content_folder("great_western") / "first_edition"
_MANIFEST = """\
id: own/long
game: great-western-trail
name: Long
version: 1.0.0
language: 1
source: own
requires: [great_western/first_edition]
"""


def _checked(file: str, text: str, manifest: str = "") -> object:
    with TemporaryDirectory() as folder:
        Path(folder, "pack.yaml").write_text(_MANIFEST + manifest, encoding="utf-8")
        if file:
            path = Path(folder, file)
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return pack_problems(Path(folder))


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


@place
def an_action_of_a_pack(text: str) -> object:
    building = f"neutral:\n  - {{id: own-a, source: own, actions: [{_quoted(text)}]}}\n"
    return _checked("buildings.yaml", building, "adds: [own-a]\n")


@place
def a_definition(text: str) -> object:
    return _checked("", "", f"define: {{own-action: {_quoted(text)}}}\n")


# --- games -------------------------------------------------------------------------------------------


def _positioned(position: str) -> object:
    try:
        return gwt.from_position("players: 2\nsetup: first-game\nseat: 1\n" + position, listen=False)
    except gwt.GwtError as error:
        return error


@place
def a_position(text: str) -> object:
    return _positioned(f"do: {_quoted(text)}\n")


@place
def a_component_of_a_position(text: str) -> object:
    return _positioned(f"box: [{_quoted(text)}]\n")


@place
def many_expressions_of_a_position(text: str) -> object:
    tasks = [text[at : at + 1_000] for at in range(0, len(text), 1_000)]
    lines = (f"  - {{seat: 1, effect: {_quoted(task)}, cause: turn}}\n" for task in tasks)
    return _positioned(f"agenda:\n{''.join(lines)}")


@cache
def _game() -> gwt.Game:
    return gwt.new_game(players=2, seed=1)


@place
def an_option(text: str) -> object:
    try:
        return _game().play(text)
    except gwt.GwtError as error:
        return error


@cache
def _save() -> str:
    game = gwt.new_game(players=2, seed=1)
    game.play(game.options[0])
    return game.record()


def _loaded(text: str) -> object:
    try:
        return gwt.loads(text)
    except gwt.GwtError as error:
        return error


@place
def a_choice_of_a_saved_game(text: str) -> object:
    *lines, choice, last = _save().rstrip("\n").split("\n")
    assert choice
    return _loaded("\n".join([*lines, text, last, ""]))


# --- readers -----------------------------------------------------------------------------------------


@cache
def _search() -> object:
    return index_components(gwt.load_pack())


@place
def a_query(text: str) -> object:
    try:
        return _search().find(text)  # type: ignore[attr-defined]
    except gwt.GwtError as error:
        return error


@cache
def _known() -> LoadedPack:
    return Workspace().valid_pack(_FIRST)


def _line(text: str) -> tuple[str, int]:
    before = f"neutral:\n  - id: own-a\n    actions:\n      - {_quoted(text)[:-1]}"
    return f"{before}'\n", len(before)


@place
def a_hover_of_an_editor(text: str) -> object:
    return hover_sentences(_known(), "buildings", *_line(text))


@place
def a_completion_of_an_editor(text: str) -> object:
    continuations(_known().pack.author, text)
    return completions(_known(), "buildings", *_line(text))


@place
def a_message_to_the_table(text: str) -> object:
    try:
        return read_message(json.dumps({"type": text, "decision": text, "option": text}))
    except gwt.GwtError as error:
        return error


@place
def a_request_to_the_table(text: str) -> object:
    try:
        return decode(NewTable, json.dumps({"players": 2, "packs": [text], text: text}))
    except gwt.GwtError as error:
        return error


# --- trying ------------------------------------------------------------------------------------------

MANY = 3.0
"""Seconds for hundreds of mistakes, and for one of them."""
ONE = 1.0


def seconds(name: str, kind: str) -> list[float]:
    """The time of the processor that it takes to refuse texts of a kind in a place, by `SIZES`."""
    times = []
    # What earlier tests have left is not collected within the time of a refusal.
    gc.freeze()
    for size in SIZES:
        text = text_of(kind, size)
        began = time.process_time()
        PLACES[name](text)
        times.append(time.process_time() - began)
    gc.unfreeze()
    return times


def wrong(name: str, kind: str) -> str:
    """What is wrong with the time of a refusal: it is long, or more than linear in the text."""
    *_, second, third = times = seconds(name, kind)
    limit = MANY if name.startswith("many") else ONE
    rising = SIZES[-1] / SIZES[-2]
    if third > limit or third > 2 * rising * max(second, _LEAST):
        return f"{kind}: {', '.join(f'{one:.2f}' for one in times)} s"
    return ""


_LEAST = 0.05
"""Seconds that say nothing of how the time rises."""


def main() -> int:
    """Prints the times of some places or all; gives how many are too long."""
    failures = 0
    for name in sys.argv[1:] or PLACES:
        PLACES[name](text_of("good words", 100))
        for kind in KINDS:
            fault = wrong(name, kind)
            failures += bool(fault)
            print(f"{name:32} {fault or kind}", flush=True)
    return failures


if __name__ == "__main__":
    sys.exit(bool(main()))
