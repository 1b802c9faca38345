"""The packs of later editions against their own facts, laid over those of the first edition."""

from pathlib import Path

import pytest

import gwt
from gwt.games.great_western.flow.setup import _lay_out
from gwt.games.great_western.verbs.foresight import free_space
from gwt.kernel.rng import shuffle
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
    "bidding": ["bidding"],
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


@pytest.mark.rule("se-components-cattle", "se-components-outlaws", "se-components-buildings")
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


@pytest.mark.rule("se-setup-redraw")
def test_a_hazard_that_finds_no_space_is_back_in_the_bag_before_the_next_tile_is_drawn():
    """The same drawings by hand: a tile is put back, and all are mixed, as soon as there is no space."""
    returned = 0
    for seed in range(8):
        table = gwt.new_game(pack="second_edition", seed=seed).state.copy()
        board = table.board
        floods = [one.id for one in board.supply.tiles if one.section == "flood"]
        others = [one.id for one in board.supply.tiles if one.section == "trade"]
        table.tiles = {space: tile for space, tile in table.tiles.items() if tile in board.buildings}
        by_hand, bag = table.copy(), [*others * 3, *floods * 3]
        pile, drawn = list(bag), 0

        _lay_out(table, pile)
        while drawn < board.supply.placed:
            tile = bag.pop()
            space = free_space(by_hand, tile)
            if space is None:
                returned += 1
                bag.append(tile)
                shuffle(by_hand, bag)
            else:
                by_hand.tiles[space] = tile
                drawn += 1

        assert (table.tiles, pile) == (by_hand.tiles, bag)
    assert returned
