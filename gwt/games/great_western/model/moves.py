"""Moves of cards and tiles that not everybody sees, or that belong to a deck, see `gwt.kernel.moves`."""

from typing import Any

from gwt.games.great_western.model.state import Player, Table
from gwt.kernel import Move, drawing, moving, refilling, reshuffle_move

DECK = ("hand", "draw_stack", "discard_pile")
"""The fields of a player where the cards of the deck lie."""
_GONE = ("box", "objectives")
"""The fields from which no card of a starting deck comes back."""


def from_player(field: str, target: str, *, to_table: bool = False) -> Move:
    """A function that moves cards from a field of a player to another of the same player, or to the table.

    Raises:
        TypeError: a card of one deck could come into another that way, see `mixing`.
    """
    if field in DECK and target not in (*DECK, *_GONE):
        raise TypeError(
            f"cards that move from {field} to {target} let decks mix: expected `mixing(KIND, ...)` "
            "with the class of the effect"
        )
    return moving((Player, field), (Table if to_table else Player, target))


def mixing(kind: Any, field: str, target: str, *, to_table: bool = False) -> Move:
    """A function that moves cards for an effect of a class by which they come into other players' decks.

    Raises:
        TypeError: the class does not say so by `mixes_decks`, so a position after it could not be read.
    """
    if not getattr(kind, "mixes_decks", False):
        raise TypeError(
            f"{kind.__name__} moves cards from {field} to {target}, so decks mix: "
            "expected `mixes_decks: ClassVar[bool] = True` in its class"
        )
    return moving((Player, field), (Table if to_table else Player, target))


reshuffle = reshuffle_move((Player, "discard_pile"), (Player, "draw_stack"))
draw_cards = drawing((Player, "draw_stack"), (Player, "hand"))
discard = from_player("hand", "discard_pile")
remove = from_player("hand", "box", to_table=True)
play_objective = from_player("hand", "objectives")
add_to_market = drawing((Table, "cattle_stack"), (Table, "market"))
buy = moving((Table, "market"), (Player, "discard_pile"))
take_open = moving((Table, "open_stack"), (Player, "discard_pile"))
draw_objective = drawing((Table, "objective_stack"), (Player, "hand"))
discard_objective = drawing((Table, "objective_stack"), (Player, "discard_pile"))
take_objective = moving((Table, "display"), (Player, "hand"))
discard_shown_objective = moving((Table, "display"), (Player, "discard_pile"))
fill_display = drawing((Table, "objective_stack"), (Table, "display"))
take_drafted = moving((Table, "packets"), (Player, "hand"), openly=True)
fill_foresight = refilling((Table, "piles"), (Table, "foresight"))
turn_up_event = drawing((Table, "event_cards"), (Table, "turned_events"))
turn_up_card = drawing((Player, "turn_cards"), (Player, "turned"))
