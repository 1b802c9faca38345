"""The texts of the pages themselves, such as titles and menus, by language; from `content/site.yaml`."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import yaml

from gwt import resources


@cache
def site_settings() -> Mapping[str, Any]:
    """The contents of `content/site.yaml`: `stop`, the words that searches leave out, and `texts`."""
    content: Mapping[str, Any] = yaml.safe_load(
        (resources.shared_content_folder() / "site.yaml").read_text("utf-8")
    )
    return content


def page_languages() -> tuple[str, ...]:
    """The languages in which sites have pages of their own, besides the first."""
    return tuple(dict.fromkeys(code for by_code in site_settings()["texts"].values() for code in by_code))


def translate(text: str, code: str, *within: str) -> str:
    """A text of the pages in a language; as it is where nobody has translated it.

    Where a word depends on what it stands `within`, the file has it as `WITHIN: TEXT`; the first counts.
    """
    texts = site_settings()["texts"]
    matches = (texts.get(key, {}).get(code) for key in (*(f"{outer}: {text}" for outer in within), text))
    return str(next(filter(None, matches), text))
