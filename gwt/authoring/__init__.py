"""Tools for authors of packs: checking a pack, starting a new one, trying out a component."""

from typing import TYPE_CHECKING as _TYPED

from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.authoring import component_search
    from gwt.authoring.appearance_check import assert_position_reads_back
    from gwt.authoring.component_search import index_components
    from gwt.authoring.component_tryout import tryout, tryout_opening
    from gwt.authoring.pack_check import check_pack, combination_problems, find_packs, pack_problems
    from gwt.authoring.pack_location import pack_folder_around, pack_of_scenario
    from gwt.authoring.playground import replacement_source
    from gwt.authoring.scaffold import create_game, create_pack

__getattr__, __dir__ = _names(__name__)
