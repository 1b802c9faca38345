"""`gwt show`: shows a component of a pack by its id."""

import json
from collections.abc import Callable, Iterator
from typing import Annotated, Any

import typer
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gwt import errors, load_pack, packs, spec, text
from gwt.cli import completion, consoles, options, output
from gwt.packs.traversal import components_of, is_entry, kind_of, non_default_fields


def show(
    id: Annotated[
        str,
        typer.Argument(
            help="The id of a component, or the name of a file of the pack.",
            autocompletion=completion.complete_ids,
        ),
    ],
    lang: options.Lang = None,
    game: options.GameName = None,
    pack: options.PackName = None,
    svg: options.Svg = None,
    theme: options.Theme = options.SvgTheme.AUTO,
    as_json: options.AsJson = False,
) -> None:
    """Show a component with its fields, expressions and sentences, or write its picture."""
    loaded = load_pack(game, pack)
    speaker = text.sentence_formatter(loaded, lang)
    panels = describe_component(loaded, id, speaker)
    if svg is not None:
        output.output_picture(spec.picture_spec.component_pictures(loaded, id, lang or ""), svg, theme)
    elif as_json:
        # Expressions are texts, as in the file.
        data = [
            {
                "kind": kind_of(entry),
                "file": f"{file}.yaml",
                "fields": _plain_data(entry),
                "sentences": [*_sentences(entry, speaker)],
            }
            for file, entry in entries_called(loaded, id)
        ]
        typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
    else:
        for panel in panels:
            consoles.output_console().print(panel)


def entries_called(pack: packs.Pack, id: str) -> list[tuple[str, Any]]:
    """Returns every entry with this id or name, or the file of this name, each with the stem of its file.

    Raises:
        UsageError: there is no such entry; the message suggests similar ids.
    """
    files = {"pack": pack.manifest, **pack.files}
    id = id.removesuffix(".yaml")
    everything = list(components_of(files))
    entries = [(component.file, component.entry) for component in everything if component.is_called(id)]
    if id in files:
        entries.append((id, files[id]))
    if not entries:
        ids = [*files, *(component.id for component in everything)]
        names = [name for component in everything for name in component.names if name.casefold() not in ids]
        hint = errors.did_you_mean(id, [*ids, *names])
        raise errors.UsageError(f"{pack.name} has no '{id}'. {hint}".strip())
    return entries


def describe_component(
    pack: packs.Pack, id: str, speaker: "text.SentenceFormatter"
) -> list[RenderableType]:
    """Returns a panel for every entry with this id. Raises as `entries_called` does."""
    for_people = pack.language.for_people
    return [
        _panel(file, entry, speaker, lambda value: for_people(str(value)))
        for file, entry in entries_called(pack, id)
    ]


_Words = Callable[[object], str]
"""A function from a value to its text for people."""


def _panel(file: str, entry: Any, speaker: "text.SentenceFormatter", words: _Words) -> RenderableType:
    rows = Table.grid(padding=(0, 2))
    rows.add_column(style="bold", no_wrap=True)
    rows.add_column()
    for field in non_default_fields(entry):
        rows.add_row(field.label, _value(field.value, words))
    if texts := [*_sentences(entry, speaker)]:
        rows.add_row(speaker.words.language, Text("\n".join(texts)))
    return Panel(rows, title=f"{kind_of(entry)} ({file}.yaml)", title_align="left", expand=False)


def _plain_data(value: Any) -> Any:
    match value:
        case bool() | int() | str() | None:
            return value
        case dict():
            return {str(key): _plain_data(inner) for key, inner in value.items()}
        case tuple():
            return [_plain_data(inner) for inner in value]
        case _ if is_entry(value):
            return {field.name: _plain_data(field.value) for field in non_default_fields(value)}
    return str(value)


def _sentences(entry: Any, speaker: "text.SentenceFormatter") -> Iterator[str]:
    """Yields the name of an entry, which spaces and the like have in the texts only, and its sentences."""
    if hasattr(entry, "id"):
        yield speaker.name(entry)
    yield from (sentence for _, sentence in speaker.texts(entry))


def _value(value: object, words: _Words) -> RenderableType:
    match value:
        case True:
            return Text("yes")
        case dict():
            return Text("\n".join(f"{key}: {words(inner)}" for key, inner in value.items()))
        case tuple() if value and all(is_entry(part) for part in value):
            return _lines(value, words)
        case tuple() if any(isinstance(part, str | int) for part in value):
            return Text(", ".join(map(words, value)))
        case tuple():
            return Text("\n".join(map(words, value)))
        case _ if is_entry(value):
            return _lines((value,), words)
    return Text(words(value))


def _lines(entries: tuple[object, ...], words: _Words) -> RenderableType:
    """Returns one line per entry; those with an id leave out their source, which `gwt show ID` shows."""
    lines = Table.grid(padding=(0, 2))
    for entry in entries:
        fields = {field.name: field.value for field in non_default_fields(entry)}
        id = fields.pop("id", None)
        if id is not None:
            fields.pop("source", None)
        line = Text("; ").join(_labelled(name, value, words) for name, value in fields.items())
        lines.add_row(*([Text(id, "bold"), line] if id is not None else [line]))
    return lines


def _labelled(name: str, value: object, words: _Words) -> Text:
    """Returns a field and its value as a part of a line."""
    label = Text.assemble((_spaced(name), "dim"))
    match value:
        case True:
            return label
        case dict():
            return label.append(
                " " + ", ".join(f"{key}: {words(part)}" for key, part in value.items()), "default"
            )
        case tuple() if all(is_entry(part) for part in value):
            inner = (
                ", ".join(
                    f"{_spaced(field.name)} {_plain(field.value, words)}"
                    for field in non_default_fields(part)
                )
                for part in value
            )
            return label.append(f" ({'; '.join(inner)})", "default")
        case tuple():
            return label.append(" " + ", ".join(map(words, value)), "default")
    return label.append(f" {words(value)}", "default")


def _spaced(name: str) -> str:
    return name.replace("_", " ")


def _plain(value: object, words: _Words) -> str:
    """Returns a value without the brackets and quotes of Python."""
    match value:
        case dict():
            return ", ".join(f"{key} {_plain(inner, words)}" for key, inner in value.items())
        case tuple():
            return ", ".join(_plain(part, words) for part in value)
    return words(value)
