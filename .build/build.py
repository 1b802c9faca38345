"""Makes the tables of the grammars when the package is built, and compiles modules if that is asked for."""

import os
import sys
from importlib import import_module
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE = "GWT_COMPILE"
"""The variable of the environment that asks for the compiled wheel."""


class Build(BuildHookInterface):
    work: Path | None = None
    """The folder of what was compiled."""

    def dependencies(self) -> list[str]:
        return self.config["compiler"] if self._compiles() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sys.path[:0] = [self.root, str(Path(self.root, ".build"))]
        from gwt.dsl.parser_tables import write
        from gwt.spec.registry import packaged_games

        for game in packaged_games().values():
            language = import_module(f"{game.package}.language").LANGUAGE
            write(language.grammar, language.text)
        if self._compiles() and version != "editable":
            from native import build

            build_data["pure_python"], build_data["infer_tag"] = False, True
            self.work = Path(mkdtemp())
            for path, place in build(Path(self.root), self.config["compile"], self.work):
                build_data["force_include"][str(path)] = place

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.work is not None:
            rmtree(self.work)

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(COMPILE, "0") not in ("", "0")
