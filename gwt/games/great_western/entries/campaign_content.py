"""The class of `campaign.yaml`, about games of which each leaves something for the next."""

from gwt.dsl import Effect
from gwt.games.great_western.entries.references import Source
from gwt.packs import entry
from gwt.spec import Entry


@entry
class Campaign(Entry):
    """Games that are played one after the other by the same players."""

    source: Source
    games: int
    """The number of games."""
    leaves: tuple[Effect, ...]
    """The effects with which each seat begins the next game; they count at the end of this one."""
