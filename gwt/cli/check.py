"""`gwt check`: reports the problems of packs, as text or JSON, once or after every change."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from gwt import authoring, errors, json_types, optional_dependencies, packs
from gwt.cli.options import AsJson


def check(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(help="Folders of packs, or files in one.", show_default="."),
    ] = None,
    as_json: AsJson = False,
    watch: Annotated[
        bool, typer.Option("--watch", help="Check again whenever a file changes; needs the extra 'packs'.")
    ] = False,
    explain: Annotated[str | None, typer.Option(help="Explain a code instead of checking.")] = None,
) -> None:
    """Report every problem of packs; the exit code is 1 if there are errors, not just warnings."""
    if explain is not None:
        typer.echo(packs.explain_code(explain))
        return
    targets = paths or [Path()]
    memories: Memories = {}
    problems = _checked(targets, as_json, memories)
    if watch:
        for _ in _changes(targets):
            typer.echo("")
            _checked(targets, as_json, memories)
    if not all(packs.is_warning(problem.code) for problem in problems):
        raise typer.Exit(1)


Memories = dict[tuple[Path, ...], "packs.LoadCache"]
"""The incremental loaders, by the folders that are checked together."""


def _checked(paths: list[Path], as_json: bool, memories: Memories) -> list[errors.Problem]:
    def memory(*folders: Path) -> packs.LoadCache:
        return memories.setdefault(folders, packs.LoadCache())

    folders = list(dict.fromkeys(folder for path in paths for folder in authoring.find_packs(path)))
    problems = [
        problem for folder in folders for problem in authoring.pack_problems(folder, memory(folder))
    ]
    # Of a folder with several packs in it nobody asked to play them together.
    named = list(dict.fromkeys(inner[0] for path in paths if len(inner := authoring.find_packs(path)) == 1))
    if len(named) > 1 and all(packs.is_warning(problem.code) for problem in problems):
        together = authoring.combination_problems(named, memory(*named))
        problems += [problem for problem in together if problem not in problems]
    if as_json:
        typer.echo(
            json.dumps({"packs": len(folders), "problems": [summary(problem) for problem in problems]})
        )
        return problems
    _print(problems, f"in {errors.count_noun(len(folders), 'pack')}")
    return problems


def _print(problems: list[errors.Problem], where: str) -> None:
    """Prints the problems of what was checked, and how many they are."""
    for problem in problems:
        warns = "warning " if packs.is_warning(problem.code) else ""
        typer.echo(problem.with_place(f"{warns}{problem.code} {problem.message}"))
    if problems:
        warnings = sum(packs.is_warning(problem.code) for problem in problems)
        counts = {"problem": len(problems) - warnings, "warning": warnings}
        sums = " and ".join(errors.count_noun(number, word) for word, number in counts.items() if number)
        typer.echo(f"{sums} {where}; 'gwt check --explain {problems[0].code}' says more about the first.")
    else:
        typer.echo(f"No problems {where}.")


def summary(problem: errors.Problem) -> json_types.JsonObject:
    """Returns a problem as data for `--json`; lines and columns count from 1."""
    return {
        "file": problem.place.file,
        "line": problem.place.line,
        "column": problem.place.column,
        "length": problem.length,
        "code": problem.code,
        "level": "warning" if packs.is_warning(problem.code) else "error",
        "message": problem.message,
        "hint": problem.hint,
    }


def _changes(paths: list[Path]) -> Iterator[object]:
    """Yields once for each change of the files, until interrupted."""
    try:
        from watchfiles import watch
    except ImportError:
        raise optional_dependencies.missing_dependency("--watch needs watchfiles", "packs") from None
    yield from watch(*paths, debounce=50, step=20, raise_interrupt=False)
