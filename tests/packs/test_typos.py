"""A slip of the finger in any line of a pack leads to a message that names the line and the fix.

Every so-manieth slip is tried here; `python -m tests.packs.test_typos` tries them all.
"""

import sys
import tempfile
from pathlib import Path

import pytest

from gwt.resources import data_root
from tests.packs.corpus import FIRST_EDITION
from tests.packs.fuzz import PATTERN
from tests.packs.typos import Desk, slips
from tests.sampling import sample

PACKS = {
    "prairie": PATTERN,
    **{path.parent.name: path.parent for path in sorted(data_root().glob("examples/packs/*/pack.yaml"))},
}
LARGE = ("first_edition", "garth", "rails_to_the_north", "second_edition")
STRIDE = 1009
"""It has no divisor in common with the numbers of slips of a character, so that every kind is tried."""


def missed(pack, folder, stride, *without):
    """What is amiss with what is told of every so-manieth slip in a pack."""
    desk = Desk(pack, folder, without)
    return [amiss for slip in list(slips(desk.own))[::stride] if (amiss := desk.missed(slip))]


def test_a_slip_in_any_line_of_the_pattern_is_told_with_its_line_and_its_fix(tmp_path):
    assert missed(PATTERN, tmp_path, 211) == []


@pytest.mark.in_turn
@pytest.mark.parametrize("name", list(PACKS)[1:])
def test_a_slip_in_an_example_is_told_with_its_line_and_its_fix(name, tmp_path):
    assert missed(PACKS[name], tmp_path, STRIDE) == []


@pytest.mark.in_turn
@pytest.mark.parametrize("name", sample(LARGE, 2))
def test_a_slip_in_a_large_pack_is_told_with_its_line_and_its_fix(name, tmp_path):
    stride = STRIDE * (25 if name == "first_edition" else 7)

    assert missed(FIRST_EDITION.parent / name, tmp_path, stride, "scenarios") == []


if __name__ == "__main__":
    for pack in PACKS.values():
        with tempfile.TemporaryDirectory() as folder:
            amiss = missed(pack, Path(folder), 1)
            print(f"{pack.name}: {len(amiss)} slips are not told as they should", *amiss, sep="\n")
            sys.stdout.flush()
