"""Subcommands and groups of them, with one style of help, which lists the available games."""

from copy import copy
from typing import Any

from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from gwt.cli.options import GAMES_HERE
from gwt.spec import GAMES

METAVARS = {"str": "TEXT", "path": "FILE", "file": "FILE", "directory": "FOLDER", "int": "N", "float": "N"}
"""The placeholders of values in help, by the names of their types."""


class _Help:
    """The style of help that all commands have."""

    params: list[Any]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _unify_help(self)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        for param in self.params:
            if isinstance(param, TyperOption) and param.help:
                param.help = param.help.replace(GAMES_HERE, ", ".join(GAMES))
        super().format_help(ctx, formatter)  # type: ignore[misc]


class Command(_Help, TyperCommand):
    """A subcommand."""

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        return [piece.strip("{}") for piece in super().collect_usage_pieces(ctx)]


class CommandGroup(_Help, TyperGroup):
    """A command that has subcommands of its own."""


def _unify_help(command: Any) -> None:
    """Joins the lines of each paragraph of a help text, and writes values in capitals."""
    paragraphs = (command.help or "").split("\n\n")
    command.help = "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)
    for param in command.params:
        if isinstance(param, TyperArgument):
            param.metavar = param.metavar or (param.name or "").upper() + "..." * (param.nargs != 1)
            # Otherwise the name of its type would be shown beside it.
            value_type: Any = copy(param.type)
            value_type.get_metavar = lambda param, ctx: ""
            param.type = value_type
        elif not param.metavar and not param.is_flag:
            param.metavar = METAVARS.get(param.type.name.removesuffix(" range"))
