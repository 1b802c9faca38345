"""Words of the Dutch and Italian rule texts of games, for those who write them in an expression."""

TRANSLATED_VERBS = {
    **dict.fromkeys(("betaal", "paga"), "pay"),
    **dict.fromkeys(("krijg", "ontvang", "verdien", "guadagna", "ottieni", "ricevi"), "gain"),
    **dict.fromkeys(("verwijder", "rimuovi"), "remove"),
    **dict.fromkeys(("verplaats", "muovi", "sposta"), "move"),
    **dict.fromkeys(("trek", "pesca"), "draw"),
    **dict.fromkeys(("leg", "scarta"), "discard"),
    **dict.fromkeys(("plaats", "piazza"), "place"),
    **dict.fromkeys(("bouw", "costruisci"), "build"),
    **dict.fromkeys(("lever", "consegna"), "deliver"),
    **dict.fromkeys(("koop", "compra"), "buy"),
    **dict.fromkeys(("neem", "prendi"), "take"),
    **dict.fromkeys(("ruil", "scambia"), "trade"),
    **dict.fromkeys(("herhaal", "ripeti"), "repeat"),
}
"""Each with the English word with which a verb begins; a game adds them to its synonyms."""
