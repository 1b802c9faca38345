"""The pages for a table where a game is played: a turn, the set-up, and what is usually played wrong."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from attrs import define, field, frozen

from gwt import new_game
from gwt.picture import Picture
from gwt.proofs.checklist import Rule
from gwt.proofs.rulebook import Line, TurnPart
from gwt.site.drawing import drawing
from gwt.site.page import Content, SitePage, bullets, item, pictured, plain, slug, tab, within, zoomed
from gwt.site.points import ABOUT, TITLE, Points, script
from gwt.site.points import NAME as POINTS
from gwt.site.reference import CALCULATOR, Reference
from gwt.site.ways import number
from gwt.spec import game_kind
from gwt.text import DEFAULT

TURN, SETUP, MISTAKES = "a-turn", "set-up", "mistakes"
TITLES = {
    TURN: "A turn on one page",
    SETUP: "Set-up",
    MISTAKES: "What people usually play wrong",
    POINTS: TITLE,
}
"""The titles of the pages by their names."""
SEED = 7
"""The seed of the games that the pictures of the set-up show."""


@frozen(eq=False, slots=False)
class AtTable:
    """The pages for those who play with the box; `pictures` gathers the files that they show."""

    reference: Reference
    pictures: dict[str, Content]

    def pages(self) -> Iterator[SitePage]:
        there = names(self.reference)
        if TURN in there:
            yield self._turn()
        if SETUP in there:
            yield self._setup()
        if MISTAKES in there:
            yield self._mistakes()
        if POINTS in there:
            yield self._points()

    # --- a turn --------------------------------------------------------------------------------------

    def _turn(self) -> SitePage:
        page = self._page(TURN, "rule")
        page.add(self.reference.say("What you do in a turn, with the rules that say so."))
        for part in laid([(letter, one.turn) for letter, one in self.reference.each]):
            letters = self.reference.some(part.letters)
            title = part.title[self._language]
            page.head(2, plain(title), slug(part.title[DEFAULT]), letters)
            lines = self._spoken(part)
            page.body(letters, bullets(self._line(page, one, letters) for one in lines))
            for one in lines:
                page.find(slug(part.title[DEFAULT]), title, one.text, self.reference.some(one.letters))
        return page

    def _page(self, name: str, kind: str) -> SitePage:
        return SitePage(f"{self.reference.root}/{name}.md", self.reference.say(TITLES[name]), kind=kind)

    @property
    def _language(self) -> str:
        return self.reference.code or DEFAULT

    def _spoken(self, part: "MergedPart", players: int = 0) -> list["Spoken"]:
        """The sentences of a part in the words of each combination."""
        found: dict[tuple[int, str], Spoken] = {}
        for at, (line, letters) in enumerate(part.lines):
            for letter in letters or [""]:
                said = self._filled(line, self.reference.of(letter), players)
                for text in self.reference.forms(said, line.rules, letter):
                    was = found.get((at, text))
                    found[at, text] = Spoken(text, line.rules, (was.letters if was else "") + letter)
        return list(found.values())

    def _filled(self, line: Line, of: Reference, players: int) -> str:
        """A sentence with the numbers of a combination."""
        files = of.pack.files
        values = {name: str(number(files, way, players)) for name, way in line.values.items()}
        values |= {name: str(many[players]) for name, many in line.players.items()}
        return line.say[self._language].format(**values)

    def _line(self, page: SitePage, one: "Spoken", around: str) -> str:
        """A sentence with the rules on which it rests, as an item of a list that stands `around` it."""
        letters = self.reference.some(one.letters)
        said = f"{plain(one.text)}{self._mark(letters, around)}{self._rests_on(page, one.rules)}"
        return item(said, "" if letters == around else letters)

    def _mark(self, letters: str, around: str) -> str:
        """In which combinations a line stands, if that is not in the first nor all of the list."""
        label = "" if letters == around else self.reference.label(letters)
        return f' <span class="gwt-of">{plain(label)}</span>' if label else ""

    def _rests_on(self, page: SitePage, rules: Sequence[str]) -> str:
        """Links to rules by their titles, with the place in the rulebook behind those that share it."""
        groups = groupby((self.reference.rule_by_id[rule] for rule in rules), self.reference.place_of)
        links = (
            f"{', '.join(self._named(page, rule) for rule in here)} ({plain(place)})"
            for place, here in groups
        )
        return f'<span class="gwt-rests" markdown="span">{", ".join(links)}</span>'

    def _named(self, page: SitePage, rule: Rule) -> str:
        return page.link(plain(self.reference.title_of(rule.id) or rule.id), self.reference.rule_link(rule))

    # --- the set-up ----------------------------------------------------------------------------------

    def _setup(self) -> SitePage:
        page = self._page(SETUP, "rule")
        say = self.reference.say
        page.add(say("Choose how many you are; the numbers and the picture are for that many."))
        for players in self._players:
            shown = self._pictures(page, players)
            for part in laid([(letter, one.setup) for letter, one in self.reference.each]):
                letters = self.reference.some(part.letters)
                lines = self._spoken(part, players)
                title = f"**{plain(part.title[self._language])}**"
                shown.append(
                    within(
                        letters, f"{title}\n\n{bullets(self._line(page, one, letters) for one in lines)}"
                    )
                )
                if players == self._players[0]:
                    for one in lines:
                        name = f"{say(TITLES[SETUP])}: {part.title[self._language]}"
                        page.find("", name, one.text, self.reference.some(one.letters))
            page.add(tab(say("{} players").format(players), "\n\n".join(filter(None, shown))))
        return page

    @property
    def _players(self) -> Sequence[int]:
        kind = game_kind(self.reference.pack.manifest.game)
        return kind.play.players(self.reference.pack)

    def _pictures(self, page: SitePage, players: int) -> list[str]:
        """Tables that have just been set up, one for each combination that lays out another."""
        plays = self.reference.plays
        if plays is None:
            return [self._picture(page, self.reference, players, "")]
        found = []
        for one in plays.each:
            # A seat that nobody plays is laid out like any other.
            if not one.reference.pack.files.get("opponent"):
                alike = [
                    two.letter for two in plays.each if two.edition == one.edition and self._alike(one, two)
                ]
                tail = "" if one is plays.each[0] else f"-{one.letter}"
                shown = self._picture(page, one.reference, players, tail)
                found.append(within(self.reference.some("".join(alike)), shown))
        return found

    def _alike(self, one: Any, two: Any) -> bool:
        """Whether a combination is another one with no more than a seat that nobody plays."""
        more = set(two.besides) - set(one.besides)
        seat = "opponent" in two.reference.pack.files
        return set(one.besides) <= set(two.besides) and len(more) == seat

    def _picture(self, page: SitePage, of: Reference, players: int, tail: str) -> str:
        """A table that has just been set up."""
        if self.reference.undrawn:
            return ""
        path = self.reference.picture(f"{self.reference.root}/set-up-{players}{tail}.md")
        if not self.reference.code:
            drawn = {code: self._drawn(of, players, code) for code in self.reference.every}
            of.widths[players] = next(iter(drawn.values())).piece.width
            self.pictures.update(drawing(path, drawn))
        width = of.widths.get(players) or self._drawn(of, players, DEFAULT).piece.width
        alt = self.reference.say("The table at the start with {} players").format(players)
        return zoomed(pictured(page, path, alt, width, lazy=True), alt)

    def _drawn(self, of: Reference, players: int, language: str) -> Picture:
        """A table, set up as for a first game if there is such a way."""
        setup = game_kind(of.pack.manifest.game).play.setups[-1]
        return new_game(players, SEED, pack=of.pack, setup=setup).picture(language=language)

    # --- mistakes ------------------------------------------------------------------------------------

    def _mistakes(self) -> SitePage:
        page = self._page(MISTAKES, "question")
        say, code = self.reference.say, self._language
        page.add(say("What many believe, and below it what is right."))
        mistakes = [one for one in self.reference.mistakes if self.reference.holds(one.rules)]
        for area in self.reference.areas:
            here = [one for one in mistakes if self.reference.rule_by_id[one.rules[0]].area == area.id]
            if here:
                page.add(f"## {plain(self.reference.area_name(area))} {{ #about-{slug(area.id)} }}")
            for one in here:
                letters = self.reference.where(one.rules)
                anchor = slug(one.wrong[DEFAULT])
                wrong = self.reference.worded(one.wrong[code], one.rules, letters)
                page.head(3, f"{say('Wrong')}: {wrong}", anchor, letters, "gwt-wrong")
                right = self.reference.worded(one.right[code], one.rules, letters)
                page.body(
                    letters, self.reference.mark(letters), f"{right}{self._rests_on(page, one.rules)}"
                )
                both = "\0".join((one.wrong[code], one.right[code]))
                for said, where in self.reference.forms(both, one.rules, letters).items():
                    title, text = said.split("\0")
                    page.find(anchor, f"{say('Wrong')}: {title}", text, where or letters)
        return page

    # --- points --------------------------------------------------------------------------------------

    def _points(self) -> SitePage:
        page = self._page(POINTS, "rule")
        page.add(self.reference.say(ABOUT))
        forms: dict[str, str] = {}
        drawn: dict[str, str] = {}
        for letter, edition, one in self._each:
            if one.calculator is None:
                said = plain(one.pack.lacking(CALCULATOR, self._language))
            else:
                # Pictures of cards are those of the first edition; an opponent's points are not asked for.
                pictured_too = edition == self._each[0][1]
                if edition not in drawn:
                    drawn[edition] = Points(one, one.calculator, pictured=pictured_too).form(page)
                said = drawn[edition]
            forms[said] = forms.get(said, "") + letter
        for said, letters in forms.items():
            page.body(self.reference.some(letters), said)
        page.add(script(page))
        page.find("", page.title, self.reference.say(ABOUT))
        return page

    @property
    def _each(self) -> list[tuple[str, str, Reference]]:
        """The letter, the edition and the packs of each combination."""
        plays = self.reference.plays
        if plays is None:
            return [("", "", self.reference)]
        return [(one.letter, one.edition, one.reference) for one in plays.each]


@frozen
class Spoken:
    """A sentence as it is said in some combinations."""

    text: str
    rules: tuple[str, ...]
    letters: str


@define
class MergedPart:
    """A part of a turn or of the set-up in all combinations that have it, its lines in their order."""

    title: Mapping[str, str]
    letters: str = ""
    lines: list[tuple[Line, str]] = field(factory=list)


def laid(found: Sequence[tuple[str, Sequence[TurnPart]]]) -> list[MergedPart]:
    """Lays the parts of all combinations over each other: each line once, behind the one before it."""
    parts: dict[str, MergedPart] = {}
    for letter, has in found:
        for part in has:
            one = parts.setdefault(part.id or part.title[DEFAULT], MergedPart(part.title))
            one.letters += letter
            at = 0
            for line in part.lines:
                known = next((n for n, (other, _) in enumerate(one.lines) if other == line), None)
                if known is None:
                    one.lines.insert(at, (line, letter))
                    at += 1
                else:
                    one.lines[known] = line, one.lines[known][1] + letter
                    at = known + 1
    return list(parts.values())


def names(reference: Reference) -> list[str]:
    """The names of the pages that a pack has, or any of its combinations."""
    held: dict[str, Callable[[Reference], Any]] = {
        TURN: lambda one: one.turn,
        SETUP: lambda one: one.setup,
        MISTAKES: lambda one: one.mistakes,
        POINTS: lambda one: one.calculator,
    }
    return [name for name, has in held.items() if any(has(one) for _, one in reference.each)]
