"""Tools for authors of packs: checking a pack, starting a new one, trying out a component."""

from gwt.lazy_exports import TYPED as _TYPED
from gwt.lazy_exports import lazy_attributes as _names

if _TYPED:
    from gwt.authoring import component_search as component_search
    from gwt.authoring.component_search import index_components as index_components
    from gwt.authoring.component_tryout import tryout as tryout
    from gwt.authoring.component_tryout import tryout_opening as tryout_opening
    from gwt.authoring.pack_check import check_pack as check_pack
    from gwt.authoring.pack_check import combination_problems as combination_problems
    from gwt.authoring.pack_check import find_packs as find_packs
    from gwt.authoring.pack_check import pack_problems as pack_problems
    from gwt.authoring.pack_location import pack_folder_around as pack_folder_around
    from gwt.authoring.pack_location import pack_of_scenario as pack_of_scenario
    from gwt.authoring.playground import replacement_source as replacement_source
    from gwt.authoring.rereading import assert_position_reads_back as assert_position_reads_back
    from gwt.authoring.scaffold import create_game as create_game
    from gwt.authoring.scaffold import create_pack as create_pack

__getattr__, __dir__ = _names(__name__)
