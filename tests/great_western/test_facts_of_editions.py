"""The packs of later editions against their own facts, laid over those of the first edition."""

from pathlib import Path

import pytest

import gwt
from tests.great_western.test_facts import COMPARISONS, SECTIONS, Section, sections

FACTS = Path(__file__).parent / "facts"
CHANGED = " (changed rows)"
PACKS = {
    "second_edition": ["second-edition"],
    "promo_masters": ["promo-masters"],
    "promo_buildings": ["promo-buildings"],
    "simmental": ["second-edition", "simmental"],
    "balanced": ["balanced"],
    "balanced_simmental": ["second-edition", "simmental", "balanced-second-edition", "balanced-simmental"],
    "balanced_second_edition": ["second-edition", "balanced-second-edition"],
    "rails_to_the_north": ["rails-to-the-north"],
    "rails_second_edition": ["second-edition", "rails-second-edition"],
}
"""The files of facts of each pack, the lowest first."""


def _laid(below: dict[str, Section], above: dict[str, Section]) -> dict[str, Section]:
    """Tables over others: each as a whole, or row by row where its heading says so."""
    found = dict(below)
    for heading, section in above.items():
        name = heading.removesuffix(CHANGED)
        assert name in below, f"there is no table '{name}'"
        found[name] = _changed(below[name], section) if name != heading else section
    return found


def _changed(below: Section, above: Section) -> Section:
    key = next(iter((below.rows or above.rows)[0]))
    # Several rows of one name, such as those of a breed, are left alone.
    replaced = {row[key]: row for row in above.rows}
    rows = [replaced.pop(row[key], row) for row in below.rows] + list(replaced.values())
    return Section(below.heading, tuple(row for row in rows if "gone" not in row.values()))


def _facts(pack: str) -> dict[str, Section]:
    laid = SECTIONS
    for name in PACKS[pack]:
        laid = _laid(laid, sections((FACTS / f"{name}.md").read_text(encoding="utf-8")))
    return laid


@pytest.mark.rule(
    "se-components-cattle", "se-components-outlaws", "se-components-buildings", "se-setup-redraw"
)
@pytest.mark.parametrize("pack", PACKS)
def test_a_pack_says_what_is_printed(pack):
    entries, facts = gwt.load_pack(pack=pack).entries, _facts(pack)
    found = [
        one
        for headings, compare in COMPARISONS
        for one in compare(entries, *(facts[heading] for heading in headings))
    ]

    assert not found, "\n".join(found)


@pytest.mark.parametrize("pack", PACKS)
def test_every_row_of_its_facts_says_something_new(pack):
    """A row that the first edition has too is no difference."""
    repeated = [
        row
        for name in PACKS[pack]
        for heading, section in sections((FACTS / f"{name}.md").read_text(encoding="utf-8")).items()
        if heading.endswith(CHANGED)
        for row in section.rows
        if row in SECTIONS[heading.removesuffix(CHANGED)].rows
    ]

    assert not repeated
