"""Starts a game in which a component can be tried out, and opens positions at the table of the site."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

from gwt import errors, json_types, packs, spec
from gwt.authoring.pack_location import pack_around
from gwt.play import Game, from_position, position_format


def tryout(
    id: str, *, game: str | None = None, pack: spec.PackArgument = None, position: Path | None = None
) -> Game:
    """Returns a game in which seat 1 is about to use a component, in a position that may be given.

    By default the pack is the one around the position, or else around the current folder.

    Raises:
        UsageError: there is no such component, or it has nothing to try.
        ContentError: the position has problems.
    """
    if pack is None:
        places = [Path()] if position is None else [position, Path()]
        pack = next((folder for place in places if (folder := pack_around(place, game))), None)
    loaded = spec.load_pack(game, pack)
    kind = spec.game_kind(loaded.manifest.game)
    if loaded.component(id) is None:
        hint = errors.did_you_mean(id, [component.id for component in loaded.components])
        raise errors.UsageError(f"{loaded.name} has no '{id}'. {hint}".strip())
    # Without a position of the caller's, the seat has what the component requires.
    trial = kind.play.tryout_position(kind.play.board(loaded), id, position is None)
    if not trial:
        raise errors.UsageError(f"there is nothing to try with '{id}' by itself")
    fewest = min(kind.play.players(loaded))
    base = {"players": fewest} if position is None else position_format.parse_document(position).data
    text = yaml.safe_dump({"game": kind.name, **_over(base, trial)}, sort_keys=False)
    return from_position(text, pack=pack or loaded.name)


def tryout_opening(
    pack: packs.Pack, positions: Sequence[Mapping[str, object]], play: Sequence[str] = ()
) -> json_types.JsonObject | None:
    """Returns the packs, a position and the choices there, as the table of the site opens them.

    Each of the `positions` changes the one before it. Returns None if they name no seat.
    """
    position: Mapping[str, object] = {}
    for change in positions:
        position = _over(position, change)
    if "seat" not in position:
        return None
    text = yaml.safe_dump(dict(position), allow_unicode=True, sort_keys=False, width=1000)
    players = position.get("players") or from_position(text, pack=pack).premise.players
    return {
        "game": pack.manifest.game,
        "packs": [layer.folder.name for layer in pack.layers],
        "players": players,
        "seat": position["seat"],
        "position": text,
        "play": list(play),
    }


def _over(base: object, override: object) -> Any:
    """Merges two positions; `override` takes precedence."""
    if isinstance(base, dict) and isinstance(override, dict):
        return base | {key: _over(base.get(key), value) for key, value in override.items()}
    if isinstance(base, list) and isinstance(override, list) and override and isinstance(override[0], dict):
        first = [_over(old, new) for old, new in zip(base, override, strict=False)]
        return [*first, *base[len(first) :], *override[len(first) :]]
    return override
