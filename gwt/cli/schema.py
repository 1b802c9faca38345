"""`gwt schema`: prints the JSON Schema of a pack's files, for editors."""

import json
from pathlib import Path
from typing import Annotated

import typer

from gwt import atomic_files, errors, packs, spec
from gwt.cli.options import GameName


def schema(
    file: Annotated[
        str | None,
        typer.Argument(help="A file of a pack, such as 'buildings'.", show_default="all"),
    ] = None,
    into: Annotated[
        Path | None,
        typer.Option("--into", help="Write the schemas into this folder instead.", file_okay=False),
    ] = None,
    game: GameName = None,
) -> None:
    """Print the JSON Schema of one file of a pack, or of all files in one object."""

    game = game or spec.DEFAULT_GAME
    family = spec.game_kind(game).content
    stems = ["pack", *family.files]
    if file is not None and file not in stems:
        raise errors.UsageError(
            f"a pack of {game} has no file '{file}.yaml'. {errors.did_you_mean(file, stems)}".strip()
        )
    schemas = {stem: packs.schema_of(family, stem) for stem in ([file] if file else stems)}
    if into is None:
        typer.echo(json.dumps(schemas[file] if file else schemas, indent=2))
        return
    with atomic_files.file_errors_as_usage_errors(into):
        into.mkdir(parents=True, exist_ok=True)
        for name, document in schemas.items():
            path = into / f"{name}.schema.json"
            path.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
            typer.echo(path)
