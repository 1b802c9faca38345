"""Makes the tables of the grammars when the package is built."""

import sys
from importlib import import_module
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Build(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, self.root)
        from attrs import evolve

        from gwt.dsl.parser_tables import write
        from gwt.spec.registry import packaged_games

        for game in packaged_games().values():
            language = evolve(import_module(f"{game.package}.language").LANGUAGE, counts=game.counts)
            write(language.grammar, language.text)
