"""Trains a policy with MaskablePPO and writes the file that the player `learned?policy=FILE.npz` reads.

The network has the layers of `gwt.research.policy`, so whoever plays needs numpy only; `README.md` shows
how to call this.
"""

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv, VecMonitor
from torch import nn

import gwt
from gwt.players import seat_player
from gwt.research import ROOM_OF_ACTIONS, ActionEncoder, Observer
from gwt.research.cross_features import cross_feature_labels
from gwt.research.decision_encoder import encoder_for
from gwt.research.envs import SeatEnv
from gwt.research.policy import UNITS, HiddenLayer, Policy, ValueHead
from gwt.research.returns import returns_of

Labels = tuple[list[str], list[str]]
"""The labels of what is seen, and of what options are made of."""
VALUE_WIDTH = 64
"""The length of the hidden layer of the value."""
STEPS, BATCH = 2048, 256
"""Decisions between two updates, and those of a gradient step."""


class Table(NamedTuple):
    """The setting of games."""

    game: str
    packs: tuple[str, ...] | None
    players: int

    def new_game(self) -> gwt.Game:
        return gwt.new_game(self.players, 0, game=self.game, pack=self.packs, listen=False)


def labels_of(tables: Sequence[Table]) -> Labels:
    """The labels of all tables together."""
    games = [table.new_game() for table in tables]
    seen = list(dict.fromkeys(label for game in games for label in Observer(game).labels))
    made = list(dict.fromkeys(label for game in games for label in ActionEncoder(game).labels))
    return seen, [*made, *cross_feature_labels(seen, made)]


class DecisionEnv(gymnasium.Wrapper):
    """A seat of a table, whose observations are the numbers by which a policy scores options.

    Decisions with a single option are made at once.
    """

    def __init__(self, table: Table, seat: int, labels: Labels, opponents: str, reward: str) -> None:
        env = SeatEnv(table.game, opponents, table.players, seat, pack=table.packs, reward=reward)
        super().__init__(env)
        self._seat, self._labels, self._reward = seat, labels, reward
        shapes = {"seen": (len(labels[0]),), "made": (ROOM_OF_ACTIONS, len(labels[1])), "now": (1,)}
        self.observation_space = spaces.Dict(
            {name: spaces.Box(-np.inf, np.inf, shape, np.float32) for name, shape in shapes.items()}
        )

    @property
    def game(self) -> gwt.Game:
        return self.env.unwrapped.game

    def reset(self, **settings: Any) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        _, info = self.env.reset(**settings)
        while len(self.game.options) == 1:
            self.env.step(0)
        return self._observation(), info

    def step(self, action: int) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        _, reward, over, truncated, info = self.env.step(action)
        while not over and len(self.game.options) == 1:
            _, reward, over, truncated, info = self.env.step(0)
        return self._observation(), reward / UNITS[self._reward], over, truncated, info

    def _observation(self) -> dict[str, np.ndarray]:
        numbers = {name: np.zeros(box.shape, "f4") for name, box in self.observation_space.items()}
        if not self.game.over:
            decision = encoder_for(self.game, self._labels).decision(self.game, self.game.options)
            numbers["seen"][decision.seen[0]] = decision.seen[1]
            for line, (places, values) in zip(numbers["made"], decision.rows(), strict=False):
                line[places] = values
            now = returns_of(self.game, self._reward)[self._seat]
            numbers["now"][0] = now / UNITS[self._reward]
        return numbers


class PolicyNetwork(BaseFeaturesExtractor):
    """Scores every option, and makes of a position the vector from which its value follows."""

    def __init__(self, observation_space: spaces.Dict, width: int) -> None:
        room, made = observation_space["made"].shape
        (seen,) = observation_space["seen"].shape
        super().__init__(observation_space, room + VALUE_WIDTH + 1)
        self.position = nn.Linear(seen, width)
        self.position_inner = nn.Linear(width, width)
        self.option = nn.Linear(made, width)
        self.option_inner = nn.Linear(width, width, bias=False)
        self.liked = nn.Linear(made, 1, bias=False)
        self.judged = nn.Linear(seen + 1, VALUE_WIDTH)
        # The weights of a label that is never met stay 0, and are left out of the file.
        for layer in (self.position, self.option, self.judged):
            nn.init.zeros_(layer.weight)
            nn.init.uniform_(layer.bias)
        nn.init.zeros_(self.liked.weight)

    def forward(self, observations: dict[str, torch.Tensor]) -> torch.Tensor:
        seen, made, now = (observations[name] for name in ("seen", "made", "now"))
        position = torch.relu(self.position_inner(torch.relu(self.position(seen))))
        options = self.option_inner(torch.relu(self.option(made)))
        scores = torch.einsum("bow,bw->bo", options, position) + self.liked(made).squeeze(-1)
        return torch.cat((scores, torch.relu(self.judged(torch.cat((seen, now), 1))), now), 1)


class Split(nn.Module):
    """Parts what `PolicyNetwork` returns: scores are the logits of actions, the rest goes to the value."""

    latent_dim_pi, latent_dim_vf = ROOM_OF_ACTIONS, VALUE_WIDTH + 1

    def forward(self, features: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return self.forward_actor(features), self.forward_critic(features)

    def forward_actor(self, features: torch.Tensor) -> torch.Tensor:
        return features[:, : self.latent_dim_pi]

    def forward_critic(self, features: torch.Tensor) -> torch.Tensor:
        return features[:, self.latent_dim_pi :]


class OptionPolicy(MaskableActorCriticPolicy):
    """The policy of MaskablePPO whose logits are the scores of options."""

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = Split()

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = nn.Identity()
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


def exported(model: MaskablePPO, labels: Labels, tables: Sequence[Table], reward: str) -> Policy:
    """The policy that has been learned, as numbers for numpy."""
    network = model.policy.features_extractor
    weights = {name: tensor.numpy(force=True).T for name, tensor in network.named_parameters()}
    value, base = (tensor.numpy(force=True) for tensor in model.policy.value_net.parameters())
    seen = (weights["position.weight"].any(1) | weights["judged.weight"][:-1].any(1)).nonzero()[0]
    made = (weights["option.weight"].any(1) | weights["liked.weight"].any(1)).nonzero()[0]
    head = ValueHead(
        seen=weights["judged.weight"][seen],
        now=weights["judged.weight"][-1],
        bias=weights["judged.bias"],
        out=value[0, :-1],
        straight=value[0, -1],
        base=base[0],
        kind=reward,
    )
    inner = HiddenLayer(
        position=weights["position_inner.weight"],
        position_bias=weights["position_inner.bias"],
        option_bias=weights["option.bias"],
        option=weights["option_inner.weight"],
    )
    return Policy(
        seen_labels=tuple(labels[0][place] for place in seen),
        made_labels=tuple(labels[1][place] for place in made),
        seen=weights["position.weight"][seen],
        bias=weights["position.bias"],
        made=weights["option.weight"][made],
        liked=weights["liked.weight"][made, 0],
        value=head,
        experience=frozenset((table.new_game().pack.name, table.players) for table in tables),
        inner=inner,
    )


def teacher_choices(
    envs: Sequence[DecisionEnv], teacher: str, games: int
) -> Iterator[tuple[dict[str, Any], Any, int]]:
    """Yields the observation, the mask and the choice of each decision of games that a player plays."""
    for number in range(games):
        env, player, over = envs[number % len(envs)], seat_player(teacher, number, True), False
        observation, _ = env.reset(seed=number)
        while not over:
            action = env.game.options.index(player.choose(env.game))
            sparse = {name: torch.as_tensor(part).to_sparse() for name, part in observation.items()}
            yield sparse, env.get_wrapper_attr("action_masks")(), action
            observation, _, over, _, _ = env.step(action)


def imitate(model: MaskablePPO, samples: Sequence[tuple[dict[str, Any], Any, int]], epochs: int) -> float:
    """Makes the choices of a teacher likelier; returns how often the policy agreed in the last epoch."""
    policy, agreed = model.policy, 0
    policy.set_training_mode(True)
    for epoch in range(epochs):
        for places in torch.randperm(len(samples)).split(BATCH):
            observations, masks, chosen = zip(*(samples[place] for place in places), strict=True)
            batch = {
                name: torch.stack([numbers[name] for numbers in observations]).to_dense()
                for name in observations[0]
            }
            choices = policy.get_distribution(batch, np.stack(masks))
            loss = -choices.log_prob(torch.tensor(chosen)).mean()
            policy.optimizer.zero_grad()
            loss.backward()
            policy.optimizer.step()
            if epoch == epochs - 1:
                agreed += int((choices.mode() == torch.tensor(chosen)).sum())
    return agreed / len(samples)


class PolicyWriter(BaseCallback):
    """Writes the policy, and a file to go on from, after each update."""

    def __init__(self, write: Any) -> None:
        super().__init__()
        self._write = write

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        self._write()
        rewards = [episode["r"] for episode in self.model.ep_info_buffer]
        if rewards:
            print(f"{self.num_timesteps:,} decisions: {np.mean(rewards):+.3f} on average", flush=True)


def main(arguments: Sequence[str] | None = None) -> MaskablePPO:
    """Trains as the arguments say, and returns the model."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("out", type=Path, help="the file for the policy, ending in .npz")
    parser.add_argument("--game", default="great-western-trail")
    parser.add_argument(
        "--pack", action="append", help="packs with + between them; repeat it for more tables"
    )
    parser.add_argument("--players", type=int, nargs="+", default=[2], help="numbers of players")
    parser.add_argument("--opponents", default="greedy", help="the player of the other seats")
    parser.add_argument("--imitate", metavar="PLAYER", help="a player that is imitated first")
    parser.add_argument("--games", type=int, default=200, help="games from which it is imitated")
    parser.add_argument("--epochs", type=int, default=6, help="how often these are gone through")
    parser.add_argument("--steps", type=int, default=200_000, help="decisions of MaskablePPO")
    parser.add_argument("--reward", choices=UNITS, default="standing", help="what is maximised")
    parser.add_argument("--width", type=int, default=48, help="the length of vectors")
    parser.add_argument("--rate", type=float, default=0.001, help="the learning rate")
    parser.add_argument("--resume", type=Path, help="a .zip file of an earlier run to go on from")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(arguments)
    if asked.out.suffix != ".npz":
        parser.error("the name of the file ends in .npz")
    packs = [tuple(names.split("+")) for names in asked.pack or []] or [None]
    tables = [Table(asked.game, names, players) for names, players in product(packs, asked.players)]
    labels = labels_of(tables)
    places = [(table, seat) for table in tables for seat in range(table.players)]
    make = [partial(DecisionEnv, *place, labels, asked.opponents, asked.reward) for place in places]
    env = VecMonitor(DummyVecEnv(make))
    if asked.resume:
        model = MaskablePPO.load(asked.resume, env, device="cpu")
    else:
        model = MaskablePPO(
            OptionPolicy,
            env,
            learning_rate=asked.rate,
            n_steps=max(1, STEPS // len(make)),
            batch_size=BATCH,
            n_epochs=4,
            gamma=1.0,
            ent_coef=0.001,
            policy_kwargs={
                "net_arch": [],
                "ortho_init": False,
                "features_extractor_class": PolicyNetwork,
                "features_extractor_kwargs": {"width": asked.width},
            },
            seed=asked.seed,
            device="cpu",
        )
    if asked.imitate:
        samples = list(teacher_choices(env.unwrapped.envs, asked.imitate, asked.games))
        part = imitate(model, samples, asked.epochs)
        print(f"{len(samples):,} decisions of {asked.imitate}: {100 * part:.1f} % chosen as it does")

    def write() -> None:
        exported(model, labels, tables, asked.reward).write(asked.out)
        model.save(asked.out.with_suffix(".zip"))

    if asked.steps:
        model.learn(asked.steps, callback=PolicyWriter(write), reset_num_timesteps=not asked.resume)
    write()
    return model


if __name__ == "__main__":
    main()
