"""Runs trees of effects over a state.

In come a game's `Rules` and a state with an agenda of tasks; out go decisions, each with the options
that can be carried out, and the state after the one that was chosen.
Nothing here knows a game: what an effect means is a row of the game's table of verbs.
`agenda` is the heart; `game` is the face that the rest of the package shows.
"""

from typing import TYPE_CHECKING as _TYPED

from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.kernel import record, shape, state_declaration
    from gwt.kernel.agenda import carry_out, choose, settle
    from gwt.kernel.counting import as_number, as_numbers, count_for, resolve_counts
    from gwt.kernel.determinization import redeal_hidden, redeal_values
    from gwt.kernel.events import HIDDEN, Called, Event, Only, Seat, event, event_kinds
    from gwt.kernel.exchange import without_duplicates
    from gwt.kernel.forgone import Lookahead, forgone_rewards, look_ahead, option_rewards
    from gwt.kernel.history import SNAPSHOT_EVERY, History, Snapshot, digest_of
    from gwt.kernel.joiners import JOINERS as JOINER_VERBS
    from gwt.kernel.joiners import all_verbs, is_done
    from gwt.kernel.moves import Move, drawing, moving, refilling, reshuffle_move
    from gwt.kernel.options import can, options_among_others, options_of, origin_of_option
    from gwt.kernel.places import is_closed
    from gwt.kernel.premise import PackVersion, Premise, check_seed
    from gwt.kernel.rng import next_random as draw_number
    from gwt.kernel.rng import random_below, shuffle, shuffle_batched
    from gwt.kernel.rules import (
        DO_IT,
        Access,
        AutomaticSeats,
        Counter,
        FinalScore,
        FreeActions,
        Options,
        Rank,
        Rules,
        Triggers,
        Verb,
        Verbs,
        always_possible,
        choice_verb,
        do_nothing,
        narrowed_verb,
    )
    from gwt.kernel.shape import StatePart
    from gwt.kernel.state import State, Task
    from gwt.kernel.tasks import begin, declinable_parts, make_compulsory, push, reward_tasks
    from gwt.kernel.windows import outcomes, window_opens

__getattr__, __dir__ = _names(__name__)
