"""Paper that is enough: what the options of whole games name is on the sheets, the boards or the aid."""

import html
import re
import sys

import pytest

import gwt
from gwt.picture import Picture
from gwt.players import new_player
from gwt.printing import aid
from gwt.printing.sheets import sheets
from gwt.spec import picture_spec
from tests.printing.test_sheets import ELSEWHERE
from tests.sampling import sample

pytestmark = pytest.mark.in_turn

PICTURED = {
    *("objective", "supply tile", "station master", "station", "town tile", "disc", "wagon", "district"),
}
"""Kinds whose entries are told apart by their pictures or by where they lie, and not by a printed name."""
SETUPS = [
    ("great-western-trail", pack, players)
    for pack, players in (
        *(
            ("first_edition", 2),
            ("second_edition", 2),
            ("rails_to_the_north", 2),
            ("rails_second_edition", 2),
        ),
        *(("simmental", 2), ("promo_buildings", 2), ("garth", 2), ("garth_rails", 2), ("garth_hard", 2)),
        *(("garth_second_edition", 2), ("garth_rails_second_edition", 2)),
    )
]
GAMES = [*SETUPS, *(("pacific-rails", "base", players) for players in (2, 3))]


def words_of(svg):
    return " ".join(html.unescape(re.sub("<[^>]*>", " ", svg)).split())


def drawn_words(svg):
    return " ".join(words_of(text) for text in re.findall(r"<text.*?</text>", svg, re.DOTALL))


def printed_words(pack, players, monkeypatch):
    """The words of all sheets of a pack, of its aid, and of the faces of each entry and the boards."""
    jobs = {}
    pdf = sys.modules["gwt.printing.pdf"]
    monkeypatch.setattr(pdf, "render_pdf", lambda template, job: jobs.update({template: job}) or b"")
    sheets(pack, players=players)
    aid(pack)
    book = picture_spec.book_of(pack, "en")
    faces = {}
    for item in picture_spec.print_items(pack, "en"):
        sides = [
            drawn_words(Picture(side, "", "", book).svg("light"))
            for side in (item.front, item.back)
            if side
        ]
        for entry in (item.entry, *item.also):
            faces[entry.id] = " ".join([faces.get(entry.id, ""), *sides])
    boards = {
        board.file: drawn_words(Picture(board.piece, "", "", book).svg("light"))
        for board in picture_spec.boards(pack, "en")
    }
    sheet = " ".join(map(drawn_words, jobs["sheets.typ"]["drawings"]))
    assert all(text in sheet for text in boards.values())
    on_aid = words_of(str({key: jobs["aid.typ"][key] for key in ("turn", "groups", "rules", "key")}))
    return sheet, on_aid, faces, boards


@pytest.mark.parametrize(("name", "packs", "players"), sample(GAMES, 2))
def test_what_the_options_of_a_game_name_is_printed(name, packs, players, monkeypatch):
    pack = gwt.load_pack(name, packs)
    sheet, on_aid, faces, boards = printed_words(pack, players, monkeypatch)
    wording = picture_spec.book_of(pack, "en").wording
    components = {component.id: component for component in pack.components}
    game, player = gwt.new_game(players, 7, game=name, pack=pack), new_player("greedy")
    options = set()
    while not game.over:
        options |= {(game.decision.cause, option) for option in game.decision.options}
        game.play(player.choose(game))
    missing = {}
    for cause, option in options:
        words = re.findall(r"[\w-]+", str(option))
        named = [components[word] for word in (cause, *words) if word in components]
        for component in named:
            board = component.file if component.file in boards else ELSEWHERE.get(component.kind)
            where = faces.get(component.id) or boards.get(board) or (on_aid if board == "markers" else "")
            label = re.split(r"[ “”]+", wording.name(component.entry).strip("”"))[-1]
            if component.kind not in PICTURED and not re.search(rf"(?i)\b{label}", f"{where} {on_aid}"):
                missing[component.id] = label
        for number in re.findall(r"(?<![\w-])\d+(?![\w-])", str(option)):
            if int(number) > 1 and not re.search(rf"\b{number}\b", f"{sheet} {on_aid}"):
                missing[str(option)] = number

    assert missing == {}
