"""Chooses the voice that writes sentences for the command line."""

from collections.abc import Callable
from typing import TypeVar, cast

from gwt import text
from gwt.cli.consoles import error_console
from gwt.errors import UsageError
from gwt.packs import Pack

Said = TypeVar("Said")


def event_formatter_for(pack: Pack, lang: str | None) -> "text.SentenceFormatter | None":
    """Returns the voice of a language; without `lang`, the default voice, or `None` if texts are missing.

    Raises:
        UsageError: the pack has no texts in this language.
        ContentError: its files have problems.
    """
    return _or_else(lang, lambda: text.sentence_formatter(pack, lang or text.DEFAULT), lambda: None)


def narrator_for_events(pack: Pack, lang: str | None) -> "text.Speaker":
    """Returns the speaker for events, which has no words if texts are missing.

    Raises as `event_formatter_for`.
    """
    return _or_else(
        lang,
        lambda: cast("text.Speaker", text.event_formatter(pack, lang or text.DEFAULT)),
        text.CodeFormatter,
    )


def sentence_formatter_of(speaker: "text.Speaker") -> "text.SentenceFormatter | None":
    """Returns the voice of a speaker, which also writes components as sentences, or `None`."""
    return None if isinstance(speaker, text.CodeFormatter) else cast("text.SentenceFormatter", speaker)


def _or_else(lang: str | None, speak: Callable[[], Said], other: Callable[[], Said]) -> Said:
    """Calls `speak`; without texts, and if no language was asked for, prints a note and calls `other`."""
    try:
        return speak()
    except UsageError as error:
        if lang is not None:
            raise

        # Everything else can be shown without texts.
        error_console().print(f"without texts: {error}", style="dim", markup=False)
        return other()
