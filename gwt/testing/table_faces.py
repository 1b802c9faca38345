"""Faces of a table in a browser: what is asked, what a choice leads to, moments and hints."""

import json
import pickle
from typing import Any

from gwt import dsl, json_types, play, summary, text
from gwt.play.replay_texts import seat_points
from gwt.table import LiveGame, PlayerTask, TableRow, choose_for_task, deeds_of, wake_game
from gwt.table.match import decision_details, moment_messages
from gwt.testing.faces import Moment, face

OUTCOMES = 3
"""The most options of a decision whose outcome is asked for."""


@face("question at a table", secret=True)
def question(at: Moment) -> object:
    """The question that the table asks, with its options, actions and reasons."""
    prompt = decision_details.describe_decision(at.game, at.language)
    texts = [option["text"] for option in prompt["options"]]
    assert texts == list(map(str, at.game.options)), "the table asks with other options"
    # It goes by the last choice, and a copy of what a seat knows has no history.
    del prompt["pass"]
    return json.dumps(prompt)


@face("outcome at a table", secret=True)
def outcomes(at: Moment) -> object:
    """The outcome of a choice as the table tells it before, which is what then happens."""
    texts = []
    for option in at.drawn(OUTCOMES):
        foretold = decision_details.describe_outcome(at.game, option, at.language)
        # What is chosen secretly happens once all have chosen.
        if foretold["end"] == "decision" and not isinstance(at.game.decision.effect, dsl.SecretChoice):
            _assert_happens(at, option, foretold)
        texts.append(json.dumps(foretold))
    return texts


def _assert_happens(at: Moment, option: Any, foretold: json_types.JsonObject) -> None:
    """Raises `AssertionError` unless a choice leads to the numbers that were foretold."""
    after = at.game.copy()
    after.play(option)
    words = text.event_formatter(at.game.pack, at.language)
    now = dict(summary.Summary.of(after.view(at.seat), words, in_words=True, printed=True).cells(at.seat))
    wrong = [change for change in foretold["changes"] if now.get(change["name"], "") != change["after"]]
    assert not wrong, f"'{option}' leads to {now}, and not to {wrong}"


@face("moment at a table", slow=8)
def moments(at: Moment) -> None:
    """The present moment of each reader of a table, those before it, and an earlier one with its view."""
    for watch in ("turns", "choices"):
        match = _match(at.game, watch)
        seat = at.dice.choice([None, *range(at.game.premise.players)])
        moment = moment_messages.present_moment(match, at.seat, at.language)
        texts = [option["text"] for option in moment["decision"]["options"]]
        assert texts == list(map(str, at.game.options)), "the moment has other options"
        assert moment["points"] == seat_points(at.game, at.seat), "the moment has other points"
        json.dumps(moment_messages.present_moment(match, seat, at.language))
        json.dumps(moment_messages.past_moments(match, seat, at.language))
        number = at.dice.randrange(match.audiences[seat].number + 1)
        json.dumps(moment_messages.earlier_moment(match, seat, at.language, number))


def _match(game: play.Game, watch: str) -> LiveGame:
    """Returns a game as a table with people on all seats."""
    settings = {
        "game": game.premise.game,
        "players": ["human"] * game.premise.players,
        "names": [""] * game.premise.players,
        "wait": "no",
        "watch": watch,
    }
    row = TableRow("everywhere", "secret", game.copy_at_start().record(), settings)
    return wake_game(row, deeds_of(game), [layer.folder for layer in game.pack.layers])


@face("hint", secret=True, slow=2)
def hint(at: Moment) -> object:
    """The option that a computer player would choose for a seat, from nothing but what the seat knows."""
    thought = pickle.loads(pickle.dumps(PlayerTask.of(at.game, at.seat, at.player, at.number)))
    chosen = choose_for_task(thought)
    assert chosen in map(str, at.game.options), f"the hint '{chosen}' is no option"
    return chosen
