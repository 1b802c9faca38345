"""Learns Great Western Trail from `greedy` and from games against itself, with numpy only.

A position and each of its options become vectors, whose product is the score of the option. The choices of
`greedy` become likelier, then by proximal policy optimization (PPO) what led to more than was expected.
"""

import argparse
from pathlib import Path
from time import monotonic

import numpy as np

from gwt.players import seat_player
from gwt.research import ActionEncoder, Contest, Observer, VectorTables, play_contest, policy

TABLES, STEPS, BATCH, EPOCHS, WIDTH = 128, 64, 512, 3, 64
RATE, CLIP, ENTROPY, TRACE = 0.001, 0.2, 0.005, 0.97


def encode(seen, met):
    """Returns positions, a row for each of their options, and the mask; logarithms of what was met."""
    mask = seen.masks == 1
    parts = seen.observations[:, met[0]], seen.options[mask][:, met[1]]
    return *(np.copysign(np.log(1 + np.abs(numbers)), numbers) for numbers in parts), mask


def forward(weights, positions, options, mask):
    """Returns the probability of each option, the value of each position, and what is between."""
    owner = mask.nonzero()[0]
    hidden = np.maximum(0, positions @ weights["seen"] + weights["bias"])
    vectors = options @ weights["made"]
    scores = np.full(mask.shape, -np.inf, "f4")
    scores[mask] = (vectors * hidden[owner, :WIDTH]).sum(1) + options @ weights["liked"]
    chances = np.exp(scores - scores.max(1, keepdims=True))
    chances /= chances.sum(1, keepdims=True)
    return chances, hidden[:, WIDTH:] @ weights["out"] + weights["base"], (owner, hidden, vectors)


def backward(weights, positions, options, mask, chosen, before, gains, results, entropy, imitate):
    """Returns the gradient of the loss of PPO; `before` is how likely the choices were when made."""
    chances, values, (owner, hidden, vectors) = forward(weights, positions, options, mask)
    lines, logs = np.arange(len(chosen)), np.log(np.maximum(chances, 1e-9))
    ratio = chances[lines, chosen] / before
    push = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * ratio * gains
    push = np.ones_like(push) if imitate else push
    slope = chances * (push[:, None] + entropy * (logs - (chances * logs).sum(1, keepdims=True)))
    slope[lines, chosen] -= push
    slope, miss = slope[mask][:, None] / len(chosen), (values - results) / len(chosen)
    starts = mask.sum(1).cumsum() - mask.sum(1)
    down = np.c_[np.add.reduceat(slope * vectors, starts), np.outer(miss, weights["out"])] * (hidden > 0)
    made, liked = options.T @ (slope * hidden[owner, :WIDTH]), options.T @ slope[:, 0]
    parts = positions.T @ down, down.sum(0), made, liked, hidden[:, WIDTH:].T @ miss, miss.sum()
    return dict(zip(weights, parts, strict=True))


def taught(games, guides):
    """Returns the places of the options that guides choose, one at each table."""
    return [game.options.index(guide.choose(game)) for game, guide in zip(games, guides, strict=False)]


def rollout(tables, seen, met, weights, dice, guides):
    """Plays some steps at all tables; returns the decisions, the number of ends, and what comes next."""
    steps, lines = [], np.arange(TABLES)
    for _ in range(STEPS):
        batch = encode(seen, met)
        chances, values, _ = forward(weights, *batch)
        passed = (chances.cumsum(1) < dice.random((TABLES, 1))).sum(1)
        chosen = played = np.minimum(passed, batch[2].sum(1) - 1)
        if guides:
            chosen = np.array(taught(tables.games, guides))
            played = np.where(lines % 2, chosen, played)
        steps.append((*batch, chosen, chances[lines, chosen], values, seen.seats.copy()))
        seen = tables.step(played)
        steps[-1] += seen.rewards.copy(), seen.terminations.copy()
    *data, values, seats, rewards, over = zip(*steps, strict=True)
    ahead = -np.repeat(forward(weights, *encode(seen, met))[1][:, None], 2, 1)
    ahead[lines, seen.seats] *= -1  # what a seat expects, the other expects to lose
    traces, gains = np.zeros_like(ahead), np.zeros((STEPS, TABLES), "f4")
    for step in reversed(range(STEPS)):
        own = lines, seats[step]
        ahead[over[step]], traces[over[step]] = rewards[step][over[step]], 0
        traces[own] = gains[step] = ahead[own] - values[step] + TRACE * traces[own]
        ahead[own] = values[step]
    results, gains = (gains + np.array(values)).ravel(), gains.ravel()
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    return [*map(np.concatenate, data), gains, results], np.sum(over), seen


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("out", type=Path, help="the file for the policy, ending in .npz")
    parser.add_argument("--imitated", type=int, default=100_000, help="the first decisions: as `greedy`")
    parser.add_argument("--decisions", type=int, default=3_800_000, help="how many are played")
    parser.add_argument("--rival", default="random", help="plays 20 games against the policy each minute")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    dice, began = np.random.default_rng(asked.seed), monotonic()
    tables = VectorTables(TABLES, options=True, reward="standing")
    seen = tables.reset(seed=asked.seed * 1000)
    met = [np.zeros(size, bool) for size in (tables.size, tables.features)]  # others are left out
    guides = [seat_player("greedy", table, True) for table in range(TABLES)]
    for _ in range(300):
        met[0] |= (seen.observations != 0).any(0)
        met[1] |= (seen.options[seen.masks == 1] != 0).any(0)
        actions = (dice.random(TABLES) * seen.masks.sum(1)).astype(int)
        actions[::4] = taught(tables.games[::4], guides)
        seen = tables.step(actions)
    met = [np.flatnonzero(part) for part in met]
    encoders = zip((Observer(tables.games[0]), ActionEncoder(tables.games[0])), met, strict=True)
    labels = [tuple(encoder.labels[place] for place in places) for encoder, places in encoders]
    weights = {
        "seen": dice.normal(0, 0.05, (len(met[0]), 2 * WIDTH)).astype("f4"),
        "bias": np.full(2 * WIDTH, 0.1, "f4"),
        "made": dice.normal(0, 0.05, (len(met[1]), WIDTH)).astype("f4"),
        "liked": np.zeros(len(met[1]), "f4"),
        "out": np.zeros(WIDTH, "f4"),
        "base": np.zeros((), "f4"),
    }
    moments = {name: (np.zeros_like(part), np.zeros_like(part)) for name, part in weights.items()}
    count, games, curve = 0, 0, ["minutes,decisions,games,won"]
    for done in range(0, asked.decisions, TABLES * STEPS):
        left, imitate = 1 - done / asked.decisions, done < asked.imitated
        data, ended, seen = rollout(tables, seen, met, weights, dice, imitate and guides)
        positions, options, mask, *columns = data
        games, starts, rate = games + ended, mask.sum(1).cumsum() - mask.sum(1), RATE * max(0.1, left)
        epochs = [dice.permutation(len(mask)) for _ in range(3 * EPOCHS if imitate else EPOCHS)]
        for part in np.concatenate(epochs).reshape(-1, BATCH):
            owner, place = mask[part].nonzero()
            rows, numbers = options[starts[part][owner] + place], [column[part] for column in columns]
            slopes = backward(weights, positions[part], rows, mask[part], *numbers, ENTROPY * left, imitate)
            count, norm = count + 1, np.sqrt(sum((slope**2).sum() for slope in slopes.values()))
            for name, slope in slopes.items():  # Adam
                (first, second), slope = moments[name], slope * min(1, 0.5 / norm)
                first += 0.1 * (slope - first)
                second += 0.001 * (slope**2 - second)
                root = np.sqrt(second / (1 - 0.999**count)) + 1e-6
                weights[name] -= rate * first / (1 - 0.9**count) / root
        if monotonic() - began > 60 * len(curve) or done + len(mask) >= asked.decisions:
            parts = weights["seen"][:, :WIDTH], weights["bias"][:WIDTH], weights["made"], weights["liked"]
            policy.Policy(*labels, *parts).write(asked.out)
            contest = Contest((f"learned?policy={asked.out}", asked.rival), seed=done)
            rows = [row for game in range(20) for row in play_contest(contest, (0, game))]
            won = sum(row.share for row in rows if row.name != asked.rival) / 20
            curve.append(f"{(monotonic() - began) / 60:.1f},{done + len(mask)},{games},{won}")
            print(curve[-1], flush=True)
    asked.out.with_suffix(".csv").write_text("\n".join(curve) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
