gain = gain { AMOUNT($amount, "silver") }
pay = pay { AMOUNT($amount, "silver") }
score = score { AMOUNT($amount, "point") }
draw = draw { AMOUNT($amount, "card") }
discard = { $stall ->
    [none] discard 1 card
   *[other] discard the { $stall }
}
open = { $stall ->
    [none] open 1 stall
   *[other] open the { $stall } { $market ->
        [yes] from the market
       *[no] { "" }
    }
}
light = { $stall ->
    [none] light 1 of your stalls
   *[other] light the { $stall }
}

noun-silver = { $number ->
    [one] silver coin
   *[other] silver coins
}
noun-card = { $number ->
    [one] card
   *[other] cards
}
count-own-stall = { $number ->
    [one] stall in your street
   *[other] stalls in your street
}
count-lit-stall = { $number ->
    [one] stall lit this turn
   *[other] stalls lit this turn
}
count-stall-point = { $number ->
    [one] point on your stalls
   *[other] points on your stalls
}
count-point = { noun-point }
count-card = { noun-card } in hand
count-silver = { noun-silver }
count-kind = { $number ->
    [one] { $argument } stall in your street
   *[other] { $argument } stalls in your street
}
name-food = food
name-music = music
name-craft = craft
name-tea-house = tea house
name-noodle-cart = noodle cart
name-dumpling-kitchen = dumpling kitchen
name-fish-grill = fish grill
name-sweet-seller = sweet seller
name-drummer = drummer
name-fiddler = fiddler
name-choir = choir
name-puppet-stage = puppet stage
name-dancer = dancer
name-lantern-maker = lantern maker
name-kite-shop = kite shop
name-potter = potter
name-weaver = weaver
name-fortune-teller = fortune teller
name-evening = the evening
name-street = the street
name-purse = the purse

about-stall-action = when you light it: { $action }
about-stall-opened = when you open it: { $opened }
about-street-last = the round is the last once a player has this: { $last }
key-turn = each turn: { $turn }
key-score = { $score }
key-ties = { $ties }
