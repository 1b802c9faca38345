"""Hypothesis strategies for every tree that the grammar of Great Western Trail can express.

`LEAVES` has one strategy for each verb and `joined` one for each joiner; names come from the pack.
"""

from collections.abc import Iterable
from types import SimpleNamespace

from hypothesis import assume
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from gwt.common.comparison_counts import COUNTS as COMPARED
from gwt.common.player_groups import NEXT, OTHER
from gwt.common.triggers import ANOTHER, ANY
from gwt.dsl import effects as core
from gwt.dsl.amounts import (
    Amount,
    Bound,
    ByNumber,
    Condition,
    Count,
    Need,
    Number,
    Per,
    PerNamed,
    Places,
    Quantity,
    UpTo,
    compared_count,
    owned_count,
    unbound_names,
)
from gwt.dsl.effects import Effect, walk_effect
from gwt.dsl.nodes import field_names
from gwt.games.great_western.verbs.actions import BEHIND, REACHED
from gwt.games.great_western.verbs.location import CONTINUE, COPY, USE
from gwt.games.great_western.verbs.objectives import STACK
from gwt.games.great_western.verbs.triggers import EVENTS, GAIN, GAINS
from tests.law.places import whole_pack

WITH = ("each player with", "each other player with", "next player with")
COMPARISONS = [(one, "") for one in COMPARED if one.endswith(("most", "fewest"))]
COMPARISONS += [(one, "than each other player") for one in ("more", "fewer")]
READER = whole_pack("great-western-trail").parser
verbs = SimpleNamespace(**{kind.__name__: kind for kind in READER.language.verbs})


def named(kind: str) -> SearchStrategy[str]:
    """What a name of that kind stands for in the pack."""
    return st.sampled_from(list(dict.fromkeys(READER.vocabulary[kind].values())))


# --- amounts -----------------------------------------------------------------------------------------

integers = st.integers(0, 99)
flags = st.booleans()
# A number's name must not be a word of the language, or the grammar may take it for that word.
numbers_names = st.sampled_from(["drawn", "distance", "value", "x1", "no-3"])

_limits = {name: READER.vocabulary["count"][name] for name in ("step limit", "hand limit")}
counts = named("count").filter(lambda count: type(count) is Count and count not in _limits.values())
quantities = st.sampled_from(list(_limits.values())).map(Quantity)
# The number of players is the same for all of them.
various = counts.filter(lambda count: count.kind not in READER.language.counts.constant)
others = st.builds(
    owned_count, various, st.sampled_from([one for one in COMPARED if one.startswith("of ")])
)
comparisons = st.builds(compared_count, st.sampled_from(COMPARISONS), various)
counted = counts | others
pers = st.builds(Per, integers, st.integers(1, 9), counted) | st.builds(
    Per, integers, st.just(1), comparisons
)
scores = st.builds(Per, st.integers(-99, 99), st.integers(1, 9), counted)
scores |= st.builds(Per, st.integers(-99, 99), st.just(1), comparisons)
scores |= st.builds(
    Places,
    st.integers(20, 99),
    st.just(1),
    various,
    st.integers(10, 19),
    st.integers(0, 9),
    st.sampled_from(["", "split", "lower"]),
)
scores |= st.builds(
    ByNumber, integers, st.just(1), counted, st.lists(integers, min_size=1, max_size=5).map(tuple)
)
conditions = st.builds(Need, st.just(1), named("count").filter(lambda count: type(count) is Condition))
needs = st.builds(Need, integers, counted) | st.builds(Need, st.just(1), comparisons)
_bounds = numbers_names.map(Bound)
of_numbers = st.builds(PerNamed, integers, st.integers(1, 9), _bounds)
numbers: SearchStrategy[Number] = st.one_of(integers, pers, of_numbers, quantities, _bounds)
amounts: SearchStrategy[Amount] = st.one_of(numbers, numbers.map(UpTo))

# --- verbs -------------------------------------------------------------------------------------------

_spaces = st.lists(named("space"), min_size=1, max_size=4).map(tuple)
_own_objectives = named("objective").filter(lambda card: card != STACK)


YOU, OTHERS = list(EVENTS)[:-2:2], list(EVENTS)[1:-2:2]


def triggers(
    kind: type[Effect], inner: SearchStrategy[Effect], words: list[str], *who: SearchStrategy[str]
) -> SearchStrategy[Effect]:
    """Triggers by these words, narrowed by a worker, by a city or by nothing."""
    worker, city = st.just("") | named("worker"), st.just("") | named("city")
    return st.builds(kind, inner, st.sampled_from(words), *who, worker, city)


def leaves(inner: SearchStrategy[Effect]) -> dict[type[Effect], SearchStrategy[Effect]]:
    """A strategy for each verb; `inner` makes the effects that an effect may hold."""
    return {
        verbs.GainDollars: st.builds(verbs.GainDollars, numbers),
        verbs.PayDollars: st.builds(verbs.PayDollars, numbers),
        verbs.Discard: st.builds(verbs.Discard, amounts, named("card")),
        verbs.DiscardSame: st.builds(verbs.DiscardSame, integers),
        verbs.Draw: st.builds(verbs.Draw, amounts),
        verbs.DrawTo: st.builds(verbs.DrawTo, quantities | integers),
        verbs.DiscardTo: st.builds(verbs.DiscardTo, quantities | integers),
        verbs.RemoveCards: st.builds(verbs.RemoveCards, amounts, named("card")),
        verbs.Advance: st.builds(verbs.Advance, amounts),
        verbs.AdvanceToLimit: st.builds(verbs.AdvanceToLimit),
        verbs.GainObjective: st.builds(verbs.GainObjective, st.just("") | named("objective"), flags),
        verbs.PlayObjectives: st.builds(verbs.PlayObjectives),
        verbs.Play: st.builds(verbs.Play, _own_objectives),
        verbs.TakeFromStack: st.builds(verbs.TakeFromStack, numbers, named("card")),
        verbs.RevealHand: st.builds(verbs.RevealHand, st.none() | integers),
        verbs.DiscardHand: st.builds(verbs.DiscardHand),
        verbs.FollowCard: st.builds(verbs.FollowCard),
        verbs.TurnUpEvent: st.builds(verbs.TurnUpEvent),
        verbs.Specialize: st.builds(verbs.Specialize, st.just("") | named("worker")),
        verbs.Employ: st.builds(verbs.Employ, st.just("") | named("worker")),
        verbs.BuyWithOthers: st.builds(verbs.BuyWithOthers, integers),
        verbs.Bid: st.builds(verbs.Bid, integers),
        verbs.Draft: st.builds(verbs.Draft, integers, integers),
        verbs.DraftCard: st.builds(verbs.DraftCard, st.just("") | _own_objectives),
        verbs.PassPackets: st.builds(verbs.PassPackets, integers),
        verbs.BidUpTo: st.builds(verbs.BidUpTo, integers),
        verbs.BidOf: st.builds(verbs.BidOf, integers),
        verbs.OrderByBids: st.builds(verbs.OrderByBids),
        verbs.BidFor: st.builds(verbs.BidFor, integers, integers),
        verbs.EveryPlayer: st.builds(verbs.EveryPlayer, inner),
        verbs.EachSecretly: st.builds(verbs.EachSecretly, inner),
        verbs.ChooseSecretly: st.builds(verbs.ChooseSecretly, inner),
        verbs.RevealChoices: st.builds(verbs.RevealChoices, inner),
        verbs.AsChosen: st.builds(verbs.AsChosen, inner, inner),
        verbs.OtherPlayers: st.builds(verbs.OtherPlayers, inner, st.sampled_from([OTHER, NEXT])),
        verbs.PlayersWith: st.builds(verbs.PlayersWith, inner, st.sampled_from(WITH), needs),
        verbs.AnotherPlayer: st.builds(verbs.AnotherPlayer, inner, st.none() | integers),
        verbs.WhenYou: triggers(verbs.WhenYou, inner, YOU),
        verbs.WhenOthers: triggers(verbs.WhenOthers, inner, OTHERS, st.sampled_from([ANOTHER, ANY])),
        verbs.WhenYouGain: st.builds(verbs.WhenYouGain, inner, st.just(GAIN), named("piece")),
        verbs.WhenOthersGain: st.builds(
            verbs.WhenOthersGain, inner, st.just(GAINS), st.sampled_from([ANOTHER, ANY]), named("piece")
        ),
        verbs.TriggerDone: st.builds(verbs.TriggerDone, inner),
        verbs.TakeDollars: st.builds(verbs.TakeDollars, numbers, st.sampled_from([OTHER, NEXT])),
        verbs.TakeFrom: st.builds(verbs.TakeFrom, numbers, st.none() | integers),
        verbs.GiveCards: st.builds(verbs.GiveCards, integers, named("card"), st.none() | integers),
        verbs.GainMaster: st.builds(verbs.GainMaster, st.just("") | named("master")),
        verbs.GainPiece: st.builds(verbs.GainPiece, numbers, named("piece")),
        verbs.PayPiece: st.builds(verbs.PayPiece, numbers, named("piece")),
        verbs.PlacePieces: st.builds(verbs.PlacePieces, amounts, named("piece")),
        verbs.PlaceIn: st.builds(verbs.PlaceIn, named("piece"), named("town")),
        verbs.Spend: st.builds(verbs.Spend, named("piece")),
        verbs.RequirementMet: st.builds(verbs.RequirementMet),
        verbs.MoveEngine: st.builds(verbs.MoveEngine, amounts),
        verbs.MoveEngineBack: st.builds(verbs.MoveEngineBack, integers, flags),
        verbs.EngineTo: st.builds(verbs.EngineTo, named("track")),
        verbs.EngineBackTo: st.builds(verbs.EngineBackTo, named("track")),
        verbs.UpgradeStation: st.builds(verbs.UpgradeStation, st.sampled_from([BEHIND, REACHED])),
        verbs.Upgrade: st.builds(verbs.Upgrade, named("station")),
        verbs.AppointMaster: st.builds(verbs.AppointMaster, named("station")),
        verbs.Appoint: st.builds(verbs.Appoint, named("worker"), named("station")),
        verbs.MoveCattleman: st.builds(verbs.MoveCattleman, amounts, flags, flags),
        verbs.Ride: st.builds(verbs.Ride, _spaces, flags),
        verbs.UseLocation: st.builds(verbs.UseLocation),
        verbs.Act: st.builds(
            verbs.Act,
            st.sampled_from([USE, COPY, CONTINUE]),
            named("tile"),
            named("space"),
            st.lists(inner, max_size=3).map(tuple),
        ),
        verbs.UseAdjacent: st.builds(
            verbs.UseAdjacent, st.just("") | named("space"), st.just(()) | _spaces
        ),
        verbs.Trade: st.builds(verbs.Trade),
        verbs.TradeAt: st.builds(verbs.TradeAt, named("space")),
        verbs.RemoveHazard: st.builds(verbs.RemoveHazard),
        verbs.RemoveHazardAt: st.builds(verbs.RemoveHazardAt, named("space")),
        verbs.UseAuxiliary: st.builds(verbs.UseAuxiliary, flags),
        verbs.Auxiliary: st.builds(verbs.Auxiliary, flags, named("aux")),
        verbs.HireWorker: st.builds(verbs.HireWorker, st.integers(-9, 9)),
        verbs.Hire: st.builds(verbs.Hire, named("worker"), integers, integers),
        verbs.PlaceBuilding: st.builds(verbs.PlaceBuilding, integers),
        verbs.PlaceTile: st.builds(verbs.PlaceTile, named("tile"), integers),
        verbs.PlaceBuildingIn: st.builds(verbs.PlaceBuildingIn, integers, named("place")),
        verbs.PlaceTileIn: st.builds(verbs.PlaceTileIn, named("tile"), integers, named("place")),
        verbs.PlaceOn: st.builds(verbs.PlaceOn, named("tile"), named("space"), integers),
        verbs.BuyCattle: st.builds(verbs.BuyCattle, st.none() | integers),
        verbs.Buy: st.builds(verbs.Buy, integers, named("card"), integers),
        verbs.TakeCattle: st.builds(verbs.TakeCattle, numbers, named("card")),
        verbs.AddCattle: st.builds(verbs.AddCattle, integers),
        verbs.FillMarket: st.builds(verbs.FillMarket),
        verbs.Foresee: st.builds(verbs.Foresee, integers),
        verbs.TakeTile: st.builds(verbs.TakeTile, named("tile"), integers),
        verbs.RefillForesight: st.builds(verbs.RefillForesight),
        verbs.TakeIncome: st.builds(verbs.TakeIncome, st.none() | integers),
        verbs.Deliver: st.builds(verbs.Deliver, numbers, flags),
        verbs.DeliverTo: st.builds(verbs.DeliverTo, named("city"), flags),
        verbs.PlaceDisc: st.builds(verbs.PlaceDisc, named("target"), integers),
        verbs.ClearDisc: st.builds(verbs.ClearDisc, named("disc"), named("target")),
        verbs.MoveDisc: st.builds(verbs.MoveDisc, named("station"), named("target")),
        verbs.CollectLinks: st.builds(verbs.CollectLinks, named("city")),
        verbs.PayTransport: st.builds(verbs.PayTransport, named("city")),
        verbs.ReturnToStart: st.builds(verbs.ReturnToStart),
        verbs.EndGame: st.builds(verbs.EndGame),
    }


# --- joiners -----------------------------------------------------------------------------------------


def joined(inner: SearchStrategy[Effect]) -> dict[type[Effect], SearchStrategy[Effect]]:
    """A strategy for each joiner, of whatever stands inside."""
    several = st.lists(inner, min_size=2, max_size=3).map(tuple)
    return {
        core.Done: st.builds(core.Done, st.none() | inner),
        core.Exchange: st.builds(core.Exchange, inner, inner),
        core.Both: st.builds(core.Both, several),
        core.Sequence: st.builds(core.Sequence, several),
        core.Choice: st.builds(core.Choice, several),
        core.May: st.builds(core.May, inner),
        core.Named: st.builds(core.Named, _numbers(), _new_names),
        core.Must: st.builds(core.Must, inner),
        core.Under: st.builds(core.Under, inner, named("ruling")),
        core.If: (needs | conditions).flatmap(
            lambda need: st.builds(core.If, inner, st.just(need.number), st.just(need.count))
        ),
        core.Unless: (needs | conditions).flatmap(
            lambda need: st.builds(core.Unless, inner, st.just(need.number), st.just(need.count))
        ),
        core.Repeat: st.builds(core.Repeat, integers, inner),
    }


_new_names = st.integers(0, 10**9).map(lambda number: f"n{number}")


def _numbers() -> SearchStrategy[Effect]:
    """The effects that come to a number, to which a name may be given."""
    known = leaves(st.just(core.Done()))
    return st.one_of(*(strategy for kind, strategy in known.items() if kind.yields_number))


def of_kinds(inner: SearchStrategy[Effect]) -> dict[type[Effect], SearchStrategy[Effect]]:
    return {**leaves(inner), **joined(inner)}


_shallow = st.one_of(*leaves(st.just(core.Done())).values())
trees: SearchStrategy[Effect] = st.recursive(
    _shallow, lambda inner: st.one_of(*of_kinds(inner).values()), max_leaves=8
)


def closed(effect: Effect) -> Effect:
    """The effect after draws that give a value to every number used in it by name.

    A name that is given twice is no matter of printing and reading, so such trees are left out.
    """
    given = [node.name for node in walk_effect(effect) if isinstance(node, core.Named)]
    assume(len(set(given)) == len(given))
    used = sorted(set(_unbound(effect)))
    steps = [core.Named(verbs.Draw(1), name) for name in used]
    return core.Sequence((*steps, effect)) if steps else effect


def _unbound(effect: Effect) -> Iterable[str]:
    for node in walk_effect(effect):
        for name in field_names(type(node)):
            yield from unbound_names(getattr(node, name))
