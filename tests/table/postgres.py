"""A real PostgreSQL for the time of a test: installed where it is missing, in a folder of its own."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PLACES = "/usr/lib/postgresql/*/bin/initdb"


def programs() -> Path:
    """The folder of the programs of the newest PostgreSQL here; installs one if there is none."""
    there = shutil.which("initdb")
    if there is None and not list(Path("/").glob(PLACES[1:])):
        sudo = [] if os.getuid() == 0 else ["sudo"]
        subprocess.run([*sudo, "apt-get", "update", "--quiet"], check=True)
        install = ["apt-get", "install", "--quiet", "--yes", "--no-install-recommends", "postgresql"]
        subprocess.run([*sudo, *install], check=True)
    found = sorted(Path("/").glob(PLACES[1:]), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else Path(str(there)).parent


@contextmanager
def postgres() -> Iterator[str]:
    """Starts a server, and yields the URL of an empty database."""
    bin, root = programs(), os.getuid() == 0
    # The server refuses to be run by root; the package makes a user for it.
    by = ["runuser", "-u", "postgres", "--"] if root else []
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        data = Path(folder) / "data"
        if root:
            shutil.chown(folder, "postgres")
        quiet = {"check": True, "stdout": subprocess.DEVNULL, "cwd": folder}
        subprocess.run([*by, bin / "initdb", "-D", data, "-U", "gwt", "-A", "trust"], **quiet)
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        control = [*by, bin / "pg_ctl", "-D", data, "-w"]
        subprocess.run([*control, "-o", options, "-l", data / "log", "start"], **quiet)
        try:
            yield f"postgresql://gwt@127.0.0.1:{port}/postgres"
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], **quiet)
