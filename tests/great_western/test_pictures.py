"""Pictures of the components and positions of Great Western Trail."""

from collections import Counter

import attrs
import pytest
import yaml
from hypothesis import given, settings

import gwt
from gwt.games.great_western.picture import trail
from gwt.picture import Picture, board_layout
from gwt.picture.effect_composer import Composer
from gwt.picture.graphics import frame
from gwt.spec import picture_spec
from gwt.spec.pack_lookup import load_pack, pack_folder
from tests.dsl.trees import trees
from tests.holding import at_random
from tests.picture.properties import check
from tests.picture.reading import painted, parsed, pictograms, texts, titles

pytestmark = pytest.mark.in_turn

PACK = gwt.load_pack()
BOOK = picture_spec.book_of(PACK)


def test_one_picture_may_stand_twice_in_a_page_under_two_names():
    tile = picture_spec.component_pictures(PACK, "2a")
    first, second = (
        {one.get("id") for one in parsed(tile.svg(name=name)).iter()} - {None} for name in ("a", "b")
    )

    assert first.isdisjoint(second)


def test_a_building_shows_its_actions_its_price_and_its_points():
    svg = picture_spec.component_pictures(PACK, "4a").svg()

    assert {"payment", "remove-hazard", "ride", "location", "craftsman", "black-hand"} <= pictograms(svg)
    assert {"Building 4a", "−$5", "≤2", "2×", "3"} <= set(texts(svg))
    assert "pay $5 -> remove hazard" in titles(svg)


# --- expressions -------------------------------------------------------------------------------------


def drawn(tree, book):
    piece = frame(Composer(book, "panel").effect(tree, 400), "panel")
    return Picture(piece, str(tree), str(tree), book)


def test_a_new_expression_has_a_picture_without_any_drawing():
    svg = picture_spec.expression(
        PACK, "discard 3 holstein -> gain $12 and move engine up to 1 per cowboy"
    ).svg()

    assert {"holstein", "discarding", "coin", "engine-ahead", "cowboy"} <= pictograms(svg)
    assert {"3×", "$12", "≤1", "×"} <= set(texts(svg))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hire worker -2", ["+$2"]),
        ("hire worker +1", ["−$1"]),
        ("hire worker", []),
        ("move engine back 1 or more as far -> deliver within far", ["1+", "n", "≤n"]),
        ("gain $3 per 5 certificates", ["$3", "×", "5×"]),
        ("discard 1 cattle of value 3 -> gain $1", ["3", "$1"]),
        ("play objectives if must-act", ["if must-act"]),
    ],
)
def test_numbers_are_written_where_they_belong(text, said):
    assert texts(picture_spec.expression(PACK, text).svg()) == said


def test_an_effect_that_may_be_skipped_has_a_dashed_frame():
    assert "stroke-dasharray" in picture_spec.expression(PACK, "may trade").svg()
    assert "stroke-dasharray" not in picture_spec.expression(PACK, "trade").svg()


def test_what_binds_looser_within_a_tighter_joiner_stands_in_a_frame():
    def frames(text):
        return picture_spec.expression(PACK, text).svg().count('class="frame')

    assert frames("trade or (pay $2 -> trade)") == frames("trade or trade") + 1


def test_every_name_in_content_has_its_pictogram():
    vocabulary = PACK.parser.vocabulary
    composer = Composer(BOOK)
    names = {*vocabulary["worker"], *vocabulary["city"], *vocabulary["hand"], *vocabulary["aux"]}
    names |= {str(count.argument) for count in vocabulary["count"].values() if count.argument}

    def boxed(name):
        """Whether it is nothing but words in a box."""
        return composer.name(name) == composer.boxed_text(name)

    assert sorted(name for name in names if boxed(name)) == []


def test_a_kind_without_pictograms_is_written_in_its_own_words():
    bare = attrs.evolve(BOOK, effects={}, counts={})
    tree = PACK.parser.effect("discard 1 guernsey -> gain $2 per own building")

    assert texts(drawn(tree, bare).svg()) == ["discard 1 guernsey", "gain $2 per own building"]


@settings(max_examples=60, deadline=None)
@given(tree=trees)
def test_any_expression_has_a_picture_that_can_be_read_and_seen(tree):
    check(drawn(tree, BOOK))


# --- positions ---------------------------------------------------------------------------------------


def midway():
    return at_random(gwt.new_game(3, 5, listen=False), 400, 5)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_picture_from_a_seat_shows_nothing_that_is_hidden_from_it(seat):
    """A game that the seat cannot tell from this one has the same picture."""
    game = midway()
    guesses = [game.determinize(seat, seed) for seed in range(3)]

    assert len({guess.picture().svg() for guess in guesses}) > 1, "nothing was hidden"
    assert {guess.picture(seat).svg() for guess in guesses} == {game.picture(seat).svg()}


def test_hidden_cards_lie_face_down():
    game = gwt.new_game(players=2, seed=1)
    own, other = (len(player.hand) for player in game.state.players)

    backs = Counter(titles(game.picture(0).svg()))["face-down card"]
    open_backs = Counter(titles(game.picture().svg()))["face-down card"]

    assert own == other
    assert backs == open_backs + other


def test_a_file_comes_before_an_entry_of_its_name():
    """The category of points for buildings is called as the file of buildings is."""
    shown = texts(picture_spec.component_pictures(PACK, "buildings").svg())

    assert shown.index("Private buildings") > shown.index("Building A")


def test_an_entry_of_no_pack_is_shown_by_its_fields():
    assert attrs.evolve(PACK.entries.buildings.private[0], id="0c")._repr_svg_() is None


def test_a_seat_that_is_not_there_is_refused():
    with pytest.raises(gwt.UsageError, match="there is no seat 2"):
        gwt.new_game(players=2).picture(2)


SPACES = [*{one.section or one.kind: one.id for one in PACK.entries.trail.spaces}.values(), "teepee-9"]
"""One of each kind of space."""


def boxes(svg, on):
    return [
        one.box for one in painted(svg) if one.tag == "text" and one.attributes["data-on"].startswith(on)
    ]


def _overlap(box, other):
    across = box.left < other.right and other.left < box.right
    return across and box.top < other.bottom and other.top < box.bottom


@pytest.mark.parametrize("space", SPACES)
def test_cattlemen_cover_no_number_of_what_they_stand_on(space):
    """Two of them on each space, with tiles on all the others."""
    kit = picture_spec._kit(PACK)
    supply = {one.section: one.id for one in PACK.entries.supply.tiles if one.hands}
    kinds = {"building": "8a", "neutral": "building-d"}
    tiles = {one.id: kinds.get(one.kind) or supply.get(one.section) for one in PACK.entries.trail.spaces}
    table = gwt.new_game(players=2, seed=1, pack=PACK).state
    table.tiles = {at: tile for at, tile in tiles.items() if tile}
    table.owners = {one.id: 1 for one in PACK.entries.trail.spaces if one.kind == "building"}
    for player in table.players:
        player.at = space
    svg = Picture(trail.trail(kit, table), "x", "x", BOOK).svg("light")
    mine = [box for box in boxes(svg, "seat-") if box.right - box.left < 8 * trail._RIDER]
    others = [box for on in ("medal", "bill", "coin", "move", "head") for box in boxes(svg, on)]

    assert len(mine) >= 2
    assert [(box, other) for box in mine for other in others if _overlap(box, other)] == []


def test_a_building_is_larger_than_an_empty_space_and_shows_no_id():
    kit, space = picture_spec._kit(PACK, "en"), PACK.component("a-1").entry
    empty, built = (trail._slot(kit, space, tile, 0, "") for tile in (None, "8a"))

    assert built.width > 2 * empty.width
    assert "a-1" not in texts(Picture(empty, "x", "x", BOOK).svg())


def test_a_table_names_what_lies_on_it_and_shows_no_id():
    """But for the numbers of building tiles, which are printed on them."""
    shown = {*titles(midway().picture(0, "nl").svg("light"))}
    ids = {one.id for one in PACK.components if "-" in one.id}

    assert {one for one in shown if set(one.split(", ")) & ids} == set()
    assert "Het ruiterveld" in shown


# --- the board of the trail --------------------------------------------------------------------------


def places(folder, **spaces):
    (folder / "pictures").mkdir()
    text = yaml.safe_dump({"width": 900, "height": 600, "spaces": spaces})
    (folder / "pictures" / "board.yaml").write_text(text, encoding="utf-8")
    return [pack_folder(), folder]


def test_cards_are_called_in_the_language_of_the_picture():
    """Those of the second edition are called by their colour, those of the first by their breed."""
    pack = load_pack("great-western-trail", "second_edition")
    english, dutch = (
        " ".join(texts(picture_spec.component_pictures(pack, "green-cow", language).svg())).lower()
        for language in ("", "nl")
    )

    assert "green cow" in english
    assert "cow" not in dutch
    assert "runderkaart" in dutch


def test_a_pack_may_move_spaces_and_place_new_ones(tmp_path):
    known = PACK.vocabulary["space"]
    made = board_layout.load(places(tmp_path, start=[1, 2], ford=[30, 40]), [*known, "ford"])

    assert (made.width, made.spaces["start"], made.spaces["ford"]) == (900, (1, 2), (30, 40))
    assert made.spaces["a-1"] == board_layout.load([pack_folder()], known).spaces["a-1"]


def test_a_space_without_a_place_and_a_place_without_a_space_are_told_together(tmp_path):
    folders = places(tmp_path, strat=[1, 2])

    with pytest.raises(gwt.ContentError) as raised:
        board_layout.load(folders, [*PACK.vocabulary["space"], "ford"])
    told = str(raised.value)
    assert "there is no space 'strat'" in told
    assert "Did you mean 'start'?" in told
    assert "the space 'ford' has no place" in told


def test_a_pack_without_a_board_cannot_have_its_trail_drawn(tmp_path):
    with pytest.raises(gwt.UsageError, match="its board cannot be drawn"):
        board_layout.load([tmp_path], [])


def test_a_space_shows_the_steps_of_the_usual_rulings_and_no_ruling():
    """The board of the trail has no room for them."""
    space, trail = (
        picture_spec.component(PACK, one).svg("light")
        for one in (PACK.component("kansas-city").entry, PACK.files["trail"])
    )

    assert not any("trail-end" in text for text in texts(space) + texts(trail))
    assert "play-objectives" in pictograms(space)
    assert "play-objectives" not in pictograms(trail)
