"""Learns a policy from nothing in games against itself, with numpy alone, on the tables of `VectorTables`.

It is REINFORCE: after each game the choices of a seat become as much likelier as its standing at the end is
good. The score of an option is a sum over its features, whatever the position, so a seat needs no memory of
its choices but the sum of their slopes. `README.md` shows the curve.

    python examples/training/learn.py own.npz --games 3000
    gwt ladder "learned?policy=own.npz"
"""

import argparse
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import numpy as np

import gwt
from gwt.research import ActionEncoder, VectorTables
from gwt.research.policy import Policy

TABLES, PLAYERS = 64, 2
BATCH = 32
"""Games between two updates."""
RATE, DECAYS = 0.05, (0.9, 0.999)
"""The learning rate and the decays of Adam."""


def damped(features: np.ndarray) -> np.ndarray:
    """The features as the player reads them: logarithms with their signs."""
    return np.copysign(np.log1p(np.abs(features)), features)


class Adam:
    """Steps of their own size for each weight."""

    def __init__(self, size: int) -> None:
        self.mean, self.square, self.steps = np.zeros(size), np.zeros(size), 0

    def step(self, slope: np.ndarray) -> np.ndarray:
        self.steps += 1
        for past, now, decay in ((self.mean, slope, DECAYS[0]), (self.square, slope**2, DECAYS[1])):
            past += (1 - decay) * (now - past)
        mean, square = (
            past / (1 - decay**self.steps)
            for past, decay in zip((self.mean, self.square), DECAYS, strict=True)
        )
        return RATE * mean / (np.sqrt(square) + 1e-8)


def learn(seed: int) -> Iterator[np.ndarray]:
    """Yields the weights of the features of options after each `BATCH` of games."""
    tables, dice = (
        VectorTables(TABLES, PLAYERS, options=True, reward="standing"),
        np.random.default_rng(seed),
    )
    weights, adam = np.zeros(tables.features, np.float32), Adam(tables.features)
    slopes = np.zeros((TABLES, PLAYERS, tables.features), np.float32)
    batch, games, each = np.zeros(tables.features), 0, np.arange(TABLES)
    seen = tables.reset(seed=seed)
    while True:
        legal = seen.masks == 1
        counts = legal.sum(1)
        ends = counts.cumsum()
        starts = ends - counts
        # A row for each option of all tables, one table after the other.
        rows = damped(seen.options[legal])
        scores = rows @ weights
        shares = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), counts))
        shares /= np.repeat(np.add.reduceat(shares, starts), counts)
        # The first option at which the sum of the shares passes a number between 0 and 1.
        sums = shares.cumsum() - np.repeat(shares.cumsum()[starts] - shares[starts], counts)
        passed = np.add.reduceat(sums < np.repeat(dice.random(TABLES), counts), starts)
        actions = np.minimum(passed, counts - 1)
        expected = np.add.reduceat(rows * shares[:, None], starts)
        slopes[each, seen.seats] += rows[starts + actions] - expected
        seen = tables.step(actions)
        for table in np.flatnonzero(seen.terminations):
            batch += seen.rewards[table] @ slopes[table]
            slopes[table] = 0
            games += 1
            if games % BATCH == 0:
                weights += adam.step(batch / BATCH).astype(np.float32)
                batch[:] = 0
                yield weights


def policy_of(weights: np.ndarray) -> Policy:
    """The file that the player `learned` reads; it has no vector of the position."""
    game = gwt.new_game(PLAYERS, 0, listen=False)
    none = np.zeros((1, 1), np.float32)
    return Policy(
        seen_labels=("turn",),
        made_labels=ActionEncoder(game).labels,
        seen=none,
        bias=none[0],
        made=np.zeros((len(weights), 1), np.float32),
        liked=weights,
        experience=frozenset({(game.pack.name, PLAYERS)}),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("out", type=Path, help="the file for the policy, ending in .npz")
    parser.add_argument("--games", type=int, default=3000, help="from how many games it learns")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for update, weights in enumerate(islice(learn(options.seed), options.games // BATCH), 1):
        policy_of(weights).write(options.out)
        print(f"{update * BATCH} games", end="\r", flush=True)


if __name__ == "__main__":
    main()
