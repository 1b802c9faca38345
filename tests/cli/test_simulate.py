"""`gwt simulate` counts the same games whenever it is asked for the same run."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

import gwt
from gwt.cli.unfinished_games import saving_unfinished
from gwt.players import game_length_limit, simulation
from gwt.players.game_length_limit import TURNS
from gwt.players.game_runner import seed_and_generator
from gwt.players.simulation import Plan, simulate


def counted(command, *arguments):
    result = command("simulate", *arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_the_json_object_says_what_was_played(command):
    found = counted(command, "--players", 4, "--games", 3, "--seed", 7)

    assert list(found) == [
        *("players", "games", "finished", "decisions", "turns", "seconds", "decisions_per_second"),
        *("games_per_second", "scores", "wins"),
    ]
    assert (found["players"], found["games"], found["finished"]) == (4, 3, 3)
    assert [len(totals) for totals in found["scores"]] == [4, 4, 4]
    assert found["decisions"] > found["turns"] > 0


def test_a_shared_victory_counts_for_each_who_shares_it(command):
    found = counted(command, "--players", 2, "--games", 20)

    best = [max(totals) for totals in found["scores"]]
    wins = [
        sum(totals[seat] == top for totals, top in zip(found["scores"], best, strict=True))
        for seat in (0, 1)
    ]
    assert found["wins"] == wins


def test_the_same_seed_plays_the_same_games_on_any_number_of_cores(command):
    arguments = ("--players", 3, "--games", 12, "--seed", 5)

    alone, together = (counted(command, *arguments, "--jobs", jobs) for jobs in (1, 2))

    for same in ("scores", "wins", "decisions", "turns"):
        assert alone[same] == together[same]


def test_a_longer_run_begins_with_the_games_of_a_shorter_one(command):
    short, long = (counted(command, "--games", games, "--seed", 5) for games in (2, 4))

    assert long["scores"][:2] == short["scores"]


def test_neighbouring_seeds_share_no_games():
    seeds = [seed_and_generator(seed, number) for seed in range(20) for number in range(20)]

    assert len(set(seeds)) == 400


def test_the_table_has_the_wins_and_the_average_of_each_category(command):
    result = command("simulate", "--players", 2, "--games", 2, "--setup", "first-game")

    assert result.exit_code == 0
    for words in (
        "seat 1",
        "seat 2",
        "wins",
        "average total",
        "2 games of 2 players",
        "decisions a second",
    ):
        assert words in result.stdout


def test_each_game_is_saved_and_ends_with_the_score_that_was_counted(command, tmp_path):
    folder = tmp_path / "games" / "tonight"

    found = counted(command, "--players", 2, "--games", 2, "--save-dir", folder)

    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["game-0001.gwt", "game-0002.gwt"]
    for file, totals in zip(files, found["scores"], strict=True):
        assert [score.total for score in gwt.load_game(file).scores] == totals


def test_an_interrupted_run_says_so_and_exits_with_130(command, monkeypatch):
    play_one = simulation.play_one

    def interrupted(plan, number):
        if number == 2:
            raise KeyboardInterrupt
        return play_one(plan, number)

    monkeypatch.setattr(simulation, "play_one", interrupted)
    result = command("simulate", "--players", 2, "--games", 50, "--json")

    assert result.exit_code == 130
    assert json.loads(result.stdout)["finished"] == 2
    assert "2 of 50 games" in result.stderr


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_ends_a_run_with_the_games_that_are_there(jobs, tmp_path):
    # Whoever runs the tests in the background has them ignore the signal, and what they start too.
    heard = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    command = ("-c", f"{heard}\nfrom gwt.cli import main; main()", "simulate", "--players", "2", "--json")
    arguments = ("--games", "100000", "--jobs", str(jobs), "--save-dir", str(tmp_path))
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    run = subprocess.Popen(
        [sys.executable, *command, *arguments], start_new_session=True, text=True, **pipes
    )
    try:
        # With two jobs the first games are counted when the first batch is whole.
        while len(list(tmp_path.iterdir())) < (3 if jobs == 1 else 2 * 32 + 2) and run.poll() is None:
            time.sleep(0.05)
        # A terminal interrupts all processes of the group as well.
        os.killpg(run.pid, signal.SIGINT)
        out, err = run.communicate(timeout=60)
    finally:
        run.kill()

    found = json.loads(out)
    assert run.returncode == 130
    assert 0 < found["finished"] < 100000
    assert len(found["scores"]) == found["finished"]
    # loky may say besides that it has cleaned up after processes that were interrupted while they started.
    message = f"Interrupted: {found['finished']} of 100000 games are counted."
    assert message in " ".join(err.split()) and "Traceback" not in err


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_does_not_end_stops_the_run_and_is_saved(command, jobs):
    stopped = command("simulate", "--players", 2, "--games", 4, "--turns", 6, "--jobs", jobs)
    told, hint = stopped.stderr.splitlines()

    assert (stopped.exit_code, stopped.stdout) == (1, "")
    assert "did not end within 6 turns: great_western/first_edition, 2 players" in told
    assert hint == "  It is saved as far as it was played; see it with: gwt replay unfinished.gwt"
    assert gwt.load_game("unfinished.gwt").state.turn == 7


def test_the_limit_of_the_command_is_that_of_the_players():
    assert TURNS == game_length_limit.TURNS


def test_no_file_is_replaced_by_a_game_that_does_not_end(command, tmp_path):
    arguments = ("--games", 1, "--turns", 6, "--save-dir", "games", "--pack", "first_edition")
    for _ in range(2):
        command("simulate", *arguments)
    again = command("simulate", *arguments)

    assert again.stderr.endswith("gwt replay games/unfinished-2.gwt --pack first_edition\n")
    names = sorted(path.name for path in (tmp_path / "games").iterdir())
    assert names == ["unfinished-1.gwt", "unfinished-2.gwt", "unfinished.gwt"]


def test_where_it_cannot_be_saved_that_is_said(tmp_path):
    said = r"It could not be saved in .*nowhere/unfinished.gwt: No such file"
    with pytest.raises(gwt.UnfinishedGame, match=said), saving_unfinished(tmp_path / "nowhere", None):
        raise gwt.UnfinishedGame("it went on", "a record")


_DEAF = """
import signal
from gwt.players.parallel_jobs import map_jobs

def deaf(_):
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())

print([there for _, there in map_jobs(deaf, range(2), 2)], deaf(0))
"""


def test_workers_are_deaf_to_interrupts_from_their_start():
    run = subprocess.run([sys.executable, "-c", _DEAF], capture_output=True, text=True, check=True)

    assert run.stdout == "[True, True] False\n"


def test_each_game_is_told_once_on_several_cores():
    told = []

    result = simulate(Plan(players=2, seed=3), 20, 2, told.append)

    assert sorted(outcome.number for outcome in told) == list(range(20))
    assert {outcome.number: outcome for outcome in told} == dict(enumerate(result.outcomes))


def test_several_jobs_without_joblib_are_refused_with_what_to_install(command, monkeypatch):
    monkeypatch.setitem(sys.modules, "joblib", None)

    result = command("simulate", "--jobs", 2, "--games", 4)

    assert result.exit_code == 2
    assert "[packs]'" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--players", 9), "not 9"),
        (("--setup", "frist-game"), "Did you mean 'first-game'?"),
        (("--seed", -1), "a seed is a number from 0"),
        (("--pack", "nope"), "no pack 'nope'"),
        (("--game", "chess"), "no game 'chess'"),
        (("--games", 0), "--games"),
        (("--games", "many"), "--games"),
        (("--player", "gredy"), "Did you mean 'greedy'?"),
        (("--player", "greedy,random", "--players", 3), "3 seats, and 2 players are named"),
    ],
)
def test_what_does_not_exist_is_a_usage_error(command, arguments, message):
    result = command("simulate", *arguments)

    assert result.exit_code == 2
    assert message in result.stderr
    assert not result.stdout


def test_a_backend_that_gives_a_list_only_plays_the_same_games(monkeypatch):
    """As the one of Ray does."""
    from joblib._parallel_backends import LokyBackend

    alone = simulate(Plan(2, 5), 6)
    monkeypatch.setattr(LokyBackend, "supports_return_generator", False)

    assert simulate(Plan(2, 5), 6, jobs=2).outcomes == alone.outcomes
