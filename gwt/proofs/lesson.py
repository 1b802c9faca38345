"""Reads and checks lessons: guided turns, each a position, what to do there, and the choices meant.

A lesson is a file in the folder `lessons` of a pack. Its titles and sentences are in the languages of the
pack, its positions are those of scenarios.
"""

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from attrs import frozen

from gwt.errors import ContentError, IllegalChoice, Problem, did_you_mean, shorten_value
from gwt.json_types import JsonObject
from gwt.packs import Document, KeyPath, Pack, ValueChecker
from gwt.packs.limits import pack_files
from gwt.packs.yaml_parser import parse_file
from gwt.play import Game, game_at

FOLDER = "lessons"
_TURN = ("title", "say", "given", "play")


@frozen
class LessonTurn:
    """A guided turn of a lesson."""

    title: Mapping[str, str]
    """By language, as `say`, which says what there is to learn and to do."""
    say: Mapping[str, str]
    play: tuple[str, ...]
    """The options that are meant, in order."""
    document: Document
    steps: KeyPath
    """The way to it in its file."""
    given: tuple[tuple[KeyPath, JsonObject], ...]
    """The position of the whole lesson and its own, with the way to each; its own changes the other."""

    def begin(self, pack: Pack) -> Game:
        """Returns the game at its position. Raises `ContentError` if it is invalid."""
        return game_at(self.document, self.given, pack=pack, listen=False)


@frozen
class Lesson:
    """A lesson of a pack."""

    title: Mapping[str, str]
    turns: tuple[LessonTurn, ...]
    document: Document


def find(folders: Collection[Path]) -> list[Path]:
    """Returns the files of lessons in the folders of packs."""
    return [path for folder in folders for path in pack_files(folder, f"{FOLDER}/*.yaml")]


def read_lesson(path: Path, label: str = "") -> Lesson:
    """Reads a lesson.

    Raises:
        ContentError: with every problem of the file that can be found without playing it.
    """
    strict = ValueChecker(parse_file(path, label or str(path)))
    document, data, turns = strict.document, strict.document.data, list[LessonTurn]()
    if strict.is_mapping(data, ()):
        strict.keys(data, (), ("title", "given", "turns"))
        whole = data.get("given", {})
        strict.is_mapping(whole, ("given",))
        _check_texts(strict, data.get("title"), ("title",))
        if strict.is_list(data.get("turns"), ("turns",), "a list of turns"):
            turns = [turn for at, raw in enumerate(data["turns"]) for turn in _turn(strict, at, raw, whole)]
    if strict.problems:
        raise ContentError(strict.problems)
    return Lesson(data["title"], tuple(turns), document)


def _turn(strict: ValueChecker, at: int, data: Any, whole: Any) -> Iterator[LessonTurn]:
    keys: KeyPath = ("turns", at)
    if not strict.is_mapping(data, keys):
        return
    strict.keys(data, keys, _TURN)
    for key in ("title", "say"):
        _check_texts(strict, data.get(key), (*keys, key))
    position, play = data.get("given", {}), data.get("play")
    fits = strict.is_mapping(position, (*keys, "given"))
    if strict.is_list(play, (*keys, "play"), "a list of options") and fits:
        positions = ((("given",), whole), ((*keys, "given"), position))
        parts = positions if "given" in data else positions[:1]
        yield LessonTurn(
            data.get("title"), data.get("say"), tuple(map(str, play)), strict.document, keys, parts
        )


def _check_texts(strict: ValueChecker, data: Any, key_path: KeyPath) -> None:
    """Adds a problem unless there is a text by language."""
    if isinstance(data, str):
        strict.add_expected_problem(
            "a mapping",
            data,
            key_path,
            f"Write the language before it, as in {{en: {shorten_value(data)}}}.",
        )
    elif strict.is_mapping(data, key_path):
        for code, text in data.items():
            if not isinstance(text, str) or not text.strip():
                strict.add_problem((*key_path, code), "expected a text", length=1)


def problems(lesson: Lesson, pack: Pack, languages: Collection[str]) -> Iterator[Problem]:
    """Yields what is wrong with a lesson: a missing text, an invalid position, no such option."""
    texts: list[tuple[KeyPath, Mapping[str, str]]] = [(("title",), lesson.title)]
    for turn in lesson.turns:
        texts += [((*turn.steps, "title"), turn.title), ((*turn.steps, "say"), turn.say)]
    for keys, by_code in texts:
        for code in sorted(set(languages) - set(by_code)):
            yield lesson.document.problem(keys, f"there is no text in '{code}'", code="lesson", key=True)
    for turn in lesson.turns:
        try:
            game_at_turn(turn, pack)
        except ContentError as error:
            yield from error.problems


def game_at_turn(turn: LessonTurn, pack: Pack) -> tuple[Game, list[str]]:
    """Returns the game at the position of a turn, and the options that are meant as they are printed.

    Raises:
        ContentError: the position is none, or an option is not offered.
    """
    begun = turn.begin(pack)
    game, options = begun.copy(), list[str]()
    for at, text in enumerate(turn.play):
        offered = {str(option): option for option in game.options}
        try:
            game.play(text)
        except IllegalChoice:
            hint = did_you_mean(text, offered) or f"Offered: {', '.join(offered)}."
            raise ContentError(
                [
                    turn.document.problem(
                        (*turn.steps, "play", at), f"'{text}' is not offered there", hint, code="lesson"
                    )
                ]
            ) from None
        options.append(str(game.history[-1]))
    return begun, options
