"""Checks of seats that nobody plays: their turns, their cards, what they choose by and what they score."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from gwt.dsl.effects import JOINERS, May, walk
from gwt.errors import Problem, did_you_mean
from gwt.games.great_western.content import MEASURES, Entries, Opponent, Preference
from gwt.games.great_western.policy import fitting
from gwt.games.great_western.quantities import players
from gwt.games.great_western.turn_cards import FollowCard
from gwt.packs.document import Document, Steps

Documents = Mapping[str, Document]


def check_opponent(entries: Entries, documents: Documents) -> Iterator[Problem]:
    """What seats that nobody plays choose by is known, and somebody plays the others."""
    opponent = entries.opponent
    if opponent is None:
        return
    document = documents["opponent"]
    most = max(players(entries), default=0)
    if not 1 <= opponent.seats < most:
        message = f"of at most {most} players, 1 to {most - 1} are seats that nobody plays"
        yield document.problem(("seats",) if opponent.seats != 1 else (), message)
    spaces = {space.id: space.kind for space in entries.trail.spaces}
    if opponent.at is not None and spaces.get(opponent.at) == "building":
        message = f"nothing lies on '{opponent.at}' before the first turn, so no cattleman stands there"
        yield document.problem(("at",), message, "Name the space of a neutral building.")
    yield from _deck(opponent, document)
    yield from _scores(entries, opponent, document)
    places: list[tuple[Steps, tuple[Preference, ...]]] = [(("prefers",), opponent.prefers)]
    places += [(("levels", at, "prefers"), one.prefers) for at, one in enumerate(opponent.levels)]
    places += [(("cards", at, "prefers"), one.prefers) for at, one in enumerate(opponent.cards)]
    for steps, preferences in places:
        for at, preference in enumerate(preferences):
            yield from _preference(document, (*steps, at), preference)
            if fitting(preferences[:at], preference.choose) is not None:
                message = (
                    f"'{preference.choose}' is decided by an earlier entry, as its numbers do not matter"
                )
                yield document.problem((*steps, at, "choose"), message)
    named: list[tuple[Steps, Sequence[Any]]] = [(("without",), opponent.without)]
    named += [(("levels", at, "unused"), one.unused) for at, one in enumerate(opponent.levels)]
    named.append((("stops",), [one.space for one in opponent.stops]))
    named.append((("scores",), [one.category for one in opponent.scores]))
    for steps, names in named:
        for at, name in enumerate(names):
            if name in names[:at]:
                yield document.problem((*steps, at), f"'{name}' stands here twice")


def _deck(opponent: Opponent, document: Document) -> Iterator[Problem]:
    """There are cards at every level, and turns turn them up."""
    if not opponent.cards:
        yield document.problem(("cards",), "without cards there are no turns")
        return
    if not any(isinstance(node, FollowCard) for node in walk(opponent.turn)):
        message = "the cards are never turned up"
        yield document.problem(("turn",), message, "Write 'follow next turn card' as one of the steps.")
    for at, level in enumerate(opponent.levels):
        if {card.id for card in opponent.cards} <= {*level.unused}:
            message = f"'{level.id}' leaves no card in the deck"
            yield document.problem(("levels", at, "unused"), message)


def _scores(entries: Entries, opponent: Opponent, document: Document) -> Iterator[Problem]:
    categories = {category.id: category.name for category in entries.scoring.categories}
    for at, one in enumerate(opponent.scores):
        if one.category not in categories:
            message = f"'{one.category}' is no category of the score pad"
            hint = did_you_mean(one.category, categories)
            yield document.problem(("scores", at, "category"), message, hint)


def _preference(document: Document, steps: Steps, preference: Preference) -> Iterator[Problem]:
    verb = preference.choose.effect if isinstance(preference.choose, May) else preference.choose
    if isinstance(verb, JOINERS):
        message = f"'{verb}' is several things; a preference is for one verb"
        yield document.problem((*steps, "choose"), message)
    for key, limits in (("at_most", preference.at_most), ("at_least", preference.at_least)):
        for measure in limits:
            if measure not in MEASURES:
                hint = did_you_mean(measure, MEASURES)
                yield document.problem((*steps, key, measure), f"'{measure}' is no measure", hint)
    if preference.leave and (preference.by or preference.at_most or preference.at_least):
        yield document.problem((*steps, "leave"), "what is left undone is not sorted by anything")
