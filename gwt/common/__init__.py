"""Optional building blocks for games: turns, goods, final scores, assignments and the like.

A state can use a module if it has the attributes that the module names; no game has to use any.
"""

from typing import TYPE_CHECKING as _TYPED

from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.common import (
        comparison_counts,
        goods,
        graph,
        player_groups,
        points,
        secret_choices,
        that_player,
        triggers,
    )
    from gwt.common.assignment import FAILED, FULFILLED, OMITTED, AssignedTask, assign
    from gwt.common.comparison_counts import COUNTS as COMPARISONS
    from gwt.common.component_places import components_in_play, replace_component
    from gwt.common.effects import ByPlayers, Gain, GainAny, Pay, ReturnGood, ReturnSurplus, goods_builder
    from gwt.common.effects import Score as ScorePoints
    from gwt.common.events import (
        ChoicesRevealed,
        ChoseSecretly,
        GameEnded,
        GoodReturned,
        GoodsGained,
        GoodsPaid,
        PointsScored,
        Triggered,
        TurnBegan,
    )
    from gwt.common.points import MOST_HELD, gaining, paying
    from gwt.common.scoring_entries import Scoring
    from gwt.common.state_checks import (
        MOST,
        check_conservation,
        check_duplicates,
        check_generator,
        check_maximum,
        check_range,
        check_turn_order,
    )
    from gwt.common.translated_words import TRANSLATED_VERBS
    from gwt.common.turns import (
        Turns,
        any_seat_meets,
        begin_turn,
        end_game,
        first_seat,
        next_seat,
        seats_in_turn_order,
    )

__getattr__, __dir__ = _names(__name__)
