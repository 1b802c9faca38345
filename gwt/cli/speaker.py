"""Who says things in words at the command line."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gwt.packs.pack import Pack
    from gwt.text.speech import Voice


def speaker_of(pack: "Pack", lang: str | None) -> "Voice | None":
    """The voice for a language; for none in particular the usual one, if it can be had.

    Raises:
        UsageError: the language that is asked for is not there.
        ContentError: its files have problems.
    """
    from gwt.errors import UsageError
    from gwt.text import DEFAULT, voice

    try:
        return voice(pack, lang or DEFAULT)
    except UsageError as error:
        if lang is not None:
            raise
        from gwt.cli.screen import notes

        # Everything but the texts can be shown without them.
        notes().print(f"without texts: {error}", style="dim", markup=False)
        return None
