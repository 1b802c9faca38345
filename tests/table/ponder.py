"""Thoughts that take as long as they say; a process imports nothing else for them."""

import time
from typing import NamedTuple


class Thought(NamedTuple):
    player: str
    seconds: float


def ponder(thought: Thought) -> str:
    time.sleep(thought.seconds)
    return thought.player
