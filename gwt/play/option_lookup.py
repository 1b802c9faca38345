"""Finds the option that somebody means among those of a decision, or says why there is no such option."""

from collections.abc import Sequence

from gwt.dsl import DONE, Done, Effect, ExpressionParser, field_names, walk_effect
from gwt.errors import ExpressionError, IllegalChoice
from gwt.letters import odd_letter


def find_option(options: Sequence[Effect], option: Effect | str, reader: ExpressionParser) -> Effect:
    """Returns the option that is given as such or by its text.

    Raises:
        IllegalChoice: it is none of them.
    """
    if isinstance(option, str):
        option = _read(option, reader)
    if option is DONE:
        # Whoever does not say what is forgone means what can be declined now.
        option = next((decline for decline in options if type(decline) is Done), DONE)
    if option not in options:
        raise _refused(option, options)
    return option


def _read(option: str, reader: ExpressionParser) -> Effect:
    try:
        return reader.effect(option)
    except ExpressionError as error:
        odd = odd_letter(option)
        raise IllegalChoice(f"{option!r}: {error.message}. {error.hint} {odd}".strip()) from None


def _refused(option: Effect, options: Sequence[Effect]) -> IllegalChoice:
    for alike in options:
        if str(alike) == str(option):
            return IllegalChoice(f"'{option}' is an option, but {_difference(alike, option)}")
    lines = "\n  ".join(map(str, options))
    return IllegalChoice(f"'{option}' is not an option now; the options are:\n  {lines}")


def _difference(option: Effect, other: Effect) -> str:
    """The difference of two effects with the same text, which is a mistake in the verb that prints it."""
    for node, counterpart in zip(walk_effect(option), walk_effect(other), strict=False):
        kind = type(node).__name__
        if type(counterpart) is not type(node):
            return f"there '{node}' is of the class {kind}, not {type(counterpart).__name__}"
        for name in field_names(type(node)):
            value, instead = getattr(node, name), getattr(counterpart, name)
            if repr(value) != repr(instead):
                return (
                    f"with {value!r} for '{name}', not {instead!r}, which the text of {kind} does not say"
                )
    return "another one"
