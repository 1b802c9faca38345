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

pytestmark = pytest.mark.in_turn

PACKS = {
    "prairie": PATTERN,
    **{path.parent.name: path.parent for path in sorted(data_root().glob("examples/packs/*/pack.yaml"))},
}
LARGE = {name: FIRST_EDITION.parent / name for name in ("garth", "rails_to_the_north", "second_edition")}
STRIDE = 1009
"""It has no divisor in common with the numbers of slips of a character, so that every kind is tried."""


@pytest.mark.parametrize("pack", PACKS.values(), ids=PACKS)
def test_a_slip_in_any_line_is_told_with_its_line_and_its_fix(pack, tmp_path):
    desk = Desk(pack, tmp_path)

    assert [missed for slip in list(slips(desk.own))[::STRIDE] if (missed := desk.missed(slip))] == []


@pytest.mark.parametrize("pack", sample(sorted(LARGE), 1))
def test_a_slip_in_a_large_pack_is_told_with_its_line_and_its_fix(pack, tmp_path):
    desk = Desk(LARGE[pack], tmp_path, ("scenarios",))

    assert [missed for slip in list(slips(desk.own))[:: STRIDE * 7] if (missed := desk.missed(slip))] == []


def test_a_slip_in_the_first_edition_is_told_with_its_line_and_its_fix(tmp_path):
    desk = Desk(FIRST_EDITION, tmp_path, ("scenarios",))

    assert [missed for slip in list(slips(desk.own))[:: STRIDE * 25] if (missed := desk.missed(slip))] == []


if __name__ == "__main__":
    for pack in PACKS.values():
        with tempfile.TemporaryDirectory() as folder:
            own = Desk(pack, Path(folder))
            tried = list(slips(own.own))
            missed = [said for slip in tried if (said := own.missed(slip))]
            print(
                f"{pack.name}: {len(missed)} of {len(tried)} slips are not told as they should",
                *missed,
                sep="\n",
            )
            sys.stdout.flush()
