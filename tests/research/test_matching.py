"""What an observation says of the names in an option."""

import numpy
import pytest

import gwt
from gwt.players import RandomPlayer
from gwt.research import ActionEncoder, Observer
from gwt.research.decision_encoder import (
    CrossFeatures,
    EncodedDecision,
    EncodedOptions,
    cross_feature_labels,
    encoder_for,
    label_name,
)


@pytest.mark.parametrize(
    "label, found",
    [
        ("own.hand=jersey", ("jersey", "of own.hand")),
        ("tiles=a-1:building-b", ("a-1", "of tiles=building-b")),
        ("turn", None),
    ],
)
def test_a_label_of_an_observation_is_about_a_name(label, found):
    assert label_name(label) == found


def test_only_what_options_name_has_features():
    seen = ("own.hand=jersey", "own.hand=angus", "jobs=cowboy", "turn")

    assert cross_feature_labels(seen, ("kind=Buy", "name=jersey", "name=angus")) == ["of own.hand"]


def test_a_feature_that_two_names_have_is_added_up():
    seen, made = ["own.hand=jersey", "own.hand=angus"], ["name=jersey", "name=angus"]
    matching = CrossFeatures(seen, made, [*made, "of own.hand"])
    places, lines, columns = matching.joined([matching.places([0, 1]), matching.places([1])])

    assert matching.features.tolist() == [2]
    assert (places.tolist(), lines.tolist(), columns.tolist()) == ([0, 1, 1], [0, 0, 1], [0, 0, 0])
    seen, options = (numpy.array([], "i4"), numpy.array([], "f4")), [None, None]
    coded = EncodedDecision(
        seen,
        EncodedOptions(options, places, lines, columns),
        lines,
        columns,
        places + 1.0,
        matching.features,
    )
    assert coded.matching.ravel().tolist() == [1.0 + 2.0, 2.0]


def test_options_say_what_is_known_of_their_names():
    """Along a game: each feature is the number that the observation has at a label with the name."""
    game = gwt.new_game(2, 3, listen=False)
    observer, actions = Observer(game), ActionEncoder(game)
    labels = observer.labels, [*actions.labels, *cross_feature_labels(observer.labels, actions.labels)]
    coder = encoder_for(game, labels)
    player, compared = RandomPlayer(1), 0
    while not game.over:
        row = observer.dense(game, game.seat)
        there = {label: number for label, number in zip(observer.labels, row, strict=True) if number}
        coded = coder.decision(game, game.options)
        for option, line in zip(game.options, coded.matching, strict=True):
            features = [actions.labels[at] for at in actions.sparse(option)[0]]
            names = {one.removeprefix("name=") for one in features if one.startswith("name=")}
            wanted = {}
            for label, number in there.items():
                name, feature = label_name(label) or ("", "")
                if name in names:
                    damped = numpy.copysign(numpy.log1p(abs(number)), number)
                    wanted[feature] = wanted.get(feature, 0.0) + damped
            known = [labels[1][at] for at in coded.features]
            assert {one: n for one, n in zip(known, line, strict=True) if n} == pytest.approx(wanted)
            compared += len(wanted)
        game.play(player.choose(game))

    assert compared > 1000


def test_a_policy_without_such_labels_takes_no_time_for_them():
    game = gwt.new_game(2, 3, listen=False)
    seen, made = Observer(game).labels, ActionEncoder(game).labels

    assert encoder_for(game, (seen, made)).decision(game, game.options).matching.size == 0
