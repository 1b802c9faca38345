"""A game in progress: starting, playing, saving and loading, positions, views."""

from typing import TYPE_CHECKING as _TYPED

from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.play import position_format, replay_texts
    from gwt.play.campaign import next_game
    from gwt.play.game import Decision, Game
    from gwt.play.game_start import failure_message, new_game, pack_versions, start_game
    from gwt.play.position_setup import set_up_position
    from gwt.play.position_start import from_position, game_at
    from gwt.play.recorded import RecordedChoices
    from gwt.play.replay_html import read_replays as played_game
    from gwt.play.replay_html import render_replay as replay_page
    from gwt.play.replay_html import replay_data, retell
    from gwt.play.saved_games import dumps, load_game, loads, replay_record
    from gwt.play.view import View

__getattr__, __dir__ = _names(__name__)

# Registers how games are pickled, so that whoever has a game can pickle it.
import gwt.play.game_pickling  # noqa: E402
