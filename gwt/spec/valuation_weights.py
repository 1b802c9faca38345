"""Weights of valuations: numbers by name, which a file of a game's content holds.

Such a file is JSON: `about` says where the numbers come from, and `weights` has one for each name. Those
that come with a game are in the folder `weights` beside its packs.
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from math import isfinite
from pathlib import Path
from typing import Any

from gwt.errors import UsageError, did_you_mean, shorten_value
from gwt.memory_cache import bounded_cache
from gwt.spec import game_play, game_spec

USUAL = "greedy"
"""The weights that are used unless others are asked for."""
NEUTRAL = "neutral"
"""The weights that are all 1, which every game has without a file."""
LARGEST = 1_000_000
"""Bytes in a file of weights."""
_WRONG = (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError, OverflowError)
"""The errors of reading a file that holds no weights."""


def file(game: game_spec.GameSpec, name: str) -> Path:
    """Returns the file of the weights of that name; a name that ends in `.json` is a path itself."""
    return Path(name) if name.endswith(".json") else game.packs / "weights" / f"{name}.json"


def digest(game: game_spec.GameSpec, *learned: str) -> str:
    """Returns a hash of all that players have learned about a game: the weights and policies that come with
    it, and those in your own files, if they are `learned` from there.
    """
    files = sorted((*game.packs.glob("weights/*.json"), *game.packs.glob("policies/*.npz")))
    files += [Path(name) for name in learned if name.endswith((".json", ".npz"))]
    whole = hashlib.sha256()
    for path in files:
        if path.is_file():
            whole.update(path.read_bytes())
    return whole.hexdigest()


def read_weights(game: game_spec.GameSpec, name: str) -> dict[str, float]:
    """Reads the weights of that name.

    Raises:
        UsageError: there are none, or they do not fit the game.
    """
    path = file(game, name)
    names = _weighing(game).names
    if name == NEUTRAL:
        return dict.fromkeys(names, 1.0)
    if not path.is_file():
        choices = sorted([NEUTRAL, *(path.stem for path in file(game, USUAL).parent.glob("*.json"))])
        raise UsageError(f"there are no weights '{name}'. {did_you_mean(name, choices)}".strip())
    try:
        with path.open("rb") as opened:
            raw = opened.read(LARGEST + 1)
        if len(raw) > LARGEST:
            raise UsageError(f"{path}: weights have at most {LARGEST:,} bytes")
        weights: Any = json.loads(raw.decode())["weights"]
        values = {str(key): float(value) for key, value in weights.items()}
    except _WRONG:
        raise UsageError(f"{path}: expected a JSON object 'weights' of numbers") from None
    if endless := [key for key, value in values.items() if not isfinite(value)]:
        raise UsageError(f"{path}: the weight '{shorten_value(endless[0])}' is not a finite number")
    if missing := [name for name in names if name not in values]:
        raise UsageError(f"{path}: the weight '{missing[0]}' is missing")
    if unknown := [name for name in values if name not in names]:
        hint = did_you_mean(unknown[0], names)
        raise UsageError(f"{path}: '{shorten_value(unknown[0])}' is not a weight. {hint}".strip())
    return values


@bounded_cache(64)
def valuation(game: game_spec.GameSpec, name: str = USUAL) -> Callable[[Any, int], Callable[[Any], float]]:
    """Returns a game's valuation with the weights of that name.

    Raises `UsageError` as `read_weights` does.
    """
    return valuation_with(game, read_weights(game, name))


def valuation_with(
    game: game_spec.GameSpec, weights: Mapping[str, float]
) -> Callable[[Any, int], Callable[[Any], float]]:
    """Returns a game's valuation with these weights."""
    weighing = _weighing(game)
    return weighing.valuation(weighing.weights(**weights))


def _weighing(game: game_spec.GameSpec) -> game_play.WeightedValuation:
    weighing = game.play.weighted_valuation()
    if weighing is None:
        raise UsageError(f"the valuation of the game {game.name} has no weights")
    return weighing
