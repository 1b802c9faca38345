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

from gwt import dsl, errors, json_types, memory_cache, packs, play, spec, text
from gwt.authoring.component_tryout import tryout, tryout_opening
from gwt.authoring.pack_check import check_pack
from gwt.packs.traversal import Component
from gwt.packs.yaml_parser import parse_file
from gwt.picture import Picture, Theme
from gwt.play.position_format import parse_document

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

    def offset(self, place: errors.Place) -> int:
        """Returns the place in the whole text, in characters from 0."""
        lines = self.text.split("\n")[: place.line - 1]
        return self.start + sum(len(line) + 1 for line in lines) + place.column - 1


def split_files(whole: str) -> list[PlaygroundPart]:
    """Returns the files of a text; one without a name if the text is an expression."""
    heads = list(_FILE.finditer(whole))
    if not heads:
        return [PlaygroundPart("", 0, whole)]
    ends = [head.start() for head in heads[1:]] + [len(whole)]
    return [
        PlaygroundPart(head["name"], head.end(), whole[head.end() : end])
        for head, end in zip(heads, ends, strict=True)
    ]


def answer_request(request_json: str) -> str:
    """Returns, as JSON, what the playground shows of a request.

    The request has `game`, `text`, `position` (YAML, may be empty) and `theme`.
    """
    request = json.loads(request_json)
    files = split_files(request["text"])
    try:
        reply = _of_pack(files, request) if files[0].name else _of_expression(files[0], request)
    except errors.ContentError as error:
        reply = {"problems": list(_problems(error.problems, files))}
    except errors.GwtError as error:
        reply = {"problems": [_problem(str(error))]}
    return json.dumps({"problems": [], "entries": [], "trials": [], **reply}, ensure_ascii=False)


# --- an expression -----------------------------------------------------------------------------------


def _of_expression(part: PlaygroundPart, request: Mapping[str, str]) -> json_types.JsonObject:
    if not part.text.strip():
        return {}
    pack = spec.load_pack(request["game"])
    tree = _tree(pack, part.text)
    entry = {"title": "", "says": {code: [voice.sentence(tree)] for code, voice in _voices(pack)}}
    entry["code"] = pack.language.for_people(str(tree))
    if not isinstance(tree, dsl.Effect):
        return {"entries": [entry]}
    entry["picture"] = _drawn(spec.picture_spec.expression(pack, str(tree)), request)
    return {"entries": [entry], "trials": [_in_position(str(tree), request)]}


def _tree(pack: packs.Pack, source: str) -> Any:
    """The tree of an expression of any kind that content may hold.

    Raises:
        ContentError: it fits no kind; the error is that of the kind that parsed farthest.
    """
    pack.author.allow_repairs()
    document = packs.Document("", source)
    try:
        return pack.author.expression(source)
    except errors.ExpressionError as error:
        raise errors.ContentError(
            errors.Problem(document.place(slip.offset), slip.message, slip.hint, slip.length, slip.code)
            for slip in (error, *error.others)
        ) from None


def _in_position(expression: str, request: Mapping[str, str]) -> json_types.JsonObject:
    """Returns the options of an expression for the seat to move in the position, and that position."""
    try:
        stated = parse_document(request["position"]).data if request["position"].strip() else {}
        position = {"players": 2, "seat": 1, **stated, "game": request["game"], "do": expression}
        game = play.from_position(position)
        return {"title": "", "opening": tryout_opening(game.pack, [position]), **_offered(game)}
    except (errors.GwtError, TypeError) as error:
        return {"title": "", "options": [], "cannot": _short(error)}


def _short(error: Exception) -> str:
    if isinstance(error, errors.ContentError):
        return "; ".join(f"{problem.message}. {problem.hint}".strip() for problem in error.problems[:3])
    return str(error)


# --- a pack ------------------------------------------------------------------------------------------


def _of_pack(files: Sequence[PlaygroundPart], request: Mapping[str, str]) -> json_types.JsonObject:
    with TemporaryDirectory() as place:
        folder = Path(place) / "pack"
        for part in files:
            path = folder / part.name
            if folder.resolve() not in path.resolve().parents:
                return {"problems": [_problem(f"'{part.name}' is not the name of a file of a pack")]}
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(part.text, encoding="utf-8", newline="\n")
        pack, problems = check_pack(folder, drawn=False)
        reply: json_types.JsonObject = {"problems": list(_problems(problems, files))}
        if pack is not None:
            components = list(_own(pack))
            reply["entries"] = [_entry(pack, component, request) for component in components]
            reply["trials"] = list(_trials(folder, components, pack, request))
        return reply


def _own(pack: packs.Pack) -> Iterator[Component]:
    """Yields the components that the pack on top adds or replaces."""
    manifest = pack.layers[-1].manifest
    names = {*manifest.adds, *manifest.replaces}
    yield from (component for component in pack.components if component.id in names)


def _entry(pack: packs.Pack, component: Component, request: Mapping[str, str]) -> json_types.JsonObject:
    says = {code: [phrase for _, phrase in voice.texts(component.entry)] for code, voice in _voices(pack)}
    drawn = _drawn(spec.picture_spec.component(pack, component.entry), request)
    return {"title": component.id, "says": says, "picture": drawn, "code": ""}


def _trials(
    folder: Path, components: Sequence[Component], pack: packs.Pack, request: Mapping[str, str]
) -> Iterator[json_types.JsonObject]:
    """Yields the options of each component for seat 1, who is about to use it."""
    position = folder.parent / "position.yaml"
    position.write_text(request["position"], encoding="utf-8")
    position_file = position if request["position"].strip() else None
    for id in dict.fromkeys(component.id for component in components):
        try:
            game = tryout(id, game=pack.manifest.game, pack=folder, position=position_file)
            yield {"title": id, **_offered(game)}
        except errors.GwtError as error:
            yield {"title": id, "options": [], "cannot": _short(error)}


# --- what is shown -----------------------------------------------------------------------------------


def _offered(game: play.Game) -> json_types.JsonObject:
    """The options of the next decision, each as an expression and in each language."""
    if game.over:
        return {"options": [], "cannot": "nothing is to be chosen: the game is over"}
    options = game.decision.options[:MOST]
    by_language = {code: [voice.option(option) for option in options] for code, voice in _voices(game.pack)}
    choices = [
        {"code": str(option), "says": {code: texts[at] for code, texts in by_language.items()}}
        for at, option in enumerate(options)
    ]
    return {"options": choices, "more": len(game.decision.options) - len(options), "cannot": ""}


def _voices(pack: packs.Pack) -> Iterator[tuple[str, text.SentenceFormatter]]:
    for code in sorted(text.languages(pack), key=lambda code: (code != text.DEFAULT, code)):
        yield code, text.sentence_formatter(pack, code)


def _drawn(picture: Picture, request: Mapping[str, str]) -> str:
    theme: Theme = "dark" if request.get("theme") == "dark" else "light"
    return picture.svg(theme)


def _problems(
    problems: Sequence[errors.Problem], files: Sequence[PlaygroundPart]
) -> Iterator[json_types.JsonObject]:
    """Yields problems with their places in the whole text."""
    by_name = {Path(part.name).name: part for part in files}
    for problem in problems:
        part = by_name.get(Path(problem.place.file).name)
        fields = _problem(problem.message, problem.hint, problem.code)
        if part is not None:
            start = part.offset(problem.place)
            fields |= {"start": start, "end": start + max(problem.length, 1)}
            fields |= {"file": part.name, "line": problem.place.line, "column": problem.place.column}
        yield fields


def _problem(message: str, hint: str = "", code: str = "") -> json_types.JsonObject:
    return {"message": message, "hint": hint, "code": code, "warning": packs.is_warning(code)}


# --- a component to change ---------------------------------------------------------------------------


def replacement_source(pack: packs.Pack, id: str) -> str:
    """Returns the text of a pack that replaces a component of another by the same, to be changed.

    Returns an empty text if no file of the pack's folders has the component.
    """
    files: dict[str, dict[str, list[Any]]] = {}
    for component in pack.components:
        if component.id != id:
            continue
        for layer in reversed(pack.layers):
            path = layer.folder / f"{component.file}.yaml"
            entries = _held(path, path.stat().st_mtime_ns).get(component.key, ()) if path.is_file() else ()
            if same := [entry for entry in entries if entry.get("id") == id]:
                files.setdefault(component.file, {}).setdefault(component.key, []).extend(same)
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


@memory_cache.bounded_cache(64)
def _held(path: Path, stamp: int) -> Mapping[str, Any]:
    """A file of a pack, as it was at that time, as plain values."""
    content: Mapping[str, Any] = parse_file(path).data
    return content
