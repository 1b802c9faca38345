"""Objective cards: gaining and playing them. Source: rulebook p. 12, 15, 16."""

from collections.abc import Sequence

from gwt.dsl import DONE, Effect, contains_effect, verb
from gwt.games.great_western.model import effects, events, moves, state, tuples
from gwt.games.great_western.verbs import actions
from gwt.kernel import DO_IT, Options, Verb, Verbs, is_done, push

STACK = "from stack"


@verb(
    "gain objective {to_hand:'to hand'}",
    narrow="gain objective {which:objective|'from stack'} {to_hand:'to hand'}",
)
class GainObjective(effects.Plain):
    """Gain an objective card; `which` is one of the display, `from stack`, or empty before the choice."""

    reveals = True
    which: str = ""
    to_hand: bool = False


@verb(narrow="play {objective}")
class Play(Effect):
    objective: str


# --- gaining -----------------------------------------------------------------------------------------


def _gain_options(table: state.Table, seat: int, effect: GainObjective) -> Options:
    if effect.which:
        return DO_IT
    choices = [*dict.fromkeys(table.display)]
    if table.display and table.objective_stack:
        choices.append(STACK)
    return [GainObjective(which, effect.to_hand) for which in choices]


def _gain(table: state.Table, seat: int, effect: GainObjective, cause: str) -> None:
    player = table.players[seat]
    if effect.which == STACK:
        draw = moves.draw_objective if effect.to_hand else moves.discard_objective
        (objective,) = draw(table, 1, table, player)
    else:
        objective = effect.which
        at = table.display.index(objective)
        take = moves.take_objective if effect.to_hand else moves.discard_shown_objective
        take(table, (objective,), table, player)
        refill = moves.fill_display(table, 1, table, table)
        # The new card takes the place of the other.
        rest = table.display[: len(table.display) - len(refill)]
        table.display = rest[:at] + refill + rest[at:]
    table.emit(events.ObjectiveGained, seat, cause, objective, effect.to_hand, effect.which == STACK)


# --- playing -----------------------------------------------------------------------------------------


def play_options(table: state.Table, seat: int) -> list[Effect]:
    """The objective cards in hand, each as an option to play it."""
    objectives, hand = table.board.matching["objective"], table.players[seat].hand
    options: list[Effect] = []
    if not objectives.isdisjoint(hand):
        for card in hand:
            if card in objectives and (option := Play(card)) not in options:
                options.append(option)
    return options


def _play_all_options(table: state.Table, seat: int, effect: effects.PlayObjectives) -> Sequence[Effect]:
    options = play_options(table, seat)
    return [*options, DONE] if options else options


def _play_all_chosen(
    table: state.Table, seat: int, effect: effects.PlayObjectives, cause: str, option: Effect
) -> None:
    if not is_done(option):
        push(table, seat, (option, effect), cause)


def _play(table: state.Table, seat: int, effect: Play, cause: str) -> None:
    """Moves the card to the objective area and begins its immediate action, which may be forgone.

    A movement is possible only before phase A or once the location has been used (ruling A03), or where
    the location does not have to be used.
    """
    player = table.players[seat]
    moves.play_objective(table, (effect.objective,), player, player)
    table.emit(events.ObjectivePlayed, seat, effect.objective, effect.objective)
    objective = table.board.cards[effect.objective].objective
    assert objective is not None
    action = objective.action
    if action is None or (contains_effect(action, effects.CattlemanMove) and _must_stay(table)):
        return
    for part in reversed(actions.immediate_action_parts(table, action)):
        actions.begin_action(table, seat, part, effect.objective)


def _rewards(table: state.Table, seat: int, effect: Play) -> Sequence[Effect]:
    objective = table.board.cards[effect.objective].objective
    return actions.immediate_action_parts(table, objective.action) if objective and objective.action else ()


def _must_stay(table: state.Table) -> bool:
    """Whether the cattleman is on a location that must be used before it moves on."""
    return table.phase == tuples.ARRIVED and actions.MUST_ACT in table.rules.rulings


VERBS: Verbs[state.Table] = Verbs()
# No card can be gained if the display is empty (p. 16).
VERBS[GainObjective] = Verb(
    _gain, can=lambda table, seat, effect: bool(table.display), options=_gain_options
)
VERBS[effects.PlayObjectives] = Verb(
    can=lambda table, seat, effect: bool(play_options(table, seat)),
    options=_play_all_options,
    on_chosen=_play_all_chosen,
)
VERBS[Play] = Verb(
    _play, can=lambda table, seat, effect: effect.objective in table.players[seat].hand, rewards=_rewards
)
