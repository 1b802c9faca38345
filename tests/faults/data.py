"""The faults as data: what is put in the place of what, and which rules break by it."""

from collections import Counter
from functools import cache
from pathlib import Path

from attrs import frozen

from gwt import resources
from gwt.packs.entry_converter import convert_document, make_converter
from gwt.packs.yaml_parser import parse_file
from gwt.proofs import checklist
from tests.faults.planting import Misplaced, planted

FOLDER = Path(__file__).parent
PACKS = {
    "great_western": ("great-western-trail", resources.content_folder("great_western") / "first_edition"),
    "second_edition": ("great-western-trail", resources.content_folder("great_western") / "second_edition"),
    "simmental": ("great-western-trail", resources.content_folder("great_western") / "simmental"),
    "rails_to_the_north": (
        "great-western-trail",
        resources.content_folder("great_western") / "rails_to_the_north",
    ),
    "rails_second_edition": (
        "great-western-trail",
        resources.content_folder("great_western") / "rails_second_edition",
    ),
    "bidding": ("great-western-trail", resources.content_folder("great_western") / "bidding"),
    "garth": ("great-western-trail", resources.content_folder("great_western") / "garth"),
    "garth_rails": ("great-western-trail", resources.content_folder("great_western") / "garth_rails"),
    "open_range": ("great-western-trail", resources.data_root() / "examples" / "packs" / "open-range"),
    "players": ("great-western-trail", resources.data_root() / "tests" / "law" / "means"),
    "pacific_rails": ("pacific-rails", resources.content_folder("pacific_rails") / "base"),
}
"""For each folder of faults, the name of its game and the pack whose checklist it is about."""


@frozen
class Entry:
    """What a file of faults says of some rules: a fault that breaks them, or why nothing could."""

    rules: tuple[str, ...]
    file: str = ""
    """The file with the fault, below the checkout; in Python with `::` and a function or a constant."""
    find: str = ""
    """What the fault replaces: an expression or statements, in a file that is not Python a text."""
    put: str = ""
    """What stands there instead; nothing removes a statement or a text."""
    nth: int = 0
    """Which of several equal expressions is meant, from 1."""
    unbreakable: str = ""
    """Why neither code nor content could break the rules."""


@frozen
class Fault:
    """A change of one place, by which at least one proof of each of its rules has to fail."""

    game: str
    """The folder of faults that it comes from."""
    name: str
    """Where it stands: its file and its line."""
    rules: tuple[str, ...]
    file: str
    find: str
    put: str
    nth: int = 0

    @property
    def path(self) -> str:
        """The file, without the function."""
        return self.file.partition("::")[0]

    def planted(self, source: str) -> str:
        """Returns the source of its file with the fault. Raises `Misplaced` as `planting.planted` does."""
        return planted(source, self.file, self.find, self.put, self.nth)

    def __str__(self) -> str:
        return f"{self.name} in {self.file}"


def entries(game: str) -> list[tuple[str, Entry]]:
    """What the files of a game say, each entry with its name.

    Raises:
        ContentError: with every problem of a file.
    """
    found = []
    for path in sorted((FOLDER / game).glob("*.yaml")):
        document = parse_file(path)
        for number, entry in enumerate(convert_document(document, tuple[Entry, ...], make_converter())):
            line = document.place(document.values[number,].start).line
            found.append((f"tests/faults/{game}/{path.name}:{line}", entry))
    return found


def faults(game: str) -> list[Fault]:
    """The faults of a game. Raises `ContentError` as `entries` does."""
    return [
        Fault(game, name, entry.rules, entry.file, entry.find, entry.put, entry.nth)
        for name, entry in entries(game)
        if not entry.unbreakable
    ]


def rules(game: str) -> list[str]:
    """The ids of the rules of a game's checklist."""
    return [rule.id for rule in checklist.read_checklist([PACKS[game][1]])]


@cache
def proofs(game: str) -> dict[str, list[str]]:
    """What proves each rule of a game, scenarios before tests, which take longer."""
    return checklist.proofs_of_rules([PACKS[game][1]])


def missing(game: str) -> list[str]:
    """The rules of a game of which no file of faults says anything."""
    named = {rule for _, entry in entries(game) for rule in entry.rules}
    return [rule for rule in rules(game) if rule not in named]


def mistakes(game: str) -> list[str]:
    """What is wrong with the entries of a game by themselves, without trying any."""
    known, found = set(rules(game)), []
    for name, entry in entries(game):
        found += [f"{name}: there is no rule '{rule}'" for rule in entry.rules if rule not in known]
        found += [f"{name}: {one}" for one in wrong_with(entry)]
    unbreakable = {rule for _, entry in entries(game) if entry.unbreakable for rule in entry.rules}
    broken = {rule for fault in faults(game) for rule in fault.rules}
    return found + [f"{rule} has a fault and is unbreakable too" for rule in sorted(unbreakable & broken)]


def wrong_with(entry: Entry) -> list[str]:
    """What is wrong with an entry, whatever its rules are called."""
    if not entry.rules:
        return ["it names no rule"]
    twice = [f"it names '{rule}' twice" for rule, count in Counter(entry.rules).items() if count > 1]
    if entry.unbreakable:
        return twice + (["a rule that nothing breaks has no fault"] if entry.file or entry.find else [])
    path = resources.data_root() / entry.file.partition("::")[0]
    if not path.is_file():
        return [*twice, f"there is no file '{path.relative_to(resources.data_root())}'"]
    try:
        planted(path.read_text(encoding="utf-8"), entry.file, entry.find, entry.put, entry.nth)
    except Misplaced as error:
        twice.append(str(error))
    return twice
