"""Tools for authors of packs: checking a pack, starting a new one, trying out a component."""

from gwt.later import TYPED as _TYPED
from gwt.later import names as _names

if _TYPED:
    from gwt.authoring import finding as finding
    from gwt.authoring.check import clashes as clashes
    from gwt.authoring.check import looked_at as looked_at
    from gwt.authoring.check import packs_in as packs_in
    from gwt.authoring.check import problems_of as problems_of
    from gwt.authoring.finding import component_search as component_search
    from gwt.authoring.home import folder_here as folder_here
    from gwt.authoring.home import pack_of as pack_of
    from gwt.authoring.new import write_game as write_game
    from gwt.authoring.new import write_pack as write_pack
    from gwt.authoring.playground import changing as changing
    from gwt.authoring.rereading import assert_position_reads_back as assert_position_reads_back
    from gwt.authoring.try_out import opening as opening
    from gwt.authoring.try_out import tryout as tryout

__getattr__, __dir__ = _names(__name__)
