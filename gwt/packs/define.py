"""The names that packs give to expressions, under `define` in their manifests."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence

from attrs import define, evolve, field

from gwt.dsl.language import Language, Vocabulary
from gwt.dsl.macros import LONGEST, NAME, resolved
from gwt.dsl.parse import Reader
from gwt.errors import ExpressionError, Problem
from gwt.packs.order import Source

_WORD = re.compile(rf"(?<![a-z0-9-]){NAME.pattern}(?![a-z0-9-])")
MOST = 500
"""Names that the packs of one game may give."""


@define(eq=False)
class Definitions:
    """What each name stands for, and where that is said."""

    given: dict[str, str] = field(factory=dict)
    """As they are written."""
    macros: dict[str, str] = field(factory=dict)
    """Without names in them."""
    sources: dict[str, Source] = field(factory=dict)

    def explained(self, problem: Problem) -> Problem:
        """A problem of an entry, with where the names are defined on which it turns."""
        start = problem.place.column - 1
        here = problem.place.source[start : start + min(problem.length, LONGEST)]
        words = {one[0] for one in _WORD.finditer(here)} if self.sources else set()
        for name in (one for one in self.sources if one in words):
            place = self.sources[name].documents["pack"].problem(("define", name), "").place
            if problem.place.file != place.file:
                said = f"'{name}' stands for '{self.given[name]}' ({place})."
                problem = evolve(problem, hint=f"{problem.hint} {said}".strip())
        return problem


def definitions(
    sources: Sequence[Source], language: Language, vocabulary: Vocabulary, problems: list[Problem]
) -> Definitions:
    """The names that some packs give, each for an expression that can be read by itself."""
    found = Definitions()
    given = found.given
    words = {word for said in language.words.values() for word in re.findall(r"[a-z-]+", said)}
    kinds: dict[str, str] = {}
    for kind, known in vocabulary.items():
        for word in (word for said in known for word in said.split()):
            kinds.setdefault(word, language.wording.get(kind, kind))
    for source in sources:
        for name, text in source.manifest.define.items():
            problem = _misnamed(name, words, kinds)
            if name in given:
                problem = f"'{name}' is defined by '{found.sources[name].manifest.id}' already"
            elif len(given) == MOST:
                message = f"more than {MOST} names are defined"
                problems.append(
                    source.documents["pack"].problem(("define", name), message, key=True, code="define")
                )
                break
            if problem:
                problems.append(
                    source.documents["pack"].problem(("define", name), problem, key=True, code="define")
                )
            else:
                given[name], found.sources[name] = text, source
    macros, wrong = resolved(given)
    reader = Reader(language, vocabulary, macros, content=True)
    reader.allow_repairs()
    for name in macros:
        try:
            reader.effect(given[name])
        except ExpressionError as error:
            wrong[name] = error
    problems.extend(_wrong(wrong, found.sources))
    # What cannot be read has been told; where its name is used, there is nothing more to say.
    found.macros = {name: "done" if name in wrong else macros[name] for name in given}
    return found


def _misnamed(name: str, words: Collection[str], kinds: Mapping[str, str]) -> str:
    """What is wrong with a name, given the words of the language and the kind of each name of the pack."""
    if not NAME.fullmatch(name):
        return f"'{name}' is no name: lower case letters, digits and single hyphens"
    if name in words:
        return f"'{name}' is a word of the language"
    return f"'{name}' is a {kinds[name]} of this pack" if name in kinds else ""


def _wrong(wrong: Mapping[str, ExpressionError], sources: Mapping[str, Source]) -> Iterator[Problem]:
    for name, error in wrong.items():
        if error.message:
            yield from sources[name].documents["pack"].problems(("define", name), error)
