"""Subcommands and groups of them, whose help lists the available games, including installed ones."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption

from gwt.cli.options import GAMES_HERE
from gwt.spec import GAMES


class Command(TyperCommand):
    """A subcommand."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _name_games(self)
        super().format_help(ctx, formatter)


class PlannedCommand(Command):
    """A subcommand with options that are made from classes; these are loaded when it is asked for."""

    _command: Callable[..., None]

    @cached_property
    def _whole(self) -> Any:
        from gwt.cli.plan_options import with_options

        alone = typer.Typer(add_completion=False)
        alone.command()(with_options(self._command))
        return typer.main.get_command(alone)

    params = property(lambda self: self._whole.params, lambda self, params: None)
    callback = property(
        lambda self: self._whole.callback,
        lambda self, original: vars(self).update(_command=original.command),
    )


def plan_placeholder(command: Callable[..., None]) -> Callable[[], None]:
    """Returns a stand-in for the function of a `PlannedCommand`, which has no parameters to look at."""

    def stand_in() -> None: ...

    vars(stand_in).update(command=command)
    stand_in.__name__, stand_in.__doc__ = command.__name__, command.__doc__
    return stand_in


class CommandGroup(TyperGroup):
    """A command that has subcommands of its own."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _name_games(self)
        super().format_help(ctx, formatter)


def _name_games(command: Any) -> None:
    for param in command.params:
        if isinstance(param, TyperOption) and param.help:
            param.help = param.help.replace(GAMES_HERE, ", ".join(GAMES))
