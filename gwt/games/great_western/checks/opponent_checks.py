"""Checks of automatic seats: their turns, their cards, what they choose by and what they score."""

from collections.abc import Iterator, Sequence

from gwt.dsl import JOINER_CLASSES, Effect, May, contains_effect
from gwt.errors import did_you_mean
from gwt.games.great_western.ai import automatic_seats
from gwt.games.great_western.checks.quantities import player_numbers
from gwt.games.great_western.entries.content import Entries
from gwt.games.great_western.entries.opponent_content import Opponent, Preference
from gwt.games.great_western.verbs import buildings, delivery, objectives, trail, turn_cards, workers
from gwt.packs import EntryProblem, KeyPath


def check_opponent(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless the preferences of unplayed seats are known, and some seats are played."""
    opponent = entries.opponent
    if opponent is None:
        return
    most = max(player_numbers(entries), default=0)
    if not 1 <= opponent.seats < most:
        message = f"of at most {most} players, 1 to {most - 1} are seats that nobody plays"
        yield EntryProblem("opponent", ("seats",) if opponent.seats != 1 else (), message)
    spaces = {space.id: space.kind for space in entries.trail.spaces}
    if opponent.at is not None and spaces.get(opponent.at) == "building":
        message = f"nothing lies on '{opponent.at}' before the first turn, so no cattleman stands there"
        yield EntryProblem("opponent", ("at",), message, "Name the space of a neutral building.")
    yield from _deck(opponent)
    yield from _scores(entries, opponent)
    places: list[tuple[KeyPath, tuple[Preference, ...]]] = [(("prefers",), opponent.prefers)]
    places += [(("levels", at, "prefers"), level.prefers) for at, level in enumerate(opponent.levels)]
    places += [(("cards", at, "prefers"), card.prefers) for at, card in enumerate(opponent.cards)]
    for key_path, preferences in places:
        for at, preference in enumerate(preferences):
            yield from _preference(entries, (*key_path, at), preference)
            if automatic_seats.matching_preference(preferences[:at], preference.choose) is not None:
                message = f"'{preference.choose}' is decided by an earlier entry"
                message += ", as its numbers do not matter"
                yield EntryProblem("opponent", (*key_path, at, "choose"), message)
    named: list[tuple[KeyPath, Sequence[object]]] = [(("without",), opponent.without)]
    named += [(("levels", at, "unused"), level.unused) for at, level in enumerate(opponent.levels)]
    named.append((("stops",), [stop.space for stop in opponent.stops]))
    named.append((("scores",), [score.category for score in opponent.scores]))
    named.append((("cities",), [rule.city for rule in opponent.cities]))
    for key_path, names in named:
        for at, name in enumerate(names):
            if name in names[:at]:
                yield EntryProblem("opponent", (*key_path, at), f"'{name}' stands here twice")


def _deck(opponent: Opponent) -> Iterator[EntryProblem]:
    """Yields a finding unless there are cards at every level, and turns turn them up."""
    if not opponent.cards:
        yield EntryProblem("opponent", ("cards",), "without cards there are no turns")
        return
    if not contains_effect(opponent.turn, turn_cards.FollowCard):
        hint = "Write 'follow next turn card' as one of the steps."
        yield EntryProblem("opponent", ("turn",), "the cards are never turned up", hint)
    for at, level in enumerate(opponent.levels):
        if {card.id for card in opponent.cards} <= {*level.unused}:
            message = f"'{level.id}' leaves no card in the deck"
            yield EntryProblem("opponent", ("levels", at, "unused"), message)


def _scores(entries: Entries, opponent: Opponent) -> Iterator[EntryProblem]:
    categories = {category.id: category.name for category in entries.scoring.categories}
    for at, score in enumerate(opponent.scores):
        if score.category not in categories:
            message = f"'{score.category}' is not a category of the score pad"
            hint = did_you_mean(score.category, categories)
            yield EntryProblem("opponent", ("scores", at, "category"), message, hint)


def _preference(entries: Entries, key_path: KeyPath, preference: Preference) -> Iterator[EntryProblem]:
    verb = preference.choose.effect if isinstance(preference.choose, May) else preference.choose
    if isinstance(verb, JOINER_CLASSES):
        message = f"'{verb}' is several things; a preference is for one verb"
        yield EntryProblem("opponent", (*key_path, "choose"), message)
        return
    options = automatic_seats.OPTIONS.get(automatic_seats.content_verb_of(verb), ())
    say = [name for name, measure in automatic_seats.MEASURES.items() if {*measure.of} & {*options}]
    yield from _measures(key_path, preference, verb, say)
    yield from _reached(entries, key_path, preference, options)
    yield from _bounds(key_path, preference)
    yield from _order(entries, key_path, preference, options)
    decides = preference.by or preference.at_most or preference.at_least or preference.order
    if preference.leave and decides:
        yield EntryProblem(
            "opponent", (*key_path, "leave"), "what is left undone is not sorted by anything"
        )
    if not preference.leave and not decides:
        message = f"this does not say how '{verb}' is chosen"
        hint = f"Write 'by: [most {say[0]}]' or the like; without an entry chance decides." if say else ""
        yield EntryProblem("opponent", (*key_path, "choose"), message, hint)
    if preference.leave and isinstance(verb, trail.MoveCattleman) and preference.choose is verb:
        message = f"'{verb}' is left undone, so the seat stands still wherever it should move"
        hint = f"Write 'may {verb}' if only that may be left, or leave the entry out."
        yield EntryProblem("opponent", (*key_path, "leave"), message, hint)
    elif preference.leave and preference.choose is verb and verb.yields_number:
        message = f"'{verb}' is not left undone, for what follows may need its number"
        yield EntryProblem(
            "opponent", (*key_path, "leave"), message, f"Write 'may {verb}' if only that may be left."
        )


def _measures(
    key_path: KeyPath, preference: Preference, verb: Effect, say: Sequence[str]
) -> Iterator[EntryProblem]:
    """Yields a finding for each measure that there is not, or that does not tell options apart."""
    sorting = [order.split()[1] for order in preference.by]
    measured: list[tuple[KeyPath, str]] = [(("by", at), measure) for at, measure in enumerate(sorting)]
    measured += [(("at_most", name), name) for name in preference.at_most]
    measured += [(("at_least", name), name) for name in preference.at_least]
    for where, measure in measured:
        if measure not in automatic_seats.MEASURES:
            near = did_you_mean(measure, automatic_seats.MEASURES)
            yield EntryProblem("opponent", (*key_path, *where), f"'{measure}' is not a measure", near)
        elif measure not in say:
            message = f"'{measure}' is the same for every option of '{verb}'"
            apart = f"Measures that tell them apart: {', '.join(say)}."
            hint = apart if say else "No measure tells them apart."
            yield EntryProblem("opponent", (*key_path, *where), message, hint)


def _bounds(key_path: KeyPath, preference: Preference) -> Iterator[EntryProblem]:
    """Yields a finding for each measure that sorts twice, or whose bounds leave nothing."""
    sorting = [order.split()[1] for order in preference.by]
    for at, measure in enumerate(sorting):
        if measure in sorting[:at]:
            message = f"'{measure}' stands here twice: what is equal by it once is equal again"
            yield EntryProblem("opponent", (*key_path, "by", at), message)
    for measure in preference.at_least.keys() & preference.at_most.keys():
        if preference.at_least[measure] > preference.at_most[measure]:
            message = f"no option has at least {preference.at_least[measure]} and at most "
            message += f"{preference.at_most[measure]} of '{measure}'"
            yield EntryProblem("opponent", (*key_path, "at_least", measure), message)


def _reached(
    entries: Entries, key_path: KeyPath, preference: Preference, options: Sequence[type[Effect]]
) -> Iterator[EntryProblem]:
    """Yields a problem for each bound that every option is beyond, by what is printed."""
    printed = _printed(entries)
    for key, bounds in (("at_least", preference.at_least), ("at_most", preference.at_most)):
        for measure, bound in bounds.items():
            numbers = [number for option in options for number in printed.get((option, measure), ())]
            if not numbers:
                continue
            least, most = min(numbers), max(numbers)
            if bound > most if key == "at_least" else bound < least:
                message = f"no option of '{preference.choose}' comes to {bound} by '{measure}'"
                hint = f"They have {least} to {most}, so a bound between these tells them apart."
                yield EntryProblem("opponent", (*key_path, key, measure), message, hint)


def _printed(entries: Entries) -> dict[tuple[type[Effect], str], list[int]]:
    """The numbers that options have by a measure, for those measures that are printed on components."""
    apart = entries.opponent.cities if entries.opponent else ()
    cities, private = entries.cities.cities, entries.buildings.private
    tiles = [tile for tile in entries.supply.tiles if tile.kind == "hazard"]
    points: list[int | None] = [*(city.points for city in cities), *(rule.points for rule in apart)]
    return {
        (delivery.DeliverTo, "points"): [number for number in points if number is not None],
        (delivery.DeliverTo, "value"): [city.value for city in cities],
        (trail.RemoveHazardAt, "points"): [tile.points for tile in tiles],
        (buildings.PlaceOn, "points"): [tile.points for tile in private],
        (buildings.PlaceOn, "builders"): [0, *(tile.builders for tile in private)],
        (workers.Hire, "row"): [1, len(entries.job_market.rows)],
        (objectives.GainObjective, "points"): [0, *(card.points for card in entries.objectives.objectives)],
    }


def _order(
    entries: Entries, key_path: KeyPath, preference: Preference, options: Sequence[type[Effect]]
) -> Iterator[EntryProblem]:
    """Yields a finding unless a list has names that an option can have, each once."""
    lists = {named for option in options for field in option.fields for named in _NAMED.get(field, ())}
    names = {
        thing.id
        for file, key in lists
        if getattr(entries, file) is not None
        for thing in getattr(getattr(entries, file), key)
    }
    for at, name in enumerate(preference.order):
        if name not in names:
            message = f"no option of '{preference.choose}' names '{name}'"
            yield EntryProblem("opponent", (*key_path, "order", at), message, did_you_mean(name, names))
        elif name in preference.order[:at]:
            yield EntryProblem("opponent", (*key_path, "order", at), f"'{name}' stands here twice")


_NAMED = {
    "city": (("cities", "cities"),),
    "master": (("station_masters", "masters"),),
    "space": (("trail", "spaces"),),
    "tile": (("buildings", "neutral"), ("buildings", "private")),
    "town": (("network", "towns"),),
    "track": (("railroad", "stations"),),
    "which": (("objectives", "objectives"),),
    "worker": (("workers", "kinds"),),
}
"""The fields of options that hold names, each with the lists of entries that it names."""
