"""A game in progress: starting, playing, saving and loading, positions, views."""

from gwt.lazy_exports import TYPED as _TYPED
from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.play import position_format as position_format
    from gwt.play import replay_texts as replay_texts
    from gwt.play.campaign import next_game as next_game
    from gwt.play.game import Game as Game
    from gwt.play.game import failure_message as failure_message
    from gwt.play.game import new_game as new_game
    from gwt.play.game import pack_versions as pack_versions
    from gwt.play.game import start_game as start_game
    from gwt.play.position_start import from_position as from_position
    from gwt.play.position_start import game_at as game_at
    from gwt.play.position_start import set_up_position as set_up_position
    from gwt.play.recorded import RecordedChoices as RecordedChoices
    from gwt.play.replay_html import read_replays as played_game
    from gwt.play.replay_html import render_replay as replay_page
    from gwt.play.replay_html import replay_data as replay_data
    from gwt.play.replay_html import retell as retell
    from gwt.play.saved_games import dumps as dumps
    from gwt.play.saved_games import load_game as load_game
    from gwt.play.saved_games import loads as loads
    from gwt.play.saved_games import replay_record as replay_record
    from gwt.play.view import View as View

__getattr__, __dir__ = _names(__name__)
