"""`gwt table`: serves tables to browsers, and opens one."""

from typing import Annotated

import typer

from gwt.cli import completion, options
from gwt.errors import UsageError

Database = Annotated[
    str | None,
    typer.Option(
        help="The database: the URL of a SQLite file or of a PostgreSQL database.",
        metavar="URL",
        show_default="gwt-table.sqlite in this folder",
    ),
]
_HERE = ("127.0.0.1", "localhost")
"""The names of this computer."""


def table(
    context: typer.Context,
    host: Annotated[
        str, typer.Option(help="The address to serve at; 0.0.0.0 lets others in your network connect.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to serve at.", min=0, max=65535)] = 8765,
    database: Database = None,
    player: Annotated[
        list[str] | None,
        typer.Option(
            help="A computer player that people can choose, such as greedy?width=4; repeat it for several.",
            autocompletion=completion.complete_players,
            show_default="all that are installed",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(help="Processes in which computer players think.", min=0, max=64)
    ] = 1,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            help="Another site whose pages may use this server, such as https://example.org.",
            show_default="none",
        ),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(
            help="The host name of this server, such as table.example.org.",
            show_default="any, or localhost where only this computer can reach it",
        ),
    ] = None,
    watch: Annotated[
        bool,
        typer.Option(help="Reload the files of --pack when they change."),
    ] = False,
    address: Annotated[
        str,
        typer.Option(
            help="The public address of this server, such as https://table.example.org.",
            show_default="that of whoever asks",
        ),
    ] = "",
    mail: Annotated[
        str,
        typer.Option(
            help="The mail server: smtps://USER:PASSWORD@HOST?from=table@example.org.",
            envvar="GWT_MAIL",
            show_default="none",
        ),
    ] = "",
    private: Annotated[
        bool, typer.Option(help="Allow webhooks into your own network, and by http.")
    ] = False,
    operator: Annotated[
        str,
        typer.Option(
            help="The key of the page /operator: at least 20 random characters.",
            envvar="GWT_OPERATOR",
            show_default="no such page",
        ),
    ] = "",
    chat: Annotated[bool, typer.Option(help="Let people at a table chat.")] = True,
    analysis: Annotated[bool, typer.Option(help="Analyse finished games on request.")] = True,
    keep: Annotated[float, typer.Option(help="Days until a finished table is deleted.", min=0)] = 90,
    browser: Annotated[bool, typer.Option(help="Open a browser.")] = True,
    game: options.GameName = None,
    pack: options.PackName = None,
) -> None:
    """Play in the browser, with people or computer players.

    Games are saved in a database, so a restarted server continues them.
    """
    if context.invoked_subcommand is not None:
        return
    if watch and not pack:
        raise UsageError("--watch follows the packs that are named: add --pack DIR")
    from gwt.table import Limits, app, run_server

    served = app(
        *(() if database is None else (database,)),
        game=game,
        packs=pack or (),
        players=player or None,
        workers=workers,
        hosts=name or (_HERE if host in _HERE else ("*",)),
        origins=origin or (),
        watch=watch,
        address=address,
        mail=mail,
        private=private,
        operator=operator,
        limits=Limits(chat=chat, days_ended=keep, analyses=Limits().analyses if analysis else 0),
    )

    def tell(address: str) -> None:
        typer.echo(f"The table is at {address} - Ctrl-C stops it.")
        if host in ("0.0.0.0", "::"):
            typer.echo("Others in your network reach it by the address of this computer.")
        if browser:
            typer.launch(address)

    try:
        run_server(served, host, port, tell)
    except OSError as error:
        raise UsageError(f"{host}:{port} cannot be served at: {error.strerror}") from None
