"""Nothing depends on whether somebody listens, whichever event of a game a trigger waits for."""

import random
import re
from importlib import import_module
from pathlib import Path

import pytest
from attrs import evolve

import gwt
from gwt.common.events import GameEnded
from gwt.common.triggers import RULES, Trigger
from gwt.kernel import record
from gwt.kernel.rules import Triggers
from gwt.play.saved_games import replay_record
from gwt.sdk import PointsScored, ScorePoints
from gwt.spec.registry import game_kind
from tests.lantern import lantern_street

__all__ = ["lantern_street"]
ROOT = Path(__file__).parents[2]
REWARDS = {"great-western-trail": "gain $1", "pacific-rails": "score 1"}
"""What the triggers of each game do."""
SETS = {
    "great-western-trail": ("first_edition", "rails_second_edition", "garth", "bidding"),
    "pacific-rails": ("base",),
}
EVENTS = [
    (game, kind)
    for game in REWARDS
    for kind in dict.fromkeys(game_kind(game).play.events)
    if kind is not GameEnded
]


def triggered_by(monkeypatch, game, pack, kinds, others=True):
    """Has every seat of games with a pack wait for kinds of events, in words that the test makes."""
    module = import_module(f"gwt.games.{game_kind(game).folder.name}.verbs.triggers")
    board, effect = game_kind(game).play.board(pack), pack.parser.effect(REWARDS[game])
    words = {f"event {number}": kind for number, kind in enumerate(kinds)}
    for word, kind in words.items():
        monkeypatch.setitem(module.EVENTS, word, kind)
    empty = {"worker": "", "city": ""} if game == "great-western-trail" else {}
    printed = [module.WhenYou(effect=effect, event=word, **empty) for word in words]
    who = "another player"
    printed += [module.WhenOthers(effect=effect, event=word, who=who, **empty) for word in words if others]
    monkeypatch.setattr(board, "triggers", tuple(Trigger(RULES, RULES, when) for when in printed))


def assert_equal_games(deaf, listening, choices, seed):
    """Plays two games by the same choices, takes some back, and compares them after each."""
    dice, events = random.Random(seed), [*listening.opening]
    for _ in range(choices):
        assert list(map(str, deaf.options)) == list(map(str, listening.options))
        assert deaf.state == listening.state
        if deaf.over:
            break
        option = dice.choice(deaf.options)
        assert deaf.play(option) == ()
        events += listening.play(option)
        assert deaf.can_undo == listening.can_undo
        if deaf.can_undo and dice.random() < 0.2:
            deaf.undo(), listening.undo()
            assert deaf.state == listening.state
            deaf.play(option), listening.play(option)
    assert deaf.record() == listening.record()
    return events


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: f"{event[0]}-{event[1].__name__}")
def test_a_trigger_of_any_event_happens_whether_or_not_somebody_listens(event, monkeypatch):
    game, kind = event
    for number, name in enumerate(SETS[game]):
        pack = gwt.load_pack(game, name)
        with monkeypatch.context() as patched:
            triggered_by(patched, game, pack, [kind])
            games = [
                gwt.new_game(2 + number % 3, number, game=game, pack=pack, listen=listen)
                for listen in (False, True)
            ]
            assert_equal_games(*games, choices=60, seed=number)


@pytest.mark.parametrize("game", REWARDS)
def test_games_with_triggers_of_all_events_are_saved_and_taken_back_alike(game, monkeypatch):
    pack = gwt.load_pack(game, SETS[game][0])
    # What is triggered by triggers of others, and triggers these, is done in every order of all seats.
    triggered_by(monkeypatch, game, pack, [kind for name, kind in EVENTS if name == game], others=False)
    games = [gwt.new_game(3, 7, game=game, pack=pack, listen=listen) for listen in (False, True)]

    events = assert_equal_games(*games, choices=150, seed=7)

    assert sum(type(event).__name__ == "Triggered" for event in events) > 100
    for listen in (False, True):
        again = replay_record(record.parse_record(games[0].record(), "a record"), packs=pack, listen=listen)
        assert again.changed is None and again.state == games[0].state


def test_a_game_of_others_built_of_the_kit_has_triggers_whether_or_not_somebody_listens(lantern_street):
    play = game_kind(lantern_street).play
    # What a trigger does is not to trigger it again.
    kinds = frozenset(play.events) - {GameEnded, PointsScored}

    def happened(table, event):
        if (event.seat, ScorePoints(1), "rules") not in table.agenda:
            table.agenda.insert(0, (event.seat, ScorePoints(1), "rules"))

    games = [gwt.new_game(2, 3, game=lantern_street, listen=listen) for listen in (False, True)]
    for game in games:
        game.state.rules = evolve(game.state.rules, triggers=Triggers(kinds, happened, ScorePoints))
        game.restart_here()

    assert_equal_games(*games, choices=80, seed=3)

    assert games[0].state.players[0].points > 5


@pytest.mark.parametrize("game", REWARDS)
def test_no_trigger_can_wait_for_the_end_of_the_game(game, monkeypatch):
    pack = gwt.load_pack(game)
    triggered_by(monkeypatch, game, pack, [GameEnded])

    with pytest.raises(TypeError, match="no trigger can wait for GameEnded"):
        gwt.new_game(2, 1, game=game, pack=pack)


def test_only_the_kernel_asks_for_the_log():
    """The rules ask whether an event is heard, by a log or by a trigger; `hears` costs a call."""
    asked = "if table.log is not None or table.rules.triggers is not None:"
    also = "(table.log is not None or table.rules.triggers is not None):"
    rooms = [ROOT / "gwt" / "common", ROOT / "gwt" / "games", ROOT / "examples" / "games"]
    files = [path for room in rooms for path in room.rglob("*.py")]

    texts = {path: path.read_text(encoding="utf-8").replace(asked, "").replace(also, "") for path in files}

    assert [str(path) for path, text in texts.items() if re.search(r"\.log\b", text)] == []
