"""Weights of valuations: where they are kept, and that they decide what is chosen."""

import json

import pytest

import gwt
from gwt.errors import UsageError
from gwt.games.great_western import GAME
from gwt.players import GreedyPlayer
from gwt.spec import valuation_weights
from gwt.spec.registry import packaged_games


@pytest.mark.parametrize("game", packaged_games().values(), ids=lambda game: game.name)
def test_each_game_has_weights_that_are_all_1_and_those_of_its_players(game):
    named = ("neutral", valuation_weights.USUAL, "patient", game.play.weighted_valuation().patient)
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
    weights = {**valuation_weights.read_weights(GAME, "patient"), weight: 100.0}
    (tmp_path / "own.json").write_text(json.dumps({"weights": weights}), encoding="utf-8")
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
        (lambda one: one.update(dolar=1), "'dolar' is not a weight. Did you mean 'dollar'"),
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
