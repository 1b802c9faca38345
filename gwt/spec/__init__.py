"""The specification of games: the parts that a game hands to the package, and the registry of all games."""

from typing import TYPE_CHECKING as _TYPED

from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.spec import picture_spec, scoring, valuation_weights
    from gwt.spec.entry import Entry
    from gwt.spec.game_play import PREMISE, GamePlay, ValueNames, WeightedValuation
    from gwt.spec.game_spec import GameSpec
    from gwt.spec.inconsistencies import (
        Inconsistency,
        SetupError,
        Severity,
        StatedValues,
        refused_inconsistencies,
        stated_ways,
    )
    from gwt.spec.pack_combinations import (
        Combination,
        InstalledPack,
        PackConflict,
        all_combinations,
        conflicting_packs,
        installed_packs,
    )
    from gwt.spec.pack_lookup import (
        PackArgument,
        folder_around,
        folder_of_pack,
        game_of,
        game_of_folder,
        is_loaded,
        load_pack,
        manifest_of,
        pack_folder,
        packs_by_name,
    )
    from gwt.spec.registry import DEFAULT as DEFAULT_GAME
    from gwt.spec.registry import GAMES, game_kind
    from gwt.spec.view_reader import state_from_view

__getattr__, __dir__ = _names(__name__)
