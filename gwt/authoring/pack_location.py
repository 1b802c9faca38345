"""Finds the pack around a file, or around the folder in which a command is run."""

from pathlib import Path

from gwt import packs, proofs, spec
from gwt.play.position_format import split_pack_names


def pack_folder_around(path: Path, game: str | None = None) -> Path | None:
    """Returns the folder of the pack around a path; None if there is none, or it is not of `game`.

    Raises:
        ContentError: the pack names no known game.
    """
    folder = spec.folder_around(path)
    if folder is None or game not in (None, spec.game_of_folder(folder).name):
        return None
    return folder


def pack_around(path: Path, game: str | None = None) -> packs.Pack | None:
    """Returns the pack around a path, or None as `pack_folder_around` does.

    Raises:
        ContentError: it has problems.
    """
    folder = pack_folder_around(path, game)
    return None if folder is None else spec.load_pack(spec.game_of_folder(folder).name, folder)


def pack_of_scenario(scenario: proofs.Scenario, path: Path) -> packs.Pack | None:
    """Returns the pack around the file of a scenario, unless the scenario names another pack.

    Raises as `pack_around` does.
    """
    pack = pack_around(path)
    named = {split_pack_names(data.get("pack")) for _, data in scenario.given if isinstance(data, dict)} - {
        None
    }
    return pack if pack is not None and named <= set(pack.names) else None
