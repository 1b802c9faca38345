"""The verbs of automatic seats: a deck of turns, a specialty, workers from outside the game.

What the cards say, what such a seat does without and how it chooses is content (`opponent.yaml`).
"""

from collections.abc import Iterator

from gwt.dsl import Effect, verb
from gwt.games.great_western.model import moves
from gwt.games.great_western.model.effects import Plain, Specialize
from gwt.games.great_western.model.events import CardTurned, Specialized, TurnCardsShuffled, WorkerJoined
from gwt.games.great_western.model.state import Table
from gwt.kernel import DO_IT, Options, Verb, Verbs, shuffle


@verb("'follow next turn card'")
class FollowCard(Effect):
    """Turn up the next card of the own deck of turns and do what it says; an empty deck is shuffled."""

    as_cost = None
    reveals = True


@verb("employ worker", narrow="employ {worker}")
class Employ(Plain):
    """Take a worker from outside the game to the next column, without what is printed there."""

    as_cost = None
    worker: str = ""


def _has_cards(table: Table, seat: int, effect: FollowCard) -> bool:
    player = table.players[seat]
    return bool(player.turn_cards or player.turned)


def _follow(table: Table, seat: int, effect: FollowCard, cause: str) -> None:
    player = table.players[seat]
    if not player.turn_cards:
        player.turn_cards, player.turned = sorted(player.turned), ()
        shuffle(table, player.turn_cards)
        table.emit(TurnCardsShuffled, seat, cause)
    (card,) = moves.turn_up_card(table, 1, player, player)
    table.emit(CardTurned, seat, cause, card)
    table.agenda.append((seat, table.board.turn_cards[card].action, card))


def _specialties(table: Table, seat: int, effect: Specialize) -> Options:
    return DO_IT if effect.worker else [Specialize(worker) for worker in table.board.specialties]


def _specialize(table: Table, seat: int, effect: Specialize, cause: str) -> None:
    player = table.players[seat]
    if player.specialty != effect.worker:
        player.specialty = effect.worker
        table.emit(Specialized, seat, cause, effect.worker)


def _employable(table: Table, seat: int, effect: Employ) -> Iterator[Employ]:
    for worker, number in table.players[seat].workers.items():
        if number < table.board.workers.columns and effect.worker in ("", worker):
            yield Employ(worker)


def _can_employ(table: Table, seat: int, effect: Employ) -> bool:
    return any(True for _ in _employable(table, seat, effect))


def _employ_options(table: Table, seat: int, effect: Employ) -> Options:
    return DO_IT if effect.worker else list(_employable(table, seat, effect))


def _employ(table: Table, seat: int, effect: Employ, cause: str) -> None:
    table.players[seat].workers[effect.worker] += 1
    table.outside = (*table.outside, effect.worker)
    table.emit(WorkerJoined, seat, cause, effect.worker)


VERBS: Verbs[Table] = Verbs()
VERBS[FollowCard] = Verb(_follow, can=_has_cards)
VERBS[Specialize] = Verb(_specialize, options=_specialties)
VERBS[Employ] = Verb(_employ, can=_can_employ, options=_employ_options)
