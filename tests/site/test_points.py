"""The points calculator counts as the engine does; the node that comes with playwright runs its script."""

import json
import random
import subprocess
from pathlib import Path

import pytest
from playwright._impl._driver import compute_driver_executable

import gwt.site
from gwt.site.markdown_page import SitePage
from gwt.site.pack_reference import PackReference
from gwt.site.points_page import PointsPage

GAMES = ("great-western-trail", "pacific-rails")
LAID_OVER = ("rails_to_the_north", "rails_second_edition", "bidding")
"""Packs that ask for more than those below them."""
_RUN = """
const script = require("fs").readFileSync(process.argv[1], "utf8")
const { data, asked } = JSON.parse(require("fs").readFileSync(0, "utf8"))
const points = new Function(`${script}\\nreturn points`)()
console.log(JSON.stringify(asked.map(values => points(data, values))))
"""


def counted(data, asked):
    """The points by category that the script finds for what is typed."""
    node, _ = compute_driver_executable()
    script = Path(gwt.site.__file__).with_name("points.js")
    run = subprocess.run(
        [node, "-e", _RUN, str(script)],
        input=json.dumps({"data": data, "asked": asked}),
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


@pytest.fixture(scope="module")
def points():
    references = {name: PackReference(pack_of(name)) for name in (*GAMES, *LAID_OVER)}
    return {name: PointsPage(one, one.calculator) for name, one in references.items()}


def pack_of(name):
    return gwt.load_pack(name) if name in GAMES else gwt.load_pack(pack=name)


def finished(name, players, seed):
    """A game that has been played to the end at random."""
    game, chance = gwt.new_game(players, seed, pack=pack_of(name), listen=False), random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.decision.options))
    return game


def enriched(game, seed):
    """The same with what random play seldom brings: workers, station masters, stations, cards."""
    chance, board = random.Random(seed), game.state.board

    def some(things, most):
        return tuple(chance.sample(sorted(things), chance.randint(0, most)))

    objectives = [id for id, card in board.cards.items() if card.objective is not None]
    for player in game.state.players:
        player.money = chance.randint(0, 80)
        player.workers = {kind: chance.randint(1, 6) for kind in player.workers}
        player.stations, player.masters = some(board.stations, 6), some(board.masters, 3)
        player.cities, player.cleared = some(board.cities, 8), some(board.discs, 10)
        for pile in (player.hand, player.draw_stack, player.discard_pile):
            pile[:] = [id for id in pile if id not in objectives]
        cards, area = some(objectives, 9), chance.randint(0, 5)
        player.objectives = cards[:area]
        player.discard_pile += cards[area:]
        player.hazards = some((id for id, tile in board.tiles.items() if tile.kind == "hazard"), 6)
        player.teepees = tuple(chance.choices(sorted(board.teepees), k=chance.randint(0, 6)))
        player.token = chance.random() < 0.3
        player.cities += ("san-francisco",) * chance.randint(0, 2)
        if board.towns:
            player.placed = some(board.towns, 12)
            player.pieces = tuple(chance.choices(sorted(board.pieces), k=5))
    return game


def typed_of_the_trail(game, seat):
    table, player = game.state, game.state.players[seat]
    board = table.board
    typed = {"dollars": player.money, "token": int(player.token)}
    typed["certificates"] = board.certificates[player.certificates] + sum(
        board.masters[one].certificates for one in player.masters
    )
    typed |= {f"workers-{kind}": number for kind, number in player.workers.items()}
    typed |= {f"discs-{disc}": 1 for disc in player.cleared}
    typed |= {f"stations-{one}": 1 for one in player.stations}
    typed |= {f"masters-{one}": 1 for one in player.masters}
    if board.towns:
        areas = {board.towns[town].area for town in player.placed}
        tokens = player.pieces.count("exchange-token")
        typed |= {"branchlets": len(player.placed), "areas": len(areas), "tokens": tokens}
    if player.bid:
        typed["bid"] = player.bid
    typed |= {
        f"buildings-{table.tiles[space]}": 1 for space, owner in table.owners.items() if owner == seat
    }
    breeds = {one.id: one for one in game.pack.files["cattle"].breeds}
    many = [f"cities-{one}" for one in player.cities]
    many += [f"hazards-{board.tiles[one].points}" for one in player.hazards]
    many += [f"teepees-{one}" for one in player.teepees]
    for id in player.deck:
        card = board.cards[id]
        if card.objective is None:
            copies = [one.points for one in breeds[card.breed].cards]
            many.append(f"cattle-{card.breed}-{copies.index(board.card_points[id]) + 1}")
    cards = [(id, "area") for id in player.objectives]
    cards += [(id, "deck") for id in player.deck if board.cards[id].objective is not None]
    for at, (id, where) in enumerate(cards):
        copy = [one for one, _ in cards[:at]].count(id) + 1
        typed[f"objectives-{id}" + (f"-{copy}" if copy > 1 else "")] = where
    return typed | {one: many.count(one) for one in many}


def typed_of_the_rails(game, seat):
    table, player = game.state, game.state.players[seat]
    winners = game.scores[seat].points["scoring-goals"] // game.pack.files["goals"].points
    return {
        "points": player.points,
        "stations": list(table.stations.values()).count(seat),
        "telegraphs": list(table.telegraphs.values()).count(seat),
        **{f"tiles-{tile}": player.cargo[tile] for tile in table.board.tiles},
        "goals": winners,
    }


@pytest.mark.parametrize(
    ("name", "typed", "more"),
    [
        (GAMES[1], typed_of_the_rails, []),
        *((name, typed_of_the_trail, [enriched]) for name in (GAMES[0], *LAID_OVER)),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_it_counts_as_the_engine_does_at_the_end_of_many_games(points, name, typed, more):
    ended = [finished(name, 2 + seed % 3, seed) for seed in range(6)]
    ended += [enrich(finished(name, 4, seed), seed) for enrich in more for seed in range(12)]
    seats = [(game, seat) for game in ended for seat in range(game.premise.players)]
    expected = [dict(game.scores[seat].points) for game, seat in seats]

    found = counted(points[name].data(), [typed(*one) for one in seats])

    assert found == expected
    assert {category for one in expected for category, number in one.items() if number} == set(expected[0])


def test_what_is_typed_by_the_test_is_what_the_page_asks_for(points):
    for name, typed in ((GAMES[0], typed_of_the_trail), (GAMES[1], typed_of_the_rails)):
        known = points[name].data()["inputs"]
        unknown = set(typed(finished(name, 2, 5), 0)) - set(known)
        # Discs and cards without points or tasks are not asked for.
        assert {one for one in unknown if not one.startswith(("discs-", "cattle-"))} == set()


def test_cards_share_nothing_and_those_of_the_deck_may_be_left_out(points):
    data = points[GAMES[0]].data()
    one, other = "objectives-obj-start-b-b-h", "objectives-obj-move3-b-b-h-h"
    there = {"buildings-1a": 1, "buildings-2a": 1, "hazards-2": 2}

    found = counted(
        data,
        [
            there | {one: "area"},
            there | {one: "area", other: "deck"},
            there | {other: "area", "objectives-obj-aux-sf": "area"},
            there | {"objectives-obj-aux-sf": "deck"},
            {"objectives-obj-aux-sf": "area", "objectives-obj-aux-sf-2": "area", "cities-san-francisco": 1},
            {"objectives-obj-aux-sf": "deck", one: "area", "masters-sm-hazard-or-trade-objectives": 1},
        ],
    )

    penalty = data["inputs"]["objectives-obj-aux-sf"]["card"]["penalty"]
    assert [each["objectives"] for each in found] == [3, 5, 5 - penalty, 0, 5 - penalty, -penalty]
    assert found[-1]["station-masters"] == 3


@pytest.mark.parametrize("language", ["en", "nl", "it"])
def test_the_page_asks_for_everything_once_in_its_language(points, language):
    for one in points.values():
        reference = one.reference if language == "en" else one.reference.in_language(language)
        page = PointsPage(reference, reference.calculator).form(SitePage("points.md", ""))
        for key in one.data()["inputs"]:
            assert page.count(f'name="{key}"') == 1
        assert (language == "en") == ("Begin again" in page)
