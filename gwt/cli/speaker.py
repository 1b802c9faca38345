"""Who says things in words at the command line."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, cast

if TYPE_CHECKING:
    from gwt.packs.pack import Pack
    from gwt.text.speakers import Speaker
    from gwt.text.speech import Voice

Said = TypeVar("Said")


def speaker_of(pack: "Pack", lang: str | None) -> "Voice | None":
    """The voice for a language; for none in particular the usual one, if it can be had.

    Raises:
        UsageError: the language that is asked for is not there.
        ContentError: its files have problems.
    """
    from gwt.text import DEFAULT, voice

    return _or_else(lang, lambda: voice(pack, lang or DEFAULT), lambda: None)


def narrator_of(pack: "Pack", lang: str | None) -> "Speaker":
    """Who says what happens in a language; without texts, one who has no words. Raises as `speaker_of`."""
    from gwt.text import DEFAULT, narrator
    from gwt.text.wordless import Wordless

    return _or_else(lang, lambda: cast("Speaker", narrator(pack, lang or DEFAULT)), Wordless)


def voice_in(speaker: "Speaker") -> "Voice | None":
    """The voice of a speaker who has one, which also says what a component does."""
    from gwt.text.wordless import Wordless

    return None if isinstance(speaker, Wordless) else cast("Voice", speaker)


def _or_else(lang: str | None, speak: Callable[[], Said], other: Callable[[], Said]) -> Said:
    """Without texts the other one, and a note that there are none, unless a language is asked for."""
    from gwt.errors import UsageError

    try:
        return speak()
    except UsageError as error:
        if lang is not None:
            raise
        from gwt.cli.screen import notes

        # Everything but the texts can be shown without them.
        notes().print(f"without texts: {error}", style="dim", markup=False)
        return other()
