"""`gwt table list`, `export`, `check` and others: look after the tables of a database."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from gwt import table as serving
from gwt.atomic_files import file_errors_as_usage_errors
from gwt.cli import command_classes, options
from gwt.cli.table import Database, table
from gwt.errors import UsageError, count_noun

Ids = Annotated[list[str] | None, typer.Argument(help="Ids of tables.", show_default="all")]

tables = typer.Typer(cls=command_classes.CommandGroup)
tables.callback(invoke_without_command=True)(table)


@tables.command("list", cls=command_classes.Command, epilog="Example: gwt table list")
def list_tables(database: Database = None) -> None:
    """List the tables of a database, the most recent first."""
    with _open(database) as store:
        for row in store.list_tables():
            state = "ended" if row.ended else "going on" if row.choices else "not begun"
            packs = "+".join(row.settings["packs"]) + (" (pinned)" if row.settings.get("pinned") else "")
            seats = ", ".join(row.settings["players"])
            touched = datetime.fromtimestamp(row.touched).isoformat(" ", "minutes")
            typer.echo(
                f"{row.id}  {touched}  {state}, {count_noun(row.choices, 'choice')}  {packs}  {seats}"
            )


@tables.command(cls=command_classes.Command, epilog="Example: gwt table export saves")
def export(
    folder: Annotated[Path, typer.Argument(help="The folder for the saved games.", file_okay=False)],
    ids: Ids = None,
    database: Database = None,
) -> None:
    """Write tables as saved games, even if their content has changed."""
    with _open(database) as store:
        for file in serving.table_admin.export_games(store, folder, ids or ()):
            typer.echo(f"wrote {file}")


@tables.command(cls=command_classes.Command, epilog="Example: gwt table check")
def check(
    ids: Ids = None, database: Database = None, game: options.GameName = None, pack: options.PackName = None
) -> None:
    """Check whether tables can continue with this content and library; changes nothing.

    Before you upgrade a server, run the new version on a copy of its database.
    """
    number = broken = 0
    with _open(database) as store:
        for row in serving.table_admin.check_tables(
            store, serving.ContentCatalog.of(game, pack or (), ()), ids or ()
        ):
            number += 1
            if row.trouble:
                broken += 1
                typer.echo(f"{row.id}: {row.trouble}")
            elif row.difference:
                typer.echo(f"{row.id}: The game goes on, {row.difference}.")
    typer.echo(f"{count_noun(number, 'table')}, {broken} of which cannot go on")
    if broken:
        typer.echo("Keep them with 'gwt table export', or pin them to earlier packs with 'gwt table pin'.")
        raise typer.Exit(1)


@tables.command(cls=command_classes.Command, epilog="Example: gwt table pin ID --pack old/prairie")
def pin(
    id: Annotated[str, typer.Argument(help="The id of a table.")],
    pack: Annotated[
        list[Path] | None,
        typer.Option(
            help="A folder with a pack as it was; repeat it for several.",
            exists=True,
            file_okay=False,
            show_default="unpinned",
        ),
    ] = None,
    database: Database = None,
) -> None:
    """Let a table continue with old packs."""
    with _open(database) as store:
        serving.table_admin.pin_packs(store, id, pack or ())
    typer.echo(f"table {id} plays with {', '.join(map(str, pack)) if pack else 'the packs of the server'}")


@tables.command(cls=command_classes.Command, epilog="Example: gwt table delete ID")
def delete(
    ids: Annotated[list[str], typer.Argument(help="Ids of tables.")], database: Database = None
) -> None:
    """Delete tables for good."""
    with _open(database) as store:
        store.delete([row.id for row in serving.table_admin.select_tables(store, ids)])
    typer.echo(f"deleted {count_noun(len(ids), 'table')}")


@tables.command(cls=command_classes.Command, epilog="Example: gwt table backup copy.sqlite")
def backup(
    file: Annotated[Path, typer.Argument(help="A new SQLite file.", dir_okay=False)],
    database: Database = None,
) -> None:
    """Copy all tables to a file, which appears when it is complete; servers may run."""
    if file.exists():
        raise UsageError(f"{file} is there already")
    with _open(database) as store, file_errors_as_usage_errors(file):
        typer.echo(f"complete, {count_noun(serving.back_up(store, file), 'table')}")


@tables.command(cls=command_classes.Command, epilog="Example: gwt table restore copy.sqlite")
def restore(
    file: Annotated[Path, typer.Argument(help="A file by 'gwt table backup'.", exists=True)],
    ids: Ids = None,
    database: Database = None,
) -> None:
    """Copy missing tables back from a complete backup; servers may run."""
    serving.check_complete(file)
    with _open(f"sqlite:///{file}") as store, _open(database, new=True) as other:
        typer.echo(f"copied {count_noun(store.copy_to(other, ids or ()), 'table')}")


@contextmanager
def _open(database: str | None, *, new: bool = False) -> "Iterator[serving.TableStore]":
    """Opens a database, which is made if `new` allows it. Raises `UsageError` if there is none."""
    url = database or serving.DATABASE
    file = serving.file_of(serving.url_of(url))
    if not new and file is not None and not file.exists():
        raise UsageError(f"there is no database {file}")
    store = serving.TableStore(url)
    try:
        yield store
    finally:
        store.close()
