"""The subjects of the rules: the modules that hold the verbs, each with its row."""

from gwt.common import goods, player_groups, points
from gwt.games.pacific_rails.verbs import buildings, cargo, congress, town, track, train, triggers

SUBJECTS = (goods, points, cargo, town, train, congress, buildings, track, player_groups, triggers)
"""The modules, in the order in which documents list their verbs."""
