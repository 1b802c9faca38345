"""The pages for a table where a game is played: a turn, the set-up, and what is usually played wrong."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from attrs import define, field, frozen

from gwt import new_game, spec
from gwt.picture import Picture
from gwt.proofs import checklist, rulebook
from gwt.site import combinations, pack_reference, page_templates, picture_files, points_page
from gwt.site.content_numbers import number_at
from gwt.site.markdown_page import (
    Content,
    PageLink,
    SitePage,
    escape_markdown,
    list_item,
    picture_markdown,
    show_within,
    zoomable_picture,
)
from gwt.text import DEFAULT

TURN, SETUP, MISTAKES = "a-turn", "set-up", "mistakes"
TITLES = {
    TURN: "A turn on one page",
    SETUP: "Set-up",
    MISTAKES: "What people usually play wrong",
    points_page.NAME: points_page.TITLE,
}
"""The titles of the pages by their names."""
SEED = 7
"""The seed of the games that the pictures of the set-up show."""


@frozen(eq=False, slots=False)
class TablePages:
    """The pages for those who play with the box; `pictures` gathers the files that they show."""

    reference: pack_reference.PackReference
    pictures: dict[str, Content]

    def pages(self) -> Iterator[SitePage]:
        for name in page_names(self.reference):
            kind = "question" if name == MISTAKES else "rule"
            title = self.reference.say(TITLES[name])
            page = SitePage(f"{self.reference.root}/{name}.md", title, kind=kind)
            if name == points_page.NAME:
                self._points(page)
            else:
                values = {"pages": self, "language": self._language}
                page_templates.render(page, f"{name}.md.j2", self.reference, **values)
            yield page

    # --- a turn, and the set-up ----------------------------------------------------------------------

    def parts(self, name: str) -> list["MergedPart"]:
        """The parts of a turn or of the set-up in all combinations."""
        each = self.reference.each
        return merge_combinations([(letter, getattr(reference, name)) for letter, reference in each])

    @property
    def _language(self) -> str:
        return self.reference.code or DEFAULT

    def spoken(self, part: "MergedPart", players: int = 0) -> list["CombinationSentence"]:
        """The sentences of a part in the words of each combination."""
        by_text: dict[tuple[int, str], CombinationSentence] = {}
        for at, (line, letters) in enumerate(part.lines):
            for letter in letters or [""]:
                sentence = self._filled(line, self.reference.first_of_letters(letter), players)
                for text in self.reference.forms(sentence, line.rules, letter):
                    was = by_text.get((at, text))
                    by_text[at, text] = CombinationSentence(
                        text, line.rules, (was.letters if was else "") + letter
                    )
        return list(by_text.values())

    def _filled(self, line: rulebook.TurnSentence, of: pack_reference.PackReference, players: int) -> str:
        """A sentence with the numbers of a combination."""
        files = of.pack.files
        values = {name: str(number_at(files, key_path, players)) for name, key_path in line.values.items()}
        values |= {name: str(many[players]) for name, many in line.players.items()}
        return line.say[self._language].format(**values)

    def line(self, page: SitePage, line: "CombinationSentence", around: str) -> str:
        """A sentence with the rules on which it rests, as an item of a list that stands `around` it."""
        letters = self.reference.some(line.letters)
        # In which combinations it stands, if that is not in the first nor all of the list.
        mark = "" if letters == around else self.reference.inline_mark(letters)
        sentence = f"{escape_markdown(line.text)}{mark}{self.rests_on(page, line.rules)}"
        return list_item(sentence, "" if letters == around else letters)

    def rests_on(self, page: SitePage, rules: Sequence[str]) -> str:
        """Links to rules by their titles, with the place in the rulebook behind those that share it."""
        groups = groupby((self.reference.rule_by_id[rule] for rule in rules), self.reference.place_of)
        links = (
            f"{', '.join(self._named(page, rule) for rule in group)} ({escape_markdown(place)})"
            for place, group in groups
        )
        return f'<span class="gwt-rests" markdown="span">{", ".join(links)}</span>'

    def _named(self, page: SitePage, rule: checklist.Rule) -> str:
        title = self.reference.title_of(rule.id) or rule.id
        return page.link(self.reference.inline_markdown(title, [rule.id]), self.reference.rule_link(rule))

    @property
    def players(self) -> Sequence[int]:
        kind = spec.game_kind(self.reference.pack.manifest.game)
        return kind.play.players(self.reference.pack)

    def tables(self, page: SitePage, players: int) -> list[str]:
        """Tables that have just been set up, one for each combination that lays out another."""
        if not isinstance(self.reference, combinations.CombinedReference):
            return [self._picture(page, self.reference, players, "")]
        pictures, plays = [], self.reference.plays
        for play in plays.each:
            if not self._adds_nothing(play):
                alike = [b.letter for b in plays.each if self._alike(play, b)]
                tail = "" if play is plays.each[0] else f"-{play.letter}"
                picture = self._picture(page, play.reference, players, tail)
                pictures.append(show_within(self.reference.some("".join(alike)), picture))
        return pictures

    def _alike(self, a: combinations.PlayedCombination, b: combinations.PlayedCombination) -> bool:
        """Whether a combination is laid out as another one."""
        more = set(b.besides) - set(a.besides)
        same = a.edition == b.edition and set(a.besides) <= set(b.besides)
        return same and len(more) == self._adds_nothing(b)

    def _adds_nothing(self, play: combinations.PlayedCombination) -> bool:
        """Whether a combination is laid out as without its last pack."""
        # An automatic seat is laid out like any other, a variant only if it changes a value of a file.
        own_values = any("." in name for name in play.reference.pack.layers[-1].manifest.replaces)
        return "opponent" in play.reference.pack.files or (bool(play.among) and not own_values)

    def _picture(self, page: SitePage, of: pack_reference.PackReference, players: int, tail: str) -> str:
        """A table that has just been set up."""
        if self.reference.undrawn:
            return ""
        path = self.reference.picture(f"{self.reference.root}/set-up-{players}{tail}.md")
        if not self.reference.code:
            drawn = {code: self._drawn(of, players, code) for code in self.reference.every}
            of.widths[players] = next(iter(drawn.values())).piece.width
            self.pictures.update(picture_files.picture_file(path, drawn))
        width = of.widths.get(players) or self._drawn(of, players, DEFAULT).piece.width
        alt = self.reference.say("The table at the start with {} players").format(players)
        return zoomable_picture(picture_markdown(page, path, alt, width, lazy=True), alt)

    def _drawn(self, of: pack_reference.PackReference, players: int, language: str) -> Picture:
        """A table, set up as for a first game if there is such a way."""
        setup = spec.game_kind(of.pack.manifest.game).play.setups[-1]
        return new_game(players, SEED, pack=of.pack, setup=setup).picture(language=language)

    def mistakes_of(self, area: checklist.RuleArea) -> list[rulebook.Mistake]:
        """The mistakes about a rule of an area before all others."""
        rules, holds = self.reference.rule_by_id, self.reference.holds
        mistakes = (mistake for mistake in self.reference.mistakes if holds(mistake.rules))
        return [mistake for mistake in mistakes if rules[mistake.rules[0]].area == area.id]

    # --- points --------------------------------------------------------------------------------------

    def _points(self, page: SitePage) -> None:
        page.add(self.reference.say(points_page.ABOUT))
        forms: dict[str, str] = {}
        drawn: dict[tuple[object, ...], str] = {}
        for letter, edition, reference in self._each:
            if reference.calculator is None:
                form = escape_markdown(reference.pack.lacking(pack_reference.CALCULATOR, self._language))
            else:
                # Pictures of cards are those of the first edition; an opponent's points are not asked for.
                cards_too = edition == self._each[0][1]
                key = (edition, *checklist.rule_files(reference.folders, "calculator"))
                if key not in drawn:
                    drawn[key] = points_page.PointsPage(
                        reference, reference.calculator, pictured=cards_too
                    ).form(page)
                form = drawn[key]
            forms[form] = forms.get(form, "") + letter
        for form, letters in forms.items():
            page.add(show_within(self.reference.some(letters), form))
        address = page.href(PageLink(f"assets/{points_page.SCRIPT}")).removesuffix("/")
        page.add(f'<script src="{address}"></script>')
        page.find("", page.title, self.reference.say(points_page.ABOUT))

    @property
    def _each(self) -> list[tuple[str, str, pack_reference.PackReference]]:
        """The letter, the edition and the packs of each combination."""
        if not isinstance(self.reference, combinations.CombinedReference):
            return [("", "", self.reference)]
        return [(play.letter, play.edition, play.reference) for play in self.reference.plays.each]


@frozen
class CombinationSentence:
    """A sentence as it is said in some combinations."""

    text: str
    rules: tuple[str, ...]
    letters: str


@define
class MergedPart:
    """A part of a turn or of the set-up in all combinations that have it, its lines in their order."""

    title: Mapping[str, str]
    letters: str = ""
    lines: list[tuple[rulebook.TurnSentence, str]] = field(factory=list)


def merge_combinations(combinations: Sequence[tuple[str, Sequence[rulebook.TurnPart]]]) -> list[MergedPart]:
    """Lays the parts of all combinations over each other: each line once, behind the one before it."""
    parts: dict[str, MergedPart] = {}
    for letter, has in combinations:
        for part in has:
            merged = parts.setdefault(part.id or part.title[DEFAULT], MergedPart(part.title))
            merged.letters += letter
            at = 0
            for line in part.lines:
                index = next((n for n, (other, _) in enumerate(merged.lines) if other == line), None)
                if index is None:
                    merged.lines.insert(at, (line, letter))
                    at += 1
                else:
                    merged.lines[index] = line, merged.lines[index][1] + letter
                    at = index + 1
    return list(parts.values())


def page_names(reference: pack_reference.PackReference) -> list[str]:
    """The names of the pages that a pack has, or any of its combinations."""
    contents: dict[str, Callable[[pack_reference.PackReference], Any]] = {
        TURN: lambda variant: variant.turn,
        SETUP: lambda variant: variant.setup,
        MISTAKES: lambda variant: variant.mistakes,
        points_page.NAME: lambda variant: variant.calculator,
    }
    return [name for name, has in contents.items() if any(has(variant) for _, variant in reference.each)]
