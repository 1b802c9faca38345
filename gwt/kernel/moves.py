"""Moves of components between places of the state: what becomes known follows from who sees the places.

A place is a field of the state or of one of its parts that holds a list or a tuple of components, or such
a tuple for each of several spots. Whoever moves components by these functions forgets neither that
something was revealed, so that undo stops there, nor what all have seen go into a hand.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from gwt.kernel import rng, state_declaration
from gwt.kernel.shape import Field, SequenceShape, Visibility, fields_of, is_pile

Place: TypeAlias = tuple[type, str]
"""A class of the state, and the name of one of its fields."""


Move: TypeAlias = Callable[..., None]
"""A function of a state, of components, and of the parts from which and to which it moves them.

From a place with spots it takes the number of the spot besides, from 0.
"""
Draw: TypeAlias = Callable[[Any, int, Any, Any], Any]
"""A function that moves components from the top of a pile, where its last one lies, as many as there are.

It takes a state, their number, and the parts, and returns what has been moved, in that order, in a list or
a tuple as the pile is one. Where places have spots, each is filled up to that number.
"""


def moving(source: Place, target: Place, *, openly: bool = False) -> Move:
    """A function that moves components from one place to another.

    With `openly` all have seen what moves, though the place where it lay is hidden.

    Raises:
        TypeError: a field is no list or tuple of components; or what all have seen comes to a hidden place
            that does not say by `shown` which field names it.

    Examples:
        >>> from gwt.sdk import StatePart, Visibility, aside, hidden, moving, state
        >>> @state
        ... class Player(StatePart):
        ...     hand: list[str] = hidden(Visibility.BY_OWNER, shown="shown")
        ...     pile: list[str]
        ...     shown: tuple[str, ...] = aside(default=())
        >>> player, take_back = Player([], ["ace"]), moving((Player, "pile"), (Player, "hand"))
        >>> take_back(None, ["ace"], player, player)
        >>> player
        Player(hand=['ace'], pile=[], shown=('ace',))
    """
    return _move_of(source, target, openly, _TAKEN)


def drawing(source: Place, target: Place) -> Draw:
    """A function that moves components from the top of a pile to another place.

    Raises:
        TypeError: as `moving`.

    Examples:
        >>> from gwt.sdk import StatePart, State, drawing, state
        >>> import gwt
        >>> @state
        ... class Street(StatePart):
        ...     stack: tuple[str, ...]
        ...     row: list[str]
        >>> street, lay_out = Street(("ace", "king"), []), drawing((Street, "stack"), (Street, "row"))
        >>> lay_out(None, 1, street, street), street.stack
        (('king',), ('ace',))
    """
    return _move_of(source, target, False, _DRAWN)


def refilling(stack: Place, row: Place) -> Callable[[Any, int], Any]:
    """A function of a state and a size, which fills a row of the state from a stack up to that size.

    It returns what has been added. Where places have spots, each is filled up. Raises as `moving`.
    """
    draw, name = drawing(stack, row), row[1]
    if _has_spots(_field(row)):
        return lambda state, size: draw(state, size, state, state)
    return lambda state, size: draw(state, size - len(getattr(state, name)), state, state)


def reshuffle_move(discard_pile: Place, stack: Place) -> Callable[[Any, Any, Any], None]:
    """Returns a function that shuffles a discard pile and puts it below a stack with its cards on top.

    It takes a state, and the parts with the pile and with the stack. Raises as `moving`.
    """
    origin, goal = _field(discard_pile).name, _field(stack).name

    def reshuffle(state: Any, source: Any, target: Any) -> None:
        top, cards = getattr(target, goal), list(getattr(source, origin))
        rng.shuffle(state, cards)
        setattr(source, origin, type(getattr(source, origin))())
        setattr(target, goal, type(top)([*cards, *top]))

    return reshuffle


_TAKEN, _DRAWN = "components", "number"


def _move_of(source: Place, target: Place, openly: bool, argument: str) -> Callable[..., Any]:
    origin, goal = _field(source), _field(target)
    is_open = openly or origin.seen is Visibility.BY_ALL
    # Cards of a known deck may be in the hand, so others do not know more of the others than before.
    unseen = not is_open and origin.seen is Visibility.BY_NOBODY and origin.known is Visibility.BY_NOBODY
    if is_open and goal.seen is not Visibility.BY_ALL and not goal.shown:
        raise TypeError(
            f"all see what moves from {_text(source)} to {_text(target)}, where it would be dealt again: "
            "expected `hidden(..., shown=...)` with the name of a field for what all have seen"
        )
    spots = _has_spots(origin), _has_spots(goal)
    lines = [f"def move(state, {argument}, source, target{', spot' * (spots == (True, False))}):"]
    match *spots, argument:
        case False, False, _:
            lines += [*(_drawn(origin) if argument is _DRAWN else _taken(origin)), *_added(goal)]
        case True, True, "number":
            lines += _between_spots(origin.name, goal.name)
        case True, False, "components":
            lines += [*_taken_from_spot(origin.name), *_added(goal)]
        case _:
            raise TypeError(
                f"nothing moves by {argument} between the spots of {_text(source)} and {_text(target)}"
            )
    if is_open and goal.shown:
        lines.append(f"    target.{goal.shown} = (*target.{goal.shown}, *components)")
    if unseen and goal.secret:
        lines.append(f"    target.{goal.secret} = (*target.{goal.secret}, *components)")
    if not is_open and origin.seen is Visibility.BY_NOBODY and goal.seen is not Visibility.BY_NOBODY:
        lines += ["    if components:", "        state.reveals += 1"]
    if argument is _DRAWN:
        lines.append("    return components")
    move: Callable[..., Any] = state_declaration.compile_function(
        "\n".join(lines), f"<{_text(source)} to {_text(target)}>", {}
    )
    return move


def _field(place: Place) -> Field:
    kind, name = place
    field = next((field for field in fields_of(kind) if field.name == name), None)
    if field is None or not is_pile(field.shape):
        raise TypeError(f"{_text(place)} holds no list or tuple of components, so nothing moves there")
    return field


def _text(place: Place) -> str:
    return f"{place[0].__qualname__}.{place[1]}"


def _has_spots(field: Field) -> bool:
    """Whether a place has spots, with a tuple of components at each."""
    return isinstance(field.shape, SequenceShape) and isinstance(field.shape.of, SequenceShape)


def _is_list(field: Field) -> bool:
    return isinstance(field.shape, SequenceShape) and field.shape.kind is list


def _taken(field: Field) -> list[str]:
    """Code that takes components out of a place, and out of what is known of it."""
    name, known_names = field.name, [name for name in (field.shown, field.secret) if name]
    emptied = [f"        source.{name} = {'[]' if _is_list(field) else '()'}"]
    emptied += [f"        source.{name} = ()" for name in known_names]
    lines = [f"    if len(components) == len(source.{name}):", *emptied, "    else:"]
    lines.append(
        f"        left = source.{name}" if _is_list(field) else f"        left = list(source.{name})"
    )
    lines += ["        for component in components:", "            left.remove(component)"]
    for at, other in enumerate(known_names):
        lines += [
            f"            {'el' * bool(at)}if component in source.{other}:",
            f"                at = source.{other}.index(component)",
            f"                source.{other} = source.{other}[:at] + source.{other}[at + 1 :]",
        ]
    return lines if _is_list(field) else [*lines, f"        source.{name} = tuple(left)"]


def _taken_from_spot(name: str) -> list[str]:
    return [
        f"    left = list(source.{name}[spot])",
        "    for component in components:",
        "        left.remove(component)",
        f"    source.{name} = (*source.{name}[:spot], tuple(left), *source.{name}[spot + 1 :])",
    ]


def _drawn(field: Field) -> list[str]:
    name = field.name
    rest = "del left[-number:]" if _is_list(field) else f"source.{name} = left[:-number]"
    return [
        f"    left = source.{name}",
        "    components = left[: -number - 1 : -1] if number > 0 else left[:0]",
        "    if components:",
        f"        {rest}",
    ]


def _added(field: Field) -> list[str]:
    if _is_list(field):
        return [f"    target.{field.name} += components"]
    return [f"    target.{field.name} = (*target.{field.name}, *components)"]


def _between_spots(origin: str, goal: str) -> list[str]:
    return [
        f"    piles, spots, components = list(source.{origin}), list(target.{goal}), ()",
        "    for at, spot in enumerate(spots):",
        "        missing = number - len(spot)",
        "        if missing > 0 and piles[at]:",
        "            top = piles[at][: -missing - 1 : -1]",
        "            piles[at], spots[at] = piles[at][: -len(top)], spot + top",
        "            components += top",
        f"    source.{origin}, target.{goal} = tuple(piles), tuple(spots)",
    ]
