### Ciò che si dice a un tavolo della prima edizione in italiano: che cosa è successo, e che cosa sta attorno alle scelte.

## Che cosa è successo

event-money-gained = { ha } guadagnato { AMOUNT($dollars, "dollar") }
event-money-paid = { ha } pagato { AMOUNT($dollars, "dollar") } { a-chi }
event-fee-paid = { SAME($dollars, $due) ->
    [yes] { ha } pagato una tassa di { AMOUNT($dollars, "dollar") } { a-chi } { ATTR($space, "on") }
   *[no] { ha } pagato { AMOUNT($dollars, "dollar") } di una tassa di { AMOUNT($due, "dollar") } { a-chi } { ATTR($space, "on") }
}
a-chi = { $to ->
    [none] { "" }
   *[other] { ATTR($to, "to") }
}
event-cattleman-moved = { ha } portato l’Allevatore { ATTR($space, "to") }{ $over ->
    [none] { "" }
   *[other] { " " }passando { JOIN(ATTR($over, "from"), between: "comma", last: "and") }
}
event-cards-drawn = { ha } pescato { quali-carte }
event-deck-shuffled = { ha } mischiato la pila degli scarti
event-cards-discarded = { ha } scartato { quali-carte }
event-cards-given = { ha } dato { quali-carte } { ATTR($to, "to") }, per la pila degli scarti
event-cards-removed = { ha } rimosso dal gioco { quali-carte }
event-hand-revealed = { ha } mostrato { quali-carte }: valore allevamento totale { $value }
quali-carte = { $cards ->
    [none] nessuna carta
    [hidden] { AMOUNT(LENGTH($cards), "card") }
   *[other] { JOIN(TALLY($cards), between: "comma", last: "and") }
}
event-turn-cards-shuffled = { ha } mischiato le carte turno
event-card-turned = { ha } girato la { $card }
event-event-cards-shuffled = { ha } mischiato le carte evento
event-event-turned = { ha } girato la { $card }
event-specialized = { ha } scelto “{ WORD($worker, 1) }” come specialità
event-worker-joined = { ha } preso { AMOUNT(1, $worker) } da fuori del gioco
event-pieces-gained = ha ottenuto { AMOUNT($number, $piece) }
event-pieces-paid = ha speso { AMOUNT($number, $piece) }
event-certificates-moved = { ha } ora { AMOUNT($after, "certificate") } (prima: { $before })
event-objective-gained = { $objective ->
    [hidden] { ha } ottenuto 1 carta Obiettivo { dalla-pila }
   *[other] { ha } ottenuto la { $objective } { dalla-pila }
}
dalla-pila = { $from-stack ->
    [yes] dalla pila degli obiettivi
   *[no] { "" }
}
event-objective-played = { ha } giocato la { $objective }
event-engine-moved = { ha } mosso la Locomotiva { ATTR($before, "from") } { ATTR($after, "to") }
event-station-upgraded = { ha } migliorato la { $station }
event-master-appointed = { ha } nominato { AMOUNT(1, $worker) } Capostazione della { $station } e ottenuto il { $master }
event-master-gained = ha preso il { $master } accanto al tabellone
event-piece-placed = { ha } piazzato { AMOUNT(1, $piece) } { ATTR($town, "on") }
event-worker-hired = { ha } assunto { AMOUNT(1, $worker) } dalla riga { $row }
event-building-placed = { $replaced ->
    [none] { ha } piazzato la { $building } { ATTR($space, "on") }
   *[other] { ha } piazzato la { $building } { ATTR($space, "on") } al posto della { $replaced }
}
event-tile-gained = { ha } preso { AMOUNT(1, $tile) } { ATTR($space, "from") }
event-tile-placed = { $space ->
    [none] { ha } rimosso dal gioco { AMOUNT(1, $tile) }
   *[other] { ha } piazzato { AMOUNT(1, $tile) } { ATTR($space, "on") }
}
event-worker-offered = { ha } piazzato { AMOUNT(1, $worker) } nella riga { $row } del mercato del lavoro
event-token-advanced = { ha } fatto avanzare il segnalino mercato del lavoro dalla riga { $row }
event-cattle-bought = { ha } comprato { AMOUNT(1, $card) }
event-cattle-gained = ha preso { AMOUNT(1, $card) } dalla pila scoperta
event-cattle-added = { ha } aggiunto al mercato bovino { quali-carte }
event-disc-placed = { ha } piazzato un disco { ATTR($target, "on") } ({ $origin })
event-delivered = { ha } consegnato { ATTR($city, "to") }
event-foresight-refilled = { "" }
event-bid-made = { ha } offerto { $price } per il posto { $place } nell’ordine di turno{ $outbid ->
    [none] { "" }
   *[other] , più di { $outbid }
}
event-order-settled = { ha } offerto per ultimo: l’ordine di turno è { JOIN($order, between: "comma", last: "and") }
event-chose-secretly = { ha } scelto in segreto
event-choices-revealed = { ha } rivelato le scelte di tutti i giocatori
event-number-bid = { ha } offerto { $price }
event-packets-passed = { ha } passato i mazzetti
event-packets-left = { ha } tolto ciò che restava dei mazzetti: { JOIN($cards, between: "comma", last: "and") }
name-rules = le regole del gioco
event-triggered = { ha } usato { $thing } dopo { $trigger }
event-end-triggered = { ha } riempito il mercato del lavoro: cominciano gli ultimi turni

## Il tavolo in parole

table-trail = percorso
table-woods = spazi liberi nel bosco
table-jobs = mercato del lavoro
table-token = segnalino
table-building-of = edificio { ATTR($seat, "of") }
table-fee = tassa
table-in-trade = nel commercio
table-objectives = carta obiettivo
table-objective = { $needs }: { table-points }{ $penalty ->
    [0] { "" }
   *[other] , altrimenti -{ $penalty }
}{ $action ->
    [none] { "" }
   *[other] ; { $action }
}
table-cattle = bovini
table-in-stack = ({ $number } nella pila)
table-chapter = partita { $number } di { $games }
table-events = eventi
table-no-event = nessun evento
table-foresight = previsione
table-cities = città
table-stations = stazioni
table-after = dopo { $space }
table-at = a { $space }
table-in-town = in una località
table-towns = località
table-certificates = cert
table-steps = passi
table-engine = loc
table-where = dove
table-place = posto
table-hand = mano
table-deck = mazzo
table-tasks = obiet
table-built = edif
table-won-tiles = ottenuti
table-buildings = edifici
table-discs = { $corners ->
    [white] dischi bianchi
   *[dark] dischi neri
}
table-your-tasks = il tuo obiettivo
table-your-hand = la tua mano
table-breeding-value = (valore allevamento { $value })
table-last-turns = gli ultimi turni

## Che cosa porta una scelta

table-note-ride = { $end } { $owner ->
    [none] { "" }
   *[other] { ATTR($owner, "of") }
} { $fees ->
    [0] { "" }
   *[other] , tasse ${ $fees }
}
table-note-ride-to = { AMOUNT($steps, "step") }{ $fees ->
    [0] { "" }
   *[other] , tassa ${ $fees }
}{ $owner ->
    [none] { "" }
   *[other] , { ATTR($owner, "of") }
}: { $actions }
table-printed-tile = { $label }
    .on = su { $label }
    .to = a { $label }
    .from = da { $label }
table-printed-space = spazio { $label }
    .on = nello spazio { $label }
    .to = allo spazio { $label }
    .from = dallo spazio { $label }
table-note-buyers = usa { $number } { $worker }
table-note-row = { SIGN($less) ->
    [minus] stampato ${ $printed }, ${ ABS($less) } in più
   *[plus] stampato ${ $printed }, ${ ABS($less) } in meno
}
table-note-hazard = { $tile }, { table-points }
table-note-trade = { SIGN($dollars) ->
    [minus] { $tile }, paghi ${ ABS($dollars) }
   *[plus] { $tile }, guadagni ${ ABS($dollars) }
}
table-note-opens = sblocca { $action }
table-note-limit = limite di certificati { $number }
table-note-steps = { $number } passi in più
table-note-hand = { $number } carte in più in mano
table-note-price = ${ $price }, { table-points }
table-note-transport = trasporto ${ $dollars }
table-note-laid = { $space ->
    [none] fuori dal gioco
   *[other] su { $space }
}
table-note-link = con { $city }: { JOIN($brought, last: "comma") }

## Un’immagine in parole

table-standing-market = Mercato bovino: { quali-carte }.
table-standing-display = Set obiettivo generale: { quali-carte }.
table-standing-chapter = Partita { $number } di { $games }.
table-standing-event = Girata: { $card ->
    [none] nessun evento
   *[other] { $card }
} ({ $number } nella pila).
table-standing-foresight = Previsione { $number }: { $tiles ->
    [none] niente
   *[other] { JOIN(TALLY($tiles), last: "comma") }
}.
table-standing-place = Posto { $place } nell’ordine di turno: { $seat ->
    [none] nessuno
   *[other] { $seat }, con un’offerta di { $bid }
}.
table-standing-seat = { $seat }: { AMOUNT($dollars, "dollar") }, Allevatore { $at ->
    [none] non ancora sul percorso
   *[other] { ATTR($at, "on") }
}, Locomotiva: { $engine }, { AMOUNT($certificates, "certificate") }; mano: { quali-carte }; lavoratori: { JOIN($workers, last: "comma") }; edifici: { $buildings ->
    [none] nessuno
   *[other] { JOIN($buildings, last: "comma") }
}; stazioni: { $stations ->
    [none] nessuna
   *[other] { JOIN($stations, last: "comma") }
}; città: { $cities ->
    [none] nessuna
   *[other] { JOIN($cities, last: "comma") }
}.
table-on-space = { $tile } { ATTR($space, "on") }

## Immagini

table-corners = { $colour ->
    [white] angoli bianchi
   *[black] angoli neri
}
table-job-row = riga { $row }: { AMOUNT($dollars, "dollar") }

## Una partita nel browser

table-panel-trail = Percorso
table-panel-railroad = Ferrovia
table-panel-network = Rete
table-panel-markets = Mercati e previsioni
table-panel-stock = I miei edifici
table-kind-cattleman-moved = spostamenti dell’Allevatore
table-kind-fee-paid = tasse
table-kind-money-gained = Dollari guadagnati
table-kind-money-paid = Dollari pagati
table-kind-building-placed = edifici costruiti
table-kind-worker-hired = lavoratori assunti
table-kind-card-turned = carte turno
table-kind-event-turned = carte evento
table-kind-specialized = specialità
table-kind-worker-joined = lavoratori da fuori del gioco
table-kind-bid-made = offerte
table-kind-order-settled = ordini di turno
table-kind-cattle-bought = bovini comprati
table-kind-cattle-gained = bovini dalla pila scoperta
table-kind-cards-discarded = carte scartate
table-kind-cards-given = carte date
table-kind-cards-removed = carte rimosse
table-kind-objective-gained = carte Obiettivo prese
table-kind-objective-played = carte Obiettivo giocate
table-kind-pieces-gained = gettoni ottenuti
table-kind-pieces-paid = gettoni spesi
table-kind-certificates-moved = Certificati
table-kind-engine-moved = movimenti della Locomotiva
table-kind-station-upgraded = stazioni migliorate
table-kind-master-appointed = Capostazione nominati
table-kind-master-gained = Capostazione accanto al tabellone
table-kind-piece-placed = segnalini nelle località
table-kind-tile-gained = Calamità e tipi presi
table-kind-tile-placed = Calamità e tipi piazzati
table-kind-chose-secretly = scelte segrete
table-kind-choices-revealed = scelte rivelate
table-kind-number-bid = offerte di un numero
table-kind-packets-passed = mazzetti passati
table-kind-packets-left = mazzetti rimasti
table-kind-triggered = reazioni
table-kind-worker-offered = lavoratori nel mercato del lavoro
table-kind-token-advanced = segnalino mercato del lavoro
table-kind-disc-placed = dischi piazzati
table-kind-delivered = consegne
