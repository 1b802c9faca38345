"""The page of the table without a server: its files for a site, and the beginning of its worker.

The page is that of the server (`gwt.table.web`). Its way to the server (`transport.js`) leads to a worker
(`worker.js`), in which Python for browsers runs the library and `gwt.table.alone`.
"""

from collections.abc import Iterator
from importlib.resources import files as resources
from pathlib import Path

from gwt.resources import root
from gwt.site import Content, archived, libraries
from gwt.table import web

FOLDER = "play"
"""The folder of the page on the site."""
LIBRARIES = ("starlette", "anyio", "idna", "sqlalchemy", "segno", "rich")
"""The distributions that the table needs besides those of the library."""
OWN = ("transport.js", "worker.js")
"""The files of this folder that the page loads."""
_UNUSED = ("sqlalchemy/testing/", "sqlalchemy/ext/", "sqlalchemy/dialects/", "anyio/pytest_plugin")
_USED = ("sqlalchemy/dialects/__init__", "sqlalchemy/dialects/_typing", "sqlalchemy/dialects/sqlite/")
_DATA = (".json", ".tables")
"""The endings of weights of computer players and of tables of parsers, which the playground lacks."""
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


def files() -> dict[str, Content]:
    """Returns the files of the page, by their paths on the site, which has the playground's too.

    Raises:
        UsageError: a library is not installed.
    """
    here = resources(__name__)
    static = {name: web.asset(name) for name in web.ASSETS}
    static |= {name: here.joinpath(name).read_text("utf-8") for name in OWN}
    meta = f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
    found: dict[str, Content] = {f"{FOLDER}/static/{name}": text for name, text in static.items()}
    found[f"{FOLDER}/index.html"] = web.page(".").replace("<head>", f"<head>\n{meta}", 1)
    found["assets/playground/table.zip"] = archived(dict(_files()))
    return found


def _files() -> Iterator[tuple[str, Path]]:
    for folder in ("content", "grammar"):
        for path in (root() / folder).rglob("*"):
            if path.suffix in _DATA:
                yield f"gwt/_data/{folder}/{path.relative_to(root() / folder).as_posix()}", path
    for name, path in libraries(LIBRARIES):
        if not name.startswith(_UNUSED) or name.startswith(_USED):
            yield name, path
    yield "msgspec.py", Path(__file__).with_name("msgspec.py")
