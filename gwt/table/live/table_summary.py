"""The public summary of a table: its game, and its seats."""

from collections.abc import Collection

from gwt.json_types import JsonObject
from gwt.players import untrained_warning
from gwt.table.live.replica import Replica
from gwt.table.match.live_game import HUMAN, LiveGame
from gwt.table.store.access_keys import Viewer
from gwt.text import EventFormatter, event_formatter, languages


def table_summary(replica: Replica, match: LiveGame, language: str, present: Collection[int]) -> JsonObject:
    """Returns a table as JSON; `present` are the seats, from 0, that have somebody at them."""
    settings, projection, pack = match.row.settings, match.projection, match.game.pack
    words = event_formatter(pack, language_of(match, language))
    automatic = match.game.opponents
    return {
        "table": match.row.id,
        "game": settings["game"],
        "title": pack.title(language_of(match, language)),
        "packs": settings["packs"],
        "setup": match.game.premise.setup,
        "languages": list(languages(pack)),
        "wait": settings["wait"],
        "watch": settings["watch"],
        "test": settings.get("test", False),
        "study": match.is_study,
        "known": match.is_known,
        "closed": projection.closed,
        "backs": projection.backs,
        "open": projection.open,
        "pace": projection.pace._asdict(),
        "chat": replica.services.limits.chat,
        "analyses": replica.services.analyst.offers(pack),
        "said": [
            {"number": line.number, "seat": None if line.seat is None else line.seat + 1, "text": line.text}
            for line in projection.said
        ],
        "categories": [
            {"id": id, "name": words.name_of(id, sort="category")} for id in match.game.scores[0].points
        ],
        "players": replica.services.offers.able(pack),
        "trouble": replica.trouble,
        "seats": [
            {
                "seat": seat + 1,
                "name": projection.names[seat],
                "player": player,
                "here": player != HUMAN or seat in present,
                "note": "" if seat in automatic else _note(player, match, words),
                "automatic": seat in automatic,
                "taken": player != HUMAN or seat in projection.taken or match.is_study,
            }
            for seat, player in enumerate(projection.players)
        ],
    }


def _note(player: str, match: LiveGame, words: EventFormatter) -> str:
    """A sentence about a player that was trained in other games than this one; or nothing."""
    note = (
        untrained_warning(player, match.game.pack, match.game.premise.players) if player != HUMAN else None
    )
    return note.text(words.message) if note else ""


def language_of(match: LiveGame, language: str) -> str:
    """The language that somebody wants, or the first of the pack if it has no words in it."""
    available = languages(match.game.pack)
    return language if language in available else available[0]


def viewer_json(reader: Viewer) -> JsonObject:
    """A reader as JSON."""
    return {"role": reader.role, "seat": None if reader.seat is None else reader.seat + 1}
