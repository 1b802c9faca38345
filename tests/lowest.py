"""`python -m tests.lowest [EXTRA...]`: the lowest versions that pyproject.toml asks for, for pip.

Without an extra they are those of the core and of what the tests need that are run with them.
It needs nothing but Python, for it is run before anything is installed.
"""

import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
TOOLS = ("pytest", "hypothesis")


def lowest(project: dict[str, Any], extras: Sequence[str]) -> Iterator[str]:
    """The lowest version of each library of the extras, or of the core and the tools of the tests."""
    known = project["optional-dependencies"]
    wanted = [one for extra in extras for one in known[extra]]
    if not extras:
        tools = [one for one in known["test"] if re.split("[>=]", one)[0] in TOOLS]
        wanted = [*project["dependencies"], *tools]
    for one in wanted:
        if not one.startswith(f"{project['name']}["):
            bound = re.fullmatch(r"(?P<name>[\w.-]+)>=(?P<version>[\d.]+)(,<[\d.]+)?", one)
            assert bound, f"{one!r} states no lowest version as NAME>=VERSION or NAME>=VERSION,<VERSION"
            yield f"{bound['name']}=={bound['version']}"


if __name__ == "__main__":
    print(*lowest(tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"], sys.argv[1:]))
