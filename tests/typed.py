"""Compares data in Python with the types that a script of a page declares of it."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
IS = "declare const is: <Type>() => <Given extends Type>(given: Given) => void;\n"
"""Takes what is a `Type`, whatever keys it has besides."""


def faults(folder: Path, declarations: Path, *given: tuple[str, object]) -> str:
    """Returns what the type checker says of some data.

    Args:
        folder: an empty folder for its files.
        declarations: the file `*.d.ts` with the types.
        given: the names of types, each with what should be of that type.
    """
    lines = [f"is<declared.{name}>()({json.dumps(data)});\n" for name, data in given]
    text = f'import type * as declared from "{declarations.as_posix()}";\n{IS}{"".join(lines)}'
    (folder / "given.ts").write_text(text, encoding="utf-8")
    configuration = {
        "extends": (ROOT / ".build/scripts/tsconfig.json").as_posix(),
        "include": ["given.ts"],
        "exclude": [],
    }
    (folder / "tsconfig.json").write_text(json.dumps(configuration), encoding="utf-8")
    run = subprocess.run([_tsc(), "-p", folder, "--pretty", "false"], capture_output=True, text=True)
    return run.stdout + run.stderr


def _tsc() -> Path:
    """The type checker, which `make checks` puts into the environment."""
    own = Path(sys.prefix) / "scripts/node_modules/.bin"
    found = shutil.which("tsc", path=str(own)) or shutil.which("tsc")
    if found is None:
        pytest.skip("there is no type checker of the scripts; get it with: make checks")
    return Path(found)
