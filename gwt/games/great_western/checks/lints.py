"""Lints: content that loads and plays but is probably a mistake, reported by `gwt check`."""

from collections import Counter
from collections.abc import Callable, Iterator

from gwt import common, dsl, errors, packs
from gwt.games.great_western.checks.upper_bounds import most_of_count, most_pieces
from gwt.games.great_western.entries.content import Building, Entries
from gwt.games.great_western.verbs import cards, money, objectives, pieces, railroad, triggers, workers


def _unsourced(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding for an entry without a source, or with one that has no words."""
    for stem, key_path, value in packs.traversal.all_values(entries):
        if key_path[-1] in ("source", "name") and not str(value).strip():
            yield packs.EntryProblem(stem, key_path, f"the {key_path[-1]} is empty")


_REQUIRED = (cards.Discard, cards.DiscardSame, railroad.MoveEngineBack)
"""The verbs that are done for what they bring."""
_BRINGING = (money.GainDollars, pieces.GainPiece, objectives.GainObjective, cards.Draw)
"""The verbs that bring something, and take nothing."""


def _empty_rewards(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding for a cost with the reward `done`."""
    for stem, key_path, node in packs.traversal.all_nodes(entries):
        if isinstance(node, dsl.Exchange) and isinstance(node.reward, dsl.Done):
            yield packs.EntryProblem(stem, key_path, f"'{node.cost}' brings nothing")


def _rewardless(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding for a cost without a reward."""
    for stem, key_path, effect in packs.traversal.all_effects(entries):
        if isinstance(effect, _REQUIRED) and "actions" in key_path:
            hint = f"Write what it brings: '{effect} -> gain $1'."
            yield packs.EntryProblem(stem, key_path, f"'{effect}' is a cost without a reward", hint)


def _reward_for_free(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding for a cost that can be declined while the rest is gained."""
    for stem, key_path, effect in packs.traversal.all_effects(entries):
        nodes = list(dsl.walk_effect(effect))
        exchanges = [node for node in nodes if isinstance(node, dsl.Exchange)]
        costs = {node for exchange in exchanges for node in dsl.walk_effect(exchange.cost)}
        for several in nodes:
            if isinstance(several, dsl.Both | dsl.Sequence) and several not in costs:
                first, *rest = dsl.children(several)
                if isinstance(first, _REQUIRED):
                    joiner = " and " if isinstance(several, dsl.Both) else " then "
                    hint = f"Write '{first} -> {joiner.join(map(str, rest))}'."
                    message = f"'{first}' can be declined, and the rest is gained anyway"
                    yield packs.EntryProblem(stem, key_path, message, hint)


def _never_taken(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding for each option that can never be taken, or that is there twice."""
    hand = _largest_hand(entries)
    for stem, key_path, node in packs.traversal.all_nodes(entries):
        for message in (*_useless(node, hand), *_never_paid(node, entries)):
            yield packs.EntryProblem(stem, key_path, message)


def _never_paid(node: dsl.Effect, entries: Entries) -> Iterator[str]:
    if isinstance(node, pieces.PayPiece) and isinstance(node.amount, int):
        most_of_it = most_pieces(entries, node.piece)
        if node.amount > most_of_it:
            has = f"more than {most_of_it} of '{node.piece}'" if most_of_it else f"a '{node.piece}'"
            yield f"nobody ever has {has}, so nobody can '{node}'"


def _useless(node: dsl.Effect, hand: int) -> Iterator[str]:
    match node:
        case dsl.Choice(arms):
            for arm, times in Counter(arms).items():
                if times > 1:
                    yield f"'{arm}' stands here {times} times, and can only be chosen once"
        case dsl.May(dsl.May()):
            yield f"'{node}' may be skipped twice"
        case cards.Discard(int(number)) | cards.DiscardSame(number) | cards.RemoveCards(int(number)) if (
            number > hand
        ):
            yield f"no hand is ever larger than {hand} cards, so nobody can '{node}'"


def _unaffordable(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding for a tile that needs more builders than anybody can have, even as a replacement."""
    most = entries.workers.columns
    private: tuple[Building, ...] = entries.buildings.private
    can: set[int] = set()
    """The builders of the tiles that can be placed."""
    for size in sorted({building.builders for building in private}):
        if size <= most or any(size - smaller <= most for smaller in can):
            can.add(size)
    for at, building in enumerate(private):
        if building.builders not in can:
            over = max(can, default=0)
            message = f"'{building.id}' needs {building.builders} builders, and nobody has more than {most}"
            hint = f"Over the largest tile that can be placed it would be {over + most} at most."
            yield packs.EntryProblem("buildings", ("private", at, "builders"), message, hint)


def _unbuilt(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding for a private building that needs no builders."""
    for at, building in enumerate(entries.buildings.private):
        if building.builders < 1:
            message = f"'{building.id}' needs no builders, so whoever has none may place it for nothing"
            yield packs.EntryProblem("buildings", ("private", at, "builders"), message, "Write 1 or more.")


def _most_of_effect(entries: Entries, effect: dsl.Effect) -> int | None:
    """Returns the most cards or pieces that an effect can ever be about, or None if it is about others."""
    match effect:
        case cards.Discard(dsl.UpTo(), card) | cards.RemoveCards(dsl.UpTo(), card):
            copies = most_of_count(entries, dsl.Count(card, card, "cattle", (card,))) or 0
            return max(copies, _largest_hand(entries))
        case pieces.GainPiece(_, piece):
            return most_pieces(entries, piece)
    return None


def _largest_hand(entries: Entries) -> int:
    return entries.player_board.hand + sum(disc.hand for disc in entries.player_board.discs)


def _twice_on_one(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding for an action that stands twice on one tile."""
    for kind in ("neutral", "private"):
        for at, building in enumerate(getattr(entries.buildings, kind)):
            for which, action in enumerate(building.actions):
                if action in building.actions[:which]:
                    message = f"'{action}' stands on '{building.id}' twice"
                    yield packs.EntryProblem("buildings", (kind, at, "actions", which), message)


def _dearer(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding where hiring costs more than usual, with nothing beside it that is cheaper."""
    hired = [
        (stem, key_path, node.printed)
        for stem, key_path, node in packs.traversal.all_nodes(entries)
        if isinstance(node, workers.HireWorker)
    ]
    for stem, key_path, printed in hired:
        beside = [other for file, at, other in hired if (file, at[:2]) == (stem, key_path[:2])]
        if printed < 0 and max(beside) < 0:
            message = f"'hire worker {printed}' is {-printed} dollars dearer than 'hire worker'"
            hint = f"Write 'hire worker at ${-printed} cheaper' if it is cheaper."
            yield packs.EntryProblem(stem, key_path, message, hint)


def _needed_twice(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding for a need that stands twice on one objective card."""
    for at, card in enumerate(entries.objectives.objectives):
        for which, need in enumerate(card.needs):
            if any(need.count == other.count for other in card.needs[:which]):
                message = f"'{card.id}' needs '{need.count.of(need.number)}' beside as much of the same"
                key_path, hint = ("objectives", at, "needs", which), "Write one need with the sum of both."
                yield packs.EntryProblem("objectives", key_path, message, hint)


def _burden_at_limit(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding for a reward after a piece that costs points, had without the piece at its limit."""
    kinds = {piece.id: piece for piece in (entries.pieces.pieces if entries.pieces else ())}
    costly = {
        str(category.score.count.innermost.argument)
        for category in entries.scoring.categories
        if isinstance(category.score, dsl.Per) and category.score.each < 0
    }
    nodes = list(packs.traversal.all_nodes(entries))
    bounded = {node.effect for _, _, node in nodes if isinstance(node, dsl.Unless)}
    for stem, key_path, node in nodes:
        first = node.steps[0] if isinstance(node, dsl.Sequence) and node not in bounded else None
        if isinstance(first, pieces.GainPiece) and first.piece in costly:
            kind = kinds[first.piece]
            if kind.limit < packs.limits.PIECES:
                at_most = f"{kind.limit} {kind.id if kind.limit == 1 else kind.many}"
                message = f"'{node}' brings the rest without the piece to whoever has {at_most}"
                hint = f"Write '({node}) unless {at_most}' if it is then not to be done."
                yield packs.EntryProblem(stem, key_path, errors.Message(message, node), hint, within=True)


def _empty_sections(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding for a space whose section has no tile in the supply."""
    sections = {tile.section for tile in entries.supply.tiles if tile.section}
    for at, space in enumerate(entries.trail.spaces):
        if space.section and space.section not in sections:
            message = f"no tile of the supply belongs to the section '{space.section}'"
            hint = errors.did_you_mean(space.section, sections)
            yield packs.EntryProblem("trail", ("spaces", at, "section"), message, hint)


def _done_by_each(entries: Entries) -> Iterator[packs.EntryProblem]:
    """Yields a finding for a trigger about several players that every seat has, of the game or an event."""
    for stem, key_path, effect in packs.traversal.all_effects(entries):
        wrong = common.triggers.lint_shared_trigger(effect, triggers.EVENTS)
        if wrong and stem in ("trail", "events"):
            yield packs.EntryProblem(stem, key_path, *wrong)


LINTS: dict[str, Callable[[Entries], Iterator[packs.EntryProblem]]] = {
    "empty-text": _unsourced,
    "no-reward": _rewardless,
    "empty-reward": _empty_rewards,
    "free-reward": _reward_for_free,
    "never-taken": _never_taken,
    "never-affordable": _unaffordable,
    "same-action": _twice_on_one,
    "dearer": _dearer,
    "same-need": _needed_twice,
    "no-builders": _unbuilt,
    "without-burden": _burden_at_limit,
    "empty-section": _empty_sections,
    "done-by-each": _done_by_each,
    **packs.shared_lints(most_of_count, _BRINGING, _most_of_effect),
}
"""The checks, by the code of their problems."""

lint = packs.checks_by_code(LINTS)
