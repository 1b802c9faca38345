"""The places of a seat that an effect reads and changes, as the verbs in it say."""

from gwt.dsl import JOINER_CLASSES, Count, Effect, If, Named, Need, Node, field_values, walk_effect
from gwt.kernel.rules import FreeActions, Reading, Rules

NOTHING: Reading = (), ()
"""The reading of a task that reads nothing."""


def reads(rules: Rules, freely: FreeActions, effect: Effect) -> Reading:
    """Returns the places of a seat that decide what a task comes to, and what it counts.

    They are those places only that something which can be done freely could change.
    """
    reading = freely.readings.get(effect)
    if reading is None:
        if len(freely.readings) == _MOST:
            freely.readings.clear()
        reading = freely.readings[effect] = _reading(rules, freely, effect)
    return reading


_MOST = 1 << 14
"""The number of effects whose readings are remembered."""


def _reading(rules: Rules, freely: FreeActions, effect: Effect) -> Reading:
    if type(effect) is Named:
        # It is done at once with what it names.
        return _reading(rules, freely, effect.effect)
    places, changed = (
        rules.verbs[type(effect)].access.reads,
        changes(rules, *freely.uses, *freely.uses.values()),
    )
    if changed is not None:
        places = tuple([name for name in places if name in changed])
    reading = places, (effect,) if isinstance(effect, If) else _counted_in(field_values(effect))
    return reading if any(reading) else NOTHING


def _counted_in(value: object) -> tuple[object, ...]:
    """Returns the conditions and amounts in a value of an effect for which something is counted.

    Those of the effects inside it are not among them.
    """
    if isinstance(value, Count | Need):
        return (value,)
    if isinstance(value, tuple):
        return tuple([node for item in value for node in _counted_in(item)])
    if isinstance(value, Node) and not isinstance(value, Effect) and _counted_in(field_values(value)):
        return (value,)
    return ()


def changes(rules: Rules, *effects: Effect) -> frozenset[str] | None:
    """Returns the places of a seat that effects can change, with all that is inside them.

    None if one of the verbs does not say so.
    """
    changed: set[str] = set()
    for effect in effects:
        for node in walk_effect(effect):
            places = () if type(node) in JOINER_CLASSES else rules.verbs[type(node)].access.changes
            if places is None:
                return None
            changed.update(places)
    return frozenset(changed)


def changed_by(rules: Rules, freely: FreeActions, option: Effect) -> frozenset[str] | None:
    """Returns the places that something which can be done freely can change; None if it does not say."""
    if option not in freely.changes:
        freely.changes[option] = changes(rules, option, freely.uses[option])
    return freely.changes[option]


def is_closed(rules: Rules, freely: FreeActions, option: Effect) -> bool:
    """Whether something that can be done freely depends on nothing but the places of what is drawn."""
    changed = changed_by(rules, freely, option)
    counts_something = any(_counted_in(field_values(node)) for node in walk_effect(freely.uses[option]))
    return changed is not None and changed.issubset(freely.drawn) and not counts_something


def is_step(effect: Effect) -> bool:
    """Whether a task changes nothing itself, but puts what it consists of on the agenda."""
    return type(effect) in JOINER_CLASSES and type(effect) is not Named
