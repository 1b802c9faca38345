"""Subcommands and groups of them, whose help lists the available games, including installed ones."""

from typing import Any

from typer.core import TyperCommand, TyperGroup, TyperOption

from gwt.cli.options import GAMES_HERE
from gwt.spec import GAMES


class Command(TyperCommand):
    """A subcommand."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _name_games(self)
        super().format_help(ctx, formatter)


class CommandGroup(TyperGroup):
    """A command that has subcommands of its own."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _name_games(self)
        super().format_help(ctx, formatter)


def _name_games(command: Any) -> None:
    for param in command.params:
        if isinstance(param, TyperOption) and param.help:
            param.help = param.help.replace(GAMES_HERE, ", ".join(GAMES))
