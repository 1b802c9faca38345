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
event-supply-ended = vond geen { WORD($piece, 2) } meer in de voorraad
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
event-worker-laid-off = ontsloeg { AMOUNT(1, $worker) }
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
event-packets-left = legde weg wat er van de stapeltjes over was: { JOIN($cards, between: "comma", last: "and") }
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
table-supply = voorraad
table-towns = plaatsen
table-certificates = certificaten
table-steps = stappen
table-engine = locomotief
table-where = op
table-place = plaats
table-hand = hand
table-deck = kudde
table-tasks = doelen
table-built = gebouwen
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
table-kind-cards-given = weggegeven kaarten
table-kind-cards-removed = verwijderde kaarten
table-kind-objective-gained = genomen doelkaarten
table-kind-objective-played = gespeelde doelkaarten
table-kind-pieces-gained = gekregen fiches
table-kind-pieces-paid = ingeleverde fiches
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
table-kind-number-bid = geboden getallen
table-kind-packets-passed = doorgegeven stapeltjes
table-kind-packets-left = resterende stapeltjes
table-kind-triggered = reacties
table-kind-worker-offered = werkers op de arbeidsmarkt
table-kind-token-advanced = arbeidsmarktfiche
table-kind-disc-placed = gelegde schijven
table-kind-delivered = leveringen

## De rijen met opties: voorop staat wat ze onderscheidt. Van elk werkwoord hoe het in een rij heet.

table-note-value = waarde { $value }
row-gain-dollars = +${ AMOUNT($amount) }
row-pay-dollars = −${ AMOUNT($amount) }
row-discard = { $inside ->
    [sentence] { welke }
   *[other] { welke } afleggen
}
welke = { $amount ->
    [1] { WORD($card, 1) }
   *[other] { AMOUNT($amount, $card) }
}
row-discard-same = { AMOUNT($number, "cattle-card", "van één soort") } afleggen
row-draw = { $inside ->
    [sentence] { AMOUNT($amount, "card") } trekken
   *[other] { AMOUNT($amount) } trekken
}
row-draw-to = hand aanvullen tot { $limit }
row-discard-to = afleggen tot { $limit }
row-remove-cards = { $inside ->
    [sentence] { welke }
   *[other] { welke } uit het spel
}
row-advance = certificaten{ $amount ->
    [1] {" "}+1
    [2] {" "}+2
    [3] {" "}+3
   *[other] , { $amount } erbij
}
hoeveel = { $amount ->
    [1] +1
    [2] +2
    [3] +3
   *[other] { AMOUNT($amount) }
}
row-advance-to-limit = certificaatsteen tot zijn limiet
row-gain-objective = { $which ->
    [none] doelkaart nemen
    [from-stack] bovenste kaart van de stapel
   *[other] { $note ->
        [none] { $which }
       *[other] { $note }
    }
}
row-play-objectives = doelkaarten spelen
row-play = spelen: { $note ->
    [none] { $objective }
   *[other] { $note }
}
row-move-engine = locomotief { hoeveel }
row-move-engine-back = locomotief { AMOUNT($spaces) } terug{ $or-more ->
    [yes] {" "}of meer
   *[no] { "" }
}
row-engine-to = { $track }
row-engine-back-to = { $track }
row-upgrade-station = station opwaarderen
row-upgrade = { $station } · { $note }
row-appoint-master = stationschef benoemen
row-appoint = { WORD($worker, 1) }
row-draft-master = { $master ->
    [none] stationschef nemen, zonder zijn actie
   *[other] { $master }
}
row-gain-master = { $master ->
    [none] stationschef nemen
   *[other] { $master }
}
row-move-cattleman = { AMOUNT($amount, "step") } { $free ->
    [yes] gratis rijden
   *[no] rijden
}
row-ride = { $note }
row-return-to-start = terug naar het begin van de route
row-use-location = daar een actie doen
row-act = acties van { $tile }
row-use-adjacent = { $space ->
    [none] aangrenzend gebouw gebruiken
   *[other] { $space }
}
row-trade = handelen
row-trade-at = { $note }
row-remove-hazard = ramp verwijderen
row-remove-hazard-at = { $note }
row-use-auxiliary = { $single ->
    [yes] enkele hulpactie
   *[no] hulpactie
}
row-auxiliary = { $note ->
    [none] { $aux }
   *[other] { $note } · { $double ->
        [yes] dubbele hulpactie
       *[no] hulpactie
    }
}
row-hire-worker = { SIGN($printed) ->
    [minus] werker inhuren voor ${ ABS($printed) } meer
    [plus] werker inhuren voor ${ $printed } minder
   *[none] werker inhuren
}
row-hire = { WORD($worker, 1) } · −${ $price }, rij { $row }
row-end-game = het spel eindigt
row-place-building = { $price ->
    [0] gratis bouwen
   *[other] bouwen voor ${ $price } per ambachtsman
}
row-place-building-in = bouwen { op-plek } · { $price ->
    [0] gratis
   *[other] ${ $price } elk
}
row-place-tile-in = { $tile } { op-plek }
op-plek = { $place ->
    [woods] in het bos
   *[other] op “{ WORD($place, 1) }”
}
row-place-tile = { $tile } · { $note }
row-place-on = { $space } · { $price ->
    [0] gratis
   *[other] −${ $price }
}
row-buy-cattle = runderen kopen
row-buy-with-others = runderen kopen zonder { AMOUNT($spared, "worker") }
row-buy = { aantal-kaarten } · −${ $price }{ $note ->
    [none] { "" }
   *[other] , { $note }
}
aantal-kaarten = { $number ->
    [1] { WORD($card, 1) }
   *[other] { AMOUNT($number, $card) }
}
row-take-cattle = { aantal-kaarten } van de markt
row-take-from-stack = { aantal-kaarten } van de open stapel
row-add-cattle = { AMOUNT($number, "card") } bij de markt leggen
row-fill-market = rundermarkt aanvullen
row-foresee = vooruitzicht { $spot }
row-take-tile = { $spot }: { WORD($tile, 1) }{ $note ->
    [none] { "" }
   *[other] { $note }
}
row-refill-foresight = vooruitzicht aanvullen
row-take-income = { $certificates ->
    [none] inkomsten
    [0] +${ waarde } · zonder certificaat
   *[other] +${ waarde } · met { AMOUNT($certificates, "certificate") }
}
waarde = { $note ->
    [none] ?
   *[other] { $note }
}
row-table-note-value = { $value }
row-reveal-hand = { $certificates ->
    [none] hand tonen
    [0] waarde { waarde } · zonder certificaat
   *[other] waarde { waarde } · met { AMOUNT($certificates, "certificate") }
}
row-discard-hand = hand afleggen
row-deliver = leveren, waarde tot { $value }
row-deliver-to = { $city }{ $note ->
    [none] { "" }
   *[other] { " " }· { $note }
}
row-collect-links = verbindingen van { $city }
row-pay-transport = transport naar { $city }
row-place-disc = een schijf op { $target }
row-clear-disc = { $disc }{ $note ->
    [none] { "" }
   *[other] { " " }· { $note }
}
row-move-disc = van { $station }
row-gain-piece = +{ AMOUNT($amount, $piece) }
row-pay-piece = −{ AMOUNT($amount, $piece) }
row-lose-certificates = −{ AMOUNT($amount, "certificate") }
row-lose-pieces = −{ AMOUNT($amount, $piece) }
row-lay-off = { $kind } ontslaan · { $place ->
    [box] doos
   *[job-market] arbeidsmarkt
}
row-place-pieces = { AMOUNT($amount, $piece) } leggen
row-place-in = { $town }
row-spend = { WORD($piece, 1) } inleveren
row-requirement-met = aan de voorwaarde voldaan
row-follow-card = de volgende beurtkaart
row-specialize = { $worker ->
    [none] specialiteit kiezen
   *[other] { WORD($worker, 1) }
}
row-employ = { $worker ->
    [none] werker nemen
   *[other] { WORD($worker, 1) }
}
row-turn-up-event = gebeurtenis omdraaien
row-bid-up-to = bieden tot { $limit }
row-bid-of = bod van { $price }
row-bid-dollars = bieden tot ${ $limit }
row-pay-bid = je bod betalen
row-order-by-bids = beurtvolgorde naar de biedingen
row-bid = bieden op de beurtvolgorde
row-bid-for = plaats { $place } voor { $price }
row-draft = { AMOUNT($picks, "objective-card") } kiezen
row-draft-card = { $objective ->
    [none] een kaart kiezen
   *[other] { $note ->
        [none] { $objective }
       *[other] { $note }
    }
}
row-pass-packets = stapeltjes doorgeven
row-every-player = alle spelers: { $effect }
row-other-players = { $who }: { $effect }
row-players-with = { $who } { $need }: { $effect }
row-another-player = { $number ->
    [none] een andere speler
   *[other] speler { $number }
}: { $effect }
row-each-secretly = iedereen in het geheim: { $effect }
row-choose-secretly = in het geheim: { $effect }
row-reveal-choices = alle keuzes onthullen
row-as-chosen = { $option }
row-take-dollars = +${ AMOUNT($amount) } van { $who }
row-take-from-players-with = +${ AMOUNT($amount) } van spelers met { $need }
row-take-from = { $number ->
    [none] +${ AMOUNT($amount) } van een andere speler
   *[other] speler { $number } · +${ AMOUNT($amount) }
}
row-give-cards = { $number ->
    [none] { AMOUNT($amount, $card) } aan een andere speler
   *[other] speler { $number } · { AMOUNT($amount, $card) }
}
row-that-player = die speler: { $effect }
row-take-from-that-player = +${ AMOUNT($amount) } van die speler
row-give-to-that-player = { AMOUNT($amount, $card) } aan die speler
row-take-pieces = { $number ->
    [none] +{ AMOUNT($amount, $piece) } van { $who }
   *[other] speler { $number } · +{ AMOUNT($amount, $piece) }
}
row-when-you = telkens als { je } { gebeurt }: { $effect }
row-when-you-gain = telkens als { je } { stenen-neemt }: { $effect }
row-when-others = telkens als { wie-ook } { gebeurt }: { $effect }
row-when-others-gain = telkens als { wie-ook } { stenen-neemt }: { $effect }
wie-ook = { $who ->
    [any-player] een speler
   *[another-player] een andere speler
}
row-trigger-done = hierna

## Wat een beslissing vraagt

ask-discard = { $amount ->
    [1] { $card ->
        [card] Welke kaart leg je af?
       *[other] Leg { AMOUNT($amount, $card) } af: welke?
    }
   *[other] Leg { AMOUNT($amount, $card) } af: welke?
}
ask-discard-same = Welke { $number } kaarten van dezelfde soort leg je af?
ask-discard-to = Welke kaart leg je af, tot { $limit }?
ask-draw = Hoeveel kaarten trek je?
ask-draw-to = Nu kaarten trekken, of eerst iets inzetten?
ask-remove-cards = Welke kaart gaat uit het spel?
ask-advance = Hoe ver gaat je certificaatsteen vooruit?
ask-advance-to-limit = Je certificaatsteen nu vooruitzetten?
ask-gain-objective = Welke doelkaart neem je?
ask-play-objectives = Een doelkaart spelen?
ask-move-engine = Hoe ver rijdt je locomotief ({ AMOUNT($amount) })?
ask-move-engine-back = Hoe ver gaat je locomotief terug?
ask-upgrade-station = Welk station waardeer je op?
ask-upgrade = { $station } opwaarderen?
ask-appoint-master = Wie wordt stationschef?
ask-draft-master = Welke stationschef neem je, zonder zijn actie?
ask-gain-master = Welke stationschef neem je?
ask-move-cattleman = { $free ->
    [yes] Waar rijd je heen, zonder vergoedingen ({ AMOUNT($amount, "step") })?
   *[no] { $short ->
        [yes] Waar rijd je heen ({ AMOUNT($amount, "step") })?
       *[no] Waar rijd je heen?
    }
}
ask-use-location = De locatie gebruiken waar je stopt?
ask-act = { LENGTH($left) ->
    [0] { $how ->
        [use] { $tile-kind ->
            [private-building] Gebouw van een ander: één hulpactie doen?
           *[other] { $tile }: één hulpactie doen?
        }
       *[other] { $tile }: een doelkaart spelen?
    }
   *[other] { $how ->
        [use] Wat doe je bij { $tile }?
        [copy] Welke overgenomen actie doe je bij { $tile }?
       *[continue] Wat doe je nog bij { $tile }?
    }
}
stop-act = hier niets meer
ask-use-adjacent = Welk aangrenzend gebouw gebruik je?
ask-trade = Welke tipi neem je?
ask-remove-hazard = Welke ramp verwijder je?
ask-use-auxiliary = Welke hulpactie doe je?
ask-hire-worker = { SIGN($printed) ->
    [minus] Wie huur je in, voor ${ ABS($printed) } meer?
    [plus] Wie huur je in, voor ${ $printed } minder?
   *[none] Wie huur je in?
}
ask-place-building-in = Welk gebouw leg je { op-plek }?
ask-place-tile-in = Waar leg je { $tile }, { op-plek }?
ask-place-building = { $price ->
    [0] Welk gebouw leg je gratis?
   *[other] Welk gebouw leg je (${ $price } per ambachtsman)?
}
ask-place-tile = Waar leg je { $tile }?
ask-buy-cattle = Welke runderen koop je?
ask-buy-with-others = Welke runderen koop je?
ask-take-cattle = Welke kaart neem je van de markt?
ask-take-from-stack = { aantal-kaarten } van de open stapel nemen?
ask-foresee = Vooruitzicht: welke tegel van elk vakje?
ask-take-income = Inkomsten: hoeveel certificaten gebruik je?
ask-reveal-hand = Je hand telt: hoeveel certificaten gebruik je?
ask-deliver = Waar lever je (waarde tot { $value })?
ask-collect-links = Welke verbinding van { $city } eerst?
ask-place-disc = Welke schijf gaat naar { $target }?
ask-move-disc = Welke schijf gaat naar { $target }?
ask-gain-piece = { AMOUNT($amount, $piece) } nemen?
ask-pay-piece = { AMOUNT($amount, $piece) } inleveren?
ask-lose-certificates = { AMOUNT($amount, "certificate") } verliezen?
ask-lose-pieces = { AMOUNT($amount, $piece) } verliezen?
ask-lay-off = Welke werker ontsla je?
ask-place-pieces = Waar leg je { AMOUNT($amount, $piece) }?
ask-specialize = Welke soort werker is je specialiteit?
ask-employ = Welke werker neem je?
ask-bid-dollars = Hoeveel dollar bied je (tot ${ $limit })?
ask-pay-bid = Je bod betalen?
ask-bid-up-to = Hoeveel bied je (tot { $limit })?
ask-bid = Welke plaats in de beurtvolgorde, en voor hoeveel?
ask-draft = Welke doelkaart kies je?
ask-draft-card = Welke doelkaart kies je?
ask-every-player = Alle spelers: { $effect }?
    .freely = effect
ask-other-players = { $who }: { $effect }?
    .freely = effect
ask-players-with = { $who } { $need }: { $effect }?
    .freely = effect
ask-another-player = Welke speler doet dit: { $effect }?
    .freely = effect
ask-each-secretly = Iedereen kiest in het geheim: { $effect }?
    .freely = effect
ask-choose-secretly = Kies in het geheim: { $effect }?
    .freely = effect
ask-take-dollars = ${ AMOUNT($amount) } nemen van { $who }?
ask-take-from = Van wie neem je ${ AMOUNT($amount) }?
ask-that-player = die speler: { $effect }?
    .freely = effect
ask-take-from-that-player = ${ AMOUNT($amount) } nemen van die speler?
ask-give-to-that-player = { AMOUNT($amount, $card) } geven aan die speler?
ask-take-pieces = Van wie neem je { AMOUNT($amount, $piece) }?
ask-give-cards = Aan wie geef je { AMOUNT($amount, $card) }?
stop-play-objectives = doelkaarten houden
stop-draw-to = kaarten trekken

## Hoe dingen in een rij heten

row-name-card = { $number ->
    [one] kaart
   *[other] kaarten
}
row-noun-cattle-card = { $number ->
    [one] rund
   *[other] runderen
}
row-name-jersey = Jersey
row-name-guernsey = Guernsey
row-name-black-angus = Black Angus
row-name-dutch-belt = Dutch Belt
row-name-holstein = Holstein
row-name-brown-swiss = Brown Swiss
row-name-ayrshire = Ayrshire
row-name-west-highland = West Highland
row-name-west-highland-n = West Highland ({ $n } punten)
row-name-texas-longhorn = Texas Longhorn
row-name-texas-longhorn-n = Texas Longhorn ({ $n } punten)
row-name-cattle-of-value-n = { $number ->
    [one] rund van waarde { $n }
   *[other] runderen van waarde { $n }
}
row-count-cattle = { WORD($argument, $number) }
row-count-own-building = { $number ->
    [one] gebouw
   *[other] gebouwen
}
row-count-own-station = { $number ->
    [one] station
   *[other] stations
}
row-count-hazard = { $number ->
    [one] ramp
   *[other] rampen
}
row-name-green-teepee = { $number ->
    [one] groene tipi
   *[other] groene tipi’s
}
row-name-blue-teepee = { $number ->
    [one] blauwe tipi
   *[other] blauwe tipi’s
}
row-name-flood-green-n = overstroming, { $n } punten, groene hand
row-name-flood-black-n = overstroming, { $n } punten, zwarte hand
row-name-drought-green-n = droogte, { $n } punten, groene hand
row-name-drought-black-n = droogte, { $n } punten, zwarte hand
row-name-rockfall-green-n = steenslag, { $n } punten, groene hand
row-name-rockfall-black-n = steenslag, { $n } punten, zwarte hand
row-name-building-a = A
row-name-building-b = B
row-name-building-c = C
row-name-building-d = D
row-name-building-e = E
row-name-building-f = F
row-name-building-g = G
row-name-na = { $n }a
row-name-nb = { $n }b
row-name-dollar-auxiliary = “dollars”
row-name-card-auxiliary = “kaarten”
row-name-certificate-auxiliary = “certificaten”
row-name-engine-auxiliary = “locomotief”
row-name-remove-auxiliary = “kaarten verwijderen”
row-name-disc-aux-dollar = “dollars”
row-name-disc-aux-draw = “kaarten”
row-name-disc-aux-certificate-n = schijf { $n } van “certificaten”
row-name-disc-aux-engine-n = schijf { $n } van “locomotief”
row-name-disc-aux-remove-n = schijf { $n } van “kaarten verwijderen”
row-name-disc-certificate-n = “{ $n } certificaten”
row-name-disc-step-n = schijf { $n } van de stappen
row-name-disc-hand-n = schijf { $n } van de hand
row-name-exchange-token = { $number ->
    [one] ruilfiche
   *[other] ruilfiches
}
row-name-flood-n = overstroming
row-name-drought-n = droogte
row-name-rockfall-n = steenslag
row-name-teepee-n = tipi
row-name-station-n = station { $n }
row-table-printed-space = { $label }

## Wat er daar achter staat

row-table-objective = { $needs }: { $points }{ $penalty ->
    [0] { "" }
   *[other] /−{ $penalty }
}{ $action ->
    [none] { "" }
   *[other] {" "}· { $action }
}
row-table-points = { SIGN($points) ->
    [minus] −{ ABS($points) }★
   *[plus] +{ $points }★
}
row-table-note-ride = { $end } · { AMOUNT($steps, "step") }{ $owner ->
    [none] { "" }
   *[other] , van { $owner }
}{ $fees ->
    [0] { "" }
   *[other] , −${ $fees }
}
row-table-note-ride-to = { $end } · { AMOUNT($steps, "step") }{ $fees ->
    [0] { "" }
   *[other] , −${ $fees }
}{ $owner ->
    [none] : { $actions }
   *[other] , van { $owner }: één hulpactie
}
row-table-note-buyers = { $number } { $worker }
row-table-note-trade = { SIGN($dollars) ->
    [minus] { $tile } · −${ ABS($dollars) }
   *[plus] { $tile } · +${ $dollars }
}
row-table-note-opens = maakt de actie vrij
row-table-note-price = −${ $price }, { row-table-points }
row-table-note-transport = −${ $dollars } transport
row-table-note-laid = { $space ->
    [none] {" "}· uit het spel
   *[other] { "" }
}
