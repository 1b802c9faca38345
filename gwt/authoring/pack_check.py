"""Checks everything in a pack that its author should fix: content, words, pictures, scenarios, lints."""

import re
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any

from attrs import evolve, frozen

from gwt import errors, packs, play, proofs, spec, spelling, text
from gwt.authoring.appearance_check import AppearanceFailure, appearance_failures, board_failures
from gwt.packs.yaml_parser import parse_file


def wording_differences(pack: packs.Pack) -> Iterator[errors.Problem]:
    """Yields a problem for each text in the topmost pack that differs from what its entry does.

    Raises:
        UsageError: the pack has such texts, and the libraries for texts are not installed.
    """
    for path in packs.limits.pack_files(pack.layers[-1].folder):
        whole = pack.files.get(path.stem)
        if whole is not None:
            yield from _of_file(pack, path, whole)


def _of_file(pack: packs.Pack, path: Path, whole: Any) -> Iterator[errors.Problem]:
    document = packs.yaml_parser.parse_file(path, packs.display_path(path))
    for key_path in document.values:
        if key_path[-1:] == ("text",) and isinstance(document.value_at(key_path), dict):
            entry = _entry(whole, document, key_path[:-1])
            for language, written in entry.text.items():
                yield from _compared(pack, document, (*key_path, language), entry, written)


def _entry(whole: Any, document: packs.Document, key_path: packs.KeyPath) -> Any:
    """Returns the entry of `document`, a file of one pack, at `key_path`, in the merged file `whole`."""
    entry = whole
    for at, step in enumerate(key_path):
        if isinstance(step, str):
            entry = getattr(entry, step)
            continue
        id = document.value_at(key_path[: at + 1]).get("id")
        entry = entry[step] if id is None else next(child for child in entry if child.id == id)
    return entry


def _compared(
    pack: packs.Pack, file: packs.Document, key_path: packs.KeyPath, entry: Any, written: str
) -> Iterator[errors.Problem]:
    language, languages = str(key_path[-1]), text.languages(pack)
    if language not in languages:
        message, near = f"the pack has no words in '{language}'", errors.did_you_mean(language, languages)
        yield file.problem(key_path, message, near, key=True, code="other-text")
        return
    voice = text.sentence_formatter(pack, language)
    sentences = " ".join(text for _, text in voice.texts(entry))
    if written.split() != sentences.split():
        hint = f"They say: {sentences}" if sentences else "They say nothing."
        yield file.problem(key_path, "this differs from what the expressions say", hint, code="other-text")


def find_packs(path: Path) -> list[Path]:
    """Returns the folders of packs at a path: the pack itself, those below it, or the one around it.

    Raises:
        UsageError: there is no such path, or no pack there.
    """
    if not path.exists():
        raise errors.UsageError(f"{path}: no such file or folder{_of_game(str(path))}")
    around = spec.folder_around(path)
    below = sorted(file.parent for file in packs.limits.pack_files(path, "**/pack.yaml"))
    folders = [path] if path in below else below or ([] if around is None else [around])
    if not folders:
        raise errors.UsageError(packs.no_manifest_message(path))
    return folders


def _of_game(name: str) -> str:
    """Returns where the pack of a game is, for who gives the name of a game instead of a folder."""
    return f"; the pack of the game '{name}' is in {spec.pack_folder(name)}" if name in spec.GAMES else ""


def pack_problems(folder: Path, memory: packs.LoadCache | None = None) -> list[errors.Problem]:
    """Returns every problem of the pack in a folder, in the order of its files.

    `memory` caches what has been read, for checking the same folder again.

    Raises:
        UsageError: the folder has no `pack.yaml`.
    """
    return check_pack(folder, memory)[1]


def check_pack(
    folder: Path, memory: packs.LoadCache | None = None, *, drawn: bool = True
) -> tuple[packs.Pack | None, list[errors.Problem]]:
    """Returns the pack in a folder, or None if it cannot be played, and its problems; see `pack_problems`.

    Unless everything is `drawn`, which takes half a second, only the board is.
    """
    try:
        kind = spec.game_of_folder(folder)
        pack, problems = packs.check_folders(folder, kind.content, lambda: spec.packs_by_name(kind), memory)
    except errors.ContentError as error:
        return None, list(error.problems)
    if pack is not None:
        problems += _of_all_scenarios(folder, pack)
        problems += _of_lessons(folder, pack)
        problems += _unshown(pack)
        problems += _nearly_known(pack, spec.packs_by_name(kind))
        # Only the words of this pack: required packs are checked by themselves, and words are slow.
        for language in sorted(set(map(packs.language_of, packs.limits.pack_files(folder, "text/*.ftl")))):
            if len(problems) > packs.limits.PROBLEMS:
                break
            problems += [_with_code(problem, code="text") for problem in text.problems(pack, language)]
        if all(packs.is_warning(problem.code) for problem in problems):
            # Written texts are compared with what the words say, so only if the words have no problem.
            problems += wording_differences(pack)
        # A place that is missing has been reported, and without it nothing can be drawn.
        if all(packs.is_warning(problem.code) for problem in problems):
            problems += _not_shown(pack, drawn)
        problems = packs.limits.truncate_problems(packs.apply_suppressions(pack, problems))
    return pack, problems


def combination_problems(
    folders: Sequence[Path], memory: packs.LoadCache | None = None
) -> list[errors.Problem]:
    """Returns the problems of playing packs together that have none by themselves."""
    kinds = [spec.game_of_folder(folder) for folder in folders]
    kind = kinds[0]
    if kinds.count(kind) < len(kinds):
        # Packs of different games are never played together, so they cannot clash.
        same = [folder for folder, folder_kind in zip(folders, kinds, strict=True) if folder_kind is kind]
        others = [folder for folder in folders if folder not in same]
        return [
            clash
            for some in (same, others)
            if len(some) > 1
            for clash in combination_problems(some, memory)
        ]
    pack, problems = packs.check_folders(folders, kind.content, lambda: spec.packs_by_name(kind), memory)
    # `allow` of each pack has already been applied.
    if pack is None:
        return problems
    return [problem for problem in packs.apply_suppressions(pack, problems) if problem in problems]


def _with_code(problem: errors.Problem, code: str) -> errors.Problem:
    return problem if problem.code else evolve(problem, code=code)


def _nearly_known(pack: packs.Pack, pack_names: Collection[str]) -> Iterator[errors.Problem]:
    """Yields a problem for each name under `instead` and `excludes` that is nearly that of a known pack.

    Any other name may be that of a pack that is not installed here.
    """
    top = pack.layers[-1]
    path = top.folder / "pack.yaml"
    named = [(("excludes", name), name, True) for name in top.manifest.excludes]
    for name, other in top.manifest.instead.items():
        named += [(("instead", name), name, True), (("instead", name), other, False)]
    for key_path, name, is_key in named:
        matches = spelling.nearest_words(name, pack_names, 1, 0.8) if name not in pack_names else []
        if matches:
            document = parse_file(path, packs.display_path(path))
            message = f"no pack '{name}' is known here"
            yield document.problem(
                key_path, message, errors.did_you_mean_one_of(matches), key=is_key, code="not-known"
            )


def _unshown(pack: packs.Pack) -> Iterator[errors.Problem]:
    """Yields a problem for each added entry without a name in a language, and space without a place."""
    top = pack.layers[-1]
    added, places = set(top.manifest.adds), _Places(top.folder)
    pack_languages = set(map(packs.language_of, packs.limits.pack_files(top.folder, "text/*")))
    lacking: dict[str, list[str]] = {}
    names: dict[str, str] = {}
    # Names are shown only if the libraries for texts are installed. The languages that the pack has
    # words for are checked with those words.
    with suppress(errors.UsageError):
        for language in text.languages(pack) if added else ():
            if language not in pack_languages:
                nameless = text.nameless(pack, language, added)
                names |= nameless
                for id in nameless:
                    lacking.setdefault(id, []).append(language)
    for id, languages in lacking.items():
        message = f"'{id}' has no name in {', '.join(languages)}; it is called '{names[id]}' there"
        hint = f"Write 'name-{id} = ...' in text/{languages[0]}.ftl."
        yield places.problem(id, message, hint, code="no-name")
    try:
        # Only a game with places on a board would load the pictograms for `unplaced`.
        spec.picture_spec.book_of(pack)
        for id, hint in spec.picture_spec.unplaced_ids(pack).items():
            yield places.problem(id, f"'{id}' has no place on the board", hint, code="no-place")
    except errors.ContentError as error:
        yield from (_with_code(problem, code="picture") for problem in error.problems)


def _not_shown(pack: packs.Pack, drawn: bool) -> Iterator[errors.Problem]:
    """Yields a problem for each part of a pack that cannot be drawn or said; only of its board if not all
    is `drawn`."""
    top = pack.layers[-1]
    places, problems = _Places(top.folder), dict[tuple[str, str], errors.Problem]()
    for failure in _brief_failures(pack) if drawn else board_failures(pack):
        if isinstance(failure.error, errors.ContentError):
            for problem in failure.error.problems:
                coded = _with_code(problem, code="picture")
                problems.setdefault((problem.message, str(problem.place)), coded)
            continue
        about = f" of '{failure.id}'" if failure.id else ""
        reason = str(failure.error) if isinstance(failure.error, errors.GwtError) else repr(failure.error)
        message = f"{failure.what}{about} cannot be shown: {reason}"
        problems.setdefault((reason, failure.id), places.problem(failure.id, message, code="not-shown"))
    yield from problems.values()


def _brief_failures(pack: packs.Pack) -> Iterator[AppearanceFailure]:
    """Yields what of a pack's own entries and of its tables cannot be drawn or said."""
    top = pack.layers[-1]
    own = {*top.manifest.adds, *top.manifest.replaces} if top.manifest.requires else None
    components = [part for part in pack.components if own is None or part.id in own]
    # What differs in a name or in digits alone is drawn once: nobody waits for ten thousand cards.
    ids = {_look(part): part.id for part in reversed(components)}.values()
    # A language is slow to load, and without words of the pack its sentences are those of the packs below.
    spoken = map(packs.language_of, packs.limits.pack_files(top.folder, "text/*.ftl"))
    return appearance_failures(pack, dict.fromkeys([text.DEFAULT, *sorted(spoken)]), ids, briefly=True)


def _look(component: packs.traversal.Component) -> tuple[object, ...]:
    """Returns what the picture and the text of a component depend on, with each digit but 0 as a 9."""
    leaves = packs.traversal.leaf_values(component.entry)
    fields = ((path, value) for path, value in leaves if path[-1:] not in _NAMES)
    return component.kind, *((path, re.sub("[1-9]", "9", str(value))) for path, value in fields)


_NAMES = (("id",), ("name",), ("source",))
"""The keys that distinguish entries and change no picture."""


@frozen(eq=False)
class _Places:
    """The places where the files of a pack, in its folder, name things."""

    folder: Path

    @cached_property
    def _ways(self) -> dict[str, tuple[packs.Document, packs.KeyPath]]:
        """The first place of each text, those that are ids of entries before all others."""
        documents = [
            parse_file(path, packs.display_path(path)) for path in packs.limits.pack_files(self.folder)
        ]
        places = [(document, key_path) for document in documents for key_path in document.values]
        places = [place for place in places if isinstance(place[0].value_at(place[1]), str)]
        places.sort(key=lambda place: len(place[1]) < 2 or place[1][-1] != "id")
        return {
            document.value_at(key_path): (document, key_path) for document, key_path in reversed(places)
        }

    def problem(self, id: str, message: str, hint: str = "", *, code: str) -> errors.Problem:
        """Returns a problem at an id, or in the manifest if no file of the pack names it."""
        manifest = self.folder / "pack.yaml"
        if id in self._ways:
            document, key_path = self._ways[id]
        else:
            document, key_path = parse_file(manifest, packs.display_path(manifest)), ("id",)
        return document.problem(key_path, message, hint, code=code)


def _of_all_scenarios(folder: Path, pack: packs.Pack) -> list[errors.Problem]:
    """Checks the scenarios of a pack without running them: their keys, positions and options."""
    problems: list[errors.Problem] = []
    seen, rule_ids = 0, _rules_of(pack)
    pack.parser.allow_repairs()
    pack.author.allow_repairs()
    for path, end in packs.unread_files(folder):
        message = f"'{path.name}' is never read: its name must end in '{end}'"
        hint = f"Call it '{path.name.split('.')[0]}{end}'."
        problems.append(
            errors.Problem(errors.Place(packs.display_path(path), 1, 1), message, hint, code="wrong-file")
        )
    for file in proofs.scenario_files(folder):
        try:
            scenarios = proofs.read_scenarios(file)
        except errors.ContentError as error:
            problems += [_with_code(problem, code="scenario") for problem in error.problems]
            continue
        seen += len(scenarios)
        if seen > packs.limits.SCENARIOS:
            message = f"a pack has at most {packs.limits.SCENARIOS} scenarios"
            return [*problems, scenarios[0].document.problem((), message, length=1, code="too-large")]
        problems += _of_labels(scenarios, rule_ids)
        for scenario in scenarios:
            problems += _of_scenario(scenario, pack)
            if len(problems) > packs.limits.PROBLEMS:
                return problems
    # The cases of a scenario share what is given.
    return list(dict.fromkeys(problems))


def _rules_of(pack: packs.Pack) -> Sequence[str]:
    """The ids of the rules in the checklists of a pack; none where none of them can be read."""
    try:
        return [
            rule.id for rule in proofs.checklist.read_checklist([layer.folder for layer in pack.layers])
        ]
    except (errors.ContentError, errors.UsageError):
        return ()


def _of_labels(scenarios: Sequence[proofs.Scenario], rule_ids: Sequence[str]) -> Iterator[errors.Problem]:
    """Yields a problem for each rule that a scenario claims to prove and no checklist has."""
    # The cases of a scenario share its rules.
    for case in {case.steps[0]: case for case in scenarios if rule_ids}.values():
        for at, rule in enumerate(case.rules):
            if rule not in rule_ids:
                hint = errors.did_you_mean(str(rule), rule_ids)
                key_path = (case.steps[0], "rules", at)
                yield case.document.problem(key_path, f"no rule is called '{rule}'", hint, code="scenario")


def _of_lessons(folder: Path, pack: packs.Pack) -> Iterator[errors.Problem]:
    """Yields the problems of the lessons of a pack: of their texts, positions and options."""
    spoken = set(map(packs.language_of, packs.limits.pack_files(folder, "text/*.ftl")))
    for path in proofs.lesson.find([folder]):
        try:
            read = proofs.lesson.read_lesson(path, packs.display_path(path))
        except errors.ContentError as error:
            yield from (_with_code(problem, code="lesson") for problem in error.problems)
            continue
        for problem in proofs.lesson.problems(read, pack, spoken):
            yield _with_code(problem, code="lesson")


def _of_scenario(scenario: proofs.Scenario, pack: packs.Pack) -> Iterator[errors.Problem]:
    try:
        game = play.game_at(scenario.document, scenario.given, pack=pack, listen=False)
        problems = [*scenario.unused, *proofs.malformed_facts(scenario, game)]
    except errors.ContentError as error:
        problems = list(error.problems)
    except Exception as error:
        # The rules of a game that is being written may fail, and the rest of its pack is still checked.
        problems = [proofs.crash_of_scenario(scenario, error)]
    for problem in problems:
        yield _with_code(problem, code="scenario")
