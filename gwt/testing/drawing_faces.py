"""Faces that show a table: the terminal, pictures, films, observations and options as numbers."""

import json
from math import isfinite
from xml.etree import ElementTree

from gwt import packs, play, table, text
from gwt.picture import Picture
from gwt.research import LAYOUTS, ROOM_OF_ACTIONS, ActionEncoder, Observer
from gwt.summary import Summary
from gwt.table.match.moment_messages import view_of
from gwt.testing.faces import FaceTiming, Moment, face


def _coders(game: play.Game) -> tuple[tuple[Observer, ...], ActionEncoder]:
    """Returns the observers of each layout and the coder of options; cached by pack and players."""
    return packs.cached_in_pack(
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


WIDTH = 100
"""Columns of the terminal."""


@face("terminal", secret=True, slow=2)
def terminal(at: Moment) -> object:
    """The text that a terminal shows to the seat that has to choose, with notes and prices."""
    game, words = at.game, text.event_formatter(at.game.pack, at.language)
    texts = []
    for in_words in (False, True):
        summary = Summary.of(game.view(at.seat), words, in_words)
        texts += [summary.text(WIDTH), summary.own_text(WIDTH), summary.public_text(WIDTH)]
        texts += [f"{option}: {summary.note(option)} {summary.price(option)}" for option in game.options]
    return texts


@face("terminal of a spectator", FaceTiming.ANY_SEAT, secret=True)
def terminal_of_a_spectator(at: Moment) -> object:
    """The lines of the seats that a terminal shows to everybody."""
    words = text.event_formatter(at.game.pack, at.language)
    return Summary.of(at.game.public_view(), words, True).public_text(WIDTH)


@face("picture", FaceTiming.ANY_SEAT, secret=True, slow=6)
def picture(at: Moment) -> object:
    """The picture of the table as a seat sees it, with its text alternative."""
    return _checked(at.game.picture(at.seat, at.language))


@face("picture with open hands", slow=8)
def open_picture(at: Moment) -> object:
    """The picture of the table with all hands open."""
    return _checked(at.game.picture(language=at.language))


def _checked(drawn: Picture) -> tuple[str, str]:
    text = drawn.svg()
    ElementTree.fromstring(text)
    assert drawn.description.strip(), "the picture has no text alternative"
    return text, drawn.description


@face("film", FaceTiming.ANY_SEAT, secret=True, slow=4)
def film_of_a_seat(at: Moment) -> object:
    """The film of the table in a browser for a seat, and for a spectator."""
    films = []
    for seat in (at.seat, None):
        text = table.film_of(view_of(at.game, seat), at.language).json()
        data = json.loads(text)
        seats = len(data["columns"][0]["cells"])
        assert seats == at.game.premise.players, f"the film has {seats} seats"
        films.append(text)
    return films
