"""Options of Great Western Trail say which reward will be forgone."""

import gwt

ARRIVED = """
players: 2
setup: first-game
bare trail: true
seat: 1
do: use location
rulings: {must-act: %s}
seats:
  - {at: neutral-b, money: 0, hand: [obj-move3-s-s-b-b], objectives: []}
  - {at: neutral-a}
"""
AUXILIARY = """
players: 2
setup: first-game
bare trail: true
seat: 1
do: use auxiliary
rulings: {upgrade-at-once: %s}
seats:
  - {money: 3, engine: 5, certificates: 3, hand: [%s], cleared: [disc-aux-certificate-1, disc-aux-remove-1]}
"""


def forgone(position: str, option: str) -> list[str]:
    return [str(part) for part in gwt.from_position(position).forgone(option)]


def test_a_movement_card_on_arrival_says_that_the_movement_is_forgone():
    """Ruling A03, which has no reason where the location does not have to be used."""
    card, movement = "play obj-move3-s-s-b-b", "move cattleman up to 3 without fees short of the end"

    assert forgone(ARRIVED % "true", card) == [movement]
    assert forgone(ARRIVED % "false", card) == []


def test_without_a_card_the_removal_is_forgone():
    assert forgone(AUXILIARY % ("false", ""), "use remove-auxiliary") == ["remove up to 1 card from hand"]
    assert forgone(AUXILIARY % ("false", "jersey"), "use remove-auxiliary") == []


def test_a_marker_at_its_limit_goes_on_only_where_the_upgrade_may_come_first():
    """The disc of the upgrade can raise the limit (A52)."""
    assert forgone(AUXILIARY % ("false", ""), "use certificate-auxiliary") == [
        "advance certificate up to 1"
    ]
    assert forgone(AUXILIARY % ("true", ""), "use certificate-auxiliary") == []


def test_a_worker_says_what_its_column_cannot_bring():
    hired = """
setup: first-game
seat: 1
do: hire worker
bare trail: %s
jobs: [[cowboy]]
seats:
  - {at: neutral-a, money: 20, workers: {cowboy: %d}}
"""
    option = "hire cowboy from row 1 for $6"

    assert forgone(hired % ("true", 3), option) == ["remove hazard"]
    assert forgone(hired % ("false", 3), option) == []
    assert forgone(hired % ("true", 2), option) == []


def test_a_station_master_says_what_it_cannot_bring():
    appointed = """
setup: first-game
seat: 1
do: upgrade station behind engine
bare trail: %s
masters: {station-1: sm-hazard-or-trade-objectives}
seats:
  - {at: neutral-a, engine: 5, money: 20, workers: {cowboy: 3}}
"""
    for bare, lost in (("true", ["remove hazard or trade"]), ("false", [])):
        game = gwt.from_position(appointed % bare)
        game.play("upgrade station-1")
        game.play("clear disc-aux-dollar for station-1")
        told = game.forgone("appoint cowboy as master of station-1")
        assert [str(part) for part in told] == lost
