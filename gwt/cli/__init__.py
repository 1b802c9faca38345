"""The `gwt` command: one module per subcommand, no rules of games.

`app` collects the subcommands and turns errors into messages and exit codes.
"""

import errno
import io
import os
import sys

from gwt._version import __version__

FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO})
"""Error numbers of a full or failing disk, which are reported without a traceback."""


def main() -> None:
    """Runs the command with the arguments of the process, then exits."""
    _prepare_streams()
    code: str | int | None = 0
    full = False
    try:
        _run()
    except SystemExit as left:
        code = left.code
    except OSError as error:
        code, full = _unwritten(error), True
    try:
        # The language server closes its streams.
        if not sys.stdout.closed:
            sys.stdout.flush()
    except OSError as error:
        # Python 3.13 keeps unwritten output in its buffer, so that flushing fails a second time.
        if error.errno != errno.EPIPE and not full:
            code = _unwritten(error)
        # Otherwise the interpreter would try once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)


def _prepare_streams() -> None:
    """Opens streams that are closed, and replaces letters that an encoding does not have.

    An error handler that the user has named in PYTHONIOENCODING stays.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper) and stream.errors in ("strict", "surrogateescape"):
            stream.reconfigure(errors="replace")


def _run() -> None:
    if sys.argv[1:] == ["--version"]:
        # To collect all subcommands would take longer than the answer. The subcommand `print` hides the
        # function of that name in this module.
        sys.stdout.write(f"gwt {__version__}\n")
        return
    from gwt.errors import UsageError

    try:
        from gwt.cli.app import app
    except UsageError as error:
        sys.exit(str(error))
    app(prog_name="gwt")


def _unwritten(error: OSError) -> int:
    """Reports a full output and returns the exit code; raises any other error again."""
    if error.errno not in FULL:
        raise error
    sys.stderr.write(f"cannot write: {error.strerror}\n")
    return 1
