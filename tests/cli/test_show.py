"""`gwt show` finds every component of a pack by its id."""

import json

import attrs
import pytest

import gwt

pytestmark = pytest.mark.in_turn


def ids():
    """The id of every entry of the pack that has one."""
    for whole in gwt.load_pack().files.values():
        for one in attrs.fields(type(whole)):
            value = getattr(whole, one.name)
            yield from (
                (entry.id for entry in value if hasattr(entry, "id")) if isinstance(value, tuple) else ()
            )


def test_a_building_is_shown_with_its_actions_and_its_page(command):
    result = command("show", "2a")

    assert result.exit_code == 0
    for words in ("building (buildings.yaml)", "discard 1 guernsey -> gain $4", "buy cattle", "p. 14"):
        assert words in result.stdout


def test_a_component_is_printed_as_data(command):
    (data,) = json.loads(command("show", "2a", "--json", "--lang", "nl").stdout)

    assert (data["kind"], data["file"]) == ("building", "buildings.yaml")
    assert data["fields"]["actions"][0] == "discard 1 guernsey -> gain $4"
    assert data["sentences"][0] == "Gebouw 2a"


def test_every_component_and_file_can_be_data(command):
    pack = gwt.load_pack(pack="garth_rails")
    for id in [*pack.files, *{component.id for component in pack.components}][::7]:
        entries = json.loads(command("show", id, "--json", "--pack", "garth_rails").stdout)
        assert entries and " object at " not in str(entries), id


def test_an_id_of_several_entries_shows_them_all(command):
    result = command("show", "cowboy")

    assert "worker kind (workers.yaml)" in result.stdout
    assert "supply tile (supply.yaml)" in result.stdout


@pytest.mark.parametrize(
    ("id", "price"),
    [
        ("building-a", "at $2 more"),
        ("5a", "at $1 cheaper"),
        ("workers", "at $2 cheaper"),
        ("buildings", "$2 more"),
    ],
)
def test_a_price_reads_one_way(command, id, price):
    """A number with a sign could be a discount or a surcharge."""
    text = command("show", id).stdout

    assert price in text and "worker -" not in text and "worker +" not in text


def test_a_value_of_zero_is_shown_where_it_has_to_be_given(command):
    assert "value     0" in command("show", "kansas-city").stdout


def test_every_entry_and_every_file_can_be_shown(command):
    for id in [*ids(), *gwt.load_pack().files, "pack"]:
        result = command("show", id)
        assert result.exit_code == 0, id
        assert id in result.stdout


def test_an_entry_that_is_no_list_of_entries_is_shown_by_its_fields(command):
    result = command("show", "player_board", "--game", "pacific-rails")

    assert " object at " not in result.stdout
    assert "pieces 8; limit 2" in result.stdout


def test_fields_within_fields_are_shown_without_brackets_of_python(command):
    result = command("show", "opponent.yaml", "--pack", "garth")

    assert "at least value 4" in " ".join(result.stdout.replace("│", " ").split())
    assert not any(sign in result.stdout for sign in ("{'", "('", "',)"))


@pytest.mark.parametrize(
    ("id", "hint"), [("topekka", "Did you mean 'topeka'?"), ("", ""), ("[bold]", ""), ("../pack", "")]
)
def test_an_unknown_id_names_the_nearest(command, id, hint):
    result = command("show", id)

    assert result.exit_code == 2
    assert f"has no '{id}'." in result.stderr
    assert hint in result.stderr
