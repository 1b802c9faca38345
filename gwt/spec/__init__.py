"""The specification of games: the parts that a game hands to the package, and the registry of all games."""

from gwt.later import TYPED as _TYPED
from gwt.later import names as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.spec import pictures as pictures
    from gwt.spec import weights as weights
    from gwt.spec.combining import Combination as Combination
    from gwt.spec.combining import Installed as Installed
    from gwt.spec.combining import Together as Together
    from gwt.spec.combining import every_combination as every_combination
    from gwt.spec.combining import installed as installed
    from gwt.spec.combining import together as together
    from gwt.spec.combining import unexpected as unexpected
    from gwt.spec.entry import Entry as Entry
    from gwt.spec.game import GameSpec as GameSpec
    from gwt.spec.packs import Asked as Asked
    from gwt.spec.packs import folder_around as folder_around
    from gwt.spec.packs import game_of as game_of
    from gwt.spec.packs import is_loaded as is_loaded
    from gwt.spec.packs import kind_of as kind_of
    from gwt.spec.packs import known_packs as known_packs
    from gwt.spec.packs import load_pack as load_pack
    from gwt.spec.packs import manifest_of as manifest_of
    from gwt.spec.packs import named_pack as named_pack
    from gwt.spec.packs import pack_folder as pack_folder
    from gwt.spec.play import PREMISE as PREMISE
    from gwt.spec.play import Extras as Extras
    from gwt.spec.play import PlaySpec as PlaySpec
    from gwt.spec.play import Spelling as Spelling
    from gwt.spec.play import Weighing as Weighing
    from gwt.spec.registry import DEFAULT as DEFAULT_GAME
    from gwt.spec.registry import GAMES as GAMES
    from gwt.spec.registry import game_kind as game_kind
    from gwt.spec.seen import state_of as state_of
    from gwt.spec.status import Impossible as Impossible
    from gwt.spec.status import Misplaced as Misplaced
    from gwt.spec.status import Said as Said
    from gwt.spec.status import Weight as Weight
    from gwt.spec.status import refused as refused
    from gwt.spec.status import stated_ways as stated_ways

__getattr__, __dir__ = _names(__name__)
