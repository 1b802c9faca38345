"""The playground: a page in which the library itself runs, and all that the page loads for it.

Python for browsers, Pyodide, comes from the folder of its npm package; the library and those that it needs
are taken from where they are installed, as one archive. Only this page loads them.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from importlib import metadata
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import gwt
from gwt import authoring, errors, proofs, resources, text
from gwt.site import markdown_page, pack_reference, page_templates

PATH = "authoring/playground.md"
FOLDER = "assets/playground"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""The files of the npm package that a page needs."""
LIBRARIES = (
    *("attrs", "cattrs", "lark", "PyYAML", "typing_extensions"),
    *("fluent.runtime", "fluent.syntax", "babel", "pytz"),
)
"""The distributions that the library needs there."""
OWN = {
    "playground.js": "playground.js",
    "playground-worker.js": "worker.js",
    "playground.css": "playground.css",
}
"""The files of this folder, with their names on the site."""
SECONDS = 40
"""An answer that takes longer is not waited for."""
_CODE = (".py", ".lark")


# --- the page ----------------------------------------------------------------------------------------


def page(references: Sequence[pack_reference.PackReference], table: bool) -> markdown_page.SitePage:
    """The page of the playground for the packs that are whole games.

    `table` is whether the site has a table, where positions open.
    """
    site_page = markdown_page.SitePage(PATH, "Playground", kind="author", wasm=True)
    values = {"games": list(_games(references)), "table": table, "seconds": SECONDS}
    return page_templates.render(site_page, "playground.md.j2", references[0], **values)


def _games(references: Sequence[pack_reference.PackReference]) -> Iterator[pack_reference.PackReference]:
    yield from (reference for reference in references if not reference.pack.layers[1:])


def _presets(references: Sequence[pack_reference.PackReference]) -> Mapping[str, object]:
    """By game, the text that it starts with and the positions to choose from."""
    return {
        reference.pack.manifest.game: {
            "text": next(iter(tried.texts), ""),
            "positions": [
                {"title": choice.title[text.DEFAULT], "position": choice.position}
                for choice in tried.positions
            ],
        }
        for reference in _games(references)
        for tried in [proofs.rulebook.playground(reference.folders)]
    }


def fragment(reference: pack_reference.PackReference, component: pack_reference.ListedComponent) -> str:
    """The end of an address that fills the playground with a component, as HTML; empty if none can."""
    text = authoring.replacement_source(reference.pack, component.id)
    if not text:
        return ""
    return f"game={reference.pack.manifest.game}&amp;text={markdown_page.compress_for_url(text)}"


# --- what it loads -----------------------------------------------------------------------------------


def files(
    references: Sequence[pack_reference.PackReference], pyodide: Path
) -> dict[str, markdown_page.Content]:
    """The files that the page loads, by their paths.

    Raises:
        UsageError: `pyodide` is not the folder of the npm package, or a library is not installed.
    """
    contents: dict[str, markdown_page.Content] = {}
    for name in PYODIDE:
        try:
            contents[f"{FOLDER}/{name}"] = (pyodide / name).read_bytes()
        except OSError:
            raise errors.UsageError(
                f"{pyodide} is not the folder of the npm package 'pyodide': it has no {name}"
            ) from None
    for name, target in OWN.items():
        contents[f"{FOLDER}/{target}"] = Path(__file__).with_name(name).read_text("utf-8")
    contents[f"{FOLDER}/presets.json"] = json.dumps(_presets(references), ensure_ascii=False)
    contents[f"{FOLDER}/library.zip"] = archive()
    return contents


def archive() -> bytes:
    """The library, its content and the libraries that it needs, as one archive; the same each time."""
    return zip_files({**dict(_library()), **dict(libraries(LIBRARIES))})


def zip_files(files: Mapping[str, Path]) -> bytes:
    """Files as one archive, by their names there; the same each time."""
    whole = BytesIO()
    with ZipFile(whole, "w", ZIP_DEFLATED) as zip_file:
        for name, path in sorted(files.items()):
            zip_file.writestr(ZipInfo(name), path.read_bytes(), ZIP_DEFLATED)
    return whole.getvalue()


def _library() -> Iterator[tuple[str, Path]]:
    package = Path(gwt.__file__).parent
    for path in package.rglob("*.py"):
        yield f"gwt/{path.relative_to(package).as_posix()}", path
    for folder in ("content", "grammar"):
        for path in (resources.data_root() / folder).rglob("*"):
            if path.is_file() and path.suffix in (".yaml", ".ftl", ".lark"):
                yield (
                    f"gwt/_data/{folder}/{path.relative_to(resources.data_root() / folder).as_posix()}",
                    path,
                )


def libraries(names: Sequence[str]) -> Iterator[tuple[str, Path]]:
    """Yields the files of installed distributions that a browser needs, with their names in an archive.

    Raises:
        UsageError: one is not installed.
    """
    for name in names:
        try:
            distribution = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            raise errors.UsageError(f"the playground needs '{name}', which is not installed") from None
        for file in distribution.files or ():
            if _is_needed(file.as_posix()):
                yield file.as_posix(), Path(str(distribution.locate_file(file)))


def _is_needed(file: str) -> bool:
    """Whether a file of a library is code, a licence, or data of a language that the texts are in."""
    if file.startswith(".."):
        return False
    if file.startswith("babel/locale-data/"):
        return Path(file).stem in ("root", "en", "nl", "it")
    return file.endswith((*_CODE, "babel/global.dat")) or "LICENSE" in file
