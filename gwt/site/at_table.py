"""The pages for a table where a game is played: a turn, the set-up, and what is usually played wrong."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import groupby

from attrs import frozen

from gwt import new_game
from gwt.picture import Picture
from gwt.proofs.checklist import Rule
from gwt.proofs.rulebook import Line, Part
from gwt.site.page import THEMES, Content, Page, bullets, pictured, plain, slug, tab
from gwt.site.points import NAME as POINTS
from gwt.site.points import TITLE, Points
from gwt.site.reference import Reference
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
    """Writes pages for those who play with the box; `pictures` gathers the files that they show."""

    reference: Reference
    pictures: dict[str, Content]

    def pages(self) -> Iterator[Page]:
        if self.reference.turn:
            yield self._turn(self.reference.turn)
        if self.reference.setup:
            yield self._setup(self.reference.setup)
        if self.reference.mistakes:
            yield self._mistakes()
        if self.reference.calculator:
            yield Points(self.reference, self.reference.calculator).page()

    # --- a turn --------------------------------------------------------------------------------------

    def _turn(self, parts: Sequence[Part]) -> Page:
        page = self._page(TURN, "rule")
        page.add(self.reference.say("What you do in a turn, with the rules that say so."))
        for part in parts:
            page.add(f"## {plain(part.title[self._language])} {{ #{_anchor(part)} }}")
            page.add(bullets(self._line(page, line) for line in part.lines))
        return page

    def _page(self, name: str, kind: str) -> Page:
        return Page(f"{self.reference.root}/{name}.md", self.reference.say(TITLES[name]), kind=kind)

    @property
    def _language(self) -> str:
        return self.reference.code or DEFAULT

    def _line(self, page: Page, line: Line, players: int = 0) -> str:
        """A sentence with the rules on which it rests."""
        files = self.reference.pack.files
        values = {name: str(number(files, way, players)) for name, way in line.values.items()}
        values |= {name: str(many[players]) for name, many in line.players.items()}
        return f"{plain(line.say[self._language].format(**values))}{self._rests_on(page, line.rules)}"

    def _rests_on(self, page: Page, rules: Sequence[str]) -> str:
        """Links to rules by their titles, with the place in the rulebook behind those that share it."""
        groups = groupby((self._by_id[rule] for rule in rules), lambda rule: rule.place)
        links = (
            f"{', '.join(self._named(page, rule) for rule in here)} ({plain(place)})"
            for place, here in groups
        )
        return f'<span class="gwt-rests" markdown="span">{", ".join(links)}</span>'

    def _named(self, page: Page, rule: Rule) -> str:
        return page.link(plain(self.reference.title_of(rule.id) or rule.id), self.reference.rule_link(rule))

    @cached_property
    def _by_id(self) -> Mapping[str, Rule]:
        return {rule.id: rule for rule in self.reference.rules}

    # --- the set-up ----------------------------------------------------------------------------------

    def _setup(self, parts: Sequence[Part]) -> Page:
        page = self._page(SETUP, "rule")
        say = self.reference.say
        page.add(say("Choose how many you are; the numbers and the picture are for that many."))
        for players in self._players:
            shown = [self._picture(page, players)]
            for part in parts:
                lines = bullets(self._line(page, line, players) for line in part.lines)
                shown += [f"**{plain(part.title[self._language])}**", lines]
            page.add(tab(say("{} players").format(players), "\n\n".join(filter(None, shown))))
        return page

    @property
    def _players(self) -> Sequence[int]:
        kind = game_kind(self.reference.pack.manifest.game)
        return kind.play.players(self.reference.pack)

    def _picture(self, page: Page, players: int) -> str:
        """A table that has just been set up."""
        if self.reference.undrawn:
            return ""
        path = self.reference.picture(f"{self.reference.root}/set-up-{players}.md")
        drawn = self._drawn[players]
        for theme in THEMES:
            if not self.reference.code:
                self.pictures[f"{path}-{theme}.svg"] = drawn.svg(theme)
        alt = self.reference.say("The table at the start with {} players").format(players)
        shown = pictured(page, path, alt, drawn.piece.width, lazy=True)
        return f'<gwt-zoom label="{plain(alt)}">{shown}</gwt-zoom>'

    @cached_property
    def _drawn(self) -> Mapping[int, Picture]:
        """The tables by the number of players, set up as for a first game where there is such a way."""
        pack = self.reference.pack
        setup = game_kind(pack.manifest.game).play.setups[-1]
        games = (new_game(players, SEED, pack=pack, setup=setup) for players in self._players)
        return {game.premise.players: game.picture() for game in games}

    # --- mistakes ------------------------------------------------------------------------------------

    def _mistakes(self) -> Page:
        page = self._page(MISTAKES, "question")
        say, code = self.reference.say, self._language
        page.add(say("What many believe, and below it what is right."))
        for area in self.reference.areas:
            here = [one for one in self.reference.mistakes if self._by_id[one.rules[0]].area == area.id]
            if here:
                page.add(f"## {plain(self.reference.area_name(area))} {{ #about-{slug(area.id)} }}")
            for one in here:
                anchor = f"{{ #{slug(one.wrong[DEFAULT])} .gwt-wrong }}"
                page.add(f"### {say('Wrong')}: {plain(one.wrong[code])} {anchor}")
                page.add(f"{plain(one.right[code])}{self._rests_on(page, one.rules)}")
        return page


def names(reference: Reference) -> list[str]:
    """The names of the pages that a pack has."""
    held = {
        TURN: reference.turn,
        SETUP: reference.setup,
        MISTAKES: reference.mistakes,
        POINTS: reference.calculator,
    }
    return [name for name, there in held.items() if there]


def _anchor(part: Part) -> str:
    """The anchor of a part, the same in all languages."""
    return slug(part.title[DEFAULT])
