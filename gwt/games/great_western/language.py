"""The language of Great Western Trail: the node class of each grammar rule, and words for messages.

The grammar itself is `grammar/great_western.lark`.
"""

import re

from gwt import common, dsl, resources
from gwt.games.great_western.entries.vocabulary import TAGGED
from gwt.games.great_western.verbs.verb_modules import SUBJECTS

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
    **dict.fromkeys(("take", "get", "receive", "earn", "win", "collect", "obtain", "keep"), "gain"),
    **dict.fromkeys(("steal N W from", "take N W from player"), "gain N W from"),
    **dict.fromkeys(("add $N", "receive $N"), "gain $N"),
    **dict.fromkeys(("cost $N", "give $N to bank"), "pay $N"),
    **dict.fromkeys(
        (
            *("from bank", "to bank", "from the bank", "from supply", "from deck", "from the deck"),
            *("from draw pile", "from your deck", "from hand", "of cards", "from pile", "from your pile"),
        ),
        "",
    ),
    **dict.fromkeys(("pick up", "pick"), "draw"),
    **dict.fromkeys(("lose N card", "lose card"), "discard 1 card"),
    **dict.fromkeys(("discard all card", "discard all of your card", "discard everything"), "discard hand"),
    **dict.fromkeys(
        ("N same cattle", "N identical cattle", "N matching cattle", "N equal cattle", "N of same breed"),
        "N cattle of same breed",
    ),
    **dict.fromkeys(
        ("cattle of breed", "cattle of same type", "cattle of same kind"), "cattle of same breed"
    ),
    **dict.fromkeys(("pair of cattle", "cattle pair", "pair"), "2 cattle of same breed"),
    **dict.fromkeys(("from game", "from the game"), "from hand"),
    **dict.fromkeys(("draw objective", "take objective", "draw objective card"), "gain objective"),
    "objective card": "objective",
    **dict.fromkeys(
        ("objective done", "objective met", "objective", "completed objective"), "objective in area"
    ),
    "station master": "master",
    **dict.fromkeys(("trade with W", "take teepee", "gain teepee", "make trade", "perform trade"), "trade"),
    **dict.fromkeys(("neighbouring tile", "adjacent tile", "neighbour tile"), "adjacent building"),
    **dict.fromkeys(("neighbouring", "neighboring", "neighbour", "nearby", "next"), "adjacent"),
    **dict.fromkeys(("from display", "from row", "from the market"), "from market"),
    "gain income": "take income",
    **dict.fromkeys(("different cattle", "kind of cattle", "different kind of cattle"), "different breed"),
    "pair of teepee": "teepee pair",
    **dict.fromkeys(("money", "cash"), "dollars"),
    **dict.fromkeys(("lose", "spend"), "pay"),
    **dict.fromkeys(
        ("play card", "throw away", "drop", "dump", "toss", "throw out", "get rid of"), "discard"
    ),
    **dict.fromkeys(("clear", "destroy", "eliminate", "delete", "take away"), "remove"),
    **dict.fromkeys(("reverse engine", "retreat engine", "move back engine"), "move engine back"),
    **dict.fromkeys(("push back engine", "engine back", "push engine back"), "move engine back"),
    **dict.fromkeys(("take hazard", "gain hazard"), "remove hazard"),
    **dict.fromkeys(("purchase", "acquire"), "buy"),
    **dict.fromkeys(("activate", "perform", "execute", "do", "carry out", "copy"), "use"),
    **dict.fromkeys(("put", "construct", "erect"), "place"),
    **dict.fromkeys(("remove N W", "trash N W", "exile N W"), "remove N W from hand"),
    **dict.fromkeys(("N coin", "N buck", "N USD", "N cash", "N money", "N gold"), "$N"),
    **dict.fromkeys(("building", "building built", "building placed"), "own building"),
    **dict.fromkeys(("station", "upgraded station", "station upgraded"), "own station"),
    **dict.fromkeys(
        ("for each of your W", "for every W you have", "for each W you have", "for each W you own"),
        "per own W",
    ),
    **dict.fromkeys(("per W you have", "per W you own"), "per own W"),
    **dict.fromkeys(("pay N certificate", "lose N temporary certificate"), "lose N certificate"),
    **dict.fromkeys(
        ("lay off W", "fire W", "dismiss W", "lose W", "discard W", "return W", "pay W", "sack W"),
        "lay off W to job market",
    ),
    **dict.fromkeys(
        ("gain N certificate", "N certificate", "+N certificate", "certificate +N"), "advance certificate N"
    ),
    **dict.fromkeys(("delivery to W", "disc in W"), "own disc in W"),
    "on delivery": "when you deliver",
    "certificates limit": "certificate",
    "gain certificate": "advance certificate 1",
    "auxiliary action": "use auxiliary",
    "single auxiliary": "use single auxiliary",
    **dict.fromkeys(
        ("raise certificate", "increase certificate", "move certificate"), "advance certificate"
    ),
    **dict.fromkeys(("advance engine", "advance train", "advance locomotive"), "move engine"),
    **dict.fromkeys(("move train", "move locomotive", "move engine forward"), "move engine"),
    **dict.fromkeys(("engine N", "train N", "locomotive N", "engine +N"), "move engine N"),
    **dict.fromkeys(("move N space", "move N step", "move N location", "move N"), "move cattleman N"),
    **dict.fromkeys(("go on N", "go N"), "move cattleman N"),
    "cattleman N location": "cattleman N",
    **dict.fromkeys(("move up to N step", "move up to N space", "go up to N"), "move cattleman up to N"),
    **dict.fromkeys(("back at least N", "backward at least N", "backwards at least N"), "back N or more"),
    **dict.fromkeys(
        ("station you stop at", "station you reach", "station you arrive at"), "station reached"
    ),
    **dict.fromkeys(
        ("move cattleman N for free", "move cattleman N free of charge", "move cattleman N freely"),
        "move cattleman N without fees",
    ),
    **dict.fromkeys(("place tile", "erect tile", "build tile", "erect building"), "place building"),
    **dict.fromkeys(("move cowhand", "move herder", "move meeple"), "move cattleman"),
    **dict.fromkeys(("move pawn", "move rancher", "advance cattleman"), "move cattleman"),
    **dict.fromkeys(("buy cow", "buy N cattle", "buy N cow"), "buy cattle"),
    **dict.fromkeys(("buy cattle from market", "buy cattle from cattle market"), "buy cattle"),
    **dict.fromkeys(("buy cattle with all W", "buy cattle using all W"), "buy cattle"),
    **dict.fromkeys(("place building in W for $N", "build in W for $N"), "place building at $N in W"),
    **dict.fromkeys(
        ("take N W from market for free", "gain N W from market for free"), "take N W from market"
    ),
    **dict.fromkeys(
        ("put N cattle into market", "draw N cattle into market", "put N cattle in market"),
        "add N cattle to market",
    ),
    **dict.fromkeys(
        ("gain W from market", "take W from market", "put W from market"), "take 1 W from market"
    ),
    **dict.fromkeys(("ship cattle", "ship", "deliver cattle"), "deliver"),
    **dict.fromkeys(
        (
            "deliver to city worth up to N",
            "deliver to city worth at most N",
            "deliver to city of value N",
            "deliver to city with value up to N",
        ),
        "deliver within N",
    ),
    "private building": "building",
    **dict.fromkeys(("build at", "build building at"), "place building at"),
    **dict.fromkeys(("build building", "build", "place private building"), "place building at $2"),
    **dict.fromkeys(("build building for $N", "build for $N"), "place building at $N"),
    **dict.fromkeys(
        (
            *("place building for $N per W", "place building at $N per W", "build building for $N per W"),
            *("build building costing $N", "place building costing $N"),
        ),
        "place building at $N",
    ),
    **dict.fromkeys(("place building for free", "build building for free"), "place building at $0"),
    **dict.fromkeys(("refill cattle market", "refill market", "refill the market"), "fill cattle market"),
    **dict.fromkeys(("draw N card", "take N card", "gain N card"), "draw N"),
    **dict.fromkeys(("draw card up to", "draw up to", "draw back to", "draw up"), "draw to"),
    **dict.fromkeys(("draw card until you have", "draw until you have", "draw until"), "draw to"),
    "refill hand": "draw to hand limit",
    **dict.fromkeys(("discard down to", "discard until you have", "reduce hand to"), "discard to"),
    **dict.fromkeys(("when you hire worker", "when you hire anybody"), "when you hire"),
    "hires worker": "hires",
    "builds building": "builds",
    **dict.fromkeys(
        ("when you build building", "when you place building", "when you place"), "when you build"
    ),
    **dict.fromkeys(("when you place disc", "when you make delivery", "when you ship"), "when you deliver"),
    **dict.fromkeys(
        (
            "turn in N W",
            "trade in N W",
            "return N W",
            "hand in N W",
            "discard N W",
            "use N W",
            "give up N W",
        ),
        "pay N W",
    ),
    "sell N W": "discard N W",
    "hand size": "hand limit",
    "N$": "N dollars",
    **dict.fromkeys(("move engine N backward", "move engine backward N"), "move engine back N"),
    **dict.fromkeys(("ride", "travel", "walk"), "move cattleman"),
    **dict.fromkeys(
        (
            *("opponents lose $N", "each other player loses $N", "each other player pays you $N"),
            *("each other player gives you $N", "take $N from everyone", "all opponents pay you $N"),
        ),
        "gain $N from each other player",
    ),
    **dict.fromkeys(
        ("another player gives you $N", "another player pays you $N"), "gain $N from another player"
    ),
    **dict.fromkeys(("$N less", "$N off"), "$N cheaper"),
    **dict.fromkeys(
        (
            *("$N cheaper", "with $N discount", "with a discount of $N", "with a $N discount"),
            *("at a discount of $N", "for $N less", "for $N cheaper", "at a $N discount"),
            *("with $N off", "at $N discount", "paying $N less", "costing $N less"),
        ),
        "at $N cheaper",
    ),
    **dict.fromkeys(("for N less", "for N cheaper", "at N less"), "at $N cheaper"),
    **dict.fromkeys(
        ("for $N more", "$N more", "for $N extra", "for N more", "at +$N", "+$N", "paying N more"),
        "at $N more",
    ),
    **dict.fromkeys(("recruit", "employ"), "hire"),
    **dict.fromkeys(("gain worker", "take worker", "employ worker"), "hire worker"),
    **dict.fromkeys(("hire 1 W", "recruit W", "recruit 1 W", "employ 1 W"), "hire worker"),
    "build station": "upgrade station",
    **dict.fromkeys(
        (
            *("every other player", "all other players", "others", "all others", "other players"),
            *("the other players", "all but you", "everyone else", "everybody else", "other players each"),
            *("all opponents", "each opponent", "every opponent", "opponents"),
        ),
        "each other player",
    ),
    **dict.fromkeys(("each player", "all players", "everybody", "everyone", "all"), "every player"),
    **dict.fromkeys(("the poorest player", "poorest player"), "each player with fewest dollars"),
    **dict.fromkeys(("the richest player", "richest player"), "each player with most dollars"),
    **dict.fromkeys(("player with", "the player with", "every player with"), "each player with"),
    **dict.fromkeys(("player with most", "the player with most"), "each player with most"),
    **dict.fromkeys(
        (
            *("the next player", "left neighbour", "the player on the left", "player on the left"),
            *("the player to the left", "player to the left", "player to your left", "the left player"),
            *("left player", "player on your left"),
        ),
        "next player",
    ),
    **dict.fromkeys(("choose a player", "any other player", "a player"), "another player"),
    **dict.fromkeys(
        ("chosen player", "a chosen player", "player of your choice", "one player"), "another player"
    ),
    **dict.fromkeys(("an opponent", "opponent", "another opponent", "one other player"), "another player"),
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
    **dict.fromkeys(("without paying fees", "without paying", "without tolls", "no tolls"), "without fees"),
    "steal $N": "gain $N from another player",
    **dict.fromkeys(
        ("bid secretly up to N for turn order", "secretly bid up to N for turn order"),
        "each player secretly (bid up to N) then order turns by bids",
    ),
    **dict.fromkeys(
        ("each player bid secretly up to $N", "each player secretly bid up to $N", "bid secretly up to $N"),
        "each player secretly (bid up to $N)",
    ),
    **dict.fromkeys(
        ("bid secretly up to N", "secretly bid up to N", "all players secretly bid up to N"),
        "each player secretly (bid up to N)",
    ),
    **common.TRANSLATED_VERBS,
}
"""Common wrong spellings by people who know the game, each with the right one."""

_POINTS = "Points stand in 'points' of a component and in scoring.yaml, and are counted at the end."
HINTS = {
    **dict.fromkeys(("score", "victory", "VP", "vp"), _POINTS),
    **dict.fromkeys(("N points", "N point", "N VP"), _POINTS),
    **dict.fromkeys(("trash", "destroy", "exile"), "Write 'remove 1 card from hand'."),
    "$": "Write 'gain $2', or 'pay $2 -> ...'.",
    **dict.fromkeys(("teepee", "tepee"), "Write 'gain $1 per teepee pair', or count a tile by its id."),
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


def _for_people(text: str) -> str:
    """Returns the text of an effect, with a price instead of a number to hire by."""
    dearer = re.sub("hire worker -([0-9]+)", r"hire worker at $\1 more", text)
    return re.sub(r"hire worker \+([0-9]+)", r"hire worker at $\1 cheaper", dearer)


LANGUAGE = dsl.Language(
    resources.grammar_file("great_western"),
    dsl.verbs_of(SUBJECTS),
    NAMES,
    WORDING,
    SYNONYMS,
    rules={
        "price_change": lambda dollars, change: int(dollars) * (-1 if change == "more" else 1),
        "of_that_player": lambda count: dsl.owned_count(count, common.that_player.OWNER),
        "of_player": lambda count, number: common.that_player.count_of_player(count, int(number)),
    },
    hints=HINTS,
    paying="pay",
    for_people=_for_people,
)
