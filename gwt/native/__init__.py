"""The rules of a game as C, which the compiler of the machine makes fast.

The functions of a game are translated as they stand, with their type hints: `translation` finds those that
a pack reaches, `function_translator` and the classes above it turn each into C on the values of
`runtime.h`, `compiler` compiles, `transfer` carries objects over and back, and `game_engine` plays. Python
is where the rules are written, and what every game in C is compared with.
"""

from typing import TYPE_CHECKING as _TYPED

from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.native.game_engine import Engine as Engine
    from gwt.native.game_engine import engine as engine
    from gwt.native.simulation import simulate as simulate
    from gwt.native.untranslatable import NoCompiler as NoCompiler
    from gwt.native.untranslatable import NotNative as NotNative

__getattr__, __dir__ = _names(__name__)
