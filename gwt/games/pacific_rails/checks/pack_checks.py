"""Checks of a whole pack: mistakes that no single entry shows."""

from collections.abc import Callable, Iterator, Mapping

from gwt import dsl, packs
from gwt.common import ByPlayers, Gain, GainAny, Pay, ScorePoints, triggers
from gwt.errors import Message, Problem, join_with_or
from gwt.games.pacific_rails.checks.map_checks import misplaced_cities
from gwt.games.pacific_rails.entries import content, vocabulary
from gwt.games.pacific_rails.verbs import buildings, congress, town, track, train
from gwt.packs import limits, traversal
from gwt.spec.scoring import team_problems

Documents = Mapping[str, packs.Document]
Found = Iterator[tuple[str, packs.KeyPath, str] | tuple[str, packs.KeyPath, str, str]]
"""The file, the way to the value, the message, and for some the hint of each problem."""


def check(entries: content.Entries, documents: Documents) -> Iterator[Problem]:
    """Yields the problems of a pack whose entries are all well formed."""
    for code, check_entries in CHECKS.items():
        for stem, key_path, *words in check_entries(entries):
            yield documents[stem].problem(key_path, *words, code=code, within=True)


def _bounds(entries: content.Entries) -> Found:
    """Yields a finding unless the numbers of pieces and of spaces are within the limits."""
    for stem in ("specialists", "upgrades"):
        number = sum(sum(kind.tokens.values()) for kind in getattr(getattr(entries, stem), stem))
        if number > limits.PIECES:
            yield stem, (stem,), f"there are {number} tokens, and no game has more than {limits.PIECES}"
    for count in entries.player_board.workers:
        if not 1 <= count <= limits.PLAYERS:
            yield "player_board", ("workers", count), f"a game has 1 to {limits.PLAYERS} players"
    spaces = sum(len(row.spaces) for row in entries.map.rows)
    if spaces > limits.SPACES:
        yield "map", ("rows",), f"the map has {spaces} spaces, and no map has more than {limits.SPACES}"


def _negatives(entries: content.Entries) -> Found:
    for stem, key_path, value in traversal.all_values(entries):
        if isinstance(value, int) and value < 0:
            yield stem, key_path, "this number must not be negative"


# --- map and town ------------------------------------------------------------------------------------


def _map(entries: content.Entries) -> Found:
    map: content.Map = entries.map
    tiles = {tile.id for tile in entries.goods.tiles}
    symbols = {terrain.symbol: terrain for terrain in map.terrain}
    for at, terrain in enumerate(map.terrain):
        key_path: packs.KeyPath = ("terrain", at)
        if len(terrain.symbol) != 1 or symbols[terrain.symbol] is not terrain:
            yield "map", (*key_path, "symbol"), "the symbol of a terrain is one character of its own"
        if (terrain.kind == "track") != (terrain.tile in tiles):
            yield "map", key_path, "terrain of kind track, and no other, says which tile is laid on it"
        if (terrain.kind == "start") != (terrain.edge is not None):
            yield "map", key_path, "terrain of kind start, and no other, says at which edge it lies"
    for at, row in enumerate(map.rows):
        for symbol in dict.fromkeys(row.spaces):
            if symbol not in symbols:
                message = f"'{symbol}' is not a symbol of the terrain; these are {' '.join(symbols)}"
                yield "map", ("rows", at, "spaces"), message
    laid_out = {
        place: symbols[symbol]
        for row in map.rows
        for place, symbol in zip(vocabulary.places(row.id, row.spaces), row.spaces, strict=True)
        if symbol in symbols
    }
    starts = {terrain.edge for terrain in laid_out.values() if terrain.kind == "start"}
    for at, edge in enumerate(map.edges):
        if edge.id not in starts:
            yield "map", ("edges", at), f"there is no start space at the edge '{edge.id}'"
    if len(map.edges) < 2:
        yield "map", ("edges",), "a line leads from one edge to another, so there are at least two"
    for city_path, message in misplaced_cities(map, laid_out):
        yield "map", city_path, message


def _town(entries: content.Entries) -> Found:
    town = entries.town
    if not town.columns or len(town.districts) % town.columns:
        yield "town", ("columns",), f"{len(town.districts)} districts do not stand in so many columns"
    bordered = {district for space in town.spaces for district in space.between}
    for at, space in enumerate(town.spaces):
        if space.between[0] == space.between[1]:
            yield "town", ("spaces", at, "between"), "an action space lies between two districts"
    for at, district in enumerate(town.districts):
        if district.id not in bordered:
            yield "town", ("districts", at), f"no action space lies beside '{district.id}'"
    names = {space.id for space in town.spaces}
    for at, district in enumerate(town.districts):
        if district.id in names:
            yield "town", ("districts", at, "id"), f"'{district.id}' is an action space too"
    most = max((count * workers for count, workers in entries.player_board.workers.items()), default=0)
    if most > len(town.spaces):
        yield "player_board", ("workers",), f"there are only {len(town.spaces)} action spaces"


# --- what players have -------------------------------------------------------------------------------


def _player_board(entries: content.Entries) -> Found:
    board, goods = entries.player_board, entries.goods
    players = max(board.workers, default=0)
    slots = len(goods.resources) * (len(board.rows) - 1)
    if not players or min(board.workers.values()) < 1:
        yield "player_board", ("workers",), "each number of players has at least one worker each"
    if len(board.rows) < 2 or board.houses != slots - 1:
        message = f"one of {slots} slots stays open, so there are {slots - 1} houses"
        yield "player_board", ("houses",), message
    if board.hats.pieces < players * board.hats.limit:
        yield "player_board", ("hats", "pieces"), f"{players} players may hold more hats than that"
    if not isinstance(board.hats.instead, Gain | GainAny):
        yield "player_board", ("hats", "instead"), "what comes instead of a hat is gained"
    locomotive = track.PlaceLocomotive
    for key, expected in (("before", buildings.OpenSlot), ("down", locomotive), ("up", locomotive)):
        if [type(choice) for choice in getattr(board, key)] != [expected]:
            yield "player_board", (key,), "the choices before the first turn are those of the rules"
    for kind in ("resources", "tiles"):
        for at, good in enumerate(getattr(goods, kind)):
            if good.start * players > good.pieces:
                yield "goods", (kind, at, "start"), f"there are not enough pieces for {players} players"
    if sum(good.start for good in (*goods.resources, *goods.tiles)) > board.cargo:
        yield "player_board", ("cargo",), "the cargo has no room for what players start with"


def _train(entries: content.Entries) -> Found:
    wagons = entries.wagons.wagons
    for at, specialist in enumerate(entries.specialists.specialists):
        if len(specialist.prices) != len(wagons):
            message = (
                f"each of the {len(wagons)} wagons has a price, and {len(specialist.prices)} stand here"
            )
            yield "specialists", ("specialists", at, "prices"), message
        for level, price in enumerate(specialist.prices):
            if not isinstance(price.cost, Pay):
                key_path = ("specialists", at, "prices", level, "cost")
                yield "specialists", key_path, "the price of a specialist is paid"
    for at, upgrade in enumerate(entries.upgrades.upgrades):
        if not 1 <= upgrade.level <= len(wagons):
            yield "upgrades", ("upgrades", at, "level"), f"there are wagons 1 to {len(wagons)}"
        if not isinstance(upgrade.action, Gain | GainAny):
            first = next(good.id for good in (*entries.goods.resources, *entries.goods.tiles))
            message = f"an upgrade gains goods or track tiles, as in 'gain 2 {first}', and nothing else"
            yield "upgrades", ("upgrades", at, "action"), message
    for at, wagon in enumerate(wagons):
        if not wagon.slots:
            yield "wagons", ("wagons", at, "slots"), "a wagon has a slot for a specialist"


def _numbers(entries: content.Entries) -> Found:
    board, scoring = entries.player_board, entries.scoring
    most = board.houses + len(board.telegraphs)
    if len(scoring.buildings) <= most:
        yield "scoring", ("buildings",), f"a player may have up to {most} buildings on the map"
    if scoring.rounds < 1:
        yield "scoring", ("rounds",), "without a last round a game might never end"
    if entries.goals.drawn > len(entries.goals.goals):
        yield "goals", ("drawn",), f"there are only {len(entries.goals.goals)} goals"
    games = entries.player_board.workers
    for stem in ("specialists", "upgrades"):
        for at, kind in enumerate(getattr(getattr(entries, stem), stem)):
            for players in set(kind.tokens) - set(games):
                numbers = join_with_or(sorted(games))
                yield stem, (stem, at, "tokens"), f"no game has {players} players; the keys are {numbers}"
    for at, senator in enumerate(entries.congress.senators):
        if senator.cost < 1:
            yield "congress", ("senators", at, "cost"), "a senator costs at least one action"


def _leading_back(entries: content.Entries) -> Found:
    """Yields a finding for a senator that brings further actions for senators, or uses another senator."""
    for at, senator in enumerate(entries.congress.senators):
        for node in dsl.walk_effect(senator.reward):
            if isinstance(node, (congress.Lobby, congress.UseSenator)):
                message = f"'{node}' cannot be the reward of a senator: it would lead back to senators"
                yield "congress", ("senators", at, "reward"), message


def _counting_itself(entries: content.Entries) -> Found:
    """Yields a finding for a goal that counts the points of goals."""
    for at, goal in enumerate(entries.goals.goals):
        if goal.most.count.kind == "goal point":
            message = f"'{goal.most.count}' depends on what stands here, so it would count itself"
            yield "goals", ("goals", at, "most"), message


# --- expressions -------------------------------------------------------------------------------------


_OTHERS: tuple[type, ...] = (Gain, GainAny, Pay, ScorePoints, *dsl.JOINER_CLASSES)
"""The verbs that are possible on the turn of another player."""


def _by_others(stem: str, key_path: packs.KeyPath, node: dsl.Effect) -> Found:
    inside = dsl.walk_effect(node.effect) if isinstance(node, ByPlayers) else ()
    wrong = next((inner for inner in inside if not isinstance(inner, _OTHERS)), None)
    if wrong is not None:
        message = f"'{wrong}' cannot be done on the turn of another player"
        yield stem, key_path, Message(f"{message}: what others do is about goods and points", wrong)


def _expressions(entries: content.Entries) -> Found:
    """Yields a finding for each expression that can be parsed but is not allowed in its place."""
    # An effect that is not allowed as a whole has been reported already.
    refused = {(stem, key_path) for stem, key_path, *_ in _train(entries)}
    for stem, key_path, effect in traversal.all_effects(entries):
        if (stem, key_path) in refused:
            continue
        for node in dsl.walk_effect(effect):
            if dsl.is_option_only(node):
                yield stem, key_path, dsl.option_in_content_message(node)
            if isinstance(node, train.RunTrain) and stem != "town":
                yield stem, key_path, "only a district runs the train"
            if isinstance(node, buildings.OpenSlot | track.PlaceLocomotive) and stem != "player_board":
                yield stem, key_path, Message(f"'{node}' is a choice before the first turn only", node)
            if isinstance(node, town.MoveWorker) and key_path != ("turn",):
                yield stem, key_path, "only a turn moves a worker"
            yield from _by_others(stem, key_path, node)
            goods = [*_goods(node)]
            for good in dict.fromkeys(good for good in goods if goods.count(good) > 1):
                yield stem, key_path, Message(f"'{good}' stands in '{node}' twice", good)
        if key_path == ("turn",) and not isinstance(effect, town.MoveWorker):
            yield stem, key_path, "a turn is 'move worker' and nothing else"
        if key_path[-1] != "cost":
            for message, hint in dsl.misplaced_requirements(effect):
                yield stem, key_path, message, hint


def _goods(effect: dsl.Effect) -> Iterator[str]:
    """Yields the goods that an effect names."""
    match effect:
        case Pay(goods) | Gain(goods):
            yield from (good for good, _ in goods)
        case GainAny(_, kinds):
            yield from kinds


def _triggers(entries: content.Entries) -> Found:
    """Yields a finding unless triggers stand in `triggers` of town.yaml alone, which holds nothing else."""
    for stem, key_path, effect in traversal.all_effects(entries):
        inside = dsl.walk_effect(effect)
        if "triggers" in key_path:
            trigger = next(inside)
            if not isinstance(trigger, triggers.When):
                message = f"'{effect}' is not a trigger, such as 'when you hire ({effect})'"
                yield stem, key_path, Message(message, effect)
                continue
            allowed = (*_OTHERS, ByPlayers, triggers.When)
            for node in dsl.walk_effect(trigger.effect):
                if not isinstance(node, allowed):
                    message = f"'{node}' cannot be triggered: it may be the turn of another player"
                    yield stem, key_path, Message(message, node)
        for node in inside:
            if isinstance(node, triggers.When):
                message = f"the trigger '{node}' stands in 'triggers' of town.yaml and nowhere else"
                yield stem, key_path, message


def _teams(entries: content.Entries) -> Found:
    """Yields a finding unless each seat is in one team, for a number of players that there can be."""
    for number, message in team_problems(entries.scoring, entries.player_board.workers):
        yield "scoring", ("teams", number), message


CHECKS: dict[str, Callable[[content.Entries], Found]] = {
    "too-large": _bounds,
    "below-zero": _negatives,
    "map": _map,
    "town": _town,
    "player-board": _player_board,
    "train": _train,
    "unfit-number": _numbers,
    "uses-itself": _leading_back,
    "counts-itself": _counting_itself,
    "wrong-place": _expressions,
    "wrong-teams": _teams,
    "wrong-trigger": _triggers,
}
"""The checks, by the code of their problems."""
