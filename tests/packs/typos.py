"""A typing mistake in every word of a pack that is not free, and what `gwt check` tells of it."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import yaml
from attrs import frozen

from gwt.authoring.pack_check import check_pack, pack_problems
from gwt.errors import Problem
from gwt.lsp.cursor import key_path_at
from gwt.packs.incremental_cache import LoadCache
from gwt.packs.yaml_parser import parse_file

_FREE = ("name", "source", "version", "id")
"""Keys of what an author may write as they like."""


def names(told: str, word: str) -> bool:
    """Whether a message names the word that was meant."""
    return re.search(rf"(?<![\w-]){word}", told) is not None


# --- slips of the finger in any character ----------------------------------------------------------------


@frozen
class Slip:
    """One line of a pack with one slip of the finger in it."""

    file: str
    line: int
    """From 0."""
    kind: Literal["left out", "typed twice", "turned round", "moved"]
    at: int
    """The first character that is another."""
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line + 1} {self.kind} at {self.at}: {self.after!r}"

    @property
    def word(self) -> str:
        """The word that is mistyped; empty where it is a mark or a blank."""
        changed = self.before[self.at : self.at + (2 if self.kind == "turned round" else 1)]
        if self.kind == "moved" or not changed.isalnum():
            return ""
        found = (one for one in re.finditer(r"[\w-]+", self.before) if one.start() <= self.at < one.end())
        return next(found)[0]


def slips(pack: Path) -> Iterator[Slip]:
    """Every character of every line left out, typed twice, or before its neighbour; every line moved.

    The rules are prose, and have their own tests.
    """
    for path in sorted(one for one in pack.rglob("*.yaml") if one.parent.name != "rules"):
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n")):
            if line.strip() and not line.strip().startswith("#"):
                for kind, at, after in _slips(line):
                    yield Slip(path.relative_to(pack).as_posix(), number, kind, at, line, after)


def _slips(line: str) -> Iterator[tuple[Any, int, str]]:
    indent = len(line) - len(line.lstrip())
    for at in range(indent, len(line)):
        yield "left out", at, line[:at] + line[at + 1 :]
        yield "typed twice", at, line[:at] + line[at] + line[at:]
        if line[at + 1 : at + 2] not in ("", line[at]):
            yield "turned round", at, line[:at] + line[at + 1] + line[at] + line[at + 2 :]
    for blanks in (1, 2):
        yield "moved", 0, " " * blanks + line
        if indent >= blanks:
            yield "moved", 0, line[blanks:]


class Desk:
    """A copy of a pack in which one line after the other is mistyped and mended again."""

    def __init__(self, pack: Path, folder: Path, without: tuple[str, ...] = ()) -> None:
        self.own, self.memory = folder / pack.name, LoadCache()
        # The words of languages have their own tests, and take long to check.
        shutil.copytree(pack, self.own, ignore=shutil.ignore_patterns("text", "pictures", *without))
        assert self.problems() == []
        # Whatever an author calls something is as they like, unless it stands for something else.
        manifest = yaml.safe_load((pack / "pack.yaml").read_text(encoding="utf-8"))
        self.names = {*manifest.get("define", ())}
        self.whole = not manifest.get("requires")
        pack, _ = check_pack(self.own, self.memory)
        assert pack is not None
        self.words = pack.parser.words

    def problems(self) -> list[Problem]:
        """What is told of the copy, but for the words and the pictures that it is without."""
        return [
            one for one in pack_problems(self.own, self.memory) if one.code not in ("no-name", "no-place")
        ]

    def told(self, slip: Slip) -> list[Problem]:
        path = self.own / slip.file
        whole = path.read_text(encoding="utf-8")
        lines = whole.split("\n")
        lines[slip.line] = slip.after
        path.write_text("\n".join(lines), encoding="utf-8")
        try:
            return self.problems()
        finally:
            path.write_text(whole, encoding="utf-8")

    def missed(self, slip: Slip) -> str:
        """What is amiss with what is told of a slip; nothing where the line and the fix are named."""
        told = self.told(slip)
        if not told:
            return "" if self.may_be_meant(slip) else f"{slip}: nothing is told"
        # Of two lines that do not begin alike either may be the one that was moved.
        begins = slip.at <= slip.before.index(slip.before.strip()) + 1
        around = range(slip.line - 1, slip.line + 2) if begins else (slip.line,)
        here = [
            one for one in told if one.place.line - 1 in around and Path(one.place.file).name in slip.file
        ]
        number = re.search(r"[0-9]", slip.before[slip.at : slip.at + 2])
        listed = "; ".join(f"{one.place.line}: {one.message} {one.hint}" for one in told)
        if not here:
            # A name that an author gives is right by itself; what stands for nothing is where it is used.
            # So is one that is declared; where an entry has nearly the same id, it is told there, once.
            given = slip.word in self.names or (self.whole and self.key(slip) == "id") or number
            given = given or self.key(slip) == "many"
            given = given or (
                self.key(slip) in ("adds", "replaces") and any("Did you mean" in one.hint for one in told)
            )
            return "" if given else f"{slip}: told elsewhere: {listed}"
        plain = slip.word and not slip.word.isdigit()
        if plain and not any(names(f"{one.message} {one.hint}", slip.word) for one in here):
            key = slip.word == "seats" and "seat:" in slip.after
            return "" if number or key else f"{slip}: the fix is not named: {listed}"
        return ""

    def steps(self, slip: Slip) -> tuple[str | int, ...]:
        """The way to the value in which the slip is; none where it is in a key."""
        document = parse_file(self.own / slip.file)
        lines = document.text.split("\n")[: slip.line]
        at = sum(len(line) + 1 for line in lines) + slip.at
        if any(span.start <= at <= span.end for span in document.keys.values()):
            return ()
        return key_path_at(document, at)

    def key(self, slip: Slip) -> str:
        """The key of that value, or of the list that it is in."""
        return next((one for one in reversed(self.steps(slip)) if isinstance(one, str)), "")

    def may_be_meant(self, slip: Slip) -> str:
        """Why a pack with a slip may be right all the same; empty where it may not."""
        before, after, key = slip.before, slip.after, self.key(slip)
        if before.replace(" ", "") == after.replace(" ", ""):
            return "blanks"
        reason = {"about", "allow", "excludes", "lacks", "names", "say", "title"} & {*self.steps(slip)}
        if reason or key in (*_FREE, "text", "many", "scenario", "note", "case", "colour"):
            return "free text"
        if re.search(r"[0-9*]", before[slip.at : slip.at + 2]):
            return "another number, or more of any"
        if slip.word and set(re.findall(r"[a-z][a-z-]+", after)) <= {*self.words, key}:
            return "another word that the language has"
        if slip.file.startswith("scenarios/") and "then" in self.steps(slip):
            return "a fact, of which playing shows whether it holds"
        if key == "play" and before[slip.at] in ",":
            return "two effects beside each other are an exchange"
        return ""
