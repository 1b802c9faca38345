"""The packs that the trial plays, each with the C of its game, and the game that is installed for it."""

from collections.abc import Sequence
from pathlib import Path

from attrs import frozen

import gwt
from gwt.packs import Pack
from tests.benchmarks.compiled_rules.code import Slice
from tests.benchmarks.compiled_rules.great_western import GREAT_WESTERN
from tests.benchmarks.compiled_rules.lantern import LANTERN_STREET
from tests.lantern import FOLDER, install

NO_COPYING = Path(__file__).parent / "no_copying"
"""A pack on the first edition, without the one tile that has no C."""
STALLS = FOLDER / "lantern_street" / "packs" / "base"


@frozen
class Trial:
    """A pack to be played."""

    name: str
    folder: Path
    slice: Slice
    sets_up: bool
    """Whether the C sets up too, or takes games over from Python at their first decision."""

    def pack(self) -> Pack:
        return gwt.load_pack(pack=self.folder)


def trials() -> Sequence[Trial]:
    """Returns all of them, for a program that is no test."""
    install()
    return (
        Trial("Lantern Street", STALLS, LANTERN_STREET, True),
        Trial("Great Western Trail", NO_COPYING, GREAT_WESTERN, False),
    )
