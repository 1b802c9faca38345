"""The pages for a table where a game is played: a turn, the set-up, and what is usually played wrong."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from attrs import frozen

from gwt import new_game
from gwt.errors import UsageError
from gwt.picture import Picture
from gwt.proofs.checklist import Rule
from gwt.proofs.rulebook import Line, Part
from gwt.site.page import THEMES, Content, Page, bullets, pictured, plain, slug, tab
from gwt.site.reference import Reference
from gwt.spec.registry import game_kind
from gwt.text import DEFAULT

TURN, SETUP, MISTAKES = "a-turn", "set-up", "mistakes"
TITLES = {
    TURN: "A turn on one page",
    SETUP: "Set-up",
    MISTAKES: "What people usually play wrong",
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
        """Links to rules, each by its title and its place in the rulebook."""
        links = ", ".join(self._named(page, self._by_id[rule]) for rule in rules)
        return f'<span class="gwt-rests" markdown="span">{links}</span>'

    def _named(self, page: Page, rule: Rule) -> str:
        title = plain(self.reference.title_of(rule.id) or rule.id)
        return (
            f"{page.link(title, self.reference.rule_link(rule))} ({plain(self.reference.place_of(rule))})"
        )

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
    held = {TURN: reference.turn, SETUP: reference.setup, MISTAKES: reference.mistakes}
    return [name for name, there in held.items() if there]


def _anchor(part: Part) -> str:
    """The anchor of a part, the same in all languages."""
    return slug(part.title[DEFAULT])


# --- numbers from the content -----------------------------------------------------------------------


def number(files: Mapping[str, Any], wanted: str, players: int) -> int | str:
    """Returns a number of a sentence, or several, from the files of a pack.

    A way such as `cattle.market` leads into a file, by fields, by the ids of entries and by keys; through a
    list it leads to the values of all its entries. Before it may stand `number of`, `sum of`, `seats of`
    (the first of them, one a player) or `tokens of` (those marked for so many players or fewer).

    Raises:
        UsageError: there is no such value.
    """
    how, _, way = wanted.rpartition(" of ")
    found = _at(files, way)
    match how:
        case "number":
            return len(found)
        case "sum":
            return int(sum(found))
        case "seats":
            return ", ".join(map(str, found[:players]))
        case "tokens":
            return sum(int(many) for each in found for least, many in each.items() if least <= players)
        case "" if isinstance(found, Mapping):
            return int(found[players])
        case "":
            return int(found)
    raise UsageError(f"'{wanted}' says no number: before 'of' stands number, sum, seats or tokens")


def _at(files: Mapping[str, Any], way: str) -> Any:
    """The value at a way into the files of a pack."""
    here: Any = files
    for step in way.split("."):
        here = _step(here, step, way)
    return here


def _step(here: Any, step: str, way: str) -> Any:
    if isinstance(here, Mapping):
        key: Any = int(step) if step.isdigit() else step
        if key in here:
            return here[key]
    elif isinstance(here, tuple):
        called = [one for one in here if getattr(one, "id", None) == step]
        if called:
            return called[0]
        key = int(step) if step.isdigit() else step
        return tuple(one.get(key, 0) if isinstance(one, Mapping) else _step(one, step, way) for one in here)
    elif hasattr(here, step):
        return getattr(here, step)
    raise UsageError(f"the files of the pack have no '{way}': there is no '{step}'")
