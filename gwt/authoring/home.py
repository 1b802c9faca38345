"""The pack at home in a folder: the one around a scenario, a position, or whoever types a command."""

from pathlib import Path

from gwt.packs.pack import Pack
from gwt.proofs.scenario import Scenario
from gwt.spec.packs import folder_around, kind_of, load_pack


def folder_here(path: Path, game: str | None = None) -> Path | None:
    """The folder of the pack around a path; none where a game is asked for and the pack is of another.

    Raises:
        ContentError: the pack names no known game.
    """
    folder = folder_around(path)
    if folder is None or game not in (None, kind_of(folder).name):
        return None
    return folder


def pack_around(path: Path, game: str | None = None) -> Pack | None:
    """The pack in that folder, if there is one.

    Raises:
        ContentError: it has problems.
    """
    folder = folder_here(path, game)
    return None if folder is None else load_pack(kind_of(folder).name, folder)


def pack_of(scenario: Scenario, path: Path) -> Pack | None:
    """The pack around the file of a scenario, unless the scenario says that it is for another one.

    Raises as `pack_around` does.
    """
    pack = pack_around(path)
    named = {data.get("pack") for _, data in scenario.given if isinstance(data, dict)} - {None}
    return pack if pack is not None and named <= set(pack.names) else None
