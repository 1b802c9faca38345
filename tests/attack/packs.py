"""Packs that are made to hang, to fill the memory, or to show files that are none of theirs.

Each is checked in a process of its own, with bounds on its time and its memory, and has to end with
located problems. `python -m tests.attack.packs` checks them all in full; the tests check a short form.
"""

import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from attrs import frozen

from gwt.resources import content_folder, data_root

WAITING = 600
"""By the clock, which ends only what waits for something and so uses no processor."""
SECONDS = 5
"""Of the processor, for one pack."""
MEBIBYTES = 200
"""Resident, for one pack."""
_ADDRESSES = 1 << 30
"""Bytes of address space, so that what asks for far more memory is refused it at once."""
_LONGEST = 2_000
"""Characters in which one problem is told."""
SECRET = "hunter2-of-another-file"
"""What stands in the file outside of a pack, which no message may quote."""

GREAT_WESTERN = content_folder("great_western") / "first_edition"
PACIFIC_RAILS = content_folder("pacific_rails") / "base"


@frozen
class Hostile:
    """A pack that somebody made to do harm."""

    spoil: Callable[[Path, int], None]
    """Changes the folder of a whole game; the number says how much of it there is."""
    full: int = 1
    """The number of the long run."""
    short: int = 1
    """The number of the test."""
    told: str = ""
    """What the problems have to say; empty for a pack that may also be found good."""
    of: Path = GREAT_WESTERN


HOSTILE: dict[str, Hostile] = {}
"""All of them by name."""


def hostile(
    told: str, full: int = 1, short: int = 1, of: Path = GREAT_WESTERN
) -> Callable[[Callable[[Path, int], None]], Callable[[Path, int], None]]:
    """Adds what spoils a pack to the list, under the name of the function."""

    def add(spoil: Callable[[Path, int], None]) -> Callable[[Path, int], None]:
        HOSTILE[spoil.__name__.replace("_", "-")] = Hostile(spoil, full, short, told, of)
        return spoil

    return add


def edited(folder: Path, file: str, old: str, new: str) -> None:
    """Writes something else where something stands the first time in a file of a pack."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{file} does not say '{old}'"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


# --- what is no file ---------------------------------------------------------------------------------


@hostile("not a regular file")
def a_pipe(folder: Path, size: int) -> None:
    (folder / "cattle.yaml").unlink()
    os.mkfifo(folder / "cattle.yaml")


@hostile("outside of the pack")
def a_device(folder: Path, size: int) -> None:
    (folder / "cattle.yaml").unlink()
    (folder / "cattle.yaml").symlink_to("/dev/zero")


@hostile("bytes in all", 8 << 30, 2 << 30)
def a_sparse_file(folder: Path, size: int) -> None:
    with (folder / "cattle.yaml").open("wb") as file:
        file.truncate(size)


@hostile("outside of the pack")
def a_link_to_another_file(folder: Path, size: int) -> None:
    (folder.parent / "secret.yaml").write_text(f"{SECRET}\n", encoding="utf-8")
    (folder / "cattle.yaml").unlink()
    (folder / "cattle.yaml").symlink_to(folder.parent / "secret.yaml")


@hostile("cannot be read")
def a_link_that_dangles(folder: Path, size: int) -> None:
    (folder / "cattle.yaml").unlink()
    (folder / "cattle.yaml").symlink_to(folder / "nowhere.yaml")


@hostile("a folder, not a file")
def a_folder_in_place_of_a_file(folder: Path, size: int) -> None:
    (folder / "cattle.yaml").unlink()
    (folder / "cattle.yaml").mkdir()


@hostile("at most", 20_000, 400)
def many_files(folder: Path, size: int) -> None:
    for at in range(size):
        (folder / "scenarios" / f"{at}.scenario.yaml").write_text("[]\n", encoding="utf-8")


@hostile("bytes in all", 230, 200)
def links_to_one_file(folder: Path, size: int) -> None:
    """Each of them would be read as a file of its own."""
    (folder / "scenarios").mkdir(exist_ok=True)
    (folder / "scenarios" / "one.scenario.yaml").write_text("# " + "x" * 900_000, encoding="utf-8")
    for number in range(size):
        (folder / "scenarios" / f"{number}.scenario.yaml").symlink_to("one.scenario.yaml")


@hostile("at most 40 languages", 200, 50)
def words_in_many_languages(folder: Path, size: int) -> None:
    for number in range(size):
        (folder / "text" / f"en-{number}.ftl").write_text("name-x = y\n", encoding="utf-8")


@hostile("bytes in all", 900_000, 300_000)
def long_words(folder: Path, size: int) -> None:
    (folder / "text" / "en.ftl").write_text("a = " + "{$x}" * (size // 4), encoding="utf-8")


@hostile("more than 1000 messages", 45_000, 20_000)
def many_words(folder: Path, size: int) -> None:
    (folder / "text" / "en.ftl").write_text("a=b\n" * size, encoding="utf-8")


@hostile("at most 2500 scenarios", 80, 12)
def many_scenarios(folder: Path, size: int) -> None:
    for at in range(size):
        listed = "".join(f"- {{scenario: s{one}, play: []}}\n" for one in range(400))
        (folder / "scenarios" / f"x{at}.scenario.yaml").write_text(listed, encoding="utf-8")


@hostile("control character U+001B", 900, 100)
def orders_to_the_terminal(folder: Path, size: int) -> None:
    """An escape in names, by its number and as such in words."""
    edited(folder, "scoring.yaml", "name: Dollars", 'name: "Dol\\e]52;c;aGV5\\alars"')
    (folder / "text" / "en.ftl").write_text('x = { "\\u001B[2J" } \x1b[2J\n' * size, encoding="utf-8")


@hostile("of this", 900, 100)
def scenarios_with_mistakes(folder: Path, size: int) -> None:
    option = "gian 2 or mvoe enigne up too 3 then " * 20
    listed = "".join(f"- {{scenario: s{at}, play: ['{option}{at}']}}\n" for at in range(size))
    (folder / "scenarios" / "x.scenario.yaml").write_text(listed, encoding="utf-8")


# --- too much of something ---------------------------------------------------------------------------


@hostile("tags such as", 90_000, 20_000)
def tags_in_one_line(folder: Path, size: int) -> None:
    (folder / "cattle.yaml").write_text(f"a: [{', '.join(['!t x'] * size)}]\n", encoding="utf-8")


@hostile("more than", 40_000, 11_000)
def empty_entries(folder: Path, size: int) -> None:
    (folder / "trail.yaml").write_text("spaces:\n" + "  - {}\n" * size, encoding="utf-8")


@hostile("stands here twice", 150_000, 20_000)
def equal_keys(folder: Path, size: int) -> None:
    (folder / "cattle.yaml").write_text("a: 1\n" * size, encoding="utf-8")


@hostile("more than", 20_000, 11_000)
def unknown_requirements(folder: Path, size: int) -> None:
    listed = ", ".join(f"stranger-{at}" for at in range(size))
    edited(folder, "pack.yaml", "requires: []", f"requires: [{listed}]")


@hostile("more than", 2_000, 1_000)
def names_that_lead_to_each_other(folder: Path, size: int) -> None:
    names = {f"name-{at:05}": f"name-{(at + 1) % size:05}" for at in range(size)}
    edited(folder, "pack.yaml", "requires: []", f"requires: []\ndefine: {json.dumps(names)}")


def _trail(folder: Path, spaces: list[dict[str, Any]]) -> None:
    kept = (GREAT_WESTERN / "trail.yaml").read_text(encoding="utf-8").partition("spaces:")[0]
    lines = "\n".join(f"  - {json.dumps(one)}" for one in spaces)
    (folder / "trail.yaml").write_text(f"{kept}spaces:\n{lines}\n", encoding="utf-8")


def _branching(folder: Path, steps: int, kind: str) -> None:
    """Two spaces at every step, each of which leads to both of the next."""
    import yaml

    spaces = yaml.safe_load((GREAT_WESTERN / "trail.yaml").read_text(encoding="utf-8"))["spaces"]
    first = next(one for one in spaces if one["kind"] == "neutral")
    after = first["next"]
    first["next"] = ["way-0-a", "way-0-b"]
    for at in range(steps):
        ahead = [f"way-{at + 1}-a", f"way-{at + 1}-b"] if at + 1 < steps else after
        for side in "ab":
            spaces.append({"id": f"way-{at}-{side}", "kind": kind, "source": "own", "next": ahead})
    _trail(folder, spaces)


@hostile("ways", 300, 100)
def a_branching_trail_with_many_steps(folder: Path, size: int) -> None:
    _branching(folder, size, "building")
    edited(folder, "player_board.yaml", "steps: {2: 3", "steps: {2: 99")


# --- numbers -----------------------------------------------------------------------------------------


def _number(name: str, file: str, old: str, new: str, told: str, of: Path = GREAT_WESTERN) -> None:
    HOSTILE[name] = Hostile(lambda folder, _: edited(folder, file, old, new), told=told, of=of)


_number("cattle-copies", "cattle.yaml", "copies: 7", "copies: 2000000", "larger than")
_number("cattle-copies-without-end", "cattle.yaml", "copies: 7", "copies: 99999999999", "larger than")
_number("as-many-copies-as-may-be", "cattle.yaml", "copies: 7", "copies: 9999", "cattle cards")
_number("objective-copies", "objectives.yaml", "copies: 4", "copies: 3000000", "larger than")
_number("tiles", "supply.yaml", "piles: {2: 11", "piles: {2: 20000000", "larger than")
_number("as-many-tiles-as-may-be", "supply.yaml", "piles: {2: 11", "piles: {2: 9999", "tiles")
_number("length", "railroad.yaml", "length: 39", "length: 100000000", "larger than")
_number("as-long-as-may-be", "railroad.yaml", "length: 39", "length: 9999", "at most number")
_number("market", "cattle.yaml", "market: {2: 7", "market: {2: 100000000", "larger than")
_number("as-large-a-market-as-may-be", "cattle.yaml", "market: {2: 7", "market: {2: 9999", "only")
_number("display", "objectives.yaml", "display: 4", "display: 1000000000", "larger than")
_number("display-of-many", "objectives.yaml", "display: 4", "display: 9999", "only")
_number("dollars", "buildings.yaml", "gain $4", f"gain ${'9' * 1_900}", "larger than")
_number("need", "objectives.yaml", "needs: [", "needs: [99999999999999 buildings, ", "larger than")
_number("a-pile-that-is-not", "supply.yaml", "piles: {2: 11, 3: 7}", "piles: {2: 11, 9: 7}", "no pile 9")
_number("spots", "supply.yaml", "spots: 3", "spots: 9999", "foresight spots")
_number("players", "player_board.yaml", "{2: 6, 3: 4", "{9999: 1, 3: 4", "players", PACIFIC_RAILS)
_number("goods", "goods.yaml", "pieces: 20", "pieces: 99999999999", "larger than", PACIFIC_RAILS)
_number("rounds", "scoring.yaml", "rounds: 40", "rounds: 99999999999", "larger than", PACIFIC_RAILS)
_number("tokens", "upgrades.yaml", "tokens: {2: 1", "tokens: {2: 9999", "tokens", PACIFIC_RAILS)


@hostile("spaces", 900, 200, PACIFIC_RAILS)
def a_map_of_many_spaces(folder: Path, size: int) -> None:
    text = (PACIFIC_RAILS / "map.yaml").read_text(encoding="utf-8")
    head, _, rest = text.partition("rows:\n")
    rest = rest[rest.index("\npoints:") :]
    row = "."
    rows = "\n".join(f"  - {{id: r{at}, spaces: '{row * size}'}}" for at in range(size))
    (folder / "map.yaml").write_text(f"{head}rows:\n{rows}\n{rest}", encoding="utf-8")


# --- trying ------------------------------------------------------------------------------------------

_CHILD = """
import json, resource, sys
from pathlib import Path
from gwt.errors import UsageError
from gwt.authoring.pack_check import pack_problems
try:
    told = [str(one) for one in pack_problems(Path(sys.argv[1]))]
except UsageError as error:
    told = [str(error)]
used = resource.getrusage(resource.RUSAGE_SELF)
# What the process that runs the tests has used counts in `ru_maxrss` too, for it was this one before.
(most,) = (one for one in open("/proc/self/status") if one.startswith("VmHWM:"))
print(json.dumps([told, used.ru_utime + used.ru_stime, int(most.split()[1]) / 1024]))
"""


@frozen
class Tried:
    """What came of a hostile pack."""

    wrong: str
    """What should not be; empty where all is as it should."""
    problems: int
    seconds: float
    mebibytes: float


def tried(name: str, *, full: bool) -> Tried:
    """Makes a hostile pack, and checks it in a process of its own."""
    one = HOSTILE[name]
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "pack"
        shutil.copytree(one.of, folder)
        one.spoil(folder, one.full if full else one.short)
        began = time.monotonic()
        # What never ends is stopped by the limit on processor time; the clock stops only what waits.
        try:
            child = subprocess.run(
                [sys.executable, "-c", _CHILD, str(folder)],
                capture_output=True,
                text=True,
                timeout=WAITING,
                preexec_fn=_limited,
                env={**os.environ, "PYTHONPATH": str(data_root())},
            )
        except subprocess.TimeoutExpired:
            return Tried("it waits for something", 0, time.monotonic() - began, 0)
    if child.returncode:
        last = (child.stderr.strip().splitlines() or ["killed"])[-1]
        return Tried(f"it ended with {child.returncode}: {last}", 0, time.monotonic() - began, 0)
    told, seconds, mebibytes = json.loads(child.stdout)
    # On a busy machine a short form may take longer; what never ends is stopped by the limit all the same.
    counted = seconds if full else 0.0
    return Tried(_wrong(one, told, counted, mebibytes), len(told), seconds, mebibytes)


def _limited() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (_ADDRESSES, _ADDRESSES))
    resource.setrlimit(resource.RLIMIT_CPU, (4 * SECONDS, 4 * SECONDS))


def _wrong(one: Hostile, told: list[str], seconds: float, mebibytes: float) -> str:
    if seconds > SECONDS or mebibytes > MEBIBYTES:
        return f"it took {seconds:.1f} s and {mebibytes:.0f} MiB"
    if one.told and not any(one.told in each for each in told):
        return f"nothing says '{one.told}': {told[:2]}"
    if any(len(each) > _LONGEST for each in told):
        return "a problem is told at too great a length"
    if any(SECRET in each for each in told):
        return "it shows a file that is none of the pack's"
    return ""


def main() -> int:
    """Tries them all in full; gives how many went wrong."""
    wrong = 0
    for name in sorted(HOSTILE):
        found = tried(name, full=True)
        wrong += bool(found.wrong)
        print(
            f"{name:45} {found.problems:4} problems {found.seconds:5.1f} s {found.mebibytes:4.0f} MiB "
            f" {found.wrong or 'held'}",
            flush=True,
        )
    print(f"{len(HOSTILE)} hostile packs, {wrong} of which did harm")
    return wrong


if __name__ == "__main__":
    sys.exit(bool(main()))
