"""Pictures of the components and positions of Great Western Trail."""

import os
import subprocess
import sys
from collections import Counter
from random import Random

import attrs
import pytest
import yaml
from hypothesis import given, settings

import gwt
from gwt.games import picture
from gwt.games.great_western import effects
from gwt.games.great_western.effects import Effect
from gwt.games.great_western.picture import layout
from gwt.games.great_western.picture.components import ENTRIES
from gwt.games.packs import pack_folder
from gwt.picture import Picture, entries
from gwt.picture.compose import Composer
from gwt.picture.pieces import framed
from tests.dsl.trees import trees
from tests.picture.properties import check
from tests.picture.reading import contrast, parsed, pictograms, texts, titles

PACK = gwt.load_pack()
BOOK = picture.book(PACK)


def listed():
    """Every entry with an id, and every file."""
    for file, whole in PACK.entries.items():
        yield file, whole
        for one in attrs.fields(type(whole)):
            value = getattr(whole, one.name)
            if isinstance(value, tuple):
                yield from ((f"{file}: {entry.id}", entry) for entry in value if hasattr(entry, "id"))


LISTED = dict(listed())


@pytest.mark.parametrize("name", LISTED)
def test_every_entry_has_a_picture_that_can_be_read_and_seen(name):
    check(picture.component(PACK, LISTED[name]))


def test_each_kind_of_entry_is_drawn_in_its_own_way():
    assert {type(entry) for entry in LISTED.values()} == set(ENTRIES)


@pytest.mark.parametrize("name", [name for name in LISTED if ":" in name])
def test_every_entry_can_also_be_drawn_by_its_fields_alone(name):
    """As the entries of a game are that draws nothing in its own way."""
    entry = LISTED[name]
    check(Picture(entries.plain(BOOK, entry), entries.name_of(entry), entries.description(entry), BOOK))


def test_pictures_that_differ_share_no_id():
    drawn = {picture.component(PACK, entry).svg() for entry in LISTED.values()}
    ids = Counter(one.get("id") for svg in drawn for one in parsed(svg).iter() if one.get("id"))

    assert [one for one, many in ids.items() if many > 1] == []


def test_one_picture_may_stand_twice_in_a_page_under_two_names():
    tile = picture.components(PACK, "2a")
    first, second = (
        {one.get("id") for one in parsed(tile.svg(name=name)).iter()} - {None} for name in ("a", "b")
    )

    assert first.isdisjoint(second)


def test_a_building_shows_its_actions_its_price_and_its_points():
    svg = picture.components(PACK, "4a").svg()

    assert {"payment", "remove-hazard", "ride", "location", "craftsman", "black-hand"} <= pictograms(svg)
    assert {"Building 4a", "−$5", "≤2", "2×", "3"} <= set(texts(svg))
    assert "pay $5 -> remove hazard" in titles(svg)


# --- expressions -------------------------------------------------------------------------------------


def drawn(tree, book):
    piece = framed(Composer(book, "panel").effect(tree, 400), "panel")
    return Picture(piece, str(tree), str(tree), book)


def test_a_new_expression_has_a_picture_without_any_drawing():
    svg = picture.expression(
        PACK, "discard 3 holstein -> gain $12 and move engine up to 1 per cowboy"
    ).svg()

    assert {"holstein", "discarding", "coin", "engine-ahead", "cowboy"} <= pictograms(svg)
    assert {"3×", "$12", "≤1", "×"} <= set(texts(svg))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hire worker -2", ["−$2"]),
        ("hire worker +1", ["+$1"]),
        ("hire worker", []),
        ("move engine back 1 or more as far -> deliver within far", ["1+", "= n", "≤n"]),
        ("gain $3 per 5 certificates", ["$3", "×", "5×"]),
        ("discard 1 cattle of value 3 -> gain $1", ["3", "$1"]),
        ("play objectives if must-act", ["if must-act"]),
    ],
)
def test_numbers_are_written_as_on_a_tile(text, said):
    assert texts(picture.expression(PACK, text).svg()) == said


def test_an_effect_that_may_be_skipped_has_a_dashed_frame():
    assert "stroke-dasharray" in picture.expression(PACK, "may trade").svg()
    assert "stroke-dasharray" not in picture.expression(PACK, "trade").svg()


def test_what_binds_looser_within_a_tighter_joiner_stands_in_a_frame():
    def frames(text):
        return picture.expression(PACK, text).svg().count('class="frame"')

    assert frames("trade or (pay $2 -> trade)") == frames("trade or trade") + 1


def test_every_verb_has_its_pictograms():
    verbs = {one for one in vars(effects).values() if isinstance(one, type) and issubclass(one, Effect)}

    assert verbs - {Effect} - set(BOOK.effects) == set()


def test_every_count_and_every_name_in_content_has_its_pictograms():
    vocabulary = PACK.reader.vocabulary
    composer = Composer(BOOK)
    names = {*vocabulary["worker"], *vocabulary["city"], *vocabulary["hand"], *vocabulary["aux"]}
    names |= {str(count.argument) for count in vocabulary["count"].values() if count.argument}

    def boxed(name):
        """Whether it is nothing but words in a box."""
        return composer.name(name) == composer.boxed(name)

    assert {count.kind for count in vocabulary["count"].values()} <= set(BOOK.counts)
    assert sorted(name for name in names if boxed(name)) == []


def test_a_kind_without_pictograms_is_written_in_its_own_words():
    bare = attrs.evolve(BOOK, effects={}, counts={})
    tree = PACK.reader.effect("discard 1 guernsey -> gain $2 per own building")

    assert texts(drawn(tree, bare).svg()) == ["discard 1 guernsey", "gain $2 per own building"]


@settings(max_examples=60, deadline=None)
@given(tree=trees)
def test_any_expression_has_a_picture_that_can_be_read_and_seen(tree):
    check(drawn(tree, BOOK))


# --- positions ---------------------------------------------------------------------------------------


def midway(seed, players=3, choices=400):
    game, chance = gwt.new_game(players=players, seed=seed, listen=False), Random(seed)
    for _ in range(choices):
        if not game.over:
            game.play(chance.choice(game.decision.options))
    return game


@pytest.mark.parametrize(("players", "choices"), [(2, 0), (3, 300), (4, 5000)])
def test_every_position_can_be_drawn(players, choices):
    check(midway(players, players, choices).picture())


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_picture_from_a_seat_shows_nothing_that_is_hidden_from_it(seat):
    """A game that the seat cannot tell from this one has the same picture."""
    game = midway(5)
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


def test_games_views_and_pictures_show_themselves_in_a_notebook():
    game = gwt.new_game(players=2, seed=1)

    assert game._repr_svg_() == game.picture().svg()
    assert game.view(1)._repr_svg_() == game.picture(1).svg() == game.view(1).picture().svg()


def test_entries_show_themselves_in_a_notebook():
    for name in ("trail", "buildings: 2a", "cities: el-paso", "cattle: jersey"):
        entry = LISTED[name]
        assert entry._repr_svg_() == picture.component(PACK, entry).svg()


def test_an_entry_of_no_pack_is_shown_by_its_fields():
    assert attrs.evolve(LISTED["buildings: 2a"], id="2c")._repr_svg_() is None


def test_a_seat_that_is_not_there_is_refused():
    with pytest.raises(gwt.UsageError, match="there is no seat 2"):
        gwt.new_game(players=2).picture(2)


def test_pictures_are_the_same_in_every_process():
    """Whatever the order of hashes."""
    code = (
        "import gwt; from gwt.games import picture; game = gwt.new_game(players=2, seed=3); "
        "print(game.picture().svg(), picture.components(game.pack, 'buildings').svg())"
    )

    def made(seed):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"}
        return subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, check=True
        ).stdout

    assert made("1") == made("2")


def test_importing_the_package_imports_no_pictures():
    code = "import sys, gwt; print([name for name in sys.modules if 'picture' in name])"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert result.stdout == "[]\n"


# --- colours -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_has_contrast_to_every_colour_that_may_carry_it(theme):
    weak = {
        one.id: round(ratio, 2)
        for one in BOOK.colours.values()
        if one.text
        and (ratio := contrast(getattr(one, theme), getattr(BOOK.colours[one.text], theme))) < 4.5
    }

    assert weak == {}


def test_pictograms_of_different_names_differ_in_more_than_colour():
    """So that they can be told apart without seeing colours."""

    def shapes(marks):
        return tuple(
            (
                mark.tag,
                mark.words,
                tuple((k, v) for k, v in mark.attributes.items() if k not in ("fill", "stroke")),
                shapes(mark.inside),
            )
            for mark in marks
        )

    same = Counter(shapes(one.marks) for one in BOOK.symbols.values())

    assert [many for many in same.values() if many > 1] == []


# --- the board of the trail --------------------------------------------------------------------------


def places(folder, **spaces):
    (folder / "pictures").mkdir()
    text = yaml.safe_dump({"width": 900, "height": 600, "spaces": spaces})
    (folder / "pictures" / "board.yaml").write_text(text, encoding="utf-8")
    return [pack_folder(), folder]


def test_a_pack_may_move_spaces_and_place_new_ones(tmp_path):
    known = PACK.vocabulary["space"]
    made = layout.load(places(tmp_path, start=[1, 2], ford=[30, 40]), [*known, "ford"])

    assert (made.width, made.spaces["start"], made.spaces["ford"]) == (900, (1, 2), (30, 40))
    assert made.spaces["a-1"] == layout.load([pack_folder()], known).spaces["a-1"]


def test_a_space_without_a_place_and_a_place_without_a_space_are_told_together(tmp_path):
    folders = places(tmp_path, strat=[1, 2])

    with pytest.raises(gwt.ContentError) as raised:
        layout.load(folders, [*PACK.vocabulary["space"], "ford"])
    told = str(raised.value)
    assert "there is no space 'strat'" in told
    assert "Did you mean 'start'?" in told
    assert "the space 'ford' has no place" in told


def test_a_pack_without_a_board_cannot_have_its_trail_drawn(tmp_path):
    with pytest.raises(gwt.UsageError, match="its trail cannot be drawn"):
        layout.load([tmp_path], [])
