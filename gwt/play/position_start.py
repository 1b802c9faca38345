"""Starts a game from a position."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from gwt import errors, json_types, packs, spec
from gwt.play import game_start, position_format
from gwt.play.game import Game
from gwt.play.position_setup import Positions, set_up_position


def from_position(
    source: str | Path | Mapping[str, Any], *, pack: spec.PackArgument = None, listen: bool = True
) -> Game:
    """Starts a game from a position, given as a YAML file, as text or as a mapping.

    `pack` is used if the position does not name one; see `new_game`. Without `listen` no events are made.

    Raises:
        UsageError: there is no such file, or it asks for something that does not exist.
        ContentError: with every problem of the document.

    Examples:
        >>> import gwt
        >>> game = gwt.from_position("{players: 2, seat: 1, seats: [{money: 9}]}")
        >>> game.state.players[0].money
        9
        >>> gwt.from_position({"players": 2, "seat": 1, "seats": [{"money": 9}]}).state == game.state
        True
        >>> gwt.from_position(game.position()).state == game.state
        True
    """
    document = position_format.parse_document(source)
    return game_at(document, [((), document.data)], pack=pack, listen=listen)


def game_at(
    document: packs.Document,
    positions: Positions,
    *,
    pack: spec.PackArgument = None,
    listen: bool = True,
) -> Game:
    """Starts a game from a position of a document and the positions that change it.

    Raises as `from_position` does.
    """
    arguments: json_types.JsonObject = {}
    for key_path, data in positions:
        arguments |= position_format.premise_keys(document, data, key_path)
    counts = [len(data["seats"]) for _, data in positions if isinstance(data.get("seats"), list)]
    if counts and max(counts) > 1:
        arguments.setdefault("players", max(counts))
    if isinstance(pack, packs.Pack):
        arguments.setdefault("game", pack.manifest.game)
    try:
        if pack is not None:
            _check_pack(arguments, pack)
            arguments["pack"] = pack
        game = game_start.new_game(**arguments, listen=listen)
    except errors.UsageError as error:
        raise errors.ContentError([_of_premise(document, positions, error)]) from None
    return set_up_position(game, document, positions)


def _check_pack(arguments: json_types.JsonObject, pack: spec.PackArgument) -> None:
    """Raises `UsageError` if a position names other packs than the caller."""
    played = spec.load_pack(arguments.get("game"), pack)
    named = arguments.get("pack", played.name)
    # Of several packs some may be left out that the others require.
    meant = ""
    with suppress(errors.UsageError):
        meant = named if named in played.names else spec.folder_of_pack(played.manifest.game, named).name
    if meant not in played.names:
        raise errors.UsageError(f"this is for {named}, not for {played.name}").with_subject("pack")


def _of_premise(document: packs.Document, positions: Positions, error: errors.UsageError) -> errors.Problem:
    """Returns the problem that something in a position does not exist, at the last key that asks for it."""
    for key_path, data in reversed(positions):
        if error.about in data:
            return document.problem((*key_path, error.about), str(error))
    return document.problem(positions[-1][0], str(error), length=1)
