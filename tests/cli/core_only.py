"""`python -m tests.cli.core_only ARGUMENTS`: the `gwt` command with nothing but what the package requires.

Whatever else is installed beside it cannot be imported, from before the first module of the package is.
"""

import re
import sys
from collections.abc import Sequence
from importlib import metadata
from types import ModuleType


def required(package: str) -> set[str]:
    """The distributions that one needs and that are here, without its extras."""
    found, open_ = set[str](), [package]
    while open_:
        name = re.sub("[-_.]+", "-", open_.pop()).lower()
        if name not in found:
            try:
                wanted = metadata.requires(name) or ()
            except metadata.PackageNotFoundError:
                # Only other systems or versions of Python need it.
                continue
            found.add(name)
            open_ += [re.split(r"[\s<>=!~;\[(]", one)[0] for one in wanted if "extra ==" not in one]
    return found


class OnlyRequired:
    """Refuses every module of a distribution that the package does not require."""

    def __init__(self) -> None:
        core = required("gwt")
        self.refused = {
            name
            for name, owners in metadata.packages_distributions().items()
            if not {re.sub("[-_.]+", "-", owner).lower() for owner in owners} & core
        }

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> None:
        if name.partition(".")[0] in self.refused:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def refuse() -> OnlyRequired:
    """From now on only what is required can be imported."""
    assert "gwt" not in sys.modules
    finder = OnlyRequired()
    for name in list(sys.modules):
        if name.partition(".")[0] in finder.refused:
            del sys.modules[name]
    sys.meta_path.insert(0, finder)
    return finder


if __name__ == "__main__":
    refuse()

    from gwt.cli import main

    main()
