"""The seed of samples that tests draw: the same for the same code, wherever and whenever it is tested."""

import hashlib
import os
import random
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

Value = TypeVar("Value")

ROOT = Path(__file__).parents[1]


@cache
def seed() -> int:
    """Returns a number that follows from all code and content, by the names and bytes of their files."""
    whole = hashlib.sha256()
    for folder, pattern in (("gwt", "*.py"), ("content", "*.yaml"), ("grammar", "*.lark")):
        for path in sorted((ROOT / folder).rglob(pattern)):
            whole.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
            whole.update(path.read_bytes() + b"\0")
    return int.from_bytes(whole.digest()[:4])


def sample(values: Sequence[Value], most: int) -> list[Value]:
    """Returns some values in their order, others whenever the code changes; with `EVERYWHERE=1` all."""
    if os.environ.get("EVERYWHERE") or len(values) <= most:
        return list(values)
    chosen = sorted(random.Random(seed()).sample(range(len(values)), most))
    return [values[at] for at in chosen]


def in_turn(name: str) -> bool:
    """Whether a test that takes turns is one of the quarter that is tried; with `EVERYWHERE=1` all are."""
    if os.environ.get("EVERYWHERE"):
        return True
    return hashlib.sha256(f"{seed()} {name}".encode()).digest()[0] % 4 == 0
