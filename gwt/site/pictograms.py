"""The key of pictograms: what each of them means, in the language of the pages."""

from typing import Any

from attrs import frozen

from gwt.errors import capital
from gwt.site.drawing import drawing
from gwt.site.page import (
    Content,
    SitePage,
    inline_within,
    narrowed,
    pictured,
    plain,
    slug,
    table,
)
from gwt.site.reference import Reference
from gwt.spec import pictures
from gwt.text import DEFAULT

NAME = "pictograms"
TITLE = "What the pictograms mean"


def has_key(reference: Reference) -> bool:
    """Whether a pack has a key of its own: it is a whole game, with words and pictures."""
    return len(reference.pack.layers) == 1 and bool(reference.voices) and not reference.undrawn


@frozen(eq=False)
class Pictograms:
    """The key of a pack; `pictures` gathers the files that it shows."""

    reference: Reference
    pictures: dict[str, Content]

    def page(self) -> SitePage:
        say, reference = self.reference.say, self.reference
        page = SitePage(f"{reference.root}/{NAME}.md", say(TITLE), kind="glossary")
        page.add(say("Pictures of tiles and cards are put together from these."))
        page.add(narrowed(say("Show only what has these words")))
        code = reference.code or DEFAULT
        signs: dict[str, Any] = {}
        for letter, of in reference.each:
            for sign in pictures.key(of.pack, [code]):
                # A sign that has another meaning, or looks another way, is one by itself.
                key = f"{sign.id} {sign.titles[code]}"
                pair = signs.setdefault(key, [sign, ""])
                pair[1] += letter
        rows = []
        for sign, letters in signs.values():
            path = f"{reference.top}/{NAME}/{slug(sign.id)}"
            picture = pictured(page, path, "", sign.picture.piece.width, True)
            if not reference.code and f"{path}.svg" not in self.pictures:
                self.pictures.update(drawing(path, {code: sign.picture}))
            where = reference.some(letters)
            mark = (
                f' <span class="gwt-of">{plain(label)}</span>' if (label := reference.label(where)) else ""
            )
            title = capital(sign.titles[code])
            rows.append([inline_within(where, picture), inline_within(where, plain(title) + mark)])
        page.add(table(["", say("Meaning")], rows))
        page.find("", page.title, "")
        return page
