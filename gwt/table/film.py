"""The table as one reader sees it, in the form from which the page makes its elements."""

from collections.abc import Mapping
from typing import Any

from gwt.picture.film import Film
from gwt.picture.pieces import Piece
from gwt.play.game import Game
from gwt.play.view import View
from gwt.spec import pictures
from gwt.table.meaning import columns
from gwt.terminal.frame import Frame
from gwt.text import narrator

HAND = "hand"
"""The panel of what a seat holds."""


def film(game: Game, seat: int | None, language: str) -> dict[str, Any]:
    """Returns the parts of the table as pictures and in words, as a seat, from 0, or a spectator sees them.

    Raises:
        UsageError: there is no such seat, or the pack has no words in the language.
    """
    view = game.public_view() if seat is None else game.view(seat)
    words = narrator(game.pack, language)
    made = Film(pictures.book(game.pack, language))
    parts = [(one.id, one.seat, one.piece) for one in pictures.panels(game.pack, view.data, language)]
    held = _held(view, language)
    if held is not None:
        parts.append((HAND, (seat or 0) + 1, held))
    frame = Frame.of(view, words, in_words=True)
    rows = [columns(frame, one) for one in range(game.premise.players)]
    return {
        "panels": [
            {
                "id": id,
                "name": words.say("table-seat", n=owner)
                if owner and id != HAND
                else words.say(f"table-panel-{id}"),
                "seat": owner,
                "frame": made.add([piece]),
            }
            for id, owner, piece in parts
        ],
        "film": made.table(),
        "lines": pictures.description(game.pack, view.data, language).splitlines(),
        "columns": [
            {"name": same[0][0], "cells": [text for _, text in same]} for same in zip(*rows, strict=True)
        ],
    }


def _held(view: View, language: str) -> Piece | None:
    if view.seat is None:
        return None
    seen: Mapping[str, Any] = view.data["seats"][view.seat]
    return pictures.hand(view.pack, seen, language)
