"""The `gwt` command: one module per subcommand, no rules of games.

`app` collects the subcommands and turns errors into messages and exit codes.
"""

import errno
import os
import sys

from gwt._version import __version__

FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO})
"""Error numbers of a full or failing disk, which are reported without a traceback."""


def main() -> None:
    """Runs the command with the arguments of the process, then exits."""
    code: str | int | None = 0
    full = False
    try:
        _run()
    except SystemExit as left:
        code = left.code
    except OSError as error:
        code, full = _unwritten(error), True
    try:
        sys.stdout.flush()
    except OSError as error:
        # Python 3.13 keeps unwritten output in its buffer, so that flushing fails a second time.
        if error.errno != errno.EPIPE and not full:
            code = _unwritten(error)
        # Otherwise the interpreter would try once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)


def _run() -> None:
    if sys.argv[1:] == ["--version"]:
        # To collect all subcommands would take longer than the answer. The subcommand `print` hides the
        # function of that name in this module.
        sys.stdout.write(f"gwt {__version__}\n")
        return
    from gwt.cli.app import app

    app(prog_name="gwt")


def _unwritten(error: OSError) -> int:
    """Reports a full output and returns the exit code; raises any other error again."""
    if error.errno not in FULL:
        raise error
    sys.stderr.write(f"cannot write: {error.strerror}\n")
    return 1
