"""Changes a game to a position, and refuses positions that are impossible."""

import copy
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import attrs

from gwt import errors, json_types, packs
from gwt.play import game_start, position_format
from gwt.play.game import Game
from gwt.spec import Inconsistency, Severity, StatedValues, refused_inconsistencies, stated_ways

Positions = Sequence[tuple[packs.KeyPath, Any]]
"""Positions of one document with the way to each; each one changes the one before it."""

OFFER = errors.ProblemHint("Say 'impossible: true' if that is meant.", errors.HintKind.OFFER)
_TRIES = 24
"""The most single changes that are tried on a position that is refused."""
_TRIED = 200_000
"""Characters of values in the positions that are arranged to find such a change."""


def set_up_position(game: Game, document: packs.Document, positions: Positions) -> Game:
    """Changes a new game to the position in a document, and returns it.

    Raises:
        ContentError: with every problem of the document. If it has something impossible that one change
            would make possible, the hints say so.
    """
    try:
        return _arranged(game, document, positions)
    except _Impossible as error:
        corrected = _shortest_change(game, document, positions, error.ways)
        problems = [
            attrs.evolve(problem, hint=f"{corrected} {OFFER}".strip())
            if problem.hint.kind is errors.HintKind.OFFER
            else problem
            for problem in error.problems
        ]
        raise errors.ContentError(problems) from None


class _Impossible(errors.ContentError):
    """A position with something impossible; `ways` are those to what it is about."""

    ways: Sequence[packs.KeyPath] = ()


def _shortest_change(
    game: Game, document: packs.Document, positions: Positions, paths: Sequence[packs.KeyPath]
) -> str:
    """Returns a sentence about the shortest value without which a position is possible.

    The text is empty if leaving out one value is not enough.
    """
    texts: dict[tuple[int, packs.KeyPath], str] = {}
    for key_path in paths:
        for at, (_, data) in enumerate(positions):
            path = _followed((), data, key_path)
            if path and isinstance(path[-1], int) and path[:-1] != ("seats",):
                path = path[:-1]
            if not path or path == ("seats",) or path[:-1] == ("seats",) or (at, path) in texts:
                # A whole seat is no value.
                continue
            value = _value(data, path)
            texts[at, path] = str(value)
            # Of a list one value may be enough.
            for item in range(len(value)) if isinstance(value, list) else ():
                texts[at, (*path, item)] = str(value[item])
    tries = min(_TRIES, _TRIED // sum(len(str(data)) for _, data in positions))
    for at, path in sorted(texts, key=lambda place: len(texts[place]))[:tries]:
        changed = [(root, copy.deepcopy(data)) for root, data in positions]
        del _value(changed[at][1], path[:-1])[path[-1]]
        with suppress(errors.GwtError):
            _arranged(
                game_start.start_game(game.kind, game.pack, game.premise, listen=False), document, changed
            )
            text = texts[at, path]
            if isinstance(path[-1], str):
                text = f"{path[-1]}: {text}" if len(text) <= _SHORT else path[-1]
                return f"It is possible without {packs.quote_value(text)}."
            return f"It is possible with one {packs.quote_value(text)} less."
    return ""


_SHORT = 30
"""The longest value that a hint quotes."""


def _value(data: Any, path: packs.KeyPath) -> Any:
    for step in path:
        data = data[step]
    return data


def _arranged(game: Game, document: packs.Document, positions: Positions) -> Game:
    extras: json_types.JsonObject = {}
    key_paths: set[packs.KeyPath] = set()
    keys: set[str] = set()
    anyway = False
    for key_path, data in positions:
        key_paths |= set(stated_ways(data))
        keys |= set(data)
        anyway = _anyway(document, key_path, data, anyway)
        content = copy.deepcopy(data)
        extras |= position_format.apply_position(
            game.kind, game.pack, game.state, document, content, key_path
        )
    stated, rules = StatedValues(frozenset(key_paths), frozenset(keys)), game.kind.play
    try:
        rules.end_position(game.state, extras, stated)
    except errors.UsageError as error:
        raise errors.ContentError([_of_agenda(game, document, positions, str(error))]) from None
    ended = game.state.over
    if ended:
        _check_ended(game, document, positions, stated)
    before = list(rules.find_inconsistencies(game.state))
    if any(fault.severity is Severity.UNPLAYABLE for fault in before):
        _check(before, document, positions, stated, anyway=anyway)
    if not anyway:
        rules.complete_position(game.state, stated)
        before = list(rules.find_inconsistencies(game.state))
        _check(before, document, positions, stated, anyway=False)
    where = _of_agenda(game, document, positions, "")
    try:
        game.restart_here()
    except errors.GwtError as error:
        raise errors.ContentError([_of_agenda(game, document, positions, str(error))]) from None
    if game.over and not ended:
        hint = "'over: true' says that the game has ended." if "agenda" not in stated else ""
        message = "there is nothing to choose here"
        raise errors.ContentError([document.problem(positions[-1][0], message, hint, length=1)])
    after = list(rules.find_inconsistencies(game.state))
    if not anyway and (brought := new_inconsistencies(before, after)):
        message = f"this leads to an impossible state: {brought[0].message}"
        raise errors.ContentError([_of_agenda(game, document, positions, message)])
    if anyway or after or "agenda" in stated:
        game.doubtful_at = where
    return game


def new_inconsistencies(
    before: Sequence[Inconsistency], after: Sequence[Inconsistency]
) -> list[Inconsistency]:
    """Returns what is impossible after a change and was not before."""
    earlier = {fault.same for fault in before}
    return [fault for fault in after if fault.severity is not Severity.SHORT and fault.same not in earlier]


def _check_ended(game: Game, document: packs.Document, positions: Positions, stated: StatedValues) -> None:
    """Raises `ContentError` if a position says that the game is over, but tasks are left."""
    if "agenda" in stated and game.state.agenda:
        problem = _located(
            document, positions, ("over",), "the game is not over as long as there is an agenda", ""
        )
        raise errors.ContentError([problem])
    game.state.agenda = []


def _anyway(document: packs.Document, key_path: packs.KeyPath, data: Any, before: bool) -> bool:
    """Returns whether the position says `impossible: true`."""
    impossible = data.get("impossible", before)
    if not isinstance(impossible, bool):
        message = f"expected true or false, found {impossible!r}"
        raise errors.ContentError([document.problem((*key_path, "impossible"), message)])
    return impossible


def _check(
    impossible: Sequence[Inconsistency],
    document: packs.Document,
    positions: Positions,
    stated: StatedValues,
    *,
    anyway: bool,
) -> None:
    """Raises `ContentError` with what is impossible; with `anyway`, only with what could not be played."""
    faults = refused_inconsistencies(impossible, stated, anyway=anyway)
    problems: list[errors.Problem] = []
    key_paths: list[packs.KeyPath] = []
    for fault, key_path in faults:
        hint = "" if fault.severity is Severity.UNPLAYABLE else OFFER
        problems.append(_located(document, positions, key_path, fault.message, hint))
        key_paths += (
            [] if fault.severity is Severity.UNPLAYABLE else [key_path, fault.key_path, *fault.also]
        )
    if problems:
        error = _Impossible(sorted(dict.fromkeys(problems), key=_order))
        error.ways = key_paths
        raise error


def _order(problem: errors.Problem) -> tuple[int, int]:
    return problem.place.line, problem.place.column


def _located(
    document: packs.Document, positions: Positions, path: packs.KeyPath, message: str, hint: str
) -> errors.Problem:
    """Returns a problem at the last key that sets the value, or else at the nearest one around it."""
    paths = [_followed(key_path, data, path) for key_path, data in positions]
    best = max(reversed(paths), key=len)
    return document.problem(best, message, hint, key=True)


def _followed(key_path: packs.KeyPath, data: Any, path: packs.KeyPath) -> packs.KeyPath:
    """Returns the longest part of a way that a position has."""
    for step in path:
        # Single rows are given by their number, from 1.
        key = step + 1 if isinstance(data, dict) and isinstance(step, int) else step
        try:
            data = data[key]
        except (KeyError, IndexError, TypeError):
            break
        key_path = (*key_path, key)
    return key_path


def _of_agenda(game: Game, document: packs.Document, positions: Positions, message: str) -> errors.Problem:
    """Returns a problem with the task that comes first, at the key that gives it if there is one."""
    for key_path, data in reversed(positions):
        for key in ("agenda", *game.kind.play.position_keys):
            if key in data:
                return document.problem((*key_path, key), message, key=True)
    return document.problem(positions[-1][0], message, length=1)
