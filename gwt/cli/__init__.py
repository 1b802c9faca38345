"""The `gwt` command: arguments in, text out, one module a subcommand; no rule of a game is known here.

`app` gathers the subcommands, `simulation` plays whole games, `table` draws a game for the terminal.
"""


def main() -> None:
    """Runs the command with the arguments of the process, and exits."""
    from gwt.cli.app import app

    app(prog_name="gwt")
