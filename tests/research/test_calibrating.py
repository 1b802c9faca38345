"""A calibration of analyses is fitted to games, and measured by others."""

import json
from math import exp
from random import Random

import pytest
from typer.testing import CliRunner

from gwt.cli.app import app
from gwt.errors import UsageError
from gwt.research import (
    Calibration,
    CalibrationPlan,
    Prediction,
    TrainingConfig,
    calibration,
    fit_calibration,
    measure_calibration,
    predict_games,
    write_calibration,
)
from gwt.spec import game_kind

TRUE = Calibration(slope=0.9, fade=0.01, spread=0.5, least=1.0)


def games(seed, many=200, each=8):
    """Ends of games of two seats that a true calibration foretells."""
    chance, found = Random(seed), []
    for number in range(many):
        strength = chance.gauss(0, 1)
        for part in range(each):
            left = 140 * (1 - (part + chance.random()) / each)
            # The leads that an analysis says exaggerate, the more the longer the game still lasts.
            lead = chance.gauss(15 * strength, 8)
            said = (lead, -lead)
            mean = TRUE.lead(said, left)[0]
            ended = mean + chance.gauss(0, 4)
            won = float(chance.random() < TRUE.chances((mean, -mean), left)[0])
            found.append(Prediction(number, said, left, (ended, -ended), (won, 1 - won)))
    return found


def test_what_is_fitted_to_some_games_foretells_others():
    found = fit_calibration(games(1), "200 games", loss=2.0)
    before, after = (measure_calibration(games(2), one) for one in (Calibration(), found))

    assert found.slope == pytest.approx(TRUE.slope, abs=0.05)
    assert found.fade == pytest.approx(TRUE.fade, abs=0.002)
    assert (found.loss, found.measured) == (2.0, "200 games")
    assert before.slope.high < 0.8
    assert after.slope.low < 1 < after.slope.high and 0.9 < after.slope.mean < 1.1
    assert after.calibration_error < 0.05 and after.log_loss < before.log_loss
    assert (after.games, after.decisions) == (200, 1600)


def test_tenths_of_the_chances_hold_all_seats_from_the_lowest_on():
    deciles = measure_calibration(games(3), TRUE).deciles

    assert [one.seats for one in deciles] == [320] * 10
    assert [one.said for one in deciles] == sorted(one.said for one in deciles)
    assert all(abs(one.said - one.won) < 0.12 for one in deciles)


def test_a_lead_fades_with_what_a_seat_still_gains():
    by = Calibration(slope=0.5, fade=0.1)

    assert by.lead((4.0, -4.0), 0.0) == (2.0, -2.0)
    assert by.lead((4.0, -4.0), 20.0)[0] == pytest.approx(2 * exp(-1))
    assert Calibration().lead((4.0, -4.0), 20.0) == (4.0, -4.0)


def test_nothing_is_measured_of_a_single_game_or_of_no_lead():
    with pytest.raises(UsageError, match="two games or more"):
        measure_calibration(games(1, many=1), Calibration())
    with pytest.raises(UsageError, match="a lead was expected"):
        fit_calibration([Prediction(0, (0.0, 0.0), 1.0, (1.0, -1.0), (1.0, 0.0))])


def test_a_written_calibration_is_read_beside_its_policy(tmp_path):
    write_calibration(tmp_path / "mine.json", TRUE)

    assert calibration(game_kind("great-western-trail"), str(tmp_path / "mine.npz")) == TRUE


def test_the_same_plan_foretells_the_same_of_decisions_spread_over_games():
    plan = CalibrationPlan(
        ("random", "greedy?depth=1"), 2, TrainingConfig((2, 3), seed=4), decisions=4, simulations=2
    )
    found = list(predict_games(plan))

    assert found == list(predict_games(plan))
    assert [len(one) for one in found] == [4, 4]
    for number, each in enumerate(found):
        assert {len(one.leads) for one in each} == {len(each[0].ended)} == {2 + number}
        assert sum(each[0].won) == 1
        assert each[0].left > each[-1].left >= 0


def test_a_command_fits_a_calibration_and_says_how_well_each_foretells(tmp_path):
    out = tmp_path / "c.json"
    wanted = ["--games", "2", "--decisions", "2", "--simulations", "1", "--pool", "random,greedy?depth=1"]
    told = CliRunner().invoke(app, ["calibrate", str(out), *wanted])
    data = CliRunner().invoke(app, ["calibrate", *wanted, "--json"])

    assert (told.exit_code, data.exit_code) == (0, 0), told.output + data.output
    assert "2 games, 4 decisions" in told.stdout and "by the one in use: " in told.stdout
    assert json.loads(data.stdout)["fit"] == json.loads(out.read_text())
    refused = CliRunner().invoke(app, ["calibrate", "c.txt"])
    assert refused.exit_code == 2 and "ends in .json" in refused.output
