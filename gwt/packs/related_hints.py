"""Problems whose cause or remedy lies in another file, or in another pack."""

from collections.abc import Mapping, Sequence, Set

from attrs import evolve

from gwt.dsl import WORD, Vocabulary
from gwt.errors import HintKind, Problem, join_with_or
from gwt.packs.dependencies import PackFolders, PackSource
from gwt.packs.pack import ContentSpec
from gwt.packs.traversal import fields_by_name
from gwt.packs.yaml_parser import parse_file as read_file

OF_WORDS = ("unknown-word", "unknown-name", "unknown-verb", "not-understood")
"""The codes of problems that a name of another pack may cause."""


def add_removal_hint(problem: Problem, sources: Sequence[PackSource]) -> Problem:
    """Returns a problem; if it is about a name that another pack removes, with a hint that says so."""
    if problem.code != "unknown-name":
        return problem
    start = problem.place.column - 1
    name = problem.place.source[start : start + problem.length].strip("'\"")
    for source in sources:
        is_own = any(problem.place.file == document.file for document in source.documents.values())
        if not is_own and name in source.manifest.removes:
            return evolve(problem, hint=f"'{source.manifest.id}' removes '{name}'.")
    return problem


def add_wrong_file_hint(problem: Problem, content_spec: ContentSpec) -> Problem:
    """Returns a problem; that of a key of another file, at the left edge, with the name of that file."""
    if problem.code != "unknown-key" or problem.place.column > 1 or problem.hint.kind is HintKind.MEANT:
        return problem
    key = problem.message.about
    stems = [stem for stem, kind in content_spec.files.items() if key in fields_by_name(kind)]
    if not stems:
        return problem
    return evolve(problem, hint=f"It belongs in {join_with_or(f'{stem}.yaml' for stem in stems)}.")


def add_missing_pack_hint(
    problem: Problem, vocabulary: Vocabulary, elsewhere: Mapping[str, str]
) -> Problem:
    """Returns a problem; if its line has a name that only another known pack adds, one that says which."""
    if problem.code not in OF_WORDS:
        return problem
    names_here = {name for names in vocabulary.values() for name in names}
    for word in WORD.finditer(problem.place.source):
        if word[0] in elsewhere and word[0] not in names_here:
            place = evolve(problem.place, column=word.start() + 1)
            hint = f"The pack {elsewhere[word[0]]} has it: name that under 'requires'."
            message = f"'{word[0]}' is in none of the packs below"
            return evolve(problem, place=place, message=message, hint=hint, length=len(word[0]))
    return problem


def names_added_by_packs(
    words: Set[str], sources: Sequence[PackSource], packs: PackFolders
) -> dict[str, str]:
    """Returns those words that known packs add and the sources do not declare, with the packs that do."""
    owners: dict[str, str] = {}
    declared = {
        name
        for source in sources
        for name in (*source.manifest.adds, *source.manifest.replaces, *source.manifest.removes)
    }
    for pack, folder in packs().items() if words - declared else ():
        path = folder / "pack.yaml"
        # To read the text is cheap, and to parse it is not.
        if "/" in pack or words.isdisjoint(
            WORD.findall(path.read_text(encoding="utf-8", errors="replace"))
        ):
            continue
        for name in read_file(path).data.get("adds") or ():
            if name in words and name not in declared:
                owners[name] = f"{owners[name]} or '{pack}'" if name in owners else f"'{pack}'"
    return owners
