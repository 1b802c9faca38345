"""Runs trees of effects over a state.

In come a game's `Rules` and a state with an agenda of tasks; out go decisions, each with the options
that can be carried out, and the state after the one that was chosen.
Nothing here knows a game: what an effect means is a row of the game's table of verbs.
`agenda` is the heart; `game` is the face that the rest of the package shows.
"""

from gwt.later import TYPED as _TYPED
from gwt.later import names as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.kernel import declare as declare
    from gwt.kernel import record as record
    from gwt.kernel import shape as shape
    from gwt.kernel.agenda import begin as begin
    from gwt.kernel.agenda import can as can
    from gwt.kernel.agenda import carry_out as carry_out
    from gwt.kernel.agenda import choose as choose
    from gwt.kernel.agenda import options_among_others as options_among_others
    from gwt.kernel.agenda import options_of as options_of
    from gwt.kernel.agenda import push as push
    from gwt.kernel.agenda import settle as settle
    from gwt.kernel.copied import Copied as Copied
    from gwt.kernel.counting import as_far as as_far
    from gwt.kernel.counting import counted as counted
    from gwt.kernel.counting import number as as_number
    from gwt.kernel.counting import numbers as as_numbers
    from gwt.kernel.digest import digest as digest_of
    from gwt.kernel.events import HIDDEN as HIDDEN
    from gwt.kernel.events import Called as Called
    from gwt.kernel.events import Event as Event
    from gwt.kernel.events import Only as Only
    from gwt.kernel.events import Seat as Seat
    from gwt.kernel.events import event as event
    from gwt.kernel.events import kinds as event_kinds
    from gwt.kernel.exchange import compulsory as compulsory
    from gwt.kernel.exchange import declinable as declinable
    from gwt.kernel.exchange import offered as offered
    from gwt.kernel.exchange import unlike as unlike
    from gwt.kernel.forgone import rewards as rewards
    from gwt.kernel.game import Decision as Decision
    from gwt.kernel.game import Game as Game
    from gwt.kernel.game import check_seed as check_seed
    from gwt.kernel.hidden import deal_anew as deal_anew
    from gwt.kernel.hidden import deal_values as deal_values
    from gwt.kernel.joiners import JOINERS as JOINER_VERBS
    from gwt.kernel.joiners import is_done as is_done
    from gwt.kernel.joiners import verbs as all_verbs
    from gwt.kernel.left_over import as_counted as as_counted
    from gwt.kernel.moves import Move as Move
    from gwt.kernel.moves import drawing as drawing
    from gwt.kernel.moves import moving as moving
    from gwt.kernel.outlook import Outlook as Outlook
    from gwt.kernel.outlook import outlook as look_ahead
    from gwt.kernel.places import is_closed as is_closed
    from gwt.kernel.premise import Premise as Premise
    from gwt.kernel.premise import Stamp as Stamp
    from gwt.kernel.rng import below as below
    from gwt.kernel.rng import shuffle as shuffle
    from gwt.kernel.rng import shuffle_at_once as shuffle_at_once
    from gwt.kernel.rng import step as draw_number
    from gwt.kernel.rules import DO_IT as DO_IT
    from gwt.kernel.rules import Automatic as Automatic
    from gwt.kernel.rules import Counter as Counter
    from gwt.kernel.rules import Freely as Freely
    from gwt.kernel.rules import Options as Options
    from gwt.kernel.rules import Rank as Rank
    from gwt.kernel.rules import Rules as Rules
    from gwt.kernel.rules import Score as FinalScore
    from gwt.kernel.rules import Triggers as Triggers
    from gwt.kernel.rules import Verb as Verb
    from gwt.kernel.rules import Verbs as Verbs
    from gwt.kernel.rules import always as always
    from gwt.kernel.rules import certain as always_possible
    from gwt.kernel.rules import choosing as choosing
    from gwt.kernel.rules import narrowing as narrowing
    from gwt.kernel.state import State as State
    from gwt.kernel.state import Task as Task
    from gwt.kernel.windows import outcomes as outcomes
    from gwt.kernel.windows import window_opens as window_opens

__getattr__, __dir__ = _names(__name__)
