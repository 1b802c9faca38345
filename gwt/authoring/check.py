"""Everything that an author should mend in a pack: its files, its scenarios, and what is hardly meant."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from attrs import evolve

from gwt import text
from gwt.authoring.wording import differing
from gwt.errors import ContentError, Place, Problem, UsageError
from gwt.packs.allow import judged
from gwt.packs.codes import is_warning
from gwt.packs.document import Document
from gwt.packs.files import no_manifest, unread_scenarios
from gwt.packs.limits import PROBLEMS, SCENARIOS, at_most_some
from gwt.packs.load import checked, shown_path
from gwt.packs.located import read
from gwt.packs.memory import Memory
from gwt.packs.pack import Pack, language_of
from gwt.play.arranging import game_at
from gwt.proofs.scenario import SUFFIX, Scenario, find, scenarios
from gwt.proofs.unplayed import misnamed
from gwt.spec import pictures
from gwt.spec.packs import folder_around, kind_of, known_packs


def packs_in(path: Path) -> list[Path]:
    """The folders of the packs that a path means: one itself, those below it, or the one it is in.

    Raises:
        UsageError: there is no such path, or no pack.
    """
    if not path.exists():
        raise UsageError(f"{path}: no such file or folder")
    around = folder_around(path)
    below = sorted(one.parent for one in path.rglob("pack.yaml")) if path.is_dir() else []
    found = [path] if path in below else below or ([] if around is None else [around])
    if not found:
        raise UsageError(no_manifest(path))
    return found


def problems_of(folder: Path, memory: Memory | None = None) -> list[Problem]:
    """Every problem of the pack in a folder, in the order of its files.

    `memory` is for whoever asks again and again, one for each folder.

    Raises:
        UsageError: it is no pack.
    """
    return looked_at(folder, memory)[1]


def looked_at(folder: Path, memory: Memory | None = None) -> tuple[Pack | None, list[Problem]]:
    """The pack in a folder, if it can be played, and every problem of it. Raises as `problems_of` does."""
    try:
        kind = kind_of(folder)
        pack, problems = checked(folder, kind.family, lambda: known_packs(kind), memory)
    except ContentError as error:
        return None, list(error.problems)
    if pack is not None:
        problems += _of_all_scenarios(folder, pack)
        problems += _unshown(pack)
        # Where the libraries for texts are missing, everything else is checked all the same.
        words = not text.lacking()
        # The words of the packs below are theirs to check, and checking words takes longest.
        for language in sorted(set(map(language_of, (folder / "text").glob("*.ftl")))) if words else ():
            if len(problems) > PROBLEMS:
                break
            problems += [
                one if one.code else evolve(one, code="text") for one in text.problems(pack, language)
            ]
        if words and all(is_warning(one.code) for one in problems):
            # Where words are wrong not everything can be said that texts are compared with.
            problems += differing(pack)
        problems = at_most_some(judged(pack, problems))
    return pack, problems


def clashes(folders: Sequence[Path], memory: Memory | None = None) -> list[Problem]:
    """What keeps packs that have no problems by themselves from being played together."""
    kinds = [kind_of(folder) for folder in folders]
    kind = kinds[0]
    if kinds.count(kind) < len(kinds):
        # Packs of two games are not played together, so they cannot clash.
        same = [folder for folder, own in zip(folders, kinds, strict=True) if own is kind]
        others = [folder for folder in folders if folder not in same]
        return [one for some in (same, others) if len(some) > 1 for one in clashes(some, memory)]
    pack, problems = checked(folders, kind.family, lambda: known_packs(kind), memory)
    # What each of them says under `allow` has been looked at by itself.
    return problems if pack is None else [one for one in judged(pack, problems) if one in problems]


def _unshown(pack: Pack) -> Iterator[Problem]:
    """What a pack adds that has no name in a language of the packs below, or no place in a picture."""
    top = pack.layers[-1]
    added = set(top.manifest.adds)
    own = set(map(language_of, (top.folder / "text").glob("*.ftl")))
    lacking: dict[str, list[str]] = {}
    said: dict[str, str] = {}
    # Without the libraries for texts there is nobody who would say a name. What a language lacks for
    # which the pack has words is told of these.
    with suppress(UsageError):
        for language in text.languages(pack) if added else ():
            if language not in own:
                found = text.nameless(pack, language, added)
                said |= found
                for id in found:
                    lacking.setdefault(id, []).append(language)
    documents = (
        [read(path, shown_path(path)) for path in sorted(top.folder.glob("*.yaml"))] if added else []
    )
    for id, languages in lacking.items():
        message = f"'{id}' has no name in {', '.join(languages)}; it is called '{said[id]}' there"
        hint = f"Write 'name-{id} = ...' in text/{languages[0]}.ftl."
        yield _of_id(documents, id, message, hint, code="no-name")
    try:
        for id, hint in pictures.unplaced(pack).items():
            if id in added:
                yield _of_id(documents, id, f"'{id}' has no place on the board", hint, code="no-place")
    except ContentError as error:
        yield from error.problems


def _of_id(documents: Sequence[Document], id: str, message: str, hint: str, *, code: str) -> Problem:
    """A problem with the entry of an id in the files of a pack."""
    for document in documents:
        for steps in document.values:
            if steps[-1:] == ("id",) and len(steps) > 1 and document.at(steps) == id:
                return document.problem(steps, message, hint, code=code)
    raise AssertionError(f"no file of the pack has '{id}'")


def _of_all_scenarios(folder: Path, pack: Pack) -> list[Problem]:
    """What can be seen of scenarios without playing them: their keys, positions and options."""
    found: list[Problem] = []
    seen = 0
    pack.reader.allow_repairs()
    pack.author.allow_repairs()
    for path, hint in unread_scenarios(folder):
        message = f"'{path.name}' is read by nobody: the name of a file of scenarios ends in '{SUFFIX}'"
        found.append(Problem(Place(shown_path(path), 1, 1), message, hint, code="wrong-file"))
    for file in find(folder):
        try:
            listed = scenarios(file)
        except ContentError as error:
            found += [one if one.code else evolve(one, code="scenario") for one in error.problems]
            continue
        seen += len(listed)
        if seen > SCENARIOS:
            message = f"a pack has at most {SCENARIOS} scenarios"
            return [*found, listed[0].document.problem((), message, length=1, code="too-large")]
        for scenario in listed:
            found += _of_scenario(scenario, pack)
            if len(found) > PROBLEMS:
                return found
    return found


def _of_scenario(scenario: Scenario, pack: Pack) -> Iterator[Problem]:
    try:
        game = game_at(scenario.document, scenario.given, pack=pack, listen=False)
        found = [*scenario.unused, *misnamed(scenario, game)]
    except ContentError as error:
        found = list(error.problems)
    for problem in found:
        yield problem if problem.code else evolve(problem, code="scenario")
