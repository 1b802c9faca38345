"""The agenda: tasks are carried out, the last first, until somebody has to choose.

What a seat can do freely is among the options of its decisions. A task that leaves no choice waits for it
too where it could change the task (`gwt.kernel.windows`); the task then has `done` for an option.
"""

from collections.abc import Callable, Sequence

from gwt.dsl import DONE, Done, Effect
from gwt.errors import UnfinishedGame
from gwt.kernel.options import leaves_no_choice
from gwt.kernel.places import NOTHING, is_step, reads
from gwt.kernel.rules import DO_IT
from gwt.kernel.state import State
from gwt.kernel.tasks import begin

IDLE = 1000
"""The number of turns in a row without a choice after which the game is taken to be endless."""


def settle(state: State, asked: bool = False) -> Sequence[Effect]:
    """Carries out tasks, turn after turn, and returns the options of the next choice.

    There are none once the game is over. The task that waits is then the last on the agenda.
    `asked` is what `choose` has returned, if an option has just been chosen.

    Raises:
        UnfinishedGame: turn after turn nobody has anything to choose.
    """
    options, turns = carry_out(state, None, asked), 0
    while not options and not state.over:
        if turns == IDLE:
            raise UnfinishedGame(f"{IDLE:,} turns went by without a choice")
        state.rules.next_turn(state)
        options, turns = carry_out(state), turns + 1
    freely = state.rules.freely
    return [*options, *freely.options(state, state.agenda[-1][0])] if freely and options else options


def carry_out(
    state: State, stop: Callable[[int, Effect], bool] | None = None, asked: bool = False
) -> Sequence[Effect]:
    """Carries out the tasks of the agenda and returns the options of the next choice, if there is one.

    `stop` is given the seat and the effect of each task before its turn. Where it says yes, the task
    stays on the agenda and there are no options. For an automatic seat the choice is made here.

    Before a task is forgone for want of options, or done as it is, its seat is asked for what can be done
    freely if that could change the task; a seat that has been `asked` is not before something has happened.
    """
    agenda, rules = state.agenda, state.rules
    verbs, automatic, freely = rules.verbs, rules.automatic, rules.freely
    opens: Callable[..., bool] | None = None if freely is None else freely.opens
    while agenda:
        seat, effect, cause = agenda[-1]
        if stop is not None and stop(seat, effect):
            break
        verb = verbs[type(effect)]
        narrow = verb.options
        options = DO_IT if narrow is None else narrow(state, seat, effect)
        if options is not DO_IT:
            if options:
                if automatic is None or not automatic.plays(state, seat):
                    return options
                from gwt.kernel.automatic_seats import automatic_choice

                option = automatic_choice(state, seat, effect, cause, options)
                if option is not None:
                    choose(state, option)
                    continue
            # Nothing is possible, or nothing is wanted, so it is forgone.
            assert options is not None, f"'{effect}' has None for options; `DO_IT` is to do it as it is"
        if opens is not None and not asked and opens(state, freely, seat, effect, options is not DO_IT):
            return (DONE,)
        agenda.pop()
        if options is DO_IT:
            asked = asked and is_step(effect)
            # The one place that asks whether a task can be done, wherever the task comes from; it is
            # `verb.applies`, without a call.
            if verb.in_full is not None or verb.can(state, seat, effect):
                verb.do(state, seat, effect, cause)
    return ()


def choose(state: State, option: Effect, at_once: bool = False) -> bool:
    """Replaces the waiting task by an option, without a check that it is an option.

    What can be done freely comes before that task, which stays. With `at_once` an option with nothing left
    to choose is done without a place on the agenda: as an option it can be.

    Returns:
        whether the seat has been asked what it does freely before the next task: it has been before an
        option that it has chosen, and by a `done` instead of what it can do freely.
    """
    agenda, rules = state.agenda, state.rules
    verbs, freely = rules.verbs, rules.freely
    seat, effect, cause = agenda[-1]
    declined = False
    if freely is not None:
        if type(option) is freely.kind:
            begin(state, seat, option, cause)
            return False
        declined = type(option) is Done and bool(freely.options(state, seat))
        if declined and leaves_no_choice(state):
            return True
    agenda.pop()
    chosen = verbs[type(effect)].on_chosen
    if chosen is not None:
        chosen(state, seat, effect, cause, option)
    elif at_once and verbs[type(option)].options is None:
        verbs[type(option)].do(state, seat, option, cause)
        return False
    else:
        begin(state, seat, option, cause)
    if freely is None or declined:
        return declined
    return bool(agenda) and agenda[-1][1] is option and reads(rules, freely, option) is not NOTHING
