"""The parts of the table that options are about, where their names alone do not say it."""

from gwt.common import ReturnGood
from gwt.dsl import Effect
from gwt.games.pacific_rails.verbs.buildings import OpenSlot
from gwt.games.pacific_rails.verbs.train import RunWagon

TARGETS: dict[type[Effect], str] = {
    OpenSlot: "row {0.row}",
    ReturnGood: "cargo {0.good}",
    RunWagon: "wagon {0.wagon}",
}
"""The format of the part, by the class of the option; see `PictureSpec.targets`."""
