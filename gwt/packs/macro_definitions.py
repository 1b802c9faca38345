"""Reads `define` of manifests: names that stand for expressions (macros)."""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from attrs import evolve, frozen

from gwt import dsl, errors
from gwt.dsl.macros import LONGEST, NAME, resolve_macros
from gwt.packs.dependencies import PackSource
from gwt.packs.incremental_cache import EntryConverter

_WORD = re.compile(rf"(?<![a-z0-9-]){NAME.pattern}(?![a-z0-9-])")
MOST = 500
"""The most names that the packs of one game may define."""


@frozen(eq=False)
class Definitions:
    """The defined names, the expression of each, and the pack that defines it."""

    given: Mapping[str, str]
    """The expression of each name, as the author wrote it."""
    sources: Mapping[str, PackSource]
    words: EntryConverter
    """The converters that read entries whose expressions may use the names."""
    problems: Sequence[errors.Problem]
    """The problems of the definitions."""

    def explained(self, problem: errors.Problem) -> errors.Problem:
        """Returns the problem of an entry, with the definitions of names in its expression as a hint."""
        start = problem.place.column - 1
        expression = problem.place.source[start : start + min(problem.length, LONGEST)]
        words = {match[0] for match in _WORD.finditer(expression)} if self.sources else set()
        for name in (name for name in self.sources if name in words):
            place = self.sources[name].documents["pack"].problem(("define", name), "").place
            if problem.place.file != place.file:
                sentence = f"'{name}' stands for '{self.given[name]}' ({place})."
                problem = evolve(problem, hint=f"{problem.hint} {sentence}".strip())
        return problem


def read_definitions(
    sources: Sequence[PackSource],
    language: dsl.Language,
    vocabulary: dsl.Vocabulary,
    reading: Callable[[Mapping[str, str]], EntryConverter],
) -> Definitions:
    """Collects the names that some packs define, and the problems of those that cannot be used.

    `reading` returns a reader that knows the given names.
    """
    texts: dict[str, str] = {}
    owners: dict[str, PackSource] = {}
    problems: list[errors.Problem] = []
    words = {word for phrase in language.words.values() for word in re.findall(r"[a-z-]+", phrase)}
    kinds = _kinds_of_words(language, vocabulary)
    for source in sources:
        for name, text in source.manifest.define.items():
            problem = _misnamed(name, words, kinds)
            if name in texts:
                problem = f"'{name}' is defined by '{owners[name].manifest.id}' already"
            elif len(texts) == MOST:
                problem = f"more than {MOST} names are defined"
            if problem:
                document, spelt = source.documents["pack"], re.sub("[^a-z0-9-]+", "-", name.lower())
                hint = f"Write '{spelt}'." if spelt != name and NAME.fullmatch(spelt) else ""
                problems.append(document.problem(("define", name), problem, hint, key=True, code="define"))
                # Where it is used it is spelt right.
                name = spelt if hint else ""
            if name:
                texts.setdefault(name, text), owners.setdefault(name, source)
            if len(texts) == MOST and problem:
                break
    macros, wrong = resolve_macros(texts)
    read = reading({name: macros.get(name, "done") for name in texts})
    read.reader.allow_repairs()
    for name in macros:
        try:
            read.reader.effect(texts[name])
        except errors.ExpressionError as error:
            wrong[name] = error
    problems.extend(_wrong(wrong, owners, texts))
    if wrong.keys() & macros.keys():
        # A broken definition is reported once, and not again wherever its name is used.
        read = reading({name: "done" if name in wrong else macros[name] for name in texts})
    return Definitions(texts, owners, read, problems)


def _kinds_of_words(language: dsl.Language, vocabulary: dsl.Vocabulary) -> dict[str, str]:
    """Returns each word of the names of a pack, with what its first one is called."""
    kinds: dict[str, str] = {}
    for kind, words_of_kind in vocabulary.items():
        for word in (word for phrase in words_of_kind for word in phrase.split()):
            kinds.setdefault(word, language.wording.get(kind, kind))
    return kinds


def _misnamed(name: str, words: Collection[str], kinds: Mapping[str, str]) -> str:
    """Returns why a name cannot be defined, or nothing; `kinds` has the kind of each name of the pack."""
    if not NAME.fullmatch(name):
        return f"'{name}' cannot be a name: use lower case letters, digits and single hyphens"
    if name in words:
        return f"'{name}' is already a word of the language"
    return f"'{name}' is already a {kinds[name]} of this pack" if name in kinds else ""


def _wrong(
    wrong: Mapping[str, errors.ExpressionError], sources: Mapping[str, PackSource], texts: Mapping[str, str]
) -> Iterator[errors.Problem]:
    """Yields the problems of definitions, but not those of another definition that they use."""
    for name, error in wrong.items():
        part = texts[name][error.offset : error.offset + error.length]
        if error.message and (error.code == "define" or part not in wrong):
            yield from sources[name].documents["pack"].problems(("define", name), error)
