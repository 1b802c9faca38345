"""The kinds of problem that content can have, each with a code, an explanation and an example."""

from functools import cache
from pathlib import Path
from typing import Literal

from attrs import frozen

from gwt import resources
from gwt.errors import UsageError, did_you_mean
from gwt.packs.located import read
from gwt.packs.structure import converter, structured


@frozen
class Code:
    """A kind of problem."""

    code: str
    title: str
    text: str
    """Why it is one, and what to do."""
    right: str = ""
    """Content as it should be."""
    wrong: str = ""
    """The same with the problem."""
    file: str = ""
    """Where the example stands."""
    level: Literal["error", "warning"] = "error"
    """A warning is told and lets `gwt check` pass."""
    allowed: bool = False
    """Whether a pack may have it, if it says why: what can be played and is hardly meant."""


@frozen
class Codes:
    codes: tuple[Code, ...]


@cache
def codes() -> dict[str, Code]:
    """Every kind of problem by its code."""
    listed: Codes = structured(read(_file()), Codes, converter())
    return {one.code: one for one in listed.codes}


@cache
def lines() -> dict[str, int]:
    """The line of the file in which each kind of problem is explained, from 1."""
    document = read(_file())
    return {
        document.at(steps): document.place(span.start).line
        for steps, span in document.values.items()
        if steps[-1:] == ("code",)
    }


def is_warning(code: str) -> bool:
    """Whether a problem with this code is a warning, and not an error."""
    return code in codes() and codes()[code].level == "warning"


def may_be_allowed() -> list[str]:
    """The codes that may stand under `allow` in a manifest."""
    return [one.code for one in codes().values() if one.allowed]


def link(code: str) -> str:
    """Where the explanation of a kind of problem is to be read, for those who have no address of a site."""
    return f"{_file().as_uri()}#L{lines()[code]}"


def _file() -> Path:
    return resources.root() / "content" / "problems.yaml"


def explained(code: str) -> str:
    """What the documents say about a kind of problem. Raises `UsageError` where there is none."""
    if code not in codes():
        raise UsageError(f"there is no problem '{code}'. {did_you_mean(code, codes())}".strip())
    found = codes()[code]
    parts = [f"{found.code}: {found.title}", found.text.strip()]
    if found.level == "warning":
        parts.append("This is a warning: 'gwt check' passes with it.")
    if found.allowed:
        parts.append(f"Where it is meant, 'allow: {{{found.code}: WHY}}' in pack.yaml says so.")
    for said, example in (("Not so:", found.wrong), ("But so:", found.right)):
        if example:
            lines = "\n".join(f"    {line}" for line in example.rstrip().split("\n"))
            parts.append(f"{said} ({found.file})\n\n{lines}" if found.file else f"{said}\n\n{lines}")
    return "\n\n".join(parts)
