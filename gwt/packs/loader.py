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

from gwt import errors, spelling
from gwt.dsl import WORD, Vocabulary, macros, with_article
from gwt.packs import layers, limits, macro_definitions, misnamed_files, root_causes
from gwt.packs.content_spec import ContentSpec, IdsByKind
from gwt.packs.dependencies import PackFolders, PackResolver, PackSource
from gwt.packs.document import Document, Span
from gwt.packs.incremental_cache import LoadCache, current_cache
from gwt.packs.manifest import Manifest, Ruling
from gwt.packs.pack import Layer, Pack
from gwt.packs.traversal import KeyPath
from gwt.packs.yaml_parser import read_text


def load_folders(
    folders: Path | Sequence[Path],
    content_spec: ContentSpec,
    packs: PackFolders = dict,
    *,
    as_they_are: bool = False,
    memory: LoadCache | None = None,
) -> Pack:
    """Loads the packs in some folders and those that they require, merged into one.

    `packs` returns the folders of the packs that can be required by name. With `as_they_are` none of them
    is replaced by the pack that it names under `instead`. `memory` caches what has been read, for
    loading packs that have files in common.

    Raises:
        UsageError: there is no such folder or no `pack.yaml` in it.
        ContentError: with every problem of every file.
    """
    return _loaded(folders, content_spec, packs, memory or current_cache(), as_they_are)[0]


def check_folders(
    folders: Path | Sequence[Path],
    content_spec: ContentSpec,
    packs: PackFolders = dict,
    memory: LoadCache | None = None,
) -> tuple[Pack | None, list[errors.Problem]]:
    """Returns the pack, or None if it cannot be played, and every error and lint.

    `memory` caches what has been read, for checking the same packs again.

    Raises:
        UsageError: there is no such folder or no `pack.yaml` in it.
    """
    try:
        pack, documents = _loaded(folders, content_spec, packs, memory or current_cache())
    except errors.ContentError as error:
        return None, list(error.problems)
    return pack, limits.truncate_problems(sorted(content_spec.lint(pack.entries, documents), key=_order))


def read_manifest(folder: Path) -> Manifest:
    """Returns the manifest of the pack in a folder; no other file of it is read.

    Raises:
        UsageError: there is no such folder or no `pack.yaml` in it.
        ContentError: with every problem of the manifest.
    """
    path, memory = _head(folder), current_cache()
    manifest, wrong = _converted(folder, memory.document(path, display_path(path)), memory)
    if manifest is None:
        raise errors.ContentError(wrong)
    return manifest


def _head(folder: Path) -> Path:
    """Returns the path of the manifest in a folder. Raises `UsageError` where there is none."""
    path = folder / "pack.yaml"
    if not path.is_file():
        raise errors.UsageError(misnamed_files.no_manifest_message(folder))
    return path


def _converted(
    folder: Path, head: Document, memory: LoadCache
) -> tuple[Manifest | None, list[errors.Problem]]:
    return memory.entry(f"{folder}/pack", head, Manifest, memory.plain)


def _loaded(
    folders: Path | Sequence[Path],
    content_spec: ContentSpec,
    packs: PackFolders,
    memory: LoadCache,
    as_they_are: bool = False,
) -> tuple[Pack, Mapping[str, Document]]:
    packs = cache(packs)
    read = cache(lambda folder: _source(folder, content_spec, packs, memory))
    roots = [read(folder) for folder in ([folders] if isinstance(folders, Path) else folders)]
    shelf = PackResolver(packs, read)
    sources, wrong = shelf.resolve(roots) if as_they_are else shelf.resolve_played(roots)
    wrong += shelf.exclusion_problems(sources)
    wrong += [problem for source in roots for problem in _unbound(source, content_spec, packs, read)]
    problems = [problem for source in sources for problem in source.problems]
    if wrong:
        # A misspelt 'requires' is reported once.
        places = {problem.place for problem in wrong}
        all_problems = [*(problem for problem in problems if problem.place not in places), *wrong]
        raise errors.ContentError(limits.truncate_problems(sorted(all_problems, key=_order)))
    for source in sources:
        problems.extend(_lacking(source, content_spec))
        problems.extend(_foreign(source, content_spec))
    ready = not problems
    for source in sources:
        problems.extend(_unwritable(source))
    together = partial(_together, sources, content_spec, memory, ready)
    merged = together()
    problems += limits.truncate_problems(
        [merged.defined.explained(problem) for problem in limits.truncate_problems(merged.problems)]
    )
    if problems:
        causes = _causes(problems, roots, sources, packs, together, merged)
        raise errors.ContentError(limits.truncate_problems(sorted(causes, key=_order)))
    return _packed(sources, merged, content_spec), merged.documents


def _packed(sources: Sequence[PackSource], merged: "_LoadedTogether", content_spec: ContentSpec) -> Pack:
    layers = tuple(Layer(source.manifest, source.folder, _digest(source.documents)) for source in sources)
    rulings: dict[str, Ruling] = {}
    for source in sources:
        for ruling in source.manifest.rulings:
            rulings.setdefault(ruling.id, ruling)
    reader = merged.defined.words.reader
    # A loaded pack may search for spelling corrections without a limit.
    reader.allow_repairs(inf)
    manifest = evolve(
        sources[0].manifest, rulings=tuple(rulings.values()), define=dict(reader.macros or {})
    )
    return Pack(layers, manifest, merged.entries, merged.vocabulary, lambda: reader, content_spec.events)


def _causes(
    problems: list[errors.Problem],
    roots: Sequence[PackSource],
    sources: Sequence[PackSource],
    packs: PackFolders,
    together: "Callable[..., _LoadedTogether]",
    merged: "_LoadedTogether",
) -> list[errors.Problem]:
    """Returns the problems as far as they do not follow from others, with hints about other packs.

    `together` merges the packs again, without a change of one of them.
    """

    def without(source: PackSource, name: str) -> list[errors.Problem] | None:
        other = together((source, name))
        # If the checks could not run this time, nothing follows from their silence.
        return other.problems if other.checked or not merged.checked else None

    clashes = [problem for problem in problems if problem.code == "packs-clash"]
    # What else is wrong then may follow from the clash.
    causes = clashes or root_causes.merge_by_cause(problems, roots, sources, merged.documents, without)
    causes = root_causes.drop_cascading_errors(causes, sources)
    causes = [root_causes.add_removal_hint(cause, sources) for cause in causes]
    if not all(_defines_names(source) for source in roots):
        # A name may be unknown because it cannot be read how it is defined.
        causes = [cause for cause in causes if cause.code not in root_causes.OF_WORDS]
    lines = [cause.place.source for cause in causes if cause.code in root_causes.OF_WORDS]
    words = {word for line in lines for word in WORD.findall(line)}
    owners = root_causes.names_added_by_packs(words, sources, packs)
    hinted = (root_causes.add_missing_pack_hint(cause, merged.vocabulary, owners) for cause in causes)
    return list(dict.fromkeys(hinted))


def _defines_names(source: PackSource) -> bool:
    """Returns whether `define` of a manifest can be read, if it is there."""
    data = source.documents["pack"].data
    return not isinstance(data, dict) or isinstance(data.get("define", {}), dict)


@frozen(eq=False)
class _LoadedTogether:
    """The result of loading several packs together, as far as there are no errors."""

    documents: Mapping[str, Document]
    entries: Any
    """None if some entry has a problem."""
    vocabulary: Vocabulary
    defined: macro_definitions.Definitions
    problems: list[errors.Problem]
    checked: bool
    """Whether there was no error before the game's own checks, so that they could run."""


def _together(
    sources: Sequence[PackSource],
    content_spec: ContentSpec,
    memory: LoadCache,
    ready: bool,
    leaving: tuple[PackSource, str] | None = None,
) -> _LoadedTogether:
    """Merges packs and converts the result, without the change that a pack declares for a name, if
    `leaving` are these two.

    The game's own checks run only if files and manifests are `ready`, that is without problems, and
    everything could be converted.
    """
    documents, problems = layers.merge_layers(sources, content_spec, leaving)
    if leaving is not None:
        # Leaving changes out makes declarations wrong, which is not what is asked here.
        problems = []
    promised = {name for source in sources for name in source.manifest.adds}
    names = _names(documents, content_spec, problems, promised)
    names["ruling"] = _rulings(sources, problems)
    vocabulary = content_spec.vocabulary(names)
    vocabulary = {**vocabulary, "count": content_spec.language.counts.words(vocabulary, names)}
    reading = partial(memory.words, content_spec, vocabulary)
    defined = macro_definitions.read_definitions(sources, content_spec.language, vocabulary, reading)
    problems.extend(defined.problems)
    defined.words.reader.allow_repairs()
    entry_by_stem: dict[str, Any] = {}
    for stem, kind in content_spec.files.items():
        if stem in documents:
            entry_by_stem[stem], wrong = memory.entry(stem, documents[stem], kind, defined.words.converter)
            problems.extend(root_causes.add_wrong_file_hint(problem, content_spec) for problem in wrong)
    checked = ready and not problems
    entries = content_spec.entries(**entry_by_stem) if checked else None
    if checked:
        problems.extend(content_spec.check(entries, documents))
    return _LoadedTogether(documents, entries, vocabulary, defined, problems, checked)


def _source(folder: Path, content_spec: ContentSpec, packs: PackFolders, memory: LoadCache) -> PackSource:
    """Parses the files of a pack and converts its manifest.

    A file with a misspelt name is reported, and read as the file that was probably meant.

    Raises:
        UsageError: there is no such folder or no `pack.yaml` in it.
        ContentError: a file is not YAML.
    """
    _head(folder)
    limits.list_files(folder)
    documents: dict[str, Document] = {}
    unread: list[errors.Problem] = []
    problems: list[errors.Problem] = []
    stems = ("pack", *content_spec.files)

    def document(path: Path) -> Document:
        try:
            if path.suffix == misnamed_files.WORDS:
                return Document(
                    display_path(path), read_text(path, display_path(path)), values={(): Span(0, 0)}
                )
            return memory.document(path, display_path(path))
        except errors.ContentError as error:
            unread.extend(error.problems)
            return Document(display_path(path), "", values={(): Span(0, 0)})

    for path in limits.pack_files(folder):
        if path.stem in stems:
            documents[path.stem] = document(path)
    strangers: list[Document] = []
    for path, stem, hint in misnamed_files.misnamed_files(folder, stems):
        strange = document(path)
        strangers.append(strange)
        message = f"a pack of {content_spec.name} has no file '{path.relative_to(folder)}'"
        hint = hint or f"{_PUT_OUTSIDE} Its files: {', '.join(sorted(stems))}."
        belongs = misnamed_files.wrong_folder_hint(path, strange.data) if path.parent == folder else None
        if belongs is None and stem and stem not in documents:
            documents[stem] = strange
        problems.append(strange.problem((), *(belongs or (message, hint)), code="wrong-file"))
    if unread:
        raise errors.ContentError(unread)
    head = documents["pack"]
    manifest, wrong = _converted(folder, head, memory)
    problems.extend(wrong)
    return PackSource(folder, documents, manifest or _made_out(head, packs), problems, tuple(strangers))


_PUT_OUTSIDE = "If it is none of the pack's, put it outside, or begin its name with a dot."


def _made_out(document: Document, packs: PackFolders) -> Manifest:
    """Returns a manifest with the usable parts of a `pack.yaml` that has problems, to go on checking."""
    data = document.data if isinstance(document.data, dict) else {}
    known_keys = {field.name for field in attrs.fields(Manifest)}
    strange = [key for key in data if isinstance(key, str) and key not in known_keys]

    def value_of(key: str) -> Any:
        matches = [] if key in data else spelling.nearest_words(key, strange, 1, 0.6)
        return data.get(matches[0] if matches else key)

    def text(key: str) -> str:
        return str(value_of(key) or "")

    def texts(key: str) -> tuple[str, ...]:
        return _as_names(value_of(key))

    named = value_of("define")
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
        define={str(name): macro if isinstance(macro, str) else "done" for name, macro in names.items()},
    )


def _as_names(raw: object) -> tuple[str, ...]:
    """Returns the texts of a list, or of one text with commas."""
    if isinstance(raw, str):
        raw = [word.strip() for word in raw.split(",")]
    return tuple(word for word in raw if isinstance(word, str)) if isinstance(raw, list) else ()


def display_path(path: Path) -> str:
    """Returns the path relative to the current folder if it lies below it, for messages."""
    try:
        # The name of the file itself is not resolved, so a link keeps its own name.
        return str((path.parent.resolve() / path.name).relative_to(Path.cwd().resolve()))
    except (OSError, RuntimeError, ValueError):
        return str(path)


def _lacking(source: PackSource, content_spec: ContentSpec) -> Iterator[errors.Problem]:
    """Yields a problem for each file that a whole game needs and this pack does not have."""
    for stem in (
        sorted(content_spec.required_files - set(source.documents)) if not source.manifest.requires else ()
    ):
        message = f"the file '{stem}.yaml' of this pack is missing"
        yield source.documents["pack"].problem((), message, code="wrong-file")


_REQUIRING = ("needs", "require", "extends", "base", "depends", "dependencies", "parent")
"""Keys that authors write for `requires`."""


def _unbound(
    source: PackSource, content_spec: ContentSpec, packs: PackFolders, read: Callable[[Path], PackSource]
) -> Iterator[errors.Problem]:
    """Yields a problem if a pack has no `requires`, but is clearly not a whole game."""
    head, manifest = source.documents["pack"], source.manifest
    if manifest.requires or (isinstance(head.data, dict) and "requires" in head.data):
        return
    missing = content_spec.required_files - set(source.documents)
    if (
        manifest.adds
        or manifest.replaces
        or manifest.removes
        or len(missing) > len(content_spec.required_files) / 2
    ):
        whole = sorted(
            name for name, at in packs().items() if "/" not in name and not read(at).manifest.requires
        )
        lines = [f"'requires: [{name}]'" for name in whole]
        hint = f"Write {errors.join_with_or(lines)}." if lines else ""
        message = "this pack is not a whole game, so it needs 'requires'"
        instead = next((key for key in _REQUIRING if (key,) in head.keys), None)
        if instead is None:
            yield head.problem((), message, hint, code="wrong-requires")
        else:
            instead_hint = f"Write 'requires' instead of '{instead}'."
            yield head.problem((instead,), message, instead_hint, key=True, code="wrong-requires")


LANGUAGE = 1
"""The version of the expression language."""


def _foreign(source: PackSource, content_spec: ContentSpec) -> Iterator[errors.Problem]:
    """Yields a problem if the manifest names another game or another version of the language."""
    document, manifest = source.documents["pack"], source.manifest
    if manifest.game and manifest.game != content_spec.name:
        yield document.problem(
            ("game",), f"this is read as a pack of {content_spec.name}", code="foreign-pack"
        )
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


def _unwritable(source: PackSource) -> Iterator[errors.Problem]:
    """Yields a problem for each id or version that could not be parsed in the header of a saved game."""
    document, hint = source.documents["pack"], f"{_PLAIN}, also '.', and '/' between two words."
    mapping = document.data if isinstance(document.data, dict) else {}
    checks: list[tuple[KeyPath, Any, re.Pattern[str], str, str]] = [
        (("id",), mapping.get("id"), _ID, "the id of a pack", hint),
        (("version",), mapping.get("version"), _VERSION, "a version", f"{_PLAIN}, also '.' and '+'."),
        *(
            ((*key_path, "id"), raw.get("id"), _RULING, "the id of a ruling", f"{_PLAIN}, but not 'none'.")
            for key_path, raw in _entries(document, "rulings")
        ),
    ]
    for key_path, name, pattern, kind, hint_of_check in checks:
        if isinstance(name, str) and not pattern.fullmatch(name):
            message = f"{errors.shorten_value(repr(name))} cannot be {kind}"
            yield document.problem(key_path, message, hint_of_check, code="wrong-id")


def _rulings(sources: Sequence[PackSource], problems: list[errors.Problem]) -> dict[str, Any]:
    """Returns the rulings of all packs by their ids, and adds a problem for each repeated id.

    Independent packs may have the same ruling, in the same words.
    """
    by_id: dict[str, Any] = {}
    for source in sources:
        document, ids = source.documents["pack"], set[str]()
        for key_path, ruling in _entries(document, "rulings"):
            name = ruling.get("id")
            if isinstance(name, str):
                if name in ids or (name in by_id and not _same_ruling(by_id[name], ruling)):
                    problems.append(
                        document.problem(
                            (*key_path, "id"), f"there is a ruling '{name}' already", code="same-id"
                        )
                    )
                by_id[name] = ruling
                ids.add(name)
    return by_id


def _same_ruling(a: Mapping[str, Any], b: Mapping[str, Any]) -> bool:
    """Whether two rulings of one id differ in nothing but their labels."""
    return all(a.get(key) == b.get(key) for key in ("default", "text"))


def _names(
    documents: Mapping[str, Document],
    content_spec: ContentSpec,
    problems: list[errors.Problem],
    promised: Collection[str],
) -> IdsByKind:
    """Returns the raw entry of every id by kind, and adds a problem for each that is repeated or no name.

    An id stands in the options and saved games of a pack, where it has to be read again. `promised` are
    those that manifests declare, one of which a repeated id may be.
    """
    names: IdsByKind = {}
    repeated: list[tuple[Document, KeyPath, str, str]] = []
    words = {word for phrase in content_spec.language.words.values() for word in _KEYWORD.findall(phrase)}
    for kind, lists in content_spec.ids.items():
        raw_entries = names.setdefault(kind, {})
        for stem, key in lists:
            document = documents.get(stem)
            for key_path, entry in _entries(document, key):
                name = entry.get("id")
                if not isinstance(name, str):
                    continue
                assert document is not None
                wrong = _no_name(name, words if kind in content_spec.language.names else ())
                if wrong:
                    problem = document.problem((*key_path, "id"), *wrong, code="wrong-id")
                    # An id that is misspelt is not declared either.
                    if all(problem.place != earlier.place for earlier in problems):
                        problems.append(problem)
                tags = entry.get("tags")
                for at, tag in enumerate(tags if isinstance(tags, list) else ()):
                    if isinstance(tag, str) and (wrong := _no_name(tag, words, "tag")):
                        problems.append(document.problem((*key_path, "tags", at), *wrong, code="wrong-id"))
                if name in raw_entries:
                    repeated.append((document, (*key_path, "id"), name, kind))
                raw_entries[name] = entry
    problems += _same_ids(repeated, {*promised}.difference(*names.values()))
    return names


def _same_ids(
    repeated: Sequence[tuple[Document, KeyPath, str, str]], unmade: Collection[str]
) -> Iterator[errors.Problem]:
    """Yields a problem for each repeated id; `unmade` are those that are declared and not there."""
    for document, key_path, name, kind in repeated:
        near = spelling.nearest_words(name, unmade, 1, 0.6)
        hint = errors.did_you_mean_one_of(near) or "Give one of the two another id."
        message = f"there are two entries '{name}' of kind {kind}"
        yield document.problem(key_path, message, hint, code="same-id")


def _no_name(id: str, words: Collection[str], noun: str = "id") -> tuple[str, ...]:
    """Returns why an id or a tag cannot stand in an expression, and a hint; nothing if it can."""
    if not macros.NAME.fullmatch(id):
        hint = "Use lower case letters, digits and single hyphens, with at least one letter."
        return f"{errors.shorten_value(repr(id))} cannot be {with_article(noun)}", hint
    return (f"'{id}' is a word of the language", f"Choose another {noun}.") if id in words else ()


def _entries(document: Document | None, key: str) -> Iterator[tuple[KeyPath, dict[str, Any]]]:
    raw_entries = document.data.get(key) if document and isinstance(document.data, dict) else None
    for index, entry in enumerate(raw_entries if isinstance(raw_entries, list) else ()):
        if isinstance(entry, dict):
            yield (key, index), entry


def _order(problem: errors.Problem) -> tuple[str, int, int]:
    return problem.place.file, problem.place.line, problem.place.column


def _digest(documents: Mapping[str, Document]) -> str:
    whole = hashlib.sha256()
    for stem in sorted(documents):
        text = documents[stem].text
        whole.update(f"{stem} {len(text)}\n{text}".encode())
    return whole.hexdigest()[:16]
