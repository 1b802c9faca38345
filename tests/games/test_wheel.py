"""The wheel carries all that a game needs: content and grammar too."""

MISSING = "from gwt import optional_dependencies as on; print(on.missing_dependency('no', 'table'))"


def test_an_installed_wheel_plays_a_game_away_from_the_checkout(environment):
    (wheel,) = environment.folder.glob("dist/*/gwt_rules-*.whl")

    played = environment.run("gwt", "simulate", "--players", 2, "--games", 1)

    assert "1 game of 2 players" in played
    assert environment.run("python", "-c", "import gwt; print(gwt.__file__)").startswith(
        str(environment.site)
    )
    assert environment.run("python", "-c", MISSING) == f"no: pip install '{wheel.resolve()}[table]'\n"
    assert (environment.site / "gwt/_data/grammar/great_western.tables").is_file()
