"""Tests that any game and any pack can be put through: whole games, played through every face.

A face is a way in which a game is shown or used: its options, a view, a saved game, a picture, the table in
a browser, an observation. `faces` says what one is, `decisions`, `shown`, `tables`, `numbers` and `endings`
have them, and `registry` lists all. `law` plays a game and asks the faces at its decisions and at its end,
`combinations` says which games that is done with, and `report` writes the table of packs by faces.

    from gwt.testing import Plan, play

    played = play(Plan(pack=("second_edition",), players=3, seed=7))
    assert not played.failures, played.failures[0]
"""

from typing import TYPE_CHECKING

from gwt.later import names as _names

if TYPE_CHECKING:
    from gwt.testing.faces import Face, Moment
    from gwt.testing.law import Failure, Plan, Played, play
    from gwt.testing.registry import every_face

__all__ = ["Face", "Failure", "Moment", "Plan", "Played", "every_face", "play"]

__getattr__, __dir__ = _names(
    __name__,
    {
        "Face": "gwt.testing.faces",
        "Failure": "gwt.testing.law",
        "Moment": "gwt.testing.faces",
        "Plan": "gwt.testing.law",
        "Played": "gwt.testing.law",
        "every_face": "gwt.testing.registry",
        "play": "gwt.testing.law",
    },
)
