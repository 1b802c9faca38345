"""The levels that people choose from: each is a player, called the same at terminal, table and API."""

import re
from math import isclose

import pytest
from typer.testing import CliRunner

import gwt
from gwt.cli.app import app
from gwt.players import LEVELS, USUAL_LEVEL, GreedyPlayer, NoisyPlayer, player_factory, player_names
from gwt.text import event_formatter

NAMES = [one.name for one in LEVELS]


def test_levels_are_players_and_come_first():
    assert list(player_names()[: len(NAMES)]) == NAMES
    assert USUAL_LEVEL in NAMES
    for level in LEVELS:
        assert player_factory(level.name).make is player_factory(level.player).make
        assert player_factory(level.name).arguments == player_factory(level.player).arguments


@pytest.mark.parametrize("language", ["en", "nl", "it"])
def test_a_level_has_a_name_and_a_sentence_with_its_measured_strength(language):
    speaker = event_formatter(gwt.load_pack(), language)
    titles = {speaker.message(one.title) for one in LEVELS}
    sentences = {one.name: speaker.message(one.about, won=one.percent) for one in LEVELS}

    assert len(titles) == len(set(sentences.values())) == len(LEVELS)
    for level in LEVELS:
        measured = [] if level.won is None else [str(level.percent)]
        assert re.findall(r"\d+", sentences[level.name]) == measured


def test_a_terminal_introduces_the_levels_that_play():
    done = CliRunner().invoke(app, ["play", "--seats", "human,casual", "--lang", "nl"], input="q\n")

    assert done.exit_code == 0
    assert done.stderr.startswith("Gelegenheidsspeler: ")


def test_who_errs_by_nothing_is_greedy_and_mistakes_follow_from_the_seed():
    game = gwt.new_game(players=2, seed=4, listen=False)
    choices = []
    while len(choices) < 12:
        greedy = GreedyPlayer()
        if len(game.options) > 2:
            best = max(greedy.worths(game, game.options))
            sure = NoisyPlayer(1, points=0.0).choose(game)
            assert isclose(
                dict(zip(game.options, greedy.worths(game, game.options), strict=True))[sure], best
            )
            choices.append([NoisyPlayer(seed, points=9.0).choose(game) for seed in (1, 1, 2)])
        game.play(greedy.choose(game))

    assert all(first == again for first, again, _ in choices)
    assert any(first != other for first, _, other in choices)
