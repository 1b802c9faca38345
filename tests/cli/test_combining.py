"""`gwt packs` lists what is installed and what goes together; a pack may give way to another."""

import json
import random

import pytest
from attrs import evolve

import gwt
from gwt.spec import picture_spec
from tests.combining import drawn_combination
from tests.packs.small import loaded, pair, problems, written

pytestmark = pytest.mark.in_turn

GAME = ("--game", "great-western-trail")


def test_the_packs_are_listed_with_those_that_they_lie_on(command):
    (western,) = json.loads(command("packs", *GAME, "--json").output).values()
    lies_on = {pack["name"]: pack["lies on"] for pack in western}

    assert lies_on["first_edition"] == []
    assert lies_on["second_edition"] == ["great_western/first_edition"]


@pytest.mark.parametrize(
    "pack, expected",
    [
        ("promo_buildings", {"rails_to_the_north", "second_edition"}),
        # Levels of the opponent exclude each other; packs that lie on a refused one are not repeated.
        ("garth_hard", {"bidding", "garth_easy", "garth_very_hard"}),
        ("promo_masters", set()),
    ],
)
def test_a_pack_is_shown_with_those_that_it_cannot_be_played_with(command, pack, expected):
    refused = json.loads(command("packs", "--pack", pack, "--json").output)["not with"]

    assert set(refused) == expected
    lines = command("packs", "--pack", pack).output.splitlines()
    assert [f"not with {name}: {reason}" for name, reason in refused.items()] == [
        line for line in lines if line.startswith("not with ")
    ]
    for other in refused:
        with pytest.raises(gwt.ContentError):
            gwt.load_pack(pack=[pack, other])


def test_what_is_played_where_several_packs_are_asked_for_is_listed(command):
    output = command("packs", "--pack", "promo_masters", "--pack", "second_edition").output

    packs = [line.split(":")[0] for line in output.splitlines() if line.startswith("great_western/")]
    assert packs == ["great_western/first_edition", "great_western/second_edition"]


@pytest.mark.parametrize(
    "game, packs", [(None, ["garth"]), (None, ["rails_second_edition"]), ("pacific-rails", ["base"])]
)
def test_every_ruling_that_can_be_switched_is_listed(command, game, packs):
    named = [*(("--game", game) if game else ()), *(word for pack in packs for word in ("--pack", pack))]
    rulings = {ruling.id: ruling.default for ruling in gwt.load_pack(game, packs).manifest.rulings}

    lines = command("packs", *named).output.splitlines()
    layers = json.loads(command("packs", *named, "--json").output)["played"]

    switches = [line.split()[1] for line in lines if line.startswith("ruling ")]
    assert switches == [f"{id}={'yes' if default else 'no'}" for id, default in rulings.items()]
    assert {id: default for layer in layers for id, default in layer["rulings"].items()} == rulings


def test_a_name_that_another_pack_removes_is_told_with_that_pack(tmp_path):
    less = written(tmp_path, "own/less", removes=["11a", "11b"], requires=["own/pair"])
    files = {"objectives": {"objectives": [dict(id="obj-own", needs=["1 jersey"], points=1, **OWN)]}}
    other = written(tmp_path, "own/other", files, adds=["obj-own"])
    without = written(tmp_path, "own/without", removes=["jersey"])

    assert not problems(pair(tmp_path), less)
    assert any("'own/without' removes 'jersey'." in one for one in problems(other, without))


OWN = {"name": "Own", "source": "own"}


def test_a_pack_gives_way_to_the_one_that_it_names_beside_another(tmp_path):
    one = written(tmp_path, "own/one", removes=["1a", "1b"])
    other = pair(tmp_path, "own/other")
    (other / "pack.yaml").write_text(
        (other / "pack.yaml").read_text("utf-8") + "instead: {own/one: second_edition}\n", encoding="utf-8"
    )

    assert [layer.manifest.id for layer in loaded(other).layers][1:] == ["own/other"]
    assert [layer.manifest.id for layer in loaded(one, other).layers][1:] == [
        "own/one",
        "great_western/second_edition",
    ]


def test_a_pack_that_is_to_stand_in_and_is_nowhere_is_told(tmp_path):
    one = written(tmp_path, "own/one", removes=["1a", "1b"])
    other = written(tmp_path, "own/other", instead={"own/one": "second_editon"})

    (problem,) = problems(one, other)
    assert "there is no pack 'second_editon'. Did you mean 'second_edition'" in problem


def test_a_pack_that_excludes_another_is_refused_beside_it_with_the_reason(tmp_path):
    one = written(tmp_path, "own/one", removes=["1a", "1b"])
    other = written(tmp_path, "own/other", excludes={"own/one": "both are about the first building"})

    assert not problems(other)
    (problem,) = problems(one, other)
    assert problem == (
        "own-other/pack.yaml:10: 'own/other' cannot be played together with 'own/one'. "
        "The pack says: both are about the first building"
    )


@pytest.mark.parametrize("level", ["garth", "garth_hard"])
@pytest.mark.parametrize("below", [(), ("second_edition",)])
def test_garth_plays_with_the_expansion_by_a_pack_that_lies_on_both(level, below):
    """Though a level only requires the pack that names it."""
    pack = gwt.load_pack(pack=[level, *below, "rails_to_the_north"])
    layers = [layer.manifest.id.removeprefix("great_western/") for layer in pack.layers]

    assert {"garth", level, "garth_rails", *below} <= set(layers)
    assert ("rails_second_edition" in layers) == ("garth_second_edition" in layers) == bool(below)
    assert pack.files["opponent"].level == {"garth": "garth-medium"}.get(level, level.replace("_", "-"))


POSITION = "pack: [second_edition, promo_masters]\nplayers: 2\nseats: [{money: 3}]\n"


def test_a_position_names_several_packs_in_a_list():
    game = gwt.from_position(POSITION)

    assert game.pack.name == "great_western/first_edition + great_western/second_edition"
    assert gwt.from_position(game.position()).state == game.state
    assert gwt.from_position(POSITION, pack="second_edition").state == game.state


@pytest.mark.parametrize("seed", range(6))
def test_what_is_played_is_played_again_where_all_of_it_is_named(seed):
    """As in saved games, positions and pickles: stand-ins that were chosen once are not chosen again."""
    names = drawn_combination("great-western-trail", random.Random(seed)).names
    pack = gwt.load_pack("great-western-trail", names)
    layers = pack.layers

    assert gwt.load_pack("great-western-trail", [one.folder for one in layers]).name == pack.name
    assert gwt.load_pack("great-western-trail", pack.name).name == pack.name


@pytest.mark.parametrize("named", ["[second_edition, 5]", "[]", "{second_edition: 1}"])
def test_what_is_no_list_of_packs_is_refused(named):
    with pytest.raises(gwt.ContentError, match="expected a text"):
        gwt.from_position(POSITION.replace("[second_edition, promo_masters]", named))


def test_a_saved_game_of_packs_by_name_is_loaded_without_naming_them(tmp_path):
    game = gwt.new_game(players=2, seed=3, pack=["second_edition", "promo_masters"])
    game.play(game.options[0])
    game.save(tmp_path / "game.gwt")

    assert gwt.load_game(tmp_path / "game.gwt").state == game.state


def test_what_a_space_brings_besides_dollars_is_shown(command, tmp_path):
    path = tmp_path / "outlaws.gwt"
    gwt.from_position(
        "pack: second_edition\nplayers: 2\nsetup: first-game\nbare trail: true\nseat: 1\ndo: trade\n"
        "tiles: {outlaw-1: green-outlaw, outlaw-4: orange-outlaw}\nseats: [{at: neutral-d}]\n"
    ).save(path)

    shown = command("play", "--resume", path, "--seats", "human,random", typed="q\n").output
    drawn = picture_spec.component_pictures(gwt.load_pack(pack="second_edition"), "outlaw-1").svg("light")

    assert "outlaw-1  [green-outlaw, gain 1 exchange-token]" in shown
    assert "outlaw-4  [orange-outlaw, gain $3]" in shown
    assert "exchange token" in drawn or "exchange-token" in drawn


@pytest.mark.parametrize(
    "names, own, title",
    [
        (["rails_second_edition"], None, "Great Western Trail (second edition): Rails to the North"),
        (
            ["garth_easy", "rails_second_edition"],
            None,
            "Great Western Trail (second edition): Garth (easy), Rails to the North",
        ),
        (["garth_rails"], None, "Great Western Trail (first edition): Garth, Rails to the North"),
        (
            ["rails_to_the_north"],
            ["rails_to_the_north"],
            "Great Western Trail (first edition): Rails to the North, Prairie",
        ),
        (
            ["garth", "promo_masters"],
            ["garth", "promo_masters"],
            "Great Western Trail (first edition): Garth, Promotional station masters, Prairie",
        ),
    ],
)
def test_what_is_played_is_called_by_its_edition_and_by_what_is_played_with_it(names, own, title):
    """`own` is what a pack of somebody's own requires, which adds something."""
    pack = gwt.load_pack("great-western-trail", names)
    if own is not None:
        top = pack.layers[-1]
        manifest = evolve(
            top.manifest, id="own/prairie", name="Prairie", requires=tuple(own), adds=("11a",), instead={}
        )
        pack = evolve(
            pack, layers=(*pack.layers, evolve(top, manifest=manifest, folder=top.folder / "own"))
        )

    assert pack.title() == title
