"""The pack against `facts/first-edition.md`: what is printed is entered twice, and both must agree.

Every field of every entry is compared, but for texts that mean nothing to play.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import attrs
import pytest

import gwt
from gwt.games.great_western.checks.quantities import tiles_in_pile
from gwt.games.great_western.entries.content import Entries
from gwt.packs.limits import PIECES

FACTS = Path(__file__).parent / "facts" / "first-edition.md"
TEXTS = {"name", "source", "many", "colour"}
"""Fields that are compared only where the facts have them."""

Cells = dict[str, str]
"""A row, by the heads of its columns."""


@attrs.frozen
class Section:
    """A heading of the facts and the table under it."""

    heading: str
    rows: tuple[Cells, ...]


def sections(text: str) -> dict[str, Section]:
    found = {}
    for part in text.split("\n## ")[1:]:
        heading, *lines = part.splitlines()
        cells = [
            [cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")
        ]
        rows = tuple(dict(zip(cells[0], row, strict=True)) for row in cells[2:])
        found[heading] = Section(heading, rows)
    return found


SECTIONS = sections(FACTS.read_text(encoding="utf-8"))

# --- cells -------------------------------------------------------------------------------------------


def _number(cell: str) -> int:
    return 0 if cell == "–" else int(cell.replace("−", "-"))


def _codes(cell: str) -> tuple[str, ...]:
    return tuple(re.findall("`([^`]+)`", cell))


def _code(cell: str) -> str | None:
    """What stands in backticks, if anything."""
    found = _codes(cell)
    assert len(found) == (cell != "–"), cell
    return found[0] if found else None


def _id(name: str) -> str:
    return name.lower().replace(" ", "-")


def _hands(cell: str) -> tuple[str, ...]:
    return () if cell == "–" else tuple(f"{colour}-hand" for colour in cell.split(" + "))


def _sequence(section: Section) -> str:
    """The expressions of all rows, one after the other."""
    return " then ".join(code for row in section.rows for code in _codes(row["in the language"]))


# --- comparing ---------------------------------------------------------------------------------------

Compare = Callable[..., Iterator[str]]
COMPARISONS: list[tuple[tuple[str, ...], Compare]] = []


def _compares(*headings: str) -> Callable[[Compare], Compare]:
    """Registers a comparison of the entries with these sections, which it gets as arguments."""

    def register(compare: Compare) -> Compare:
        COMPARISONS.append((headings, compare))
        return compare

    return register


def differences(entries: Entries) -> Iterator[str]:
    """What the entries of a pack say that the facts do not, or the other way round."""
    for headings, compare in COMPARISONS:
        yield from compare(entries, *(SECTIONS[heading] for heading in headings))


def _plain(value: Any) -> Any:
    """A value of an entry as facts say it: expressions as their text."""
    if isinstance(value, tuple):
        return tuple(map(_plain, value))
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items()}
    return value if value is None or isinstance(value, (bool, int, str)) else str(value)


def _same(section: Section, label: Any, what: str, fact: Any, found: Any) -> Iterator[str]:
    if type(found) is not type(fact) or found != fact:
        yield f"{section.heading}, {label}: {what} is {fact!r} in the facts and {found!r} in the pack"


def _entry(
    section: Section, label: Any, entry: Any, apart: tuple[str, ...] = (), /, **facts: Any
) -> Iterator[str]:
    """Every field of an entry: as the facts say, and as if it were left out where they say nothing.

    `apart` are fields that hold entries of their own or that another section tells.
    """
    for field in attrs.fields(type(entry)):
        if field.name in facts:
            fact = facts[field.name]
        elif field.name in TEXTS or field.name in apart:
            continue
        else:
            fact = field.default
            assert fact is not attrs.NOTHING, f"{section.heading} says nothing about {field.name}"
            fact = fact.factory() if isinstance(fact, attrs.Factory) else fact
        yield from _same(section, label, field.name, fact, _plain(getattr(entry, field.name)))


def _each(
    section: Section, key: Callable[[Cells], Any], entries: Mapping[Any, Any]
) -> Iterator[tuple[Cells, Any]]:
    """Each row with its entry, for those that have one; `_all_there` tells about the others."""
    for row in section.rows:
        if key(row) in entries:
            yield row, entries[key(row)]


def _list(
    section: Section,
    key: str | Callable[[Cells], Any],
    entries: Iterable[Any],
    facts: Callable[[Cells], dict[str, Any]],
    id: str = "id",
) -> Iterator[str]:
    """Every entry of a list against the row that has its `id`, in a column or by a function."""

    def row_id(row: Cells) -> Any:
        return _code(row[key]) if isinstance(key, str) else key(row)

    by_id = {getattr(entry, id): entry for entry in entries}
    yield from _all_there(section, list(map(row_id, section.rows)), list(by_id))
    for row in section.rows:
        if entry := by_id.get(row_id(row)):
            yield from _entry(section, row_id(row), entry, **{id: row_id(row)}, **facts(row))


def _all_there(section: Section, facts: list[Any], found: list[Any]) -> Iterator[str]:
    yield from _same(section, "all rows", "the order", facts, found)


def _by_id(entries: tuple[Any, ...]) -> dict[str, Any]:
    return {entry.id: entry for entry in entries}


# --- board -------------------------------------------------------------------------------------------


@_compares("Trail", "Teepee spaces")
def _spaces(entries: Entries, trail: Section, teepees: Section) -> Iterator[str]:
    spaces = _by_id(entries.trail.spaces)
    facts = {_code(row["space"]): row for row in trail.rows}
    values = {_code(row["space"]): _number(row["dollars"]) for row in teepees.rows}
    takes = {_code(row["space"]): _code(row.get("in the language", "–")) for row in teepees.rows}
    yield from _same(trail, "all rows", "the spaces", sorted(map(str, facts)), sorted(spaces))
    for name, row in facts.items():
        if name in spaces:
            yield from _entry(
                trail if name not in values else teepees,
                name,
                spaces[name],
                ("use",),
                id=name,
                kind=row["kind"],
                section="" if row["section"] == "–" else row["section"],
                next=_codes(row["next"]),
                woods=row["woods"] == "yes",
                risk=_code(row["in the language"]),
                value=values.get(name, 0),
                take=takes.get(name),
            )
    filled = sorted(teepees.rows, key=lambda row: _number(row["fill order"]))
    for section in dict.fromkeys(row["section"] for row in trail.rows if row["section"] != "–"):
        order = [name for name, row in facts.items() if row["section"] == section]
        if section == "trade":
            order = [_code(row["space"]) for row in filled]
        found = [space.id for space in spaces.values() if space.section == section]
        yield from _same(teepees, section, "the fill order", order, found)


@_compares("Kansas City", "Turn")
def _uses(entries: Entries, end: Section, turn: Section) -> Iterator[str]:
    for space in entries.trail.spaces:
        use = _sequence(end) if space.id == "kansas-city" else None
        yield from _same(end, space.id, "use", use, _plain(space.use))
    yield from _same(turn, "all rows", "turn", _sequence(turn), _plain(entries.trail.turn))


@_compares("Fees")
def _fees(entries: Entries, fees: Section) -> Iterator[str]:
    hands = _by_id(entries.supply.hands)
    yield from _all_there(fees, ["green-hand", "black-hand"], list(hands))
    for column in ("green hand", "black hand"):
        fee = {_number(row["players"]): _number(row[column]) for row in fees.rows}
        if _id(column) in hands:
            yield from _entry(fees, column, hands[_id(column)], id=_id(column), fee=fee)


@_compares("Stations")
def _stations(entries: Entries, stations: Section) -> Iterator[str]:
    def facts(row: Cells) -> dict[str, Any]:
        where = row["turnout between"]
        return {
            "after": None if where == "–" else _number(where.split(" – ")[0]),
            "turnout": " – " in where or where == "–",
            "price": _number(row["upgrade cost"]),
            "points": _number(row["VP"]),
            "corners": row["corners"],
            "master": row["station master space"] == "yes",
        }

    yield from _list(stations, "station", entries.railroad.stations, facts)


@_compares("Other facts", "Crosses", "End of the railroad")
def _railroad(entries: Entries, other: Section, crosses: Section, finish: Section) -> Iterator[str]:
    railroad, apart = entries.railroad, ("stations", "length", "crosses", "finish", "transport")
    yield from _entry(other, "railroad", railroad, apart)
    yield from _other(other, "last space of the railroad", railroad.length)
    yield from _other(other, "dollars of transport for a cross", railroad.transport)
    order = ", ".join(entries.cities.order)
    yield from _other(other, "steps of a delivery, in order", order)
    behind = tuple(_number(row["between"].split(" – ")[0]) for row in crosses.rows)
    yield from _same(crosses, "all rows", "crosses", behind, railroad.crosses)
    yield from _same(finish, "all rows", "finish", _sequence(finish), _plain(railroad.finish))


@_compares("Cities")
def _cities(entries: Entries, cities: Section) -> Iterator[str]:
    def facts(row: Cells) -> dict[str, Any]:
        return {
            "value": _number(row["value"]),
            "corners": row["corners"],
            "points": _number(row["VP"]),
            "again": row["repeatable"] == "yes",
            "delivery": _code(row["in the language"]),
            "needs": _codes(row.get("needs", "–")),
            "score": _code(row.get("score", "–")),
        }

    yield from _list(cities, "city", entries.cities.cities, facts)


@_compares("Links")
def _links(entries: Entries, links: Section) -> Iterator[str]:
    def facts(row: Cells) -> dict[str, Any]:
        return {"points": _number(row["VP"]), "delivery": _code(row["in the language"])}

    yield from _list(links, lambda row: _codes(row["link"]), entries.cities.links, facts, "between")


# --- player board ------------------------------------------------------------------------------------


@_compares("Disc spaces", "Step limits", "Auxiliary actions")
def _discs(entries: Entries, discs: Section, limits: Section, auxiliary: Section) -> Iterator[str]:
    found = _by_id(entries.player_board.discs)
    actions = {row["no."]: _code(row["auxiliary action"]) for row in auxiliary.rows} | {"–": None}
    yield from _all_there(discs, [_code(row["space"]) for row in discs.rows], list(found))
    for row, disc in _each(discs, lambda row: _code(row["space"]), found):
        column = f"`{disc.id}`"
        steps = {_number(one["players"]): _number(one[column]) for one in limits.rows if column in one}
        yield from _entry(
            limits if steps else discs,
            disc.id,
            disc,
            id=_code(row["space"]),
            corners=row["corners"],
            clear=_code(row["in the language"]),
            aux=actions[row["auxiliary action"]],
            certificates=_number(row["certificate limit"]),
            after=_code(row["only together with"]),
            steps=steps,
            hand=_number(row["hand limit"]),
            points=_number(row["VP"]),
        )


@_compares("Auxiliary actions")
def _auxiliary(entries: Entries, auxiliary: Section) -> Iterator[str]:
    def facts(row: Cells) -> dict[str, Any]:
        return {"action": _code(row["in the language"]), "clear": _number(row["clear at the start"])}

    actions = entries.player_board.auxiliary
    yield from _list(auxiliary, "auxiliary action", actions, facts)
    doubles = [_code(row["double in the language"]) for row in auxiliary.rows]
    yield from _same(auxiliary, "all rows", "double", doubles, [str(action.forms[1]) for action in actions])


@_compares("Other facts", "Step limits", "Certificate track")
def _player_board(entries: Entries, other: Section, limits: Section, track: Section) -> Iterator[str]:
    board, apart = entries.player_board, ("hand", "steps", "certificates", "certificate_limit")
    apart = (*apart, "deal", "auxiliary_spaces")
    yield from _entry(other, "player board", board, (*apart, "discs", "auxiliary"))
    yield from _other(other, "hand limit at the start", board.hand)
    deal, spaces = (", ".join(map(str, numbers)) for numbers in (board.deal, board.auxiliary_spaces))
    yield from _other(other, "cards in the starting hand, in turn order", deal)
    item = "clear spaces for the single and the double form of an auxiliary action"
    yield from _other(other, item, spaces)
    yield from _other(other, "certificate limit at the start", board.certificate_limit)
    start = {_number(row["players"]): _number(row["start"]) for row in limits.rows}
    yield from _same(limits, "start", "steps", start, board.steps)
    numbers = tuple(_number(row["number"]) for row in track.rows)
    yield from _same(track, "all rows", "certificates", numbers, board.certificates)


@_compares("Worker actions", "Worker columns", "Other facts")
def _workers(entries: Entries, actions: Section, columns: Section, other: Section) -> Iterator[str]:
    workers = entries.workers
    kinds = _by_id(workers.kinds)
    facts: dict[str | None, dict[int, str | None]] = {}
    for row in actions.rows:
        action = _code(row["in the language"])
        facts.setdefault(_code(row["worker"]), {})[_number(row["column"])] = action
    yield from _all_there(actions, list(facts), list(kinds))
    for kind, printed in facts.items():
        if kind in kinds:
            yield from _entry(actions, kind, kinds[kind], id=kind, columns=printed)
    vp = "VP for a worker there"
    points = {_number(row["column"]): _number(row[vp]) for row in columns.rows if row[vp] != "–"}
    yield from _entry(columns, "all rows", workers, ("columns", "kinds", "printed"), points=points)
    yield from _same(columns, "all rows", "number of columns", len(columns.rows), workers.columns)
    yield from _other(other, "columns of a row of workers", workers.columns)
    yield from _other(other, "printed workers of each kind", workers.printed)


# --- tiles -------------------------------------------------------------------------------------------


@_compares("Neutral buildings")
def _neutral(entries: Entries, neutral: Section) -> Iterator[str]:
    def facts(row: Cells) -> dict[str, Any]:
        return {"space": f"neutral-{row['tile'].lower()}", "actions": _codes(row["in the language"])}

    yield from _list(
        neutral, lambda row: f"building-{row['tile'].lower()}", entries.buildings.neutral, facts
    )


@_compares("Private buildings", "Other facts")
def _private(entries: Entries, private: Section, other: Section) -> Iterator[str]:
    def facts(row: Cells) -> dict[str, Any]:
        return {
            "number": _number(row["side"][:-1]),
            "side": row["side"][-1],
            "builders": _number(row["craftsmen"]),
            "points": _number(row["VP"]),
            "hands": _hands(row["hand"]),
            "actions": _codes(row["in the language"]),
        }

    buildings = entries.buildings
    yield from _list(private, lambda row: row["side"], buildings.private, facts)
    yield from _entry(other, "buildings", buildings, ("builder", "neutral", "private"))
    yield from _other(other, "worker that a private building needs", buildings.builder)


def _unused(rows: tuple[Cells, ...]) -> dict[str | None, dict[int, dict[int, int]]]:
    """By tile, pile and number of players."""
    found: dict[str | None, dict[int, dict[int, int]]] = {}
    for row in rows:
        numbers = {count: _number(row[f"{count} players"]) for count in (2, 3)}
        left = {count: number for count, number in numbers.items() if number}
        found.setdefault(_code(row["tile"]), {})[_number(row["pile"])] = left
    return found


@_compares("Hazard tiles", "Workers and teepees", "Unused tiles")
def _supply_tiles(entries: Entries, hazards: Section, others: Section, left: Section) -> Iterator[str]:
    found, unused = _by_id(entries.supply.tiles), _unused(left.rows)
    names = [_code(row["tile"]) for row in others.rows]
    for kind in ("flood", "drought", "rockfall"):
        for row in hazards.rows:
            name = f"{kind}-{row['hand']}-{row['VP']}"
            names.append(name)
            if name in found:
                yield from _entry(
                    hazards,
                    name,
                    found[name],
                    id=name,
                    kind="hazard",
                    section=kind,
                    hands=_hands(row["hand"]),
                    points=_number(row["VP"]),
                    piles={1: _number(row["copies"])},
                    unused=unused.get(name, {}),
                )
    for row, tile in _each(others, lambda row: _code(row["tile"]), found):
        yield from _entry(
            others,
            tile.id,
            tile,
            id=_code(row["tile"]),
            kind=row["kind"],
            section="trade" if row["kind"] == "teepee" else "",
            hands=_hands(row["hand"]),
            piles={pile: _number(row[f"pile {pile}"]) for pile in (1, 2, 3) if row[f"pile {pile}"] != "–"},
            unused=unused.get(tile.id, {}),
        )
    yield from _same(others, "all rows", "the tiles", sorted(map(str, names)), sorted(found))


@_compares("Other facts")
def _supply(entries: Entries, other: Section) -> Iterator[str]:
    supply = entries.supply
    apart = ("tiles", "hands", "spots", "shown", "laid_out", "placed", "put_back", "workers", "last_turns")
    yield from _entry(other, "supply", supply, apart)
    yield from _other(other, "columns of foresight spaces", supply.spots)
    yield from _other(other, "foresight spaces in a column", supply.shown)
    yield from _other(other, "pile whose tiles are placed on the board in setup", supply.laid_out)
    yield from _other(other, "tiles placed from it in setup", supply.placed)
    yield from _other(other, "when a hazard without a space goes back in setup", supply.put_back)
    kinds = ", ".join(supply.last_turns)
    yield from _other(other, "kinds of tiles that foresight brings in the last turns", kinds)
    yield from _other(other, "pile whose workers fill the job market in setup", supply.workers)


@_compares("Station masters", "Other facts")
def _masters(entries: Entries, masters: Section, other: Section) -> Iterator[str]:
    def facts(row: Cells) -> dict[str, Any]:
        return {
            "action": _code(row["in the language"]),
            "certificates": _number(row["permanent certificates"]),
            "score": _code(row["score"]),
        }

    yield from _other(other, "station masters without a station", entries.station_masters.rest)
    yield from _list(masters, "tile", entries.station_masters.masters, facts)


@_compares("Job market", "Other facts")
def _job_market(entries: Entries, jobs: Section, other: Section) -> Iterator[str]:
    market = entries.job_market
    yield from _same(jobs, "all rows", "number of rows", len(jobs.rows), len(market.rows))
    for row, found in zip(jobs.rows, market.rows, strict=False):
        arrow = _code(row["in the language"])
        yield from _entry(jobs, f"row {row['row']}", found, price=_number(row["hire cost"]), arrow=arrow)
    yield from _entry(other, "job market", market, ("token", "open", "last_turns", "rows"))
    yield from _other(other, "row of the job market on which the token starts", market.token)
    yield from _other(other, "spaces of the token's row without a worker after setup", market.open)
    item = "turns of each other player after the end has been brought about"
    yield from _other(other, item, market.last_turns)


# --- cards -------------------------------------------------------------------------------------------


@_compares("Cattle", "Cattle used")
def _breeds(entries: Entries, cattle: Section, used: Section) -> Iterator[str]:
    found = _by_id(entries.cattle.breeds)
    by_card = {(row["colour"], _number(row["VP"])): row for row in used.rows}
    names = list(dict.fromkeys(row["breed"] for row in cattle.rows))
    yield from _all_there(cattle, list(map(_id, names)), list(found))
    for name in names:
        rows = [row for row in cattle.rows if row["breed"] == name]
        if _id(name) not in found:
            continue
        breed = found[_id(name)]
        line = rows[0].get("line", "–").strip("–")
        for colour, value, deck in {(row["colour"], row["value"], row["deck"]) for row in rows}:
            yield from _entry(
                cattle,
                name,
                breed,
                ("cards",),
                id=_id(name),
                name=name,
                colour=colour,
                value=_number(value),
                starting=deck == "player",
                line=line,
                stack="open" if deck == "open" else "market",
            )
        cards = [(_number(row["VP"]), _number(row["copies"])) for row in rows]
        own = [(card.points, card.copies) for card in breed.cards]
        for card in breed.cards:
            row = by_card.get((breed.colour, card.points), {})
            numbers = {
                count: card.copies - int(row.get(f"{count} players", card.copies)) for count in (2, 3)
            }
            left = {count: number for count, number in numbers.items() if number}
            yield from _same(used, f"{name} {card.points}", "unused", left, card.unused)
        yield from _same(cattle, name, "VP and copies", cards, own)


@_compares("Sizes")
def _sizes(entries: Entries, sizes: Section) -> Iterator[str]:
    for row in sizes.rows:
        for count in (2, 3, 4):
            if row["what"].startswith("pile "):
                found = tiles_in_pile(entries, int(row["what"][5:]), count)
            else:
                cards = [card for one in entries.cattle.breeds if not one.starting for card in one.cards]
                found = sum(card.copies - card.unused.get(count, 0) for card in cards)
            yield from _same(sizes, row["what"], f"{count} players", int(row[f"{count} players"]), found)


@_compares("Cattle market", "Other facts")
def _cattle(entries: Entries, sizes: Section, other: Section) -> Iterator[str]:
    cattle = entries.cattle
    market = {_number(row["players"]): _number(row["cards"]) for row in sizes.rows}
    apart = ("breeds", "offers", "buyer", "adding")
    yield from _entry(sizes, "all rows", cattle, apart, market=market)
    yield from _other(other, "worker that buys cattle", cattle.buyer)
    yield from _other(other, "cards that one cowboy adds to the cattle market", cattle.adding)


@_compares("Buying options")
def _offers(entries: Entries, options: Section) -> Iterator[str]:
    offers = entries.cattle.offers
    yield from _same(options, "all rows", "number of options", len(options.rows), len(offers))
    for at, (row, offer) in enumerate(zip(options.rows, offers, strict=False), 1):
        yield from _entry(
            options,
            f"row {at}",
            offer,
            take=_code(row["in the language"]),
            workers=_number(row["cowboys"]),
            price=_number(row["dollars"]),
        )


@_compares("Objective cards", "Starting objective cards", "Tasks", "Other facts")
def _objectives(
    entries: Entries, objectives: Section, starting: Section, tasks: Section, other: Section
) -> Iterator[str]:
    found = _by_id(entries.objectives.objectives)
    words = {row["sign"]: (_code(row["one"]), _code(row["many"])) for row in tasks.rows}
    names = [_code(row["card"]) for row in (*objectives.rows, *starting.rows)]
    # Of the cards of a later edition those without an action need not come last.
    yield from _all_there(objectives, names, sorted(found, key=lambda id: found[id].starting))
    for section in (objectives, starting):
        for row, card in _each(section, lambda row: _code(row["card"]), found):
            signs = Counter(row["tasks"].split())
            yield from _entry(
                section,
                card.id,
                card,
                id=_code(row["card"]),
                action=_code(row.get("in the language", "–")),
                needs=tuple(f"{number} {words[sign][number > 1]}" for sign, number in signs.items()),
                points=_number(row["VP"]),
                penalty=-_number(row["penalty"]),
                copies=_number(row["copies"]),
                starting=section is starting,
            )
    yield from _entry(other, "objectives", entries.objectives, ("display", "dealt", "objectives"))
    yield from _other(other, "objective cards on display", entries.objectives.display)
    yield from _other(other, "starting objective cards of each player", entries.objectives.dealt)


@_compares("Pieces")
def _pieces(entries: Entries, pieces: Section) -> Iterator[str]:
    def facts(row: Cells) -> dict[str, Any]:
        limit = row.get("limit", "–")
        return {
            "start": _number(row["at the start"]),
            "limit": PIECES if limit == "–" else _number(limit),
            "use": _code(row["in the language"]),
        }

    yield from _list(pieces, "piece", () if entries.pieces is None else entries.pieces.pieces, facts)


@_compares("Network", "Towns", "Connections", "Town tiles", "Placed pieces")
def _network(
    entries: Entries, whole: Section, towns: Section, connections: Section, tiles: Section, placed: Section
) -> Iterator[str]:
    network = entries.network
    if network is None:
        for section in (whole, towns, connections, tiles, placed):
            yield from _same(section, "all rows", "the rows", (), section.rows)
        return
    apart = ("connections", "areas", "towns", "tiles")
    yield from _entry(
        placed,
        "network",
        network,
        apart,
        piece=_fact(whole, "piece that is placed"),
        open=tuple(_fact(whole, "cities from which everybody places").split(", ")),
        placed={_number(row["number"]): _code(row["in the language"]) for row in placed.rows},
    )
    pairs = [(_code(row["from"]), _code(row["to"])) for row in connections.rows]
    # Their order has no meaning.
    yield from _same(connections, "all rows", "them", sorted(pairs), sorted(network.connections))
    areas = list(dict.fromkeys(_code(row["area"]) for row in towns.rows))
    yield from _same(towns, "all rows", "the areas", areas, [area.id for area in network.areas])

    def town_facts(row: Cells) -> dict[str, Any]:
        return {
            "area": _code(row["area"]),
            "price": () if row["price"] == "–" else tuple(map(int, row["price"].split(", "))),
            "first": _code(row["first"]),
            "action": _code(row["each"]),
            "tile": row["tile"] == "yes",
        }

    def tile_facts(row: Cells) -> dict[str, Any]:
        return {"action": _code(row["in the language"]), "copies": _number(row["copies"])}

    yield from _list(towns, "town", network.towns, town_facts)
    yield from _list(tiles, "tile", network.tiles, tile_facts)


# --- scoring and the rest ----------------------------------------------------------------------------


@_compares("Scoring", "Starting money")
def _scoring(entries: Entries, scoring: Section, money: Section) -> Iterator[str]:
    yield from _list(
        scoring,
        "category",
        entries.scoring.categories,
        lambda row: {"score": _code(row["in the language"])},
    )
    dollars = tuple(_number(row["dollars"]) for row in money.rows)
    yield from _entry(money, "all rows", entries.scoring, ("categories",), money=dollars)


@_compares("Other facts")
def _entrance(entries: Entries, other: Section) -> Iterator[str]:
    yield from _entry(other, "trail", entries.trail, ("turn", "first", "opening", "enter", "spaces"))
    first, opening = (
        "–" if effect is None else f"`{effect}`" for effect in (entries.trail.first, entries.trail.opening)
    )
    yield from _other(other, "at the start of the first turn", first)
    yield from _other(other, "before the first turn", opening)
    item = "kind of tile on which a cattleman enters the trail"
    yield from _other(other, item, entries.trail.enter)


@_compares("Numbers of components")
def _components(entries: Entries, numbers: Section) -> Iterator[str]:
    """The totals of the rulebook, which the single rows must add up to."""
    tiles, cattle = entries.supply.tiles, entries.cattle.breeds
    cards = entries.objectives.objectives
    found: Counter[str] = Counter()
    for tile in tiles:
        words = {"worker": tile.id, "hazard": tile.section, "teepee": tile.id.replace("-", " ")}
        one = words[tile.kind]
        found["craftsmen" if one == "craftsman" else f"{one}s"] += sum(tile.piles.values())
    for breed in cattle:
        owner = "a player" if breed.starting else "the market"
        found[f"cattle cards of {owner}"] += sum(card.copies for card in breed.cards)
    for card in cards:
        found["starting objective cards" if card.starting else "objective cards"] += card.copies
    found["neutral buildings"] = len(entries.buildings.neutral)
    found["sides of private buildings"] = len(entries.buildings.private)
    found["station masters"] = len(entries.station_masters.masters)
    found["discs of a player"] = len(entries.player_board.discs)
    for row in numbers.rows:
        wanted = _number(row["number"])
        yield from _same(numbers, row["component"], "the number", wanted, found[row["component"]])


def _fact(section: Section, item: str) -> str:
    (fact,) = [row["fact"] for row in section.rows if row["item"] == item]
    return fact


def _other(section: Section, item: str, found: Any) -> Iterator[str]:
    """One of the facts that make no table of their own."""
    fact = _fact(section, item)
    yield from _same(section, item, "it", int(fact) if fact.isdigit() else fact, found)


# --- tests -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("headings, compare", COMPARISONS, ids=[", ".join(one) for one, _ in COMPARISONS])
def test_the_pack_says_what_is_printed(headings, compare):
    entries = gwt.load_pack().entries
    found = list(compare(entries, *(SECTIONS[heading] for heading in headings)))

    assert not found, "\n".join(found)


def test_every_table_of_the_facts_is_compared():
    compared = {heading for headings, _ in COMPARISONS for heading in headings}

    assert compared == set(SECTIONS)


def test_every_single_fact_is_compared():
    """Each item of the last table has a comparison that asks for it by its words."""
    source = Path(__file__).read_text(encoding="utf-8")
    unread = [row["item"] for row in SECTIONS["Other facts"].rows if row["item"] not in source]

    assert not unread
