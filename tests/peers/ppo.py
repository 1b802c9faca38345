"""A few steps of MaskablePPO; `tests/peers/run.sh` runs it, for PyTorch is large."""

import pytest
import torch
from sb3_contrib import MaskablePPO

from gwt.research.envs import SeatEnv

STEPS = 512


@pytest.mark.parametrize("wanted", [{}, {"game": "pacific-rails", "actions": "codes"}], ids=str)
def test_maskable_ppo_learns_and_chooses_nothing_but_options(wanted):
    torch.set_num_threads(1)
    env = SeatEnv(reward="margin", **wanted)
    model = MaskablePPO("MlpPolicy", env, n_steps=STEPS // 2, n_epochs=2, seed=1)
    before = [one.detach().clone() for one in model.policy.parameters()]
    model.learn(STEPS)
    after = [*model.policy.parameters()]

    assert model.num_timesteps == STEPS
    assert all(bool(torch.isfinite(one).all()) for one in after)
    assert any(not torch.equal(one, other) for one, other in zip(before, after, strict=True))

    observation, _ = env.reset(seed=2)
    over = False
    while not over:
        action, _ = model.predict(observation, action_masks=env.action_masks())
        assert env.action_masks()[action]
        observation, reward, over, _, _ = env.step(action)
    assert reward == env.game.scores[0].total - env.game.scores[1].total
