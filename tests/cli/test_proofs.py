"""`gwt rules`, `gwt test` and `gwt position`: rules, scenarios and positions from the command line."""

import json

from gwt.cli.rules import NOT_HERE

SCENARIO = """\
- scenario: a guernsey sells for four dollars at 2a
  rules: [local-2a-discard]
  given:
    setup: first-game
    do: use location
    seat: 1
    seats: [{on: 2a, hand: [guernsey, jersey], money: 1}]
  play: [discard 1 guernsey -> gain $4]
  then:
    seat 1: {money: 5, hand: [jersey]}
    offered: [buy cattle]
"""


def write(folder, text, name="own.scenario.yaml"):
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_every_rule_is_listed_with_its_proofs(command):
    rules = json.loads(command("rules", "--json").stdout)

    assert {"id", "text", "page", "proofs"} <= set(rules[0])
    assert len(rules) == 392
    assert all(rule["proofs"] or rule["reason"] for rule in rules)


def test_without_the_tests_of_the_checkout_it_is_said_that_they_are_missing(command, tmp_path, monkeypatch):
    monkeypatch.setattr("gwt.resources.data_root", lambda: tmp_path)
    installed = command("rules")

    assert " ".join(installed.stderr.split()) == NOT_HERE
    assert command("rules", "--json").stderr == installed.stderr


def test_the_rules_of_an_area_are_told_one_by_one(command):
    result = command("rules", "--area", "trade")

    assert "trade-one" in result.stdout
    assert "fee-owner" not in result.stdout


def test_an_area_that_does_not_exist_is_answered_with_the_nearest(command):
    result = command("rules", "--area", "trad")

    assert result.exit_code == 2
    assert "'trade'" in result.stderr


def test_a_scenario_that_holds_passes(command, tmp_path):
    result = command("test", write(tmp_path, SCENARIO))

    assert result.exit_code == 0
    assert "1 passed" in result.stdout


def test_a_scenario_that_does_not_hold_tells_what_was_found(command, tmp_path):
    path = write(tmp_path, SCENARIO.replace("money: 5", "money: 6"))
    result = command("test", path)

    assert result.exit_code == 1
    assert "own.scenario.yaml:10:21: expected 6, found 5" in result.stdout
    assert "1 failed" in result.stdout


def test_an_option_that_is_not_there_is_told_with_those_that_are(command, tmp_path):
    path = write(tmp_path, SCENARIO.replace("play: [discard 1 guernsey", "play: [discard 1 dutch-belt"))
    result = command("test", path)

    assert result.exit_code == 1
    assert "is not an option now; the options are:" in result.stdout
    assert "discard 1 guernsey -> gain $4" in result.stdout


def test_a_misspelt_fact_is_told_with_the_nearest(command, tmp_path):
    result = command("test", write(tmp_path, SCENARIO.replace("offered:", "ofered:")))

    assert result.exit_code == 1
    assert "own.scenario.yaml:11:5: 'ofered' is not a key here" in result.stdout
    assert "'offered'" in result.stdout


def test_one_broken_file_does_not_hide_the_others(command, tmp_path):
    write(tmp_path, SCENARIO)
    write(tmp_path, "- scenario: [\n", "broken.scenario.yaml")
    result = command("test", tmp_path)

    assert result.exit_code == 1
    assert "1 failed, 1 passed" in result.stdout


def test_a_folder_without_scenarios_is_a_mistake(command, tmp_path):
    assert command("test", tmp_path).exit_code == 2


def test_scenarios_can_be_picked_by_name(command, tmp_path):
    other = SCENARIO.replace("a guernsey sells", "another sells")
    result = command("test", write(tmp_path, SCENARIO + other), "-k", "another", "-v")

    assert "another sells for four dollars at 2a PASSED" in result.stdout
    assert "1 passed" in result.stdout


def test_a_position_is_checked_and_shown_with_its_options(command, tmp_path):
    path = write(tmp_path, "do: use location\nseat: 1\nseats: [{on: 2a, money: 1}]\n", "own.yaml")
    result = command("position", path)

    assert result.exit_code == 0
    assert "money: 1" in result.stdout
    assert "use dollar-auxiliary" in result.stdout


def test_the_position_of_a_saved_game_is_shown_in_full(command, tmp_path):
    import gwt

    game = gwt.new_game(players=2, seed=3)
    game.play(game.options[0])
    game.save(tmp_path / "evening.gwt")
    result = command("position", "evening.gwt", "--full")

    assert result.exit_code == 0
    assert "objective stack: [" in result.stdout


def test_rules_are_listed_in_a_language_with_what_is_missing_or_outdated_of_them(command, tmp_path):
    command("new", str(tmp_path / "mine"))
    rules = tmp_path / "mine" / "rules"
    rules.mkdir()
    (rules / "texts.nl.yaml").write_text("rules: {trade-one: Eén ruilpost.}\n", encoding="utf-8")
    before = command("rules", "--area", "trade", "--pack", str(tmp_path / "mine"), "--lang", "nl")

    assert "Eén ruilpost." in before.stdout
    assert "the English text of 'trade-one' has not been recorded" in before.stderr

    command("rules", "--pack", str(tmp_path / "mine"), "--lang", "nl", "--record")
    after = command("rules", "--pack", str(tmp_path / "mine"), "--lang", "nl")
    assert "trade-one" not in after.stderr


def test_only_texts_of_another_language_can_be_recorded(command):
    assert "--record needs the language" in command("rules", "--record").stderr
