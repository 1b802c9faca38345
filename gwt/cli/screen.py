"""Where text goes: a terminal as wide as it is, anything else as wide as a game needs."""

from os import environ

from rich.console import Console

_WIDTH = 100


def screen() -> Console:
    """The standard output, without colours for numbers and the like."""
    console = Console(highlight=False)
    if not console.is_terminal and "COLUMNS" not in environ:
        console.width = _WIDTH
    return console


def notes() -> Console:
    """The standard error, for what is no part of the result."""
    return Console(stderr=True, highlight=False, soft_wrap=True)
