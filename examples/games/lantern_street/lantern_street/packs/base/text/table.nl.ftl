event-points-scored = verdiende { AMOUNT($points, "point") }
event-stall-opened = opende { $stall }
event-stall-lit = verlichtte { $stall }

## Een spel in de browser

table-kind-points-scored = verdiende punten
table-kind-stall-opened = geopende kramen
table-kind-stall-lit = verlichte kramen

## Regels en vragen aan een tafel

row-gain = +{ AMOUNT($amount, "silver") }
row-pay = −{ AMOUNT($amount, "silver") }
row-score = +{ AMOUNT($amount, "point") }
row-draw = trek { AMOUNT($amount) }
row-discard = { $stall ->
    [none] gooi een kaart weg
   *[other] { $stall } weg
}
row-open = { $stall ->
    [none] open een kraam
   *[other] { $stall } { $market ->
        [yes] · van de markt
       *[no] { "" }
    }
}
row-light = { $stall ->
    [none] verlicht een kraam
   *[other] verlicht { $stall }
}
ask-discard = Welke kaart gooi je weg?
ask-open = Welke kraam open je?
ask-light = Welke kraam verlicht je?
