"""The key of pictograms: what each of them means, in the language of the pages."""

from attrs import frozen

from gwt.site.page import THEMES, Content, Page, narrowed, pictured, plain, sentence, slug, table
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
    """Writes the key of a pack; `pictures` gathers the files that it shows."""

    reference: Reference
    pictures: dict[str, Content]

    def page(self) -> Page:
        say, reference = self.reference.say, self.reference
        page = Page(f"{reference.root}/{NAME}.md", say(TITLE), kind="glossary")
        page.add(say("Pictures of tiles and cards are put together from these."))
        page.add(narrowed(say("Show only what has these words")))
        code, rows = reference.code or DEFAULT, []
        for one in pictures.key(reference.pack, [code]):
            path = f"{reference.top}/{NAME}/{slug(one.id)}"
            shown = pictured(page, path, "", one.picture.piece.width, True)
            if not reference.code:
                for theme in THEMES:
                    self.pictures[f"{path}-{theme}.svg"] = one.picture.svg(theme)
            rows.append([shown, plain(sentence(one.titles[code]))])
        page.add(table(["", say("Meaning")], rows))
        return page
