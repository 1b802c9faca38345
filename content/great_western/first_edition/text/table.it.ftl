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
event-pieces-gained = { ha } ottenuto { AMOUNT($number, $piece) }
event-pieces-paid = { ha } speso { AMOUNT($number, $piece) }
event-supply-ended = { ha } trovato la riserva di { WORD($piece, 2) } esaurita
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
event-master-gained = { ha } preso il { $master } che era accanto al tabellone
event-piece-placed = { ha } piazzato { AMOUNT(1, $piece) } { ATTR($town, "on") }
event-worker-hired = { ha } assunto { AMOUNT(1, $worker) } dalla riga { $row }
event-building-placed = { $replaced ->
    [none] { ha } piazzato la tessera { $building } { ATTR($space, "on") }
   *[other] { ha } piazzato la tessera { $building } { ATTR($space, "on") } al posto di { $replaced }
}
event-tile-gained = { ha } preso { AMOUNT(1, $tile) } { ATTR($space, "from") }
event-tile-placed = { $space ->
    [none] { ha } rimosso dal gioco { AMOUNT(1, $tile) }
   *[other] { ha } piazzato { AMOUNT(1, $tile) } { ATTR($space, "on") }
}
event-worker-laid-off = { ha } licenziato { AMOUNT(1, $worker) }
event-worker-offered = { ha } piazzato { AMOUNT(1, $worker) } nella riga { $row } del mercato del lavoro
event-token-advanced = { ha } fatto avanzare il segnalino mercato del lavoro dalla riga { $row }
event-cattle-bought = { ha } comprato { AMOUNT(1, $card) }
event-cattle-gained = { ha } preso { AMOUNT(1, $card) } dalla pila scoperta
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
table-objectives = carta Obiettivo
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
table-supply = riserva
table-towns = località
table-certificates = certificati
table-steps = passi
table-engine = Locomotiva
table-where = posizione
table-place = posto
table-hand = mano
table-deck = mazzo
table-tasks = obiettivi
table-built = edifici
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
table-note-limit = limite di Certificati: { $number }
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
table-standing-event = Carta girata: { $card ->
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

## Le righe delle scelte: davanti sta ciò che le distingue. Di ogni verbo, come si chiama in una riga.

table-note-value = valore { $value }
row-gain-dollars = +${ AMOUNT($amount) }
row-pay-dollars = −${ AMOUNT($amount) }
row-discard = { $inside ->
    [sentence] { quali }
   *[other] scarta { quali }
}
quali = { $amount ->
    [1] { WORD($card, 1) }
   *[other] { AMOUNT($amount, $card) }
}
row-discard-same = scarta { AMOUNT($number, "cattle-card", "della stessa razza") }
row-draw = { $inside ->
    [sentence] pesca { AMOUNT($amount, "card") }
   *[other] pesca { AMOUNT($amount) }
}
row-draw-to = pesca fino a raggiungere { $limit }
row-discard-to = scarta fino ad averne { $limit }
row-remove-cards = { $inside ->
    [sentence] { quali }
   *[other] rimuovi { quali }
}
row-advance = certificati{ $amount ->
    [1] {" "}+1
    [2] {" "}+2
    [3] {" "}+3
   *[other] , { $amount } in più
}
di-quanto-avanza = { $amount ->
    [1] +1
    [2] +2
    [3] +3
   *[other] { AMOUNT($amount) }
}
row-advance-to-limit = segnalino certificati fino al limite
row-gain-objective = { $which ->
    [none] prendi un Obiettivo
    [from-stack] prima carta della pila
   *[other] { $note ->
        [none] { $which }
       *[other] { $note }
    }
}
row-play-objectives = gioca carte Obiettivo
row-play = gioca: { $note ->
    [none] { $objective }
   *[other] { $note }
}
row-move-engine = Locomotiva { di-quanto-avanza }
row-move-engine-back = Locomotiva indietro { AMOUNT($spaces) }{ $or-more ->
    [yes] {" "}o più
   *[no] { "" }
}
row-engine-to = { $track }
row-engine-back-to = { $track }
row-upgrade-station = migliora una stazione
row-upgrade = { $station } · { $note }
row-appoint-master = nomina un Capostazione
row-appoint = { WORD($worker, 1) }
row-draft-master = { $master ->
    [none] prendi un Capostazione, senza la sua azione
   *[other] { $master }
}
row-gain-master = { $master ->
    [none] prendi un Capostazione
   *[other] { $master }
}
row-move-cattleman = muoviti { AMOUNT($amount, "step") }{ $free ->
    [yes] {" "}gratis
   *[no] { "" }
}
row-ride = { $note }
row-return-to-start = torna all’inizio del percorso
row-use-location = svolgi lì un’azione
row-act = azioni di { $tile }
row-use-adjacent = { $space ->
    [none] usa un edificio adiacente
   *[other] { $space }
}
row-trade = commercia
row-trade-at = { $note }
row-remove-hazard = rimuovi una Calamità
row-remove-hazard-at = { $note }
row-use-auxiliary = { $single ->
    [yes] azione ausiliaria singola
   *[no] azione ausiliaria
}
row-auxiliary = { $note ->
    [none] { $aux }
   *[other] { $note } · { $double ->
        [yes] azione ausiliaria doppia
       *[no] azione ausiliaria
    }
}
row-hire-worker = { SIGN($printed) ->
    [minus] assumi pagando ${ ABS($printed) } in più
    [plus] assumi pagando ${ $printed } in meno
   *[none] assumi un lavoratore
}
row-hire = { WORD($worker, 1) } · −${ $price }, riga { $row }
row-end-game = fine della partita
row-place-building = { $price ->
    [0] costruisci senza pagare
   *[other] costruisci a ${ $price } per artigiano
}
row-place-building-in = costruisci { in-luogo } · { $price ->
    [0] gratis
   *[other] ${ $price } ciascuno
}
row-place-tile-in = { $tile } { in-luogo }
in-luogo = { $place ->
    [woods] nel bosco
   *[other] su “{ WORD($place, 1) }”
}
row-place-tile = { $tile } · { $note }
row-place-on = { $space } · { $price ->
    [0] gratis
   *[other] −${ $price }
}
row-buy-cattle = compra bovini
row-buy-with-others = compra bovini senza { AMOUNT($spared, "worker") }
row-buy = { numero-di-carte } · −${ $price }{ $note ->
    [none] { "" }
   *[other] , { $note }
}
numero-di-carte = { $number ->
    [1] { WORD($card, 1) }
   *[other] { AMOUNT($number, $card) }
}
row-take-cattle = { numero-di-carte } dal mercato
row-take-from-stack = { numero-di-carte } dalla pila scoperta
row-add-cattle = aggiungi { AMOUNT($number, "card") } al mercato
row-fill-market = riempi il mercato bovino
row-foresee = previsione { $spot }
row-take-tile = { $spot }: { WORD($tile, 1) }{ $note ->
    [none] { "" }
   *[other] { $note }
}
row-refill-foresight = riempi gli spazi previsione
row-take-income = { $certificates ->
    [none] Profitto
    [0] +${ valore } · senza Certificati
   *[other] +${ valore } · con { AMOUNT($certificates, "certificate") }
}
valore = { $note ->
    [none] ?
   *[other] { $note }
}
row-table-note-value = { $value }
row-reveal-hand = { $certificates ->
    [none] rivela la mano
    [0] valore { valore } · senza Certificati
   *[other] valore { valore } · con { AMOUNT($certificates, "certificate") }
}
row-discard-hand = scarta la mano
row-deliver = consegna, valore fino a { $value }
row-deliver-to = { $city }{ $note ->
    [none] { "" }
   *[other] { " " }· { $note }
}
row-collect-links = collegamenti di { $city }
row-pay-transport = trasporto fino a { $city }
row-place-disc = un disco { ATTR($target, "to") }
row-clear-disc = { $disc }{ $note ->
    [none] { "" }
   *[other] { " " }· { $note }
}
row-move-disc = da { $station }
row-gain-piece = +{ AMOUNT($amount, $piece) }
row-pay-piece = −{ AMOUNT($amount, $piece) }
row-lose-certificates = −{ AMOUNT($amount, "certificate") }
row-lose-pieces = −{ AMOUNT($amount, $piece) }
row-lay-off = licenzia { $kind } · { $place ->
    [box] scatola
   *[job-market] mercato del lavoro
}
row-place-pieces = piazza { AMOUNT($amount, $piece) }
row-place-in = { $town }
row-spend = usa un { WORD($piece, 1) }
row-requirement-met = requisito soddisfatto
row-follow-card = la prossima carta turno
row-specialize = { $worker ->
    [none] scegli la specialità
   *[other] { WORD($worker, 1) }
}
row-employ = { $worker ->
    [none] prendi un lavoratore
   *[other] { WORD($worker, 1) }
}
row-turn-up-event = gira un evento
row-bid-up-to = offri fino a { $limit }
row-bid-of = offerta di { $price }
row-bid-dollars = offri fino a ${ $limit }
row-pay-bid = paga la tua offerta
row-order-by-bids = ordine di turno secondo le offerte
row-bid = offri per l’ordine di turno
row-bid-for = posto { $place } per { $price }
row-draft = scegli { AMOUNT($picks, "objective-card") }
row-draft-card = { $objective ->
    [none] scegli una carta
   *[other] { $note ->
        [none] { $objective }
       *[other] { $note }
    }
}
row-pass-packets = passa i mazzetti
row-every-player = tutti i giocatori: { $effect }
row-other-players = { $who }: { $effect }
row-players-with = { $who } { $need }: { $effect }
row-another-player = { $number ->
    [none] un altro giocatore
   *[other] giocatore { $number }
}: { $effect }
row-each-secretly = tutti in segreto: { $effect }
row-choose-secretly = in segreto: { $effect }
row-reveal-choices = rivela tutte le scelte
row-as-chosen = { $option }
row-take-dollars = +${ AMOUNT($amount) } da { $who }
row-take-from-players-with = +${ AMOUNT($amount) } dai giocatori con { $need }
row-take-from = { $number ->
    [none] +${ AMOUNT($amount) } da un altro giocatore
   *[other] giocatore { $number } · +${ AMOUNT($amount) }
}
row-give-cards = { $number ->
    [none] dai { AMOUNT($amount, $card) } a un altro giocatore
   *[other] giocatore { $number } · { AMOUNT($amount, $card) }
}
row-that-player = quel giocatore: { $effect }
row-take-from-that-player = +${ AMOUNT($amount) } da quel giocatore
row-give-to-that-player = dai { AMOUNT($amount, $card) } a quel giocatore
row-take-pieces = { $number ->
    [none] +{ AMOUNT($amount, $piece) } da { $who }
   *[other] giocatore { $number } · +{ AMOUNT($amount, $piece) }
}
row-when-you = ogni volta che { accade }: { $effect }
row-when-you-gain = ogni volta che { ottiene-gettoni }: { $effect }
row-when-others = ogni volta che { chiunque } { accade }: { $effect }
row-when-others-gain = ogni volta che { chiunque } { ottiene-gettoni }: { $effect }
chiunque = { $who ->
    [any-player] un giocatore
   *[another-player] un altro giocatore
}
row-trigger-done = dopo questo

## Che cosa chiede una decisione

ask-discard = { $amount ->
    [1] { $card ->
        [card] Quale carta scarti?
       *[other] Scarta { AMOUNT($amount, $card) }: quale?
    }
   *[other] Scarta { AMOUNT($amount, $card) }: quali?
}
ask-discard-same = Quali { $number } carte della stessa razza scarti?
ask-discard-to = Quale carta scarti, fino ad averne { $limit }?
ask-draw = Quante carte peschi?
ask-draw-to = Peschi ora, o usi prima qualcosa?
ask-remove-cards = Quale carta esce dal gioco?
ask-advance = Di quanto avanza il tuo segnalino certificati?
ask-advance-to-limit = Muovi ora il tuo segnalino certificati?
ask-gain-objective = Quale carta Obiettivo prendi?
ask-play-objectives = Giochi una carta Obiettivo?
ask-move-engine = Fin dove va la tua Locomotiva ({ AMOUNT($amount) })?
ask-move-engine-back = Fin dove torna indietro la tua Locomotiva?
ask-upgrade-station = Quale stazione migliori?
ask-upgrade = Migliori { $station }?
ask-appoint-master = Chi diventa Capostazione?
ask-draft-master = Quale Capostazione prendi, senza la sua azione?
ask-gain-master = Quale Capostazione prendi?
ask-move-cattleman = { $free ->
    [yes] Dove vai, senza tasse ({ AMOUNT($amount, "step") })?
   *[no] { $short ->
        [yes] Dove vai ({ AMOUNT($amount, "step") })?
       *[no] Dove vai?
    }
}
ask-use-location = Usi la posizione in cui ti fermi?
ask-act = { LENGTH($left) ->
    [0] { $how ->
        [use] { $tile-kind ->
            [private-building] Edificio di un altro: svolgi un’azione ausiliaria?
           *[other] { $tile }: svolgi un’azione ausiliaria?
        }
       *[other] { $tile }: giochi una carta Obiettivo?
    }
   *[other] { $how ->
        [use] Che cosa fai a { $tile }?
        [copy] Quale azione copiata svolgi a { $tile }?
       *[continue] Che altro fai a { $tile }?
    }
}
stop-act = qui nient’altro
ask-use-adjacent = Quale edificio adiacente usi?
ask-trade = Quale tipi prendi?
ask-remove-hazard = Quale Calamità rimuovi?
ask-use-auxiliary = Quale azione ausiliaria svolgi?
ask-hire-worker = { SIGN($printed) ->
    [minus] Chi assumi, pagando ${ ABS($printed) } in più?
    [plus] Chi assumi, pagando ${ $printed } in meno?
   *[none] Chi assumi?
}
ask-place-building-in = Quale edificio piazzi { in-luogo }?
ask-place-tile-in = Dove piazzi { $tile }, { in-luogo }?
ask-place-building = { $price ->
    [0] Quale edificio piazzi senza pagare?
   *[other] Quale edificio piazzi (${ $price } per artigiano)?
}
ask-place-tile = Dove piazzi { $tile }?
ask-buy-cattle = Quali bovini compri?
ask-buy-with-others = Quali bovini compri?
ask-take-cattle = Quale carta prendi dal mercato?
ask-take-from-stack = Prendi { numero-di-carte } dalla pila scoperta?
ask-foresee = Previsione: quale tessera da ogni spazio?
ask-take-income = Profitto: quanti Certificati usi?
ask-reveal-hand = La tua mano conta: quanti Certificati usi?
ask-deliver = Dove consegni (valore fino a { $value })?
ask-collect-links = Quale collegamento di { $city } per primo?
ask-place-disc = Quale disco va { ATTR($target, "to") }?
ask-move-disc = Quale disco va { ATTR($target, "to") }?
ask-gain-piece = Prendi { AMOUNT($amount, $piece) }?
ask-pay-piece = Spendi { AMOUNT($amount, $piece) }?
ask-lose-certificates = Perdi { AMOUNT($amount, "certificate") }?
ask-lose-pieces = Perdi { AMOUNT($amount, $piece) }?
ask-lay-off = Quale lavoratore licenzi?
ask-place-pieces = Dove piazzi { AMOUNT($amount, $piece) }?
ask-specialize = Quale tipo di lavoratore è la tua specialità?
ask-employ = Quale lavoratore prendi?
ask-bid-dollars = Quanti Dollari offri (fino a ${ $limit })?
ask-pay-bid = Paghi la tua offerta?
ask-bid-up-to = Quanto offri (fino a { $limit })?
ask-bid = Quale posto nell’ordine di turno, e per quanto?
ask-draft = Quale carta Obiettivo scegli?
ask-draft-card = Quale carta Obiettivo scegli?
ask-every-player = Tutti i giocatori: { $effect }?
    .freely = effect
ask-other-players = { $who }: { $effect }?
    .freely = effect
ask-players-with = { $who } { $need }: { $effect }?
    .freely = effect
ask-another-player = Quale giocatore fa questo: { $effect }?
    .freely = effect
ask-each-secretly = Tutti scelgono in segreto: { $effect }?
    .freely = effect
ask-choose-secretly = Scegli in segreto: { $effect }?
    .freely = effect
ask-take-dollars = Prendi ${ AMOUNT($amount) } da { $who }?
ask-take-from = Da chi prendi ${ AMOUNT($amount) }?
ask-that-player = quel giocatore: { $effect }?
    .freely = effect
ask-take-from-that-player = Prendi ${ AMOUNT($amount) } da quel giocatore?
ask-give-to-that-player = Dai { AMOUNT($amount, $card) } a quel giocatore?
ask-take-pieces = Da chi prendi { AMOUNT($amount, $piece) }?
ask-give-cards = A chi dai { AMOUNT($amount, $card) }?
stop-play-objectives = tieni le carte Obiettivo
stop-draw-to = pesca

## Come si chiamano le cose in una riga

row-name-card = { $number ->
    [one] carta
   *[other] carte
}
row-noun-cattle-card = { $number ->
    [one] bovino
   *[other] bovini
}
row-name-jersey = Jersey
row-name-guernsey = Guernsey
row-name-black-angus = Black Angus
row-name-dutch-belt = Dutch Belt
row-name-holstein = Holstein
row-name-brown-swiss = Brown Swiss
row-name-ayrshire = Ayrshire
row-name-west-highland = West Highland
row-name-west-highland-n = West Highland ({ $n } punti)
row-name-texas-longhorn = Texas Longhorn
row-name-texas-longhorn-n = Texas Longhorn ({ $n } punti)
row-name-cattle-of-value-n = { $number ->
    [one] bovino di valore { $n }
   *[other] bovini di valore { $n }
}
row-count-cattle = { WORD($argument, $number) }
row-count-own-building = { $number ->
    [one] edificio
   *[other] edifici
}
row-count-own-station = { $number ->
    [one] stazione
   *[other] stazioni
}
row-count-hazard = Calamità
row-name-green-teepee = Tipi verde
row-name-blue-teepee = Tipi blu
row-name-flood-green-n = inondazione, { $n } punti, mano verde
row-name-flood-black-n = inondazione, { $n } punti, mano nera
row-name-drought-green-n = siccità, { $n } punti, mano verde
row-name-drought-black-n = siccità, { $n } punti, mano nera
row-name-rockfall-green-n = caduta massi, { $n } punti, mano verde
row-name-rockfall-black-n = caduta massi, { $n } punti, mano nera
row-name-building-a = A
row-name-building-b = B
row-name-building-c = C
row-name-building-d = D
row-name-building-e = E
row-name-building-f = F
row-name-building-g = G
row-name-na = { $n }a
row-name-nb = { $n }b
row-name-dollar-auxiliary = “Dollari”
row-name-card-auxiliary = “carte”
row-name-certificate-auxiliary = “certificati”
row-name-engine-auxiliary = “Locomotiva”
row-name-remove-auxiliary = “rimozione di carte”
row-name-disc-aux-dollar = “Dollari”
row-name-disc-aux-draw = “carte”
row-name-disc-aux-certificate-n = disco { $n } di “certificati”
row-name-disc-aux-engine-n = disco { $n } di “Locomotiva”
row-name-disc-aux-remove-n = disco { $n } di “rimozione di carte”
row-name-disc-certificate-n = “{ $n } Certificati”
row-name-disc-step-n = disco { $n } dei passi
row-name-disc-hand-n = disco { $n } della mano
row-name-exchange-token = { $number ->
    [one] gettone scambio
   *[other] gettoni scambio
}
row-name-flood-n = inondazione
row-name-drought-n = siccità
row-name-rockfall-n = caduta massi
row-name-teepee-n = Tipi
row-name-station-n = stazione { $n }
row-table-printed-space = { $label }

## Che cosa sta dietro

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
   *[other] , { ATTR($owner, "of") }
}{ $fees ->
    [0] { "" }
   *[other] , −${ $fees }
}
row-table-note-ride-to = { $end } · { AMOUNT($steps, "step") }{ $fees ->
    [0] { "" }
   *[other] , −${ $fees }
}{ $owner ->
    [none] : { $actions }
   *[other] , { ATTR($owner, "of") }: un’azione ausiliaria
}
row-table-note-buyers = { $number } { $worker }
row-table-note-trade = { SIGN($dollars) ->
    [minus] { $tile } · −${ ABS($dollars) }
   *[plus] { $tile } · +${ $dollars }
}
row-table-note-opens = sblocca l’azione
row-table-note-price = −${ $price }, { row-table-points }
row-table-note-transport = −${ $dollars } trasporto
row-table-note-laid = { $space ->
    [none] {" "}· fuori dal gioco
   *[other] { "" }
}
