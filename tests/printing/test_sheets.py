"""Sheets to print: real size, every copy, backs behind their fronts, and errors that say what to do."""

import re
import sys
from collections import Counter
from pathlib import Path

import pytest
import yaml

import gwt
from gwt.errors import ContentError, UsageError
from gwt.picture import Picture
from gwt.picture.pictogram_library import FOLDER
from gwt.picture.print_items import FILE, PLAIN
from gwt.picture.print_items import load as load_printing
from gwt.printing import PAPERS, sheets
from gwt.printing.page_layout import SheetCard, board_parts, piece_pages
from gwt.spec import installed_packs, picture_spec
from gwt.spec.registry import GAMES
from tests.lantern import lantern_street  # noqa: F401

pytestmark = pytest.mark.in_turn

ROOT = Path(__file__).parents[2]
SAWMILL = ROOT / "examples" / "packs" / "sawmill"
KINDS = {"tile": ("id", "copies"), "card": ("id",)}


def fronts(made):
    return [page for page in made.pages if not page.back]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "nl", "it"])
def test_every_game_prints_its_pieces_in_every_language(game, language):
    made = sheets(gwt.load_pack(game), language=language, once=True)

    assert made.pdf.startswith(b"%PDF-")
    assert made.pieces > 30
    assert b"SourceSansPro" in made.pdf, "the font is in the file"


def test_there_are_as_many_copies_as_the_game_has():
    pack = gwt.load_pack()
    tiles = pack.entries.supply.tiles
    made = sheets(pack, only=["supply tile"])

    assert made.pieces == sum(sum(tile.piles.values()) for tile in tiles)


def test_a_tile_has_its_other_side_on_its_back_and_every_seat_has_one():
    made = sheets(gwt.load_pack(pack=SAWMILL), only=["mine"])
    front, back = made.pages

    assert (made.pieces, len(front.cells), len(back.cells)) == (4, 4, 4)
    assert {cell.face for cell in front.cells}.isdisjoint(cell.face for cell in back.cells)


@pytest.mark.parametrize("paper", PAPERS)
def test_a_back_lies_behind_its_front_if_the_sheet_is_turned_over_its_long_edge(paper):
    cards = [SheetCard(number, 100 + number) for number in range(7)]
    front, back = piece_pages(cards, "tile", (60, 40), PAPERS[paper], 3, backs=True)

    behind = {(round(PAPERS[paper].width - cell.x - 60, 6), cell.y): cell.face for cell in back.cells}
    assert {(round(cell.x, 6), cell.y): cell.face + 100 for cell in front.cells} == behind


@pytest.mark.parametrize("bleed", [0, 3])
def test_pieces_do_not_overlap_and_every_cut_is_marked(bleed):
    (page,) = piece_pages([SheetCard(0, None)] * 8, "tile", (60, 40), PAPERS["a4"], bleed, backs=False)
    upright = Counter(x for x, y, to_x, to_y in page.marks if x == to_x)

    for cell in page.cells:
        assert upright[cell.x] and upright[cell.x + 60]
        for other in page.cells:
            apart = abs(other.x - cell.x) >= 60 + 2 * bleed or abs(other.y - cell.y) >= 40 + 2 * bleed
            assert other == cell or apart
    assert all(0 <= x <= 210 and 0 <= y <= 297 for line in page.marks for x, y in (line[:2], line[2:]))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("size", [(567, 336), (270, 180), (100, 500)])
def test_the_parts_of_a_board_fit_on_the_page_and_are_the_board(paper, size):
    turned, cut = board_parts(size, PAPERS[paper])
    wide, high = sorted((PAPERS[paper].width, PAPERS[paper].height), reverse=turned)

    assert all(one.width <= wide - 26 + 0.01 and one.height <= high - 26 + 0.01 for one in cut)
    assert sum(one.width * one.height for one in cut) == pytest.approx(size[0] * size[1])
    assert len({(one.x, one.y) for one in cut}) == len({one.name for one in cut}) == len(cut)


@pytest.mark.parametrize("names", ["first_edition", "rails_second_edition", "garth", None])
def test_two_people_can_play_each_edition_from_one_file(names, monkeypatch):
    """The boards fit on one sheet of A2 each, and every seat has its own pieces."""
    monkeypatch.setattr(sys.modules["gwt.printing.pdf"], "render_pdf", lambda template, job: b"")
    pack = gwt.load_pack("pacific-rails" if names is None else "great-western-trail", names)
    made = sheets(pack, players=2, language="nl", paper="a2", backs=False)
    of = Counter(page.kind for page in made.pages)

    for board in picture_spec.boards(pack):
        assert of[board.file] == (2 if board.how.each_seat else 1)
    assert {*picture_spec.print_kinds(pack), *picture_spec.marker_groups(pack)} <= {*of}
    ids = {one.kind for one in pack.components}
    assert ("turn card" in of) == ("turn card" in ids) and ("network" in of) == ("town" in ids)


def test_what_lies_on_the_trail_fits_on_its_spaces():
    """Tiles and board have one scale, so that a building lies on its space and on no other."""
    pack = gwt.load_pack()
    (trail,) = (one for one in picture_spec.boards(pack) if one.file == "trail")
    scale = trail.how.width / trail.piece.width
    for kind in ("building", "supply tile"):
        front = next(one.front for one in picture_spec.print_items(pack, only=[kind]))
        size = (front.width * scale, front.height * scale)
        assert picture_spec.print_kinds(pack)[kind].size == pytest.approx(size, abs=1.5)


def test_what_is_larger_than_the_page_is_refused():
    with pytest.raises(UsageError, match="300 x 40 mm does not fit on A4"):
        list(piece_pages([SheetCard(0, None)], "board", (300, 40), PAPERS["a4"], 3, backs=False))


def test_pieces_have_their_size_in_millimetres(monkeypatch):
    """The same page as SVG, whose unit is the point: the paper, and the box of each tile with its bleed."""
    import typst

    made, compiled = list[bytes](), typst.compile
    monkeypatch.setattr(
        typst, "compile", lambda *at, **how: made.append(compiled(*at, **{**how, "format": "svg"})) or b""
    )
    (page,) = sheets(gwt.load_pack(pack=SAWMILL), only=["mine"], paper="letter", backs=False).pages
    svg, point = made[0].decode(), 25.4 / 72
    paper = re.search(r'viewBox="0 0 (\S+) (\S+)"', svg)
    boxes = re.findall(r'd="M 0 0v ([0-9.]+)h ([0-9.]+)v', svg)

    assert [float(side) * point for side in paper.groups()] == pytest.approx([215.9, 279.4])
    sizes = Counter(
        (round(float(across) * point, 3), round(float(down) * point, 3)) for down, across in boxes
    )
    assert sizes[page.width + 6, page.height + 6] == 4


def test_grey_is_grey_and_keeps_the_contrast_of_text():
    from gwt.printing.sheets import _grey
    from tests.picture.reading import contrast

    colours = picture_spec.book_of(gwt.load_pack()).colours
    for one in colours.values():
        assert re.fullmatch(r"#(..)\1\1", _grey(one.light))
        if one.text:
            assert contrast(_grey(one.light), _grey(colours[one.text].light)) > 4.4


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"paper": "a5"}, "there is no paper 'a5'"),
        ({"players": 7}, "is for 2, 3, 4 players, not for 7"),
        ({"only": ["hazzard"]}, "there is nothing called 'hazzard' to print"),
        ({"only": ["kansas-city"]}, "has nothing of that to print; its pieces are: building, breed"),
        ({"language": "fr"}, "no texts in 'fr'"),
        ({"bleed": 50}, "a bleed has 0 to 10 mm"),
    ],
)
def test_a_wrong_wish_is_explained(asked, message):
    with pytest.raises(UsageError, match=re.escape(message)):
        sheets(gwt.load_pack(), **asked)


def test_a_game_without_boards_prints_none(lantern_street):  # noqa: F811
    with pytest.raises(UsageError, match="has nothing of that to print"):
        sheets(gwt.load_pack(lantern_street), only=["boards"])


def test_without_the_library_the_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "typst", None)

    with pytest.raises(UsageError, match=r"pip install '\S+\[print\]'"):
        sheets(gwt.load_pack(), only=["9a"])


# --- print.yaml --------------------------------------------------------------------------------------


def printing(tmp_path, text):
    (tmp_path / FOLDER).mkdir(exist_ok=True)
    if text:
        (tmp_path / FOLDER / FILE).write_text(text, encoding="utf-8")
    return load_printing([tmp_path], KINDS, picture_spec.book_of(gwt.load_pack()))


def test_a_game_that_says_nothing_prints_everything_in_one_size(tmp_path):
    assert printing(tmp_path, "") == dict.fromkeys(KINDS, PLAIN)


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("tiel", {}, "print.yaml:2:3: there is no kind of entry 'tiel'"),
        ("tile", {"colour": "hed"}, "there is no colour 'hed'"),
        ("tile", {"size": [0, 3]}, "give width and height in millimetres"),
        ("tile", {"copies_in": "copy"}, "a tile has no field 'copy'"),
        ("tile", {"weight": 3}, "'weight' is not a key here"),
    ],
)
def test_a_mistake_in_it_is_located(tmp_path, key, value, message):
    text = yaml.safe_dump({"kinds": {key: {"title": "tiles", "size": [60, 40], **value}}})

    with pytest.raises(ContentError, match=re.escape(message)):
        printing(tmp_path, text)


def test_rows_of_a_very_long_board_go_on_after_z():
    _, found = board_parts((100, 8000), PAPERS["a4"])

    assert [found[at].name for at in (0, 25, 26)] == ["A1", "Z1", "AA1"]


ELSEWHERE = {
    "city": "railroad",
    "worker kind": "player_board",
    "wagon": "player_board",
    "piece kind": "markers",
}
"""Where kinds of entries are that are neither printed nor in the file of a board."""


@pytest.mark.parametrize("game", GAMES)
def test_each_entry_is_printed_or_on_a_board_or_on_the_aid(game):
    for installed in installed_packs(game):
        pack = gwt.load_pack(game, installed.folder)
        printed = {*picture_spec.print_kinds(pack, "en")}
        boards = {board.file for board in picture_spec.boards(pack, "en")}
        on_aid = {title for title, rows in picture_spec.player_aid(pack, "en").items() if rows}
        missing = {
            component.kind
            for component in pack.components
            if component.kind not in printed and component.file not in boards
        }
        assert {ELSEWHERE[kind] for kind in missing - AID} <= {*boards, "markers"}
        assert len(on_aid) >= len(missing & AID)


AID = {"auxiliary action", "category"}
"""Kinds that only the aid lists."""


def test_what_cattle_and_hands_cost_and_the_levels_are_printed():
    pack = gwt.load_pack(pack=["garth_rails"])
    (cattle,) = [board for board in picture_spec.boards(pack, "en") if board.file == "cattle"]
    drawn = Picture(cattle.piece, "", "", picture_spec.book_of(pack, "en")).svg("light")
    faces = {
        item.entry.id: Picture(item.front, "", "", picture_spec.book_of(pack, "en")).svg("light")
        for item in picture_spec.print_items(pack, "en", only={"hand", "level"})
    }

    assert all(f"${offer.price}" in drawn for offer in pack.entries.cattle.offers)
    assert all(
        f"${dollars}" in faces[hand.id]
        for hand in pack.entries.supply.hands
        for dollars in hand.fee.values()
    )
    # The first cities of a level stand on its card, in the order in which he takes them.
    assert {level.id for level in pack.entries.opponent.levels} <= {*faces}
    assert "Chicago" in faces["garth-medium"] and "Memphis" in faces["garth-medium"]
