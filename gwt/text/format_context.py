"""The text that is being formatted in a thread: what it has used up, and whom it is about."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from attrs import define

from gwt.text.fluent_values import READER, Actor


@define
class FormatContext:
    """The messages of the current sentence that have been formatted, and the player whom it is about."""

    depth: int = 0
    messages: int = 0
    subject: Actor = READER
    """The player whose effects are being said."""
    pronoun: str = ""
    """The word for the player, once the name has been said."""


current: ContextVar[FormatContext] = ContextVar("budget")


@contextmanager
def format_context(subject: str = "") -> Iterator[None]:
    """A context for formatting one text; each thread, and each nested call, has its own budget.

    `subject` is the name of the player whose effects are said; without it that is the reader.
    """
    token = current.set(FormatContext(subject=Actor(subject) if subject else READER))
    try:
        yield
    finally:
        current.reset(token)


@contextmanager
def speaking_of(subject: Actor) -> Iterator[None]:
    """A part of a text that says what somebody else does."""
    state = current.get()
    before, state.subject = state.subject, subject
    try:
        yield
    finally:
        state.subject = before
