"""The vocabulary of a pack: its names, and the counts that use them."""

from collections.abc import Iterator, Mapping

from gwt.dsl import Count, Vocabulary
from gwt.packs import IdsByKind

_POINTS = ("building", "city", "station", "hazard", "cattle", "objective", "master", "column", "disc")

_PLAIN = {
    "own building in woods": "own buildings in woods",
    "own building": "own buildings",
    "own station": "own stations",
    "teepee pair": "teepee pairs",
    "placed piece": "placed pieces",
    "area with own piece": "areas with own piece",
    "hazard": "hazards",
    "objective in area": "objectives in area",
    "certificate": "certificates",
    "worker in section": "workers in section",
    "dollar": "dollars",
    "job market token": "job market tokens",
    "step limit": "step limit",
    "hand limit": "hand limit",
    "player": "players",
    "bid": "bids",
    "building of any player": "buildings of any player",
    "specialist": "specialists",
    "printed objective point": "printed objective points",
    **{f"{kind} point": f"{kind} points" for kind in _POINTS},
}
"""The counts that name no component, in singular and plural; the kind of the count has their words."""

_CARDS = {"cattle": "cattle", "card": "card", "objective": "objective"}


def card_id(breed: str, points: int, alone: bool) -> str:
    """The id of a cattle card: its breed, with its points if the breed has cards of different points."""
    return breed if alone else f"{breed}-{points}"


def vocabulary(names: IdsByKind) -> Vocabulary:
    """Returns the vocabulary of a pack, from the ids in its files."""
    cards = dict(_cards(names))
    return {
        "space": _same(names["space"]),
        "tile": _same(names["building"], names["supply"]),
        "station": _same(names["station"]),
        "city": _same(names["city"]),
        "target": _same(names["city"], names["station"]),
        "disc": _same(names["disc"]),
        "aux": _same(names["aux"]),
        "worker": _same(names["worker"]),
        "hand": _same(names["hand"]),
        "objective": {**_same(names["objective"]), "from stack": "from stack"},
        "piece": _same(names["piece"]),
        "master": _same(names["master"]),
        "town": _same(names["town"]),
        "area": _same(names["area"]),
        "turn-card": _same(names["turn-card"]),
        "level": _same(names["level"]),
        "event-card": _same(names["event-card"]),
        "ruling": _same(names["ruling"]),
        "track": {**_same(names["station"]), **{str(space): str(space) for space in range(1000)}},
        "card": cards,
        "count": {word: count for count in _counts(names) for word in (count.one, count.many)},
    }


def _same(*mappings: Mapping[str, object]) -> dict[str, str]:
    return {name: name for names in mappings for name in names}


def _values(names: IdsByKind) -> list[int]:
    numbers = {entry.get("value") for entry in names["breed"].values()}
    return sorted(value for value in numbers if isinstance(value, int))


def _cards(names: IdsByKind) -> Iterator[tuple[str, str]]:
    """Yields every description of cards, with the form in which it is printed."""
    yield from _CARDS.items()
    yield from {"cards": "card", "objectives": "objective"}.items()
    for value in _values(names):
        yield f"cattle of value {value}", f"cattle of value {value}"
    for breed, entry in names["breed"].items():
        yield breed, breed
        entries = entry.get("cards")
        copies = [spec for spec in entries if isinstance(spec, dict)] if isinstance(entries, list) else []
        for spec in copies:
            card = card_id(breed, spec.get("points", 0), len(copies) == 1)
            yield card, card
    for objective in names["objective"]:
        yield objective, objective


def _counts(names: IdsByKind) -> Iterator[Count]:
    for single, many in _PLAIN.items():
        yield Count(single, many, single)
    for worker, entry in names["worker"].items():
        yield Count(worker, str(entry.get("many", f"{worker}s")), "worker", worker)
        yield Count(f"specialty in {worker}", f"specialties in {worker}", "specialty", worker)
    for piece, entry in names["piece"].items():
        yield Count(piece, str(entry.get("many", f"{piece}s")), "piece", piece)
    for tile, entry in names["supply"].items():
        if entry.get("kind") == "teepee":
            yield Count(tile, f"{tile}s", "teepee", tile)
    for value in _values(names):
        word = f"cattle of value {value}"
        yield Count(word, word, "cattle", word)
    for breed in names["breed"]:
        yield Count(breed, f"{breed}s", "cattle", breed)
    for city in names["city"]:
        yield Count(f"own disc in {city}", f"own discs in {city}", "own disc", city)
    for town in names["town"]:
        yield Count(f"own piece in {town}", f"own piece in {town}", "own piece", town)
