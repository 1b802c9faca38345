"""Finds the option that somebody means among those of a decision, or says why there is no such option."""

from collections.abc import Sequence

from gwt import dsl, errors, packs, spelling


def find_option(options: Sequence[dsl.Effect], option: dsl.Effect | str, pack: packs.Pack) -> dsl.Effect:
    """Returns the option that is given as such or by its text.

    Raises:
        IllegalChoice: it is none of them.
    """
    if isinstance(option, str):
        option = _read(option, pack.parser)
    if option is dsl.DONE:
        # Whoever does not say what is forgone means what can be declined now.
        option = next((decline for decline in options if type(decline) is dsl.Done), dsl.DONE)
    if option not in options:
        raise _refused(option, options)
    return option


def _read(option: str, reader: dsl.ExpressionParser) -> dsl.Effect:
    try:
        return reader.effect(option)
    except errors.ExpressionError as error:
        odd = spelling.odd_letter(option)
        raise errors.IllegalChoice(f"{option!r}: {error.message}. {error.hint} {odd}".strip()) from None


def _refused(option: dsl.Effect, options: Sequence[dsl.Effect]) -> errors.IllegalChoice:
    for alike in options:
        if str(alike) == str(option):
            return errors.IllegalChoice(f"'{option}' is an option, but {_difference(alike, option)}")
    lines = "\n  ".join(map(str, options))
    return errors.IllegalChoice(f"'{option}' is not an option now; the options are:\n  {lines}")


def _difference(option: dsl.Effect, other: dsl.Effect) -> str:
    """The difference of two effects with the same text, which is a mistake in the verb that prints it."""
    for node, counterpart in zip(dsl.walk_effect(option), dsl.walk_effect(other), strict=False):
        kind = type(node).__name__
        if type(counterpart) is not type(node):
            return f"there '{node}' is of the class {kind}, not {type(counterpart).__name__}"
        for name in dsl.field_names(type(node)):
            value, instead = getattr(node, name), getattr(counterpart, name)
            if repr(value) != repr(instead):
                return (
                    f"with {value!r} for '{name}', not {instead!r}, which the text of {kind} does not say"
                )
    return "another one"
