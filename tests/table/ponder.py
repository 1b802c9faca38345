"""Thoughts that take as long as they say; a process imports nothing else for them."""

import time
from typing import NamedTuple


class Thought(NamedTuple):
    player: str
    seconds: float


def ponder(thought: Thought) -> str:
    time.sleep(thought.seconds)
    return thought.player


def prepare(thought: Thought) -> None:
    """Takes as long as it takes to load a game, which is not the player's affair."""
    time.sleep(1)
