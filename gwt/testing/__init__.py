"""Tests that any game and any pack can be put through: whole games, played through every face.

A face is a way in which a game is shown or used: its options, a view, a saved game, a picture, the table in
a browser, an observation. `faces` says what one is, `decisions`, `shown`, `tables`, `numbers` and `endings`
have them, and `registry` lists all. `law` plays a game and asks the faces at its decisions and at its end,
`combinations` says which games that is done with, and `report` writes the table of packs by faces.

    from gwt.testing import Plan, play

    played = play(Plan(pack=("second_edition",), players=3, seed=7))
    assert not played.failures, played.failures[0]
"""

from gwt.later import TYPED as _TYPED
from gwt.later import names as _names

if _TYPED:
    from gwt.testing.combinations import plans as plans
    from gwt.testing.faces import Face as Face
    from gwt.testing.faces import Moment as Moment
    from gwt.testing.law import Failure as Failure
    from gwt.testing.law import Plan as Plan
    from gwt.testing.law import Played as Played
    from gwt.testing.law import play as play
    from gwt.testing.registry import every_face as every_face
    from gwt.testing.report import Report as Report

__getattr__, __dir__ = _names(__name__)
