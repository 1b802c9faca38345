"""The table as one reader sees it, in the form from which the page makes its elements."""

import json
from collections.abc import Iterator
from hashlib import blake2b

from attrs import frozen

from gwt.json_types import JsonObject
from gwt.picture import Block, BlockPanel, reached_blocks
from gwt.play import View
from gwt.spec import picture_spec
from gwt.spec.picture_spec import HAND, STOCK
from gwt.summary import Summary
from gwt.text import event_formatter


@frozen(eq=False)
class RenderedMoment:
    """A moment as a reader sees it, as blocks and in words."""

    panels: tuple[BlockPanel, ...]
    words: JsonObject
    """The names of the panels, and the table in words."""

    @property
    def blocks(self) -> Iterator[Block]:
        return (panel.block for panel in self.panels)

    @property
    def id(self) -> str:
        """A digest of what it shows."""
        return blake2b("".join(block.id for block in self.blocks).encode(), digest_size=9).hexdigest()

    def json(self, since: "RenderedMoment | None" = None) -> str:
        """The film as JSON, without the blocks of another one that the reader has."""
        known_ids = {block.id for block in reached_blocks(since.blocks)} if since is not None else set()
        new = list(reached_blocks(self.blocks, known_ids))
        # The texts of blocks are JSON already.
        blocks = ",".join(f'"{block.id}":{block.text}' for block in new)
        symbols = {block.symbol: block.id for block in new if block.symbol}
        frames = [[panel.block.id, round(panel.width, 2), round(panel.height, 2)] for panel in self.panels]
        panels = [
            {"id": panel.id, "name": name, "seat": panel.seat, "frame": at}
            for at, (panel, name) in enumerate(zip(self.panels, self.words["names"], strict=True))
        ]
        rest = {"id": self.id, "panels": panels, **self.words["told"]}
        return (
            f'{encode_json(rest)[:-1]},"film":{{"frames":{encode_json(frames)},"symbols":{encode_json(symbols)},'
            f'"blocks":{{{blocks}}}}}}}'
        )


def render_moment(view: View, language: str) -> RenderedMoment:
    """Returns the parts of the table as pictures and in words, as a seat or a spectator sees them.

    Raises:
        UsageError: the pack has no words in the language.
    """
    words = event_formatter(view.pack, language)
    panels = tuple(picture_spec.blocks(view.pack, view.data, view.seat, language))
    summary = Summary.of(view, words, in_words=True, printed=True)
    rows = [summary.cells(seat) for seat in range(len(view.data["seats"]))]
    names = [
        words.message("table-seat", n=panel.seat)
        if panel.seat and panel.id not in (HAND, STOCK)
        else words.message(f"table-panel-{panel.id}")
        for panel in panels
    ]
    texts = {
        "lines": picture_spec.description(view.pack, view.data, language).splitlines(),
        "columns": [
            {"name": same[0][0], "cells": [text for _, text in same]} for same in zip(*rows, strict=True)
        ],
    }
    return RenderedMoment(panels, {"names": names, "told": texts})


def encode_json(value: object) -> str:
    """Returns what is sent as JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
