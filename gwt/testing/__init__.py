"""Tests for any game and any pack: whole games, with every output of the package checked.

A face is a way in which a game is shown or used: its options, a view, a saved game, a picture, the table in
a browser, an observation. `faces` says what one is, `api_faces`, `drawing_faces`, `table_faces`
and `end_faces` have them, and `registry` lists all. `runner` plays a game and asks the
faces at its decisions and at its end, `plan_games` says which games that is done with, and `report` writes
the table of packs by faces.

    from gwt.testing import Plan, play

    played = play(Plan(pack=("second_edition",), players=3, seed=7))
    assert not played.failures, played.failures[0]
"""

from typing import TYPE_CHECKING as _TYPED

from gwt.lazy_exports import lazy_attributes as _names

if _TYPED:
    from gwt.testing.faces import Face as Face
    from gwt.testing.faces import Moment as Moment
    from gwt.testing.registry import every_face as every_face
    from gwt.testing.report import Report as Report
    from gwt.testing.runner import Failure as Failure
    from gwt.testing.runner import Plan as Plan
    from gwt.testing.runner import TestedGame as TestedGame
    from gwt.testing.runner import plan_games as plan_games
    from gwt.testing.runner import play as play

__getattr__, __dir__ = _names(__name__)
