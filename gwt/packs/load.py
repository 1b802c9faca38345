"""Loads a folder of YAML as a `Pack`: parse, collect ids, convert, check; reports all problems at once."""

import hashlib
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache, partial
from math import inf
from pathlib import Path
from typing import Any

import attrs
from attrs import evolve, frozen

from gwt.dsl import WORD, Vocabulary
from gwt.dsl.macros import NAME
from gwt.errors import ContentError, Problem, UsageError, meant, near, part
from gwt.packs.causes import caused
from gwt.packs.define import Definitions, definitions
from gwt.packs.document import Document, Span, Steps
from gwt.packs.elsewhere import OF_WORDS, added_elsewhere, in_its_file, of_another_pack, with_its_removal
from gwt.packs.files import WORDS, elsewhere, misnamed, no_manifest
from gwt.packs.following import without_what_follows
from gwt.packs.layers import laid
from gwt.packs.limits import at_most_some, files_of, pack_files
from gwt.packs.located import text_of
from gwt.packs.manifest import Manifest, Ruling
from gwt.packs.memory import Memory, shared
from gwt.packs.order import PackFolders, PackSource, Shelf
from gwt.packs.pack import ContentSpec, IdsByKind, Layer, Pack


def load(
    folders: Path | Sequence[Path],
    family: ContentSpec,
    known: PackFolders = dict,
    *,
    as_they_are: bool = False,
    memory: Memory | None = None,
) -> Pack:
    """Loads the packs in some folders and those that they require, merged into one.

    `known` returns the folders of the packs that can be required by name. With `as_they_are` none of them
    gives way to one that it names `instead` of itself. `memory` caches what has been read, for
    loading packs that have files in common.

    Raises:
        UsageError: there is no such folder or no `pack.yaml` in it.
        ContentError: with every problem of every file.
    """
    return _loaded(folders, family, known, memory or shared(), as_they_are)[0]


def checked(
    folders: Path | Sequence[Path],
    family: ContentSpec,
    known: PackFolders = dict,
    memory: Memory | None = None,
) -> tuple[Pack | None, list[Problem]]:
    """Returns the pack, or None if it cannot be played, and every error and lint.

    `memory` caches what has been read, for checking the same packs again.

    Raises:
        UsageError: there is no such folder or no `pack.yaml` in it.
    """
    try:
        pack, documents = _loaded(folders, family, known, memory or shared())
    except ContentError as error:
        return None, list(error.problems)
    return pack, at_most_some(sorted(family.lint(pack.entries, documents), key=_order))


def manifest_of(folder: Path) -> Manifest:
    """Returns the manifest of the pack in a folder; no other file of it is read.

    Raises:
        UsageError: there is no such folder or no `pack.yaml` in it.
        ContentError: with every problem of the manifest.
    """
    path, memory = _head(folder), shared()
    manifest, wrong = _converted(folder, memory.document(path, shown_path(path)), memory)
    if manifest is None:
        raise ContentError(wrong)
    return manifest


def _head(folder: Path) -> Path:
    """Returns the path of the manifest in a folder. Raises `UsageError` where there is none."""
    path = folder / "pack.yaml"
    if not path.is_file():
        raise UsageError(no_manifest(folder))
    return path


def _converted(folder: Path, head: Document, memory: Memory) -> tuple[Manifest | None, list[Problem]]:
    return memory.entry(f"{folder}/pack", head, Manifest, memory.plain)


def _loaded(
    folders: Path | Sequence[Path],
    family: ContentSpec,
    known: PackFolders,
    memory: Memory,
    as_they_are: bool = False,
) -> tuple[Pack, Mapping[str, Document]]:
    known = cache(known)
    read = cache(lambda folder: _source(folder, family, known, memory))
    asked = [read(folder) for folder in ([folders] if isinstance(folders, Path) else folders)]
    shelf = Shelf(known, read)
    sources, wrong = shelf.ordered(asked) if as_they_are else shelf.played(asked)
    wrong += shelf.excluded(sources)
    wrong += [problem for source in asked for problem in _unbound(source, family, known, read)]
    problems = [problem for source in sources for problem in source.problems]
    if wrong:
        # A key in the place of 'requires' is told once.
        places = {one.place for one in wrong}
        told = [*(one for one in problems if one.place not in places), *wrong]
        raise ContentError(at_most_some(sorted(told, key=_order)))
    for source in sources:
        problems.extend(_lacking(source, family))
        problems.extend(_foreign(source, family))
    ready = not problems
    for source in sources:
        problems.extend(_unwritable(source))
    read_all = _together(sources, family, memory, ready)
    problems += at_most_some([read_all.defined.explained(one) for one in at_most_some(read_all.problems)])
    if problems:

        def without(source: PackSource, name: str) -> list[Problem] | None:
            other = _together(sources, family, memory, ready, (source, name))
            # If the checks could not run this time, nothing follows from their silence.
            return other.problems if other.checked or not read_all.checked else None

        clashes = [one for one in problems if one.code == "packs-clash"]
        # What else is wrong then may follow from the clash.
        found = clashes or caused(problems, asked, sources, read_all.documents, without)
        found = without_what_follows(found, sources)
        found = [with_its_removal(one, sources) for one in found]
        if not all(_defines_names(source) for source in asked):
            # A name may be unknown because it cannot be read how it is defined.
            found = [one for one in found if one.code not in OF_WORDS]
        lines = [one.place.source for one in found if one.code in OF_WORDS]
        elsewhere = added_elsewhere({word for line in lines for word in WORD.findall(line)}, sources, known)
        found = list(dict.fromkeys(of_another_pack(one, read_all.vocabulary, elsewhere) for one in found))
        raise ContentError(at_most_some(sorted(found, key=_order)))
    layers = tuple(Layer(one.manifest, one.folder, _digest(one.documents)) for one in sources)
    rulings: dict[str, Ruling] = {}
    for source in sources:
        for ruling in source.manifest.rulings:
            rulings.setdefault(ruling.id, ruling)
    reader = read_all.defined.words.reader
    # A loaded pack may search for spelling corrections without a limit.
    reader.allow_repairs(inf)
    manifest = evolve(
        sources[0].manifest, rulings=tuple(rulings.values()), define=dict(reader.macros or {})
    )
    pack = Pack(layers, manifest, read_all.entries, read_all.vocabulary, lambda: reader, family.events)
    return pack, read_all.documents


def _defines_names(source: PackSource) -> bool:
    """Returns whether `define` of a manifest can be read, if it is there."""
    data = source.documents["pack"].data
    return not isinstance(data, dict) or isinstance(data.get("define", {}), dict)


@frozen(eq=False)
class _Together:
    """The result of loading several packs together, as far as there are no errors."""

    documents: Mapping[str, Document]
    entries: Any
    """None if some entry has a problem."""
    vocabulary: Vocabulary
    defined: Definitions
    problems: list[Problem]
    checked: bool
    """Whether there was no error before the game's own checks, so that they could run."""


def _together(
    sources: Sequence[PackSource],
    family: ContentSpec,
    memory: Memory,
    ready: bool,
    leaving: tuple[PackSource, str] | None = None,
) -> _Together:
    """Merges packs and converts the result, without the change that a pack declares for a name, if
    `leaving` are these two.

    The game's own checks run only if files and manifests are `ready`, that is without problems, and
    everything could be converted.
    """
    documents, problems = laid(sources, family, leaving)
    if leaving is not None:
        # Leaving changes out makes declarations wrong, which is not what is asked here.
        problems = []
    names = _names(documents, family, problems)
    names["ruling"] = _rulings(sources, problems)
    vocabulary = family.vocabulary(names)
    reading = partial(memory.words, family, vocabulary)
    defined = definitions(sources, family.language, vocabulary, reading)
    problems.extend(defined.problems)
    defined.words.reader.allow_repairs()
    held: dict[str, Any] = {}
    for stem, kind in family.files.items():
        if stem in documents:
            held[stem], wrong = memory.entry(stem, documents[stem], kind, defined.words.converter)
            problems.extend(in_its_file(one, family) for one in wrong)
    checked = ready and not problems
    entries = family.entries(**held) if checked else None
    if checked:
        problems.extend(family.check(entries, documents))
    return _Together(documents, entries, vocabulary, defined, problems, checked)


def _source(folder: Path, family: ContentSpec, known: PackFolders, memory: Memory) -> PackSource:
    """Parses the files of a pack and converts its manifest.

    A file with a misspelt name is reported, and read as the file that was probably meant.

    Raises:
        UsageError: there is no such folder or no `pack.yaml` in it.
        ContentError: a file is not YAML.
    """
    _head(folder)
    files_of(folder)
    documents: dict[str, Document] = {}
    unread: list[Problem] = []
    problems: list[Problem] = []
    wanted = ("pack", *family.files)

    def document(path: Path) -> Document:
        try:
            if path.suffix == WORDS:
                return Document(shown_path(path), text_of(path, shown_path(path)), values={(): Span(0, 0)})
            return memory.document(path, shown_path(path))
        except ContentError as error:
            unread.extend(error.problems)
            return Document(shown_path(path), "", values={(): Span(0, 0)})

    for path in pack_files(folder):
        if path.stem in wanted:
            documents[path.stem] = document(path)
    strangers: list[Document] = []
    for path, stem, hint in misnamed(folder, wanted):
        strange = document(path)
        strangers.append(strange)
        message = f"a pack of {family.name} has no file '{path.relative_to(folder)}'"
        hint = hint or f"{_PUT_OUTSIDE} Its files: {', '.join(sorted(wanted))}."
        belongs = elsewhere(path, strange.data) if path.parent == folder else None
        if belongs is None and stem and stem not in documents:
            documents[stem] = strange
        problems.append(strange.problem((), *(belongs or (message, hint)), code="wrong-file"))
    if unread:
        raise ContentError(unread)
    head = documents["pack"]
    manifest, wrong = _converted(folder, head, memory)
    problems.extend(wrong)
    return PackSource(folder, documents, manifest or _made_out(head, known), problems, tuple(strangers))


_PUT_OUTSIDE = "If it is none of the pack's, put it outside, or begin its name with a dot."


def _made_out(document: Document, packs: PackFolders) -> Manifest:
    """Returns a manifest with the usable parts of a `pack.yaml` that has problems, to go on checking."""
    data = document.data if isinstance(document.data, dict) else {}
    known = {one.name for one in attrs.fields(Manifest)}
    strange = [key for key in data if isinstance(key, str) and key not in known]

    def given(key: str) -> Any:
        found = [] if key in data else near(key, strange, 1, 0.6)
        return data.get(found[0] if found else key)

    def text(key: str) -> str:
        return str(given(key) or "")

    def texts(key: str) -> tuple[str, ...]:
        listed = given(key)
        if isinstance(listed, str):
            listed = [one.strip() for one in listed.split(",")]
        return tuple(one for one in listed if isinstance(one, str)) if isinstance(listed, list) else ()

    named = given("define")
    names = named if isinstance(named, dict) else {}

    return Manifest(
        id=text("id"),
        game=text("game"),
        name=text("name"),
        version=text("version"),
        language=LANGUAGE,
        source=text("source"),
        requires=tuple(name for name in texts("requires") if name in packs()),
        adds=texts("adds"),
        replaces=texts("replaces"),
        removes=texts("removes"),
        define={str(name): said if isinstance(said, str) else "done" for name, said in names.items()},
    )


def shown_path(path: Path) -> str:
    """Returns the path relative to the current folder if it lies below it, for messages."""
    try:
        # The name of the file itself is not resolved, so a link keeps its own name.
        return str((path.parent.resolve() / path.name).relative_to(Path.cwd().resolve()))
    except (OSError, RuntimeError, ValueError):
        return str(path)


def _lacking(source: PackSource, family: ContentSpec) -> Iterator[Problem]:
    """Yields a problem for each file that a whole game needs and this pack does not have."""
    for stem in sorted(family.needed - set(source.documents)) if not source.manifest.requires else ():
        message = f"the file '{stem}.yaml' of this pack is missing"
        yield source.documents["pack"].problem((), message, code="wrong-file")


_REQUIRING = ("needs", "require", "extends", "base", "depends", "dependencies", "parent")
"""Keys that authors write for `requires`."""


def _unbound(
    source: PackSource, family: ContentSpec, known: PackFolders, read: Callable[[Path], PackSource]
) -> Iterator[Problem]:
    """Yields a problem if a pack has no `requires`, but is clearly not a whole game."""
    head, manifest = source.documents["pack"], source.manifest
    if manifest.requires or (isinstance(head.data, dict) and "requires" in head.data):
        return
    missing = family.needed - set(source.documents)
    if manifest.adds or manifest.replaces or manifest.removes or len(missing) > len(family.needed) / 2:
        whole = sorted(
            name for name, at in known().items() if "/" not in name and not read(at).manifest.requires
        )
        hint = meant(f"requires: [{name}]" for name in whole) if whole else ""
        message = "this pack is not a whole game, so it needs 'requires'"
        instead = next((key for key in _REQUIRING if (key,) in head.keys), None)
        if instead is None:
            yield head.problem((), message, hint, code="wrong-requires")
        else:
            hint = f"Write 'requires' in place of '{instead}'."
            yield head.problem((instead,), message, hint, key=True, code="wrong-requires")


LANGUAGE = 1
"""The version of the expression language."""


def _foreign(source: PackSource, family: ContentSpec) -> Iterator[Problem]:
    """Yields a problem if the manifest names another game or another version of the language."""
    document, manifest = source.documents["pack"], source.manifest
    if manifest.game and manifest.game != family.name:
        yield document.problem(("game",), f"this is read as a pack of {family.name}", code="foreign-pack")
    if manifest.language != LANGUAGE:
        yield document.problem(
            ("language",), f"this version reads version {LANGUAGE} of the language", code="foreign-pack"
        )


_WORD = "[A-Za-z0-9][A-Za-z0-9._-]*"
_ID = re.compile(rf"(?=.{{1,100}}\Z){_WORD}(?:/{_WORD})*")
_VERSION = re.compile(r"[A-Za-z0-9][A-Za-z0-9.+_-]{0,49}")
_RULING = re.compile(r"(?!none\Z)[A-Za-z0-9][A-Za-z0-9_-]{0,99}")
_KEYWORD = re.compile("'([a-z-]+)'")
_PLAIN = "Use letters, digits, '-' and '_'"


def _unwritable(source: PackSource) -> Iterator[Problem]:
    """Yields a problem for each id or version that could not be parsed in the header of a saved game."""
    document, hint = source.documents["pack"], f"{_PLAIN}, also '.', and '/' between two words."
    given = document.data if isinstance(document.data, dict) else {}
    wanted: list[tuple[Steps, Any, re.Pattern[str], str, str]] = [
        (("id",), given.get("id"), _ID, "the id of a pack", hint),
        (("version",), given.get("version"), _VERSION, "a version", f"{_PLAIN}, also '.' and '+'."),
        *(
            ((*steps, "id"), entry.get("id"), _RULING, "the id of a ruling", f"{_PLAIN}, but not 'none'.")
            for steps, entry in _entries(document, "rulings")
        ),
    ]
    for steps, name, pattern, kind, said in wanted:
        if isinstance(name, str) and not pattern.fullmatch(name):
            message = f"{part(repr(name))} cannot be {kind}"
            yield document.problem(steps, message, said, code="wrong-id")


def _rulings(sources: Sequence[PackSource], problems: list[Problem]) -> dict[str, Any]:
    """Returns the rulings of all packs by their ids, and adds a problem for each repeated id.

    Packs that know nothing of each other may have the same ruling, in the same words.
    """
    known: dict[str, Any] = {}
    for source in sources:
        document, own = source.documents["pack"], set[str]()
        for steps, entry in _entries(document, "rulings"):
            name = entry.get("id")
            if isinstance(name, str):
                if name in own or (name in known and not _same_ruling(known[name], entry)):
                    problems.append(
                        document.problem(
                            (*steps, "id"), f"there is a ruling '{name}' already", code="same-id"
                        )
                    )
                known[name] = entry
                own.add(name)
    return known


def _same_ruling(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Whether two rulings of one id differ in nothing but their labels."""
    return all(one.get(key) == other.get(key) for key in ("default", "text"))


def _names(documents: Mapping[str, Document], family: ContentSpec, problems: list[Problem]) -> IdsByKind:
    """Returns the raw entry of every id by kind, and adds a problem for each that is repeated or no name.

    An id stands in the options and saved games of a pack, where it has to be read again.
    """
    names: IdsByKind = {}
    words = {word for said in family.language.words.values() for word in _KEYWORD.findall(said)}
    for kind, lists in family.ids.items():
        known = names.setdefault(kind, {})
        for stem, key in lists:
            document = documents.get(stem)
            for steps, entry in _entries(document, key):
                name = entry.get("id")
                if not isinstance(name, str):
                    continue
                assert document is not None
                wrong = _no_name(name, words if kind in family.language.names else ())
                if wrong:
                    problem = document.problem((*steps, "id"), *wrong, code="wrong-id")
                    # An id that is misspelt is not declared either.
                    if all(problem.place != one.place for one in problems):
                        problems.append(problem)
                if name in known:
                    message = f"there are two entries '{name}' of kind {kind}"
                    hint = "Give one of the two another id."
                    problems.append(document.problem((*steps, "id"), message, hint, code="same-id"))
                known[name] = entry
    return names


def _no_name(id: str, words: Collection[str]) -> tuple[str, ...]:
    """Returns why an id cannot stand in an expression, and a hint; nothing if it can."""
    if not NAME.fullmatch(id):
        hint = "Use lower case letters, digits and single hyphens, with at least one letter."
        return f"{part(repr(id))} cannot be an id", hint
    return (f"'{id}' is a word of the language", "Choose another id.") if id in words else ()


def _entries(document: Document | None, key: str) -> Iterator[tuple[Steps, dict[str, Any]]]:
    listed = document.data.get(key) if document and isinstance(document.data, dict) else None
    for index, entry in enumerate(listed if isinstance(listed, list) else ()):
        if isinstance(entry, dict):
            yield (key, index), entry


def _order(problem: Problem) -> tuple[str, int, int]:
    return problem.place.file, problem.place.line, problem.place.column


def _digest(documents: Mapping[str, Document]) -> str:
    whole = hashlib.sha256()
    for stem in sorted(documents):
        text = documents[stem].text
        whole.update(f"{stem} {len(text)}\n{text}".encode())
    return whole.hexdigest()[:16]
