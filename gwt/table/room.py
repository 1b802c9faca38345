"""A table that somebody is at: its readers, its game while it is awake, and what they do there."""

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

from anyio import to_thread
from attrs import define, field

from gwt.table import meaning, moments, plans
from gwt.table.keys import Reader, Role, hash_of, new_secret
from gwt.table.ledger import Taken
from gwt.table.match import HUMAN, Match, match_of
from gwt.table.messages import (
    Back,
    Call,
    Choose,
    EndTurn,
    Hint,
    Message,
    Outcome,
    Place,
    Renew,
    Speak,
    Undo,
)
from gwt.table.problems import Refused
from gwt.table.services import Services
from gwt.table.store import Deed, Row
from gwt.table.workers import Thought
from gwt.text import languages, narrator

LOG = logging.getLogger("gwt.table")
_MOST_WAITING = 256
"""Messages that wait to be sent to one reader; one who is slower has to come back."""
_TRIES = 5
"""Tries to add a deed while others add theirs."""
_OTHER_SERVER = 5.0
"""Seconds after which this server plays for a computer player if the one that began to has not."""


@define(eq=False)
class Listener:
    """A socket of somebody at a table."""

    reader: Reader
    language: str
    outbox: "asyncio.Queue[str | None]" = field(factory=lambda: asyncio.Queue(_MOST_WAITING))
    """What is to be sent; None closes the socket."""
    closing: tuple[int, str] = (1000, "")
    """Why it is closed."""
    seen: tuple[str, int] = ("", 0)
    """The mark of the last moment sent, and the number of the decision in it."""
    number: int = -1
    """The number of that moment."""

    def send(self, message: dict[str, Any] | str) -> None:
        """Puts a message into the outbox; a reader who is too slow is sent away."""
        text = message if isinstance(message, str) else encode(message)
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.close(4429, "too slow: come back")

    def close(self, code: int, reason: str) -> None:
        self.closing = code, reason
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


def encode(message: dict[str, Any]) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


@define(eq=False)
class Room:
    """A table in this process; without a `match` it sleeps."""

    services: Services
    row: Row
    touched: float
    """When somebody last did something here, by the clock of the loop."""
    match: Match | None = None
    deeds: int = 0
    """How many deeds of it are known here."""
    listeners: set[Listener] = field(factory=set)
    trouble: str = ""
    """Why its computer player does not go on."""
    _lock: asyncio.Lock = field(factory=asyncio.Lock)
    _driving: "asyncio.Task[None] | None" = None

    # --- awake and asleep ----------------------------------------------------------------------------

    async def awake(self) -> Match:
        """The game, made from its rows if the table sleeps; to be called with the lock.

        Raises:
            Refused: the content has changed so that it cannot go on.
        """
        if self.match is None:
            deeds = await to_thread.run_sync(self.services.store.deeds, self.row.id)
            packs = self.services.offers.folders(self.row.settings["game"], self.row.settings["packs"])
            self.match = await to_thread.run_sync(match_of, self.row, deeds, packs)
            self.deeds = self.match.course.deeds
        self.touched = self.services.now()
        return self.match

    async def visit(self) -> Match:
        """The game, for whoever only looks. Raises as `awake` does."""
        async with self._lock:
            return await self.awake()

    def busy(self) -> bool:
        """Whether something is being done here."""
        return self._lock.locked() or (self._driving is not None and not self._driving.done())

    def sleep(self) -> None:
        """Forgets all but who is here."""
        self.match = None

    async def close(self) -> None:
        if self._driving is not None:
            self._driving.cancel()
        for listener in list(self.listeners):
            listener.close(1012, "the server is being stopped: come back")

    # --- coming and going ----------------------------------------------------------------------------

    async def enter(self, listener: Listener, since: str = "") -> None:
        """Lets somebody in, who is sent all that is new since a mark."""
        limits, reader = self.services.limits, listener.reader
        alike = sum(other.reader == reader for other in self.listeners)
        if len(self.listeners) >= limits.readers or alike >= limits.readers_of_a_secret:
            raise Refused("too-many", "There are too many readers at this table.")
        async with self._lock:
            match = await self.awake()
            listener.language = self._language(match, listener.language)
            self.listeners.add(listener)
            listener.send(self._welcome(match, listener))
            await self._tell(match, listener, since)
        self._tell_of_seats(but=listener)
        self._drive()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self._tell_of_seats()

    def _language(self, match: Match, wanted: str) -> str:
        known = languages(match.game.pack)
        return wanted if wanted in known else known[0]

    # --- what is sent --------------------------------------------------------------------------------

    def _welcome(self, match: Match, listener: Listener) -> dict[str, Any]:
        return {
            "type": "welcome",
            "version": 1,
            "you": who(listener.reader),
            "language": listener.language,
            "table": self.summary(match, listener.language),
        }

    def summary(self, match: Match, language: str) -> dict[str, Any]:
        """What everybody may know of the table."""
        settings, course, pack = self.row.settings, match.course, match.game.pack
        here = {one.reader.seat for one in self.listeners}
        words = narrator(pack, self._language(match, language))
        return {
            "table": self.row.id,
            "game": settings["game"],
            "title": pack.manifest.name,
            "packs": settings["packs"],
            "setup": match.game.premise.setup,
            "languages": list(languages(pack)),
            "wait": settings["wait"],
            "watch": settings["watch"],
            "categories": [
                {"id": id, "name": words.name_of(id, sort="category")} for id in match.game.scores[0].points
            ],
            "players": list(self.services.offers.players),
            "trouble": self.trouble,
            "seats": [
                {
                    "seat": seat + 1,
                    "name": course.names[seat],
                    "player": player,
                    "here": player != HUMAN or seat in here,
                }
                for seat, player in enumerate(course.players)
            ],
        }

    def _tell_of_seats(self, but: Listener | None = None) -> None:
        """Sends everybody who sits where."""
        if self.match is None:
            return
        texts: dict[str, str] = {}
        for one in self.listeners:
            if one is not but:
                if one.language not in texts:
                    table = self.summary(self.match, one.language)
                    texts[one.language] = encode({"type": "table", "table": table})
                one.send(texts[one.language])

    async def _tell(self, match: Match, listener: Listener, since: str) -> None:
        """Sends a reader the present moment, with those that it has missed."""
        seat, language = listener.reader.seat, listener.language
        present = moments.present(match, seat, language)
        if not moments.told_since(match, seat, since) and present["number"] > 0:
            earlier = await to_thread.run_sync(moments.past, match, seat, language, since)
            if earlier:
                listener.send({"type": "past", "moments": earlier})
        listener.send(present)
        listener.seen, listener.number = _seen(match, seat, present["mark"]), present["number"]

    async def tell_all(self) -> None:
        """Sends the present moment to everybody to whom it is new."""
        match = self.match
        if match is None:
            return
        texts: dict[tuple[int | None, str], tuple[str, str, int]] = {}
        for one in list(self.listeners):
            seat = one.reader.seat
            now = match.audiences[seat].number
            if one.seen == _seen(match, seat, moments.present_mark(match, seat)):
                continue
            if now > one.number + 1:
                await self._tell(match, one, one.seen[0])
                continue
            key = seat, one.language
            if key not in texts:
                present = moments.present(match, seat, one.language)
                texts[key] = encode(present), present["mark"], present["number"]
            text, mark, one.number = texts[key]
            one.send(text)
            one.seen = _seen(match, seat, mark)

    # --- what is asked -------------------------------------------------------------------------------

    async def answer(
        self, reader: Reader, message: Message, listener: Listener | None = None
    ) -> dict[str, Any]:
        """Does what a message asks for, and returns the answer."""
        try:
            more = await self._obey(reader, message, listener)
        except Refused as refused:
            return {
                "type": "answer",
                "request": message.request,
                "ok": False,
                "problem": refused.data(),
            }
        return {"type": "answer", "request": message.request, "ok": True, **more}

    async def _obey(self, reader: Reader, message: Message, listener: Listener | None) -> dict[str, Any]:
        seat = reader.seat
        match message:
            case Speak():
                await self._speak(listener, message)
                return {}
            case Choose() | EndTurn() | Undo() | Outcome() | Hint() if seat is None:
                raise Refused("not-yours", "Only a seat can do that.")
            case Call() if seat is None and reader.role != "host":
                raise Refused("not-yours", "Only a seat or the host can do that.")
            case Place() | Renew() | Back() if reader.role != "host":
                raise Refused("not-yours", "Only the host can do that.")
            case Outcome() if seat is not None:
                return await self._outcome(seat, message, listener)
            case Hint() if seat is not None:
                return await self._hint(seat, message)
            case Renew():
                return await self._renew(message)
            case _:
                await self.do(seat, message.request, lambda match: self._plan(match, seat, message))
                return {}

    def _plan(self, match: Match, seat: int | None, message: Message) -> Deed:
        match message:
            case Choose() if seat is not None:
                return plans.choose(match, seat, message)
            case EndTurn() if seat is not None:
                return plans.end_turn(match, seat, message)
            case Undo() if seat is not None:
                return plans.undo(match, seat, message)
            case Back():
                return plans.back(match, message)
            case Call():
                return plans.call(match, seat, message)
            case Place():
                return plans.place(match, message, self.services.offers)
        raise AssertionError(message)

    async def do(self, seat: int | None, request: str | None, plan: Callable[[Match], Deed]) -> None:
        """Puts a deed into the database, then carries it out.

        A deed of a request that has been done already has no second effect.

        Raises:
            Refused: by `plan`, or because the content has changed.
        """
        async with self._lock:
            for _ in range(_TRIES):
                match = await self.awake()
                if request is not None and match.course.knows(seat, request):
                    return
                deed = plan(match)
                try:
                    await self.services.ledger.add(self.row.id, deed)
                except Taken:
                    await self._catch_up(match)
                    continue
                break
            else:
                raise Refused("stale", "Others were faster, again and again. Try once more.")
            self._add(match, deed)
        self.services.soon(self._told(deed))

    async def _told(self, deed: Deed) -> None:
        async with self._lock:
            await self.tell_all()
        if deed.kind in ("name", "seat"):
            self._tell_of_seats()
        self._drive()

    def _add(self, match: Match, deed: Deed) -> None:
        match.add(deed)
        self.deeds = match.course.deeds
        if deed.kind in ("seat", "back"):
            self.trouble = ""

    async def _catch_up(self, match: Match) -> bool:
        """Follows what another server has added; returns whether there was anything."""
        new = await to_thread.run_sync(self.services.store.deeds, self.row.id, match.course.deeds)
        for deed in new:
            self._add(match, deed)
        return bool(new)

    async def look_again(self) -> None:
        """Follows what another server has added, and tells everybody."""
        async with self._lock:
            known = self.match is not None
            match = await self.awake()
            if await self._catch_up(match) or not known:
                await self.tell_all()
                self._tell_of_seats()
        self._drive(_OTHER_SERVER)

    async def _speak(self, listener: Listener | None, message: Speak) -> None:
        async with self._lock:
            match = await self.awake()
            if message.language not in languages(match.game.pack):
                raise Refused("unknown", f"There are no texts in '{message.language[:20]}'.")
            if listener is not None:
                listener.language = message.language
                listener.send(self._welcome(match, listener))
                await self._tell(match, listener, "")

    async def _outcome(self, seat: int, message: Outcome, listener: Listener | None) -> dict[str, Any]:
        async with self._lock:
            match = await self.awake()
            plans.check_asked(match, seat, message.decision)
            if message.option not in map(str, match.game.options):
                raise Refused("illegal", "That is not an option now.")
            language = self._language(match, listener.language if listener else "en")
            return {"outcome": meaning.outcome(match.game, message.option, language)}

    async def _hint(self, seat: int, message: Hint) -> dict[str, Any]:
        self.services.offers.check_player(message.player)
        if message.player == HUMAN:
            raise Refused("unknown", "A hint is by a computer player.")
        async with self._lock:
            match = await self.awake()
            if not match.may_choose(seat):
                raise Refused("not-yours", "You have nothing to choose now.")
            thought = Thought.of(match.game, seat, message.player, match.course.deeds)
        option = await self._think(thought)
        return {"hint": {"player": message.player, "option": option}}

    async def _renew(self, message: Renew) -> dict[str, Any]:
        async with self._lock:
            match = await self.awake()
            seat = None if message.seat is None else message.seat - 1
            if seat is not None and not seat < len(match.course.players):
                raise Refused("unknown", f"There is no seat {message.seat}.")
            secret = new_secret()
            role: Role = "spectator" if seat is None else "seat"
            await to_thread.run_sync(self.services.store.renew, self.row.id, role, seat, hash_of(secret))
        for one in list(self.listeners):
            if one.reader.role == role and one.reader.seat == seat:
                one.close(4409, "this link has been replaced by another")
        return {"link": link(self.row.id, secret)}

    # --- computer players ----------------------------------------------------------------------------

    def _drive(self, after: float = 0) -> None:
        """Lets computer players play, if it is their turn and nobody does yet."""
        match = self.match
        if match is None or self.trouble or (self._driving is not None and not self._driving.done()):
            return
        if not match.game.over and match.player(match.game.seat) != HUMAN and match.course.waits is None:
            self._driving = self.services.soon(self._play_on(after))

    async def _play_on(self, after: float) -> None:
        """Plays for computer players until a person has to choose."""
        known = self.deeds
        if after:
            await asyncio.sleep(after)
            if self.deeds != known:
                return
        began, turn = self.services.now(), -1
        while True:
            async with self._lock:
                match = await self.awake()
                game, number = match.game, match.course.deeds
                people = HUMAN in match.course.players
                if game.over or match.player(game.seat) == HUMAN or not (people or self.listeners):
                    return
                seat, player = game.seat, match.player(game.seat)
                thought = Thought.of(game, seat, player, _chance(match))
                if (now := getattr(game.state, "turn", 0)) != turn:
                    began, turn = self.services.now(), now
            try:
                option = await self._think(thought)
                async with self._lock:
                    match = await self.awake()
                    if match.course.deeds != number:
                        continue
                    deed = plans.choose_for_player(match, seat, option)
                    try:
                        await self.services.ledger.add(self.row.id, deed)
                    except Taken:
                        await self._catch_up(match)
                        continue
                    self._add(match, deed)
                    now_at = match.game.seat, getattr(match.game.state, "turn", 0)
                    ended = now_at != (seat, turn)
            except Refused as refused:
                await self._stop_playing(seat, player, refused.message)
                return
            if ended:
                # Every turn of theirs takes as long, so that nobody learns from its length.
                await asyncio.sleep(max(0.0, began + self.services.pace - self.services.now()))
            if ended or self.row.settings["watch"] == "choices":
                async with self._lock:
                    await self.tell_all()

    async def _think(self, thought: Thought) -> str:
        try:
            return await self.services.workers.choose(thought, self.services.limits.thinking)
        except Refused:
            raise
        except Exception as error:
            # Whatever a stranger's player does wrong is its own affair; the table goes on.
            LOG.exception("the player %s has failed at table %s", thought.player, self.row.id)
            raise Refused("broken", f"The player has failed: {type(error).__name__}.") from error

    async def _stop_playing(self, seat: int, player: str, message: str) -> None:
        self.trouble = f"Seat {seat + 1} ({player}) does not go on. {message}"
        for one in self.listeners:
            one.send({"type": "problem", "problem": {"code": "broken", "message": self.trouble}})
        self._tell_of_seats()


def _seen(match: Match, seat: int | None, mark: str) -> tuple[str, int]:
    return mark, 0 if seat is None else match.course.answered[seat]


def _chance(match: Match) -> int:
    """What a player does by chance follows from the game and its choices only."""
    return match.game.premise.seed ^ len(match.course.lines)


def who(reader: Reader) -> dict[str, Any]:
    """A reader as JSON."""
    return {"role": reader.role, "seat": None if reader.seat is None else reader.seat + 1}


def link(table: str, secret: str) -> str:
    """The path of a table with a secret where no server sees it."""
    return f"/t/{table}#{secret}"
