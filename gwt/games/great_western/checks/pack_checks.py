"""Checks of a whole pack: mistakes that no single entry shows."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from gwt import common, dsl, spec
from gwt.errors import Message, did_you_mean, did_you_mean_one_of
from gwt.games.great_western.checks import (
    event_checks,
    network_checks,
    opponent_checks,
    quantities,
    termination,
)
from gwt.games.great_western.checks.upper_bounds import most_pieces
from gwt.games.great_western.entries.content import Entries, Objective, Offer
from gwt.games.great_western.model.effects import Plain
from gwt.games.great_western.verbs import bidding, drafting, foresight, location, losses, money, transfers
from gwt.packs import EntryProblem, KeyPath, checks_by_code, traversal


def _ends(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless the trail has one start, one end with a `use`, and no dead end or circle."""
    spaces = entries.trail.spaces
    kinds = Counter(space.kind for space in spaces)
    for kind in ("start", "end"):
        if kinds[kind] != 1:
            message = f"there are {kinds[kind]} spaces of kind {kind}, not 1"
            yield EntryProblem("trail", ("spaces",), message)
    following = {space.id: space.next for space in spaces}
    on_trail = {follower for followers in following.values() for follower in followers}
    for at, space in enumerate(spaces):
        key_path = ("spaces", at)
        if space.kind == "end" and space.use is None:
            yield EntryProblem("trail", key_path, "the end of the trail needs a 'use'")
        if space.kind != "end" and not space.next and space.id in on_trail:
            message = f"the trail goes no further than '{space.id}'"
            yield EntryProblem("trail", (*key_path, "next"), message, "Name what comes behind it.")
    circles = list(_circles(entries))
    yield from circles
    # Where an edge leads back, the spaces after it are not reached.
    for at, space in enumerate(() if circles else spaces):
        if space.next and space.kind != "start" and space.id not in on_trail:
            message = f"no space of the trail leads to '{space.id}'"
            hint = "Name it under 'next' of another space, or leave it out."
            yield EntryProblem("trail", ("spaces", at, "id"), message, hint)


def _circles(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding for each way that leads in a circle, at the last space from which it leads back."""
    spaces = entries.trail.spaces
    following = {space.id: space.next for space in spaces}
    order = {space.id: at for at, space in enumerate(spaces)}
    reported: list[str] = []
    for at, space in reversed([*enumerate(spaces)]):
        leads = any(
            order.get(end, at) <= at and space.id in common.graph.reachable_from(following, end)
            for end in space.next
        )
        if leads and not any(_one_circle(following, space.id, other) for other in reported):
            reported.append(space.id)
            yield EntryProblem("trail", ("spaces", at), f"the trail leads from '{space.id}' back to it")


def _one_circle(following: common.graph.Edges, a: str, b: str) -> bool:
    """Whether two spaces lie on the same circle."""
    return b in common.graph.reachable_from(following, a) and a in common.graph.reachable_from(following, b)


def _neutral_buildings(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless each neutral space has one neutral building of its own in a first game."""
    spaces = [space.id for space in entries.trail.spaces if space.kind == "neutral"]
    taken: dict[str, str] = {}
    for at, building in enumerate(entries.buildings.neutral):
        key_path = ("neutral", at, "space")
        if building.space not in spaces:
            yield EntryProblem("buildings", key_path, f"'{building.id}' needs a neutral space")
        elif building.space in taken:
            message = f"'{taken[building.space]}' lies on '{building.space}' too"
            yield EntryProblem("buildings", key_path, message)
        else:
            taken[building.space] = building.id
    for space in spaces:
        if space not in taken:
            yield EntryProblem("buildings", ("neutral",), f"no neutral building lies on '{space}'")


_OTHER_SIDE = {"a": "b", "b": "a"}


def _sides(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless each number of a private building has an a-side and a b-side."""
    buildings = entries.buildings.private
    numbers = Counter(building.number for building in buildings)
    sides = {(building.number, building.side) for building in buildings}
    first: dict[tuple[int, str], str] = {}
    for at, building in enumerate(buildings):
        other = first.setdefault((building.number, building.side), building.id)
        if other != building.id:
            message = f"'{other}' is the {building.side}-side of number {building.number} already"
            missing = _OTHER_SIDE[building.side]
            key = "number" if (building.number, missing) in sides else "side"
            hint = f"Write 'side: {missing}'." if key == "side" else ""
            yield EntryProblem("buildings", ("private", at, key), message, hint)
    # A side that has the number of another lacks where it belongs.
    if len(first) < len(buildings):
        return
    alone = [building for building in buildings if numbers[building.number] == 1]
    is_pair = len({building.side for building in alone}) == len(alone) == 2
    slips = [building for building in alone if not building.id.startswith(str(building.number))]
    for building in [*slips, *alone[1:]][:1] if is_pair else alone:
        message = f"number {building.number} has only one side"
        others = [str(other.number) for other in alone if other is not building] if is_pair else []
        at = buildings.index(building)
        yield EntryProblem("buildings", ("private", at, "number"), message, did_you_mean_one_of(others))


def _sections(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless the section of every hazard and teepee has a space."""
    sections = {space.section for space in entries.trail.spaces if space.section}
    for at, tile in enumerate(entries.supply.tiles):
        if tile.kind != "worker" and tile.section not in sections:
            message = f"no space of the trail belongs to the section '{tile.section}'"
            yield EntryProblem("supply", ("tiles", at), message, did_you_mean(tile.section or "", sections))


def _workers(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless every worker of the supply is of a kind that a player board has room for."""
    kinds = [kind.id for kind in entries.workers.kinds]
    for at, tile in enumerate(entries.supply.tiles):
        if tile.kind == "worker" and tile.id not in kinds:
            message = f"'{tile.id}' is not a worker of this pack"
            hint = f"{did_you_mean(tile.id, kinds)} Or write a kind '{tile.id}' in workers.yaml.".strip()
            yield EntryProblem("supply", ("tiles", at, "id"), message, hint)


_BY_PLAYERS = "'fee' of supply.yaml, 'steps' and 'discs' of player_board.yaml, 'market' of cattle.yaml"


def _players(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless all numbers that depend on the players are given for the same numbers."""
    hands = entries.supply.hands
    expected = set(hands[0].fee) if hands else set()
    places: list[tuple[str, tuple[str | int, ...], dict[int, int]]] = [
        ("supply", ("hands", at, "fee"), hand.fee) for at, hand in enumerate(hands)
    ]
    places.append(("player_board", ("steps",), entries.player_board.steps))
    places.append(("cattle", ("market",), entries.cattle.market))
    for at, disc in enumerate(entries.player_board.discs):
        if disc.steps:
            places.append(("player_board", ("discs", at, "steps"), disc.steps))
    for stem, key_path, numbers in places:
        if set(numbers) != expected:
            joined = ", ".join(map(str, sorted(expected)))
            message = f"expected a number for {joined} players each"
            hint = f"Other numbers stand under {_BY_PLAYERS} too, and all of them are the same."
            yield EntryProblem(stem, key_path, message, hint)


def _certificates(entries: Entries) -> Iterator[EntryProblem]:
    track = entries.player_board.certificates
    if not track or track[0] != 0 or list(track) != sorted(set(track)):
        message = "the certificate track starts with 0 and rises"
        yield EntryProblem("player_board", ("certificates",), message)


def _needs(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding for two words that count the same card for two tasks, which is not supported."""
    breeds = entries.cattle.breeds
    values = {breed.id: f"cattle of value {breed.value}" for breed in breeds if not breed.line}
    seen: dict[str, str] = {}
    objectives: tuple[Objective, ...] = entries.objectives.objectives
    for at, objective in enumerate(objectives):
        for which, need in enumerate(objective.needs):
            if need.count.kind != "cattle":
                continue
            word = str(need.count.argument)
            other = seen.setdefault(values.get(word, word), word)
            if other != word:
                message = f"'{word}' and '{other}' would count the same cards"
                yield EntryProblem("objectives", ("objectives", at, "needs", which), message)


def _railroad(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless stations, crosses and cities lie along the track."""
    railroad = entries.railroad
    in_towns = [town.id for town in entries.network.towns] if entries.network else []
    for at, station in enumerate(railroad.stations):
        if station.after is None:
            if station.id not in in_towns:
                message = f"'{station.id}' lies neither on the track nor in a town of the network"
                hint = "Write 'after', or a town of the same id in network.yaml."
                yield EntryProblem("railroad", ("stations", at), message, hint)
        elif not 0 <= station.after <= railroad.length - station.turnout:
            message = f"the track has no such place: it ends with space {railroad.length}"
            yield EntryProblem("railroad", ("stations", at, "after"), message)
    for at, cross in enumerate(railroad.crosses):
        if not 0 <= cross < railroad.length:
            message = f"the track has no such place: it ends with space {railroad.length}"
            yield EntryProblem("railroad", ("crosses", at), message)
    for at, city in enumerate(entries.cities.cities):
        if not 0 <= city.value <= railroad.length:
            message = f"the track ends with space {railroad.length}, before this city"
            yield EntryProblem("cities", ("cities", at, "value"), message)


def _market(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless offers are for cattle at a price that says their workers, and breeds fit."""
    for at, breed in enumerate(entries.cattle.breeds):
        if breed.starting and breed.stack == "open":
            message = f"'{breed.id}' is in the starting decks, so it has no open stack"
            yield EntryProblem("cattle", ("breeds", at, "stack"), message)
    seen: list[tuple[Offer, set[str]]] = []
    for at, offer in enumerate(entries.cattle.offers):
        if offer.take.count.kind != "cattle":
            message = f"'{offer.take.count}' is not a description of cattle"
            yield EntryProblem("cattle", ("offers", at, "take"), message)
            continue
        cattle = str(offer.take.count.argument)
        breeds = {
            breed.id
            for breed in entries.cattle.breeds
            if cattle == breed.id or (cattle == f"cattle of value {breed.value}" and not breed.line)
        }
        for other, same in seen:
            alike = (other.take.number, other.price) == (offer.take.number, offer.price)
            if alike and other.workers != offer.workers and same & breeds:
                message = f"'{other.take}' for ${other.price} differs in its workers only"
                yield EntryProblem("cattle", ("offers", at), message)
        seen.append((offer, breeds))


_MAY_BE_NEGATIVE = {("trail", "value"), ("cities", "points")}


def _negatives(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding for each negative number but points of cities and values of trade spaces."""
    for stem, key_path, value in traversal.all_values(entries):
        names = {(stem, step) for step in key_path}
        if isinstance(value, int) and value < 0 and not names & _MAY_BE_NEGATIVE:
            message = "this number must not be negative"
            yield EntryProblem(stem, key_path, message, f"Write {-value}, which is meant without a sign.")


def _twice(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless names that can stand in the same place of an expression are all different."""
    buildings = (*entries.buildings.neutral, *entries.buildings.private)
    tiles, breeds = entries.supply.tiles, entries.cattle.breeds
    alike: list[tuple[str, str, Any, tuple[Any, ...], str]] = [
        ("cities", "cities", entries.cities, entries.railroad.stations, "a station"),
        ("supply", "tiles", entries.supply, buildings, "a building"),
        ("network", "tiles", entries.network, (*buildings, *tiles), "another tile"),
        ("pieces", "pieces", entries.pieces, (*tiles, *breeds), "a tile or a breed"),
        ("objectives", "objectives", entries.objectives, breeds, "a breed"),
    ]
    for stem, key, file, others, what in alike:
        ids = {other.id for other in others}
        for at, entry in enumerate(getattr(file, key, ())):
            if entry.id in ids:
                yield EntryProblem(stem, (key, at, "id"), f"'{entry.id}' is {what} too")


def _expressions(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding for each expression that can be parsed but is not allowed in its place."""
    spots = entries.supply.spots
    for stem, key_path, effect in traversal.all_effects(entries):
        at_once = key_path[-1] == "clear"
        # Where nothing is paid at all, a better place for the payment would be refused too.
        is_free = "triggers" in key_path or stem == "events"
        refused = is_free and dsl.contains_effect(effect, money.PayDollars)
        groups = [node for node in dsl.walk_effect(effect) if isinstance(node, common.ByPlayers)]
        unpaid = any(_of_own_turn(node.effect) for node in groups)
        for node in filter(dsl.is_option_only, dsl.walk_effect(effect)):
            yield EntryProblem(stem, key_path, dsl.option_in_content_message(node), within=True)
        for problem in () if at_once or refused or unpaid else dsl.misplaced_requirements(effect):
            yield EntryProblem(stem, key_path, *problem, within=True)
        if at_once:
            yield from _clearing(effect, stem, key_path)
        for node in dsl.walk_effect(effect):
            yield from _of_node(node, stem, key_path, spots)
            if not refused and isinstance(node, common.ByPlayers) and (wrong := _of_own_turn(node.effect)):
                yield EntryProblem(stem, key_path, *wrong, within=True)
            if isinstance(node, location.UseAuxiliary) and "auxiliary" in key_path:
                message = "an auxiliary action cannot be an auxiliary action"
                yield EntryProblem(stem, key_path, message)


def _clearing(effect: dsl.Effect, stem: str, key_path: KeyPath) -> Iterator[EntryProblem]:
    """Yields a finding unless clearing a disc space gains or pays a number of dollars."""
    if not isinstance(effect, (money.GainDollars, money.PayDollars)):
        message = "clearing a disc space gains or pays dollars, and nothing else"
        yield EntryProblem(stem, key_path, message)
    if isinstance(getattr(effect, "amount", 0), dsl.Per):
        yield EntryProblem(stem, key_path, "clearing a disc space has a plain number of dollars")


def _of_node(node: dsl.Effect, stem: str, key_path: KeyPath, spots: int) -> Iterator[EntryProblem]:
    """Yields a finding for a foresight spot that there is not, and for what no piece can do."""
    if isinstance(node, foresight.Foresee) and not 1 <= node.spot <= spots:
        yield EntryProblem(stem, key_path, f"there are foresight spots 1 to {spots}")
    if key_path[-1] == "use" and stem == "pieces" and not _fits_anywhere(node):
        message = f"'{node}' cannot be done at any time: a piece brings cards, dollars and the like"
        hint = "The piece itself is what it costs." if node.as_cost else ""
        yield EntryProblem(stem, key_path, Message(message, node), hint, within=True)


def _nobody_chosen(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding for each expression that speaks of that player where nobody has been chosen."""
    for stem, key_path, effect in traversal.all_effects(entries):
        triggered = isinstance(effect, common.triggers.When) and effect.subject != common.triggers.YOU
        if wrong := common.that_player.find_nobody(effect, triggered=triggered):
            yield EntryProblem(stem, key_path, *wrong, within=True)
    for stem, key_path, value in traversal.all_values(entries):
        for count in () if isinstance(value, dsl.Effect) else _counts(value):
            if count.kind == common.that_player.OWNER:
                message = Message(f"nobody is chosen whom '{count}' could mean", common.that_player.OWNER)
                hint = f"Write '{count.argument} of next player', or 'of any other player'."
                yield EntryProblem(stem, key_path, message, hint, within=True)


def _endless(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding for each count of what is left in a supply that never ends."""
    ending = {kind.id for kind in (entries.pieces.pieces if entries.pieces else ()) if kind.supply}
    for stem, key_path, value in traversal.all_values(entries):
        for count in _counts(value):
            if count.kind == "piece in supply" and count.argument not in ending:
                message = Message(f"the supply of '{count.argument}' never ends", count.many)
                hint = "Write 'supply: 3' beside it in pieces.yaml, the number for all players together."
                yield EntryProblem(stem, key_path, message, hint, within=True)


def _nobody_has(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding for each loss of more than anybody can ever have."""
    workers, track = entries.workers, entries.player_board.certificates
    # A limit of none is a problem of its own.
    without = {kind.id for kind in (entries.pieces.pieces if entries.pieces else ()) if kind.limit < 1}
    for stem, key_path, node in traversal.all_nodes(entries):
        match node:
            case losses.LoseCertificates(int(amount)):
                most, things = max(track, default=0), "temporary certificates"
            case losses.LosePieces(int(amount), piece) if piece not in without:
                most, things = most_pieces(entries, piece), f"'{piece}'"
            case losses.LayOff(kind):
                amount, most, things = 1, workers.columns - workers.printed, f"'{kind}' to lay off"
            case _:
                continue
        if amount > most:
            message = Message(f"nobody can '{node}': no player ever has more than {most} {things}", node)
            hint = f"Write {most} or less." if most else "Leave it out, or let something gain them."
            yield EntryProblem(stem, key_path, message, hint, within=True)


_SECRET = frozenset(
    {
        *("objective in area", "objective point", "printed objective point", "objective with tag"),
        *("cattle in hand with tag", "different breed in hand", "different value in hand"),
    }
)
"""The kinds of counts that depend on cards which only their owner knows."""


def _secrets(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding for what depends during the game on what another player alone knows."""
    for stem, key_path, effect in traversal.all_effects(entries):
        for count in dict.fromkeys(_of_others(effect)):
            if count.innermost.kind in _SECRET:
                message = f"'{count}' would make known which cards others hold"
                yield EntryProblem(stem, key_path, message, "Count it in a score, at the end of the game.")


def _of_others(effect: dsl.Effect) -> Iterator[dsl.Count]:
    """Yields the counts in an effect that are about other seats, or about the seat that does something."""
    for node in dsl.walk_effect(effect):
        inside = isinstance(node, common.ByPlayers | common.triggers.When | transfers.TakeFromPlayersWith)
        for count in _counts(node):
            if inside or isinstance(count, dsl.Owned | dsl.Compared):
                yield count


def _counts(value: object) -> Iterator[dsl.Count]:
    match value:
        case dsl.Count():
            yield value
        case dsl.Need():
            yield value.count
        case dsl.Node():
            for part in dsl.field_values(value):
                yield from _counts(part)
        case tuple():
            for part in value:
                yield from _counts(part)


_BEFORE = (bidding.Bid, bidding.OrderByBids, drafting.Draft)
"""The verbs that are possible before the first turn only."""
_OPENING = (*_BEFORE, common.ByPlayers)
"""The verbs that are possible before the first turn, besides those that are possible at any time."""
MOST_BID = 100
"""The highest bid for a place in the turn order."""


def _opening(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless players bid only before the first turn, when nobody is on the trail yet."""
    for stem, key_path, effect in traversal.all_effects(entries):
        opening = stem == "trail" and key_path == ("opening",)
        parts = effect.steps if isinstance(effect, dsl.Sequence) else (effect,)
        first = [part for part in parts if isinstance(part, _BEFORE)] if opening else []
        for node in dsl.walk_effect(effect):
            if isinstance(node, _BEFORE) and not any(node is part for part in first):
                message = f"'{node}' cannot be done here"
                hint = "Write it in 'opening' of trail.yaml, alone or as a step of 'then'."
                yield EntryProblem(stem, key_path, message, hint)
            elif opening and not (_fits_anywhere(node) or isinstance(node, _OPENING)):
                yield EntryProblem(stem, key_path, f"'{node}' cannot be done before the first turn")
        if sum(isinstance(part, bidding.Bid | bidding.OrderByBids) for part in first) > 1:
            yield EntryProblem(stem, key_path, "the turn order is settled once")
        for draft in first:
            most = drafting.MOST_DRAFTED
            if isinstance(draft, drafting.Draft) and not 0 < draft.picks <= draft.dealt <= most:
                message = f"nobody can draft {draft.picks} of {draft.dealt} cards"
                hint = f"Deal 1 to {most} cards, and draft no more than are dealt."
                yield EntryProblem(stem, key_path, message, hint)
        yield from _bids(effect, stem, key_path)


def _bids(effect: dsl.Effect, stem: str, key_path: KeyPath) -> Iterator[EntryProblem]:
    """Yields a finding for each bid that may be too high."""
    for bid in dsl.walk_effect(effect):
        if isinstance(bid, bidding.Bid | bidding.BidUpTo) and bid.limit > MOST_BID:
            message = f"expected a bid of at most {MOST_BID}, found {bid.limit}"
            yield EntryProblem(stem, key_path, message)


def _teams(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless each seat is in one team, for a number of players that there can be."""
    for number, message in spec.scoring.team_problems(entries.scoring, entries.player_board.steps):
        yield EntryProblem("scoring", ("teams", number), message)


def _doubles(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless an auxiliary action with two spaces has a form with every verb doubled."""
    board = entries.player_board
    for at, action in enumerate(board.auxiliary):
        spaces = action.clear + sum(disc.aux == action.id for disc in board.discs)
        if action.double is not None or spaces < board.auxiliary_spaces[1]:
            continue
        for verb in dict.fromkeys(dsl.unscaled_verbs(action.action)):
            if isinstance(verb, location.UseAuxiliary | location.UseLocation | location.UseAdjacent):
                # That these cannot be in an auxiliary action at all is a problem of its own.
                continue
            message = f"'{verb}' has no amount that the double form of '{action.id}' could double"
            hint = f"Write 'repeat 1 times ({verb})', which is done twice in the double form."
            yield EntryProblem("player_board", ("auxiliary", at, "action"), message, hint)


def _fits_anywhere(node: dsl.Effect) -> bool:
    """Whether a verb can be done at any time by anybody, as it neither pays nor moves; joiners can."""
    return isinstance(node, (Plain, *dsl.JOINER_CLASSES))


def _of_own_turn(effect: dsl.Effect) -> tuple[str, str] | None:
    """Returns the message and the hint about what other players would do and cannot, if there is such."""
    wrong = next((node for node in dsl.walk_effect(effect) if not _fits_anywhere(node)), None)
    if wrong is None:
        return None
    message = Message(f"'{wrong}' cannot be done on the turn of another player", wrong)
    hint = "What other players do is about cards, dollars, certificates and pieces."
    if isinstance(wrong, money.PayDollars):
        hint = "Other players never pay; 'gain $1 from each other player' takes dollars from them."
    if isinstance(wrong, common.ByPlayers):
        hint = "What players do cannot be for others to do: write the two one after the other."
    return message, hint


LONGEST_CAMPAIGN = 20
"""The most games of a campaign."""
_COUNTED_JOINERS = (dsl.Both, dsl.Sequence, dsl.If, dsl.May)
"""The joiners of which each part can be counted at the end of a game."""


def check_campaign(entries: Entries) -> Iterator[EntryProblem]:
    """Yields a finding unless a campaign has several games, and leaves what a game can begin with."""
    campaign = entries.campaign
    if campaign is None:
        return
    if not 2 <= campaign.games <= LONGEST_CAMPAIGN:
        message = f"expected 2 to {LONGEST_CAMPAIGN} games, found {campaign.games}"
        yield EntryProblem("campaign", ("games",), message)
    if not campaign.leaves:
        yield EntryProblem("campaign", ("leaves",), "a game of a campaign leaves something for the next")
    for at, effect in enumerate(campaign.leaves):
        for node in dsl.walk_effect(effect):
            if not isinstance(node, (Plain, *_COUNTED_JOINERS)):
                hint = "It is about cards, dollars, certificates and pieces."
                if isinstance(node, dsl.JOINER_CLASSES):
                    hint = "Write one verb, or several joined by 'and' or 'then', with 'if' or 'unless'."
                yield EntryProblem("campaign", ("leaves", at), f"no game can begin with '{node}'", hint)


CHECKS: dict[str, Callable[[Entries], Iterator[EntryProblem]]] = {
    "too-large": quantities.check_bounds,
    "trail": _ends,
    "neutral-building": _neutral_buildings,
    "building-sides": _sides,
    "unknown-section": _sections,
    "unknown-name": _workers,
    "number-of-players": _players,
    "certificate-track": _certificates,
    "same-cards": _needs,
    "off-the-track": _railroad,
    "cattle-offer": _market,
    "too-few-pieces": quantities.check_amounts,
    "unfit-number": quantities.check_numbers,
    "wrong-link": quantities.check_links,
    "wrong-network": network_checks.check_network,
    "wrong-place": _expressions,
    "wrong-opening": _opening,
    "nobody-chosen": _nobody_chosen,
    "endless-supply": _endless,
    "nobody-has": _nobody_has,
    "wrong-trigger": event_checks.check_triggers,
    "wrong-teams": _teams,
    "not-double": _doubles,
    "below-zero": _negatives,
    "same-name": _twice,
    "unfit-opponent": opponent_checks.check_opponent,
    "unfit-event": event_checks.check_events,
    "unfit-campaign": check_campaign,
    "never-ends": termination.check_termination,
    "uses-itself": termination.check_location_cycles,
    "counts-itself": termination.check_count_cycles,
    "known-to-one": _secrets,
}
"""The checks, by the code of their problems."""

check = checks_by_code(CHECKS)
