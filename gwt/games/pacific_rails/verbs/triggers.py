"""Triggers of the whole game: their words and their events. Nothing that a player has is triggered."""

from gwt import common, dsl, kernel
from gwt.games.pacific_rails.model import events, state
from gwt.games.pacific_rails.model.board import Board

_WORDS: tuple[tuple[str, str, type[kernel.Event]], ...] = (
    ("hire", "hires", events.SpecialistHired),
    ("add upgrade", "adds upgrade", events.UpgradeAdded),
    ("use senator", "uses senator", events.SenatorUsed),
    ("build house", "builds house", events.HouseBuilt),
    ("build station", "builds station", events.StationBuilt),
    ("build telegraph", "builds telegraph", events.TelegraphBuilt),
    ("lay track", "lays track", events.TrackLaid),
    ("complete line", "completes line", events.LineCompleted),
)
"""The events of triggers in words for `you` and for others, with their classes."""
EVENTS: dict[str, type[kernel.Event]] = {word: kind for you, other, kind in _WORDS for word in (you, other)}
"""The closed list of events for which a trigger can wait, by their words."""
_YOU = "|".join(f"'{you}'" for you, _, _ in _WORDS)
_OTHER = "|".join(f"'{other}'" for _, other, _ in _WORDS)


@dsl.verb(f"when you {{event:{_YOU}}} ({{effect}})")
class WhenYou(common.triggers.When):
    """A trigger by what a player does, for that player."""


@dsl.verb(f"when {{who:'another player'|'any player'}} {{event:{_OTHER}}} ({{effect}})")
class WhenOthers(common.triggers.When):
    """A trigger by what another player does, or any player."""

    who: str


def triggers_of_board(board: Board) -> kernel.Triggers | None:
    """Returns what waits for events with the content of a pack."""
    # Every player has the triggers of the game once, and after an action comes the rest of the turn.
    return common.triggers.make_triggers(
        board.triggers, EVENTS, lambda *_: 1, lambda effect, cause: cause == "turn"
    )


VERBS: kernel.Verbs[state.Table] = common.triggers.trigger_verbs(WhenYou, WhenOthers)
