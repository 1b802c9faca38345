"""`gwt show`: any component of a pack, by its id, as the pack has it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any

import attrs
import typer

from gwt.cli.options import GameName, Lang, PackName, Svg, SvgTheme, Theme
from gwt.cli.speaker import speaker_of

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from gwt.packs.pack import Pack
    from gwt.text.speech import Voice


def show(
    id: Annotated[str, typer.Argument(help="Of a component, or the name of a file of the pack.")],
    lang: Lang = None,
    game: GameName = None,
    pack: PackName = None,
    svg: Svg = None,
    theme: Theme = SvgTheme.AUTO,
) -> None:
    """Show a component: its fields, its actions as expressions and in words; or write its picture."""
    from gwt import load_pack
    from gwt.cli.screen import screen

    loaded = load_pack(game, pack)
    found = described(loaded, id, speaker_of(loaded, lang) if svg is None else None)
    if svg is not None:
        from gwt.cli.drawing import write
        from gwt.spec import pictures

        write(pictures.components(loaded, id), svg, theme)
        return
    console = screen()
    for one in found:
        console.print(one)


def described(pack: "Pack", id: str, speaker: "Voice | None" = None) -> "list[RenderableType]":
    """Every entry of that id, with its texts if there is somebody to say them.

    Raises:
        GwtError: there is none; the nearest ids are named.
    """
    from gwt.errors import GwtError, did_you_mean
    from gwt.packs.pack import called

    files = {"pack": pack.manifest, **pack.entries}
    entries = list(_entries(files))
    wanted = [(file, entry) for file, entry in entries if id.casefold() in map(str.casefold, called(entry))]
    found = [_described(file, entry, _named(entry, speaker), speaker) for file, entry in wanted]
    if id in files:
        found.append(_described(id, files[id], (), speaker))
    if not found:
        ids = [*files, *(entry.id for _, entry in entries)]
        names = [one for _, entry in entries for one in called(entry) if one.casefold() not in ids]
        hint = did_you_mean(id, [*ids, *names])
        raise GwtError(f"{pack.name} has no '{id}'. {hint}".strip())
    return found


def _entries(files: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Every entry that has an id, with its file."""
    for file, whole in files.items():
        for one in attrs.fields(type(whole)):
            value = getattr(whole, one.name)
            for entry in value if isinstance(value, tuple) else ():
                if attrs.has(type(entry)) and hasattr(entry, "id"):
                    yield file, entry


def _described(file: str, entry: Any, title: Iterable[str], speaker: "Voice | None") -> "RenderableType":
    from rich.panel import Panel
    from rich.table import Table
    from rich.text import Text

    rows = Table.grid(padding=(0, 2))
    rows.add_column(style="bold", no_wrap=True)
    rows.add_column()
    for name, value in _fields(entry):
        rows.add_row(name.replace("_", " "), _value(value))
    if speaker is not None and (texts := [*title, *_texts(entry, speaker)]):
        rows.add_row(speaker.words.language, Text("\n".join(texts)))
    return Panel(rows, title=f"{_kind(entry)} ({file}.yaml)", title_align="left", expand=False)


def _named(component: Any, speaker: "Voice | None") -> Iterator[str]:
    """What a component is called; a space and the like has no name in content, but one in words."""
    if speaker is not None and hasattr(component, "id"):
        yield speaker.name(component)


def _texts(entry: Any, speaker: "Voice") -> Iterator[str]:
    """An entry in words."""
    for _, text in speaker.texts(entry):
        yield text


def _kind(entry: Any) -> str:
    """The name of its class, in words."""
    from gwt.packs.pack import general

    name = general(type(entry)).__name__
    return "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in name).strip()


def _fields(entry: Any) -> list[tuple[str, Any]]:
    """The fields that say more than their default, the source last."""
    told = [
        (one.name, getattr(entry, one.name))
        for one in attrs.fields(type(entry))
        if getattr(entry, one.name) not in (one.default, {})
    ]
    return sorted(told, key=lambda field: field[0] == "source")


def _value(value: Any) -> "RenderableType":
    from rich.text import Text

    match value:
        case True:
            return Text("yes")
        case dict():
            return Text("\n".join(f"{key}: {one}" for key, one in value.items()))
        case tuple() if value and all(_entry(one) for one in value):
            return _lines(value)
        case tuple() if any(isinstance(one, str | int) for one in value):
            return Text(", ".join(map(str, value)))
        case tuple():
            return Text("\n".join(map(str, value)))
    return Text(str(value))


def _entry(value: Any) -> bool:
    """Whether it is an entry and not an expression, which prints itself."""
    from gwt.dsl.amounts import Need, Per
    from gwt.dsl.effects import Effect

    return attrs.has(type(value)) and not isinstance(value, Effect | Per | Need)


def _lines(entries: tuple[Any, ...]) -> "RenderableType":
    """A line an entry; of entries with an id, the source is left to their own page."""
    from rich.table import Table
    from rich.text import Text

    lines = Table.grid(padding=(0, 2))
    for entry in entries:
        fields = dict(_fields(entry))
        id = fields.pop("id", None)
        if id is not None:
            fields.pop("source", None)
        told = Text("; ").join(_labelled(name, value) for name, value in fields.items())
        lines.add_row(*([Text(id, "bold"), told] if id is not None else [told]))
    return lines


def _labelled(name: str, value: Any) -> "Text":
    """A field within a line."""
    from rich.text import Text

    label = Text.assemble((name.replace("_", " "), "dim"))
    match value:
        case True:
            return label
        case dict():
            return label.append(" " + ", ".join(f"{key}: {one}" for key, one in value.items()), "default")
        case tuple() if all(_entry(one) for one in value):
            inner = (", ".join(f"{name} {each}" for name, each in _fields(one)) for one in value)
            return label.append(f" ({'; '.join(inner)})", "default")
        case tuple():
            return label.append(" " + ", ".join(map(str, value)), "default")
    return label.append(f" {value}", "default")
