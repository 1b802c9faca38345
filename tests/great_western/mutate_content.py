"""Changes the content, one number or word at a time: `python -m tests.great_western.mutate_content`.

A changed pack has to be refused, to disagree with the facts, or to break a scenario.
The ones that do none of this are printed; the exit code is 1 if they are too many.
"""

import argparse
import random
import re
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints
from unittest.mock import patch

import attrs

from gwt.dsl.amounts import Need, Per
from gwt.dsl.effects import Effect
from gwt.errors import ContentError, ExpressionError
from gwt.games.great_western import GAME
from gwt.packs.document import Document, KeyPath
from gwt.packs.loader import load_folders
from gwt.packs.manifest import Manifest
from gwt.packs.pack import Pack
from gwt.packs.yaml_parser import parse_file
from gwt.play import game as play
from gwt.proofs import scenario
from tests.great_western.test_facts import differences

PACK = GAME.packs / GAME.pack
WANTED = 95.0
"""Percent of the changes that a test has to notice."""

SILENT = {"id", "name", "source", "text", "colour", "many", "version", "ruling", "game"}
"""Texts that mean nothing to play; what refers to an id is changed instead."""

WORDS = (
    ("discard", "draw", "remove", "gain", "pay"),
    ("hire worker", "buy cattle", "use auxiliary", "gain objective", "fill cattle market", "end game"),
    ("trade", "remove hazard", "use adjacent building", "use location", "play objectives"),
    ("refill foresight", "return to start", "done"),
    ("move engine up to", "move engine back", "move engine", "advance certificate", "draw"),
    ("move cattleman", "move engine", "advance certificate"),
    ("advance certificate up to", "advance certificate", "gain $", "pay $"),
    ("gain $", "pay $"),
    ("foresight", "draw"),
    ("then", "and", "or", "->"),
    ("cattle of same breed", "cattle", "card", "objective", "cards", "objectives"),
    ("behind engine", "reached"),
    ("step limit", "hand limit"),
    ("own building in woods", "own building", "own station", "hazard", "teepee pair", "certificate"),
    ("own buildings", "own stations", "hazards", "objectives in area", "certificates", "dollars"),
    ("building", "city", "station", "hazard", "cattle", "objective", "master", "column", "disc"),
    ("worker in section", "job market token", "own building"),
    ("value", "drawn", "distance"),
)
"""Words that may stand for each other; what cannot be read afterwards is not counted."""

OPTIONAL = (
    "up to",
    "may",
    "or more",
    "without fees",
    "without transport",
    "short of the end",
    "to hand",
    "to limit",
    "in woods",
    "in area",
    "of same breed",
    "as drawn then discard drawn cards",
    "then use location",
    "if objectives-at-trail-end",
)
"""Words that may be left out."""

KINDS = ("breed", "worker", "city", "supply", "aux", "ruling")
"""Names of these kinds stand in expressions; each is replaced by the next of its kind."""


@attrs.frozen
class Change:
    """Other text for one value, or one key, of a file."""

    document: Document
    start: int
    end: int
    text: str

    @property
    def line(self) -> int:
        return self.document.text.count("\n", 0, self.start) + 1

    @property
    def whole(self) -> str:
        return self.document.text[: self.start] + self.text + self.document.text[self.end :]

    def __str__(self) -> str:
        old = " ".join(self.document.text[self.start : self.end].split())
        return f"{self.document.file}:{self.line}: {old!r} becomes {' '.join(self.text.split())!r}"


# --- changes -----------------------------------------------------------------------------------------


@attrs.define
class Changes:
    """All changes of a pack, found by the types of its entries."""

    pack: Pack
    documents: dict[str, Document]
    names: dict[str, list[str]] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self.names = {
            kind: [entry.id for file, key in places for entry in getattr(self.pack.files[file], key)]
            for kind, places in GAME.content.ids.items()
        }
        self.names["ruling"] = [ruling.id for ruling in self.pack.manifest.rulings]
        spaces = self.pack.entries.trail.spaces
        self.names["section"] = sorted({space.section for space in spaces if space.section})

    def all(self) -> Iterator[Change]:
        for stem, kind in {"pack": Manifest, **GAME.content.files}.items():
            seen = {self.documents[stem].text}
            for change in self._value(self.documents[stem], (), kind):
                if change.whole not in seen:
                    seen.add(change.whole)
                    yield change

    def _value(self, document: Document, steps: KeyPath, kind: Any) -> Iterator[Change]:
        value, origin, inner = document.value_at(steps), get_origin(kind), get_args(kind)
        if value is None:
            return
        if attrs.has(kind) and isinstance(value, dict):
            hints = get_type_hints(kind)
            for key in value:
                if key not in SILENT:
                    below = _section if key == "section" else hints[key]
                    yield from self._value(document, (*steps, key), below)
        elif origin is tuple:
            for at in range(len(value)):
                yield from self._value(document, (*steps, at), inner[0])
        elif origin is dict:
            for key in value:
                free = next(number for number in range(key + 1, 99) if number not in value)
                span = document.keys[*steps, key]
                yield Change(document, span.start, span.end, str(free))
                yield from self._value(document, (*steps, key), inner[1])
        elif type(None) in inner:
            yield from self._value(document, steps, inner[0])
        else:
            yield from self._scalar(document, steps, kind, value)

    def _scalar(self, document: Document, steps: KeyPath, kind: Any, value: Any) -> Iterator[Change]:
        span = document.values[steps]
        read_as = {
            Effect: self.pack.parser.effect,
            Need: self.pack.parser.need,
            Per: self.pack.parser.per,
        }.get(kind)
        if read_as is not None:
            yield from self._expression(document, steps, read_as)
        else:
            for text in self._others(kind, value):
                yield Change(document, span.start, span.end, text)

    def _others(self, kind: Any, value: Any) -> list[str]:
        if kind is int:
            return [str(value + 1)]
        if kind is bool:
            return ["false" if value else "true"]
        if get_origin(kind) is Literal:
            return [_next(value, [one for one in get_args(kind) if one])]
        if kind in GAME.content.references or kind is _section:
            return [_next(value, self.names[GAME.content.references.get(kind, "section")])]
        raise AssertionError(f"no way to change {value!r} of type {kind}")

    def _expression(self, document: Document, steps: KeyPath, read_as: Any) -> Iterator[Change]:
        span, meant = document.values[steps], str(read_as(document.value_at(steps)))
        text = document.text[span.start : span.end]
        for start, end, new in self._rewordings(text):
            changed = " ".join((text[:start] + new + text[end:]).removeprefix(">-").split())
            try:
                if str(read_as(changed)) == meant:
                    continue
            except ExpressionError:
                continue
            yield Change(document, span.start + start, span.start + end, new)

    def _rewordings(self, text: str) -> Iterator[tuple[int, int, str]]:
        """Other words for a part of an expression, whether or not it can be read then."""
        for found in re.finditer(r"(?<![\w-])([+-]?)(\d+)(?![\w-])|\$(\d+)", text):
            at = found.start(found.lastindex or 0)
            yield at, found.end(), str(int(text[at : found.end()]) + 1)
            if found[1]:
                yield found.start(1), found.end(1), "-" if found[1] == "+" else "+"
        for phrase in OPTIONAL:
            for start, end in _places(phrase, text):
                yield start, end, ""
        for ring in WORDS:
            for phrase in ring:
                for start, end in _places(phrase, text):
                    yield from ((start, end, other) for other in ring if other != phrase)
        for kind in KINDS:
            for name in self.names[kind]:
                for start, end in _places(name, text):
                    yield start, end, _next(name, self.names[kind])
                for start, end in _places(f"{name}s", text):
                    yield start, end, f"{_next(name, self.names[kind])}s"


class _section:
    """Stands for the type of a section, which is a plain text."""


def _next(value: Any, known: list[str]) -> str:
    return known[(known.index(value) + 1) % len(known)]


def _places(phrase: str, text: str) -> Iterator[tuple[int, int]]:
    tail = "" if phrase.endswith("$") else r"(?![\w-])"
    words = r"\s+".join(map(re.escape, phrase.split()))
    for found in re.finditer(rf"(?<![\w-]){words}{tail}", text):
        yield found.span()


# --- trying ------------------------------------------------------------------------------------------


def noticed(change: Change, folder: Path, proofs: list[scenario.Scenario]) -> str:
    """What notices the change in the copy of the pack in `folder`: nothing, if it survives."""
    file = folder / f"{Path(change.document.file).stem}.yaml"
    file.write_text(change.whole, encoding="utf-8")
    try:
        pack = load_folders(folder, GAME.content)
    except ContentError:
        return "refused"
    finally:
        file.write_text(change.document.text, encoding="utf-8")
    if next(differences(pack.entries), None) is not None:
        return "facts"
    return "scenarios" if any(_fails(one, pack) for one in proofs) else ""


def _fails(one: scenario.Scenario, pack: Pack) -> bool:
    with patch.object(play, "_loaded", lambda kind, folder: pack):
        try:
            return bool(scenario.run_scenario(one))
        except Exception:
            # A changed pack may lead to anything; a test would fail.
            return True


def main() -> int:
    parser = argparse.ArgumentParser(description="Changes the content and sees whether a test notices.")
    parser.add_argument("--sample", type=int, help="so many changes at random instead of all")
    parser.add_argument("--seed", type=int, default=0, help="of the sample")
    parser.add_argument("--list", action="store_true", help="only list the changes")
    given = parser.parse_args()
    began = time.monotonic()
    documents = {path.stem: parse_file(path, path.name) for path in sorted(PACK.glob("*.yaml"))}
    pack = load_folders(PACK, GAME.content)
    problems = list(differences(pack.entries))
    if problems:
        print("the pack does not agree with the facts as it is:", *problems, sep="\n")
        return 1
    changes = list(Changes(pack, documents).all())
    if given.list:
        print(*changes, sep="\n")
        return 0
    if given.sample is not None:
        changes = random.Random(given.seed).sample(changes, min(given.sample, len(changes)))
    proofs = [
        one
        for path in scenario.scenario_files(PACK)
        for one in scenario.read_scenarios(path)
        if one.rules and not _fails(one, pack)
    ]
    return _report(changes, proofs, began)


def _report(changes: list[Change], proofs: list[scenario.Scenario], began: float) -> int:
    results: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / PACK.name
        folder.mkdir()
        for path in PACK.glob("*.yaml"):
            shutil.copy(path, folder)
        for change in changes:
            result = noticed(change, folder, proofs)
            results[result] += 1
            if not result:
                print(f"survives: {change}", flush=True)
    loaded = len(changes) - results["refused"]
    caught = results["facts"] + results["scenarios"]
    share = 100 * (1 - results[""] / len(changes)) if changes else 0.0
    of_loaded = 100 * caught / loaded if loaded else 0.0
    print(
        f"{len(changes)} changes: {results['refused']} refused by the loader, "
        f"{results['facts']} disagree with a fact, {results['scenarios']} break a scenario, "
        f"{results['']} survive ({time.monotonic() - began:.0f} s)"
    )
    print(f"noticed: {share:.1f} % of all, {of_loaded:.1f} % of those that load; wanted: {WANTED:.0f} %")
    return 0 if min(share, of_loaded) >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
