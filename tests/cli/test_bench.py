"""`gwt bench`: every figure is measured and makes sense."""

import json

import gwt

FIGURES = {
    *("decisions_per_second", "games_per_second", "copy_us", "options_us_p50", "options_us_p99"),
    *("import_ms", "load_ms", "load_cached_ms", "state_bytes", "save_bytes", "late_over_early"),
}


def test_one_json_object_holds_every_figure(command):
    figures = json.loads(command("bench", "--seconds", 0.5, "--json").stdout)

    assert set(figures) >= FIGURES
    assert figures["version"] == gwt.__version__
    assert figures["players"] == 4
    assert all(figures[name] > 0 for name in FIGURES)
    assert figures["options_us_p50"] < figures["options_us_p99"]
    assert figures["decisions_per_second"] > figures["games_per_second"]


def test_a_number_of_players_that_the_pack_has_not(command):
    refused = command("bench", "--players", 9)

    assert refused.exit_code == 2
    assert "players, not 9" in refused.output
