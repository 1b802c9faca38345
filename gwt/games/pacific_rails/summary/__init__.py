"""Says how Pacific Rails Inc. stands: each player, the map, the town, congress and the supply.

Spaces, districts and tokens go by their ids, as they do in the options.
"""

from gwt.games.pacific_rails.summary.lines import lines
from gwt.games.pacific_rails.summary.notes import note
from gwt.games.pacific_rails.summary.seats import columns
from gwt.summary import SummarySpec

SUMMARY = SummarySpec(
    columns=columns,
    lines=lines,
    note=note,
    progress=lambda scene: "" if scene.table.across is None else scene.say("table-crossed"),
)
