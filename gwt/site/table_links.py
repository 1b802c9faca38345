"""Links that open the table of the site at a position: that of a scenario, which is the proof of a rule."""

import json
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from urllib.parse import urlencode

from attrs import frozen

from gwt import authoring, dsl, errors, json_types, memory_cache, packs, proofs
from gwt.play import Game, game_at, position_format
from gwt.site.markdown_page import PageLink, SitePage, escape_html, page_folder
from gwt.site.pack_reference import PackReference, ScenarioProof

TABLE = "play/index.md"
"""The page of the table, as if it were one of the pages of the packs."""
POSITIONS = "play/positions.json"
"""The file with the positions that links name."""


@frozen(eq=False)
class TableLinks:
    """Leads from the rules of some packs to positions at the table, if the site has one."""

    reference: PackReference
    positions: json_types.JsonObject | None
    """Gathers the positions by their ids; None where there is no table."""

    def link_to_rules(self, page: SitePage, rules: Sequence[str], title: str, anchor: str) -> str:
        """Returns a link to the position that shows some rules best, as HTML; empty if there is none."""
        links = (
            self.link_to_scenario(page, proof, title, anchor, rules[0]) for proof in self.telling(rules)
        )
        return next(filter(None, links), "")

    def telling(self, rules: Sequence[str]) -> list[ScenarioProof]:
        """Returns the scenarios in which the first of some rules can be tried.

        First come those that show it, then those in which a verb of its area is chosen and that are about
        little else. Where an area has no verbs, as scoring, only a scenario that shows a rule is one.
        """
        rule = rules[0]
        proofs = (
            proof
            for proof in self.reference.proofs.get(rule, ())
            if (case := first_playable_case(proof, rule)) is not None
            and (rule in case.shows or self.has_verb(rule, play_case(case, self.pack(proof))))
        )
        return sorted(proofs, key=lambda proof: (not proof.shows(rule), len(proof.rules)))

    def has_verb(self, rule: str, played: "PlayedCase | None") -> bool:
        """Whether a verb of the area of a rule is in the choices of a case."""
        effects = () if played is None else (dsl.walk_effect(choice) for choice in played.chosen)
        words = {dsl.class_name_in_words(type(effect)) for parts in effects for effect in parts}
        area = self.reference.rule_by_id[rule].area
        return any(words.intersection(other.verbs) for other in self.reference.areas if other.id == area)

    def link_to_first(
        self, page: SitePage, proofs: Iterable[ScenarioProof], title: str, anchor: str = ""
    ) -> str:
        """Returns a link to the first position of some scenarios, as HTML; empty if there is none."""
        links = (self.link_to_scenario(page, proof, title, anchor) for proof in proofs)
        return next(filter(None, links), "")

    def link_to_scenario(
        self, page: SitePage, proof: ScenarioProof, title: str, anchor: str, rule: str = ""
    ) -> str:
        """Returns a link to the position of a scenario, as HTML; empty if it cannot be played."""
        trial = None if self.positions is None else self.position_of_scenario(proof, rule)
        if self.positions is None or trial is None:
            return ""
        id = position_id(trial)
        self.positions[id] = trial
        back = f"{page_folder(page.path)}/{anchor and '#'}{anchor}"
        query = escape_html(urlencode({"id": id, "back": back, "title": title}, safe="/"))
        label = escape_html(self.reference.say("Try it at the table"))
        return f'<a class="gwt-try" href="{page.href(PageLink(TABLE))}?at=/trial#{query}">{label}</a>'

    def position_of_scenario(self, proof: ScenarioProof, rule: str = "") -> json_types.JsonObject | None:
        """Returns the packs, the position and the choices of a scenario, as a link has them."""
        case, pack = first_playable_case(proof, rule), self.pack(proof)
        played = None if case is None else play_case(case, pack)
        if case is None or played is None:
            return None
        # The page compares the choices with the options as these are printed.
        return authoring.tryout_opening(
            pack, [position for _, position in case.given], list(map(str, played.chosen))
        )

    def pack(self, proof: ScenarioProof) -> packs.Pack:
        """Returns the first pack in which a scenario can be played."""
        return self.reference.first_of_letters(proof.letter).pack


def position_id(trial: Mapping[str, object]) -> str:
    """Returns the id of a position with its choices, by what it holds."""
    return sha256(json.dumps(trial).encode()).hexdigest()[:10]


@frozen(eq=False)
class PlayedCase:
    """The changes by the first choices of a case."""

    before: json_types.JsonObject
    after: json_types.JsonObject
    chosen: tuple[dsl.Effect, ...]
    seat: int
    """The seat that has chosen first, counted from 0."""

    @property
    def is_plain(self) -> bool:
        """Whether it is a single choice that leaves nothing of it to decide and changes no other seat."""
        seats = zip(self.before["seats"], self.after["seats"], strict=True)
        return (
            len(self.chosen) == 1
            and all(before == after for seat, (before, after) in enumerate(seats) if seat != self.seat)
            and all(
                task in self.before["agenda"]
                for task in self.after["agenda"]
                if task["seat"] == self.seat + 1
            )
        )


@memory_cache.bounded_cache(4096)
def play_case(case: proofs.Scenario, pack: packs.Pack) -> PlayedCase | None:
    """Plays the first choices of a case; None if that is not possible in this pack, or there are none."""
    play = case.data.get("play") or []
    choices = play if isinstance(play, list) else [play]
    try:
        game = game_at(case.document, case.given, pack=pack)
        seat, before = game.seat, _standing(game)
        for choice in choices:
            game.play(str(choice))
    except (errors.IllegalChoice, errors.LocatedError):
        # A scenario that fails is reported by those who run it; the site still has its text.
        return None
    if seat is None or not choices:
        return None
    # Whose turn it is would show in every picture.
    after = _standing(game) | {key: before[key] for key in ("seat", "turn") if key in before}
    return PlayedCase(before, after, tuple(game.history[-len(choices) :]), seat)


def _standing(game: Game) -> json_types.JsonObject:
    return position_format.state_in_words(game.state, game.kind.play.names(game.pack, game.state))


def first_playable_case(proof: ScenarioProof, rule: str = "") -> proofs.Scenario | None:
    """Returns the first case of a scenario in which somebody at a known seat chooses something.

    Cases that show the rule come first.
    """
    choosing = [
        case
        for case in proof.cases
        if case.data.get("play") and any("seat" in position for _, position in case.given)
    ]
    return min(choosing, key=lambda case: rule not in case.shows, default=None)
