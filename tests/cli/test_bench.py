"""`gwt bench`: every figure is measured and makes sense."""

import json

import gwt
from gwt.cli.bench import report
from gwt.cli.measurements import Measurements

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


def test_the_table_says_what_was_measured(capsys):
    numbers = dict.fromkeys(FIGURES, 7)

    report(Measurements("a machine", "a Python", "1.2.3", players=2, **numbers))
    shown = capsys.readouterr().out

    assert shown.startswith("gwt 1.2.3, a Python, a machine\n")
    assert "games a second, 2 players" in shown


def test_a_number_of_players_that_the_pack_has_not(command):
    refused = command("bench", "--players", 9)

    assert refused.exit_code == 2
    assert "players, not 9" in refused.output
