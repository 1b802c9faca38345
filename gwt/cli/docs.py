"""`gwt docs`: writes the pages of the documentation site."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from attrs import evolve

from gwt.errors import UsageError, count_noun
from gwt.optional_dependencies import missing_dependency
from gwt.packs import Pack
from gwt.spec import GAMES, game_kind, load_pack


def docs(
    out: Annotated[Path, typer.Option(help="An empty or new folder to write to.")],
    pack: Annotated[
        str | None,
        typer.Option(help="Only the pages of this pack.", show_default="all packs, and the library"),
    ] = None,
    only: Annotated[
        str | None,
        typer.Option(
            help="Only a page of what this pack changes.", show_default="all packs, and the library"
        ),
    ] = None,
    game: Annotated[
        str | None, typer.Option(help="The game of the pack.", show_default="that of the pack")
    ] = None,
    config: Annotated[
        Path | None,
        typer.Option(help="An mkdocs.yml whose pages come before the generated ones."),
    ] = None,
    pyodide: Annotated[
        Path | None,
        typer.Option(
            help="The folder of the npm package pyodide, for a playground of the language.",
            show_default="no playground",
        ),
    ] = None,
) -> None:
    """Write the pages of the site, and the mkdocs.yml that builds them."""
    if pack is not None and only is not None:
        raise UsageError("leave out --pack: --only writes the page of one pack")
    pack = pack or only
    if game is not None and pack is None:
        raise UsageError("--game needs a pack: add --pack")
    try:
        from gwt.site import PackReference, all_pages, references_by_game, write_site
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith(("jinja2", "mkdocs")):
            raise
        raise missing_dependency("the pages need mkdocs", "docs") from None
    library = pack is None

    pairs = [(game, pack)] if pack is not None else list(_packs())
    references = [PackReference(load_pack(*pair)) for pair in pairs]
    beside = library or only is not None
    later = [ref for ref in references if (beside or _own(ref.pack)) and len(ref.pack.layers) > 1]
    whole = [ref for ref in references if ref not in later]
    if library:
        whole = references_by_game(whole)
    # The pages of a pack of the library stand beside those of the game on which it lies.
    if only is None:
        whole = whole or [PackReference(load_pack(ref.pack.manifest.game)) for ref in later]
    pages = all_pages(
        whole, library=library, home=config is None and only is None, pyodide=pyodide, later=later
    )
    if pyodide is not None and library:
        from gwt.table import static

        pages = evolve(pages, files={**pages.files, **static.files(pyodide, pages.files)})
    write_site(pages, out, config, library=library)
    typer.echo(
        f"{count_noun(len(pages.files), 'file')}; build them with: mkdocs build -f {out / 'mkdocs.yml'}"
    )


def _own(pack: Pack) -> bool:
    """Whether a pack comes with its game."""
    return pack.layers[-1].folder.parent == game_kind(pack.manifest.game).packs


def _packs() -> Iterator[tuple[str, str]]:
    """Yields every pack of the library with its game, starting with each game's own pack."""
    for game in GAMES:
        kind = game_kind(game)
        names = [path.parent.name for path in kind.packs.glob("*/pack.yaml")]
        yield from ((game, name) for name in sorted(names, key=lambda name: (name != kind.pack, name)))
