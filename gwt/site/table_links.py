"""Links that open the table of the site at a position: that of a scenario, which is the proof of a rule."""

import json
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from urllib.parse import urlencode

from attrs import frozen

from gwt.authoring import tryout_opening
from gwt.errors import IllegalChoice
from gwt.json_types import JsonObject
from gwt.memory_cache import bounded_cache
from gwt.packs import Pack
from gwt.play import game_at
from gwt.proofs import Scenario
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
    positions: JsonObject | None
    """Gathers the positions by their ids; None where there is no table."""

    def link_to_rules(self, page: SitePage, rules: Sequence[str], title: str, anchor: str) -> str:
        """Returns a link to the position that shows some rules best, as HTML; empty if there is none."""
        return self.link_to_first(page, self.telling(rules), title, anchor)

    def telling(self, rules: Sequence[str]) -> list[ScenarioProof]:
        """Returns the scenarios that prove some rules, first those that are about little else."""
        proofs = (proof for rule in rules for proof in self.reference.proofs.get(rule, ()))
        return sorted(proofs, key=lambda proof: len(proof.rules))

    def link_to_first(
        self, page: SitePage, proofs: Iterable[ScenarioProof], title: str, anchor: str = ""
    ) -> str:
        """Returns a link to the first position of some scenarios, as HTML; empty if there is none."""
        links = (self.link_to_scenario(page, proof, title, anchor) for proof in proofs)
        return next(filter(None, links), "")

    def link_to_scenario(self, page: SitePage, proof: ScenarioProof, title: str, anchor: str) -> str:
        """Returns a link to the position of a scenario, as HTML; empty if it cannot be played."""
        trial = None if self.positions is None else self.position_of_scenario(proof)
        if self.positions is None or trial is None:
            return ""
        id = position_id(trial)
        self.positions[id] = trial
        back = f"{page_folder(page.path)}/{anchor and '#'}{anchor}"
        query = escape_html(urlencode({"id": id, "back": back, "title": title}, safe="/"))
        label = escape_html(self.reference.say("Try it at the table"))
        return f'<a class="gwt-try" href="{page.href(PageLink(TABLE))}?at=/trial#{query}">{label}</a>'

    def position_of_scenario(self, proof: ScenarioProof) -> JsonObject | None:
        """Returns the packs, the position and the choices of a scenario, as a link has them."""
        case = first_playable_case(proof)
        return None if case is None else _opened(self.pack(proof), case)

    def pack(self, proof: ScenarioProof) -> Pack:
        """Returns the first pack in which a scenario can be played."""
        return self.reference.first_of_letters(proof.letter).pack


def position_id(trial: Mapping[str, object]) -> str:
    """Returns the id of a position with its choices, by what it holds."""
    return sha256(json.dumps(trial).encode()).hexdigest()[:10]


@bounded_cache(4096)
def _opened(pack: Pack, case: Scenario) -> JsonObject | None:
    chosen, game = case.data["play"], game_at(case.document, case.given, pack=pack)
    for text in chosen if isinstance(chosen, list) else [chosen]:
        try:
            game.play(str(text))
        except IllegalChoice:
            return None
    # The page compares them with the options as these are printed.
    return tryout_opening(pack, [position for _, position in case.given], list(map(str, game.history)))


def first_playable_case(proof: ScenarioProof) -> Scenario | None:
    """Returns the first case of a scenario in which somebody at a known seat chooses something."""
    choosing = (case for case in proof.cases if case.data.get("play"))
    return next((case for case in choosing if any("seat" in position for _, position in case.given)), None)
