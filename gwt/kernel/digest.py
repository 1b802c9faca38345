"""A short hash of a whole state, the same in every process and under every version of Python."""

import hashlib
import json

from gwt.kernel.shape import PartShape
from gwt.kernel.state import State

_JSON = json.JSONEncoder(sort_keys=True, separators=(",", ":"), check_circular=False)
LENGTH = 16
"""Hexadecimal digits of a hash."""


def digest_of(state: State) -> str:
    """Hashes all that decides how a game goes on: every field, hidden ones too, and the rulings.

    Equal states under the same rulings have the same hash.
    """
    whole = {"rulings": sorted(state.rules.rulings), "state": PartShape(type(state)).digest(state)}
    return hashlib.sha256(_JSON.encode(whole).encode()).hexdigest()[:LENGTH]
