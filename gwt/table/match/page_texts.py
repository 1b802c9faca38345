"""The texts of the page itself, and the colours of the pictures."""

from collections.abc import Sequence

from gwt import json_types, packs, players, text
from gwt.play.replay_texts import HOLES
from gwt.spec import picture_spec
from gwt.table.match.offers import ContentCatalog
from gwt.text.event_messages import TABLE

_PAGE = (f"{TABLE}page-", f"{TABLE}replay-", f"{TABLE}analysis-")
"""The prefixes of the messages that the page fills in itself."""
_HOLES = (*HOLES, "cause", "name", "player", "points")
"""Their arguments, which stay in the texts in braces."""


def page_texts_of_packs(
    offers: ContentCatalog, game: str, names: Sequence[str], language: str
) -> json_types.JsonObject:
    """Returns the words of packs by their names. Raises as `ContentCatalog.pack` and `page_texts_of` do."""
    return page_texts_of(offers.pack(game, names), language)


def page_texts_of(pack: packs.Pack, language: str) -> json_types.JsonObject:
    """Returns the texts of the page in a language, and the colours of the pictures in both themes.

    Raises `UsageError` if the pack has no words in the language.
    """
    speaker = text.event_formatter(pack, language)
    holes = {name: f"{{{name}}}" for name in _HOLES}
    ids = [id for id in speaker.words.entries if id.startswith(_PAGE) and id not in _TOLD_BY_SERVER]
    won = {level.about: level.percent for level in players.LEVELS}
    book = picture_spec.book_of(pack, language)
    return {
        "language": language,
        "texts": {
            **{id.removeprefix(TABLE): speaker.message(id, **holes, won=won.get(id, 0)) for id in ids},
            "page-total": speaker.message("table-total"),
        },
        "colours": {
            theme: {colour.id: getattr(colour, theme) for colour in book.colours.values()}
            for theme in ("light", "dark")
        },
    }


_TOLD_BY_SERVER = (
    *("table-page-by-way", "table-page-lacking", "table-page-lost", "table-page-short"),
    "table-analysis-turning-point",
)
"""Messages with arguments that only the game can fill in."""
