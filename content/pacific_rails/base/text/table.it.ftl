### Ciò che si dice a un tavolo in italiano: che cosa è successo, e che cosa sta attorno alle scelte.

## Che cosa è successo

name-rules = le regole del gioco
event-triggered = { ha } usato { $thing } dopo { $trigger }
event-worker-placed = { ha } piazzato un lavoratore { ATTR($spot, "on") }
event-worker-taken = { ha } ripreso un lavoratore { ATTR($spot, "from") }
event-workers-returned = { ha } riavuto { table-workers-many } con { AMOUNT($hats, "hat") }
event-hats-used = { ha } usato { AMOUNT($hats, "hat") }
event-goods-gained = { ha } ottenuto { merci }
event-goods-paid = { ha } pagato { merci }
merci = { $goods ->
    [none] niente
   *[other] { JOIN($goods, between: "comma", last: "and") }
}
event-good-returned = non { aveva } spazio per { AMOUNT(1, $good) }
aveva = { $you ->
    [yes] avevi
   *[no] aveva
}
event-points-scored = { ha } ottenuto { AMOUNT($points, "point") }
event-specialist-hired = { ha } assunto { AMOUNT(1, $specialist) } per il vagone { $wagon }
event-wagon-gained = { ha } ottenuto il vagone { $wagon }
event-upgrade-added = { $replaced ->
    [none] { ha } aggiunto il { $upgrade }
   *[other] { ha } aggiunto il { $upgrade } al posto del { $replaced }
}
event-senator-used = { ha } usato il { $senator }
event-senators-reset = { ha } ripristinato { $senators ->
    [one] 1 senatore
   *[other] { $senators } senatori
}
event-house-built = { ha } costruito una casa { ATTR($district, "in") }
event-station-built = { ha } costruito una stazione a { $city }
event-telegraph-built = { ha } costruito un ufficio del telegrafo a { $city }
event-slot-opened = { ha } lasciato libero uno spazio della riga { ATTR($row, "of") }
event-locomotive-placed = { ha } piazzato una locomotiva su { $space }
event-track-laid = { $spaces ->
    [none] non { ha } posato binari
   *[other] { ha } posato binari su { JOIN($spaces, between: "comma", last: "and") }
}
event-locomotive-moved = { ha } mosso una locomotiva da { $before } a { $after }
event-line-completed = { ha } completato la ferrovia da costa a costa
table-workers-many = { $workers ->
    [one] 1 lavoratore
   *[other] { $workers } lavoratori
}

## Il tavolo in parole

table-track = binari
table-stations = stazioni
table-locomotives = locomotive
table-houses = distretti e case
table-on-top = sopra
table-down = giù
table-specialists = specialisti
table-upgrades = potenziamenti
table-supply = riserva
table-goals = obiettivi
table-score = punti
table-workers = lavoratori
table-hats = cappelli
table-room = posto
table-offices = uffici
table-train = treno
table-crossed = la ferrovia da costa a costa è completa

## Che cosa porta una scelta

table-either = { JOIN($places, last: "or") }
table-to-lay = { $number } da posare

## Un’immagine in parole

table-standing-goals = Obiettivi: { JOIN($goals, last: "comma") }. Senatori abbassati: { $senators ->
    [none] nessuno
   *[other] { JOIN($senators, last: "comma") }
}.
table-standing-supply = Riserva: { merci }; specialisti: { $specialists ->
    [none] nessuno
   *[other] { JOIN($specialists, last: "comma") }
}.
table-standing-track = Binari: { $track ->
    [none] nessuno
   *[other] { JOIN($track, last: "comma") }
}.
table-on-space = { $tile } su { $space }
table-standing-seat = { $seat }: { AMOUNT($points, "point") }; carico: { merci }; treno di { $wagons ->
    [one] 1 vagone
   *[other] { $wagons } vagoni
}: { $train ->
    [none] vuoto
   *[other] { JOIN($train, last: "comma") }
}; { AMOUNT($hats, "hat") }.
table-standing-pieces = { $seat } ha ancora: case { $houses ->
    [none] nessuna
   *[other] { JOIN($houses, last: "comma") }
}; uffici del telegrafo { $telegraphs }; e sul tabellone: { $places ->
    [none] niente
   *[other] { JOIN($places, last: "comma") }
}.
table-worker-at = lavoratore su { $place }
table-top-at = lavoratore sopra { $place }
table-house-at = casa in { $place }
table-station-at = stazione in { $place }
table-office-at = ufficio del telegrafo in { $place }
table-locomotive-at = locomotiva su { $place }

## Altri nomi

name-plains = pianure
    .gender = feminine
name-hills = colline
    .gender = feminine
name-rivers = fiumi
    .gender = masculine
name-mountains = montagne
    .gender = feminine

## Immagini

table-house = casa
table-senator-down = abbassato
table-worker-on-top = lavoratore di { $seat } in cima
table-track-shortest = { table-points } sul percorso più breve verso una nuova città
table-track-other = { table-points } per ogni altra tessera binario
table-building-passed = { table-points } al proprietario di ogni edificio superato
table-coast-to-coast = { table-points } da costa a costa

## Una partita nel browser

table-panel-map = Mappa
table-panel-town = Villaggio
table-panel-congress = Congresso e riserva
table-kind-triggered = reazioni
table-kind-worker-placed = lavoratori piazzati
table-kind-workers-returned = lavoratori ripresi
table-kind-goods-gained = merci ottenute
table-kind-goods-paid = merci pagate
table-kind-points-scored = punti ottenuti
table-kind-specialist-hired = specialisti assunti
table-kind-wagon-gained = vagoni
table-kind-upgrade-added = potenziamenti
table-kind-senator-used = senatori
table-kind-house-built = case
table-kind-station-built = stazioni
table-kind-telegraph-built = uffici del telegrafo
table-kind-track-laid = binari posati
table-kind-locomotive-moved = movimenti delle locomotive
