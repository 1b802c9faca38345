"""Drawings for a reader, made in a process of their own where there is one.

It gets the view of the reader and nothing else of a game, so a picture cannot show more, whatever else has
been drawn before. What is remembered from one drawing to the next is known by what it shows.
"""

import gzip
import json
from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path
from threading import Lock
from typing import Literal

from attrs import frozen

from gwt import errors, packs, play, spec
from gwt.table.match.rendered_moment import RenderedMoment, render_moment

_LEVEL = 5
"""The level of compression of answers, that of the server."""
_MOST_FILMS = 2048
"""Films of readers of which it is remembered what they have: the last ones."""


class ContentChanged(Exception):
    """The packs in the folders are not those of the game any more."""


@frozen
class DrawingJob:
    """The request for a drawing."""

    kind: Literal["film", "picture"]
    game: str
    folders: Sequence[Path]
    digest: str
    """The folder of the packs."""
    view: str
    """The data of the reader's view, as JSON."""
    seat: int | None
    """The seat of the reader, from 0."""
    language: str
    table: str
    since: str = ""
    """The id of a film that the reader of the table has, of which nothing is sent again."""

    @classmethod
    def of(
        cls, kind: Literal["film", "picture"], view: play.View, language: str, table: str, since: str = ""
    ) -> "DrawingJob":
        pack = view.pack
        folders = [layer.folder for layer in pack.layers]
        data = json.dumps(view.data, ensure_ascii=False)
        return cls(kind, pack.manifest.game, folders, pack.digest, data, view.seat, language, table, since)

    def run(self, pack: packs.Pack | None = None) -> bytes:
        """Returns the drawing, compressed by gzip.

        Args:
            pack: the content, if it is at hand; otherwise it is loaded.

        Raises:
            Changed: other content is there now, or none that can be read.
        """
        if pack is None:
            try:
                pack = spec.load_pack(self.game, self.folders)
            except errors.GwtError as error:
                raise ContentChanged(str(error)) from None
            if pack.digest != self.digest:
                raise ContentChanged
        view = play.View(self.seat, json.loads(self.view), pack)
        # What has been drawn before is used by one thread at a time.
        with _one_at_a_time:
            if self.kind == "film":
                text = self._film(view)
            else:
                text = spec.picture_spec.position(pack, view.data, view.number, self.language).svg()
        return gzip.compress(text.encode(), _LEVEL, mtime=0)

    def _film(self, view: play.View) -> str:
        reader = self.table, self.seat, self.language
        new, before = render_moment(view, self.language), _films.get((reader, self.since))
        _films[reader, new.id] = new
        _films.move_to_end((reader, new.id))
        while len(_films) > _MOST_FILMS:
            _films.popitem(last=False)
        return new.json(before)


_Reader = tuple[str, int | None, str]
"""A table, a seat and a language: what somebody else has been sent is nobody's business."""
_films: OrderedDict[tuple[_Reader, str], RenderedMoment] = OrderedDict()
_one_at_a_time = Lock()
