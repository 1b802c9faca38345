"""Verbs about that player: who has been chosen, or has triggered what is being done.

Each is bound to the seat when somebody is chosen (`gwt.common.that_player`); until then it cannot be done.
"""

from gwt.common import ByPlayers, player_groups
from gwt.dsl import Cost, Effect, Number, RewardMode, verb
from gwt.games.great_western.model.effects import Plain
from gwt.games.great_western.model.state import Table
from gwt.games.great_western.verbs.transfers import GiveCards, TakeFrom
from gwt.kernel import Verb, Verbs


@verb("that player ({effect})")
class ThatPlayer(ByPlayers):
    """The player who has been chosen, or has triggered this, does the effect."""

    reward_mode = RewardMode.WHOLLY

    def with_player(self, number: int) -> Effect:
        return player_groups.AnotherPlayer(self.effect, number)


@verb("gain ${amount:number} from that player")
class TakeFromThatPlayer(Plain):
    """Take dollars from that player, as far as they go."""

    as_cost = None
    scaled_fields = ("amount",)
    amount: Number

    def with_player(self, number: int) -> Effect:
        return TakeFrom(self.amount, number)


@verb("give {amount:NUMBER} {card} to that player")
class GiveToThatPlayer(Plain):
    """Give cards from the hand to that player, to the discard pile."""

    as_cost = Cost("the hand")
    scaled_fields = ("amount",)
    amount: int
    card: str

    def with_player(self, number: int) -> Effect:
        return GiveCards(self.amount, self.card, number)


def _can(table: Table, seat: int, effect: Effect) -> bool:
    """Whether it can be done: not before somebody has been chosen, whose number stands in it then."""
    return False


VERBS: Verbs[Table] = Verbs(
    {kind: Verb(can=_can) for kind in (ThatPlayer, TakeFromThatPlayer, GiveToThatPlayer)}
)
