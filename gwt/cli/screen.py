"""The consoles of the command: as wide as the terminal, or wide enough for a game if there is none."""

from os import environ

from rich.console import Console

_WIDTH = 100


def screen() -> Console:
    """Returns a console for standard output, without syntax colours."""
    console = Console(highlight=False)
    if not console.is_terminal and "COLUMNS" not in environ:
        console.width = _WIDTH
    return console


def notes() -> Console:
    """Returns a console for standard error, for messages that are not part of the result."""
    return Console(stderr=True, highlight=False, soft_wrap=True)
