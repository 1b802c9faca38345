"""The language of Pacific Rails Inc.: the node class of each grammar rule, and words for messages.

The grammar itself is `grammar/pacific_rails.lark`.
"""

from gwt import common, dsl, resources
from gwt.games.pacific_rails.verbs.verb_modules import SUBJECTS

NAMES = frozenset(
    {
        *("ruling", "good", "resource", "spot", "district"),
        *("specialist", "upgrade", "senator", "place"),
    }
)
"""The kinds of name in the grammar."""

WORDING = {
    "good": "resource or track tile",
    "spot": "action space or district",
    "place": "space of the map",
    "NAME": "a name",
    "NUMBER": "a number",
    "NEGATIVE": "a number below zero",
    "BUILDING": "'station' or 'telegraph'",
    "WS": "a blank",
}
"""Descriptions of the grammar's terminals for messages, if they are not plain words."""

SYNONYMS = {
    **dict.fromkeys(("take", "get", "receive", "earn", "collect", "obtain", "add"), "gain"),
    **dict.fromkeys(("lose", "spend", "give"), "pay"),
    **dict.fromkeys(("$N", "N coin", "N dollar", "N cash"), "N money"),
    **dict.fromkeys(("gain N point", "score N point"), "score N"),
    **dict.fromkeys(("N point", "N victory point"), "score N"),
    **dict.fromkeys(("build track", "place track", "put track", "build rail"), "lay track"),
    "telegraph office": "telegraph",
    "harvest": "gather",
    **dict.fromkeys(("recruit", "employ"), "hire"),
    "build office": "build telegraph",
    **common.TRANSLATED_VERBS,
}
"""Common wrong spellings by people who know the game, each with the right one."""

_PER = "Only points go by what is counted, as in 'score 1 per own station'; goods are plain numbers."
HINTS = {
    **dict.fromkeys(("per", "for each", "for every"), _PER),
    **dict.fromkeys(("victory", "VP", "vp"), "Points are written 'score 3'."),
    "another price or number": "No effect changes a price.",
    "what an action does again": "Write 'repeat 2 times (...)'.",
    "taking from players": "Write 'each other player (...)'.",
    "other triggers": "Write 'when any player hires (...)', or another event, in 'triggers'.",
    "chance": "Chance comes from shuffled tiles and cards.",
    "the score during the game": "Write 'each player with most money (...)', or another count.",
    "how often in a game": "A step is done as often as its place is used.",
    "payments of any amount": "Write a choice of payments, each with what it brings, joined by 'or'.",
}
"""Words that do not fit everywhere, each with what can be written."""

LANGUAGE = dsl.Language(
    resources.grammar_file("pacific_rails"),
    dsl.verbs_of(SUBJECTS),
    NAMES,
    WORDING,
    SYNONYMS,
    rules={"goods": common.goods_builder},
    hints=HINTS,
    paying="pay",
)
