"""The generated copies of the state."""

import pytest
from attrs import field

from gwt.dsl.effects import Done
from gwt.kernel.events import Event
from gwt.kernel.rules import Rules
from gwt.kernel.shape import StatePart
from gwt.kernel.state import State
from gwt.kernel.state_declaration import state


@state
class Cup(StatePart):
    marbles: list[int] = field(factory=list)
    labels: dict[str, int] = field(factory=dict)


@state(kw_only=True)
class Shelf(State):
    cups: list[Cup]
    best: Cup
    colours: set[str]
    names: tuple[str, ...]
    size: int = 1


RULES = Rules(verbs={}, counts={}, next_turn=lambda shelf: None, score=lambda shelf: ())


def shelf() -> Shelf:
    return Shelf(
        rules=RULES,
        rng=5,
        agenda=[(0, Done(), "test")],
        cups=[Cup([1, 2], {"a": 1}), Cup([3])],
        best=Cup([9]),
        colours={"red"},
        names=("x",),
    )


def test_a_copy_has_no_listener():
    one = shelf()
    one.log = [Event(0, "test")]

    assert one.copy().log is None
    assert one.copy() == one


def test_a_part_without_the_decorator_cannot_be_copied():
    class Plain(StatePart):
        pass

    with pytest.raises(NotImplementedError):
        Plain().copy()


def test_a_state_has_no_room_for_fields_it_does_not_declare():
    with pytest.raises(AttributeError):
        shelf().colour = "red"


def test_a_shared_field_is_the_same_in_a_copy():
    one = shelf()

    assert one.copy().rules is one.rules
