"""Characters that nobody sees, and letters of another script that look like Latin ones."""

import re
import unicodedata

_LOOK_ALIKES = str.maketrans(
    "аеорсухіјѕԁһӏԛԝкмтнвпАВЕКМНОРСТУХІЈЅ" + "οανρικυτεχηωΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "օսհոցıɡ",
    "aeopcyxijsdhlqwkmthbnABEKMHOPCTYXIJS" + "oavpikutexnwABEZHIKMNOPTYX" + "ouhngig",
)
_WORD = re.compile(r"[^ \t\n(){}\[\],:;'\"]+")


def plain(text: str) -> str:
    """Returns a text without invisible characters, with plain blanks and with the letters it seems to have.

    Examples:
        >>> plain("h\u0430zard"), plain("haz\u00adard"), plain("2\u00a0cards"), plain("caf\u00e9")
        ('hazard', 'hazard', '2 cards', 'café')
    """
    return text if text.isascii() else "".join(map(_plain, text))


def _plain(letter: str) -> str:
    match unicodedata.category(letter):
        case "Cf":
            return ""
        case "Zs":
            return " "
        case "Lu" | "Ll" if unicodedata.name(letter, "").startswith("FULLWIDTH"):
            return unicodedata.normalize("NFKC", letter)
    return letter.translate(_LOOK_ALIKES)


def odd_letter(text: str, column: int = 1) -> str:
    """Returns a sentence about the first character of a text that is not what it seems; '' without one.

    `column` is that of the text. A word all of whose letters are of another script is what it seems.

    Examples:
        >>> odd_letter("h\u0430zard", 21)
        'The letter at column 22 is a Cyrillic a.'
        >>> odd_letter("haz\u00adard")
        'The character at column 4 is a soft hyphen.'
    """
    for word in () if text.isascii() else _WORD.finditer(text):
        mixed = any(letter.isascii() and letter.isalpha() for letter in word[0])
        for at, letter in enumerate(word[0], word.start()):
            other, name = _plain(letter), unicodedata.name(letter, f"U+{ord(letter):04X}")
            if other.strip() and other != letter and mixed:
                script = name.split()[0].capitalize()
                return f"The letter at column {column + at} is a {script} {other}."
            if not other.strip() and letter != other:
                return f"The character at column {column + at} is a {name.lower()}."
    return ""
