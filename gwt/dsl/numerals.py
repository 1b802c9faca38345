"""Numbers in other spellings than the digits of the language: `1e1`, `0x10`, `1_000`, `three`."""

import re
import unicodedata

from gwt.dsl.phrase_tables import CURRENCIES, NUMBERS

WHOLE = "Write a whole number, in the digits 0 to 9."
_LONGEST = 40
"""Characters of a text that may say a number."""
_PLAIN = re.compile(r"-?[0-9]+")
_IN_GROUPS = re.compile(r"-?[0-9]{1,3}(?:[ _'’\u00a0\u202f][0-9]{3})+|-?[0-9]+(?:_[0-9]+)+")
_BASED = re.compile(r"0[xX][0-9a-fA-F]+|0[oO][0-7]+|0[bB][01]+")
_POWER = re.compile(r"(-?[0-9]+)[eE]\+?([0-9])")
_NO_PARTS = re.compile(r"(-?[0-9]+)[.,](?:0|00|0000+)?")
_OF_THINGS = re.compile(rf"[{CURRENCIES}]? ?(-?[0-9]+) ?(?:[{CURRENCIES}]|(?<= )[a-zA-Z]+|[ab])?")
TIMES = re.compile(
    r"(?:dozen|hundred|thousand|million|pair|score|half|halve|third|quarter|percent|k|m)s?(?![\w-])"
)
"""Words that make another number of the one before them."""


def number_of(text: str) -> int | None:
    """Returns the number that a text says in another spelling; None where it may be another number."""
    if len(text) > _LONGEST:
        return None
    text = "".join(_digit(letter) for letter in text.strip())
    if text.lower() in NUMBERS:
        return NUMBERS[text.lower()]
    if _IN_GROUPS.fullmatch(text):
        text = re.sub("[^0-9-]", "", text)
    if _BASED.fullmatch(text):
        return int(text, 0)
    if power := _POWER.fullmatch(text):
        return int(f"{power[1]}{'0' * int(power[2])}")
    if whole := _NO_PARTS.fullmatch(text):
        return int(whole[1])
    things = _OF_THINGS.fullmatch(text)
    if things is None or TIMES.fullmatch(text.split()[-1].lower()):
        return None
    return int(things[1])


def _digit(letter: str) -> str:
    """Returns a digit of another script as that of the language, and a minus sign as a hyphen."""
    if letter.isdecimal():
        return str(unicodedata.decimal(letter))
    return "-" if letter == "−" else letter


_BETWEEN = "[ \u00a0\u202f]"
_TOKEN = re.compile(rf"[0-9]{{1,3}}(?:{_BETWEEN}[0-9]{{3}})+(?![\w-])|(?:[-−] )?[^\s()$;]+")
_ODD = re.compile(
    r"[.,][0-9].*|[0-9]+\.[0-9.]+|[0-9]{1,3}(?:[,'’_ \u00a0\u202f][0-9]{3})+|[0-9]+[_'’].*"
    r"|[-−~<>] ?[0-9.,]+|[0-9.,]+%|0[xXoObB][0-9a-fA-F]+|[0-9]+[eE][+-]?[0-9]+"
)


def odd_number(text: str, at: int) -> re.Match[str] | None:
    """Returns the number around a place of an expression that is in another spelling, if one is there."""
    for token in _TOKEN.finditer(text):
        if token.start() <= at <= token.end():
            strange = any(letter.isnumeric() and not letter.isascii() for letter in token[0])
            if _ODD.fullmatch(token[0].rstrip(",")) or (strange and not any(map(str.isalpha, token[0]))):
                return token
    return None
