"""Errors: something has no C, or there is no compiler."""

from gwt import errors


class Untranslatable(Exception):
    """There is no C for something; the message says for what."""


class NotNative(errors.GwtError):
    """The engine cannot do something, or has failed; the source plays it as before."""


class NoCompiler(NotNative):
    """There is no C compiler, or it has failed."""
