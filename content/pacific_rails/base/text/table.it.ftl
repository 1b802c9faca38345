### Ciò che si dice a un tavolo in italiano: che cosa è successo, e che cosa sta attorno alle scelte.

## Che cosa è successo

name-rules = le regole del gioco
event-triggered = { ha } usato { $thing } dopo { $trigger }
event-worker-placed = { ha } piazzato un lavoratore { ATTR($spot, "on") }
event-worker-taken = { ha } ripreso un lavoratore { ATTR($spot, "from") }
event-workers-returned = { ha } ripreso { table-workers-many } con { AMOUNT($hats, "hat") }
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
table-down = abbassato
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
table-worker-at = lavoratore: { $place }
table-top-at = lavoratore sopra: { $place }
table-house-at = casa: { $place }
table-station-at = stazione: { $place }
table-office-at = ufficio del telegrafo: { $place }
table-locomotive-at = locomotiva: { $place }

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

## Le righe delle scelte: davanti sta ciò che le distingue. Di ogni verbo, come si chiama in una riga.

row-gather = raccogli { $resource }
row-gain = +{ JOIN($goods, last: "comma") }
row-gain-any = +{ $number } a scelta
row-pay = −{ JOIN($goods, last: "comma") }
row-return-surplus = restituisci ciò che non ci sta
row-return-good = { AMOUNT(1, $good) }
row-score = { AMOUNT($amount, "point") }
row-repeat-for-bonus = { $effect } (ancora per ogni bonus)
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect
    .freely = effect
row-move-worker = un lavoratore
row-place-worker = { $spot }: { $note ->
    [none] piazza un lavoratore
   *[other] { $note }
}
row-take-worker = { $note ->
    [none] riprendi: { $spot }
   *[other] riprendi: { $note }
}
row-table-either = { JOIN($places, last: "or") }
row-act-beside = un distretto accanto a { $spot }
row-use-district = { $district }{ $hats ->
    [0] { "" }
   *[other] { " " }· { AMOUNT($hats, "hat") }
}
row-run-train = attiva il treno, prima { $specialist }
row-run-wagon = attiva il treno dal vagone { $wagon }
row-run-slot = spazio { $slot }
row-hire = { $specialist ->
    [none] assumi uno specialista
   *[other] { WORD($specialist, 1) }
}{ $free ->
    [yes] {" "}· gratis
   *[no] { $note ->
        [none] { "" }
       *[other] { " " }· { $note }
    }
}
row-add-upgrade = { $upgrade ->
    [none] potenzia
   *[other] { $upgrade }
}
row-replace-upgrade = { $upgrade ->
    [none] sostituisci
   *[other] al posto di un altro: { $upgrade }
}
row-lobby = usa un senatore
row-use-senator = { $senator ->
    [none] usa un senatore
   *[other] { $note ->
        [none] { $senator }
       *[other] { $note } · { $senator }
    }
}
row-bound-slid = 1 { WORD($noun, 1) } per senatore
    .alone = 1 per senatore
row-reset-senators = ripristina senatori
row-build-house = { $row ->
    [none] { $district ->
        [none] costruisci una casa
       *[other] { $district }
    }
   *[other] riga di { $row }
}
row-build-station = { $row ->
    [none] { $city ->
        [none] costruisci una stazione
       *[other] { $city }
    }
   *[other] riga di { $row }
}
row-build-telegraph = { $city ->
    [none] costruisci un ufficio del telegrafo
   *[other] { $city }{ $note ->
        [none] { "" }
       *[other] { " " }· { $note }
    }
}
row-table-points = +{ $points }★
row-lay-track = { LENGTH($route) ->
    [0] posa binari
   *[other] { $building ->
        [none] { LAST($route) }{ $note ->
            [none] { "" }
           *[other] { " " }· { $note }
        }
        [station] una stazione a { LAST($route) }
       *[telegraph] un ufficio del telegrafo a { LAST($route) }
    }
}
row-open-slot = { $row ->
    [none] libera uno spazio
   *[other] riga di { $row }
}
row-place-locomotive = { $space ->
    [none] piazza una locomotiva
   *[other] { $space }
}
row-every-player = tutti i giocatori: { $effect }
row-other-players = { $who }: { $effect }
row-players-with = { $who } { $need }: { $effect }
row-another-player = { $number ->
    [none] un altro giocatore
   *[other] giocatore { $number }
}: { $effect }
row-when-you = ogni volta che { accade }: { $effect }
row-when-others = ogni volta che { chiunque } { accade }: { $effect }
chiunque = { $who ->
    [any-player] un giocatore
   *[another-player] un altro giocatore
}
row-trigger-done = dopo questo

## Che cosa chiede una decisione

ask-gather = Raccogli { $resource }?
ask-gain-any = Che cosa prendi ({ $number })?
ask-return-surplus = Il tuo carico è pieno: che cosa restituisci?
ask-move-worker = Dove piazzi un lavoratore, o dove lo riprendi?
ask-act-beside = Quale distretto usi?
ask-use-district = Come usi { $district }?
ask-hire = Chi assumi?
ask-run-train = Attivi il treno?
ask-run-wagon = Quale specialista agisce ora?
ask-add-upgrade = Quale potenziamento aggiungi?
ask-replace-upgrade = Quale potenziamento metti al posto di un altro?
ask-lobby = Usi un senatore come azione?
ask-use-senator = Quale senatore usi?
ask-build-house = { $district ->
    [none] In quale distretto costruisci una casa?
   *[other] Da quale riga viene la casa?
}
ask-build-station = { $city ->
    [none] In quale città costruisci una stazione?
   *[other] Da quale riga viene la stazione?
}
ask-build-telegraph = In quale città costruisci un ufficio del telegrafo?
ask-lay-track = { LENGTH($route) ->
    [0] Da dove posi i binari?
   *[other] Dove proseguono i binari da { LAST($route) }?
}
ask-open-slot = In quale riga della tua plancia lasci libero uno spazio in più?
ask-place-locomotive = Da dove parte la tua locomotiva?
ask-repeat-for-bonus = { $effect }?
    .freely = effect
ask-every-player = Tutti i giocatori: { $effect }?
    .freely = effect
ask-other-players = { $who }: { $effect }?
    .freely = effect
ask-players-with = { $who } { $need }: { $effect }?
    .freely = effect
ask-another-player = Quale giocatore fa questo: { $effect }?
    .freely = effect

## Come si chiamano le cose in una riga

row-name-gunpowder = polvere
row-name-wood-n = potenziamento “{ $n } legno”
row-name-iron-n = potenziamento “{ $n } ferro”
row-name-gunpowder-n = potenziamento “{ $n } polvere”
row-name-money-n = potenziamento “{ $n } denaro”
row-name-any-n = potenziamento “{ $n } a scelta”
row-name-gather-wood = raccogli legno
row-name-gather-iron = raccogli ferro
row-name-gather-gunpowder = raccogli polvere
row-name-gather-money = raccogli denaro
row-name-train-crew = treno con la squadra
row-name-train-miner = treno con il minatore
row-name-train-engineer = treno con l’ingegnere
row-name-train-financier = treno con il finanziatore
row-name-town-centre = distretto centrale
row-name-sn = { $n }
row-name-rncn = casella r{ $n } c{ $n2 }
