"""Says how Great Western Trail stands: each seat, the trail, the markets, the railroad, and the own cards.

Spaces, tiles and cards go by their ids, as they do in the options.
"""

from gwt.games.great_western.summary.lines import lines
from gwt.games.great_western.summary.notes import note, price
from gwt.games.great_western.summary.scene import Scene
from gwt.games.great_western.summary.seats import columns, own_cards
from gwt.summary import SummarySpec


def progress(scene: Scene) -> str:
    """The game of a campaign, and whether the last turns have begun."""
    lines = []
    if scene.board.campaign is not None:
        games = scene.board.campaign.games
        lines.append(scene.say("table-chapter", number=len(scene.table.chapters) + 1, games=games))
    if scene.table.last_turns is not None:
        lines.append(scene.say("table-last-turns"))
    return ", ".join(lines)


SUMMARY = SummarySpec(
    columns=columns, lines=lines, own=own_cards, note=note, price=price, progress=progress
)
