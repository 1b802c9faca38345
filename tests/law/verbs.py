"""Which effects are only said in options, by game."""

from collections.abc import Callable

from gwt.dsl.effects import Effect
from gwt.games.great_western.effects import is_narrow as western
from gwt.games.pacific_rails.effects import is_narrow as rails

NARROW: dict[str, Callable[[Effect], bool]] = {"great-western-trail": western, "pacific-rails": rails}
