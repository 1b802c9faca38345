"""Faces that show a table: the terminal, pictures and films."""

import json
from io import StringIO
from xml.etree import ElementTree

from rich.console import Console

from gwt.picture import Picture
from gwt.table import film_of
from gwt.table.match.moment_messages import view_of
from gwt.terminal import Frame
from gwt.testing.faces import FaceTiming, Moment, face
from gwt.text import event_formatter

WIDTH = 100
"""Columns of the terminal."""


@face("terminal", secret=True, slow=2)
def terminal(at: Moment) -> object:
    """The frame that a terminal shows to the seat that has to choose, with notes and prices."""
    game, words = at.game, event_formatter(at.game.pack, at.language)
    texts = []
    for in_words in (False, True):
        frame = Frame.of(game.view(at.seat), words, in_words)
        console = Console(width=WIDTH, file=StringIO(), record=True)
        console.print(frame.around(WIDTH), frame.table(WIDTH), frame.own_summary(WIDTH), frame.summary())
        texts.append(console.export_text())
        texts += [f"{option}: {frame.note(option)} {frame.price(option)}" for option in game.options]
    return texts


@face("terminal of a spectator", FaceTiming.ANY_SEAT, secret=True)
def terminal_of_a_spectator(at: Moment) -> object:
    """The table of the seats that a terminal shows to everybody."""
    console = Console(width=WIDTH, file=StringIO(), record=True)
    console.print(
        Frame.of(at.game.public_view(), event_formatter(at.game.pack, at.language), True).summary()
    )
    return console.export_text()


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
        text = film_of(view_of(at.game, seat), at.language).json()
        data = json.loads(text)
        seats = len(data["columns"][0]["cells"])
        assert seats == at.game.premise.players, f"the film has {seats} seats"
        films.append(text)
    return films
