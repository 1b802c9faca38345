"""`gwt print`: writes sheets of the pieces of a pack as PDF."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from gwt import atomic_files, errors, load_pack, spec, text
from gwt.cli import completion, options


class PaperName(StrEnum):
    """A size of paper."""

    A4 = "a4"
    A3 = "a3"
    A2 = "a2"
    LETTER = "letter"


def print_sheets(
    file: Annotated[Path, typer.Argument(help="The PDF file to write.")],
    only: Annotated[
        list[str] | None,
        typer.Option(
            help="Print only this: an id, a kind of component, 'boards' or one, 'markers', or 'mine' "
            "for what the uppermost pack adds or replaces; may be repeated.",
            metavar="WORD",
            autocompletion=completion.complete_ids,
            show_default="everything",
        ),
    ] = None,
    paper: Annotated[PaperName, typer.Option(help="The size of the paper.")] = PaperName.A4,
    grey: Annotated[bool, typer.Option("--grey", help="Print in shades of grey.")] = False,
    backs: Annotated[
        bool, typer.Option(help="Follow each page by its backs, mirrored for printing on both sides.")
    ] = True,
    aid: Annotated[bool, typer.Option("--aid", help="Print a player aid of one page instead.")] = False,
    once: Annotated[
        bool, typer.Option("--once", help="Print one of each, whatever the number of copies.")
    ] = False,
    bleed: Annotated[
        float, typer.Option(help="How far colour extends over the edges, in millimetres.", min=0, max=10)
    ] = 3,
    players: Annotated[
        int | None,
        typer.Option(help="For how many players to print.", show_default="as many as can play"),
    ] = None,
    lang: options.Lang = None,
    game: options.GameName = None,
    pack: options.PackName = None,
) -> None:
    """Write PDF sheets with the boards and pieces of a pack, at real size."""
    from gwt.printing import aid as player_aid
    from gwt.printing import sheets

    loaded = load_pack(game, pack)
    if aid:
        if only or once or players:
            raise errors.UsageError(
                "leave out --only, --once and --players: a player aid is the same for everybody"
            )
        drawn = player_aid(loaded, paper=paper.value, language=lang or text.DEFAULT, grey=grey)
        with atomic_files.file_errors_as_usage_errors(file):
            file.write_bytes(drawn)
        more = len(list(spec.picture_spec.with_rules(loaded)))
        typer.echo(f"{file}: {1 + more} pages" if more else f"{file}: 1 page")
        return
    document = sheets(
        loaded,
        paper=paper.value,
        language=lang or text.DEFAULT,
        only=only or (),
        backs=backs,
        once=once,
        grey=grey,
        bleed=bleed,
        players=players,
    )
    with atomic_files.file_errors_as_usage_errors(file):
        file.write_bytes(document.pdf)
    typer.echo(f"{file}: pieces: {document.pieces}, pages: {len(document.pages)}; print at 100 %")
