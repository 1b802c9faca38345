"""Copies of the checkout in which faults are planted, one after the other."""

import compileall
import json
import os
import queue
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from py_compile import PycInvalidationMode

from attrs import field, frozen

from gwt import resources
from tests.faults import data
from tests.faults.data import Fault

COPIED = ("gwt", "content", "grammar", "tests", "docs", "examples")
LONGEST = 1200
"""Seconds for one fault with all its proofs, of which each has its own limit; longer is endless."""


@frozen
class Outcome:
    """What became of a fault."""

    fault: Fault
    unnoticed: tuple[str, ...] = ()
    """The rules of which no proof noticed it."""
    unplayable: str = ""
    """Why no ordinary game can be played with it, so that everything would fail."""
    noticed: dict[str, dict[str, str]] = field(factory=dict)
    """For each rule the proofs that noticed it, and how."""

    @property
    def good(self) -> bool:
        return not self.unnoticed and not self.unplayable


@contextmanager
def copies(count: int) -> Iterator["queue.Queue[Path]"]:
    """So many copies of what the proofs need, as long as they are needed."""
    with tempfile.TemporaryDirectory(prefix="gwt-faults-") as name:
        first, made = Path(name) / "0", queue.Queue[Path]()
        _copy(first)
        made.put(first)
        for number in range(1, count):
            made.put(shutil.copytree(first, Path(name) / str(number)))
        yield made


def _copy(folder: Path) -> None:
    leave_out = shutil.ignore_patterns("__pycache__", "*.pyc")
    folder.mkdir()
    for one in COPIED:
        if (resources.data_root() / one).is_dir():
            shutil.copytree(resources.data_root() / one, folder / one, ignore=leave_out)
    for file in resources.data_root().glob("*.*"):
        if file.is_file():
            shutil.copy(file, folder)
    # Compiled files that go by the hash of their source are never those of another fault.
    compileall.compile_dir(folder / "gwt", quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)


def attempt(folder: Path, fault: Fault, rules: Sequence[str], every: bool = False) -> Outcome:
    """Plants the fault in a copy, runs the proofs of those rules there, and mends it.

    `every` runs all of them in place of ending with the first that fails.
    """
    path = folder / fault.path
    whole = path.read_text(encoding="utf-8")
    path.write_text(fault.planted(whole), encoding="utf-8")
    try:
        answer = _answer(folder, fault.game, rules, every)
    finally:
        path.write_text(whole, encoding="utf-8")
    if answer is None:
        return Outcome(fault)
    unnoticed = tuple(rule for rule in rules if not answer["failed"].get(rule))
    return Outcome(fault, unnoticed, answer["unplayable"], answer["failed"])


def failing(folder: Path, game: str, rules: Sequence[str]) -> dict[str, str]:
    """The proofs of those rules that fail though no fault is planted, and how."""
    answer = _answer(folder, game, rules, every=True)
    if answer is None:
        return {"the proofs": "they do not end"}
    if answer["unplayable"]:
        return {"an ordinary game": answer["unplayable"]}
    return {proof: how for failed in answer["failed"].values() for proof, how in failed.items()}


def _answer(folder: Path, game: str, rules: Sequence[str], every: bool) -> dict | None:
    """What the trial says; nothing when it does not end."""
    name, pack = data.PACKS[game]
    proofs = data.proofs(game)
    asked = {
        "game": name,
        "pack": str(folder / pack.relative_to(resources.data_root())),
        "proofs": {rule: proofs.get(rule, []) for rule in rules},
        "every": every,
    }
    environment = os.environ | {
        "PYTHONPATH": str(folder),
        "PYTHONDONTWRITEBYTECODE": "1",
        "GWT_CACHE": "off",
    }
    try:
        done = subprocess.run(
            [sys.executable, "-m", "tests.faults.trial"],
            input=json.dumps(asked),
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=folder,
            env=environment,
            timeout=LONGEST,
        )
    except subprocess.TimeoutExpired:
        return None
    if done.returncode:
        last = (done.stderr.strip().splitlines() or [f"it ends with {done.returncode}"])[-1]
        return {"unplayable": last, "failed": {}}
    return json.loads(done.stdout.strip().splitlines()[-1])


def attempts(
    folders: "queue.Queue[Path]", faults: Sequence[Fault], rules: Sequence[str] = (), every: bool = False
) -> Iterator[Outcome]:
    """Tries each fault, as many at the same time as there are copies.

    It runs the proofs of all rules of the fault, or of those asked for.
    """

    def one(fault: Fault) -> Outcome:
        folder = folders.get()
        try:
            asked = [rule for rule in fault.rules if not rules or rule in rules]
            return attempt(folder, fault, asked, every)
        finally:
            folders.put(folder)

    with ThreadPoolExecutor(folders.qsize()) as workers:
        yield from workers.map(one, faults)
