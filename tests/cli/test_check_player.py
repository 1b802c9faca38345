"""`gwt check-player` says what is wrong with a player, and ends with 1 if anything is."""

import json

BOTS = "tests.players.bots"


def test_the_command_says_what_is_wrong(command):
    good = command("check-player", "random", "--games", 1)
    bad = command("check-player", f"{BOTS}:Peeking", "--games", 1, "--json")

    assert (good.exit_code, bad.exit_code) == (0, 1)
    assert "random keeps the rules for players" in good.output
    assert "uses hidden information" in json.loads(bad.output)["problems"][0]
