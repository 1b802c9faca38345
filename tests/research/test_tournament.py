"""The same contest gives the same rows, however it is played, and the ranking follows from the rows."""

import csv
import sqlite3
from math import inf

import pytest
from attrs import evolve

import gwt
from gwt.balance.statistics import mean
from gwt.errors import UsageError, WorkerCrash
from gwt.research import Contest, rank_players, run_tournament
from gwt.research.rating import in_elo
from gwt.research.result_store import ResultJournal, ResultRow, chosen_rows, export_rows, recorded_runs
from gwt.research.tournament import Backend, play_contest, players_in_game
from gwt.spec.pack_lookup import packs_by_name
from gwt.spec.registry import game_kind, packaged_games
from tests.sampling import sample

pytestmark = pytest.mark.in_turn

BOTS = "tests.players.bots"
PAIR = Contest(names=("random", f"{BOTS}:Dice"), seed=4)
THREE = Contest(names=("random", f"{BOTS}:Dice", f"{BOTS}:careful"), seed=4)


def untimed(rows):
    """The rows without the time that players took."""
    return [evolve(row, seconds=0.0) for row in rows]


def kept(path):
    """What stands in a journal, but for the time that players took."""
    with sqlite3.connect(path) as database:
        return [database.execute(f"SELECT * FROM {one}").fetchall() for one in ("runs", "rows")]


def test_the_seats_are_turned_with_each_game_and_the_seed_stays():
    _, rows = run_tournament(PAIR, 4)
    names = [[row.name for row in rows if row.game == game] for game in range(4)]

    assert names[0] == names[2] == list(reversed(names[1]))
    assert [row.deal for row in rows if row.seat == 0] == [0, 0, 1, 1]
    assert len({row.seed for row in rows}) == 2


@pytest.mark.parametrize(
    ("names", "players", "groups"),
    [
        ("ab", 2, ["ab"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("ab", 3, ["aab", "abb"]),
        ("ab", 4, ["aaab", "aabb", "abbb"]),
    ],
)
def test_everybody_meets_everybody(names, players, groups):
    assert ["".join(one) for one in Contest(tuple(names), players).groups] == groups


def test_every_player_of_a_group_has_every_seat():
    contest = Contest(("a", "b", "c"), 3)

    for seat in range(3):
        assert {players_in_game(contest, (0, game))[seat] for game in range(3)} == {"a", "b", "c"}


def test_a_game_can_be_played_again_by_itself():
    _, rows = run_tournament(THREE, 4)
    again = play_contest(THREE, (2, 3))

    assert untimed(again) == untimed(row for row in rows if (row.group, row.game) == (2, 3))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_resumed_tournament_is_the_unbroken_one_byte_for_byte(tmp_path, jobs):
    _, whole = run_tournament(THREE, 6, tmp_path / "whole.sqlite")
    heard = []

    def stop(key):
        heard.append(key)
        if len(heard) == 5:
            raise KeyboardInterrupt

    result, _ = run_tournament(THREE, 6, tmp_path / "broken.sqlite", tell=stop)
    done, rows = run_tournament(THREE, 6, tmp_path / "broken.sqlite", jobs, resume=True)

    assert result.missing == 13
    assert done.missing == 0
    assert untimed(rows) == untimed(whole)
    assert kept(tmp_path / "broken.sqlite") == kept(tmp_path / "whole.sqlite")


def test_several_jobs_play_the_same_games():
    _, alone = run_tournament(PAIR, 6)
    _, together = run_tournament(PAIR, 6, jobs=2, backend=Backend("loky"))

    assert untimed(together) == untimed(alone)


def dying(tmp_path, **more):
    """A contest in which a worker process is killed in the middle of a game, and where it is spared."""
    spared = tmp_path / "spared"
    rest = "".join(f"&{name}={value}" for name, value in more.items())
    return Contest(("random", f"{BOTS}:Dying?spared={spared}{rest}"), seed=4), spared


def killed_and_spared(tmp_path, games, backend):
    """The rows of a contest in which a worker process was killed, and those of one in which none was."""
    contest, spared = dying(tmp_path)
    _, broken = run_tournament(contest, games, tmp_path / "broken.sqlite", 2, backend=backend)
    assert spared.exists(), "nobody was killed"
    _, whole = run_tournament(contest, games, tmp_path / "whole.sqlite")
    assert kept(tmp_path / "broken.sqlite") == kept(tmp_path / "whole.sqlite")
    return untimed(broken), untimed(whole)


def test_a_worker_that_is_killed_loses_nothing_and_counts_nothing_twice(tmp_path):
    broken, whole = killed_and_spared(tmp_path, 6, Backend("loky"))

    assert broken == whole


def test_workers_that_die_again_and_again_end_a_tournament(tmp_path):
    contest, spared = dying(tmp_path, once=False)
    with pytest.raises(WorkerCrash, match="3 worker processes died one after the other"):
        run_tournament(contest, 1, tmp_path / "t.sqlite", 2)
    spared.touch()

    assert run_tournament(contest, 1, tmp_path / "t.sqlite", resume=True)[0].missing == 0


def test_a_file_is_gone_on_with_only_if_that_is_said(tmp_path):
    path = tmp_path / "t.sqlite"
    run_tournament(PAIR, 2, path)

    with pytest.raises(UsageError, match="has 2 games of this tournament: --resume"):
        run_tournament(PAIR, 4, path)
    _, rows = run_tournament(PAIR, 4, path, resume=True)
    assert {row.game for row in rows} == {0, 1, 2, 3}


def test_what_changes_the_games_makes_another_run(tmp_path):
    path = tmp_path / "t.sqlite"
    runs_of = {
        one.run
        for one in (PAIR, THREE, Contest(PAIR.names, seed=5), Contest(PAIR.names, players=3, seed=4))
    }
    run_tournament(PAIR, 2, path)
    run_tournament(Contest(PAIR.names, seed=5), 2, path)

    assert len(runs_of) == 4
    assert len(recorded_runs(path)) == 2
    assert len(chosen_rows(path)) == 8
    assert len(chosen_rows(path, PAIR.run)) == 4
    assert recorded_runs(path)[PAIR.run]["names"] == list(PAIR.names)


@pytest.mark.parametrize(
    ("bot", "about"),
    [
        ("Failing", "raised LookupError: nothing comes to mind"),
        ("Leaving?at=1", "raised SystemExit: 3"),
        ("Wandering", "returned something that is not an option: gain $1 and gain $2"),
    ],
)
def test_a_player_that_fails_has_lost_the_game(bot, about):
    _, rows = run_tournament(Contest((f"{BOTS}:{bot}", "random"), seed=4), 2)
    failing = [row for row in rows if bot in row.name]
    others = [row for row in rows if bot not in row.name]

    assert {(row.status, row.place, row.share, row.about) for row in failing} == {("failed", 2, 0, about)}
    assert {(row.status, row.place, row.share, row.about) for row in others} == {("failed", 1, 1, "")}


def test_a_player_that_takes_too_long_has_lost():
    _, rows = run_tournament(Contest(("greedy", "random"), seed=4, seconds=1e-9), 1)

    assert {row.status for row in rows} == {"failed"}


def test_a_stranger_who_moves_changes_nothing():
    """It is handed another game each time."""
    _, rows = run_tournament(Contest((f"{BOTS}:Moving", "random"), seed=4), 1)

    assert {row.status for row in rows} == {"played"}


def test_nobody_wins_a_game_that_does_not_end():
    _, rows = run_tournament(Contest(("random", f"{BOTS}:Dice"), seed=4, turns=3), 2)

    assert {(row.status, row.share) for row in rows} == {("unfinished", 0.5)}
    assert rank_players(rows).unfinished == 2


@pytest.mark.parametrize(
    ("contest", "message"),
    [
        (Contest(()), "between players each of whom is named once"),
        (Contest(("random", "random")), "each of whom is named once"),
        (Contest(("random", "gredy")), "no player 'gredy'"),
        (Contest(("random", "greedy"), players=9), "not 9"),
        (Contest(("random", "greedy"), seed=-1), "a seed is"),
    ],
)
def test_what_cannot_be_played_is_refused(contest, message):
    with pytest.raises(UsageError, match=message):
        run_tournament(contest, 1)


def test_a_file_that_is_no_journal_is_refused(tmp_path):
    (tmp_path / "text").write_text("no database " * 100)
    with pytest.raises(UsageError):
        run_tournament(PAIR, 1, tmp_path / "text")
    with pytest.raises(UsageError, match="holds no tournaments"):
        chosen_rows(tmp_path / "text")
    with pytest.raises(UsageError, match="no such file"):
        chosen_rows(tmp_path / "nothing")


def test_a_game_is_written_whole_or_not_at_all(tmp_path):
    rows = play_contest(PAIR, (0, 0))
    with ResultJournal(tmp_path / "t", PAIR.run) as journal:
        with pytest.raises(UsageError, match="UNIQUE constraint failed"):
            journal.add([*rows, rows[0]])
        assert journal.games() == set()
        journal.add(rows)
        assert list(journal.rows()) == rows


@pytest.mark.parametrize("players", [2, 4])
def test_one_player_alone_meets_itself_once_with_each_seed(players):
    _, rows = run_tournament(Contest(("random",), players, seed=4), 3)
    alone = rank_players(rows).standings[0]

    assert [row.name for row in rows] == ["random"] * 3 * players
    assert len({row.seed for row in rows}) == 3 == alone.games_alone


EVERY_PACK = [
    (game, path.name)
    for game in packaged_games()
    for path in sorted({*packs_by_name(game_kind(game)).values()})
]


@pytest.mark.parametrize(
    ("at", "pack"), sample([*enumerate(EVERY_PACK)], 8), ids=lambda one: "" if type(one) is int else one[1]
)
def test_a_tournament_is_played_with_every_pack(at, pack):
    """By two, three or four, with the pack asked for as a command asks; some seats are nobody's."""
    contest = Contest(("random", f"{BOTS}:Dice"), 2 + at % 3, 4, pack[0], [pack[1]])
    if gwt.new_game(contest.players, game=pack[0], pack=pack[1]).opponents:
        with pytest.raises(UsageError, match="leave out that pack"):
            run_tournament(contest, 1)
        return
    result, rows = run_tournament(contest, 1)

    assert {row.status for row in rows} == {"played"}
    assert result.contest.run == evolve(contest, pack=pack[1]).run
    assert len(rank_players(rows).standings) == 2


def test_a_tournament_of_an_installed_game_is_played(lantern_street):
    _, rows = run_tournament(Contest(("random", f"{BOTS}:Dice"), 3, 4, lantern_street), 1)

    assert {row.status for row in rows} == {"played"}


def test_who_cannot_play_is_refused_before_the_first_game(lantern_street, tmp_path):
    with pytest.raises(UsageError, match="there is no policy 'learned' for lantern-street"):
        run_tournament(Contest(("learned", "random"), game=lantern_street), 1, tmp_path / "t.sqlite")
    assert not (tmp_path / "t.sqlite").exists()


# --- ranking -----------------------------------------------------------------------------------------


def row(game, name, place, seat=0, **more):
    """A row of a game of two."""
    usual = {
        "group": 0,
        "deal": game // 2,
        "seed": game // 2,
        "share": float(place == 1),
        "points": 10 - place,
    }
    rest = {
        "categories": {"all": 10 - place},
        "turns": 9,
        "decisions": 10,
        "status": "played",
        "about": "",
        "digest": "0" * 16,
    }
    return ResultRow(
        game=game, seat=seat, name=name, place=place, seconds=0.01, **{**usual, **rest, **more}
    )


def games(wins, losses):
    """Games between `a` and `b` of which `a` wins so many."""
    each = [1] * wins + [2] * losses
    return [
        one
        for game, place in enumerate(each)
        for one in (row(game, "a", place), row(game, "b", 3 - place, seat=1))
    ]


def test_who_wins_three_games_of_four_is_190_points_ahead():
    strong, weak = rank_players(games(300, 100)).standings

    assert (strong.name, weak.name) == ("a", "b")
    assert strong.rating.mean - weak.rating.mean == pytest.approx(190, abs=3)
    assert strong.rating.low < strong.rating.mean < strong.rating.high
    assert strong.rating.low - weak.rating.high > 100
    assert strong.victories.mean == 0.75
    assert strong.ms == pytest.approx(1.0)


def test_more_games_make_the_interval_narrower():
    few, many = (rank_players(games(3 * n, n)).standings[0].rating for n in (10, 250))

    assert many.high - many.low < (few.high - few.low) / 2


def test_who_wins_all_games_is_not_infinitely_strong():
    strong, weak = rank_players(games(10, 0)).standings

    assert 0 < strong.rating.mean < 1000
    assert strong.rating.mean - strong.rating.low > 100
    assert (strong.rating.high, weak.rating.low) == (inf, -inf)
    assert in_elo(strong.rating).endswith(" or more)") and in_elo(weak.rating).endswith(" or less)")


def test_a_tie_is_half_a_victory():
    rows = [row(0, "a", 1, share=0.5), row(0, "b", 1, seat=1, share=0.5)]

    assert rank_players(rows).against["a", "b"].mean == 0.5


def test_without_choix_there_are_no_ratings_but_all_else(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "choix", None)
    strong, weak = rank_players(games(3, 1)).standings

    assert strong.rating is weak.rating is None
    assert strong.name == "a"


def test_games_of_a_player_against_itself_count_nowhere_else():
    """Two games with the seats on 10 and 20 points, and on 30 and 60: the means are 15 and 45."""
    points = [(10, 20), (30, 60)]
    alone = [
        row(game, "a", 1, seat=seat, group=1, points=one, deal=game)
        for game, each in enumerate(points)
        for seat, one in enumerate(each)
    ]
    strong, weak = rank_players([*games(3, 1), *alone]).standings
    (only,) = rank_players(alone).standings

    assert (strong.name, strong.points, strong.games) == ("a", 8.75, 4)
    assert (strong.alone.mean, strong.games_alone, weak.alone) == (30, 2, None)
    assert (only.games, only.rating, only.alone) == (0, None, strong.alone)


def test_a_game_against_itself_that_is_there_for_each_seat_counts_once():
    """Older files have it so: four games, of two seeds."""
    alone = [
        row(game, "a", 1, seat=seat, points=10 * (game // 2)) for game in range(4) for seat in range(2)
    ]
    (found,) = rank_players(alone).standings

    assert found.games_alone == 2
    assert found.alone == mean([0, 10])


def test_who_has_met_nobody_has_no_rating():
    alone = [row(game, "c", 1, seat=seat, group=1) for game in range(2) for seat in range(2)]
    rated = {one.name: one.rating for one in rank_players([*games(3, 1), *alone]).standings}

    assert rated["c"] is None
    assert rated["a"].mean == -rated["b"].mean


def test_rows_are_exported_with_a_column_for_each_category(tmp_path):
    export_rows(games(1, 1), tmp_path / "rows.csv")
    with (tmp_path / "rows.csv").open(encoding="utf-8") as file:
        lines = list(csv.DictReader(file))

    assert len(lines) == 4
    assert lines[0]["points: all"] == "9"
    with pytest.raises(UsageError, match=r"\.csv or \.parquet"):
        export_rows(games(1, 1), tmp_path / "rows.txt")


def test_a_backend_that_does_not_exist_is_refused():
    with pytest.raises(UsageError, match="Known here: loky, dask, ray"):
        Backend("slurm")
    with pytest.raises(UsageError, match="takes no address"):
        Backend("loky", "localhost:1")


def test_a_backend_that_is_not_installed_names_its_extra(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(UsageError, match="pip install joblib distributed"), Backend("dask"):
        pass
