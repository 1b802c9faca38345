"""Tells people who are not here of their turns: by webhooks, and by mail."""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from attrs import define, field

from gwt.table.game.match import Match
from gwt.table.game.projection import projection_of
from gwt.table.hall.outward import Unsent, post
from gwt.table.hall.services import Services
from gwt.table.limits import Buckets
from gwt.table.store import beside
from gwt.table.store.postbox import Notice, Post, TurnCall
from gwt.text import narrator

LOG = logging.getLogger("gwt.table")

AGAIN = (30, 300, 1_800, 7_200)
"""Seconds after which something is sent again that could not be."""
FAILS = 5
"""The number of failures in a row of all tries of a notice after which it is removed."""
_AT_ONCE = 4
_LEASE = 120
"""Seconds in which no other server sends what this one has taken."""
_HERE = 120
"""Seconds that somebody with an open page has before they are told elsewhere."""
_A_HOST, _A_HOST_AT_ONCE = 1.0, 20.0
"""Requests in a second, and at once, to one host."""


@define(eq=False)
class Caller:
    """Looks whom to tell, and sends it."""

    services: Services
    is_here: Callable[[str, int], bool]
    _hosts: Buckets = field(factory=lambda: Buckets(_A_HOST, _A_HOST_AT_ONCE))

    def time(self) -> int:
        """Now, in seconds since 1970."""
        return int(time.time())

    async def call(self) -> None:
        """Puts what is to be told into the post, and sends what is due."""
        now, postbox = self.time(), self.services.postbox
        for call in await beside.run(postbox.calls, now):
            if not call.told and now < call.since + _HERE and self.is_here(call.table, call.seat):
                continue
            await beside.run(self._put, call, now)
        await self.deliver(now)

    async def overdue(self) -> Sequence[TurnCall]:
        """Whose time is up."""
        return await beside.run(self.services.postbox.overdue, self.time())

    def _put(self, call: TurnCall, now: int) -> None:
        store, postbox = self.services.store, self.services.postbox
        row = store.table(call.table)
        if row is None:
            return
        names = projection_of(row.settings, store.deeds(call.table)).names
        event = "remind" if call.told else "turn"
        posts = []
        for one in postbox.list(call.table):
            # A question within the turn of another is told to whom it is put alone.
            if one.code or (one.seat is None and not call.turn) or one.seat not in (None, call.seat):
                continue
            posts.append((one.id, _call_text(one, event, call, names)))
        postbox.call(call, posts, now)

    async def deliver(self, now: int) -> None:
        """Sends what is due, some at a time."""
        postbox = self.services.postbox
        while taken := await beside.run(postbox.take, now, now + _LEASE, _AT_ONCE):
            await asyncio.gather(*map(self._send, taken))

    async def _send(self, post: Post) -> None:
        postbox = self.services.postbox
        try:
            if await beside.run(self._is_past, post):
                await beside.run(postbox.done, post)
                return
            host = urlsplit(post.notice.target).hostname or post.notice.target.rpartition("@")[2]
            if not self._hosts.takes(host, self.services.now()):
                # It stays in the post, and is taken again later.
                return
            await self._to(post.notice, json.loads(post.text))
        except Unsent as error:
            LOG.warning("table %s: a notice has not been sent: %s", post.notice.table, error)
            again = self.time() + AGAIN[post.tries] if post.tries < len(AGAIN) else None
            await beside.run(postbox.fail, post, again, FAILS)
        else:
            await beside.run(postbox.done, post)

    def _is_past(self, post: Post) -> bool:
        """Whether the question has been answered that is told of."""
        since = json.loads(post.text).get("since")
        return since is not None and not self.services.postbox.stands(post.notice.table, since)

    async def _to(self, notice: Notice, said: Mapping[str, Any]) -> None:
        """Sends something to where a notice says. Raises `Unsent`."""
        outside = self.services.outside
        if notice.kind == "mail":
            if outside.mail is None:
                raise Unsent("there is no server of mail any more")
            subject, text = said["text"], f"{said['text']}\n\n{said['link']}\n\n{said['stop']}\n"
            await beside.run(outside.mail.send, notice.target, subject, text)
            return
        body, headers = written(notice.kind, said)
        await post(notice.target, body, headers, outside.private)


def written(kind: str, said: Mapping[str, Any]) -> tuple[bytes, dict[str, str]]:
    """The body and the headers of what a webhook of a kind is sent."""
    text, link = said["text"], said["link"]
    if kind == "ntfy":
        return text.encode(), {"Content-Type": "text/plain; charset=utf-8", "Click": link}
    if kind == "discord":
        # A name that somebody has given themselves calls nobody.
        data: dict[str, Any] = {"content": f"{text} {link}", "allowed_mentions": {"parse": []}}
    elif kind == "slack":
        plain = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        data = {"text": f"{plain} {link}"}
    else:
        data = {key: one for key, one in said.items() if key not in ("since", "stop")}
    return json.dumps(data).encode(), {"Content-Type": "application/json"}


def texts_of(match: Match, language: str, link: str) -> dict[str, str]:
    """The sentences of notices of a table, as they are kept."""
    say, title = narrator(match.game.pack, language).say, match.game.pack.title(language)
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


def said_at_once(notice: Notice, event: str, **gaps: str) -> str:
    """Returns the first message to a notice, as JSON."""
    text = notice.texts[event]
    for gap, one in gaps.items():
        text = text.replace(f"{{{gap}}}", one)
    return json.dumps(
        {
            "event": event,
            "table": notice.table,
            "text": text,
            "link": notice.texts["link"],
            "stop": notice.texts["stop"],
        }
    )


def _call_text(notice: Notice, event: str, call: TurnCall, names: Sequence[str]) -> str:
    texts = notice.texts
    name = names[call.seat] or texts["seat"].replace("{number}", str(call.seat + 1))
    return json.dumps(
        {
            "event": event,
            "table": call.table,
            "seat": call.seat + 1,
            "name": name,
            "text": texts[event].replace("{name}", name),
            "link": texts["link"],
            "stop": texts["stop"],
            "since": [call.seat, call.since],
        }
    )
