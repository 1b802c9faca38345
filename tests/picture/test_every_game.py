"""What holds of the pictures of every game: of its components, its words and its positions."""

import os
import re
import subprocess
import sys
from collections import Counter

import attrs
import pytest

import gwt
from gwt.packs.traversal import effects_of
from gwt.picture import Picture, plain_entry
from gwt.picture.effect_composer import Composer
from gwt.picture.graphics import frame
from gwt.spec import picture_spec
from gwt.spec.registry import GAMES, game_kind
from tests.holding import at_random
from tests.picture.properties import check
from tests.picture.reading import contrast, parsed, titles

pytestmark = pytest.mark.in_turn

PACKS = {game: gwt.load_pack(game) for game in GAMES}
BOOKS = {game: picture_spec.book_of(pack) for game, pack in PACKS.items()}


def listed(pack):
    """Every entry with an id, and every file."""
    for file, whole in pack.files.items():
        yield file, whole
        for one in attrs.fields(type(whole)):
            value = getattr(whole, one.name)
            if isinstance(value, tuple):
                yield from ((f"{file}: {entry.id}", entry) for entry in value if hasattr(entry, "id"))


LISTED = {game: dict(listed(pack)) for game, pack in PACKS.items()}
NAMED = [(game, name) for game, found in LISTED.items() for name in found]
SAME = {"cargo", "cowboy", "dollars", "senator"}
"""What players call the same in several languages."""
by_game = pytest.mark.parametrize("game", GAMES)


# --- components --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "name"), NAMED)
def test_every_entry_has_a_picture_that_can_be_read_and_seen(game, name):
    check(picture_spec.component(PACKS[game], LISTED[game][name]))


@by_game
def test_each_kind_of_entry_is_drawn_in_its_own_way(game):
    kit, drawn = picture_spec._kit(PACKS[game]), picture_spec._drawing(game).component

    assert [name for name, entry in LISTED[game].items() if drawn(kit, entry) is None] == []


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, name in NAMED if ":" in name])
def test_every_entry_can_also_be_drawn_by_its_fields_alone(game, name):
    """As the entries of a game are that draws nothing in its own way."""
    entry, book = LISTED[game][name], BOOKS[game]
    check(
        Picture(
            plain_entry.draw_plain_entry(book, entry),
            plain_entry.name_of(entry),
            plain_entry.description(entry),
            book,
        )
    )


@by_game
def test_pictures_that_differ_share_no_id(game):
    drawn = {picture_spec.component(PACKS[game], entry).svg() for entry in LISTED[game].values()}
    ids = Counter(one.get("id") for svg in drawn for one in parsed(svg).iter() if one.get("id"))

    assert [one for one, many in ids.items() if many > 1] == []


@by_game
def test_entries_show_themselves_in_a_notebook(game):
    for entry in list(LISTED[game].values())[:6]:
        assert entry._repr_svg_() == picture_spec.component(PACKS[game], entry).svg()


@by_game
@pytest.mark.parametrize("language", ["nl", "it"])
def test_pictures_speak_the_language_that_is_asked_for(game, language):
    """Every pictogram has a title in it, and no tooltip of a table is the English one."""
    untitled = [one.id for one in BOOKS[game].symbols.values() if language not in one.titles]
    position = at_random(gwt.new_game(3, 2, game=game, listen=False), 400, 2)
    english, theirs = (set(titles(position.picture(1, one).svg("light"))) for one in ("en", language))

    assert untitled == []
    assert {one for one in english & theirs if not re.search(r"[A-Z]\w+$|\d", one)} <= SAME


# --- words -------------------------------------------------------------------------------------------


@by_game
def test_every_verb_and_every_count_has_its_pictograms(game):
    kind = game_kind(game)
    verbs = {one for one in kind.content.language.kinds if one.__module__.startswith(f"{kind.package}.")}

    assert verbs
    assert verbs - set(BOOKS[game].effects) == set()
    counts = PACKS[game].parser.vocabulary["count"].values()
    assert {count.kind for count in counts} <= set(BOOKS[game].counts)


@by_game
def test_every_expression_in_content_has_a_picture_that_can_be_read_and_seen(game):
    trees = {tree for whole in PACKS[game].files.values() for _, tree in effects_of(whole)}

    assert len(trees) > 30
    for tree in sorted(trees, key=str):
        piece = frame(Composer(BOOKS[game], "panel").effect(tree, 400), "panel")
        check(Picture(piece, str(tree), str(tree), BOOKS[game]))


# --- positions ---------------------------------------------------------------------------------------


@by_game
def test_games_views_and_pictures_show_themselves_in_a_notebook(game):
    made = gwt.new_game(players=2, seed=1, game=game)

    assert made._repr_svg_() == made.picture().svg()
    assert made.view(1)._repr_svg_() == made.picture(1).svg() == made.view(1).picture().svg()


@by_game
def test_pictures_are_the_same_in_every_process(game):
    """Whatever the order of hashes."""
    code = (
        f"import gwt; from gwt.spec import picture_spec; game = gwt.new_game(2, seed=3, game={game!r}); "
        "pack = game.pack; print(game.picture().svg(), "
        "*(picture_spec.component(pack, one).svg() for one in pack.files.values()))"
    )

    def made(seed):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"}
        return subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, check=True
        ).stdout

    assert made("1") == made("2")


# --- colours -----------------------------------------------------------------------------------------


@by_game
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_has_contrast_to_every_colour_that_may_carry_it(game, theme):
    colours = BOOKS[game].colours
    weak = {
        one.id: round(ratio, 2)
        for one in colours.values()
        if one.text and (ratio := contrast(getattr(one, theme), getattr(colours[one.text], theme))) < 4.5
    }

    assert weak == {}


@by_game
def test_pictograms_of_different_names_differ_in_more_than_colour(game):
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

    same = Counter(shapes(one.marks) for one in BOOKS[game].symbols.values())

    assert [many for many in same.values() if many > 1] == []
