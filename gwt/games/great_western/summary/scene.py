"""The scene that the functions of this game are given, and what several of them say."""

from typing import TypeAlias

from gwt import summary
from gwt.games.great_western.model.state import Player, Table

Scene: TypeAlias = summary.Scene[Table, Player]
Seat: TypeAlias = summary.SceneSeat[Table, Player]


def objective_text(scene: Scene, id: str) -> str:
    """The needs and rewards of an objective card."""
    card = scene.board.cards[id].objective
    return scene.say(
        "table-objective",
        needs=", ".join(map(scene.effect, card.needs)),
        points=card.points,
        penalty=card.penalty,
        action=card.action and scene.effect(card.action),
    )
