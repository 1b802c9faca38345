"""The spelling of words: letters that are not what they seem, and the known words that are similar."""

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from itertools import takewhile

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


# --- similar words ---------------------------------------------------------------------------------


def nearest_words(word: str, candidates: Iterable[str], most: int, alike: float) -> list[str]:
    """Returns the known words that are most similar to a word, the most similar first.

    Words in which only the order of letters differs come first: `difflib` underrates swapped letters in
    short words. Then come longer names that begin with the word.
    """
    if len(word) > _LONGEST_WORD:
        return []
    every = set(candidates) - {word}
    if (seen := plain(word)) in every:
        return [seen]
    names = _comparable(word, every)
    letters = sorted(word)
    small = [word.lower()] if word.lower() in names else []
    turned = [name for name in names if len(name) == len(word) and sorted(name) == letters]
    close = get_close_matches(word, names, n=most, cutoff=alike)
    if not any(_is_slip(word, name) for name in close):
        close = []
    begun = [name for name in every if len(word) > 2 and name.startswith((f"{word}_", f"{word}-"))]
    longer = sorted(begun, key=lambda name: (len(name), name))
    return list(dict.fromkeys([*small, *turned, *longer, *close]))[:most]


def _is_slip(word: str, other: str) -> bool:
    """Whether two similar words have more in common than letters: a part, a beginning, or all but a few.

    `difflib` finds 'build' similar to 'bid', and 'poorest' to 'foresight'.
    """
    parts, others = ({bit for bit in re.split("[-_ ]", text) if len(bit) > 2} for text in (word, other))
    longest = max(len(word), len(other))
    return (
        not parts.isdisjoint(others)
        or 2 * _shared(word, other) >= longest
        or 3 * _edits(word, other) <= longest
    )


def _edits(word: str, other: str) -> int:
    """Returns how many letters differ: those added, left out or replaced, and pairs that are swapped."""
    above, row = [0] * (len(other) + 1), list(range(len(other) + 1))
    for at, letter in enumerate(word, 1):
        older, above, row = above, row, [at]
        for to, other_letter in enumerate(other, 1):
            edits = min(above[to] + 1, row[to - 1] + 1, above[to - 1] + (letter != other_letter))
            swapped = at > 1 and to > 1 and letter == other[to - 2] and word[at - 2] == other_letter
            row.append(min(edits, older[to - 2] + 1) if swapped else edits)
    return row[-1]


_LONGEST_WORD = 100
"""The most characters of a word for which similar ones are searched."""
_MOST_COMPARED = 1000
"""The most words that are compared with one; of more, those with the longest common beginning."""


def _comparable(word: str, candidates: set[str]) -> list[str]:
    """Returns the words to compare with a word, few enough to be fast for any list of names."""
    names = [name for name in candidates if len(name) <= 3 * len(word)]
    if len(names) > _MOST_COMPARED:
        names.sort(key=lambda name: (-_shared(word, name), name))
    return sorted(names[:_MOST_COMPARED])


def _shared(word: str, other: str) -> int:
    """Returns the length of the common beginning of two words."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(word, other, strict=False)))
