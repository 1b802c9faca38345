"""The lists of the first page cost the same whatever has been played: they come from what is kept."""

import random
import time
import tracemalloc

import pytest
import sqlalchemy as sql

import gwt
from gwt.research import rank_players, rating
from gwt.table import TableRow, deeds_of
from gwt.table.match.profiles import PersonResult, ProfileStore
from gwt.table.match.projection import projection_of
from gwt.table.store.access_keys import Viewer
from gwt.table.store.schema import PEOPLE, RESULTS, TABLES
from gwt.table.store.table_store import TableStore
from tests.research.test_tournament import row
from tests.table.test_notices import FAST
from tests.table.test_people import body

_SECONDS = 0.05
"""Of the processor for an answer."""
GAME = "great-western-trail"


def cost(work):
    """The least seconds of the processor of a few calls, so that nothing else is counted."""
    return min(time.process_time() - began for began in _begun(work))


def _begun(work):
    for _ in range(5):
        began = time.process_time()
        work()
        yield began


def results(number, people):
    chance, rows = random.Random(1), []
    for table in range(number):
        left, right = chance.sample(range(people), 2)
        won = float(chance.random() < 0.5)
        for seat, (person, part) in enumerate(((left, won), (right, 1 - won))):
            rows.append(PersonResult(f"t{table:06}", seat, f"p{person}", "human", GAME, 70 + seat, part, 1))
    return rows


def test_fifty_open_tables_of_long_games_are_listed_without_their_deeds(serving, monkeypatch):
    server = serving(limits=FAST)
    game = gwt.new_game(players=4, seed=5)
    while len(game.history) < 200:
        game.play(game.options[0])
    settings = {
        "game": GAME,
        "packs": ["first_edition"],
        "players": ["human"] * 4,
        "names": ["Ann", *[""] * 3],
        "open": True,
        "wait": "no",
        "watch": "turns",
        "test": False,
        "study": False,
    }
    store, start = server.hall.services.store, game.copy_at_start().record()
    for number in range(50):
        table = TableRow(f"table{number:05}", "0" * 32, start, settings)
        keys = {f"{number}": Viewer(table.id, "seat", 0, invites=True)}
        listed = projection_of(settings, ()).summary()
        assert store.add_table(table, keys, 10**6, deeds_of(game), listing=listed)
    monkeypatch.setattr(TableStore, "deeds", None)

    assert len(body(server.client.get("/api/1/open"))["tables"]) == 50
    assert cost(lambda: server.client.get("/api/1/open")) < _SECONDS


def test_what_is_listed_follows_every_deed(serving, monkeypatch):
    server = serving(limits=FAST)
    links = server.table(taken=False, players=3, open=True, names=["Ann"])["links"]
    store, table = server.hall.services.store, links["host"][3:13]

    def listed():
        kept = store.row(sql.select(TABLES.c.listed).where(TABLES.c.id == table)).listed
        assert kept == projection_of(store.table(table).settings, store.deeds(table)).summary()
        return kept

    seen = [listed()]
    ann = server.take(links["seats"][0])
    seen.append(listed())
    for message in (
        {"type": "name", "name": "Eve", "seat": 2},
        {"type": "seat", "seat": 3, "player": "random"},
        {"type": "link", "seat": 1},
        {"type": "pace", "remind": 60, "allowed": 120, "stand_in": "random"},
        {"type": "link"},
    ):
        assert server.post(links["host"], request=str(len(seen)), **message).json()["ok"]
        seen.append(listed())
    assert len({*seen}) == len(seen) and ann

    # Of a table that an earlier version has kept it is worked out once.
    shown = body(server.client.get("/api/1/open"))
    store.change(sql.update(TABLES).values(listed=""))
    assert body(server.client.get("/api/1/open")) == shown
    assert listed() == seen[-1]


@pytest.fixture
def club(serving):
    """A server with 300 people and 1,000 of their games."""
    server = serving(limits=FAST)
    people = [{"id": f"p{at}", "hash": f"{at}", "name": f"name {at}", "created": 0} for at in range(300)]
    rows = [
        {key: getattr(result, key) for key in RESULTS.columns.keys()}  # noqa: SIM118
        for result in results(1_000, 300)
    ]
    server.hall.services.store.change(
        sql.insert(PEOPLE).values(people[:150]),
        sql.insert(PEOPLE).values(people[150:]),
        *(sql.insert(RESULTS).values(rows[at : at + 500]) for at in range(0, 2_000, 500)),
    )
    return server


def test_a_league_is_worked_out_once_until_a_result_is_added(club, monkeypatch):
    people, read = club.hall.services.people, []
    every = ProfileStore.results
    monkeypatch.setattr(ProfileStore, "results", lambda *given: read.append(given) or every(*given))

    def league():
        return body(club.client.get("/api/1/league"))["people"]

    first = league()
    assert len(first) > 250 and len(read) == 1
    assert sum(one["games"] for one in first) == 2_000
    assert cost(league) < _SECONDS and len(read) == 1
    for result in range(2):
        changed = [
            PersonResult("new", seat, f"p{seat}", "human", GAME, 90, float(seat == result), 2 + result)
            for seat in range(2)
        ]
        assert people.replace_results("new", changed)
        games = {one["name"]: one["games"] for one in league()}
        assert sum(games.values()) == 2_002
    people.remove("p1")
    assert "name 1" not in {one["name"] for one in league()}
    assert len(read) == 4


def test_ratings_need_no_matrix_of_each_seed():
    """Of 200 players and 600 seeds these would have 192 MB."""
    rows = [
        row(game, f"p{player}", 1 + seat, seat=seat, deal=game)
        for game in range(600)
        for seat, player in enumerate(random.Random(game).sample(range(200), 2))
    ]
    tracemalloc.start()
    try:
        ranked = rank_players(rows, 1)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()

    assert peak < 40 << 20
    wins = {(f"p{left}", f"p{right}"): 0.0 for left in range(200) for right in range(200)}
    for game in range(600):
        left, right = (one.name for one in rows[2 * game : 2 * game + 2])
        wins[left, right] += 1
    rated = rating.ratings_of(wins)
    assert {one.name: one.rating.mean for one in ranked.standings} == pytest.approx(
        {name: rated[name] for name in rated}, abs=0.01
    )
