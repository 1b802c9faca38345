"""The `gwt` command: arguments in, text out, one module a subcommand; no rule of a game is known here.

`app` gathers the subcommands, `simulation` plays whole games, `table` draws a game for the terminal.
"""

import errno
import os
import sys

FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO})
"""Why an output takes no more, through nobody's mistake."""


def main() -> None:
    """Runs the command with the arguments of the process, and exits."""
    from gwt.cli.app import app

    code: str | int | None = 0
    full = False
    try:
        app(prog_name="gwt")
    except SystemExit as left:
        code = left.code
    except OSError as error:
        code, full = _unwritten(error), True
    try:
        sys.stdout.flush()
    except OSError as error:
        # Python 3.13 keeps what could not be written and fails with it once more.
        if error.errno != errno.EPIPE and not full:
            code = _unwritten(error)
        # What is left would be tried again at the end of the process.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)


def _unwritten(error: OSError) -> int:
    """Says that an output is full, and gives the exit code; any other error is ours."""
    if error.errno not in FULL:
        raise error
    sys.stderr.write(f"cannot write: {error.strerror}\n")
    return 1
