"""Returns what the playground of the site shows of a text: pictures, sentences, problems and options.

The text is one expression, or a pack: its files one after the other, each below a line `--- # NAME.yaml`.
In a browser the library answers in the page itself, so nothing here reads or writes outside a temporary
folder, and what is asked and answered is JSON.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import yaml
from attrs import frozen

from gwt import text
from gwt.authoring.check import looked_at
from gwt.authoring.try_out import opening, tryout
from gwt.dsl import Effect
from gwt.errors import ContentError, ExpressionError, GwtError, Place, Problem
from gwt.memories import remembered
from gwt.packs import Document, Pack, is_warning
from gwt.packs.located import read
from gwt.packs.walk import Component
from gwt.picture import Picture, Theme
from gwt.play import Game, from_position
from gwt.play.position import document_of
from gwt.spec import load_pack, pictures
from gwt.text import Voice

HEAD = "--- # {name}"
"""The line above each file of a pack."""
_FILE = re.compile(r"^--- # *(?P<name>[a-z_/.]+\.(?:yaml|ftl))[ \t]*\n?", re.MULTILINE)
EXPRESSION = "expression"
MOST = 200
"""The most options that are listed."""


@frozen
class PlaygroundPart:
    """A file of the text, and where it starts in it."""

    name: str
    start: int
    text: str

    def offset(self, place: Place) -> int:
        """Returns the place in the whole text, in characters from 0."""
        lines = self.text.split("\n")[: place.line - 1]
        return self.start + sum(len(line) + 1 for line in lines) + place.column - 1


def parts(whole: str) -> list[PlaygroundPart]:
    """Returns the files of a text; one without a name if the text is an expression."""
    heads = list(_FILE.finditer(whole))
    if not heads:
        return [PlaygroundPart("", 0, whole)]
    ends = [one.start() for one in heads[1:]] + [len(whole)]
    return [
        PlaygroundPart(one["name"], one.end(), whole[one.end() : end])
        for one, end in zip(heads, ends, strict=True)
    ]


def answer(asked: str) -> str:
    """Returns, as JSON, what the playground shows of a request.

    The request has `game`, `text`, `position` (YAML, may be empty) and `theme`.
    """
    request = json.loads(asked)
    found = parts(request["text"])
    try:
        told = _of_pack(found, request) if found[0].name else _of_expression(found[0], request)
    except ContentError as error:
        told = {"problems": list(_problems(error.problems, found))}
    except GwtError as error:
        told = {"problems": [_problem(str(error))]}
    return json.dumps({"problems": [], "entries": [], "trials": [], **told}, ensure_ascii=False)


# --- an expression -----------------------------------------------------------------------------------


def _of_expression(part: PlaygroundPart, request: Mapping[str, str]) -> dict[str, Any]:
    if not part.text.strip():
        return {}
    pack = load_pack(request["game"])
    tree = _tree(pack, part.text)
    entry = {"title": "", "says": {code: [voice.sentence(tree)] for code, voice in _voices(pack)}}
    entry["code"] = str(tree)
    if not isinstance(tree, Effect):
        return {"entries": [entry]}
    entry["picture"] = _drawn(pictures.expression(pack, str(tree)), request)
    return {"entries": [entry], "trials": [_in_position(str(tree), request)]}


def _tree(pack: Pack, source: str) -> Any:
    """The tree of an expression of any kind that content may hold.

    Raises:
        ContentError: it fits no kind; the error is that of the kind that parsed farthest.
    """
    errors: list[ExpressionError] = []
    pack.author.allow_repairs()
    for kind in pack.author.by_kind.values():
        try:
            return kind(source)
        except ExpressionError as error:
            errors.append(error)
    farthest = max(errors, key=lambda error: error.offset)
    document = Document("", source)
    raise ContentError(
        Problem(document.place(one.offset), one.message, one.hint, one.length, one.code)
        for one in (farthest, *farthest.others)
    )


def _in_position(expression: str, request: Mapping[str, str]) -> dict[str, Any]:
    """Returns the options of an expression for the seat to move in the position, and that position."""
    try:
        given = document_of(request["position"]).data if request["position"].strip() else {}
        position = {"players": 2, "seat": 1, **given, "game": request["game"], "do": expression}
        game = from_position(yaml.safe_dump(position, sort_keys=False))
        return {"title": "", "opening": opening(game.pack, [position]), **_offered(game)}
    except (GwtError, TypeError) as error:
        return {"title": "", "options": [], "cannot": _short(error)}


def _short(error: Exception) -> str:
    if isinstance(error, ContentError):
        return "; ".join(f"{one.message}. {one.hint}".strip() for one in error.problems[:3])
    return str(error)


# --- a pack ------------------------------------------------------------------------------------------


def _of_pack(found: Sequence[PlaygroundPart], request: Mapping[str, str]) -> dict[str, Any]:
    with TemporaryDirectory() as place:
        folder = Path(place) / "pack"
        for part in found:
            path = folder / part.name
            if folder.resolve() not in path.resolve().parents:
                return {"problems": [_problem(f"'{part.name}' is no name of a file of a pack")]}
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(part.text, encoding="utf-8", newline="\n")
        pack, problems = looked_at(folder, drawn=False)
        told: dict[str, Any] = {"problems": list(_problems(problems, found))}
        if pack is not None:
            own = list(_own(pack))
            told["entries"] = [_entry(pack, one, request) for one in own]
            told["trials"] = list(_trials(folder, own, pack, request))
        return told


def _own(pack: Pack) -> Iterator[Component]:
    """Yields the components that the pack on top adds or replaces."""
    manifest = pack.layers[-1].manifest
    names = {*manifest.adds, *manifest.replaces}
    yield from (one for one in pack.components if one.id in names)


def _entry(pack: Pack, one: Component, request: Mapping[str, str]) -> dict[str, Any]:
    says = {code: [said for _, said in voice.texts(one.entry)] for code, voice in _voices(pack)}
    drawn = _drawn(pictures.component(pack, one.entry), request)
    return {"title": one.id, "says": says, "picture": drawn, "code": ""}


def _trials(
    folder: Path, own: Sequence[Component], pack: Pack, request: Mapping[str, str]
) -> Iterator[dict[str, Any]]:
    """Yields the options of each component for seat 1, who is about to use it."""
    position = folder.parent / "position.yaml"
    position.write_text(request["position"], encoding="utf-8")
    given = position if request["position"].strip() else None
    for id in dict.fromkeys(one.id for one in own):
        try:
            game = tryout(id, game=pack.manifest.game, pack=folder, position=given)
            yield {"title": id, **_offered(game)}
        except GwtError as error:
            yield {"title": id, "options": [], "cannot": _short(error)}


# --- what is shown -----------------------------------------------------------------------------------


def _offered(game: Game) -> dict[str, Any]:
    """The options of the next decision, each as an expression and in each language."""
    if game.over:
        return {"options": [], "cannot": "nothing is to be chosen: the game is over"}
    options = game.decision.options[:MOST]
    said = {code: [voice.option(one) for one in options] for code, voice in _voices(game.pack)}
    told = [
        {"code": str(one), "says": {code: texts[at] for code, texts in said.items()}}
        for at, one in enumerate(options)
    ]
    return {"options": told, "more": len(game.decision.options) - len(options), "cannot": ""}


def _voices(pack: Pack) -> Iterator[tuple[str, Voice]]:
    for code in sorted(text.languages(pack), key=lambda one: (one != text.DEFAULT, one)):
        yield code, text.voice(pack, code)


def _drawn(picture: Picture, request: Mapping[str, str]) -> str:
    theme: Theme = "dark" if request.get("theme") == "dark" else "light"
    return picture.svg(theme)


def _problems(problems: Sequence[Problem], found: Sequence[PlaygroundPart]) -> Iterator[dict[str, Any]]:
    """Yields problems with their places in the whole text."""
    by_name = {Path(part.name).name: part for part in found}
    for one in problems:
        part = by_name.get(Path(one.place.file).name)
        told = _problem(one.message, one.hint, one.code)
        if part is not None:
            start = part.offset(one.place)
            told |= {"start": start, "end": start + max(one.length, 1)}
            told |= {"file": part.name, "line": one.place.line, "column": one.place.column}
        yield told


def _problem(message: str, hint: str = "", code: str = "") -> dict[str, Any]:
    return {"message": message, "hint": hint, "code": code, "warning": is_warning(code)}


# --- a component to change ---------------------------------------------------------------------------


def changing(pack: Pack, id: str) -> str:
    """Returns the text of a pack that replaces a component of another by the same, to be changed.

    Returns an empty text if no file of the pack's folders has the component.
    """
    files: dict[str, dict[str, list[Any]]] = {}
    for one in pack.components:
        if one.id != id:
            continue
        for layer in reversed(pack.layers):
            path = layer.folder / f"{one.file}.yaml"
            held = _held(path, path.stat().st_mtime_ns).get(one.key, ()) if path.is_file() else ()
            if same := [each for each in held if each.get("id") == id]:
                files.setdefault(one.file, {}).setdefault(one.key, []).extend(same)
                break
    if not files:
        return ""
    top = pack.layers[-1].manifest
    manifest = {
        "id": "own/changed",
        "game": pack.manifest.game,
        "name": "Changed",
        "version": "1.0.0",
        "language": pack.manifest.language,
        "source": "own design",
        "requires": [top.id.rpartition("/")[2]],
        "replaces": [id],
    }
    texts = {"pack.yaml": manifest, **{f"{name}.yaml": whole for name, whole in files.items()}}
    return "".join(
        HEAD.format(name=name)
        + "\n"
        + yaml.safe_dump(whole, sort_keys=False, allow_unicode=True, width=100)
        for name, whole in texts.items()
    )


@remembered(64)
def _held(path: Path, stamp: int) -> Mapping[str, Any]:
    """A file of a pack, as it was at that time, as plain values."""
    found: Mapping[str, Any] = read(path).data
    return found
