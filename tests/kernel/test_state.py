"""The generated copies of the state."""

from collections.abc import Callable

import pytest
from attrs import field

from gwt.dsl.effects import Done
from gwt.kernel.events import Event
from gwt.kernel.rules import Rules
from gwt.kernel.state import State
from gwt.kernel.state_declaration import state
from gwt.kernel.state_part import StatePart


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


def test_a_copy_is_equal_to_its_original():
    one = shelf()

    assert one.copy() == one
    assert type(one.copy()) is Shelf


CHANGES: dict[str, Callable[[Shelf], object]] = {
    "a number": lambda one: setattr(one, "size", 2),
    "a tuple": lambda one: setattr(one, "names", ("y",)),
    "the generator": lambda one: setattr(one, "rng", 6),
    "the agenda": lambda one: one.agenda.pop(),
    "a list of parts": lambda one: one.cups.append(Cup()),
    "a set": lambda one: one.colours.add("blue"),
    "a list in a part": lambda one: one.best.marbles.append(1),
    "a mapping in a part": lambda one: one.best.labels.update(b=2),
    "a part in a list": lambda one: one.cups[0].marbles.append(1),
    "whether it is over": lambda one: setattr(one, "over", True),
    "the reveals": lambda one: setattr(one, "reveals", 3),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_change_to_a_copy_leaves_the_original_as_it_was(what):
    one = shelf()
    copy = one.copy()
    CHANGES[what](copy)

    assert one == shelf()
    assert copy != one


@pytest.mark.parametrize("what", CHANGES)
def test_a_change_to_the_original_leaves_a_copy_as_it_was(what):
    one = shelf()
    copy = one.copy()
    CHANGES[what](one)

    assert copy == shelf()


def test_the_rules_are_shared_by_all_copies():
    one = shelf()

    assert one.copy().rules is one.rules


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
