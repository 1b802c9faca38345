"""Verbs about that player: who has been chosen, or has triggered what is being done.

Each is bound to the seat when somebody is chosen (`gwt.common.that_player`); until then it cannot be done.
"""

from gwt import common, dsl, kernel
from gwt.games.great_western.model import effects, state
from gwt.games.great_western.verbs.transfers import GiveCards, TakeFrom


@dsl.verb("that player ({effect})")
class ThatPlayer(common.ByPlayers):
    """The player who has been chosen, or has triggered this, does the effect."""

    reward_mode = dsl.RewardMode.WHOLLY

    def with_player(self, number: int) -> dsl.Effect:
        return common.player_groups.AnotherPlayer(self.effect, number)


@dsl.verb("gain ${amount:number} from that player")
class TakeFromThatPlayer(effects.Plain):
    """Take dollars from that player, as far as they go."""

    as_cost = None
    scaled_fields = ("amount",)
    amount: dsl.Number

    def with_player(self, number: int) -> dsl.Effect:
        return TakeFrom(self.amount, number)


@dsl.verb("give {amount:NUMBER} {card} to that player")
class GiveToThatPlayer(effects.Plain):
    """Give cards from the hand to that player, to the discard pile."""

    as_cost = dsl.Cost("the hand")
    scaled_fields = ("amount",)
    amount: int
    card: str

    def with_player(self, number: int) -> dsl.Effect:
        return GiveCards(self.amount, self.card, number)


# None can be done before somebody has been chosen, and then the number of the player stands in it.
_NEVER = kernel.Verb[state.Table, dsl.Effect](can=lambda table, seat, effect: False)
VERBS: kernel.Verbs[state.Table] = kernel.Verbs(
    dict.fromkeys((ThatPlayer, TakeFromThatPlayer, GiveToThatPlayer), _NEVER)
)
