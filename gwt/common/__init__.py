"""Optional building blocks for games: turns, goods, final scores, assignments and the like.

A state can use a module if it has the attributes that the module names; no game has to use any.
"""

from gwt.later import TYPED as _TYPED
from gwt.later import names as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.common import comparing as comparing
    from gwt.common import everybody as everybody
    from gwt.common import goods as goods
    from gwt.common import graph as graph
    from gwt.common import points as points
    from gwt.common import scoring as scoring
    from gwt.common import secretly as secretly
    from gwt.common import triggers as triggers
    from gwt.common.assignment import FAILED as FAILED
    from gwt.common.assignment import FULFILLED as FULFILLED
    from gwt.common.assignment import OMITTED as OMITTED
    from gwt.common.assignment import Task as AssignedTask
    from gwt.common.assignment import assign as assign
    from gwt.common.comparing import COUNTS as COMPARISONS
    from gwt.common.components import lying as lying
    from gwt.common.components import replace_component as replace_component
    from gwt.common.content import Scoring as Scoring
    from gwt.common.effects import Gain as Gain
    from gwt.common.effects import GainAny as GainAny
    from gwt.common.effects import Pay as Pay
    from gwt.common.effects import ReturnGood as ReturnGood
    from gwt.common.effects import ReturnSurplus as ReturnSurplus
    from gwt.common.effects import Score as ScorePoints
    from gwt.common.effects import goods_of as goods_of
    from gwt.common.events import ChoicesRevealed as ChoicesRevealed
    from gwt.common.events import ChoseSecretly as ChoseSecretly
    from gwt.common.events import GameEnded as GameEnded
    from gwt.common.events import GoodReturned as GoodReturned
    from gwt.common.events import GoodsGained as GoodsGained
    from gwt.common.events import GoodsPaid as GoodsPaid
    from gwt.common.events import PointsScored as PointsScored
    from gwt.common.events import Triggered as Triggered
    from gwt.common.events import TurnBegan as TurnBegan
    from gwt.common.everybody import ByPlayers as ByPlayers
    from gwt.common.piles import draw as draw
    from gwt.common.positions import TURN as TURN
    from gwt.common.purse import MOST_HELD as MOST_HELD
    from gwt.common.purse import gaining as gaining
    from gwt.common.purse import paying as paying
    from gwt.common.status import MOST as MOST
    from gwt.common.status import at_most as at_most
    from gwt.common.status import conserved as conserved
    from gwt.common.status import generator as generator
    from gwt.common.status import in_range as in_range
    from gwt.common.status import turn_order as turn_order
    from gwt.common.status import twice as twice
    from gwt.common.translated import TRANSLATED_VERBS as TRANSLATED_VERBS
    from gwt.common.turns import Turns as Turns
    from gwt.common.turns import anybody_has as anybody_has
    from gwt.common.turns import begin_turn as begin_turn
    from gwt.common.turns import end_game as end_game
    from gwt.common.turns import in_turn as in_turn
    from gwt.common.turns import next_seat as next_seat

__getattr__, __dir__ = _names(__name__)
