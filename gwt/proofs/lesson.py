"""Reads and checks lessons: a guided round of a game, and what is asked about it.

A lesson is a file in the folder `lessons` of a pack: a start, steps with a text and the choices that are
meant, and questions, each with the step that answers it. Its texts are in the languages of the pack.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from attrs import frozen

from gwt import errors, play
from gwt.packs import Document, KeyPath, Pack, ValueChecker, limits, yaml_parser

FOLDER = "lessons"
_TEXTS = ("title", "aim")
_PARTS = {"steps": ("id", "say", "play", "then"), "questions": ("step", "ask", "answer", "wrong")}
_SPOKEN = ("say", "ask", "answer")

Texts = Mapping[str, str]
"""A text by language."""


@frozen
class LessonStep:
    """A step of a round."""

    id: str
    """The name by which questions mean it; empty if none does."""
    say: Texts
    play: tuple[str, ...]
    """The options that the learner chooses, in order."""
    then: tuple[str, ...]
    """The options that are chosen by themselves afterwards, for whoever is asked."""


@frozen
class LessonQuestion:
    """A question at the end, with the right answer, which stands in the text of a step."""

    step: str
    ask: Texts
    answer: Texts
    wrong: Mapping[str, Sequence[str]]
    """The other answers by language."""


@frozen
class LessonChoice:
    """A choice of a round."""

    seat: int
    text: str
    step: int
    is_asked: bool
    """Whether the learner chooses it."""


@frozen
class Lesson:
    """A lesson of a pack."""

    title: Texts
    aim: Texts
    """The aim of the game, its end, and what brings points."""
    steps: tuple[LessonStep, ...]
    questions: tuple[LessonQuestion, ...]
    document: Document

    def begin(self, pack: Pack) -> play.Game:
        """Returns the game at its start. Raises `ContentError` if that is not one."""
        given = self.document.data.get("given", {})
        return play.game_at(self.document, [(("given",), given)], pack=pack, listen=False)


def find(folders: Collection[Path]) -> list[Path]:
    """Returns the files of lessons in the folders of packs."""
    return [path for folder in folders for path in limits.pack_files(folder, f"{FOLDER}/*.yaml")]


def read_lesson(path: Path, label: str = "") -> Lesson:
    """Reads a lesson.

    Raises:
        ContentError: with every problem of the file that can be found without playing it.
    """
    strict = ValueChecker(yaml_parser.parse_file(path, label or str(path)))
    document, data = strict.document, strict.document.data
    if strict.is_mapping(data, ()):
        strict.keys(data, (), (*_TEXTS, "given", *_PARTS))
        strict.is_mapping(data.get("given", {}), ("given",))
        for key in _TEXTS:
            _check_texts(strict, data.get(key), (key,))
        for part, keys in _PARTS.items():
            if strict.is_list(data.get(part), (part,), f"a list of {part}"):
                for index, entry in enumerate(data[part]):
                    _check_entry(strict, entry, (part, index), keys)
    if strict.problems:
        raise errors.ContentError(strict.problems)
    steps = tuple(
        LessonStep(
            str(step.get("id", "")),
            step["say"],
            tuple(map(str, step["play"])),
            tuple(map(str, step.get("then", []))),
        )
        for step in data["steps"]
    )
    questions = tuple(
        LessonQuestion(str(entry["step"]), *(entry[key] for key in _PARTS["questions"][1:]))
        for entry in data["questions"]
    )
    return Lesson(data["title"], data["aim"], steps, questions, document)


def _check_entry(strict: ValueChecker, entry: Any, key_path: KeyPath, keys: Sequence[str]) -> None:
    """Adds the problems of a step or a question."""
    if not strict.is_mapping(entry, key_path):
        return
    strict.keys(entry, key_path, keys)
    for key in keys:
        value, path = entry.get(key), (*key_path, key)
        if key in _SPOKEN:
            _check_texts(strict, value, path)
        elif key == "wrong":
            if strict.is_mapping(value, path):
                for code, answers in value.items():
                    strict.is_list(answers, (*path, code), "a list of answers")
        elif key == "play" or (key == "then" and key in entry):
            strict.is_list(value, path, "a list of options")


def _check_texts(strict: ValueChecker, data: Any, key_path: KeyPath) -> None:
    """Adds a problem unless there is a text by language."""
    if isinstance(data, str):
        strict.add_expected_problem(
            "a mapping",
            data,
            key_path,
            f"Write the language before it, as in {{en: {errors.shorten_value(data)}}}.",
        )
    elif strict.is_mapping(data, key_path):
        for code, text in data.items():
            if not isinstance(text, str) or not text.strip():
                strict.add_problem((*key_path, code), "expected a text", length=1)


def problems(lesson: Lesson, pack: Pack, languages: Collection[str]) -> Iterator[errors.Problem]:
    """Yields what is wrong with a lesson.

    A text or an answer is missing, a step that a question means is not there or does not say the answer, or
    the round cannot be played.
    """
    texts: list[tuple[KeyPath, Mapping[str, object]]] = [(("title",), lesson.title), (("aim",), lesson.aim)]
    texts += [(("steps", index, "say"), step.say) for index, step in enumerate(lesson.steps)]
    for index, question in enumerate(lesson.questions):
        key_path: KeyPath = ("questions", index)
        texts += [((*key_path, key), getattr(question, key)) for key in ("ask", "answer", "wrong")]
        step = next((step for step in lesson.steps if step.id == question.step), None)
        if step is None:
            hint = errors.did_you_mean(question.step, [step.id for step in lesson.steps if step.id])
            yield lesson.document.problem(
                (*key_path, "step"), f"there is no step '{question.step}'", hint, code="lesson"
            )
            continue
        for code, answer in question.answer.items():
            if answer.casefold() not in step.say.get(code, answer).casefold():
                yield lesson.document.problem(
                    (*key_path, "answer", code),
                    f"the step '{step.id}' does not say this",
                    "Use the words of its text.",
                    code="lesson",
                )
    for key_path, by_code in texts:
        for code in sorted(set(languages) - set(by_code)):
            message = f"there is no text in '{code}'"
            yield lesson.document.problem(key_path, message, code="lesson", key=True)
    try:
        play_lesson(lesson, pack)
    except errors.ContentError as error:
        yield from error.problems


def play_lesson(lesson: Lesson, pack: Pack) -> tuple[play.Game, list[LessonChoice]]:
    """Returns the game at the start of a lesson, and its choices with the options as they are printed.

    Raises:
        ContentError: the start is none, an option is not offered, or another seat is asked for it.
    """
    start = lesson.begin(pack)
    game, choices = start.copy(), list[LessonChoice]()
    for step_index, step in enumerate(lesson.steps):
        for key, texts in (("play", step.play), ("then", step.then)):
            for index, text in enumerate(texts):
                key_path = ("steps", step_index, key, index)
                offered = list(map(str, game.options))
                seat = game.seat
                if key == "play" and seat != start.seat:
                    message = f"seat {seat + 1} is asked there"
                    raise errors.ContentError([lesson.document.problem(key_path, message, code="lesson")])
                try:
                    game.play(text)
                except errors.IllegalChoice:
                    hint = errors.did_you_mean(text, offered) or f"Offered: {', '.join(offered)}."
                    message = f"'{text}' is not offered there"
                    raise errors.ContentError(
                        [lesson.document.problem(key_path, message, hint, code="lesson")]
                    ) from None
                choices.append(LessonChoice(seat, str(game.history[-1]), step_index, key == "play"))
    return start, choices
