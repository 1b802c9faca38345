"""The key of pictograms: what each of them means, in the language of the pages."""

from gwt import errors, json_types, spec, text
from gwt.site import markdown_page, pack_reference, picture_files

NAME = "pictograms"
TITLE = "What the pictograms mean"


def has_key(reference: pack_reference.PackReference) -> bool:
    """Whether a pack has a key of its own: it is a whole game, with words and pictures."""
    return len(reference.pack.layers) == 1 and bool(reference.voices) and not reference.undrawn


def page(
    reference: pack_reference.PackReference, pictures: dict[str, markdown_page.Content]
) -> markdown_page.SitePage:
    """Returns the key of a pack; `pictures` gathers the files that it shows."""
    say = reference.say
    page = markdown_page.SitePage(f"{reference.root}/{NAME}.md", say(TITLE), kind="glossary")
    page.add(say("Pictures of tiles and cards are put together from these."))
    code = reference.code or text.DEFAULT
    signs: json_types.JsonObject = {}
    for letter, of in reference.each:
        for sign in spec.picture_spec.key(of.pack, [code]):
            # A sign that has another meaning, or looks another way, is one by itself.
            key = f"{sign.id} {sign.titles[code]}"
            pair = signs.setdefault(key, [sign, ""])
            pair[1] += letter
    rows = []
    for sign, letters in signs.values():
        path = f"{reference.top}/{NAME}/{markdown_page.slug(sign.id)}"
        picture = markdown_page.picture_markdown(page, path, "", sign.picture.piece.width, True)
        if not reference.code and f"{path}.svg" not in pictures:
            pictures.update(picture_files.picture_file(path, {code: sign.picture}))
        where = reference.some(letters)
        title = markdown_page.escape_markdown(errors.capitalize(sign.titles[code])) + reference.inline_mark(
            where
        )
        rows.append(
            [markdown_page.inline_within(where, picture), markdown_page.inline_within(where, title)]
        )
    page.add(markdown_page.table(["", say("Meaning")], rows))
    page.find("", page.title, "")
    return page
