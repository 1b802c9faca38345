"""A table at which a component of a pack can be tried out."""

from pathlib import Path
from typing import Any

import yaml

from gwt.authoring.home import pack_around
from gwt.errors import UsageError, did_you_mean
from gwt.play.arranging import from_position
from gwt.play.game import Game
from gwt.play.position import document_of
from gwt.spec.packs import Asked, load_pack
from gwt.spec.registry import game_kind


def tryout(id: str, *, game: str | None = None, pack: Asked = None, position: Path | None = None) -> Game:
    """A game in which seat 1 has the component before it, in a position of the caller's choice.

    Where no pack is asked for it is the one in whose folder the position lies, or whoever calls.

    Raises:
        UsageError: there is no such component, or nothing can be tried with it.
        ContentError: the position has problems.
    """
    if pack is None:
        places = [Path()] if position is None else [position, Path()]
        pack = next((found for one in places if (found := pack_around(one, game))), None)
    loaded = load_pack(game, pack)
    kind = game_kind(loaded.manifest.game)
    if loaded.component(id) is None:
        hint = did_you_mean(id, [one.id for one in loaded.components])
        raise UsageError(f"{loaded.name} has no '{id}'. {hint}".strip())
    # Where the caller says nothing, the seat has what the component asks for.
    wanted = kind.play.trial(kind.play.board(loaded), id, position is None)
    if not wanted:
        raise UsageError(f"there is nothing to try with '{id}' by itself")
    fewest = min(kind.play.players(loaded))
    given = {"players": fewest} if position is None else document_of(position).data
    text = yaml.safe_dump({"game": kind.name, **_over(given, wanted)}, sort_keys=False)
    return from_position(text, pack=pack or loaded.name)


def _over(given: Any, wanted: Any) -> Any:
    """What is given, changed by what is wanted."""
    if isinstance(given, dict) and isinstance(wanted, dict):
        return given | {key: _over(given.get(key), value) for key, value in wanted.items()}
    if isinstance(given, list) and isinstance(wanted, list) and wanted and isinstance(wanted[0], dict):
        first = [_over(one, other) for one, other in zip(given, wanted, strict=False)]
        return [*first, *given[len(first) :], *wanted[len(first) :]]
    return wanted
