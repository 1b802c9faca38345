"""What is cut out of a picture looks as it does in the whole; programs that show pictures are asked."""

import random
from io import BytesIO

import pytest
import typst
from attrs import evolve
from PIL import Image, ImageChops

import gwt
from gwt.picture import Picture
from gwt.picture.graphics import Graphic, SvgElement
from gwt.picture.picture_diff import Box, changed_boxes, cut_out
from gwt.play import position_format
from gwt.spec import picture_spec
from tests.sampling import sample, seed

PACKS = ("second_edition", "rails_to_the_north", "simmental", "promo_masters", "bidding")


@pytest.fixture
def pixels(tmp_path):
    """Draws a picture, in pixels."""

    def draw(piece, book):
        (tmp_path / "picture.svg").write_text(Picture(piece, "", "", book).svg("light"), encoding="utf-8")
        page = b'#set page(width: auto, height: auto, margin: 0pt)\n#image("picture.svg")'
        drawn = typst.compile(page, root=str(tmp_path), format="png", ppi=36)
        return Image.open(BytesIO(drawn)).convert("RGBA")

    return draw


def look_alike(one, other):
    """Whether two pictures are equal but for what a renderer rounds: up to 15 of 255 where a line ends."""
    ends = ImageChops.difference(one, other).getextrema()
    return one.size == other.size and max(most for _, most in ends) <= 16


def panels(game):
    """The parts of the table by name and seat, as they are after some choices and after some more."""
    chance, found = random.Random(seed()), []
    for _ in range(2):
        for _ in range(chance.randrange(3, 9)):
            game.play(chance.choice(game.decision.options))
        state = position_format.state_in_words(game.state, game.kind.play.names(game.pack, game.state))
        found.append({(one.id, one.seat): one.piece for one in picture_spec.panels(game.pack, state)})
    return found


def covered(piece, box):
    """A picture of which nothing is seen within a box."""
    # The pixels at its edge are of both.
    box = Box(box.left - 4, box.top - 4, box.right + 4, box.bottom + 4)
    look = {"x": box.left, "y": box.top, "width": box.width, "height": box.height, "fill": "ink"}
    return Graphic(piece.width, piece.height, (*piece.marks, SvgElement("rect", look)))


WANTED = sample([("pacific-rails", None), *((None, name) for name in PACKS)], 2)


@pytest.mark.parametrize(("name", "pack"), WANTED)
def test_what_differs_is_cut_out_as_it_was_and_nothing_else_differs(name, pack, pixels):
    game = gwt.new_game(2 + seed() % 3, seed(), game=name, pack=pack)
    book = picture_spec.book_of(game.pack)
    before, after = panels(game)
    boxes = {key: next(iter(changed_boxes(piece, after[key], book)), None) for key, piece in before.items()}

    assert any(boxes.values())
    kept = all_of_it = 0
    for key, box in boxes.items():
        one, two = before[key], after[key]
        if box is None:
            assert look_alike(pixels(one, book), pixels(two, book)), key
            continue
        assert (one.width, one.height) != (two.width, two.height) or look_alike(
            pixels(covered(one, box), book), pixels(covered(two, box), book)
        ), key
        small = cut_out(two, box, book)
        (frame,) = small.marks
        whole = Graphic(box.width, box.height, (evolve(frame, inside=two.marks),))
        assert look_alike(pixels(small, book), pixels(whole, book)), key
        kept, all_of_it = kept + weight(small), all_of_it + weight(two)
    assert kept < all_of_it


def weight(piece):
    """The number of marks of a picture."""
    waiting = list(piece.marks)
    for mark in waiting:
        waiting += mark.inside
    return len(waiting)


@pytest.mark.parametrize(
    ("path", "box"),
    [
        ("M10 20 H40 V60 Z", Box(10, 20, 40, 60)),
        ("m10 20 l5 -5 t0 20 h-10 v2 z m1 1 h2", Box(5, 15, 15, 37)),
        ("M0 0 C10 20 30 -5 20 10 S50 60 40 40", Box(0, -5, 50, 60)),
        ("M0 10 a5 5 0 1 0 10 0", Box(-5, 5, 15, 15)),
        ("M0 0 Q.5.5 1 0", Box(0, 0, 1, 0.5)),
    ],
)
def test_the_box_of_a_path_goes_round_all_of_its_points(path, box):
    book = picture_spec.book_of(gwt.load_pack())
    drawn = Graphic(90, 90, (SvgElement("path", {"d": path}),))

    assert changed_boxes(Graphic(90, 90), drawn, book) == [box]


def test_a_box_is_found_through_transforms_and_lines_have_a_width():
    book = picture_spec.book_of(gwt.load_pack())
    line = SvgElement("path", {"d": "M0 0 H10", "stroke": "ink", "stroke-width": 2})
    turned = SvgElement("g", {"transform": "translate(20 30) rotate(90) scale(2)"}, (line,))
    (box,) = changed_boxes(Graphic(90, 90), Graphic(90, 90, (turned,)), book)

    assert [round(one) for one in (box.left, box.top, box.right, box.bottom)] == [18, 28, 22, 52]


def test_a_box_grows_within_its_picture():
    whole = Graphic(100, 50)

    assert Box(90, 10, 95, 20).padded(2, (40, 20), whole) == Box(60, 5, 100, 25)
    assert Box(10, 10, 90, 40).padded(20, (40, 20), whole) == Box(0, 0, 100, 50)


def test_changes_that_are_far_apart_have_boxes_of_their_own():
    book = picture_spec.book_of(gwt.load_pack())
    marks = [SvgElement("circle", {"cx": x, "cy": 9, "r": 5}) for x in (10, 65, 40, 25)]
    boxes = changed_boxes(Graphic(90, 90), Graphic(90, 90, tuple(marks)), book, 5)

    assert boxes == [Box(60, 4, 70, 14), Box(5, 4, 45, 14)]
