"""The specification of games: the parts that a game hands to the package, and the registry of all games."""

from gwt.lazy_exports import TYPED as _TYPED
from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.spec import picture_spec as picture_spec
    from gwt.spec import valuation_weights as valuation_weights
    from gwt.spec.entry import Entry as Entry
    from gwt.spec.game_spec import GameSpec as GameSpec
    from gwt.spec.inconsistencies import Inconsistency as Inconsistency
    from gwt.spec.inconsistencies import SetupError as SetupError
    from gwt.spec.inconsistencies import Severity as Severity
    from gwt.spec.inconsistencies import StatedValues as StatedValues
    from gwt.spec.inconsistencies import refused_inconsistencies as refused_inconsistencies
    from gwt.spec.inconsistencies import stated_ways as stated_ways
    from gwt.spec.pack_combinations import Combination as Combination
    from gwt.spec.pack_combinations import InstalledPack as InstalledPack
    from gwt.spec.pack_combinations import PackPair as PackPair
    from gwt.spec.pack_combinations import all_combinations as all_combinations
    from gwt.spec.pack_combinations import installed_packs as installed_packs
    from gwt.spec.pack_combinations import playable_pairs as playable_pairs
    from gwt.spec.pack_combinations import unexpected_pairs as unexpected_pairs
    from gwt.spec.pack_lookup import PackArgument as PackArgument
    from gwt.spec.pack_lookup import folder_around as folder_around
    from gwt.spec.pack_lookup import folder_of_pack as folder_of_pack
    from gwt.spec.pack_lookup import game_of as game_of
    from gwt.spec.pack_lookup import game_of_folder as game_of_folder
    from gwt.spec.pack_lookup import is_loaded as is_loaded
    from gwt.spec.pack_lookup import load_pack as load_pack
    from gwt.spec.pack_lookup import manifest_of as manifest_of
    from gwt.spec.pack_lookup import pack_folder as pack_folder
    from gwt.spec.pack_lookup import packs_by_name as packs_by_name
    from gwt.spec.play_spec import PREMISE as PREMISE
    from gwt.spec.play_spec import PlaySpec as PlaySpec
    from gwt.spec.play_spec import PositionExtras as PositionExtras
    from gwt.spec.play_spec import ValueNames as ValueNames
    from gwt.spec.play_spec import WeightedValuation as WeightedValuation
    from gwt.spec.registry import DEFAULT as DEFAULT_GAME
    from gwt.spec.registry import GAMES as GAMES
    from gwt.spec.registry import game_kind as game_kind
    from gwt.spec.view_reader import state_from_view as state_from_view

__getattr__, __dir__ = _names(__name__)
