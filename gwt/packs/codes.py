"""The kinds of problem that content can have, each with a code, an explanation and an example."""

from functools import cache
from pathlib import Path

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
    for said, example in (("Not so:", found.wrong), ("But so:", found.right)):
        if example:
            lines = "\n".join(f"    {line}" for line in example.rstrip().split("\n"))
            parts.append(f"{said} ({found.file})\n\n{lines}" if found.file else f"{said}\n\n{lines}")
    return "\n\n".join(parts)
