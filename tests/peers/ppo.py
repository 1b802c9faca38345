"""The script that trains policies, by a few games; `make peers` runs it, for PyTorch is large."""

import sys
from pathlib import Path

import numpy
import pytest
import torch

import gwt
from gwt.dsl import Done
from gwt.players import new_player, play_out
from gwt.research.policy import PolicyForGame, read_policy

sys.path.insert(0, str(Path(__file__).parents[2] / "examples" / "training"))
import train

FEW = ("--opponents", "random", "--steps", "128", "--width", "16")


class Careful:
    """Takes the option with the longest text that forgoes nothing, which is easy to learn."""

    def choose(self, game):
        return max(game.options, key=lambda option: (not isinstance(option, Done), len(str(option))))


@pytest.fixture(autouse=True)
def _small(monkeypatch):
    torch.set_num_threads(1)
    monkeypatch.setattr(train, "STEPS", 128)


def differences(model, policy, env):
    """How far a file is from its network along a game: the score that its choices lose, and the value."""
    observation, _ = env.reset(seed=7)
    lost, judged, over = [], [], False
    while not over:
        with torch.no_grad():
            numbers, _ = model.policy.obs_to_tensor(observation)
            scores = model.policy.extract_features(numbers)[0, : len(env.game.options)]
            value = float(model.policy.predict_values(numbers))
        applied = PolicyForGame(policy, env.game)
        chosen = env.game.options.index(applied.best(env.game, env.game.options))
        lost.append(float(scores.max() - scores[chosen]))
        judged.append(abs(applied.value(env.game) / train.UNITS[policy.value.kind] - value))
        action, _ = model.predict(observation, action_masks=env.get_wrapper_attr("action_masks")())
        observation, _, over, _, _ = env.step(int(action))
    return lost, judged


@pytest.mark.parametrize("game, reward", [("great-western-trail", "standing"), ("pacific-rails", "points")])
def test_a_policy_is_trained_and_its_file_chooses_as_the_network_does(tmp_path, game, reward):
    out = tmp_path / "own.npz"
    model = train.main([str(out), *FEW, "--game", game, "--reward", reward])
    table = train.Table(game, None, 2)
    policy = read_policy(out)
    env = train.DecisionEnv(table, 1, train.labels_of([table]), "random", reward)

    assert model.num_timesteps >= 128
    assert policy.experience == {(gwt.load_pack(game).name, 2)}
    lost, judged = differences(model, policy, env)
    assert max(lost) < 0.01 and max(judged) < 0.01
    assert lost.count(0) > 0.9 * len(lost) > 30


def test_what_is_easily_imitated_is_learned_at_several_tables_and_gone_on_with(tmp_path):
    """Without a step of MaskablePPO first; a file of it is an opponent of the run that goes on."""
    out, tables = tmp_path / "own.npz", ("--players", "2", "3", "--pack", "second_edition")
    teacher = ("--imitate", "tests.peers.ppo:Careful", "--games", "10", "--epochs", "8", "--rate", "0.01")
    train.main([str(out), *FEW, *tables, *teacher, "--steps", "0"])
    name = f"learned?policy={out}"
    game, careful, policy = gwt.new_game(3, 5, pack="second_edition"), Careful(), new_player(name)
    alike = []
    while not game.over:
        if len(game.options) > 1:
            alike.append(policy.choose(game) == careful.choose(game))
        game.play(careful.choose(game))
    before = read_policy(out)
    train.main([str(out), *FEW, *tables, "--opponents", name, "--resume", str(tmp_path / "own.zip")])

    assert numpy.mean(alike) > 0.8
    assert any(label.startswith("third.") for label in before.seen_labels)
    assert not numpy.array_equal(before.bias, read_policy(out).bias)
    play_out(gwt.new_game(2, 1, listen=False), [new_player(name)] * 2)


def test_nothing_but_a_policy_is_written(tmp_path, capsys):
    with pytest.raises(SystemExit):
        train.main([str(tmp_path / "own.json")])
    assert "the name of the file ends in .npz" in capsys.readouterr().err
