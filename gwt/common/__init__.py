"""Optional building blocks for games: turns, goods, final scores, assignments and the like.

A state can use a module if it has the attributes that the module names; no game has to use any.
"""

from gwt.lazy_exports import TYPED as _TYPED
from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.common import comparison_counts as comparison_counts
    from gwt.common import goods as goods
    from gwt.common import graph as graph
    from gwt.common import player_groups as player_groups
    from gwt.common import points as points
    from gwt.common import scoring as scoring
    from gwt.common import secret_choices as secret_choices
    from gwt.common import triggers as triggers
    from gwt.common.assignment import FAILED as FAILED
    from gwt.common.assignment import FULFILLED as FULFILLED
    from gwt.common.assignment import OMITTED as OMITTED
    from gwt.common.assignment import AssignedTask as AssignedTask
    from gwt.common.assignment import assign as assign
    from gwt.common.comparison_counts import COUNTS as COMPARISONS
    from gwt.common.component_places import components_in_play as components_in_play
    from gwt.common.component_places import replace_component as replace_component
    from gwt.common.effects import Gain as Gain
    from gwt.common.effects import GainAny as GainAny
    from gwt.common.effects import Pay as Pay
    from gwt.common.effects import ReturnGood as ReturnGood
    from gwt.common.effects import ReturnSurplus as ReturnSurplus
    from gwt.common.effects import Score as ScorePoints
    from gwt.common.effects import goods_builder as goods_builder
    from gwt.common.events import ChoicesRevealed as ChoicesRevealed
    from gwt.common.events import ChoseSecretly as ChoseSecretly
    from gwt.common.events import GameEnded as GameEnded
    from gwt.common.events import GoodReturned as GoodReturned
    from gwt.common.events import GoodsGained as GoodsGained
    from gwt.common.events import GoodsPaid as GoodsPaid
    from gwt.common.events import PointsScored as PointsScored
    from gwt.common.events import Triggered as Triggered
    from gwt.common.events import TurnBegan as TurnBegan
    from gwt.common.piles import draw as draw
    from gwt.common.player_groups import ByPlayers as ByPlayers
    from gwt.common.player_numbers import MOST_HELD as MOST_HELD
    from gwt.common.player_numbers import gaining as gaining
    from gwt.common.player_numbers import paying as paying
    from gwt.common.position_shortcuts import TURN as TURN
    from gwt.common.scoring_entries import Scoring as Scoring
    from gwt.common.state_checks import MOST as MOST
    from gwt.common.state_checks import check_conservation as check_conservation
    from gwt.common.state_checks import check_duplicates as check_duplicates
    from gwt.common.state_checks import check_generator as check_generator
    from gwt.common.state_checks import check_maximum as check_maximum
    from gwt.common.state_checks import check_range as check_range
    from gwt.common.state_checks import check_turn_order as check_turn_order
    from gwt.common.translated_words import TRANSLATED_VERBS as TRANSLATED_VERBS
    from gwt.common.turns import Turns as Turns
    from gwt.common.turns import any_seat_meets as any_seat_meets
    from gwt.common.turns import begin_turn as begin_turn
    from gwt.common.turns import end_game as end_game
    from gwt.common.turns import next_seat as next_seat
    from gwt.common.turns import seats_in_turn_order as seats_in_turn_order

__getattr__, __dir__ = _names(__name__)
