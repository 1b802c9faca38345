"""Pictures of what scenarios prove: the parts of the table that change, before and after the choices."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import inf

from attrs import field, frozen

from gwt import dsl, packs, spec
from gwt.picture import Book, Picture, graphics, picture_diff
from gwt.proofs import Scenario, run_scenario
from gwt.site import markdown_page, pack_reference, picture_files
from gwt.site.table_links import PlayedCase, TableLinks, play_case, position_id

FOLDER = "moments"
_ACROSS, _DOWN = (270, 220), (560, 200)
"""The width and height of a picture that stands beside the other one, and above it, in pixels."""
_LEAST = (150, 90)
_MARGIN = 20
_LEGIBLE = 0.55
"""The factor by which a part may be shrunk."""
_APART = 40
"""The pixels between changes that are shown apart, if what is around all of them is not legible."""
_PARTS = 3
"""The parts of the table that are shown at most."""
_LARGEST = 45_000
"""The bytes of a picture, so that a page with many of them is loaded soon."""


@frozen(eq=False)
class ScenarioPictures:
    """The positions that prove the rules of some packs."""

    reference: pack_reference.PackReference
    trials: TableLinks
    pictures: dict[str, markdown_page.Content] | None
    """Gathers the files of pictures; None where there are to be none."""
    known: dict[str, "ScenarioPicture | None"] = field(factory=dict)
    """The pictures of positions by their ids, and those of rules, for the pages in other languages."""

    def picture_of_rules(self, page: markdown_page.SitePage, rules: Sequence[str]) -> str:
        """Returns for each edition the picture that shows the first of some rules, where there is one."""
        if self.pictures is None or self.reference.undrawn:
            return ""
        editions = self.reference.editions_with_rules(rules)
        pictures = ((letters, self._of_edition(rules[0], letters)) for letters in editions)
        return "\n\n".join(
            markdown_page.show_within(self.reference.some(letters), self._captioned(page, picture, letters))
            for letters, picture in pictures
            if picture is not None
        )

    def _of_edition(self, rule: str, letters: str) -> "ScenarioPicture | None":
        """The picture of a rule in some combinations of an edition: the first that is not too large."""
        key = f"{self.reference.top} {rule} {letters}"
        if key not in self.known:
            drawn = (self._drawn(*played) for played in self.cases_of(rule, letters))
            self.known[key] = next((picture for picture in drawn if picture is not None), None)
        return self.known[key]

    def cases_of(self, rule: str, letters: str) -> Iterator[tuple[packs.Pack, Scenario, PlayedCase]]:
        """Yields the cases that illustrate a rule, first those that say that they show it.

        Another does if it is a single choice with a verb of the rule's area that concerns its seat only.
        """
        proofs = self.reference.proofs.get(rule, ())
        cases = [(case, proof) for proof in proofs for case in proof.cases if case.data.get("play")]
        for case, proof in sorted(cases, key=lambda pair: (rule not in pair[0].shows, len(pair[0].rules))):
            pack = self._pack(case, proof, letters)
            played = None if pack is None else play_case(case, pack)
            if pack is None or played is None:
                continue
            if rule in case.shows or (played.is_plain and self.trials.has_verb(rule, played)):
                yield pack, case, played

    def _pack(self, case: Scenario, proof: pack_reference.ScenarioProof, letters: str) -> packs.Pack | None:
        """The pack of an edition in which a case holds: its own, or another in which it passes as well."""
        own = self.trials.pack(proof)
        if proof.letter in letters:
            return own
        pack = self.reference.first_of_letters(letters).pack
        if any("pack" in position for _, position in case.given) or play_case(case, pack) is None:
            return None
        return None if run_scenario(case, pack) else pack

    def _drawn(self, pack: packs.Pack, case: Scenario, played: PlayedCase) -> "ScenarioPicture | None":
        held = {"packs": [layer.folder.name for layer in pack.layers], "case": [case.name, *case.rules]}
        id = position_id(held)
        if id not in self.known:
            path = self.reference.picture(f"{self.reference.root}/{FOLDER}/{id}")
            picture = scenario_picture(pack, played, path, [*self.reference.every])
            if picture is not None and self.pictures is not None:
                self.pictures.update(picture.files)
            self.known[id] = picture
        return self.known[id]

    def _captioned(self, page: markdown_page.SitePage, picture: "ScenarioPicture", letters: str) -> str:
        voice = next(iter(self.reference.first_of_letters(letters).voices.values()))
        chosen = markdown_page.escape_markdown(
            " ".join(voice.sentence(choice) for choice in picture.chosen)
        )
        tag = markdown_page.picture_markdown(
            page, picture.path, self.reference.say("Before and after"), picture.width, lazy=True
        )
        return f"{tag}\n{{ .gwt-moment }}\n\n{chosen}\n{{ .gwt-aside .gwt-chosen }}"


@frozen
class ScenarioPicture:
    """A picture of what changes on the table, and the choices that change it."""

    path: str
    """The path of its file, without the ending."""
    files: Mapping[str, markdown_page.Content]
    width: float
    chosen: tuple[dsl.Effect, ...]


def scenario_picture(
    pack: packs.Pack, played: PlayedCase, path: str, languages: Sequence[str]
) -> ScenarioPicture | None:
    """Returns what some choices have changed; None if that is nothing, or too much to look at."""
    book = spec.picture_spec.book_of(pack)

    def pieces(language: str) -> list[_Pieces]:
        both = (
            spec.picture_spec.panels(pack, standing, language) for standing in (played.before, played.after)
        )
        return [{(panel.id, panel.seat): panel.piece for panel in panels} for panels in both]

    first = pieces(languages[0])
    rows = list(_changes(first[0], first[1], book))
    if not rows:
        return None
    best = sorted(rows, key=lambda change: -change.legible)
    for parts in range(_PARTS, 0, -1):
        kept = [change for change in best[:parts] if change.legible >= _LEGIBLE] or best[:1]

        def picture(both: Sequence[_Pieces], kept: Sequence[_Change] = kept) -> Picture:
            drawn = (change.drawn(both, first, book) for change in rows if change in kept)
            return Picture(graphics.put_in_column(drawn, 12, 0.5), pack.title(), "", book)

        drawn = picture(first)
        others = languages[1:] if _has_words(drawn.piece.marks) else ()
        files = picture_files.picture_file(
            path, {languages[0]: drawn, **{code: picture(pieces(code)) for code in others}}
        )
        if max(map(len, files.values())) <= _LARGEST:
            return ScenarioPicture(path, files, drawn.piece.width, played.chosen)
    return None


_Pieces = Mapping[tuple[str, int], graphics.Graphic]
"""The parts of the table, by their names and seats."""


def _has_words(marks: Iterable[graphics.SvgElement]) -> bool:
    """Whether anything of a picture may be called otherwise in another language."""
    return any(
        (_WORD.search(mark.words) and mark.tag == "text") or _has_words(mark.inside) for mark in marks
    )


_WORD = re.compile(r"[^\W\d]{3}")


@frozen(eq=False)
class _Change:
    """The box of a part of the table in which it has changed."""

    key: tuple[str, int]
    box: picture_diff.Box

    @property
    def most(self) -> tuple[float, float]:
        """The size of each of its two pictures at most."""
        wide = self.box.width > max(_ACROSS[0], 2 * self.box.height)
        return _DOWN if wide else _ACROSS

    @property
    def legible(self) -> float:
        """The factor by which it is shrunk, 1 if it is not."""
        return min(1, self.most[0] / self.box.width, self.most[1] / self.box.height)

    def drawn(self, both: Sequence[_Pieces], otherwise: Sequence[_Pieces], book: Book) -> graphics.Graphic:
        """Returns what is in the box before and after, or the other way where that is another size."""
        sizes = {(pieces[self.key].width, pieces[self.key].height) for pieces in (*both, *otherwise)}
        wholes = [pieces[self.key] for pieces in (both if len(sizes) == 1 else otherwise)]
        cuts = (graphics.fit(picture_diff.cut_out(whole, self.box, book), *self.most) for whole in wholes)
        first, last = (graphics.frame(piece, line="line", radius=0, pad=1) for piece in cuts)
        if self.most == _DOWN:
            return graphics.put_in_column([first, _BELOW, last], 2, 0.5)
        return graphics.put_in_row([first, _BESIDE, last], 8)


def _changes(before: _Pieces, after: _Pieces, book: Book) -> Iterator[_Change]:
    """Yields where two positions differ: a box for each part of the table, or several for a large one."""
    for key in (key for key in before if key in after):
        changes = list[_Change]()
        for apart in (inf, _APART):
            boxes = picture_diff.changed_boxes(before[key], after[key], book, apart)
            changes = [_Change(key, box.padded(_MARGIN, _LEAST, before[key])) for box in boxes]
            if all(change.legible >= _LEGIBLE for change in changes):
                break
        yield from changes


_BESIDE = graphics.Graphic(22, 32, (graphics.stroke("M2 16 H19 M13 9.5 L19.5 16 L13 22.5", "ink", 2.4),))
_BELOW = graphics.Graphic(32, 22, (graphics.stroke("M16 2 V19 M9.5 13 L16 19.5 L22.5 13", "ink", 2.4),))
