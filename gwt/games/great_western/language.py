"""The language of Great Western Trail: what is built from each rule of its grammar, and how it is said.

The grammar itself is `grammar/great_western.lark`.
"""

from collections.abc import Callable
from typing import Any

from gwt.dsl.language import Language
from gwt.games.great_western import effects
from gwt.resources import grammar


def _listed(*children: Any) -> tuple[Any, ...]:
    return tuple(child for child in children if child is not None)


RULES: dict[str, Callable[..., Any]] = {
    "gain_dollars": effects.GainDollars,
    "pay_dollars": effects.PayDollars,
    "discard": effects.Discard,
    "discard_same": effects.DiscardSame,
    "draw": effects.Draw,
    "draw_to": effects.DrawTo,
    "remove_cards": effects.RemoveCards,
    "advance": effects.Advance,
    "advance_to_limit": effects.AdvanceToLimit,
    "gain_objective": effects.GainObjective,
    "play_objectives": effects.PlayObjectives,
    "play": effects.Play,
    "move_engine": effects.MoveEngine,
    "move_engine_back": effects.MoveEngineBack,
    "engine_to": effects.EngineTo,
    "engine_back_to": effects.EngineBackTo,
    "upgrade_station": effects.UpgradeStation,
    "upgrade": effects.Upgrade,
    "appoint_master": effects.AppointMaster,
    "appoint": effects.Appoint,
    "move_cattleman": effects.MoveCattleman,
    "ride": effects.Ride,
    "use_location": effects.UseLocation,
    "act": effects.Act,
    "use_adjacent": effects.UseAdjacent,
    "trade": effects.Trade,
    "trade_at": effects.TradeAt,
    "remove_hazard": effects.RemoveHazard,
    "remove_hazard_at": effects.RemoveHazardAt,
    "use_auxiliary": effects.UseAuxiliary,
    "auxiliary": effects.Auxiliary,
    "hire_worker": effects.HireWorker,
    "hire": effects.Hire,
    "place_building": effects.PlaceBuilding,
    "place_tile": effects.PlaceTile,
    "place_on": effects.PlaceOn,
    "buy_cattle": effects.BuyCattle,
    "buy": effects.Buy,
    "take_cattle": effects.TakeCattle,
    "add_cattle": effects.AddCattle,
    "fill_market": effects.FillMarket,
    "foresee": effects.Foresee,
    "take_tile": effects.TakeTile,
    "refill_foresight": effects.RefillForesight,
    "take_income": effects.TakeIncome,
    "deliver": effects.Deliver,
    "deliver_to": effects.DeliverTo,
    "place_disc": effects.PlaceDisc,
    "clear_disc": effects.ClearDisc,
    "move_disc": effects.MoveDisc,
    "collect_links": effects.CollectLinks,
    "pay_transport": effects.PayTransport,
    "return_to_start": effects.ReturnToStart,
    "end_game": effects.EndGame,
    "spaces": _listed,
    "beyond": _listed,
    "actions": _listed,
}
"""What to build from each rule of the grammar."""

NAMES = frozenset(
    {
        *("ruling", "card", "objective", "track", "space", "tile"),
        *("aux", "worker", "city", "target", "disc", "station"),
    }
)
"""The kinds of name in the grammar."""

WORDING = {
    "aux": "auxiliary action",
    "disc": "disc space",
    "target": "city or station",
    "NAME": "a name",
    "NUMBER": "a number",
    "NEGATIVE": "a number below zero",
    "SIGNED": "a number with a sign such as +2",
    "PHRASE": "something that can be counted",
    "PHRASE_OF": "'cattle of value' or 'own disc in'",
    "CARD": "'cattle', 'card' or 'objective'",
    "QUANTITY": "'step limit' or 'hand limit'",
    "ACT": "'use', 'copy' or 'continue'",
    "WS": "a blank",
}
"""What terminals of the grammar are in plain words, where it is not the word itself."""

SYNONYMS = {
    **dict.fromkeys(("take", "get", "receive", "earn", "win", "collect"), "gain"),
    **dict.fromkeys(("lose", "spend", "give"), "pay"),
    **dict.fromkeys(("play card", "throw away", "drop"), "discard"),
    "gain N certificate": "advance certificate N",
    "gain N certificates": "advance certificate N",
    "advance engine": "move engine",
    "move train": "move engine",
    "buy cow": "buy cattle",
    "buy cows": "buy cattle",
    "build building": "place building",
    "recruit": "hire",
    "gain worker": "hire worker",
    "build station": "upgrade station",
}
"""What people write who know the game and not its language."""

LANGUAGE = Language(grammar("great_western"), RULES, NAMES, WORDING, SYNONYMS, effects.is_narrow)
