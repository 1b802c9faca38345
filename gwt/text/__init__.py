"""Trees -> sentences, in every language that a pack has words for.

In come effects, needs and scores, out go sentences for people.
No language and no game is known here: the words are Fluent files, those of the joiners and amounts in
`grammar/text`, those of a game's verbs, counts and components in the `text` folder of a pack.
`catalogue` reads the files, `wanted` says which messages a pack needs, `check` compares the two, and
`speech` has the voice that says them. A component that has no words is called as its YAML calls it.
"""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from itertools import chain, islice
from typing import TYPE_CHECKING

from gwt.errors import ContentError, Problem, UsageError, did_you_mean
from gwt.extras import missing
from gwt.memories import once_for_each
from gwt.packs.limits import PROBLEMS
from gwt.packs.pack import Pack, language_of

if TYPE_CHECKING:
    from gwt.text.narration import Narrator
    from gwt.text.speakers import Speaker
    from gwt.text.speech import Voice

__all__ = ["DEFAULT", "lacking", "languages", "nameless", "narrator", "problems", "speaker", "voice"]

DEFAULT = "en"
"""The language of whoever asks for none."""


def languages(pack: Pack) -> tuple[str, ...]:
    """The languages in which the pack can be said, by their codes.

    These are those of its files of words, and English, which is made from the grammar where it has none.
    """
    return tuple(dict.fromkeys([*map(language_of, pack.texts), DEFAULT]))


def voice(pack: Pack, language: str = DEFAULT) -> "Voice":
    """What says the trees of a pack in a language.

    Raises:
        UsageError: the pack has no words in it, or the libraries for texts are not installed.
        ContentError: with every problem of the files of that language.
    """
    _check(pack, language)
    with _libraries():
        from gwt.text.speech import Voice
    voices = _voices(pack)
    if language not in voices:
        voices.setdefault(language, Voice.of(pack, language))
    return voices[language]


def narrator(pack: Pack, language: str = DEFAULT) -> "Narrator":
    """A voice that also says what happens at a table. Raises as `voice` does."""
    _check(pack, language)
    with _libraries():
        from gwt.text.narration import Narrator
    narrators = _narrators(pack)
    if language not in narrators:
        narrators.setdefault(language, Narrator.of(pack, language))
    return narrators[language]


def speaker(pack: Pack, language: str | None = None) -> "Speaker":
    """A narrator in a language; in none in particular the usual one, or else one without any words.

    Raises as `voice` does, where a language is asked for.
    """
    try:
        return narrator(pack, language or DEFAULT)
    except UsageError:
        if language is not None:
            raise
        from gwt.text.wordless import Wordless

        return Wordless()


def _check(pack: Pack, language: str) -> None:
    if language not in languages(pack):
        hint = did_you_mean(language, languages(pack))
        raise UsageError(f"{pack.manifest.id} has no texts in '{language}'. {hint}".strip())


@once_for_each
def _voices(pack: Pack) -> "dict[str, Voice]":
    """Those who speak for a pack so far, by language."""
    return {}


@once_for_each
def _narrators(pack: Pack) -> "dict[str, Narrator]":
    """The same of those who also narrate."""
    return {}


def problems(pack: Pack, language: str) -> list[Problem]:
    """What is wrong with the words of a language, and what it lacks to say every tree.

    Of very many problems the first ones, and one more than are told.

    Raises:
        UsageError: the libraries for texts are not installed.
    """
    with _libraries():
        from gwt.text import catalogue, check
    try:
        words = catalogue.catalogue(pack, language, table=True)
    except ContentError as error:
        return list(error.problems)
    wrong, missing = check.problems(pack, words, table=True), check.missing(pack, words, table=True)
    return list(islice(chain(wrong, missing), PROBLEMS + 1))


def nameless(pack: Pack, language: str, ids: Collection[str]) -> dict[str, str]:
    """Those of the ids of a pack for which a language has no name, each with what is said in its place.

    Raises as `problems` does.
    """
    with _libraries():
        from gwt.text import catalogue, check
        from gwt.text.plain import plain
    try:
        words = catalogue.catalogue(pack, language)
    except ContentError:
        # What is wrong with the words of a pack below is not for this one to say.
        return {}
    return {one.id: plain(one).one for one in check.nameless(pack, words, ids)}


def lacking() -> str:
    """What is not installed that texts need, and how to install it; nothing where all is there."""
    try:
        with _libraries():
            from gwt.text import speech  # noqa: F401
    except UsageError as error:
        return str(error)
    return ""


@contextmanager
def _libraries() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] not in ("fluent", "babel"):
            raise
        raise missing("texts need fluent.runtime", "text") from None
