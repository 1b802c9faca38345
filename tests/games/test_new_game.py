"""`gwt new --game NAME` writes a game that works."""

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.in_turn("file")]


@pytest.fixture(scope="module")
def written(environment):
    """The folder of a new game, which has been installed."""
    environment.run("gwt", "new", "--game", "plum-garden")
    environment.install(environment.folder / "plum-garden")
    return environment


def test_a_new_game_is_checked_tested_and_played(written):
    game = ("--game", "plum-garden")

    assert "No problems in 1 pack." in written.run("gwt", "check", "plum-garden")
    assert "2 passed" in written.run("gwt", "test", *game)
    assert '"finished": 5' in written.run("gwt", "simulate", "--games", 5, "--json", *game)
    assert "greedy" in written.run("gwt", "tournament", "random", "greedy", "--games", 2, *game)
    whole = ("--games", 2, "--players", 3, "--player", "random", *game)
    assert "2 games of 3 random players" in written.run("gwt", "balance", *whole)
    assert " 0 failures" in written.run("gwt", "everywhere", "--games", 2, *game)
    refused = written.run("gwt", "tournament", "random", "learned", *game, exits=2)
    assert refused == "there is no policy 'learned' for plum-garden. `examples/training` makes one.\n"
    assert "take ladder" in written.run("gwt", "try", "ladder", *game, typed="q\n")
    assert "Action: score 1 per own card." in written.run("gwt", "show", "basket", *game)


def test_its_own_tests_pass_and_its_types_fit(written):
    project, cache = written.folder / "plum-garden", written.folder / "mypy"
    written.run("python", "-m", "pytest", "-q", "-c", "/dev/null", "tests", within=project)

    assert "Success" in written.run("python", "-m", "mypy", "--cache-dir", cache, within=project)
    assert "passed" in written.run("python", "-m", "ruff", "check", ".", within=project)


def test_no_name_of_the_pattern_is_left_in_it(written):
    files = [path for path in (written.folder / "plum-garden").rglob("*.*") if path.is_file()]
    texts = [
        f"{path} {path.read_bytes().decode(errors='replace')}" for path in files if path.suffix != ".pyc"
    ]

    assert "orchard" not in "".join(texts).lower()
