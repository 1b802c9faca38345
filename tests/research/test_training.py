"""Weights of valuations: where they are kept, and how they are learned."""

import json
from math import log
from xml.etree import ElementTree

import numpy
import pytest
from typer.testing import CliRunner

import gwt
from gwt.cli.app import app
from gwt.errors import UsageError
from gwt.games.great_western import GAME
from gwt.players import GreedyPlayer
from gwt.research import weight_training
from gwt.research.weight_training import WeightTrainingPlan, train_weights
from gwt.spec import valuation_weights
from gwt.spec.registry import packaged_games


@pytest.mark.parametrize("game", packaged_games().values(), ids=lambda game: game.name)
def test_each_game_has_weights_that_are_all_1_and_those_of_its_players(game):
    named = ("neutral", valuation_weights.USUAL, "patient", game.play.weighted_valuation.patient)
    neutral, *others = (valuation_weights.read_weights(game, one) for one in named)

    assert set(neutral.values()) == {1}
    assert all(one.keys() == neutral.keys() for one in others)


@pytest.mark.parametrize("game", packaged_games().values(), ids=lambda game: game.name)
def test_no_weights_are_in_two_files(game):
    files = sorted(valuation_weights.file(game, valuation_weights.USUAL).parent.glob("*.json"))
    found = [frozenset(valuation_weights.read_weights(game, one.stem).items()) for one in files]

    assert len(set(found)) == len(files) > 1


@pytest.mark.parametrize("weight, takes_money", [("dollar", True), ("income", False)])
def test_weights_of_a_file_decide_what_is_chosen(tmp_path, weight, takes_money):
    valuation_weights.write(
        tmp_path / "own.json", "a test", {**valuation_weights.read_weights(GAME, "patient"), weight: 100.0}
    )
    game = gwt.from_position(
        "players: 2\nsetup: first-game\nseat: 1\nphase: arrived\ndo: use location\n"
        "seats:\n  - {on: building-a, hand: [guernsey, jersey], money: 9}\n"
    )

    chosen = GreedyPlayer(weights=str(tmp_path / "own.json")).choose(game)

    assert (str(chosen) == "discard 1 guernsey -> gain $2") is takes_money


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda one: one.pop("dollar"), "the weight 'dollar' is missing"),
        (lambda one: one.update(dolar=1), "'dolar' is no weight. Did you mean 'dollar'"),
        (lambda one: one.update(dollar="much"), "expected a JSON object 'weights' of numbers"),
        (lambda one: one.update(dollar=10**400), "expected a JSON object 'weights' of numbers"),
        (lambda one: one.update(dollar=float("nan")), "the weight 'dollar' is not a finite number"),
        (lambda one: one.update(dollar=float("inf")), "the weight 'dollar' is not a finite number"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(tmp_path, change, message):
    values = valuation_weights.read_weights(GAME, "greedy")
    change(values)
    (tmp_path / "own.json").write_text(json.dumps({"weights": values}))

    with pytest.raises(UsageError, match=message.replace("?", r"\?")):
        valuation_weights.read_weights(GAME, str(tmp_path / "own.json"))


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (b'{"weights": ' + b"[" * 100_000, "expected a JSON object 'weights' of numbers"),
        (b"\xff\xfe", "expected a JSON object 'weights' of numbers"),
        (b" " * (valuation_weights.LARGEST + 1), "weights have at most 1,000,000 bytes"),
    ],
    ids=["deep", "no text", "large"],
)
def test_a_file_that_is_made_to_do_harm_is_refused(tmp_path, raw, message):
    path = tmp_path / "own.json"
    path.write_bytes(raw)

    with pytest.raises(UsageError) as refused:
        valuation_weights.read_weights(GAME, str(path))
    assert str(refused.value) == f"{path}: {message}"


def test_weights_that_do_not_exist_are_refused_with_a_near_name():
    with pytest.raises(UsageError, match=r"there are no weights 'greddy'\. Did you mean 'greedy'"):
        valuation_weights.read_weights(GAME, "greddy")


def test_a_weight_that_decides_the_game_is_learned(monkeypatch):
    """In place of games: a seat is ahead by what its dollars are worth to it, and by some chance."""

    def totals(training, each, number):
        return [round(10 * log(one["dollar"]) + number % 5) for one in each]

    monkeypatch.setattr(weight_training, "_totals", totals)
    start = valuation_weights.read_weights(GAME, "greedy")
    *_, last = train_weights(WeightTrainingPlan(start, rounds=5, games=60, tests=4, seed=1))

    moved = {name: abs(log(last.weights[name] / value)) for name, value in start.items() if value}
    assert last.weights["dollar"] > 2 * start["dollar"]
    assert max(moved, key=moved.__getitem__) == "dollar"
    assert last.won == 1.0


def test_all_seats_go_by_the_same_weights_to_learn_what_brings_all_of_them_points(monkeypatch):
    """In place of games: the dollars of one seat are taken from another, and buyers bring both points."""

    def totals(training, each, number):
        one, other = (log(weights["dollar"]) for weights in each)
        both = round(5 * sum(log(weights["buyer"]) for weights in each))
        return [both + round(20 * (one - other)), both - round(20 * (one - other))]

    monkeypatch.setattr(weight_training, "_totals", totals)
    start = valuation_weights.read_weights(GAME, "neutral")
    *_, last = train_weights(WeightTrainingPlan(start, rounds=5, games=60, tests=0, aim="points", seed=1))

    moved = {name: abs(log(last.weights[name] / value)) for name, value in start.items()}
    assert last.weights["buyer"] > 1.5
    assert max(moved, key=moved.__getitem__) == "buyer"
    assert last.won is None and last.tested is None


def test_training_is_the_same_whatever_the_number_of_cores(tmp_path):
    """Two rounds of two games, once on one core and once on two."""
    for jobs in ("1", "2"):
        asked = ["train", str(tmp_path / f"{jobs}.json"), "--rounds", "1", "--games", "2", "--tests", "2"]
        result = CliRunner().invoke(app, [*asked, "--from", "greedy", "--width", "2", "--jobs", jobs])
        assert result.exit_code == 0, result.output
        assert result.output.startswith("round 1: ")
    one, two = (json.loads((tmp_path / f"{jobs}.json").read_text()) for jobs in ("1", "2"))

    assert one == two
    assert one["weights"] != valuation_weights.read_weights(GAME, "greedy")
    assert valuation_weights.read_weights(GAME, str(tmp_path / "1.json")) == one["weights"]


def test_the_curve_of_a_training_has_a_page_with_its_numbers_and_a_picture(tmp_path):
    page = tmp_path / "curve.md"
    few = ["--rounds", "2", "--games", "2", "--tests", "2", "--width", "1", "--page", str(page)]
    result = CliRunner().invoke(app, ["train", str(tmp_path / "own.json"), "--against", "patient", *few])

    assert result.exit_code == 0, result.output
    numbers = page.with_suffix(".csv").read_text().splitlines()
    assert numbers[0] == "round,seconds,points,won,points in tests"
    assert [one.split(",")[0] for one in numbers[1:]] == ["0", "1", "2"]
    curves = ElementTree.parse(page.with_suffix(".svg")).findall(".//{*}path")
    assert [one.attrib["d"].count("L") + 1 for one in curves] == [3, 3, 2]
    assert "(curve.svg)" in page.read_text() and "`weights=patient`" in page.read_text()


def test_an_unknown_aim_is_refused(tmp_path):
    result = CliRunner().invoke(app, ["train", str(tmp_path / "own.json"), "--aim", "pionts"])

    assert result.exit_code != 0
    assert "expected one of lead, points" in result.output


def test_three_seats_are_each_compared_with_the_others():
    rows = list(weight_training._leads([[1.0], [2.0], [6.0]], [10, 20, 30], numpy))

    assert [(row.tolist(), lead) for row, lead in rows] == [([-3.0], -15), ([-1.5], 0), ([4.5], 15)]
