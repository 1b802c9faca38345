"""The texts of the pages themselves, such as titles and menus, by language; from `content/site.yaml`."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import yaml

from gwt import resources


@cache
def site() -> Mapping[str, Any]:
    """The contents of `content/site.yaml`: `stop`, the words that searches leave out, and `texts`."""
    found: Mapping[str, Any] = yaml.safe_load((resources.shared() / "site.yaml").read_text("utf-8"))
    return found


def languages() -> tuple[str, ...]:
    """The languages in which sites have pages of their own, besides the first."""
    return tuple(dict.fromkeys(code for said in site()["texts"].values() for code in said))


def translated(text: str, code: str, *within: str) -> str:
    """A text of the pages in a language; as it is where nobody has translated it.

    Where a word depends on what it stands `within`, the file has it as `WITHIN: TEXT`; the first counts.
    """
    texts = site()["texts"]
    found = (texts.get(key, {}).get(code) for key in (*(f"{one}: {text}" for one in within), text))
    return str(next(filter(None, found), text))
