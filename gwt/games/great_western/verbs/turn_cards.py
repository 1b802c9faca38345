"""The verbs of automatic seats: a deck of turns, a specialty, workers from outside the game.

What the cards say, what such a seat does without and how it chooses is content (`opponent.yaml`).
"""

from collections.abc import Iterator

from gwt import dsl, kernel
from gwt.games.great_western.model import events, moves, state
from gwt.games.great_western.model.effects import Plain, Specialize


@dsl.verb("'follow next turn card'")
class FollowCard(dsl.Effect):
    """Turn up the next card of the own deck of turns and do what it says; an empty deck is shuffled."""

    as_cost = None
    reveals = True


@dsl.verb("employ worker", narrow="employ {worker}")
class Employ(Plain):
    """Take a worker from outside the game to the next column, without what is printed there."""

    as_cost = None
    worker: str = ""


def _has_cards(table: state.Table, seat: int, effect: FollowCard) -> bool:
    player = table.players[seat]
    return bool(player.turn_cards or player.turned)


def _follow(table: state.Table, seat: int, effect: FollowCard, cause: str) -> None:
    player = table.players[seat]
    if not player.turn_cards:
        player.turn_cards, player.turned = sorted(player.turned), ()
        kernel.shuffle(table, player.turn_cards)
        table.emit(events.TurnCardsShuffled, seat, cause)
    (card,) = moves.turn_up_card(table, 1, player, player)
    table.emit(events.CardTurned, seat, cause, card)
    table.agenda.append((seat, table.board.turn_cards[card].action, card))


def _specialties(table: state.Table, seat: int, effect: Specialize) -> kernel.Options:
    return kernel.DO_IT if effect.worker else [Specialize(worker) for worker in table.board.specialties]


def _specialize(table: state.Table, seat: int, effect: Specialize, cause: str) -> None:
    player = table.players[seat]
    if player.specialty != effect.worker:
        player.specialty = effect.worker
        table.emit(events.Specialized, seat, cause, effect.worker)


def _employable(table: state.Table, seat: int, effect: Employ) -> Iterator[Employ]:
    for worker, number in table.players[seat].workers.items():
        if number < table.board.workers.columns and effect.worker in ("", worker):
            yield Employ(worker)


def _can_employ(table: state.Table, seat: int, effect: Employ) -> bool:
    return any(True for _ in _employable(table, seat, effect))


def _employ_options(table: state.Table, seat: int, effect: Employ) -> kernel.Options:
    return kernel.DO_IT if effect.worker else list(_employable(table, seat, effect))


def _employ(table: state.Table, seat: int, effect: Employ, cause: str) -> None:
    table.players[seat].workers[effect.worker] += 1
    table.outside = (*table.outside, effect.worker)
    table.emit(events.WorkerJoined, seat, cause, effect.worker)


VERBS: kernel.Verbs[state.Table] = kernel.Verbs()
VERBS[FollowCard] = kernel.Verb(_follow, can=_has_cards)
VERBS[Specialize] = kernel.Verb(_specialize, options=_specialties)
VERBS[Employ] = kernel.Verb(_employ, can=_can_employ, options=_employ_options)
