"""Share links, each to one moment (role `glimpse`): they hold no secret of a seat and open nothing else.

While the game runs such a link shows what everybody may see; once it is over, what its giver sees.
"""

import hmac

from gwt.table.game.match import Match
from gwt.table.game.moments import seen_at
from gwt.table.game.onward import knows_all
from gwt.table.problems import Refused
from gwt.table.store.keys import Reader, glimpse


def shared_reader(match: Match, reader: Reader, number: int) -> Reader:
    """Returns the reader as whom a share link shows a moment of a reader.

    While the game runs that is everybody, at the last moment that everybody had seen by then.

    Raises:
        Refused: there is no such moment.
    """
    moment = seen_at(match, reader.seat, number).moment
    seat = reader.seat if knows_all(match, reader) else None
    if seat is None:
        public = reversed(match.audiences[None].moments)
        moment = next(seen for seen in public if seen.played <= moment.played)
    return Reader(reader.table, "glimpse", seat, moment.deed, moment.held)


def reader_of(match: Match, key: str) -> Reader | None:
    """Returns the reader of a share link, or None if its moment is not there (any more)."""
    for seat, audience in match.audiences.items():
        for moment in audience.moments:
            reader = Reader(match.row.id, "glimpse", seat, moment.deed, moment.held)
            if hmac.compare_digest(glimpse(match.row.secret, reader).encode(), key.encode()):
                return reader
    return None


def number_of(match: Match, reader: Reader) -> int:
    """Returns the number of the moment that a share link shows.

    Raises:
        Refused: it has just been taken back, or the game goes on and a seat's eyes are closed again.
    """
    if reader.seat is not None and not knows_all(match, reader):
        raise Refused("not-yours", "The game goes on again, so what a seat saw is not shown.", "goes-on")
    for number, moment in enumerate(match.audiences[reader.seat].moments):
        if (moment.deed, moment.held) == (reader.deed, reader.held):
            return number
    raise taken_back()


def taken_back() -> Refused:
    return Refused("unknown", "This moment has been taken back, or the link is wrong.", "taken-back")
