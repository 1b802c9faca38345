"""The walks over the types and the values of entries."""

from attrs import evolve, field

from gwt.dsl.amounts import Need
from gwt.dsl.effects import Effect
from gwt.packs.expression_slots import slots_of
from gwt.packs.pack import entry
from gwt.packs.traversal import (
    child_values,
    entries_by_file,
    expressions_of,
    leaf_values,
    type_at_steps,
)
from gwt.spec.pack_lookup import load_pack
from gwt.spec.registry import GAMES, game_kind


@entry
class Card:
    id: str
    needs: tuple[Need, ...] = ()
    use: Effect | None = None
    source: str = ""
    worth: int = 0


@entry
class Row:
    costs: dict[int, Effect] = field(factory=dict)


@entry
class Deck:
    turn: Effect
    cards: tuple[Card, ...]
    rows: tuple[Row, ...] = ()


READ = load_pack("great-western-trail").parser
PAY, TAKE = READ.effect("pay $1"), READ.effect("gain $2")
NEED = READ.need("2 hazards")
CARD = Card("ace", needs=(NEED, NEED), source="p. 1")
DECK = Deck(PAY, (CARD,), (Row({3: TAKE}),))


def test_the_leaves_of_an_entry_are_its_plain_values_and_expressions():
    assert dict(leaf_values(CARD)) == {
        ("id",): "ace",
        ("needs", 0): NEED,
        ("needs", 1): NEED,
        ("use",): None,
        ("source",): "p. 1",
        ("worth",): 0,
    }


def test_the_expressions_of_a_file_are_not_those_of_the_components_in_it():
    assert list(expressions_of(DECK)) == [(("turn",), PAY), (("rows", 0, "costs", 3), TAKE)]


def test_several_needs_of_one_list_are_one_expression():
    assert list(expressions_of(CARD)) == [(("needs",), (NEED, NEED))]


def test_a_component_is_called_by_its_id_or_its_name_whatever_the_capitals():
    pack = load_pack("great-western-trail")
    one = next(one for one in pack.components if one.kind == "station master")

    assert one.is_called(one.entry.name.upper()) and one.is_called(one.id.upper())
    assert not one.is_called(one.kind)


def test_a_type_is_walked_as_its_values_are():
    assert type_at_steps(Deck, ("cards", 4, "use")) is Effect
    assert type_at_steps(Deck, ("rows", 0, "costs", 7)) is Effect
    assert type_at_steps(Deck, ("cards", 0, "colour")) is None
    assert type_at_steps(Deck, ("turn", "anything")) is None


def test_the_files_of_a_game_are_the_fields_of_its_class_of_entries():
    """A file whose field has a default may be left out, and is then no file of the pack."""

    @entry
    class Entries:
        deck: Deck
        rows: Row | None = None

    family = evolve(game_kind("great-western-trail").content, entries=Entries, ids={})

    assert family.files == {"deck": Deck, "rows": Row}
    assert family.required_files == {"deck"}
    assert dict(entries_by_file(Entries(DECK))) == {"deck": DECK}


def test_every_expression_of_every_pack_stands_in_a_slot():
    """The walk over values and the walk over types go the same ways."""
    for game in GAMES:
        family, pack = game_kind(game).content, load_pack(game)
        known = {(slot.file, slot.path) for slot in slots_of(family)}
        for file, whole in pack.files.items():
            for steps, value in leaf_values(whole):
                if isinstance(value, Effect):
                    steps = tuple(_general(whole, steps))
                    assert (file, steps) in known, (file, steps)


def _general(value, steps):
    for step in steps:
        if isinstance(value, tuple):
            yield "[]"
        else:
            yield "{}" if isinstance(value, dict) else step
        value = dict(child_values(value))[step]
