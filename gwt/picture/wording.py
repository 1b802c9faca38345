"""The words of pictures: those of a language, or as the content is written."""

from collections.abc import Callable, Iterable
from typing import Any

from attrs import field, frozen


@frozen(eq=False)
class Wording:
    """The functions that put names, sentences and messages into a picture."""

    name: Callable[[Any], str]
    """Returns the name of an entry."""
    word: Callable[[str], str]
    """Returns the name of an id, or of another word of expressions."""
    sentence: Callable[[Any], str]
    """Returns an effect, a need or a score as text."""
    seat: Callable[[int], str]
    """Returns the name of a seat, by its number from 1."""
    say: Callable[..., str]
    """Returns a message, by its id and its arguments."""
    describe: Callable[[Any], str]
    """Returns the text alternative of an entry's picture."""
    language: str = ""
    """The code of the language; empty if everything is shown as it is written."""
    _sentences: dict[Any, str] = field(factory=dict, init=False)

    def tooltip(self, tree: Any) -> str:
        """Returns the text of an effect, a need or a score, cached because the same ones recur."""
        if tree not in self._sentences:
            self._sentences[tree] = self.sentence(tree)
        return self._sentences[tree]


def together(parts: Iterable[object]) -> str:
    """Joins the parts of a tooltip that are not empty."""
    text = ", ".join(str(part) for part in parts if part)
    return text[:1].upper() + text[1:]
