"""`gwt find`: finds components by what they are, cost and do."""

import json
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from gwt import authoring, errors, load_pack, text
from gwt.cli import consoles, options


def find(
    query: Annotated[
        list[str] | None,
        typer.Argument(
            help="Terms that all hold, such as type:building, gives:money or 'cost<=4'.", show_default="all"
        ),
    ] = None,
    lang: options.Lang = None,
    as_json: options.AsJson = False,
    game: options.GameName = None,
    pack: options.PackName = None,
) -> None:
    """Find components by type, cost, payments and gains.

    A term is a word, a number of the component ('cost<=4', 'points>=3'), or FIELD:WORD with the field type,
    in (a pack), name, gives, pays or does. '-' before a term excludes what fits it; before a query that
    begins so write --: gwt find -- -type:building. In a shell, quote '<' and names: 'name:"cattle tile"'.
    """

    loaded = load_pack(game, pack)
    speaker = text.sentence_formatter(loaded, lang)
    hits = authoring.index_components(loaded, speaker).find(" ".join(query or ()))
    if as_json:
        data = [{"id": hit.id, "name": hit.name, "kind": hit.kind, "pack": hit.pack} for hit in hits]
        typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
        return

    table = Table(box=None, show_header=False)
    for hit in hits:
        sentences = "\n".join(text for _, text in speaker.texts(hit.entry))
        table.add_row(Text(hit.id, "bold"), Text(hit.kind, "dim"), Text(hit.name), Text(sentences))
    consoles.output_console().print(table)
    typer.echo(errors.count_noun(len(hits), "component"))
