"""The problem codes of content, and the lints that a manifest allows, each with a reason.

`content/problems.yaml` explains each code with a wrong and a right example. Errors cannot be allowed.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Literal

from attrs import frozen

from gwt import resources
from gwt.errors import Problem, UsageError, did_you_mean
from gwt.packs import entry_converter, loader, yaml_parser
from gwt.packs.document import Document
from gwt.packs.pack import Layer, Pack


def apply_suppressions(pack: Pack, problems: Sequence[Problem]) -> list[Problem]:
    """Returns the problems that no pack allows, and the mistakes under `allow` of the topmost pack.

    Each pack can allow problems in its own files only.
    """
    left = list(problems)
    for layer in pack.layers:
        mine = [problem for problem in left if _is_of(problem, layer)]
        allowed = set(layer.manifest.allow).intersection(suppressible_codes())
        left = [problem for problem in left if problem.code not in allowed or not _is_of(problem, layer)]
        if layer is pack.layers[-1]:
            left += _misused(layer, {problem.code for problem in mine})
    return left


def _is_of(problem: Problem, layer: Layer) -> bool:
    return problem.place.file.startswith(f"{loader.display_path(layer.folder)}/")


def _misused(layer: Layer, used_codes: set[str]) -> Iterator[Problem]:
    if not layer.manifest.allow:
        return
    path = layer.folder / "pack.yaml"
    document: Document = yaml_parser.parse_file(path, loader.display_path(path))
    allowed = suppressible_codes()
    for code, reason in layer.manifest.allow.items():
        key_path = ("allow", code)
        if code not in allowed:
            message = (
                f"'{code}' cannot be allowed"
                if code in problem_codes()
                else f"there is no problem '{code}'"
            )
            yield document.problem(key_path, message, did_you_mean(code, allowed), key=True, code="allow")
        elif not reason.strip():
            yield document.problem(key_path, "say why it is allowed", code="allow")
        elif code not in used_codes:
            hint = "Remove it from 'allow'."
            message = f"this pack has no problem '{code}'"
            yield document.problem(key_path, message, hint, key=True, code="needless-allow")


@frozen
class ProblemCode:
    """A kind of problem."""

    code: str
    title: str
    text: str
    """The reason why it is a problem, and a fix."""
    right: str = ""
    """Content as it should be."""
    wrong: str = ""
    """The content with the problem."""
    file: str = ""
    """The file that the example is from."""
    level: Literal["error", "warning"] = "error"
    """A warning is printed, but `gwt check` passes with it."""
    allowed: bool = False
    """Whether a manifest may allow it with a reason: a lint, which plays but is probably a mistake."""


@frozen
class ProblemCodes:
    codes: tuple[ProblemCode, ...]


@cache
def problem_codes() -> dict[str, ProblemCode]:
    """Returns every kind of problem by its code."""
    explained_codes: ProblemCodes = entry_converter.convert_document(
        yaml_parser.parse_file(_file()), ProblemCodes, entry_converter.make_converter()
    )
    return {code.code: code for code in explained_codes.codes}


@cache
def code_lines() -> dict[str, int]:
    """Returns the line of `problems.yaml` that explains each code, counted from 1."""
    document = yaml_parser.parse_file(_file())
    return {
        document.value_at(key_path): document.place(span.start).line
        for key_path, span in document.values.items()
        if key_path[-1:] == ("code",)
    }


def is_warning(code: str) -> bool:
    """Whether a problem with this code is a warning, and not an error."""
    return code in problem_codes() and problem_codes()[code].level == "warning"


def suppressible_codes() -> list[str]:
    """The codes that may stand under `allow` in a manifest."""
    return [code.code for code in problem_codes().values() if code.allowed]


def code_link(code: str) -> str:
    """Returns a `file:` link to the explanation of a code, for editors that know no web site."""
    return f"{_file().as_uri()}#L{code_lines()[code]}"


def _file() -> Path:
    return resources.data_root() / "content" / "problems.yaml"


def explain_code(code: str) -> str:
    """Returns the explanation of a code with its examples. Raises `UsageError` if there is no such code."""
    if code not in problem_codes():
        raise UsageError(f"there is no problem '{code}'. {did_you_mean(code, problem_codes())}".strip())
    kind = problem_codes()[code]
    parts = [f"{kind.code}: {kind.title}", kind.text.strip()]
    if kind.level == "warning":
        parts.append("This is a warning: 'gwt check' passes with it.")
    if kind.allowed:
        parts.append(f"If it is intended, write 'allow: {{{kind.code}: WHY}}' in pack.yaml.")
    for label, example in (("Wrong:", kind.wrong), ("Right:", kind.right)):
        if example:
            lines = "\n".join(f"    {line}" for line in example.rstrip().split("\n"))
            parts.append(f"{label} ({kind.file})\n\n{lines}" if kind.file else f"{label}\n\n{lines}")
    return "\n\n".join(parts)
