### Wat aan een tafel van de eerste editie in het Nederlands wordt gezegd: wat er gebeurde, en wat rond de opties staat.

## Wat er gebeurde

event-money-gained = ontving { AMOUNT($dollars, "dollar") }
event-money-paid = betaalde { AMOUNT($dollars, "dollar") } { aan }
event-fee-paid = { SAME($dollars, $due) ->
    [yes] betaalde een vergoeding van { AMOUNT($dollars, "dollar") } { aan } op { $space }
   *[no] betaalde { AMOUNT($dollars, "dollar") } van een vergoeding van { AMOUNT($due, "dollar") } { aan } op { $space }
}
aan = { $to ->
    [none] { "" }
   *[other] aan { ATTR($to, "object") }
}
event-cattleman-moved = { $over ->
    [none] reed naar { $space }
   *[other] reed via { JOIN($over, between: "comma", last: "and") } naar { $space }
}
event-cards-drawn = trok { welke-kaarten }
event-deck-shuffled = schudde de aflegstapel
event-cards-discarded = legde { welke-kaarten } af
event-cards-given = gaf { welke-kaarten } aan { ATTR($to, "object") }, voor de aflegstapel
event-cards-removed = verwijderde { welke-kaarten } uit het spel
event-hand-revealed = toonde { welke-kaarten }, met een totale fokwaarde van { $value }
welke-kaarten = { $cards ->
    [none] geen kaarten
    [hidden] { AMOUNT(LENGTH($cards), "card") }
   *[other] { JOIN(TALLY($cards), between: "comma", last: "and") }
}
event-turn-cards-shuffled = schudde de beurtkaarten
event-card-turned = draaide de { $card } om
event-event-cards-shuffled = schudde de gebeurteniskaarten
event-event-turned = draaide de { $card } om
event-specialized = koos de { WORD($worker, 1) } als specialiteit
event-worker-joined = nam { AMOUNT(1, $worker) } van buiten het spel
event-pieces-gained = kreeg { AMOUNT($number, $piece) }
event-pieces-paid = leverde { AMOUNT($number, $piece) } in
event-certificates-moved = ging van { $before } naar { AMOUNT($after, "certificate") }
event-objective-gained = { $objective ->
    [hidden] nam 1 doelkaart { van-de-stapel }
   *[other] nam de { $objective } { van-de-stapel }
}
van-de-stapel = { $from-stack ->
    [yes] van de stapel doelkaarten
   *[no] { "" }
}
event-objective-played = speelde de { $objective }
event-engine-moved = verplaatste de locomotief van { $before } naar { $after }
event-station-upgraded = waardeerde { $station } op
event-master-appointed = benoemde { AMOUNT(1, $worker) } bij { $station } en nam de { $master }
event-master-gained = nam de { $master } van naast het speelbord
event-piece-placed = legde { AMOUNT(1, $piece) } in { $town }
event-worker-hired = huurde { AMOUNT(1, $worker) } in uit rij { $row }
event-building-placed = { $replaced ->
    [none] legde { $building } op { $space }
   *[other] legde { $building } op { $space } in plaats van { $replaced }
}
event-tile-gained = nam { AMOUNT(1, $tile) } van { $space }
event-tile-placed = { $space ->
    [none] verwijderde { AMOUNT(1, $tile) } uit het spel
   *[other] legde { AMOUNT(1, $tile) } op { $space }
}
event-worker-offered = legde { AMOUNT(1, $worker) } in rij { $row } van de arbeidsmarkt
event-token-advanced = schoof het arbeidsmarktfiche door vanaf rij { $row }
event-cattle-bought = kocht { AMOUNT(1, $card) }
event-cattle-gained = nam { AMOUNT(1, $card) } van de open stapel
event-cattle-added = voegde { welke-kaarten } aan de rundermarkt toe
event-disc-placed = legde een schijf van { $origin } op { $target }
event-delivered = leverde aan { $city }
event-foresight-refilled = { "" }
event-bid-made = bood { $price } op plaats { $place } in de beurtvolgorde{ $outbid ->
    [none] { "" }
   *[other] { " " }en overbood { ATTR($outbid, "object") }
}
event-order-settled = bood als laatste: de beurtvolgorde is { JOIN($order, between: "comma", last: "and") }
event-chose-secretly = koos in het geheim
event-choices-revealed = onthulde de keuzes van alle spelers
event-number-bid = bood { $price }
event-packets-passed = gaf de stapeltjes door
event-packets-left = deed weg wat van de stapeltjes over was: { JOIN($cards, between: "comma", last: "and") }
name-rules = de spelregels
event-triggered = gebruikte { $thing } na { $trigger }
event-end-triggered = vulde de arbeidsmarkt: de laatste beurten beginnen

## De tafel in woorden

table-trail = route
table-woods = vrije plaatsen in het bos
table-jobs = arbeidsmarkt
table-token = fiche
table-building-of = gebouw van { $seat }
table-fee = vergoeding
table-in-trade = bij handel
table-objectives = doelkaart
table-objective = { $needs }: { table-points }{ $penalty ->
    [0] { "" }
   *[other] , anders -{ $penalty }
}{ $action ->
    [none] { "" }
   *[other] ; { $action }
}
table-cattle = runderen
table-in-stack = ({ $number } in de stapel)
table-chapter = spel { $number } van { $games }
table-events = gebeurtenis
table-no-event = geen gebeurtenis
table-foresight = vooruitzicht
table-cities = steden
table-stations = stations
table-after = na { $space }
table-at = bij { $space }
table-in-town = in een plaats
table-towns = plaatsen
table-certificates = cert
table-steps = stap
table-engine = loc
table-where = op
table-place = plaats
table-hand = hand
table-deck = kudde
table-tasks = doel
table-built = geb
table-won-tiles = tegels
table-buildings = gebouwen
table-discs = { $corners ->
    [white] witte schijven
   *[dark] donkere schijven
}
table-your-tasks = je doel
table-your-hand = je hand
table-breeding-value = (fokwaarde { $value })
table-last-turns = de laatste beurten

## Wat een optie oplevert

table-note-ride = { $end } { $owner ->
    [none] { "" }
   *[other] van { $owner }
} { $fees ->
    [0] { "" }
   *[other] , vergoedingen ${ $fees }
}
table-note-ride-to = { AMOUNT($steps, "step") }{ $fees ->
    [0] { "" }
   *[other] , vergoeding ${ $fees }
}{ $owner ->
    [none] { "" }
   *[other] , van { $owner }
}: { $actions }
table-printed-tile = { $label }
table-printed-space = plek { $label }
table-note-buyers = met { $number } { $worker }
table-note-row = { SIGN($less) ->
    [minus] gedrukt ${ $printed }, ${ ABS($less) } meer
   *[plus] gedrukt ${ $printed }, ${ ABS($less) } minder
}
table-note-hazard = { $tile }, { table-points }
table-note-trade = { SIGN($dollars) ->
    [minus] { $tile }, betaal ${ ABS($dollars) }
   *[plus] { $tile }, ontvang ${ ABS($dollars) }
}
table-note-opens = maakt { $action } vrij
table-note-limit = certificatenlimiet { $number }
table-note-steps = { $number } stappen meer
table-note-hand = { $number } handkaarten meer
table-note-price = ${ $price }, { table-points }
table-note-transport = transport ${ $dollars }
table-note-laid = { $space ->
    [none] uit het spel
   *[other] naar { $space }
}
table-note-link = met { $city }: { JOIN($brought, last: "comma") }

## Een afbeelding in woorden

table-standing-market = Rundermarkt: { welke-kaarten }.
table-standing-display = Doelenaanbod: { welke-kaarten }.
table-standing-chapter = Spel { $number } van { $games }.
table-standing-event = Omgedraaid: { $card ->
    [none] geen gebeurtenis
   *[other] { $card }
} ({ $number } in de stapel).
table-standing-foresight = Vooruitzicht { $number }: { $tiles ->
    [none] geen
   *[other] { JOIN(TALLY($tiles), last: "comma") }
}.
table-standing-place = Plaats { $place } in de beurtvolgorde: { $seat ->
    [none] niemand
   *[other] { $seat }, met een bod van { $bid }
}.
table-standing-seat = { $seat }: { AMOUNT($dollars, "dollar") }, rancher op { $at ->
    [none] nog geen veld
   *[other] { $at }
}, locomotief op { $engine }, { AMOUNT($certificates, "certificate") }; hand: { welke-kaarten }; werkers: { JOIN($workers, last: "comma") }; gebouwen: { $buildings ->
    [none] geen
   *[other] { JOIN($buildings, last: "comma") }
}; stations: { $stations ->
    [none] geen
   *[other] { JOIN($stations, last: "comma") }
}; steden: { $cities ->
    [none] geen
   *[other] { JOIN($cities, last: "comma") }
}.
table-on-space = { $tile } op { $space }

## Afbeeldingen

table-corners = { $colour ->
    [white] witte hoeken
   *[black] zwarte hoeken
}
table-job-row = rij { $row }: { AMOUNT($dollars, "dollar") }

## Een spel in de browser

table-panel-trail = Route
table-panel-railroad = Spoorlijn
table-panel-network = Netwerk
table-panel-markets = Markten en vooruitzicht
table-panel-stock = Mijn gebouwen
table-kind-cattleman-moved = verplaatste ranchers
table-kind-fee-paid = vergoedingen
table-kind-money-gained = ontvangen dollars
table-kind-money-paid = betaalde dollars
table-kind-building-placed = gelegde gebouwen
table-kind-worker-hired = ingehuurde werkers
table-kind-card-turned = beurtkaarten
table-kind-event-turned = gebeurteniskaarten
table-kind-specialized = specialiteiten
table-kind-worker-joined = werkers van buiten het spel
table-kind-bid-made = biedingen
table-kind-order-settled = beurtvolgorden
table-kind-cattle-bought = gekochte runderen
table-kind-cattle-gained = runderen van de open stapel
table-kind-cards-discarded = afgelegde kaarten
table-kind-cards-given = kaarten gegeven
table-kind-cards-removed = verwijderde kaarten
table-kind-objective-gained = genomen doelkaarten
table-kind-objective-played = gespeelde doelkaarten
table-kind-pieces-gained = fiches gekregen
table-kind-pieces-paid = fiches ingeleverd
table-kind-certificates-moved = certificaten
table-kind-engine-moved = verplaatste locomotieven
table-kind-station-upgraded = opgewaardeerde stations
table-kind-master-appointed = stationschefs
table-kind-master-gained = stationschefs van naast het speelbord
table-kind-piece-placed = stenen in plaatsen
table-kind-tile-gained = genomen rampen en tipi’s
table-kind-tile-placed = gelegde rampen en tipi’s
table-kind-chose-secretly = geheime keuzes
table-kind-choices-revealed = onthulde keuzes
table-kind-number-bid = biedingen van een getal
table-kind-packets-passed = doorgegeven stapeltjes
table-kind-packets-left = resterende stapeltjes
table-kind-triggered = reacties
table-kind-worker-offered = werkers op de arbeidsmarkt
table-kind-token-advanced = arbeidsmarktfiche
table-kind-disc-placed = gelegde schijven
table-kind-delivered = leveringen
