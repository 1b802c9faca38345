"""A new pack works at once, and what it holds can be tried."""

import re
from pathlib import Path

import pytest

from gwt.cli.app import app
from gwt.resources import content_folder
from tests.packs.small import KIND, loaded

PATTERN = content_folder("templates") / "great_western"


def test_a_new_pack_has_no_problems_and_its_scenarios_hold(command):
    written = command("new", "river-side")

    assert written.exit_code == 0, written.output
    assert command("check", "river-side").output == "No problems in 1 pack.\n"
    assert "2 passed" in command("test", "--pack", "river-side").output
    assert "River Side" in Path("river-side/README.md").read_text(encoding="utf-8")
    assert "prairie" not in "".join(
        f"{path} {path.read_text(encoding='utf-8')}".lower()
        for path in Path("river-side").rglob("*.*")
        if path.is_file()
    )


def test_a_new_pack_has_something_of_every_kind_and_its_words(command):
    command("new", "river")
    pack = loaded(Path("river").resolve())
    new = {one.id for one in pack.components} - {
        one.id for one in loaded(KIND.packs / KIND.pack).components
    }

    assert new == {"11a", "11b", "obj-river", "sm-river"}
    for language, said in (("en", "station master"), ("nl", "stationschef"), ("it", "capostazione")):
        shown = command("show", "sm-river", "--pack", "river", "--lang", language).output
        assert said in shown.lower()
    assert Path("river/.vscode/settings.json").is_file()


@pytest.mark.parametrize("name", ["River", "a--b", "1st", "river.pack"])
def test_a_pack_needs_a_name_that_can_stand_in_ids(command, name):
    refused = command("new", name)

    assert (refused.exit_code, Path(name).exists()) == (2, False)
    assert "no pack can be called" in refused.output


def test_a_folder_that_is_there_is_left_alone(command):
    Path("river").mkdir()

    assert command("new", "river").exit_code == 2
    assert list(Path("river").iterdir()) == []


def test_the_commands_of_the_readme_of_a_new_pack_are_there():
    names = {one.name or one.callback.__name__ for one in app.registered_commands}
    used = re.findall(r"^gwt (\w+)", (PATTERN / "README.md").read_text(encoding="utf-8"), re.MULTILINE)

    assert len(used) == 6
    assert set(used) <= names


# --- games: what works of them is in tests/games ----------------------------------------------------


@pytest.mark.parametrize(
    "arguments, said",
    [
        (("--game", "Plum"), "no game can be called 'Plum'"),
        (("--game", "class"), "no game can be called 'class'"),
        (("--game", "pacific-rails"), "for a pack of it: gwt new PACK --game pacific-rails"),
        ((), "name what to write"),
    ],
)
def test_what_cannot_be_written_as_a_game_is_refused(command, arguments, said):
    refused = command("new", *arguments)

    assert refused.exit_code == 2
    assert said in refused.output


def test_the_folder_of_a_game_that_is_there_is_left_alone(command):
    Path("plum").mkdir()

    assert command("new", "--game", "plum").exit_code == 2
    assert list(Path("plum").iterdir()) == []


# --- trying ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "id, option",
    [
        ("11a", "discard 1 .* -> gain \\$2"),
        ("11b", "pay \\$4 -> remove hazard"),
        ("obj-prairie", "play obj-prairie"),
        ("sm-prairie", "appoint cowboy as master of station-1"),
        ("building-a", "use dollar-auxiliary"),
    ],
)
def test_a_component_is_put_before_the_player(command, id, option):
    tried = command("try", id, "--pack", PATTERN, typed="q\n")

    assert tried.exit_code == 0, tried.output
    assert re.search(rf"^ *\d+ {option}", tried.output, re.MULTILINE)


def test_a_component_can_be_tried_in_a_position(command):
    Path("rich.yaml").write_text("players: 3\nseats: [{money: 77}]\n", encoding="utf-8")
    tried = command("try", "11b", "--pack", PATTERN, "--position", "rich.yaml", typed="q\n")

    assert "77" in tried.output


def test_what_an_action_asks_for_is_there_and_what_is_not_possible_is_told(command):
    Path("poor.yaml").write_text("players: 2\nseats: [{money: 0, hand: [jersey]}]\n", encoding="utf-8")
    furnished = command("try", "building-f", typed="q\n").output
    poor = command("try", "building-f", "--position", "poor.yaml", typed="q\n").output

    for action, option in (
        ("discard 2 cattle of same breed -> gain $4", "1 discard 2 jersey -> gain $4"),
        ("pay $7 -> remove hazard", "2 pay $7 -> remove hazard"),
    ):
        assert option in furnished
        assert f"Not possible in this position: {action}" in poor
        assert option not in poor
    assert "Not possible" not in furnished


def test_what_is_tried_is_said_in_the_language_that_is_asked_for(command):
    tried = command("try", "11b", "--pack", PATTERN, "--lang", "nl", typed="2\nq\n").output

    assert re.search(r"^2 pay \$4 -> remove hazard\n  Als je 4 dollar betaalt", tried, re.MULTILINE)
    assert re.search(r"^\d remove hazard .*\n  Verwijder de ramptegel", tried, re.MULTILINE)


@pytest.mark.parametrize("id, said", [("11c", "Did you mean"), ("topeka", "nothing to try with 'topeka'")])
def test_what_cannot_be_tried_is_refused(command, id, said):
    tried = command("try", id, "--pack", PATTERN)

    assert tried.exit_code == 2
    assert said in tried.output
