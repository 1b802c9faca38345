"""Words that somebody writes for a sign or a number of the language, in every game."""

_WORDS = "one two three four five six seven eight nine ten eleven twelve"
NUMBERS = {"a": 1, "an": 1} | {word: number for number, word in enumerate(_WORDS.split(), 1)}
"""Numbers that are written as words."""

SIGNS: dict[str, tuple[str, ...]] = {
    ",": ("->", "then", "and"),
    **dict.fromkeys(":=>-→⇒–—", ("->",)),
    **dict.fromkeys("/|", ("or",)),
    **dict.fromkeys("&+", ("and",)),
    **dict.fromkeys("*×", ("per",)),
    ";": ("then",),
}
"""The signs that may be meant, by one that is foreign or misplaced."""

PHRASES = {
    **dict.fromkeys(("for each", "for every", "each", "x", "times", "per each", "per every"), "per"),
    "or else": "or",
    **dict.fromkeys(("the player", "active player", "current player"), ""),
    **dict.fromkeys(("N point", "N VP", "N pts"), "N"),
    **dict.fromkeys(("repeat twice", "twice", "double", "two times"), "repeat 2 times"),
    "less": "fewer",
    **dict.fromkeys(("least", "lowest", "smallest"), "fewest"),
    **dict.fromkeys(("highest", "largest", "greatest", "biggest"), "most"),
    **dict.fromkeys(("you have", "you own", "there are", "there is"), ""),
    **dict.fromkeys(("of your choice", "of your choosing", "of any kind", "you like", "you want"), ""),
    **dict.fromkeys(("into your discard pile", "at normal price", "in total"), ""),
    **dict.fromkeys(("at", "on"), "in"),
    **dict.fromkeys(("backwards", "backward"), "back"),
    "repeat Nx": "repeat N times",
    "minus N": "-N",
    **dict.fromkeys(("plus", "as well as", "along with"), "and"),
    **dict.fromkeys(("the action of", "the action of an", "the effect of", "the effect of an"), ""),
    **dict.fromkeys(("at most", "max", "maximum", "no more than"), "up to"),
    "thrice": "repeat 3 times",
    "when": "if",
    "fourth": "third",
    "any": "1",
    "or more": "",
    "you may": "may",
    **dict.fromkeys(("and then", "followed by", "afterwards", "after that", "next"), "then"),
    **dict.fromkeys(("optionally", "optional", "can", "could", "might", "may choose to"), "may"),
    **dict.fromkeys(("you can", "you could", "you might", "is allowed to", "are allowed to"), "may"),
    **dict.fromkeys(("only if", "provided that", "provided", "as long as", "in case"), "if"),
    # Joining words of Dutch and Italian; one of one or two letters is what a slip leaves of another word.
    "oppure": "or",
    **dict.fromkeys(("dan", "daarna", "poi"), "then"),
    **dict.fromkeys(("als", "indien"), "if"),
    "tenzij": "unless",
    **dict.fromkeys(("elk", "elke", "voor elke", "ogni", "per ogni"), "per"),
    **dict.fromkeys(("mag", "puoi"), "may"),
    **dict.fromkeys(("tot", "fino a"), "up to"),
}
"""The words of the language for those that authors use instead; `N` is a number, `W` a word."""

QUOTES = "\"'`‘’“”«»"

BRACKETS = str.maketrans("[]{}", "()()")

FILLERS = (
    *("a", "an", "the", "your", "my", "his", "her", "their", "its", "of", "please", "extra"),
    *("immediately", "now", "also", "just", "simply", "additional", "total"),
    *("you", "by", "space", "spaces", "step", "steps", "tile", "tiles", "action"),
    *("card", "cards", "token", "tokens", "marker", "new", "either", "cost", "costs", "owned"),
    *("hired", "built", "collected", "removed", "both", "completed"),
    *("employed", "upgraded", "gained"),
)
"""Words that can be left out and the rule stays what it is; any other word has a meaning."""

FUNCTION_WORDS = frozenset(
    {
        *("for", "with", "without", "by", "in", "into", "an", "the", "is", "are", "that", "this", "these"),
        *("you", "your", "from", "to", "if", "as", "it", "its", "all", "so", "be", "has", "have"),
    }
)
"""Words of plain English that are written on purpose, and are no slip for another word."""

INSTEAD = {
    "secretly": "Write 'each player secretly (...)': all choose, then all is revealed.",
    **dict.fromkeys(
        ("else", "otherwise"),
        "Write both with the same condition, '... if 2 cards and ... unless 2 cards'; "
        "'or' is a free choice.",
    ),
    **dict.fromkeys(
        ("exactly", "precisely"),
        "A number is exact, but that of a condition means 'at least'; for no more than that "
        "write '(... if 2 cards) unless 3 cards'.",
    ),
}
"""Words for what is said by another construction, each with a hint."""

UNLIMITED = dict.fromkeys(
    ("no", "up to N", "at most N", "no more than N", "maximum N", "max N"),
    "A score and a need have no upper limit.",
)
"""Phrases that no score and no need has, each with a hint."""

CURRENCIES = "$€£¥"

PREPOSITIONS = ("at", "behind", "for", "from", "in", "of", "on", "onto", "to", "up", "with", "within")

UNSAYABLE = {
    "steal": "taking from players",
    "swap": "trading places",
    **dict.fromkeys(("when", "whenever", "after", "before"), "other triggers"),
    **dict.fromkeys(("secret", "simultaneously"), "secret choices"),
    **dict.fromkeys(("roll", "die", "dice", "random", "randomly"), "chance"),
    **dict.fromkeys(("different", "distinct"), "things of different kinds"),
    **dict.fromkeys(("permanent", "temporary"), "parts of a number"),
    **dict.fromkeys(("winner", "loser", "leader", "most points"), "the score during the game"),
    "once": "how often in a game",
    "once more": "what an action does again",
    "for free": "an action without its price",
    **dict.fromkeys(("without paying", "less", "cheaper", "discount", "extra"), "another price or number"),
    "pay up to": "payments of any amount",
    **dict.fromkeys(("team", "teams", "partner"), "teams"),
}
"""Words for what no expression can say, each with its family in `docs/unsupported.md`.

A word of the game or of a pack is never among them, and several words only where reading stops; one that
is to be said is taken out here.
"""

UNSAYABLE_HINT = "See 'What is not supported' in the documentation."
