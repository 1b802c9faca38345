"""Patterns of what people write in other words or another order, and what the language says for it.

In a pattern `N` is a number, `W` a word, and `...` some words. In what is said for it `\\1` is the first of
them, `$` each sign of the language, and `<\\1>` gets brackets if it is several steps.
The rows of a table are tried in their order.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from attrs import frozen

from gwt.dsl import numerals, phrase_tables

JOINT = re.compile(r"->|[();]|(?<![\w-])(?:then|or|and)(?![\w-])")
"""The joiners and brackets between two steps."""
_MOST_WORDS = 7
"""Words that `...` may stand for."""

Meanings = tuple[str, ...] | Callable[[re.Match[str]], Iterable[str]]


@frozen
class Pattern:
    """A part of a text in other words, and what may be meant by it."""

    find: re.Pattern[str]
    meanings: Meanings

    def meanings_of(self, match: re.Match[str]) -> tuple[str, ...]:
        """Returns what a part that matches may mean."""
        if callable(self.meanings):
            return tuple(self.meanings(match))
        return tuple(_BRACKETS.sub(_bracketed, match.expand(meaning)) for meaning in self.meanings)


_BRACKETS = re.compile("<(.+)>")


def _bracketed(part: re.Match[str]) -> str:
    return f"({part[1]})" if JOINT.search(part[1]) else part[1]


def _patterns(rows: Mapping[str, Meanings]) -> tuple[Pattern, ...]:
    """Returns the patterns of a table, one for each number of words that `...` may stand for."""
    patterns: list[Pattern] = []
    for row, meanings in rows.items():
        text = row.replace("N", "([0-9]+)").replace("W", "([a-z-]+)")
        for more in range(1, _MOST_WORDS) if "..." in row else (0,):
            words = rf"(\S+(?: \S+){{{more}}})"
            whole = rf"(?<![\w-])(?:{text.replace('...', words)})(?![\w-])"
            patterns.append(Pattern(re.compile(whole), meanings))
    return tuple(patterns)


_TIME = "(?:when|whenever|if|once|after|as soon as|(?:each|every|any) time|the first time)(?: that)?"
EVENT_BEHIND = re.compile(rf" ({_TIME}) ")
"""An event that stands behind what it brings."""
_SOMEBODY = re.compile("(?:a player|anyone|anybody|someone|somebody|each player|every player)(?= )")
_EVENT = re.compile(r"^(.*player |\S+ )?(\S+)(.*)$")


def _trigger(event: str, effect: str) -> Iterator[str]:
    """Yields the triggers that an event and what it brings may be, with its verb in either person."""
    event = re.sub(" (?:a|an|the|1)(?= )", "", _SOMEBODY.sub("any player", event.rstrip(",:")))
    effect = re.sub("^(?:-> |then |you )*", "", effect)
    bare = effect[1:-1] if effect.startswith("(") and effect.endswith(")") else effect
    for match in _EVENT.finditer(event):
        who, verb, rest = match.groups("")
        for does in (verb, verb.removesuffix("s") if verb.endswith("s") else f"{verb}s"):
            yield f"when {who}{does}{rest} ({bare})"


_BARE = r"(?:(?!(?<![\w-])(?:if|unless|then|or|and)(?![\w-]))[^()>])+"
"""The words of a single step."""
_CONDITION = re.compile(rf"(?<![\w-])(?:if|unless)(?![\w-])(?:(?!{JOINT.pattern}).)*$")
"""A condition up to its number, which means at least so many."""
_PLACES = "[0-9]+(?: ?/ ?[0-9]+)+"

TEXTS = _patterns(
    {
        rf"(.+?),? {_TIME} (.+)": lambda match: _trigger(match[2], match[1]),
        rf"{_TIME} ... (.+)": lambda match: _trigger(match[1], match[2]),
        "if (?:you )?(.+?)(?:,? then|,) (?:you )?(.+)": (r"\1 -> \2",),
        "(?:swap|trade|exchange)(?: in)? (.+) for (.+)": (r"pay \1 -> gain \2",),
        "(?:give|pay) (.+) to (?:the )?((?:another|that|next|each other) player)": (
            r"pay \1 -> \2 (gain \1)",
        ),
        "((?:may )?(?:pay|discard|lose|lay off|return|sell|turn in|trade in) .+) for (.+)": (
            r"\1 -> gain \2",
            r"\1 -> \2",
        ),
        r"(?:for|by paying) (\$?N(?: W)??),? (?:you )?(?:may|can) (.+)": (r"may pay \1 -> \4",),
        r"(?:for|by paying) (\$?N(?: W)??),? (.+)": (r"pay \1 -> \4",),
        "first (.+?),? (?:and )?(?:then|afterwards|after that) (.+)": (r"\1 then \2",),
        "(?:do (?:this|the following) )?twice:? ([^(].*)": (r"repeat 2 times (\1)",),
        "(.+?) ?-> ?(.+)": (r"\1 -> \2",),
        "(.+) to (.+)": (r"\1 -> \2",),
        "((?:each |next )?player with (?:the )?(?:most|fewest|[0-9]+) .+?) ([a-z]+?)s? ([^()]+)": (
            r"\1 (\2 \3)",
        ),
        "N (?:points? )?for (?:the )?((?:second |third )?(?:most|fewest) .+)": (r"\1 per \2",),
        "(?:choose|choose one|one)(?: of)?:? (.+?)(?:,| /|,? or) (.+)": (r"\1 or \2",),
        "N per (?:N )?(.+)": (r"\1 \3",),
        r"(?:repeat |do )?([^()]+|\([^()]+\)) twice": (r"repeat 2 times (\1)", r"repeat 2 times \1"),
        r"(?:repeat |do )?(\(.+\)) N (?:times|x)": (r"repeat \2 times \1",),
        r"(?:do )?N (?:times|x) (\(.+\))": (r"repeat \1 times \2",),
        "N ?/ ?N ([a-z].+)": (r"\1 per \2 \3",),
        "([0-9]+(?:[-,] ?[0-9]+)+) (by .+)": lambda match: (
            f"{re.sub('[-,] ?', ' / ', match[1])} {match[2]}",
        ),
        "(.+) (if|unless) ([0-9][^()]*?) and (?:if )?([0-9].+)": (r"(\1 \2 \3) \2 \4",),
        "(.+) (if|unless) ([0-9][^()]*?) or (?:if )?([0-9].+)": (r"(\1 \2 \3) or (\1 \2 \4)",),
        r"([^()]+ per) (.+?) (?:and|or) ([^()]+)": (r"\1 \2 and \1 \3",),
        rf"({_PLACES}) (?:by|for|per)(?: the)?(?: most)? (.+)": (r"\1 by \2",),
        rf"({_PLACES}) (?:by|for|per) (?:(?:the )?numbers? of )?(.+?)s?(?: count| owned)?": (
            r"\1 by number of \2s",
        ),
        "(?:only )?(if|unless) (?:you have |you own |there are )?...(?<![,:])[,:]? (?:then )?(.+)": (
            r"<\3> \1 \2",
        ),
        r"(when .+?) (if|unless) ([^()]+?) \((.+)\)": (r"\1 (<\4> \2 \3)",),
    }
)
"""Whole texts, steps, or what stands in brackets."""

ARMS = _patterns(
    {
        rf"({_BARE} )([\w-]+) (or|and) ([\w-]+)": (r"\1\2 \3 \1\4",),
        rf"({_BARE} )([\w-]+)(?: or | ?/ ?)([\w-]+)( ->.+|)": (r"\1\2 or \1\3\4", r"(\1\2 or \1\3)\4"),
        rf"([a-z-]+ )({_BARE}) (or|and) ([0-9]{_BARE}?)( ->.+|)": (
            r"\1\2 \3 \1\4\5",
            r"(\1\2 \3 \1\4)\5",
        ),
    }
)
"""Steps with a word that joins two nouns, each of which needs a step."""

REPETITIONS = _patterns(
    {
        f"({_BARE}?)(?: up to)? N(?: times)?( {_BARE}?|)s?": lambda match: (
            (f"repeat {match[2]} times ({match[1]}{match[3]})",)
            if int(match[2]) > 1 and not re.search("[0-9]", match[1] + match[3])
            else ()
        ),
    }
)
"""Steps with a number that their verb has not."""

LISTS = _patterns(
    {
        r"N W or (?:\1 )?W": (r"\1 of \2, \3",),
        "(N W) and (N W)": (r"\1, \4",),
        r"(\$?)N (?:or (?:less|fewer)|maximum|max|at most)": (r"up to \1\2",),
        r"(\S+) \1": (r"\1",),
        "([+-]) N": (r"\1\2",),
        "[A-Za-z-]*[A-Z][A-Za-z-]*": lambda match: (match[0].lower(),),
        "([a-z-]+)s": (r"\1",),
        "^([a-z][a-z -]+)$": (r"1 \1",),
        r"(?!(?:then|or|and)\b)W": (r"\1s", r"1 \1"),
        "(?<=of )(W(?:, [a-z-]+)*),? (?:or|and) W": (r"\1, \3",),
    }
)
"""Names and amounts that a word joins instead of a comma."""

_OPPOSITE = {"if": "unless", "unless": "if"}
BOUNDS = _patterns(
    {
        "(?:(?<=if )|(?<=unless )|^)at least N": (r"\1",),
        "(?:more than|over) N": lambda match: (str(int(match[1]) + 1),),
        "(if|unless) (?:fewer|less) than N": lambda match: (f"{_OPPOSITE[match[1]]} {match[2]}",),
        "(if|unless) (?:at most|no more than) N": lambda match: (
            f"{_OPPOSITE[match[1]]} {int(match[2]) + 1}",
        ),
        "(if|unless) (?:you )?(?:do not have|don't have|have no|own no)(?: an?| any)?": lambda match: (
            f"{_OPPOSITE[match[1]]} 1",
        ),
        "(if|unless) not": lambda match: (_OPPOSITE[match[1]],),
        "(if|unless) ([a-z -]+?) (?:is|are|=|>=|≥) (?:at least )?N": (r"\1 \3 \2",),
        "(if|unless) ([a-z -]+?) (?:>|is more than|are more than) N": lambda match: (
            f"{match[1]} {int(match[3]) + 1} {match[2]}",
        ),
        "(if|unless) ([a-z -]+?) (?:<|is less than|are fewer than|are less than) N": lambda match: (
            f"{_OPPOSITE[match[1]]} {match[3]} {match[2]}",
        ),
        "(if|unless) (?:no|without)": lambda match: (f"{_OPPOSITE[match[1]]} 1",),
    }
)
"""Conditions with another bound than a least number."""

WORDS = (
    *_patterns(
        {
            "an": ("and",),
            "the": ("then",),
            rf"(?i:{'|'.join(phrase_tables.NUMBERS)})(?! {numerals.TIMES.pattern})": lambda match: (
                str(phrase_tables.NUMBERS[match[0].lower()]),
                f"${phrase_tables.NUMBERS[match[0].lower()]}",
            ),
        }
    ),
    Pattern(re.compile(rf"(?<![\w-])(?i:{'|'.join(phrase_tables.FILLERS)})(?: |(?![\w-]))"), ("",)),
    *BOUNDS,
    *_patterns(
        {
            "1(?= [a-z])": ("",),
            r"(?:exactly|precisely|another|a further|a total of)(?= \$?[0-9])": lambda match: (
                () if _CONDITION.search(match.string, 0, match.start()) else ("",)
            ),
            "(?<=[0-9] )([a-z-]+?)s": (r"\1",),
            rf"([+-]) ?[{phrase_tables.CURRENCIES}] ?N": (r"\1\2",),
        }
    ),
)
"""Numbers in words, what can be left out, bounds, and numbers that are missing or that a verb never has."""

NUMBERS_HERE = _patterns(
    {
        rf"N ?[{phrase_tables.CURRENCIES}]": (r"$\1",),
        rf"[{phrase_tables.CURRENCIES}]? ?N": (r"$\1",),
        r"N ?(?:-|–|to|\.\.) ?N": (r"up to \2",),
    }
)
"""Numbers in another form where reading stops."""
