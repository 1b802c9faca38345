"""Replaces the counts of an effect by numbers, so that it means the same in another state."""

from typing import Any

from gwt.dsl import DONE, Both, Effect, If, May, Per, Quantity, Sequence, Unless, UpTo, field_values
from gwt.kernel.counting import as_number, count_for
from gwt.kernel.state import State


def resolve_counts(state: State, seat: int, effect: Effect) -> Effect:
    """Returns an effect with plain numbers instead of counts, `DONE` if nothing remains of it.

    It is for verbs joined by `and` and `then`, with `may`, `if` and `unless`.
    A limit, as in `draw to hand limit`, stays as it is.
    """
    match effect:
        case If(inner, needed, count):
            holds = (count_for(state, seat, count) >= needed) is not isinstance(effect, Unless)
            return resolve_counts(state, seat, inner) if holds else DONE
        case Both(parts) | Sequence(parts):
            effects = [resolve_counts(state, seat, part) for part in parts]
            left = tuple(part for part in effects if part is not DONE)
            return type(effect)(left) if len(left) > 1 else left[0] if left else DONE
        case May(inner):
            left_over = resolve_counts(state, seat, inner)
            return DONE if left_over is DONE else May(left_over)
    kind: Any = type(effect)
    amounts = [
        value if type(value) is Quantity and name not in kind.scaled_fields else _plain(state, seat, value)
        for name, value in zip(kind.types, field_values(effect), strict=True)
    ]
    changed = (new for new, old in zip(amounts, field_values(effect), strict=True) if new is not old)
    return DONE if any(new in (0, UpTo(0)) for new in changed) else kind(*amounts)


def _plain(state: State, seat: int, value: object) -> Any:
    if isinstance(value, UpTo):
        return UpTo(_plain(state, seat, value.most))
    return as_number(state, seat, value) if isinstance(value, Per | Quantity) else value
