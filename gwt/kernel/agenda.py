"""The agenda: tasks are carried out, the last first, until somebody has to choose."""

from collections.abc import Callable, Sequence

from gwt.dsl import DONE, Done, Effect
from gwt.errors import UnfinishedGame
from gwt.kernel.automatic_seats import automatic_choice
from gwt.kernel.places import NOTHING, is_step, reads
from gwt.kernel.rules import DO_IT, FreeActions, Options
from gwt.kernel.state import State

IDLE = 1000
"""The number of turns in a row without a choice after which the game is taken to be endless."""
_WINDOW = (DONE,)
"""The options before a task that leaves no choice, besides what can be done freely."""


def settle(state: State) -> Sequence[Effect]:
    """Carries out tasks, turn after turn, and returns the options of the next choice.

    There are none once the game is over.

    The task that waits for the choice is then the last on the agenda.

    Raises:
        UnfinishedGame: turn after turn nobody has anything to choose.
    """
    options = carry_out(state)
    if options or state.over:
        return add_free_actions(state, options)
    for _ in range(IDLE):
        state.rules.next_turn(state)
        options = carry_out(state)
        if options or state.over:
            return add_free_actions(state, options)
    raise UnfinishedGame(f"{IDLE:,} turns went by without a choice")


def carry_out(state: State, stop: Callable[[int, Effect], bool] | None = None) -> Sequence[Effect]:
    """Carries out the tasks of the agenda and returns the options of the next choice, if there is one.

    `stop` is given the seat and the effect of each task before its turn. Where it says yes, the task
    stays on the agenda and there are no options. For a seat that nobody plays the choice is made here.

    Before a task is forgone for want of options, or done as it is, its seat is asked for what can be done
    freely if that could change the task. After `done` it is not asked before something has happened.
    """
    agenda, rules = state.agenda, state.rules
    verbs, automatic, freely = rules.verbs, rules.automatic, rules.freely
    answered = False
    if freely is not None and agenda and agenda[-1][1] is DONE:
        answered = True
        agenda.pop()
    while agenda:
        seat, effect, cause = agenda[-1]
        if stop is not None and stop(seat, effect):
            break
        verb = verbs[type(effect)]
        narrow = verb.options
        if narrow is not None:
            options = narrow(state, seat, effect)
            if options is not DO_IT:
                if options:
                    if automatic is None or not automatic.plays(state, seat):
                        return options
                    option = automatic_choice(state, seat, effect, cause, options)
                    if option is not None:
                        choose(state, option)
                        continue
                # Nothing is possible, or nothing is wanted, so it is forgone.
                assert options is not None, f"'{effect}' has None for options; `DO_IT` is to do it as it is"
                if freely is not None and not answered and _opens(state, freely, seat, effect, True):
                    return _WINDOW
                agenda.pop()
                continue
        if freely is not None:
            if answered:
                answered = is_step(effect)
            elif (
                # Mostly it is known that a task reads nothing.
                freely.readings.get(effect) is not NOTHING
                and reads(rules, freely, effect) is not NOTHING
                and _opens(state, freely, seat, effect, False)
            ):
                return _WINDOW
        agenda.pop()
        # The one place that asks whether a task can be done, wherever the task comes from.
        guard = verb.guard
        if guard is None or guard(state, seat, effect):
            verb.do(state, seat, effect, cause)
    return ()


def _opens(state: State, freely: FreeActions, seat: int, effect: Effect, forgone: bool) -> bool:
    """Whether a seat is asked for what it can do freely before a task that leaves no choice."""
    automatic, opens = state.rules.automatic, freely.opens
    if opens is None or (automatic is not None and automatic.plays(state, seat)):
        return False
    return bool(freely.options(state, seat)) and opens(state, freely, seat, effect, forgone)


def is_window(state: State) -> bool:
    """Whether the task that waits leaves no choice, so that a seat is asked what it does freely."""
    seat, effect, _ = state.agenda[-1]
    options = options_of(state, seat, effect)
    return options is DO_IT or not options


def _is_declined(state: State, freely: FreeActions, option: Effect) -> bool:
    """Whether an option is `done` where something else could be done freely."""
    if type(option) is not Done or freely.opens is None:
        return False
    return bool(freely.options(state, state.agenda[-1][0]))


def _answer(state: State, freely: FreeActions, option: Effect | None) -> None:
    """Marks that the seat has been asked before the task that comes next.

    It has been before an option that it has chosen, and before everything after a `done` in place of what
    can be done freely, up to where something has happened.
    """
    agenda = state.agenda
    if option is None or (
        agenda and agenda[-1][1] is option and reads(state.rules, freely, option) is not NOTHING
    ):
        agenda.append((agenda[-1][0] if agenda else 0, DONE, ""))


def add_free_actions(state: State, options: Sequence[Effect]) -> Sequence[Effect]:
    """Returns the options of a decision with what can be done at any time."""
    freely = state.rules.freely
    if freely is None or not options:
        return options
    more = freely.options(state, state.agenda[-1][0])
    return [*options, *more] if more else options


def play_option(state: State, option: Effect) -> Sequence[Effect]:
    """Chooses an option, settles the state and returns the options of the next choice.

    It is `choose` and then `settle`, but for an option with nothing left to choose, which is done without
    a place on the agenda: as an option it can be.
    """
    rules = state.rules
    freely, verbs = rules.freely, rules.verbs
    if freely is not None and type(option) in (Done, freely.kind):
        choose(state, option)
        return settle(state)
    seat, effect, cause = state.agenda.pop()
    chosen = verbs[type(effect)].on_chosen
    is_begun = True
    if chosen is not None:
        chosen(state, seat, effect, cause, option)
    else:
        verb = verbs[type(option)]
        if verb.plain:
            is_begun = False
            verb.do(state, seat, option, cause)
        elif verb.begin is None:
            state.agenda.append((seat, option, cause))
        else:
            verb.begin(state, seat, option, cause)
    if freely is not None and is_begun and freely.readings.get(option) is not NOTHING:
        _answer(state, freely, option)
    options = carry_out(state)
    if not options:
        return settle(state)
    return options if freely is None else add_free_actions(state, options)


def choose(state: State, option: Effect) -> None:
    """Puts an option in the place of the task that waits, without a check that it is an option.

    What can be done at any time comes before that task, which stays.
    """
    freely = state.rules.freely
    declined = False
    if freely is not None:
        if type(option) is freely.kind:
            seat, _, cause = state.agenda[-1]
            begin(state, seat, option, cause)
            return
        declined = _is_declined(state, freely, option)
        if declined and is_window(state):
            _answer(state, freely, None)
            return
    seat, effect, cause = state.agenda.pop()
    chosen = state.rules.verbs[type(effect)].on_chosen
    if chosen is not None:
        chosen(state, seat, effect, cause, option)
    else:
        begin(state, seat, option, cause)
    if freely is not None:
        _answer(state, freely, None if declined else option)


def begin(state: State, seat: int, option: Effect, cause: str) -> None:
    """Puts an option that has been chosen on the agenda, so that nobody is asked about it again."""
    start = state.rules.verbs[type(option)].begin
    if start is None:
        state.agenda.append((seat, option, cause))
    else:
        start(state, seat, option, cause)


def push(state: State, seat: int, effects: Sequence[Effect], cause: str) -> None:
    """Puts effects on the agenda so that the first of them is done first.

    Each requirement among them will be a question; see `begin` for one that has been chosen.

    Examples:
        >>> import gwt
        >>> from gwt.sdk import push
        >>> game = gwt.new_game(players=2, seed=1)
        >>> state, reader = game.state.copy(), game.pack.parser
        >>> push(state, 0, (reader.effect("gain $1"), reader.effect("gain $2")), "a tile")
        >>> [str(effect) for _, effect, _ in state.agenda[-2:]]
        ['gain $2', 'gain $1']
    """
    # The agenda is a stack, so what is to come first is put there last.
    agenda = state.agenda
    for effect in effects[::-1]:
        agenda.append((seat, effect, cause))


def can(state: State, seat: int, effect: Effect) -> bool:
    """Whether an effect can be carried out to its end."""
    return state.rules.verbs[type(effect)].can(state, seat, effect)


def options_of(state: State, seat: int, effect: Effect) -> Options:
    """The options of an effect when its turn comes, or `DO_IT` where it leaves nothing to choose."""
    options = state.rules.verbs[type(effect)].options
    return DO_IT if options is None else options(state, seat, effect)


def origin_of_option(state: State, seat: int, effect: Effect, option: Effect) -> Effect | None:
    """Returns the effect that an option carries out: the waiting one, or the printed part of it.

    None for `done`, and for an option that carries out no part of it.
    """
    if state.rules.freely is not None and type(option) is state.rules.freely.kind:
        return None
    part = state.rules.verbs[type(effect)].origin
    if part is not None:
        return part(state, seat, effect, option)
    return None if type(option) is Done else effect


def options_among_others(state: State, seat: int, effect: Effect) -> Sequence[Effect]:
    """Returns how an effect is listed among other options: as itself, or as its own options."""
    verb = state.rules.verbs[type(effect)]
    if verb.inline is not None:
        return verb.inline(state, seat, effect)
    if verb.in_place is not None and verb.options is not None and verb.in_place(effect):
        options = verb.options(state, seat, effect)
        if options is not DO_IT:
            return options
    return (effect,) if verb.can(state, seat, effect) else ()
