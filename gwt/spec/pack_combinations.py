"""The packs that are installed for a game, and which of them can be played together."""

from collections.abc import Sequence
from pathlib import Path

from attrs import frozen

from gwt import errors
from gwt.packs import Manifest, Pack, share_cache
from gwt.spec import pack_lookup, registry


@frozen
class InstalledPack:
    """A pack that can be asked for by its name."""

    name: str
    folder: Path
    manifest: Manifest
    below: tuple[str, ...]
    """The ids of the packs that it requires, directly or through others, the whole game first."""


@frozen
class PackConflict:
    """An installed pack that cannot be played with others."""

    name: str
    why_not: str


def installed_packs(game: str) -> tuple[InstalledPack, ...]:
    """Returns the packs of a game that come with the library or are installed, whole games first.

    Raises:
        UsageError: there is no such game.
        ContentError: one of the packs has problems.
    """
    names: dict[Path, str] = {}
    for name, folder in pack_lookup.packs_by_name(registry.game_kind(game)).items():
        if folder not in names or len(name) < len(names[folder]):
            names[folder] = name
    packs = []
    with share_cache():
        for folder, name in names.items():
            *below, top = pack_lookup.load_pack(game, folder).layers
            packs.append(
                InstalledPack(name, folder, top.manifest, tuple(layer.manifest.id for layer in below))
            )
    return tuple(sorted(packs, key=lambda pack: (len(pack.below), pack.name)))


def conflicting_packs(game: str, pack: Pack) -> tuple[PackConflict, ...]:
    """Returns the installed packs that cannot be played with a pack, each with the reason.

    Packs that lie on one of these are left out.
    """
    conflicts: dict[str, PackConflict] = {}
    folders = [layer.folder for layer in pack.layers]
    with share_cache():
        for installed in installed_packs(game):
            if not installed.below or installed.folder in folders or conflicts.keys() & {*installed.below}:
                continue
            try:
                pack_lookup.load_pack(game, [*folders, installed.folder])
            except errors.ContentError as error:
                first = error.problems[0]
                why_not = f"{first.message}. {first.hint}" if first.hint else str(first.message)
                conflicts[installed.manifest.id] = PackConflict(installed.name, why_not)
    return tuple(conflicts.values())


@frozen
class Combination:
    """Packs that can be played together."""

    names: tuple[str, ...]
    """The fewest names with which they can be asked for."""
    layers: frozenset[str]
    """The ids of the packs that are played, the whole game among them."""
    players: tuple[int, ...]
    """The numbers of players for which they are written."""


def all_combinations(game: str) -> tuple[Combination, ...]:
    """Returns each set of installed packs of a game that can be played, those of fewest names first.

    Raises as `installed_packs` does.
    """
    packs = installed_packs(game)
    by_layers: dict[frozenset[str], Combination] = {}
    tried: set[frozenset[str]] = set()
    longer = [frozenset((pack.name,)) for pack in packs]
    by_name = {pack.name: pack for pack in packs}
    while longer:
        current, longer = longer, []
        for names in current:
            if names in tried:
                continue
            tried.add(names)
            bundle = find_combination(game, [by_name[name] for name in sorted(names)])
            if bundle is not None and bundle.layers not in by_layers:
                by_layers[bundle.layers] = bundle
                longer += [names | {pack.name} for pack in packs if pack.manifest.id not in bundle.layers]
    return tuple(by_layers.values())


def find_combination(game: str, packs: Sequence[InstalledPack]) -> Combination | None:
    """Returns the combination of some packs; None if they cannot be played together."""
    try:
        pack = pack_lookup.load_pack(game, [pack.folder for pack in packs])
    except errors.ContentError:
        return None
    layers = frozenset(layer.manifest.id for layer in pack.layers)
    players = registry.game_kind(game).play.players(pack)
    return Combination(tuple(sorted(pack.name for pack in packs)), layers, tuple(players))
