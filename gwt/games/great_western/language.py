"""The language of Great Western Trail: the node class of each grammar rule, and words for messages.

The grammar itself is `grammar/great_western.lark`.
"""

from gwt.common import TRANSLATED_VERBS, that_player
from gwt.dsl import Language, owned_count, verbs_of
from gwt.games.great_western.entries.vocabulary import TAGGED
from gwt.games.great_western.verbs.verb_modules import SUBJECTS
from gwt.resources import grammar_file

NAMES = frozenset(
    {
        *("ruling", "card", "objective", "track", "space", "tile"),
        *("aux", "worker", "city", "target", "disc", "station", "piece", "master", "town", "place"),
    }
)
"""The kinds of name in the grammar."""

WORDING = {
    "aux": "auxiliary action",
    **{f"{kind}_tag": f"tag of {things}" for kind, things in TAGGED.items()},
    "certificate": "number of certificates",
    "disc": "disc space",
    "master": "station master",
    "place": "tag of a space",
    "target": "city or station",
    "track": "space of the railroad",
    "turn-card": "turn card",
    "event-card": "event card",
    "NAME": "a name",
    "NUMBER": "a number",
    "NEGATIVE": "a number below zero",
    "SIGNED": "a number with a sign such as +2",
    "CHANGE": "'more' or 'cheaper'",
    "CARD": "'cattle', 'card' or 'objective'",
    "ACT": "'use', 'copy' or 'continue'",
    "WS": "a blank",
}
"""Descriptions of the grammar's terminals for messages, if they are not plain words."""

SYNONYMS = {
    **dict.fromkeys(("take", "get", "receive", "earn", "win", "collect"), "gain"),
    **dict.fromkeys(("lose", "spend"), "pay"),
    **dict.fromkeys(("play card", "throw away", "drop"), "discard"),
    **dict.fromkeys(("pay N certificate", "lose N temporary certificate"), "lose N certificate"),
    **dict.fromkeys(
        (
            "lose worker",
            "lose 1 worker",
            "lose N worker",
            "lay off N worker",
            "fire worker",
            "dismiss worker",
        ),
        "lay off worker to job market",
    ),
    **dict.fromkeys(("fire", "dismiss"), "lay off"),
    "gain N certificate": "advance certificate N",
    "advance engine": "move engine",
    **dict.fromkeys(("move train", "move engine forward"), "move engine"),
    "buy cow": "buy cattle",
    "build building": "place building",
    "build": "place building at $2",
    **dict.fromkeys(("refill cattle market", "refill market", "refill the market"), "fill cattle market"),
    **dict.fromkeys(("draw N card", "take N card", "gain N card"), "draw N"),
    **dict.fromkeys(("$N less", "$N off"), "$N cheaper"),
    "recruit": "hire",
    "gain worker": "hire worker",
    "build station": "upgrade station",
    **dict.fromkeys(
        (
            *("every other player", "all other players", "others", "all others"),
            *("all opponents", "each opponent", "every opponent", "opponents"),
        ),
        "each other player",
    ),
    **dict.fromkeys(("each player", "all players", "everybody", "everyone"), "every player"),
    **dict.fromkeys(("the poorest player", "poorest player"), "each player with fewest dollars"),
    **dict.fromkeys(("the richest player", "richest player"), "each player with most dollars"),
    **dict.fromkeys(("player with", "the player with", "every player with"), "each player with"),
    **dict.fromkeys(
        (
            *("the next player", "left neighbour", "the player on the left", "player on the left"),
            *("the player to the left", "player to the left"),
        ),
        "next player",
    ),
    **dict.fromkeys(("choose a player", "any other player", "a player"), "another player"),
    **dict.fromkeys(
        ("them", "they", "this player", "the same player", "the chosen player", "that opponent"),
        "that player",
    ),
    "$N": "N dollars",
    "N dollar": "$N",
    "whenever": "when",
    **dict.fromkeys(("last turn", "final round"), "last round"),
    **dict.fromkeys(("trade with the indian", "trade with indian"), "trade"),
    "cow": "cattle",
    "forward": "",
    **dict.fromkeys(("without paying fees", "without paying"), "without fees"),
    "steal $N": "gain $N from another player",
    **dict.fromkeys(
        ("bid secretly up to N for turn order", "secretly bid up to N for turn order"),
        "each player secretly (bid up to N) then order turns by bids",
    ),
    **dict.fromkeys(
        ("bid secretly up to N", "secretly bid up to N", "all players secretly bid up to N"),
        "each player secretly (bid up to N)",
    ),
    **TRANSLATED_VERBS,
}
"""Common wrong spellings by people who know the game, each with the right one."""

_POINTS = "Points stand in 'points' of a component and in scoring.yaml, and are counted at the end."
HINTS = {
    **dict.fromkeys(("score", "victory", "VP", "vp"), _POINTS),
    **dict.fromkeys(("N points", "N point", "N VP"), _POINTS),
    **dict.fromkeys(("trash", "destroy", "exile"), "Write 'remove 1 card from hand'."),
    "$": "Write 'gain $2', or 'pay $2 -> ...'.",
    "sell": "Write 'discard 1 cattle -> gain $2', or 'deliver'.",
    "another price or number": (
        "Only some verbs have a price: 'hire worker at $2 cheaper', 'place building at $1'."
    ),
    "what an action does again": "Write 'repeat 2 times (...)'.",
    "taking from players": "Write 'gain $2 from another player'.",
    "other triggers": "Write 'when you deliver (gain $2)', or another event, in 'triggers'.",
    "secret choices": "Write 'each player secretly (...)': all choose, then all is revealed.",
    "chance": "Chance comes from shuffled tiles, cards and events.",
    "things of different kinds": (
        "Write 'gain $1 per different breed', 'gain $1 per different value in hand', or tag the pieces."
    ),
    "parts of a number": "'certificates' counts permanent and temporary ones.",
    "the score during the game": (
        "Write 'gain $2 if most dollars', 'each player with most dollars (...)', or another count."
    ),
    "how often in a game": "A step is done as often as its place is used.",
    "an action without its price": "Write 'place building at $0', or 'take 1 cattle from market'.",
    "payments of any amount": "Write '(pay $1 -> draw 1) or (pay $2 -> draw 2)'.",
    "teams": "Write 'teams' in scoring.yaml, which adds up the scores of partners.",
}
"""Words that no expression has, and families of them, each with what can be written."""

LANGUAGE = Language(
    grammar_file("great_western"),
    verbs_of(SUBJECTS),
    NAMES,
    WORDING,
    SYNONYMS,
    rules={
        "price_change": lambda dollars, change: int(dollars) * (-1 if change == "more" else 1),
        "of_that_player": lambda count: owned_count(count, that_player.OWNER),
        "of_player": lambda count, number: that_player.count_of_player(count, int(number)),
    },
    hints=HINTS,
    paying="pay",
)
