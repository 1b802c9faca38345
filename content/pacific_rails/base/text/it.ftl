### Le parole del gioco base in italiano.

## Chi fa ciò che si dice, con altre parole che quelle di ogni gioco.


## Carico e punti

gather = { verbo } { $resource }
    .verb = raccogliere
gain = { verbo } { JOIN($goods, between: "comma", last: "and") }
    .verb = prendere
gain-any = { verbo } { $number } { di-che } a { t }ua scelta ({ JOIN(WORD($kinds), between: "comma", last: "either") })
    .verb = prendere
di-che = { $number ->
    [one] { $kinds ->
        [railway] tessera binario
       *[some] risorsa
    }
   *[other] { $kinds ->
        [railway] tessere binario
       *[some] risorse
    }
}
pay = { verbo } { JOIN($goods, between: "comma", last: "and") }
    .verb = pagare
return-surplus = { verbo } nella riserva ciò che il { t }uo carico non può contenere
    .verb = rimettere
return-good = { verbo } { AMOUNT(1, $good) } nella riserva
    .verb = rimettere
score = { verbo } { AMOUNT($amount, "point") }
    .verb = ottenere
repeat-for-bonus = { $effect ->
    [compound] { $inside ->
        [exchange-reward] { $effect }, { volte-con-bonus }
        [sentence] { $effect }; { volte-con-bonus }
        [both-parts] { $effect }; { volte-con-bonus }
       *[other] { volte-con-bonus }, { $effect }
    }
   *[simple] { $effect } ({ volte-con-bonus })
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect if-effect unless-effect under-effect
    .freely = effect
volte-con-bonus = una volta, e una in più per ogni bonus azione

## Il villaggio

move-worker = { verbo } 1 dei { t }uoi lavoratori sul tabellone o { riprendine }, per svolgere l’azione di 1 distretto accanto
    .verb = piazzare
riprendine = { $subject ->
    [you] { $form ->
        [clause] ne riprendi 1
        [infinitive] riprenderne 1
       *[order] riprendine 1
    }
   *[other] { $form ->
        [infinitive] riprenderne 1
       *[order] ne riprende 1
    }
}
place-worker = { verbo } 1 lavoratore { ATTR($spot, "on") }
    .verb = piazzare
take-worker = { verbo } 1 lavoratore { ATTR($spot, "from") }
    .verb = riprendere
act-beside = { verbo } l’azione di 1 distretto accanto { ATTR($spot, "to") }
    .verb = svolgere
use-district = { $hats ->
    [0] { verbo } l’azione { ATTR($district, "of") }
   *[other] { verbo } l’azione { ATTR($district, "of") } con { AMOUNT($hats, "hat") }
}
    .verb = svolgere

## Il treno

run-train = { verbo } il { t }uo treno con { ATTR($specialist, "the") } come caposquadra
    .verb = attivare
run-wagon = { verbo } il { t }uo treno dal vagone { $wagon } in poi
    .verb = attivare
run-slot = { verbo } lo specialista nello spazio { $slot }
    .verb = attivare
hire = { $specialist ->
    [none] { verbo } { for-free } 1 specialista
   *[other] { verbo } { for-free } { AMOUNT(1, $specialist) }
}
    .verb = assumere
for-free = { $free ->
    [yes] gratuitamente
   *[no] { "" }
}
add-upgrade = { $upgrade ->
    [none] { verbo } 1 potenziamento al { t }uo treno
   *[other] { verbo } il { $upgrade } al { t }uo treno
}
    .verb = aggiungere
replace-upgrade = { $upgrade ->
    [none] { verbo } 1 potenziamento con un altro dello stesso livello
   *[other] { verbo } 1 potenziamento con il { $upgrade }
}
    .verb = sostituire

## Il Congresso

lobby = { verbo } 1 azione a un senatore
    .verb = dedicare
use-senator = { $senator ->
    [none] { verbo } 1 senatore
   *[other] { verbo } il { $senator }
}
    .verb = usare
reset-senators = { verbo } tutti i senatori
    .verb = ripristinare

named-slid = { $effect }
    .within = both-parts choice-arms exchange-cost exchange-reward may-effect sequence-steps
bound-slid = { di } 1 { WORD($noun, 1) } { $rest } per ogni senatore ripristinato
    .alone = il numero di senatori ripristinati

## Edifici e binari

build-house = { $district ->
    [none] { verbo } 1 casa { from-row } in un distretto
   *[other] { verbo } 1 casa { from-row } { ATTR($district, "in") }
}
    .verb = costruire
build-station = { $city ->
    [none] { verbo } 1 stazione { from-row } in una città
   *[other] { verbo } 1 stazione { from-row } a { $city }
}
    .verb = costruire
from-row = { $row ->
    [none] { "" }
   *[other] dalla { t }ua riga { ATTR($row, "of") }
}
build-telegraph = { $city ->
    [none] { verbo } 1 ufficio del telegrafo in una città
   *[other] { verbo } 1 ufficio del telegrafo a { $city }
}
    .verb = costruire
lay-track = { LENGTH($route) ->
    [0] { verbo } binari fino a una città { to-build }
   *[other] { verbo } binari passando per { JOIN($route, between: "comma", last: "and") } { to-build }
}
    .verb = posare
to-build = { $building ->
    [station] per costruirvi 1 stazione
    [telegraph] per costruirvi 1 ufficio del telegrafo
   *[none] { "" }
}

## Prima del primo turno

open-slot = { $row ->
    [none] { verbo } libero 1 altro spazio della { t }ua plancia
   *[other] { verbo } libero 1 altro spazio della { t }ua riga { ATTR($row, "of") }
}
    .verb = lasciare
place-locomotive = { $space ->
    [none] { verbo } 1 delle { t }ue locomotive su uno spazio di partenza
   *[other] { verbo } 1 delle { t }ue locomotive sullo spazio di partenza { $space }
}
    .verb = piazzare

## Giocatori

accade = { $subject ->
    [you] { $event ->
        [hire] assumi uno specialista
        [add-upgrade] aggiungi un potenziamento
        [use-senator] usi un senatore
        [build-house] costruisci una casa
        [build-station] costruisci una stazione
        [build-telegraph] costruisci un ufficio del telegrafo
        [lay-track] posi binari
        [complete-line] completi una linea
       *[other] { lo-fa }
    }
   *[other] { lo-fa }
}
lo-fa = { $event ->
    [hire] assume uno specialista
    [hires] assume uno specialista
    [add-upgrade] aggiunge un potenziamento
    [adds-upgrade] aggiunge un potenziamento
    [use-senator] usa un senatore
    [uses-senator] usa un senatore
    [build-house] costruisce una casa
    [builds-house] costruisce una casa
    [build-station] costruisce una stazione
    [builds-station] costruisce una stazione
    [build-telegraph] costruisce un ufficio del telegrafo
    [builds-telegraph] costruisce un ufficio del telegrafo
    [lay-track] posa binari
    [lays-track] posa binari
    [complete-line] completa una linea
   *[completes-line] completa una linea
}
name-hire = un’assunzione
name-hires = { name-hire }
name-add-upgrade = un potenziamento
name-adds-upgrade = { name-add-upgrade }
name-use-senator = l’uso di un senatore
name-uses-senator = { name-use-senator }
name-build-house = la costruzione di una casa
name-builds-house = { name-build-house }
name-build-station = la costruzione di una stazione
name-builds-station = { name-build-station }
name-build-telegraph = la costruzione di un ufficio del telegrafo
name-builds-telegraph = { name-build-telegraph }
name-lay-track = la posa di binari
name-lays-track = { name-lay-track }
name-complete-line = il completamento di una linea
name-completes-line = { name-complete-line }

## Verbi

verb-raccogliere = raccogliere
    .order = raccogli
    .clause = raccogli
    .third = raccoglie
verb-prendere = prendere
    .order = prendi
    .clause = prendi
    .third = prende
verb-pagare = pagare
    .order = paga
    .clause = paghi
    .third = paga
verb-rimettere = rimettere
    .order = rimetti
    .clause = rimetti
    .third = rimette
verb-ottenere = ottenere
    .order = ottieni
    .clause = ottieni
    .third = ottiene
verb-spostare = spostare
    .order = sposta
    .clause = sposti
    .third = sposta
verb-piazzare = piazzare
    .order = piazza
    .clause = piazzi
    .third = piazza
verb-riprendere = riprendere
    .order = riprendi
    .clause = riprendi
    .third = riprende
verb-svolgere = svolgere
    .order = svolgi
    .clause = svolgi
    .third = svolge
verb-attivare = attivare
    .order = attiva
    .clause = attivi
    .third = attiva
verb-assumere = assumere
    .order = assumi
    .clause = assumi
    .third = assume
verb-aggiungere = aggiungere
    .order = aggiungi
    .clause = aggiungi
    .third = aggiunge
verb-sostituire = sostituire
    .order = sostituisci
    .clause = sostituisci
    .third = sostituisce
verb-dedicare = dedicare
    .order = dedica
    .clause = dedichi
    .third = dedica
verb-usare = usare
    .order = usa
    .clause = usi
    .third = usa
verb-ripristinare = ripristinare
    .order = ripristina
    .clause = ripristini
    .third = ripristina
verb-costruire = costruire
    .order = costruisci
    .clause = costruisci
    .third = costruisce
verb-posare = posare
    .order = posa
    .clause = posi
    .third = posa
verb-lasciare = lasciare
    .order = lascia
    .clause = lasci
    .third = lascia

## Ciò che contano i verbi

noun-hat = { $number ->
    [one] cappello da cowboy
   *[other] cappelli da cowboy
}
    .gender = masculine

## Ciò che si può contare: uno, alcuni e un numero qualsiasi ("per ciascuno dei tuoi ...")

count-own-station = { $number ->
    [one] stazione sulla mappa
   *[other] stazioni sulla mappa
}
    .gender = feminine
count-own-telegraph = { $number ->
    [one] ufficio del telegrafo sulla mappa
   *[other] uffici del telegrafo sulla mappa
}
    .gender = masculine
count-own-house = { $number ->
    [one] casa nei distretti
   *[other] case nei distretti
}
    .gender = feminine
count-own-upgrade = { $number ->
    [one] potenziamento sui vagoni
   *[other] potenziamenti sui vagoni
}
    .gender = masculine
count-own-building = { $number ->
    [one] edificio sulla mappa (stazione o ufficio del telegrafo)
   *[other] edifici sulla mappa (stazioni e uffici del telegrafo)
}
    .gender = masculine
count-track-tile = { $number ->
    [one] tessera binario nel carico
   *[other] tessere binario nel carico
}
    .gender = feminine
count-good = { WORD($argument, $number) } nel carico
    .gender = { ATTR($argument, "gender") }
count-specialist = { WORD($argument, $number) } sui vagoni
    .gender = { ATTR($argument, "gender") }
count-point = { noun-point } durante la partita
    .gender = masculine
count-building-point = { noun-point } degli edifici sulla mappa
    .gender = masculine
count-goal-point = { noun-point } degli obiettivi
    .gender = masculine

as-many-point = { di } { tanti } { WORD($noun) } { $rest } quanti ne ha{ i } già ottenuti durante la partita
    .alone = i punti vittoria già ottenuti durante la partita
as-many-building-point = { di } { tanti } { WORD($noun) } { $rest } quanti ne valgono le { t }ue stazioni e i { t }uoi uffici del telegrafo sulla mappa
    .alone = i punti vittoria delle { t }ue stazioni e dei { t }uoi uffici del telegrafo sulla mappa
as-many-goal-point = { di } { tanti } { WORD($noun) } { $rest } quanti ne valgono i { t }uoi obiettivi
    .alone = i punti vittoria dei { t }uoi obiettivi

## Che cosa chiedono e danno gli Obiettivi e i vagoni

need = { $form ->
    [compared] più { WORD($count) } di tutti gli altri{ $number ->
        [1] { "" }
       *[other] , e almeno { $number },
    }
   *[other] { $number } { WORD($count, $number) }
}
about-good =
    nel gioco ce ne sono { $pieces }
    { $start ->
        [0] { "" }
       *[other] ogni giocatore comincia con { $start }
    }
about-action-space = da qui un lavoratore può agire in: { JOIN($between, last: "or") }
about-edge = ogni giocatore comincia con una locomotiva qui
about-map-row = una riga della mappa, dalla costa ovest alla costa est
about-city =
    c’è posto per una stazione e un ufficio del telegrafo, di giocatori diversi
    chi vi porta i binari costruisce uno dei due
about-goal = alla fine della partita, chi ha { SAY($most, form: "compared") } ottiene { AMOUNT($goals-points, "point") }
about-wagon =
    ha { AMOUNT($cargo, "cargo-slot") }, { AMOUNT(LENGTH($slots), "specialist-slot") } e posto per 1 potenziamento di livello { $place }
    ogni specialista a bordo agisce { $place ->
        [1] una volta
       *[other] fino a { $place } volte
    } quando attivi il treno
    { $gained ->
        [none] { "" }
       *[other] quando lo ottieni, { SAY($gained, form: "clause") }
    }
about-wagon-slots = { $points ->
    [0] { "" }
   *[other] chi occupa lo spazio specialista { $place } ottiene { AMOUNT($points, "point") }
}
noun-cargo-slot = { $number ->
    [one] spazio di carico
   *[other] spazi di carico
}
    .gender = masculine
noun-specialist-slot = { $number ->
    [one] spazio specialista
   *[other] spazi specialista
}
    .gender = masculine

## Risorse e tessere Binario

name-wood = legno
    .gender = masculine
    .of = del legno
name-iron = ferro
    .gender = masculine
    .of = del ferro
name-gunpowder = polvere da sparo
    .gender = feminine
    .of = della polvere da sparo
name-money = denaro
    .gender = masculine
    .of = del denaro
name-railway = { $number ->
    [one] tessera Ferrovia
   *[other] tessere Ferrovia
}
    .gender = feminine
name-tunnel = { $number ->
    [one] tessera Galleria
   *[other] tessere Galleria
}
    .gender = feminine
name-bridge = { $number ->
    [one] tessera Ponte
   *[other] tessere Ponte
}
    .gender = feminine

## Il treno

name-crew = { $number ->
    [one] squadra
   *[other] squadre
}
    .gender = feminine
    .the = la squadra
name-miner = { $number ->
    [one] minatore
   *[other] minatori
}
    .gender = masculine
    .the = il minatore
name-engineer = { $number ->
    [one] ingegnere
   *[other] ingegneri
}
    .gender = masculine
    .the = l’ingegnere
name-financier = { $number ->
    [one] finanziatore
   *[other] finanziatori
}
    .gender = masculine
    .the = il finanziatore
name-wagon-n = vagone { $n }
name-wood-n = potenziamento “{ $n } legno”
name-iron-n = potenziamento “{ $n } ferro”
name-gunpowder-n = potenziamento “{ $n } polvere da sparo”
name-money-n = potenziamento “{ $n } denaro”
name-any-n = potenziamento “{ $n } risorse a tua scelta”

## Il Congresso

name-sen-1 = senatore del legno
name-sen-2 = senatore della polvere da sparo
name-sen-3 = senatore del ferro
name-sen-4 = senatore delle case e dei potenziamenti
name-sen-5 = senatore delle risorse
name-sen-6 = senatore delle tessere binario
name-sen-7 = primo senatore degli edifici
name-sen-8 = secondo senatore degli edifici

## Il villaggio

name-gather-wood = distretto del legno
    .on = sopra il { name-gather-wood }
    .in = nel { name-gather-wood }
    .from = dal { name-gather-wood }
    .to = al { name-gather-wood }
    .of = del { name-gather-wood }
name-gather-iron = distretto del ferro
    .on = sopra il { name-gather-iron }
    .in = nel { name-gather-iron }
    .from = dal { name-gather-iron }
    .to = al { name-gather-iron }
    .of = del { name-gather-iron }
name-gather-gunpowder = distretto della polvere da sparo
    .on = sopra il { name-gather-gunpowder }
    .in = nel { name-gather-gunpowder }
    .from = dal { name-gather-gunpowder }
    .to = al { name-gather-gunpowder }
    .of = del { name-gather-gunpowder }
name-gather-money = distretto del denaro
    .on = sopra il { name-gather-money }
    .in = nel { name-gather-money }
    .from = dal { name-gather-money }
    .to = al { name-gather-money }
    .of = del { name-gather-money }
name-train-crew = distretto della squadra
    .on = sopra il { name-train-crew }
    .in = nel { name-train-crew }
    .from = dal { name-train-crew }
    .to = al { name-train-crew }
    .of = del { name-train-crew }
name-train-miner = distretto del minatore
    .on = sopra il { name-train-miner }
    .in = nel { name-train-miner }
    .from = dal { name-train-miner }
    .to = al { name-train-miner }
    .of = del { name-train-miner }
name-train-engineer = distretto dell’ingegnere
    .on = sopra il { name-train-engineer }
    .in = nel { name-train-engineer }
    .from = dal { name-train-engineer }
    .to = al { name-train-engineer }
    .of = del { name-train-engineer }
name-train-financier = distretto del finanziatore
    .on = sopra il { name-train-financier }
    .in = nel { name-train-financier }
    .from = dal { name-train-financier }
    .to = al { name-train-financier }
    .of = del { name-train-financier }
name-town-centre = distretto centrale
    .on = sopra il { name-town-centre }
    .in = nel { name-town-centre }
    .from = dal { name-town-centre }
    .to = al { name-town-centre }
    .of = del { name-town-centre }
name-sn = spazio azione { $n }
    .on = sullo { name-sn }
    .from = dallo { name-sn }
    .to = allo { name-sn }

## La mappa

name-west = costa occidentale
name-east = costa orientale
name-rn = riga r{ $n } della mappa
name-r2c2 = Reno
name-r7c2 = Bakersfield
name-r10c2 = Yuma
name-r0c5 = Boise
name-r3c5 = Elko
name-r7c5 = Flagstaff
name-r10c5 = Tucson
name-r9c7 = Santa Fe
name-r1c8 = Helena
name-r5c8 = Ogden
name-r0c10 = Bismarck
name-r10c10 = El Paso
name-r5c12 = Cheyenne
name-r9c12 = Abilene
name-r1c13 = Fargo
name-r0c15 = Duluth
name-r3c15 = Omaha
name-r7c15 = Tulsa
name-r10c15 = Houston
name-r0c18 = Milwaukee
name-r3c18 = Chicago
name-r8c18 = Memphis
name-rncn = r{ $n }c{ $n2 }

## Obiettivi, chiarimenti e categorie del conteggio dei punti

name-most-stations = più stazioni sulla mappa
name-most-telegraphs = più uffici del telegrafo sulla mappa
name-most-houses = più case nei distretti
name-most-crews = più squadre sui vagoni
name-most-engineers = più ingegneri sui vagoni
name-most-miners = più minatori sui vagoni
name-most-financiers = più finanziatori sui vagoni
name-most-money = più denaro nel carico
name-most-iron = più ferro nel carico
name-most-wood = più legno nel carico
name-most-gunpowder = più polvere da sparo nel carico
name-most-upgrades = più potenziamenti sui vagoni
name-remove-top-first = i lavoratori sopra i distretti si riprendono per primi
name-exclusive-starts = una sola locomotiva per spazio di partenza
name-end-without-buildings = la partita finisce quando nessuno ha più edifici
name-any-free-space = i lavoratori vanno su qualsiasi spazio azione libero
name-idle-train = il treno si può attivare senza effetto
name-above-own-top = un proprio lavoratore sopra un distretto non ne esclude un altro
name-idle-senators = un senatore si può usare senza effetto
name-replace-by-another = un potenziamento si sostituisce solo con uno di altro tipo
name-unlimited-rounds = nessun limite di giri
category-in-play = punti durante la partita
category-on-the-map = edifici sulla mappa
category-unlaid-tiles = tessere binario nel carico
category-scoring-goals = obiettivi

## Le chiavi degli elementi: a che cosa serve un’espressione sotto ciascuna. Anche quelle semplici lo dicono.

key-action = { $action }
key-triggers = { $triggers }
key-score = { $score }
key-ties = { $ties }
about-hats-instead = per ogni cappello senza posto: { $instead }
about-player-board-before = prima del primo turno, ogni giocatore in ordine di turno: { $before }
about-player-board-down = poi, dall’ultimo giocatore al primo: { $down }
about-player-board-up = infine, dal primo giocatore all’ultimo: { $up }
about-wagon-gained = quando lo ottieni: { $gained }
about-specialist-action = quando agisce sul tuo treno: { $action }
about-price-cost = per assumerne uno per il vagone { $place }: { $cost }
about-upgrade-action = quando attivi il tuo treno: { $action }
about-senator-reward = quando lo usi: { $reward }
about-goal-most = che cosa conta: { $most }
key-turn = a ogni turno: { $turn }
