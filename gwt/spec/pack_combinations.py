"""The packs that are installed for a game, and which of them can be played together."""

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

from attrs import frozen

from gwt.errors import ContentError
from gwt.packs import Manifest, share_cache
from gwt.spec.pack_lookup import load_pack, packs_by_name
from gwt.spec.registry import game_kind


@frozen
class InstalledPack:
    """A pack that can be asked for by its name."""

    name: str
    folder: Path
    manifest: Manifest
    below: tuple[str, ...]
    """The ids of the packs that it requires, directly or through others, the whole game first."""


@frozen
class PackPair:
    """Two packs of which neither requires the other."""

    names: tuple[str, str]
    played: tuple[str, ...] = ()
    """The ids of the packs that are played where both are asked for; none if they cannot be."""
    why_not: str = ""
    """The reason why they cannot be played together."""


def installed_packs(game: str) -> tuple[InstalledPack, ...]:
    """Returns the packs of a game that come with the library or are installed, whole games first.

    Raises:
        UsageError: there is no such game.
        ContentError: one of the packs has problems.
    """
    names: dict[Path, str] = {}
    for name, folder in packs_by_name(game_kind(game)).items():
        if folder not in names or len(name) < len(names[folder]):
            names[folder] = name
    packs = []
    with share_cache():
        for folder, name in names.items():
            *below, top = load_pack(game, folder).layers
            packs.append(
                InstalledPack(name, folder, top.manifest, tuple(layer.manifest.id for layer in below))
            )
    return tuple(sorted(packs, key=lambda pack: (len(pack.below), pack.name)))


def playable_pairs(game: str, packs: Sequence[InstalledPack]) -> tuple[PackPair, ...]:
    """Returns each two of these packs of which neither lies on the other, and if both can be played."""
    pairs = combinations([pack for pack in packs if pack.below], 2)
    with share_cache():
        return tuple(
            _tried(game, a, b)
            for a, b in pairs
            if a.manifest.id not in b.below and b.manifest.id not in a.below
        )


def unexpected_pairs(packs: Sequence[InstalledPack], pairs: Sequence[PackPair]) -> tuple[PackPair, ...]:
    """Returns the pairs that are refused, or played as other packs than the two with those they lie on.

    A pair is left out where the same holds already for packs on which its two lie.
    """
    lies_on = {pack.name: {pack.manifest.id, *pack.below} for pack in packs}
    ids = {pack.name: pack.manifest.id for pack in packs}
    odd_pairs: list[PackPair] = []
    reported: set[frozenset[str]] = set()
    for pair in sorted(pairs, key=lambda pair: sum(len(lies_on[name]) for name in pair.names)):
        first, second = (lies_on[name] for name in pair.names)
        follows = any(frozenset((a, b)) in reported for a in first for b in second)
        if not follows and (pair.why_not or set(pair.played) != first | second):
            reported.add(frozenset(ids[name] for name in pair.names))
            odd_pairs.append(pair)
    return tuple(odd_pairs)


def _tried(game: str, a: InstalledPack, b: InstalledPack) -> PackPair:
    names = a.name, b.name
    try:
        layers = load_pack(game, [a.folder, b.folder]).layers
    except ContentError as error:
        first = error.problems[0]
        return PackPair(names, why_not=f"{first.message}. {first.hint}" if first.hint else first.message)
    return PackPair(names, tuple(layer.manifest.id for layer in layers))


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
        pack = load_pack(game, [pack.folder for pack in packs])
    except ContentError:
        return None
    layers = frozenset(layer.manifest.id for layer in pack.layers)
    players = game_kind(game).play.players(pack)
    return Combination(tuple(sorted(pack.name for pack in packs)), layers, tuple(players))
