"""Help for a part of the picture, for a turn and for the pictograms, and the texts of the page itself."""

from collections.abc import Iterator, Mapping, Sequence

from gwt import errors, json_types, packs, players, proofs, spec, text
from gwt.play.replay_texts import HOLES
from gwt.site import Theme, help_cards_of
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
    book = spec.picture_spec.book_of(pack, language)
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


MOST = 12
"""Cards of one part."""


def help_words(view: object, part: str) -> list[str]:
    """Returns the words by which a part of the picture, and what a view has there, may be called.

    What lies at a place comes before the place.
    """
    return [*_below(view, part), part, *part.split()]


def _below(value: object, key: str) -> Iterator[str]:
    """Yields the texts that a value holds under a key, wherever that is."""
    if isinstance(value, Mapping):
        for name, child in value.items():
            yield from _texts(child) if name == key else _below(child, key)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        for child in value:
            yield from _below(child, key)


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for name, child in value.items():
            yield str(name)
            yield from _texts(child)
    elif isinstance(value, Sequence):
        for child in value:
            yield from _texts(child)


def cards(
    offers: ContentCatalog, game: str, packs: Sequence[str], ids: Sequence[str], language: str, theme: Theme
) -> list[json_types.JsonObject]:
    """Returns what is said about those of some words that are components.

    Raises as `ContentCatalog.pack` does.
    """
    pack = offers.pack(game, packs)
    pack_cards, spoken = help_cards_of(pack), _language(text.languages(pack), language)
    descriptions = (pack_cards.card(id, spoken, theme) for id in pack_cards.named_in(ids)[:MOST])
    return [description for description in descriptions if description is not None]


def guide(
    offers: ContentCatalog, game: str, packs: Sequence[str], language: str, theme: Theme
) -> json_types.JsonObject:
    """Returns a turn in its parts, the pictograms and all components.

    Raises as `ContentCatalog.pack` does.
    """
    pack = offers.pack(game, packs)
    return help_cards_of(pack).guide(_language(text.languages(pack), language), theme)


def lessons(
    offers: ContentCatalog, game: str, packs: Sequence[str], language: str
) -> list[json_types.JsonObject]:
    """Returns the lessons of packs, each with its start, its steps and its choices, as JSON.

    They are those of the uppermost pack that has any, if they can be played with these packs.
    Raises as `ContentCatalog.pack` does.
    """
    pack = offers.pack(game, packs)
    spoken = _language(text.languages(pack), language)
    for layer in reversed(pack.layers):
        files = proofs.lesson.find([layer.folder])
        try:
            as_json = [_lesson(proofs.lesson.read_lesson(file, file.name), pack, spoken) for file in files]
        except errors.ContentError:
            return []
        if as_json:
            return as_json
    return []


def _lesson(content: proofs.lesson.Lesson, pack: packs.Pack, language: str) -> json_types.JsonObject:
    start, choices = proofs.lesson.play_lesson(content, pack)
    steps = [step.id for step in content.steps]
    return {
        "title": _text(content.title, language),
        "aim": _text(content.aim, language),
        "players": start.premise.players,
        "seat": start.seat + 1,
        "position": start.position(),
        "steps": [_text(step.say, language) for step in content.steps],
        "choices": [
            {"seat": choice.seat + 1, "text": choice.text, "step": choice.step, "asked": choice.is_asked}
            for choice in choices
        ],
        "questions": [
            {
                "ask": _text(question.ask, language),
                "answer": _text(question.answer, language),
                "wrong": list(question.wrong.get(language) or next(iter(question.wrong.values()))),
                "step": steps.index(question.step),
            }
            for question in content.questions
        ],
    }


def _text(texts: Mapping[str, str], language: str) -> str:
    return texts.get(language) or next(iter(texts.values()))


def _language(available: Sequence[str], language: str) -> str:
    return language if language in available else available[0]
