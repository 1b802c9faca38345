"""Chooses the voice that writes sentences for the command line."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, cast

if TYPE_CHECKING:
    from gwt.packs import Pack
    from gwt.text import Speaker, Voice

Said = TypeVar("Said")


def speaker_of(pack: "Pack", lang: str | None) -> "Voice | None":
    """Returns the voice of a language; without `lang`, the default voice, or `None` if texts are missing.

    Raises:
        UsageError: the pack has no texts in this language.
        ContentError: its files have problems.
    """
    from gwt.text import DEFAULT, voice

    return _or_else(lang, lambda: voice(pack, lang or DEFAULT), lambda: None)


def narrator_of(pack: "Pack", lang: str | None) -> "Speaker":
    """Returns the speaker for events, which has no words if texts are missing. Raises as `speaker_of`."""
    from gwt.text import DEFAULT, Wordless, narrator

    return _or_else(lang, lambda: cast("Speaker", narrator(pack, lang or DEFAULT)), Wordless)


def voice_in(speaker: "Speaker") -> "Voice | None":
    """Returns the voice of a speaker, which also writes components as sentences, or `None`."""
    from gwt.text import Wordless

    return None if isinstance(speaker, Wordless) else cast("Voice", speaker)


def _or_else(lang: str | None, speak: Callable[[], Said], other: Callable[[], Said]) -> Said:
    """Calls `speak`; without texts, and if no language was asked for, prints a note and calls `other`."""
    from gwt.errors import UsageError

    try:
        return speak()
    except UsageError as error:
        if lang is not None:
            raise
        from gwt.cli.screen import notes

        # Everything else can be shown without texts.
        notes().print(f"without texts: {error}", style="dim", markup=False)
        return other()
