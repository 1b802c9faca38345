"""The subjects of the rules: the modules that hold the verbs, each with its row."""

from gwt.common import everybody, goods, points
from gwt.games.pacific_rails.verbs import buildings, cargo, congress, town, track, train, triggers

SUBJECTS = (goods, points, cargo, town, train, congress, buildings, track, everybody, triggers)
"""The modules, in the order in which documents list their verbs."""
