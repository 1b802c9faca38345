"""Pictures of what scenarios prove: the parts of the table that change, before and after the choices."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from attrs import field, frozen

from gwt.dsl import Effect
from gwt.packs import Pack
from gwt.picture import Book, Picture
from gwt.picture.crop import changed, cut
from gwt.picture.pieces import Piece, beside, fitted, framed, stacked, stroke
from gwt.picture.table import Panel
from gwt.play import Game, from_position, position
from gwt.site.drawing import drawing
from gwt.site.page import Content, Page, pictured, plain
from gwt.site.reference import Proof, Reference
from gwt.site.trials import Trials, named
from gwt.spec import pictures

FOLDER = "moments"
_ACROSS, _DOWN = (270, 220), (560, 200)
"""The width and height of a picture that stands beside the other one, and above it, in pixels."""
_LEAST = (150, 90)
_MARGIN = 20
_LEGIBLE = 0.4
"""The factor by which a part may be shrunk."""
_PARTS = 2
"""The parts of the table that are shown at most."""
_LARGEST = 40_000
"""The bytes of a picture, so that a page with many of them is loaded soon."""


@frozen(eq=False)
class Moments:
    """Shows the positions that prove the rules of some packs."""

    reference: Reference
    trials: Trials
    pictures: dict[str, Content]
    """Gathers the files of pictures."""
    known: dict[str, "Moment | None"] = field(factory=dict)
    """Keeps what is found of positions, by their ids, for the pages in other languages."""

    def of_rules(self, page: Page, rules: Sequence[str]) -> str:
        """Returns the picture of the position that shows some rules best; empty if none is small."""
        if self.reference.undrawn:
            return ""
        for proof in self.trials.telling(rules):
            held = self.trials.held(proof)
            if held is not None and (shown := self._found(proof, held)) is not None:
                return self._captioned(page, shown)
        return ""

    def _found(self, proof: Proof, held: Mapping[str, Any]) -> "Moment | None":
        id = named(held)
        if id not in self.known:
            path = self.reference.picture(f"{self.reference.root}/{FOLDER}/{id}")
            found = moment(self.trials.pack(proof), held["position"], held["play"], path)
            if found is not None:
                self.pictures.update(found.files)
            self.known[id] = found
        return self.known[id]

    def _captioned(self, page: Page, shown: "Moment") -> str:
        voice = next(iter(self.reference.voices.values()))
        chosen = plain(" ".join(voice.sentence(one) for one in shown.chosen))
        made = pictured(page, shown.path, self.reference.say("Before and after"), shown.width, lazy=True)
        return f"{made}\n{{ .gwt-moment }}\n\n{chosen}\n{{ .gwt-aside .gwt-chosen }}"


@frozen
class Moment:
    """A picture of what changes on the table, and the choices that change it."""

    path: str
    """The path of its file, without the ending."""
    files: Mapping[str, Content]
    width: float
    chosen: tuple[Effect, ...]


def moment(pack: Pack, given: str, play: Sequence[str], path: str) -> Moment | None:
    """Returns what some choices change in a position; None if that is nothing, or too much to look at."""
    game = from_position(given, pack=pack)
    before = _standing(game)
    for one in play:
        game.play(one)
    # Whose turn it is would show in every picture.
    after = _standing(game) | {key: before[key] for key in ("seat", "turn") if key in before}
    book = pictures.book(pack)
    rows = list(_differing(pictures.panels(pack, before), pictures.panels(pack, after), book))
    if not rows:
        return None
    best = sorted(rows, key=lambda one: -one.legible)
    kept = [one for one in best[:_PARTS] if one.legible >= _LEGIBLE] or best[:1]
    drawn = stacked((one.drawn for one in rows if one in kept), 12, 0.5)
    files = drawing(path, Picture(drawn, pack.title(), "", book))
    if sum(map(len, files.values())) > _LARGEST:
        return None
    return Moment(path, files, drawn.width, tuple(game.history[-len(play) :]))


def _standing(game: Game) -> dict[str, Any]:
    return position.in_words(game.state, game.kind.play.names(game.pack, game.state))


@frozen(eq=False)
class _Change:
    """A part of the table before and after it has changed."""

    drawn: Piece
    legible: float
    """The factor by which it is shrunk, 1 if it is not."""


def _differing(before: Sequence[Panel], after: Sequence[Panel], book: Book) -> Iterator[_Change]:
    """Yields the parts of the table in which two positions differ, each cut to what differs."""
    there = {(one.id, one.seat): one.piece for one in after}
    for one in before:
        other = there.get((one.id, one.seat))
        box = None if other is None else changed(one.piece, other, book)
        if other is not None and box is not None:
            box = box.grown(_MARGIN, _LEAST, one.piece)
            wide = box.width > 2 * box.height
            most = _DOWN if wide else _ACROSS
            cuts = [fitted(cut(each, box, book), *most) for each in (one.piece, other)]
            first, last = (framed(each, line="line", radius=0) for each in cuts)
            drawn = stacked([first, _BELOW, last], 2, 0.5) if wide else beside([first, _BESIDE, last], 8)
            yield _Change(drawn, cuts[0].width / box.width)


_BESIDE = Piece(22, 32, (stroke("M2 16 H19 M13 9.5 L19.5 16 L13 22.5", "ink", 2.4),))
_BELOW = Piece(32, 22, (stroke("M16 2 V19 M9.5 13 L16 19.5 L22.5 13", "ink", 2.4),))
