"""The `gwt` application: its subcommands, and the handling of errors."""

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from gwt import __version__, errors
from gwt.cli import analyse, balance, bench, check, check_player, data, docs, everywhere, explain, find, lsp
from gwt.cli.command_classes import Command
from gwt.cli.new import new
from gwt.cli.observe import observe
from gwt.cli.packs import packs
from gwt.cli.play import play
from gwt.cli.position import position
from gwt.cli.print import print_sheets
from gwt.cli.replay import replay
from gwt.cli.rules import rules
from gwt.cli.schema import schema
from gwt.cli.show import show
from gwt.cli.simulate import simulate
from gwt.cli.tables import tables
from gwt.cli.test import test
from gwt.cli.tournament import ladder, rate, tournament
from gwt.cli.try_component import attempt

WRONG_INPUT, WRONG_USAGE, INTERRUPTED = 1, 2, 130


class Commands(TyperGroup):
    """A group that prints a `GwtError` as a message; other errors are bugs and keep their traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except errors.UsageError as error:
            raise _exit(error, WRONG_USAGE) from None
        except errors.GwtError as error:
            raise _exit(error, WRONG_INPUT) from None
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None


def _exit(error: errors.GwtError, code: int) -> typer.Exit:
    typer.echo(str(error), err=True)
    return typer.Exit(code)


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(value: bool) -> None:
    if value:
        typer.echo(f"gwt {__version__}")
        raise typer.Exit


@app.callback()
def gwt(
    version: Annotated[
        bool,
        typer.Option("--version", help="Print the version and exit.", callback=_version, is_eager=True),
    ] = False,
) -> None:
    """Play and simulate board games defined by content packs, replay saved games, look up components."""


PLAYERS, DEVELOPERS = "For players and authors of content", "For developers and researchers"
EXAMPLES: dict[str, dict[Any, str]] = {
    PLAYERS: {
        play: "gwt play --players 2",
        show: "gwt show buildings",
        find.find: "gwt find type:building 'cost<=4'",
        packs: "gwt packs --pack promo_buildings",
        rules: "gwt rules --area fee",
        print_sheets: "gwt print sheets.pdf --pack second_edition",
        replay: "gwt replay game.gwt --html game.html",
        analyse.analyse: "gwt analyse game.gwt --seat 1",
        position: "gwt position game.gwt --to 20",
        new: "gwt new prairie",
        check.check: "gwt check prairie",
        test: "gwt test prairie",
        attempt: "gwt try ID --pack prairie",
        explain.explain: "gwt explain 'gain $4'",
        balance.balance: "gwt balance --pack prairie",
    },
    DEVELOPERS: {
        simulate: "gwt simulate --games 20 --players 2",
        tournament: "gwt tournament random greedy --games 10 --db evening.db",
        rate: "gwt rate evening.db",
        ladder: "gwt ladder my_bot:Bot",
        check_player.check_player: "gwt check-player my_bot:Bot",
        data.data: "gwt data decisions.parquet --games 10",
        observe: "gwt observe game.gwt",
        everywhere.everywhere: "gwt everywhere --games 1",
        bench.bench: "gwt bench --seconds 1",
        schema: "gwt schema buildings",
        lsp.lsp: "gwt lsp",
        docs.docs: "gwt docs --out site",
    },
}
"""An example of each subcommand, in the order and under the headings of the help."""
NAMES = {print_sheets: "print", attempt: "try"}
"""Subcommands whose functions cannot have their name: that of a built-in, and a keyword of Python."""

app.add_typer(
    tables, name="table", rich_help_panel=PLAYERS, epilog="Example: gwt table --pack second_edition"
)
for panel, examples in EXAMPLES.items():
    for command, example in examples.items():
        app.command(NAMES.get(command), cls=Command, rich_help_panel=panel, epilog=f"Example: {example}")(
            command
        )
