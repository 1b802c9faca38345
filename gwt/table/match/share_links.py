"""Share links, each to one moment (role `share_key`): they hold no secret of a seat and open nothing else.

While the game runs such a link shows what everybody may see; once it is over, what its giver sees.
"""

import hmac

from gwt.table.match import live_game, moment_games, moment_messages
from gwt.table.problems import RequestRefused
from gwt.table.store.access_keys import Viewer, share_key


def shared_reader(match: live_game.LiveGame, reader: Viewer, number: int) -> Viewer:
    """Returns the reader as whom a share link shows a moment of a reader.

    While the game runs that is everybody, at the last moment that everybody had seen by then.

    Raises:
        Refused: there is no such moment.
    """
    moment = moment_messages.moment_of_audience(match, reader.seat, number).moment
    seat = reader.seat if moment_games.knows_all(match, reader) else None
    if seat is None:
        public = reversed(match.audiences[None].moments)
        moment = next(seen for seen in public if seen.played <= moment.played)
    return Viewer(reader.table, "glimpse", seat, moment.deed, moment.held)


def reader_of(match: live_game.LiveGame, key: str) -> Viewer | None:
    """Returns the reader of a share link, or None if its moment is not there (any more)."""
    for seat, audience in match.audiences.items():
        for moment in audience.moments:
            reader = Viewer(match.row.id, "glimpse", seat, moment.deed, moment.held)
            if hmac.compare_digest(share_key(match.row.secret, reader).encode(), key.encode()):
                return reader
    return None


def number_of(match: live_game.LiveGame, reader: Viewer) -> int:
    """Returns the number of the moment that a share link shows.

    Raises:
        Refused: it has just been taken back, or the game goes on and a seat's eyes are closed again.
    """
    if reader.seat is not None and not moment_games.knows_all(match, reader):
        raise RequestRefused(
            "not-yours", "The game goes on again, so what a seat saw is not shown.", "goes-on"
        )
    for number, moment in enumerate(match.audiences[reader.seat].moments):
        if (moment.deed, moment.held) == (reader.deed, reader.held):
            return number
    raise undone_moment_error()


def undone_moment_error() -> RequestRefused:
    return RequestRefused("unknown", "This moment has been taken back, or the link is wrong.", "taken-back")
