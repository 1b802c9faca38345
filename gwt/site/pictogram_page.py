"""The key of pictograms: what each of them means, in the language of the pages."""

from attrs import frozen

from gwt.errors import capitalize
from gwt.json_types import JsonObject
from gwt.site.markdown_page import (
    Content,
    SitePage,
    escape_markdown,
    inline_within,
    picture_markdown,
    slug,
    table,
)
from gwt.site.pack_reference import PackReference
from gwt.site.picture_files import picture_file
from gwt.spec import picture_spec
from gwt.text import DEFAULT

NAME = "pictograms"
TITLE = "What the pictograms mean"


def has_key(reference: PackReference) -> bool:
    """Whether a pack has a key of its own: it is a whole game, with words and pictures."""
    return len(reference.pack.layers) == 1 and bool(reference.voices) and not reference.undrawn


@frozen(eq=False)
class PictogramPage:
    """The key of a pack; `pictures` gathers the files that it shows."""

    reference: PackReference
    pictures: dict[str, Content]

    def page(self) -> SitePage:
        say, reference = self.reference.say, self.reference
        page = SitePage(f"{reference.root}/{NAME}.md", say(TITLE), kind="glossary")
        page.add(say("Pictures of tiles and cards are put together from these."))
        code = reference.code or DEFAULT
        signs: JsonObject = {}
        for letter, of in reference.each:
            for sign in picture_spec.key(of.pack, [code]):
                # A sign that has another meaning, or looks another way, is one by itself.
                key = f"{sign.id} {sign.titles[code]}"
                pair = signs.setdefault(key, [sign, ""])
                pair[1] += letter
        rows = []
        for sign, letters in signs.values():
            path = f"{reference.top}/{NAME}/{slug(sign.id)}"
            picture = picture_markdown(page, path, "", sign.picture.piece.width, True)
            if not reference.code and f"{path}.svg" not in self.pictures:
                self.pictures.update(picture_file(path, {code: sign.picture}))
            where = reference.some(letters)
            title = escape_markdown(capitalize(sign.titles[code])) + reference.inline_mark(where)
            rows.append([inline_within(where, picture), inline_within(where, title)])
        page.add(table(["", say("Meaning")], rows))
        page.find("", page.title, "")
        return page
