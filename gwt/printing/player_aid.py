"""Draws a player aid of one page: a turn, how points are counted, and what the pictograms mean."""

from collections.abc import Mapping, Sequence

from gwt import errors, json_types, packs, proofs, spec
from gwt.picture import Book, Picture
from gwt.printing import pdf, sheets


def aid(pack: packs.Pack, *, paper: str = "a4", language: str = "en", grey: bool = False) -> bytes:
    """Returns the PDF of a player aid of one page, and of one more if a pack has rules that belong on it.

    Raises:
        UsageError: the paper is unknown, there are no texts in the language, or a library is not installed.
        ContentError: the pictures or the texts have problems.
    """
    pdf.need_libraries()
    size = sheets.checked_paper(paper)
    book = spec.picture_spec.book_of(pack, language)
    book = sheets.grey_book(book) if grey else book
    say = book.wording.say
    turn = proofs.rulebook.turn([layer.folder for layer in pack.layers])
    groups = [
        {
            "title": errors.capitalize(title),
            "faces": [_face(picture, book, name) for name, picture in entries],
        }
        for title, entries in spec.picture_spec.player_aid(pack, language).items()
    ]
    job = {
        "title": pack.title(language),
        "language": language,
        "paper": {"width": size.width, "height": size.height},
        "band": book.colours["head"].light,
        "words": {"turn": say("table-aid-turn"), "key": say("table-aid-key")},
        "turn": _halves([_part(part, pack, language) for part in turn]),
        "groups": groups,
        "rules": [
            {"title": layer.manifest.name_in(language), "lines": _rules(layer, pack, language)}
            for layer in spec.picture_spec.with_rules(pack)
        ],
        "key": [
            _face(key.picture, book, key.titles[language])
            for key in spec.picture_spec.key(pack, [language])
        ],
    }
    return pdf.render_pdf("aid.typ", job)


def _rules(layer: packs.Layer, pack: packs.Pack, language: str) -> list[str]:
    """The texts of the rules that a layer and those on it add; in English where there is no other."""
    folders = [layer.folder for layer in pack.layers]
    spoken = proofs.translations.read_translation(folders, language).rules if language != "en" else {}
    upper = [
        top.folder for top in pack.layers if layer.folder.name in (top.folder.name, *top.manifest.requires)
    ]
    own = {rule.id for rule in proofs.checklist.read_checklist(upper)}
    return [
        proofs.edition_text(spoken.get(rule.id, rule.text), pack, language, [rule.id])
        for rule in proofs.checklist.rules_in_force(proofs.checklist.read_checklist(folders))
        if rule.id in own
    ]


def _part(part: proofs.rulebook.TurnPart, pack: packs.Pack, language: str) -> json_types.JsonObject:
    def say(by_language: Mapping[str, str], rules: Sequence[str] = ()) -> str:
        return proofs.edition_text(by_language.get(language) or by_language["en"], pack, language, rules)

    return {"title": say(part.title), "lines": [say(line.say, line.rules) for line in part.lines]}


def _halves(parts: list[json_types.JsonObject]) -> list[list[json_types.JsonObject]]:
    """The parts in two columns that are about as long, or nothing."""
    if not parts:
        return []
    sizes = [sum(map(len, part["lines"])) for part in parts]
    at = min(range(1, len(parts) + 1), key=lambda at: abs(sum(sizes[:at]) - sum(sizes[at:])))
    return [parts[:at], parts[at:]]


def _face(picture: Picture, book: Book, words: str) -> dict[str, str]:
    svg = Picture(picture.piece, picture.title, picture.description, book).svg("light", font=pdf.FONT)
    return {"svg": svg, "title": picture.title, "words": errors.capitalize(words)}
