"""Tells people who are not here of their turns: by webhooks, and by mail."""

import asyncio
import json
import logging
import re
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from urllib.parse import urlsplit

from attrs import define, field

from gwt import json_types, text
from gwt.table.live.services import Services
from gwt.table.live.webhook_client import PATIENCE, SHORT, DeliveryError, Silent, post_webhook
from gwt.table.match import live_game, projection
from gwt.table.server_limits import Buckets
from gwt.table.store import blocking_calls, outbox

LOG = logging.getLogger("gwt.table")

AGAIN = (30, 300, 1_800, 7_200)
"""Seconds after which something is sent again that could not be."""
FAILS = 10
"""The number of failures in a row after which a notice is removed."""
_AT_ONCE = 100
"""Messages under way."""
_TO_A_PLACE = 4
"""Messages under way to a place that answers; to any other there is one."""
_PLACES = 1_000
"""Places of which it is remembered whether they answer."""
_LEASE = 120
"""Seconds in which no other server sends what this one has taken."""
_HERE = 120
"""Seconds that a person with an open page has before a notice is sent."""
_A_HOST, _A_HOST_AT_ONCE = 1.0, 20.0
"""Requests in a second, and at once, to one host."""


@define(eq=False)
class TurnNotifier:
    """Looks whom to tell, and sends it."""

    services: Services
    is_here: Callable[[str, int], bool]
    _hosts: Buckets = field(factory=lambda: Buckets(_A_HOST, _A_HOST_AT_ONCE))
    _answers: dict[str, bool] = field(factory=dict)
    """By place whether it has answered the last time."""
    _under_way: Counter[str] = field(factory=Counter)
    """The messages that are being sent, by place."""

    def time(self) -> int:
        """Now, in seconds since 1970."""
        return int(time.time())

    async def send_due(self) -> None:
        """Queues notices, and sends those that are due in the background."""
        now, postbox = self.time(), self.services.postbox
        for call in await blocking_calls.run(postbox.calls, now):
            if not call.told and now < call.since + _HERE and self.is_here(call.table, call.seat):
                continue
            await blocking_calls.run(self._put, call, now)
        self.services.soon(self.deliver(now))

    async def overdue(self) -> Sequence[outbox.TurnCall]:
        """Whose time is up."""
        return await blocking_calls.run(self.services.postbox.overdue, self.time())

    def _put(self, call: outbox.TurnCall, now: int) -> None:
        store, postbox = self.services.store, self.services.postbox
        row = store.table(call.table)
        if row is None:
            return
        names = projection.projection_of(row.settings, store.deeds(call.table)).names
        event = "remind" if call.told else "turn"
        posts = []
        for note in postbox.list(call.table):
            # Of a question within the turn of another only the asked seat gets a notice.
            if note.code or (note.seat is None and not call.turn) or note.seat not in (None, call.seat):
                continue
            posts.append((note.id, _call_text(note, event, call, names)))
        postbox.enqueue_call(call, posts, now)

    async def deliver(self, now: int) -> None:
        """Sends what is due, as far as few messages are under way to the same place."""
        postbox = self.services.postbox
        while posts := [
            post for post in await blocking_calls.run(postbox.due, now) if self._begin(post.notice)
        ]:
            taken = await blocking_calls.run(postbox.take, posts, now + _LEASE)
            await asyncio.gather(*map(self._send, posts, taken))

    def _begin(self, notice: outbox.Notice) -> bool:
        """Whether a message to a place can be sent now, which then is under way."""
        place, host = _place(notice), notice.target.rpartition("@")[2]
        most = _TO_A_PLACE if self._answers.get(place) else 1
        if self._under_way.total() >= _AT_ONCE or self._under_way[place] >= most:
            return False
        if not self._hosts.takes(urlsplit(notice.target).hostname or host, self.services.now()):
            return False
        self._under_way[place] += 1
        return True

    async def _send(self, post: outbox.OutboxMessage, is_ours: bool) -> None:
        postbox, place = self.services.postbox, _place(post.notice)
        try:
            if not is_ours:
                return
            if await blocking_calls.run(self._is_past, post):
                await blocking_calls.run(postbox.drop, post)
                return
            await self._to(post.notice, json.loads(post.text), self._answers.get(place, True))
        except DeliveryError as error:
            LOG.warning("table %s: a notice has not been sent: %s", post.notice.table, error)
            self._remember(place, answers=not isinstance(error, Silent))
            again = AGAIN[min(post.notice.failed, len(AGAIN) - 1)]
            await blocking_calls.run(postbox.fail, post, self.time() + again, len(AGAIN), FAILS)
        else:
            self._remember(place, answers=True)
            await blocking_calls.run(postbox.mark_sent, post)
        finally:
            self._under_way -= Counter([place])

    def _remember(self, place: str, *, answers: bool) -> None:
        self._answers.pop(place, None)
        self._answers[place] = answers
        if len(self._answers) > _PLACES:
            del self._answers[next(iter(self._answers))]

    def _is_past(self, post: outbox.OutboxMessage) -> bool:
        """Whether the question of a notice has been answered."""
        since = json.loads(post.text).get("since")
        return since is not None and not self.services.postbox.has_notice(post.notice.table, since)

    async def _to(self, notice: outbox.Notice, texts: Mapping[str, str], answers: bool) -> None:
        """Sends something to where a notice says, which has less time if it did not answer before.

        Raises `DeliveryError`.
        """
        outside = self.services.outside
        if notice.kind == "mail":
            if outside.mail is None:
                raise DeliveryError("there is no server of mail any more")
            subject, text = texts["text"], f"{texts['text']}\n\n{texts['link']}\n\n{texts['stop']}\n"
            await blocking_calls.run(outside.mail.send, notice.target, subject, text)
            return
        body, headers = webhook_request(notice.kind, texts)
        await post_webhook(notice.target, body, headers, outside.private, PATIENCE if answers else SHORT)


def _place(notice: outbox.Notice) -> str:
    """The place to which the messages of a notice go: a host with its port, or the server of mail."""
    return "mail" if notice.kind == "mail" else urlsplit(notice.target).netloc


_MARKS = re.compile(r"[\\\[\]()<>*_~`|#]")
"""The signs that Discord reads as more than themselves."""


def webhook_request(kind: str, texts: Mapping[str, str]) -> tuple[bytes, dict[str, str]]:
    """The body and the headers of what a webhook of a kind is sent."""
    text, link = texts["text"], texts["link"]
    if kind == "ntfy":
        return text.encode(), {"Content-Type": "text/plain; charset=utf-8", "Click": link}
    if kind == "discord":
        # A name that somebody has given themselves calls nobody, and masks no link.
        plain = _MARKS.sub(r"\\\g<0>", text)
        data: json_types.JsonObject = {"content": f"{plain} {link}", "allowed_mentions": {"parse": []}}
    elif kind == "slack":
        plain = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        data = {"text": f"{plain} {link}"}
    else:
        data = {key: text for key, text in texts.items() if key not in ("since", "stop")}
    return json.dumps(data).encode(), {"Content-Type": "application/json"}


def notice_texts(match: live_game.LiveGame, language: str, link: str) -> dict[str, str]:
    """The sentences of notices of a table, as they are kept."""
    say, title = text.event_formatter(match.game.pack, language).message, match.game.pack.title(language)
    fill = partial(say, title=title, name="{name}", code="{code}")
    return {
        "seat": say("table-page-seat", number="{number}"),
        "turn": fill("table-notice-turn"),
        "remind": fill("table-notice-remind"),
        "try": fill("table-notice-try"),
        "code": fill("table-notice-code"),
        "stop": fill("table-notice-stop"),
        "link": link,
    }


def first_message(notice: outbox.Notice, event: str, **gaps: str) -> str:
    """Returns the first message to a notice, as JSON."""
    text = notice.texts[event]
    for gap, word in gaps.items():
        text = text.replace(f"{{{gap}}}", word)
    return _as_json(notice, event, text)


def _as_json(notice: outbox.Notice, event: str, text: str, **more: object) -> str:
    ends = {key: notice.texts[key] for key in ("link", "stop")}
    return json.dumps({"event": event, "table": notice.table, **more, "text": text, **ends})


def _call_text(notice: outbox.Notice, event: str, call: outbox.TurnCall, names: Sequence[str]) -> str:
    texts = notice.texts
    name = names[call.seat] or texts["seat"].replace("{number}", str(call.seat + 1))
    text, since = texts[event].replace("{name}", name), [call.seat, call.since]
    return _as_json(notice, event, text, seat=call.seat + 1, name=name, since=since)
