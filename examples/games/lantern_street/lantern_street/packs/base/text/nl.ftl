gain = { vooraan } { AMOUNT($amount, "silver") } { achteraan }
    .verb = nemen
pay = { vooraan } { AMOUNT($amount, "silver") } { achteraan }
    .verb = betalen
score = { vooraan } { AMOUNT($amount, "point") } { achteraan }
    .verb = verdienen
draw = { vooraan } { AMOUNT($amount, "card") } { achteraan }
    .verb = trekken
discard = { $stall ->
    [none] { vooraan } 1 kaart { achteraan }
   *[other] { vooraan } { $stall } { achteraan }
}
    .verb = wegleggen
open = { $stall ->
    [none] { vooraan } 1 kraam { achteraan }
   *[other] { vooraan } { $stall } { $market ->
        [yes] van de markt
       *[no] { "" }
    } { achteraan }
}
    .verb = openen
light = { $stall ->
    [none] { vooraan } 1 van je kramen { achteraan }
   *[other] { vooraan } { $stall } { achteraan }
}
    .verb = verlichten

verb-nemen = nemen
    .order = neem
    .particle = { "" }
    .clause = neemt
    .purpose = te nemen
verb-betalen = betalen
    .order = betaal
    .particle = { "" }
    .clause = betaalt
    .purpose = te betalen
verb-verdienen = verdienen
    .order = verdien
    .particle = { "" }
    .clause = verdient
    .purpose = te verdienen
verb-trekken = trekken
    .order = trek
    .particle = { "" }
    .clause = trekt
    .purpose = te trekken
verb-wegleggen = wegleggen
    .order = leg
    .particle = weg
    .clause = weglegt
    .purpose = weg te leggen
verb-openen = openen
    .order = open
    .particle = { "" }
    .clause = opent
    .purpose = te openen
verb-verlichten = verlichten
    .order = verlicht
    .particle = { "" }
    .clause = verlicht
    .purpose = te verlichten

noun-silver = zilver
noun-card = { $number ->
    [one] kaart
   *[other] kaarten
}
count-own-stall = { $number ->
    [one] kraam in je straat
   *[other] kramen in je straat
}
count-lit-stall = { $number ->
    [one] kraam die deze beurt verlicht is
   *[other] kramen die deze beurt verlicht zijn
}
count-stall-point = { $number ->
    [one] punt op je kramen
   *[other] punten op je kramen
}
count-point = { noun-point }
count-card = { noun-card } in je hand
count-silver = zilver
count-kind = { $number ->
    [one] kraam van de soort { $argument } in je straat
   *[other] kramen van de soort { $argument } in je straat
}
name-food = eten
name-music = muziek
name-craft = ambacht
name-tea-house = theehuis
name-noodle-cart = noedelkar
name-dumpling-kitchen = dumplingkeuken
name-fish-grill = visgrill
name-sweet-seller = snoepkraam
name-drummer = trommelaar
name-fiddler = vedelaar
name-choir = koor
name-puppet-stage = poppentheater
name-dancer = danseres
name-lantern-maker = lantaarnmaker
name-kite-shop = vliegerwinkel
name-potter = pottenbakker
name-weaver = wever
name-fortune-teller = waarzegster
name-evening = de avond
name-street = de straat
name-purse = de beurs

about-stall-action = als je hem verlicht: { $action }
about-stall-opened = als je hem opent: { $opened }
about-street-last = de ronde is de laatste zodra een speler dit heeft: { $last }
key-turn = elke beurt: { $turn }
key-score = { $score }
key-ties = { $ties }
