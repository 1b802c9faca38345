"""The formatters of a pack for its trees, its events and its table, in each of its languages."""

from collections.abc import Collection
from itertools import chain, islice
from typing import TYPE_CHECKING

from gwt import errors, memory_cache, packs
from gwt.packs.limits import PROBLEMS

if TYPE_CHECKING:
    from gwt.text.event_sentences import EventFormatter
    from gwt.text.row_sentences import RowFormatter
    from gwt.text.sentences import SentenceFormatter

DEFAULT = "en"
"""The default language."""


@memory_cache.cached_per_object
def languages(pack: packs.Pack) -> tuple[str, ...]:
    """Returns the codes of the languages of a pack.

    These are the languages of its Fluent files, and English, which is made from the grammar if need be.
    """
    return tuple(dict.fromkeys([*map(packs.language_of, pack.texts), DEFAULT]))


def sentence_formatter(pack: packs.Pack, language: str | None = None) -> "SentenceFormatter":
    """Returns the `SentenceFormatter` that formats the trees of a pack in a language; cached.

    The default language is English.

    Raises:
        UsageError: the pack has no words in it.
        ContentError: with every problem of the files of that language.
    """
    language = _checked(pack, language)
    from gwt.text.sentences import SentenceFormatter

    return packs.cached_in_pack(
        pack, (SentenceFormatter, language), lambda: SentenceFormatter.of(pack, language)
    )


def event_formatter(pack: packs.Pack, language: str | None = None) -> "EventFormatter":
    """Returns a formatter of sentences, events and the words at a table.

    Raises as `sentence_formatter` does.
    """
    language = _checked(pack, language)
    from gwt.text.event_sentences import EventFormatter

    return packs.cached_in_pack(pack, (EventFormatter, language), lambda: EventFormatter.of(pack, language))


def row_formatter(pack: packs.Pack, language: str | None = None) -> "RowFormatter":
    """Returns a formatter of options as short rows, and of questions.

    Raises as `sentence_formatter` does.
    """
    language = _checked(pack, language)
    from gwt.text.row_sentences import RowFormatter

    return packs.cached_in_pack(pack, (RowFormatter, language), lambda: RowFormatter.of(pack, language))


def _checked(pack: packs.Pack, language: str | None) -> str:
    """Returns a language that a pack has, the default one for None."""
    language = language or DEFAULT
    if language not in languages(pack):
        hint = errors.did_you_mean(language, languages(pack))
        raise errors.UsageError(f"{pack.manifest.id} has no texts in '{language}'. {hint}".strip())
    return language


def problems(pack: packs.Pack, language: str) -> list[errors.Problem]:
    """Returns the problems of the messages of a language: mistakes, and messages that are missing.

    Of very many problems only the first are returned; see `limits.truncate_problems`.
    """
    from gwt.text import message_catalog, message_check

    try:
        words = message_catalog.message_catalog(pack, language, table=True)
    except errors.ContentError as error:
        return list(error.problems)
    reported = [
        *message_check.message_problems(pack, words, table=True),
        *message_check.missing_messages(pack, words, table=True),
    ]
    # A name that is misspelt is reported with what it should be, and no second time.
    misspelt = {problem.place for problem in reported}
    ownerless = (one for one in message_check.ownerless_names(pack, words) if one.place not in misspelt)
    return list(islice(chain(reported, ownerless, message_check.lacking_rows(pack, words)), PROBLEMS + 1))


def nameless(pack: packs.Pack, language: str, ids: Collection[str]) -> dict[str, str]:
    """Returns the ids without a name in a language, each with the name that is shown instead."""
    from gwt.text import message_catalog, message_check
    from gwt.text.plain_names import plain_forms

    try:
        words = message_catalog.message_catalog(pack, language)
    except errors.ContentError:
        # Problems of the words of a required pack are reported when that pack is checked.
        return {}
    return {
        component.id: plain_forms(component).one
        for component in message_check.nameless_components(pack, words, ids)
    }
