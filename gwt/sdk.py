"""The one module from which a game imports what it needs of `gwt`.

Each name is imported when it is first used, so a game that is only listed or read loads nothing of playing.
Names that mean two things in the package have a name of their own here, such as `FinalScore`, the points
of a seat at the end, and `ScorePoints`, the verb.
The comments name the subject of the names below them, as the page of the library has them.
"""

from typing import TYPE_CHECKING as _TYPED

from gwt.lazy_exports import lazy_attributes as _names

if _TYPED:
    # The parts of a game
    from gwt.spec import GameSpec as GameSpec
    from gwt.packs import ContentSpec as ContentSpec
    from gwt.spec import GamePlay as GamePlay
    from gwt.spec import WeightedValuation as WeightedValuation
    from gwt.spec import ValueNames as ValueNames
    from gwt.spec import PREMISE as PREMISE
    from gwt.spec.picture_spec import PictureSpec as PictureSpec
    from gwt.summary import SummarySpec as SummarySpec

    # What packs say
    from gwt.spec import Entry as Entry
    from gwt.packs import entry as entry
    from gwt.packs import IdsByKind as IdsByKind
    from gwt.packs import Pack as Pack
    from gwt.packs import vocabulary_of as vocabulary_of
    from gwt.dsl import Vocabulary as Vocabulary
    from gwt.dsl import Language as Language
    from gwt.common import Scoring as Scoring
    from gwt.packs import Document as Document
    from gwt.packs import KeyPath as KeyPath
    from gwt.packs import entries_by_file as entries_by_file
    from gwt.packs.traversal import leaf_values as leaf_values
    from gwt.packs.traversal import effects_of as effects_of
    from gwt.errors import Problem as Problem
    from gwt.errors import UsageError as UsageError

    # Expressions
    from gwt.dsl import verb as verb
    from gwt.dsl import verbs_of as verbs_of
    from gwt.dsl import Effect as Effect
    from gwt.dsl import RewardMode as RewardMode
    from gwt.dsl import Amount as Amount
    from gwt.dsl import Number as Number
    from gwt.dsl import Count as Count
    from gwt.dsl import Counts as Counts
    from gwt.dsl import Need as Need
    from gwt.dsl import Per as Per
    from gwt.dsl import Quantity as Quantity
    from gwt.dsl import UpTo as UpTo
    from gwt.dsl import Both as Both
    from gwt.dsl import Choice as Choice
    from gwt.dsl import Done as Done
    from gwt.dsl import Exchange as Exchange
    from gwt.dsl import If as If
    from gwt.dsl import May as May
    from gwt.dsl import Cost as Cost
    from gwt.dsl import Must as Must
    from gwt.dsl import Named as Named
    from gwt.dsl import Repeat as Repeat
    from gwt.dsl import Sequence as Sequence
    from gwt.dsl import Under as Under
    from gwt.dsl import Unless as Unless
    from gwt.dsl import JOINER_CLASSES as JOINER_CLASSES
    from gwt.dsl import children as children
    from gwt.dsl import walk_effect as walk_effect
    from gwt.dsl import option_in_content_message as option_in_content_message
    from gwt.dsl import is_option_only as is_option_only
    from gwt.dsl import certain_parts as certain_parts
    from gwt.dsl import misplaced_requirements as misplaced_requirements
    from gwt.common import ScorePoints as ScorePoints

    # The state
    from gwt.kernel.state_declaration import state as state
    from gwt.kernel import StatePart as StatePart
    from gwt.kernel import State as State
    from gwt.kernel import Task as Task
    from gwt.common import Turns as Turns
    from gwt.kernel.shape import Visibility as Visibility
    from gwt.kernel.state_declaration import hidden as hidden
    from gwt.kernel import drawing as drawing
    from gwt.kernel import moving as moving
    from gwt.kernel import refilling as refilling
    from gwt.kernel import reshuffle_move as reshuffle_move
    from gwt.kernel.state_declaration import seldom as seldom
    from gwt.kernel.state_declaration import shared as shared
    from gwt.kernel.state_declaration import unordered as unordered
    from gwt.kernel.state_declaration import aside as aside
    from gwt.kernel import Only as Only
    from gwt.kernel import Called as Called
    from gwt.kernel import Seat as Seat
    from gwt.kernel import random_below as random_below
    from gwt.kernel import shuffle as shuffle

    # Events
    from gwt.kernel import Event as Event
    from gwt.kernel import event as event
    from gwt.kernel import HIDDEN as HIDDEN
    from gwt.common import GameEnded as GameEnded
    from gwt.common import PointsScored as PointsScored
    from gwt.common import TurnBegan as TurnBegan

    # What verbs do
    from gwt.kernel import Verb as Verb
    from gwt.kernel import Verbs as Verbs
    from gwt.kernel import JOINER_VERBS as JOINER_VERBS
    from gwt.kernel import choice_verb as choice_verb
    from gwt.kernel import narrowed_verb as narrowed_verb
    from gwt.kernel import DO_IT as DO_IT
    from gwt.kernel import Options as Options
    from gwt.kernel import Counter as Counter
    from gwt.kernel import Access as Access
    from gwt.kernel import always_possible as always_possible
    from gwt.common import gaining as gaining
    from gwt.common import paying as paying
    from gwt.common import COMPARISONS as COMPARISONS
    from gwt.kernel import as_number as as_number
    from gwt.kernel import push as push
    from gwt.kernel import can as can
    from gwt.kernel import begin as begin
    from gwt.kernel import options_of as options_of
    from gwt.kernel import AutomaticSeats as AutomaticSeats
    from gwt.kernel import FreeActions as FreeActions
    from gwt.kernel import window_opens as window_opens
    from gwt.kernel import Rank as Rank
    from gwt.kernel import Triggers as Triggers
    from gwt.memory_cache import bounded_cache as bounded_cache

    # Setup, turns and scores
    from gwt.kernel import Premise as Premise
    from gwt.kernel import Rules as Rules
    from gwt.kernel import FinalScore as FinalScore
    from gwt.common import begin_turn as begin_turn
    from gwt.common import first_seat as first_seat
    from gwt.common import next_seat as next_seat
    from gwt.common import seats_in_turn_order as seats_in_turn_order
    from gwt.common import end_game as end_game
    from gwt.common import any_seat_meets as any_seat_meets
    from gwt.spec.scoring import score_seats as score_seats
    from gwt.common import AssignedTask as AssignedTask
    from gwt.common import assign as assign

    # Impossible positions
    from gwt.spec import Inconsistency as Inconsistency
    from gwt.spec import StatedValues as StatedValues
    from gwt.spec import Severity as Severity
    from gwt.common import check_generator as check_generator
    from gwt.common import check_turn_order as check_turn_order
    from gwt.common import check_range as check_range
    from gwt.common import components_in_play as components_in_play
    from gwt.common import replace_component as replace_component
    from gwt.common import check_maximum as check_maximum
    from gwt.common import check_duplicates as check_duplicates
    from gwt.common import check_conservation as check_conservation

    # Tests
    from gwt.proofs import Scenario as Scenario
    from gwt.proofs import scenario_files as scenario_files
    from gwt.proofs import read_scenarios as read_scenarios
    from gwt.proofs import run_scenario as run_scenario

    # Drawing
    from gwt.summary import Column as Column
    from gwt.summary import Line as Line
    from gwt.summary import Scene as Scene
    from gwt.summary import SceneSeat as SceneSeat
    from gwt.picture import Composer as Composer
    from gwt.picture import Book as Book
    from gwt.picture.graphics import Graphic as Graphic
    from gwt.picture.cached_parts import Panel as Panel
    from gwt.picture import table_part as table_part
    from gwt.picture import seat_areas as seat_areas

__getattr__, __dir__ = _names(__name__)
