"""The words of pictures: those of a language, or as the content is written."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Self

from attrs import evolve, field, frozen

from gwt import errors, packs
from gwt.packs.traversal import expressions_of


@frozen(eq=False)
class Wording:
    """The functions that put names, sentences and messages into a picture."""

    name: Callable[[Any], str]
    """Returns the name of an entry."""
    word: Callable[[str], str]
    """Returns the name of an id, or of another word of expressions."""
    sentence: Callable[..., str]
    """Returns an effect, a need or a score as text, also with the `subject` whose effects these are."""
    under: Callable[[Any, packs.KeyPath, Any], str]
    """Returns an expression of an entry as text, in the words for its key."""
    subject: Callable[[Any], str]
    """Returns the name of the player whose effects an entry holds; empty if these are any player's."""
    seat: Callable[[int], str]
    """Returns the name of a seat, by its number from 1."""
    say: Callable[..., str]
    """Returns a message, by its id and its arguments."""
    describe: Callable[[Any], str]
    """Returns the text alternative of an entry's picture."""
    texts: Callable[[Any], Iterable[tuple[tuple[object, ...], str]]]
    """Returns the sentences of an entry, each with the way to its source in the entry; none if everything
    is shown as it is written."""
    language: str = ""
    """The code of the language; empty if everything is shown as it is written."""
    entry: Any = None
    """The entry whose picture it is for."""
    _sentences: dict[Any, str] = field(factory=dict, init=False)

    def of(self, entry: object) -> Self:
        """Returns the wording of a picture of an entry, with what its keys say about its expressions."""
        if entry is self.entry:
            return self
        wording = evolve(self, entry=entry, sentence=partial(self.sentence, subject=self.subject(entry)))
        for key_path, tree in expressions_of(entry):
            texts = (wording._sentences.get(tree, ""), self.under(entry, key_path, tree))
            wording._sentences[tree] = " ".join(dict.fromkeys(filter(None, texts)))
        return wording

    def tooltip(self, tree: object) -> str:
        """Returns the text of an effect, a need or a score, cached because the same ones recur."""
        if tree not in self._sentences:
            self._sentences[tree] = self.sentence(tree)
        return self._sentences[tree]


def join_tooltip(parts: Iterable[object]) -> str:
    """Joins the parts of a tooltip that are not empty."""
    return errors.capitalize(", ".join(str(part) for part in parts if part))
