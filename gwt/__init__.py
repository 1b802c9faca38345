"""An unofficial rules engine for Great Western Trail, with every effect written as data.

import gwt

game = gwt.new_game(players=3, seed=42)
while not game.over:
    game.play(game.decision.options[0])
print(game.scores)
"""

from typing import TYPE_CHECKING

from gwt.lazy_exports import lazy_attributes as _names

if TYPE_CHECKING:
    from gwt._version import __version__ as __version__
    from gwt.dsl import Effect as Effect
    from gwt.errors import ContentError as ContentError
    from gwt.errors import GwtError as GwtError
    from gwt.errors import IllegalChoice as IllegalChoice
    from gwt.errors import LocatedError as LocatedError
    from gwt.errors import RecordError as RecordError
    from gwt.errors import UnfinishedGame as UnfinishedGame
    from gwt.errors import UsageError as UsageError
    from gwt.kernel import Event as Event
    from gwt.kernel import FinalScore as FinalScore
    from gwt.kernel import Premise as Premise
    from gwt.kernel import State as State
    from gwt.kernel.record import ReplayChanges as ReplayChanges
    from gwt.packs import Pack as Pack
    from gwt.play import Decision as Decision
    from gwt.play import Game as Game
    from gwt.play import View as View
    from gwt.play import dumps as dumps
    from gwt.play import from_position as from_position
    from gwt.play import load_game as load_game
    from gwt.play import loads as loads
    from gwt.play import new_game as new_game
    from gwt.play import next_game as next_game
    from gwt.spec import load_pack as load_pack

__getattr__, __dir__ = _names(__name__)
