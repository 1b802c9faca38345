"""Great Western Trail: what its content may say, what its verbs mean, its setup, turns and scoring.

`content` and `vocabulary` serve the loading of packs, `board` is the loaded content ready for play,
`state` is what changes, and the modules after it hold the rows of the table of verbs by subject.
"""

from functools import cache

from gwt.games.great_western import (
    buildings,
    cards,
    cattle_market,
    certificates,
    delivery,
    discs,
    foresight,
    location,
    money,
    objectives,
    railroad,
    trail,
    workers,
)
from gwt.games.great_western.board import Board
from gwt.games.great_western.checks import check
from gwt.games.great_western.content import FILES, IDS, REFERENCES
from gwt.games.great_western.counts import COUNTS
from gwt.games.great_western.hidden import deal_anew
from gwt.games.great_western.language import LANGUAGE
from gwt.games.great_western.positions import EXTRAS, names
from gwt.games.great_western.scoring import scores
from gwt.games.great_western.setup import SETUPS, set_up
from gwt.games.great_western.turns import next_turn
from gwt.games.great_western.vocabulary import vocabulary
from gwt.games.kind import GameKind
from gwt.kernel.joiners import JOINERS
from gwt.kernel.rules import Rules
from gwt.packs.load import Family, Pack
from gwt.resources import content

FAMILY = Family(
    name="great-western-trail",
    language=LANGUAGE,
    files=FILES,
    ids=IDS,
    vocabulary=vocabulary,
    references=REFERENCES,
    check=check,
)

_SUBJECTS = (
    buildings,
    cards,
    cattle_market,
    certificates,
    delivery,
    discs,
    foresight,
    location,
    money,
    objectives,
    railroad,
    trail,
    workers,
)

VERBS = {**JOINERS, **{node: verb for one in _SUBJECTS for node, verb in one.VERBS.items()}}


@cache
def _board(pack: Pack) -> Board:
    return Board(pack)


def rules(pack: Pack, rulings: frozenset[str]) -> Rules:
    return Rules(
        family=FAMILY.name,
        content=_board(pack),
        verbs=VERBS,
        counts=COUNTS,
        next_turn=next_turn,
        score=scores,
        rulings=rulings,
    )


GAME = GameKind(
    family=FAMILY,
    packs=content("great_western"),
    pack="first_edition",
    players=lambda pack: _board(pack).players,
    setups=SETUPS,
    rules=rules,
    set_up=set_up,
    names=names,
    deal_anew=deal_anew,
    extras=EXTRAS,
)
