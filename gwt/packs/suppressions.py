"""Applies `allow` of a manifest: problems that an author accepts on purpose, each with a reason.

Only lints can be allowed: content that plays but is probably a mistake. Errors cannot.
"""

from collections.abc import Iterator, Sequence

from gwt.errors import Problem, did_you_mean
from gwt.packs import codes, loader, yaml_parser
from gwt.packs.document import Document
from gwt.packs.pack import Layer, Pack


def apply_suppressions(pack: Pack, problems: Sequence[Problem]) -> list[Problem]:
    """Returns the problems that no pack allows, and the mistakes under `allow` of the topmost pack.

    Each pack can allow problems in its own files only.
    """
    left = list(problems)
    for layer in pack.layers:
        mine = [problem for problem in left if _is_of(problem, layer)]
        allowed = set(layer.manifest.allow).intersection(codes.suppressible_codes())
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
    allowed = codes.suppressible_codes()
    for code, reason in layer.manifest.allow.items():
        key_path = ("allow", code)
        if code not in allowed:
            message = (
                f"'{code}' cannot be allowed"
                if code in codes.problem_codes()
                else f"there is no problem '{code}'"
            )
            yield document.problem(key_path, message, did_you_mean(code, allowed), key=True, code="allow")
        elif not reason.strip():
            yield document.problem(key_path, "say why it is allowed", code="allow")
        elif code not in used_codes:
            hint = "Remove it from 'allow'."
            message = f"this pack has no problem '{code}'"
            yield document.problem(key_path, message, hint, key=True, code="needless-allow")
