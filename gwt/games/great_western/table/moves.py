"""Moves of cards and tiles that not everybody sees, or that belong to a deck, see `gwt.kernel.moves`."""

from typing import Any

from gwt.games.great_western.table.state import Player, Table
from gwt.kernel import Move, drawing, moving

DECK = ("hand", "draw_stack", "discard_pile")
"""The fields of a player where the cards of the deck lie."""
_GONE = ("box", "objectives")
"""The fields from which no card of a starting deck comes back."""


def _moving(field: str, target: str, *, to_table: bool = False, to_other: bool = False) -> Move:
    """A function that moves cards from a field of a player.

    From the pair of places follows whether it may bring a card of one deck into another. Then a verb of the
    pack has to say so (`mixes_decks`): else a position after it could not be read again.
    """
    move = moving((Player, field), (Table if to_table else Player, target))
    if field not in DECK or not (to_other or target not in (*DECK, *_GONE)):
        return move

    def mix(table: Any, cards: Any, source: Any, goal: Any) -> None:
        if not table.board.decks_mix:
            message = f"a verb moves {', '.join(cards)} from {field} to {target}, so decks mix"
            raise TypeError(f"{message}: expected `mixes_decks: ClassVar[bool] = True` in its class")
        move(table, cards, source, goal)

    return mix


draw_cards = drawing((Player, "draw_stack"), (Player, "hand"))
discard = _moving("hand", "discard_pile")
give = _moving("hand", "discard_pile", to_other=True)
remove = _moving("hand", "box", to_table=True)
play_objective = _moving("hand", "objectives")
add_to_market = drawing((Table, "cattle_stack"), (Table, "market"))
buy = moving((Table, "market"), (Player, "discard_pile"))
take_open = moving((Table, "open_stack"), (Player, "discard_pile"))
draw_objective = drawing((Table, "objective_stack"), (Player, "hand"))
discard_objective = drawing((Table, "objective_stack"), (Player, "discard_pile"))
take_objective = moving((Table, "display"), (Player, "hand"))
discard_shown_objective = moving((Table, "display"), (Player, "discard_pile"))
fill_display = drawing((Table, "objective_stack"), (Table, "display"))
take_drafted = moving((Table, "packets"), (Player, "hand"), openly=True)
fill_foresight = drawing((Table, "piles"), (Table, "foresight"))
turn_up_event = drawing((Table, "event_cards"), (Table, "turned_events"))
turn_up_card = drawing((Player, "turn_cards"), (Player, "turned"))
