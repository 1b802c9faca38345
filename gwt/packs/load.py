"""A folder of YAML to a `Pack`: read, gather names, structure, check; all problems at once."""

import hashlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from gwt.dsl.parse import Reader
from gwt.errors import ContentError, Problem, UsageError
from gwt.packs.document import Document, Steps
from gwt.packs.located import read
from gwt.packs.manifest import Manifest
from gwt.packs.pack import Family, Names, Pack, texts
from gwt.packs.structure import converter, structured


def load(folder: Path, family: Family) -> Pack:
    """The pack in a folder.

    Raises:
        UsageError: there is no such folder or no `pack.yaml` in it.
        ContentError: with every problem of every file.
    """
    if not (folder / "pack.yaml").is_file():
        raise UsageError(f"{folder} holds no pack: there is no pack.yaml in it")
    problems: list[Problem] = []
    documents: dict[str, Document] = {}
    for path in sorted(folder.glob("*.yaml")):
        try:
            documents[path.stem] = read(path, shown_path(path))
        except ContentError as error:
            problems.extend(error.problems)
    if problems:
        raise ContentError(problems)

    problems.extend(_strangers(documents, family))
    names = _names(documents, family, problems)
    manifest = _gathered(documents["pack"], Manifest, converter(), problems)
    problems.extend(_foreign(documents["pack"], manifest, family))
    rulings = _entries(documents["pack"], "rulings")
    names["ruling"] = {entry["id"]: entry for _, entry in rulings if isinstance(entry.get("id"), str)}
    reader = Reader(family.language, family.vocabulary(names))
    made = converter(reader, family.references)
    entries = {
        stem: _gathered(documents[stem], kind, made, problems)
        for stem, kind in family.files.items()
        if stem in documents
    }
    if not problems:
        problems.extend(family.check(entries, documents))
    if problems:
        raise ContentError(sorted(problems, key=_order))
    assert manifest is not None
    digest = _digest(documents)
    return Pack(manifest, entries, reader.vocabulary, lambda: family.language, digest, texts(folder))


def shown_path(path: Path) -> str:
    """The path as a person would type it from here."""
    try:
        return str(path.resolve().relative_to(Path.cwd().resolve()))
    except ValueError:
        return str(path)


def _strangers(documents: Mapping[str, Document], family: Family) -> Iterator[Problem]:
    wanted = {"pack", *family.files}
    for stem in sorted(set(documents) - wanted):
        message = f"a pack of {family.name} has no file '{stem}.yaml'"
        yield documents[stem].problem((), message, f"Its files: {', '.join(sorted(wanted))}.")
    for stem in sorted(wanted - set(documents)):
        yield documents["pack"].problem((), f"the file '{stem}.yaml' of this pack is missing")


LANGUAGE = 1
"""The version of the expression language."""


def _foreign(document: Document, manifest: Manifest | None, family: Family) -> Iterator[Problem]:
    """What the manifest says of game, language and other packs."""
    if manifest is None:
        return
    if manifest.game != family.name:
        yield document.problem(("game",), f"this is read as a pack of {family.name}")
    if manifest.language != LANGUAGE:
        yield document.problem(("language",), f"this version reads version {LANGUAGE} of the language")
    if manifest.requires:
        yield document.problem(("requires",), "packs that require others are not supported yet")


def _names(documents: Mapping[str, Document], family: Family, problems: list[Problem]) -> Names:
    """Every id by kind, twice the same being a problem."""
    names: Names = {}
    for kind, lists in family.ids.items():
        known = names.setdefault(kind, {})
        for stem, key in lists:
            document = documents.get(stem)
            for steps, entry in _entries(document, key):
                name = entry.get("id")
                if not isinstance(name, str):
                    continue
                if name in known:
                    assert document is not None
                    message = f"there are two entries '{name}' of kind {kind}"
                    problems.append(document.problem((*steps, "id"), message))
                known[name] = entry
    return names


def _entries(document: Document | None, key: str) -> Iterator[tuple[Steps, dict[str, Any]]]:
    listed = document.data.get(key) if document and isinstance(document.data, dict) else None
    for index, entry in enumerate(listed if isinstance(listed, list) else ()):
        if isinstance(entry, dict):
            yield (key, index), entry


def _gathered(document: Document, kind: type, made: Any, problems: list[Problem]) -> Any:
    try:
        return structured(document, kind, made)
    except ContentError as error:
        problems.extend(error.problems)
        return None


def _order(problem: Problem) -> tuple[str, int, int]:
    return problem.place.file, problem.place.line, problem.place.column


def _digest(documents: Mapping[str, Document]) -> str:
    whole = hashlib.sha256()
    for stem in sorted(documents):
        text = documents[stem].text
        whole.update(f"{stem} {len(text)}\n{text}".encode())
    return whole.hexdigest()[:16]
