"""Makes the tables of the grammars when the package is built, in a wheel and for an editable install."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Tables(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, self.root)
        from gwt.dsl.tables import write

        for grammar in sorted(Path(self.root, "grammar").glob("*.lark")):
            if grammar.stem != "core":
                write(grammar)
