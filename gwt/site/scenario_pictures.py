"""Pictures of what scenarios prove: the parts of the table that change, before and after the choices."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from attrs import field, frozen

from gwt.dsl import Effect
from gwt.errors import IllegalChoice, LocatedError
from gwt.json_types import JsonObject
from gwt.packs import Pack
from gwt.picture import Book, Picture
from gwt.picture.graphics import Graphic, SvgElement, fit, frame, put_in_column, put_in_row, stroke
from gwt.picture.picture_diff import Box, changed_box, cut_out
from gwt.play import Game, from_position, position_format
from gwt.site.markdown_page import Content, SitePage, escape_markdown, picture_markdown
from gwt.site.pack_reference import PackReference, ScenarioProof
from gwt.site.picture_files import picture_file
from gwt.site.table_links import TableLinks, position_id
from gwt.spec import picture_spec

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
class ScenarioPictures:
    """The positions that prove the rules of some packs."""

    reference: PackReference
    trials: TableLinks
    pictures: dict[str, Content] | None
    """Gathers the files of pictures; None where there are to be none."""
    known: dict[str, "ScenarioPicture | None"] = field(factory=dict)
    """The moments that have been found of positions, by their ids, for the pages in other languages."""

    def picture_of_rules(self, page: SitePage, rules: Sequence[str]) -> str:
        """Returns the picture of the position that shows some rules best; empty if none is small."""
        if self.pictures is None or self.reference.undrawn:
            return ""
        for proof in self.trials.telling(rules):
            trial = self.trials.position_of_scenario(proof)
            if trial is not None and (picture := self._of_proof(proof, trial)) is not None:
                return self._captioned(page, picture)
        return ""

    def _of_proof(self, proof: ScenarioProof, trial: Mapping[str, Any]) -> "ScenarioPicture | None":
        id = position_id(trial)
        if id not in self.known:
            path = self.reference.picture(f"{self.reference.root}/{FOLDER}/{id}")
            languages = [*self.reference.every]
            pack = self.trials.pack(proof)
            picture = scenario_picture(pack, trial["position"], trial["play"], path, languages)
            if picture is not None and self.pictures is not None:
                self.pictures.update(picture.files)
            self.known[id] = picture
        return self.known[id]

    def _captioned(self, page: SitePage, picture: "ScenarioPicture") -> str:
        voice = next(iter(self.reference.voices.values()))
        chosen = escape_markdown(" ".join(voice.sentence(choice) for choice in picture.chosen))
        tag = picture_markdown(
            page, picture.path, self.reference.say("Before and after"), picture.width, lazy=True
        )
        return f"{tag}\n{{ .gwt-moment }}\n\n{chosen}\n{{ .gwt-aside .gwt-chosen }}"


@frozen
class ScenarioPicture:
    """A picture of what changes on the table, and the choices that change it."""

    path: str
    """The path of its file, without the ending."""
    files: Mapping[str, Content]
    width: float
    chosen: tuple[Effect, ...]


def scenario_picture(
    pack: Pack, start: str, play: Sequence[str], path: str, languages: Sequence[str]
) -> ScenarioPicture | None:
    """Returns what some choices change in a position; None if that is nothing, or too much to look at."""
    try:
        game = from_position(start, pack=pack)
        before = _standing(game)
        for choice in play:
            game.play(choice)
    except (IllegalChoice, LocatedError):
        # `gwt test` reports a scenario that fails; its text is on the site anyway.
        return None
    # Whose turn it is would show in every picture.
    after = _standing(game) | {key: before[key] for key in ("seat", "turn") if key in before}
    book = picture_spec.book_of(pack)

    def pieces(language: str) -> list[_Pieces]:
        both = (picture_spec.panels(pack, standing, language) for standing in (before, after))
        return [{(panel.id, panel.seat): panel.piece for panel in panels} for panels in both]

    first = pieces(languages[0])
    rows = list(_changes(first[0], first[1], book))
    if not rows:
        return None
    best = sorted(rows, key=lambda change: -change.legible)
    kept = [change for change in best[:_PARTS] if change.legible >= _LEGIBLE] or best[:1]
    rows = [change for change in rows if change in kept]

    def picture(both: Sequence[_Pieces]) -> Picture:
        drawn = (change.drawn(both, first, book) for change in rows)
        return Picture(put_in_column(drawn, 12, 0.5), pack.title(), "", book)

    drawn = picture(first)
    others = languages[1:] if _has_words(drawn.piece.marks) else ()
    files = picture_file(path, {languages[0]: drawn, **{code: picture(pieces(code)) for code in others}})
    if sum(map(len, files.values())) > _LARGEST:
        return None
    return ScenarioPicture(path, files, drawn.piece.width, tuple(game.history[-len(play) :]))


def _standing(game: Game) -> JsonObject:
    return position_format.state_in_words(game.state, game.kind.play.names(game.pack, game.state))


_Pieces = Mapping[tuple[str, int], Graphic]
"""The parts of the table, by their names and seats."""


def _has_words(marks: Iterable[SvgElement]) -> bool:
    """Whether anything of a picture may be called otherwise in another language."""
    return any(
        (_WORD.search(mark.words) and mark.tag == "text") or _has_words(mark.inside) for mark in marks
    )


_WORD = re.compile(r"[^\W\d]{3}")


@frozen(eq=False)
class _Change:
    """The box of a part of the table in which it has changed."""

    key: tuple[str, int]
    box: Box

    @property
    def most(self) -> tuple[float, float]:
        """The size of each of its two pictures at most."""
        wide = self.box.width > max(_ACROSS[0], 2 * self.box.height)
        return _DOWN if wide else _ACROSS

    @property
    def legible(self) -> float:
        """The factor by which it is shrunk, 1 if it is not."""
        return min(1, self.most[0] / self.box.width, self.most[1] / self.box.height)

    def drawn(self, both: Sequence[_Pieces], otherwise: Sequence[_Pieces], book: Book) -> Graphic:
        """Returns what is in the box before and after, or the other way where that is another size."""
        sizes = {(pieces[self.key].width, pieces[self.key].height) for pieces in (*both, *otherwise)}
        wholes = [pieces[self.key] for pieces in (both if len(sizes) == 1 else otherwise)]
        cuts = (fit(cut_out(whole, self.box, book), *self.most) for whole in wholes)
        first, last = (frame(piece, line="line", radius=0, pad=1) for piece in cuts)
        if self.most == _DOWN:
            return put_in_column([first, _BELOW, last], 2, 0.5)
        return put_in_row([first, _BESIDE, last], 8)


def _changes(before: _Pieces, after: _Pieces, book: Book) -> Iterator[_Change]:
    """Yields the parts of the table in which two positions differ."""
    for key, piece in before.items():
        box = changed_box(piece, after[key], book) if key in after else None
        if box is not None:
            yield _Change(key, box.padded(_MARGIN, _LEAST, piece))


_BESIDE = Graphic(22, 32, (stroke("M2 16 H19 M13 9.5 L19.5 16 L13 22.5", "ink", 2.4),))
_BELOW = Graphic(32, 22, (stroke("M16 2 V19 M9.5 13 L16 19.5 L22.5 13", "ink", 2.4),))
