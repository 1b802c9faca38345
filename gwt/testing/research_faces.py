"""Faces for research: observations, and options as numbers."""

from math import isfinite

from gwt.packs import cached_in_pack
from gwt.play import Game
from gwt.research import LAYOUTS, ROOM_OF_ACTIONS, ActionEncoder, Observer
from gwt.testing.faces import FaceTiming, Moment, face


def _coders(game: Game) -> tuple[tuple[Observer, ...], ActionEncoder]:
    """Returns the observers of each layout and the coder of options; cached by pack and players."""
    return cached_in_pack(
        game.pack,
        (__name__, game.premise.players),
        lambda: (tuple(Observer(game, layout) for layout in LAYOUTS), ActionEncoder(game)),
    )


@face("observation", FaceTiming.ANY_SEAT, secret=True)
def observation(at: Moment) -> object:
    """The observation of a seat in each layout, dense and sparse."""
    seen = []
    for observer in _coders(at.game)[0]:
        dense = observer.dense(at.game, at.seat)
        assert len(dense) == observer.size == len(observer.labels), "the observation has another size"
        assert all(map(isfinite, dense)), "the observation has a number that is not finite"
        places, numbers = observer.sparse(at.game, at.seat)
        whole = [0.0] * observer.size
        for place, number in zip(places, numbers, strict=True):
            whole[place] += number
        assert all(abs(a - b) < 1e-3 for a, b in zip(dense, whole, strict=True))
        seen.append(dense.tobytes())
    return seen


@face("actions", secret=True)
def actions(at: Moment) -> object:
    """The options as a mask, as codes, as features and as tokens."""
    options, coder = at.game.options, _coders(at.game)[1]
    assert sum(coder.mask(options)) == len(options) <= ROOM_OF_ACTIONS, f"there are {len(options)} options"
    codes = coder.codes(options)
    assert len(set(codes)) == len(options), "two options have the same code"
    features = coder.features(options)
    assert len(features) == coder.size * len(options)
    assert all(map(isfinite, features)), "a feature is not finite"
    return codes, features.tobytes(), [coder.tokens(option) for option in options]
