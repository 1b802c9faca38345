"""The listeners of a table in this process, and the state of what each has been sent."""

from collections.abc import Iterator

from attrs import define, field

from gwt.json_types import JsonObject
from gwt.table.live.connection import ClientConnection
from gwt.table.live.error_responses import problem_of_exception
from gwt.table.live.replica import Replica
from gwt.table.live.services import Services
from gwt.table.live.table_summary import table_summary, viewer_json
from gwt.table.match import moment_messages
from gwt.table.match.live_game import LiveGame
from gwt.table.match.rendered_moment import encode_json
from gwt.table.problems import RequestRefused
from gwt.table.store.access_keys import Viewer


@define(eq=False)
class ClientConnections:
    """All sockets of a table."""

    replica: Replica
    elsewhere: frozenset[int] = frozenset()
    """The seats, from 0, that have somebody at another server."""
    polls: dict[int, float] = field(factory=dict)
    """Until when a seat, from 0, is here that asks for news over HTTP, by the clock of the loop."""
    _all: set[ClientConnection] = field(factory=set)

    def __iter__(self) -> Iterator[ClientConnection]:
        """Those who are here now, also while some of them leave."""
        return iter(tuple(self._all))

    def __len__(self) -> int:
        return len(self._all)

    def check_room(self, reader: Viewer, limit: int, most_alike: int) -> None:
        """Raises `RequestRefused` if there are `most`, or `most_alike` with the secret of this reader."""
        alike = sum(other.reader == reader for other in self._all)
        if len(self._all) >= limit or alike >= most_alike:
            raise RequestRefused(
                "too-many", "There are too many readers at this table.", "too-many-readers"
            )

    def add(self, listener: ClientConnection) -> None:
        self._all.add(listener)

    def remove(self, listener: ClientConnection) -> None:
        self._all.discard(listener)

    @property
    def seats(self) -> set[int]:
        """The seats, from 0, that have a socket here or ask for news over HTTP."""
        return {listener.reader.seat for listener in self._all if listener.reader.seat is not None} | {
            *self.polls
        }

    def close(self, code: int, reason: str) -> None:
        """Sends everybody away."""
        for listener in self:
            listener.close(code, reason)

    # --- messages to one -----------------------------------------------------------------------------

    def summary(self, match: LiveGame, language: str) -> JsonObject:
        """Returns the public summary of the table."""
        return table_summary(self.replica, match, language, self.seats | self.elsewhere)

    def views(self) -> int:
        """Returns how many different moments are described when something happens."""
        return len({(listener.reader.seat, listener.language) for listener in self})

    def show_out(self) -> None:
        """Sends those away whose seat has been given to somebody else, here or by another server."""
        match = self.replica.match
        for listener in self:
            if match is not None and not match.projection.is_valid_secret(listener.reader):
                listener.close(4409, "this link has been replaced by another")

    async def greet(
        self, match: LiveGame, listener: ClientConnection, since: str = "", own_link: str = ""
    ) -> None:
        """Welcomes somebody who is here, with all that is new since a mark, and a link of their own."""
        listener.send(
            {
                "type": "welcome",
                "version": 1,
                "you": viewer_json(listener.reader),
                "language": listener.language,
                "table": self.summary(match, listener.language),
                **({"link": own_link} if own_link else {}),
            }
        )
        await _send_missed(self.replica.services, match, listener, since)

    # --- messages to all -----------------------------------------------------------------------------

    def send_problem(self, refused: RequestRefused) -> None:
        """Says to everybody why a computer player does not go on."""
        text = encode_json({"type": "problem", "problem": refused.data()})
        for listener in self:
            listener.send(text)

    def send_content(self, refused: RequestRefused | None) -> None:
        """Says to the host that the table goes on with changed packs, or why it cannot."""
        text = encode_json({"type": "content", "problem": None if refused is None else refused.data()})
        for listener in self:
            if listener.reader.role == "host":
                listener.send(text)

    async def show(self) -> None:
        """Shows everybody what another server has done; to be called with the lock."""
        self.show_out()
        await self.send_present()
        self.send_seats()

    def send_seats(self, but: ClientConnection | None = None) -> None:
        """Sends everybody but one who sits where."""
        match = self.replica.match
        if match is None:
            return
        texts: dict[str, str] = {}
        for listener in self:
            if listener is not but:
                if listener.language not in texts:
                    table = self.summary(match, listener.language)
                    texts[listener.language] = encode_json({"type": "table", "table": table})
                listener.send(texts[listener.language])

    async def send_present(self) -> None:
        """Sends the present moment to everybody to whom it is new; to be called with the lock."""
        match = self.replica.match
        if match is None:
            return
        texts: _Texts = {}
        for listener in self:
            try:
                await _send_new(self.replica.services, match, listener, texts)
            except Exception as error:
                # A connection that fails does not keep the others from their messages.
                refused = problem_of_exception(error, f"sending a moment of table {match.row.id}")
                listener.send({"type": "problem", "problem": refused.data()})


_Texts = dict[tuple[int | None, str], tuple[str, str, int]]
"""The present moment, by seat and language, with its mark and its number."""


async def _send_new(services: Services, match: LiveGame, listener: ClientConnection, texts: _Texts) -> None:
    """Sends the present moment to a reader to whom it is new."""
    seat = listener.reader.seat
    now = match.audiences[seat].number
    if listener.seen == _seen(match, seat, moment_messages.present_mark(match, seat)):
        return
    if now > listener.number + 1:
        await _send_missed(services, match, listener, listener.seen[0])
        return
    key = seat, listener.language
    if key not in texts:
        present = moment_messages.present_moment(match, seat, listener.language)
        texts[key] = encode_json(present), present["mark"], present["number"]
    text, mark, listener.number = texts[key]
    listener.send(text)
    listener.seen = _seen(match, seat, mark)


async def _send_missed(services: Services, match: LiveGame, listener: ClientConnection, since: str) -> None:
    """Sends a reader the present moment, with those that it has missed since a mark."""
    seat, language = listener.reader.seat, listener.language
    present = moment_messages.present_moment(match, seat, language)
    if not moment_messages.was_sent_since(match, seat, since) and present["number"] > 0:
        earlier = await services.read_slowly(moment_messages.past_moments, match, seat, language, since)
        if earlier:
            listener.send({"type": "past", "moments": earlier})
    listener.send(present)
    listener.seen, listener.number = _seen(match, seat, present["mark"]), present["number"]


def _seen(match: LiveGame, seat: int | None, mark: str) -> tuple[str, int]:
    return mark, 0 if seat is None else match.projection.answered[seat]
