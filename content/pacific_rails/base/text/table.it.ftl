### Ciò che si dice a un tavolo in italiano: che cosa è successo, e che cosa sta attorno alle scelte.

## Che cosa è successo

event-worker-placed = { ha } piazzato un Lavoratore { ATTR($spot, "on") }
event-worker-taken = { ha } ripreso un Lavoratore { ATTR($spot, "from") }
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
    [one] 1 Senatore
   *[other] { $senators } Senatori
}
event-house-built = { ha } costruito una Casa { ATTR($district, "in") }
event-station-built = { ha } costruito una Stazione in { $city }
event-telegraph-built = { ha } costruito un Ufficio telegrafico in { $city }
event-slot-opened = { ha } lasciato aperta una casella della riga { $row }
event-locomotive-placed = { ha } piazzato una Locomotiva su { $space }
event-track-laid = { $spaces ->
    [none] non { ha } posato binari
   *[other] { ha } posato binari su { JOIN($spaces, between: "comma", last: "and") }
}
event-locomotive-moved = { ha } mosso una Locomotiva da { $before } a { $after }
event-line-completed = { ha } completato la linea attraverso la mappa
table-workers-many = { $workers ->
    [one] 1 Lavoratore
   *[other] { $workers } Lavoratori
}

## Il tavolo in un terminale

table-track = binario
table-city = città
table-start-space = spazio di partenza
table-station-of = Stazione di { $seat }
table-office-of = il suo Ufficio telegrafico
table-locomotive-of = la sua Locomotiva
table-several-locomotives = Locomotive di più giocatori
table-house-of = Casa di { $seat }, casella libera
table-worker-of = 1 Lavoratore di { $seat }
table-gathering = quanto dà la raccolta
table-tile-of = { $terrain } ({ $tile })
table-on-top = sopra
table-up = su
table-down = giù
table-specialists = Specialisti
table-upgrades = potenziamenti
table-supply = riserva
table-goals = obiettivi
table-score = punti
table-workers = Lavoratori
table-hats = Cappelli
table-room = posto
table-offices = Uffici
table-train = treno
table-crossed = la mappa è stata attraversata

## Che cosa porta una scelta

table-either = { JOIN($places, last: "or") }
table-to-lay = { $number } da posare

## Un’immagine in parole

table-standing-goals = Obiettivi: { JOIN($goals, last: "comma") }. Senatori abbassati: { $senators ->
    [none] nessuno
   *[other] { JOIN($senators, last: "comma") }
}.
table-standing-supply = Riserva: { merci }; Specialisti: { $specialists ->
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
table-standing-pieces = { $seat } ha ancora: Case { $houses ->
    [none] nessuna
   *[other] { JOIN($houses, last: "comma") }
}; Uffici telegrafici { $telegraphs }; e sul tabellone: { $places ->
    [none] niente
   *[other] { JOIN($places, last: "comma") }
}.
table-worker-at = Lavoratore su { $place }
table-top-at = Lavoratore sopra { $place }
table-house-at = Casa in { $place }
table-station-at = Stazione in { $place }
table-office-at = Ufficio telegrafico in { $place }
table-locomotive-at = Locomotiva su { $place }

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
