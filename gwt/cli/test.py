"""`gwt test`: runs scenarios and reports the results as pytest does."""

import time
from pathlib import Path
from typing import Annotated

import typer

from gwt import authoring, errors, proofs, spec
from gwt.cli.options import GameName, PackName


def test(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(
            help="Files of scenarios, or folders of them.",
            show_default="those of the pack in this folder, or of the game's own pack",
        ),
    ] = None,
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="Print a line for each scenario.")
    ] = False,
    only: Annotated[str, typer.Option("-k", help="Run only scenarios whose name contains this.")] = "",
    game: GameName = None,
    pack: PackName = None,
) -> None:
    """Run the scenarios in files and folders; the exit code is 1 if one fails.

    A scenario is run with the pack whose folder it is in, unless --pack names others.
    """
    began, passed, failures = time.perf_counter(), 0, []
    for path in paths or _folders(game, pack):
        if not path.exists():
            raise errors.UsageError(f"{path}: no such file or folder")
        files = proofs.scenario_files(path)
        if not files:
            raise errors.UsageError(f"{path} has no files *{proofs.SCENARIO_SUFFIX}")
        for file in files:
            marks = ""
            try:
                scenarios = [scenario for scenario in proofs.read_scenarios(file) if only in scenario.name]
            except errors.ContentError as error:
                failures.append((str(file), str(error)))
                typer.echo(f"{file} E")
                continue
            for scenario in scenarios:
                problems = proofs.run_scenario(scenario, pack or authoring.pack_of_scenario(scenario, file))
                if problems:
                    failures.append((f"{file}::{scenario.name}", "\n".join(map(str, problems))))
                passed += not problems
                marks += "F" if problems else "."
                if verbose:
                    typer.echo(f"{file}::{scenario.name} {'FAILED' if problems else 'PASSED'}")
            if not verbose and scenarios:
                typer.echo(f"{file} {marks}")
    _report(passed, failures, time.perf_counter() - began)


def _folders(game: str | None, pack: list[str] | None) -> list[Path]:
    if pack:
        return [spec.pack_folder(game, name) for name in pack]
    return [authoring.pack_folder_around(Path(), game) or spec.pack_folder(game)]


def _report(passed: int, failures: list[tuple[str, str]], seconds: float) -> None:
    if failures:
        typer.echo(_rule("FAILURES"))
    for name, message in failures:
        typer.echo(f"{_rule(name, '_')}\n{message}")
    counts = [f"{len(failures)} failed"] if failures else []
    counts += [f"{passed} passed"] if passed or not failures else []
    typer.echo(_rule(f"{', '.join(counts)} in {seconds:.2f}s"))
    if failures:
        raise typer.Exit(1)


def _rule(title: str, line: str = "=") -> str:
    return f" {title} ".center(80, line)
