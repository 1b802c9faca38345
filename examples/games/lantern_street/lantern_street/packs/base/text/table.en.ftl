event-points-scored = scored { AMOUNT($points, "point") }
event-stall-opened = opened the { $stall }
event-stall-lit = lit the { $stall }

## A replay in a browser

table-kind-points-scored = points scored
table-kind-stall-opened = stalls opened
table-kind-stall-lit = stalls lit

## Rows and questions at a table

row-gain = +{ AMOUNT($amount, "silver") }
row-pay = −{ AMOUNT($amount, "silver") }
row-score = +{ AMOUNT($amount, "point") }
row-draw = draw { AMOUNT($amount) }
row-discard = { $stall ->
    [none] discard a card
   *[other] { $stall } away
}
row-open = { $stall ->
    [none] open a stall
   *[other] { $stall } { $market ->
        [yes] · from the market
       *[no] { "" }
    }
}
row-light = { $stall ->
    [none] light a stall
   *[other] light { $stall }
}
ask-discard = Which card do you discard?
ask-open = Which stall do you open?
ask-light = Which stall do you light?
