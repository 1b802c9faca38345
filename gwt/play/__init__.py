"""A game in progress: starting, playing, saving and loading, positions, views."""

from gwt.later import TYPED as _TYPED
from gwt.later import names as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.play import position as position
    from gwt.play import retold as retold
    from gwt.play.arranging import arranged as arranged
    from gwt.play.arranging import from_position as from_position
    from gwt.play.arranging import game_at as game_at
    from gwt.play.film import page as replay_page
    from gwt.play.film import played as played_game
    from gwt.play.film import replay_data as replay_data
    from gwt.play.film import retell as retell
    from gwt.play.game import Game as Game
    from gwt.play.game import failure_of as failure_of
    from gwt.play.game import new_game as new_game
    from gwt.play.game import stamps as stamps
    from gwt.play.game import start as start
    from gwt.play.onward import next_game as next_game
    from gwt.play.recorded import RecordedChoices as RecordedChoices
    from gwt.play.saves import dumps as dumps
    from gwt.play.saves import load_game as load_game
    from gwt.play.saves import loads as loads
    from gwt.play.saves import replay as replay
    from gwt.play.view import View as View

__getattr__, __dir__ = _names(__name__)
