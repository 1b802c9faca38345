"""Runs trees of effects over a state.

In come a game's `Rules` and a state with an agenda of tasks; out go decisions, each with the options
that can be carried out, and the state after the one that was chosen.
Nothing here knows a game: what an effect means is a row of the game's table of verbs.
`agenda` is the heart; `game` is the face that the rest of the package shows.
"""

from gwt.lazy_exports import TYPED as _TYPED
from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.kernel import record as record
    from gwt.kernel import shape as shape
    from gwt.kernel import state_declaration as state_declaration
    from gwt.kernel.agenda import begin as begin
    from gwt.kernel.agenda import can as can
    from gwt.kernel.agenda import carry_out as carry_out
    from gwt.kernel.agenda import choose as choose
    from gwt.kernel.agenda import options_among_others as options_among_others
    from gwt.kernel.agenda import options_of as options_of
    from gwt.kernel.agenda import push as push
    from gwt.kernel.agenda import settle as settle
    from gwt.kernel.counting import as_number as as_number
    from gwt.kernel.counting import as_numbers as as_numbers
    from gwt.kernel.counting import as_numbers_partial as as_numbers_partial
    from gwt.kernel.counting import count_for as count_for
    from gwt.kernel.determinization import redeal_hidden as redeal_hidden
    from gwt.kernel.determinization import redeal_values as redeal_values
    from gwt.kernel.digest import digest_of as digest_of
    from gwt.kernel.events import HIDDEN as HIDDEN
    from gwt.kernel.events import Called as Called
    from gwt.kernel.events import Event as Event
    from gwt.kernel.events import Only as Only
    from gwt.kernel.events import Seat as Seat
    from gwt.kernel.events import event as event
    from gwt.kernel.events import event_kinds as event_kinds
    from gwt.kernel.exchange import declinable_parts as declinable_parts
    from gwt.kernel.exchange import make_compulsory as make_compulsory
    from gwt.kernel.exchange import reward_tasks as reward_tasks
    from gwt.kernel.exchange import without_duplicates as without_duplicates
    from gwt.kernel.forgone import option_rewards as option_rewards
    from gwt.kernel.game import Decision as Decision
    from gwt.kernel.game import Game as Game
    from gwt.kernel.game import check_seed as check_seed
    from gwt.kernel.joiners import JOINERS as JOINER_VERBS
    from gwt.kernel.joiners import all_verbs as all_verbs
    from gwt.kernel.joiners import is_done as is_done
    from gwt.kernel.lookahead import Lookahead as Lookahead
    from gwt.kernel.lookahead import look_ahead as look_ahead
    from gwt.kernel.moves import Move as Move
    from gwt.kernel.moves import drawing as drawing
    from gwt.kernel.moves import moving as moving
    from gwt.kernel.places import is_closed as is_closed
    from gwt.kernel.premise import PackVersion as PackVersion
    from gwt.kernel.premise import Premise as Premise
    from gwt.kernel.resolved_counts import resolve_counts as resolve_counts
    from gwt.kernel.rng import next_random as draw_number
    from gwt.kernel.rng import random_below as random_below
    from gwt.kernel.rng import shuffle as shuffle
    from gwt.kernel.rng import shuffle_batched as shuffle_batched
    from gwt.kernel.rules import DO_IT as DO_IT
    from gwt.kernel.rules import AutomaticSeats as AutomaticSeats
    from gwt.kernel.rules import Counter as Counter
    from gwt.kernel.rules import FinalScore as FinalScore
    from gwt.kernel.rules import FreeActions as FreeActions
    from gwt.kernel.rules import Options as Options
    from gwt.kernel.rules import Rank as Rank
    from gwt.kernel.rules import Rules as Rules
    from gwt.kernel.rules import Triggers as Triggers
    from gwt.kernel.rules import Verb as Verb
    from gwt.kernel.rules import Verbs as Verbs
    from gwt.kernel.rules import always_listed as always_listed
    from gwt.kernel.rules import always_possible as always_possible
    from gwt.kernel.rules import choice_verb as choice_verb
    from gwt.kernel.rules import narrowed_verb as narrowed_verb
    from gwt.kernel.state import State as State
    from gwt.kernel.state import Task as Task
    from gwt.kernel.state_part import StatePart as StatePart
    from gwt.kernel.windows import outcomes as outcomes
    from gwt.kernel.windows import window_opens as window_opens

__getattr__, __dir__ = _names(__name__)
