"""A text that cannot be read, and how reading it goes if it is changed."""

import re
from collections.abc import Callable, Collection

from attrs import define

from gwt.dsl.language import Language
from gwt.dsl.macros import ExpandedText
from gwt.dsl.word_order import JOINT
from gwt.errors import ExpressionError

LIKELY = 0.6
"""The similarity, from 0 to 1, of a word that may be mistyped to another one."""
_GIVEN = re.compile(r"\bas ([a-z0-9-]+)")


@define
class RepairContext:
    """A text, and how reading it goes if it is changed."""

    text: str
    read: Callable[[str], object]
    words: Collection[str]
    """All words and phrases of the language."""
    language: Language

    def error(self, text: str | None = None) -> ExpressionError | None:
        """Returns why the text, or another one, cannot be read; None if it can."""
        try:
            self.read(self.text if text is None else text)
        except ExpressionError as error:
            return error
        return None

    def text_with(self, start: int, end: int, other: str) -> ExpandedText:
        """Returns the text with something else in the place of a part."""
        text = f"{self.text[:start]}{other}{self.text[end:]}"
        return ExpandedText(text, ((start, start + len(other), start, end - start),))

    def number_names(self) -> set[str]:
        """Returns the names that the text gives to numbers."""
        return set(_GIVEN.findall(self.text))

    def begin(self, at: int) -> int:
        """Returns the beginning of the step around a place."""
        return max((joint.end() for joint in JOINT.finditer(self.text, 0, at)), default=0)

    def end(self, at: int) -> int:
        """Returns the end of the step around a place."""
        return next((joint.start() for joint in JOINT.finditer(self.text, at)), len(self.text))


def number_pattern(phrase: str) -> str:
    """Returns the pattern of a phrase in which `N` is a number."""
    return re.escape(phrase).replace("N", "([0-9]+)")
