"""Says in words and numbers what a seat sees, for a terminal and for the table; nothing hidden can be said.

`scene` has the data, a `SummarySpec` the functions of a game, and `summary` combines them; a game without a
`SummarySpec` is listed by the keys and values of its view.
"""

from typing import TYPE_CHECKING as _TYPED

from gwt.lazy_exports import lazy_attributes as _names

# mypy: implicit-reexport
if _TYPED:
    from gwt.summary.scene import Scene, SceneSeat
    from gwt.summary.summary import Column, Line, Summary, SummarySpec, count_items

__getattr__, __dir__ = _names(__name__)
