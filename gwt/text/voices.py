"""The voices of a pack: what formats its trees, its events and its table in each of its languages."""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from itertools import chain, islice
from typing import TYPE_CHECKING

from gwt.errors import ContentError, Problem, UsageError, did_you_mean
from gwt.extras import missing
from gwt.memories import once_for_each
from gwt.packs import Pack, language_of, once_with
from gwt.packs.limits import PROBLEMS

if TYPE_CHECKING:
    from gwt.text.narration import Narrator
    from gwt.text.speakers import Speaker
    from gwt.text.speech import Voice

DEFAULT = "en"
"""The default language."""


@once_for_each
def languages(pack: Pack) -> tuple[str, ...]:
    """Returns the codes of the languages of a pack.

    These are the languages of its Fluent files, and English, which is made from the grammar if need be.
    """
    return tuple(dict.fromkeys([*map(language_of, pack.texts), DEFAULT]))


def voice(pack: Pack, language: str = DEFAULT) -> "Voice":
    """Returns the `Voice` that formats the trees of a pack in a language; cached by pack.

    Raises:
        UsageError: the pack has no words in it, or the libraries for texts are not installed.
        ContentError: with every problem of the files of that language.
    """
    _check(pack, language)
    with _libraries():
        from gwt.text.speech import Voice
    return once_with(pack, (Voice, language), lambda: Voice.of(pack, language))


def narrator(pack: Pack, language: str = DEFAULT) -> "Narrator":
    """Returns a voice that also formats events and the words at a table. Raises as `voice` does."""
    _check(pack, language)
    with _libraries():
        from gwt.text.narration import Narrator
    return once_with(pack, (Narrator, language), lambda: Narrator.of(pack, language))


def speaker(pack: Pack, language: str | None = None) -> "Speaker":
    """Returns a narrator in a language.

    Without a language it is English, or a `Wordless` speaker if that is not available.
    Raises as `voice` does if a language is asked for.
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


def problems(pack: Pack, language: str) -> list[Problem]:
    """Returns the problems of the messages of a language: mistakes, and messages that are missing.

    Of very many problems only the first are returned; see `limits.at_most_some`.

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
    """Returns the ids without a name in a language, each with the name that is shown instead.

    Raises as `problems` does.
    """
    with _libraries():
        from gwt.text import catalogue, check
        from gwt.text.plain import plain
    try:
        words = catalogue.catalogue(pack, language)
    except ContentError:
        # Problems of the words of a required pack are reported when that pack is checked.
        return {}
    return {component.id: plain(component).one for component in check.nameless(pack, words, ids)}


def lacking() -> str:
    """Returns which library for texts is missing and how to install it; empty if none is."""
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
