"""Subcommands and groups of them, whose help lists the available games, including installed ones."""

from typing import Any

from typer.core import TyperCommand, TyperGroup

from gwt.cli.options import GAMES_HERE


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
    from gwt.spec import GAMES

    for one in command.params:
        if help := getattr(one, "help", ""):
            vars(one)["help"] = help.replace(GAMES_HERE, ", ".join(GAMES))
