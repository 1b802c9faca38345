"""The subjects of the rules: the modules that hold the verbs, each with its row."""

from gwt.common import everybody, secretly
from gwt.games.great_western import (
    bidding,
    buildings,
    cards,
    cattle_market,
    certificates,
    delivery,
    discs,
    foresight,
    location,
    money,
    network,
    objectives,
    pieces,
    railroad,
    sharing,
    trail,
    triggers,
    turn_cards,
    workers,
)

SUBJECTS = (
    money,
    cards,
    certificates,
    objectives,
    railroad,
    trail,
    location,
    workers,
    buildings,
    cattle_market,
    foresight,
    delivery,
    discs,
    pieces,
    network,
    turn_cards,
    bidding,
    everybody,
    secretly,
    sharing,
    triggers,
)
"""The modules, in the order in which documents list their verbs."""
