### Le parole del gioco base in italiano.

## Carico e punti

gather = { verbo } { $resource }
    .verb = raccogliere
gain = { verbo } { JOIN($goods, between: "comma", last: "and") }
    .verb = prendere
gain-any = { verbo } { $number } a tua scelta ({ JOIN(WORD($kinds), between: "comma", last: "either") })
    .verb = prendere
pay = { verbo } { JOIN($goods, between: "comma", last: "and") }
    .verb = pagare
return-surplus = { verbo } nella riserva ciò che il tuo carico non può contenere
    .verb = rimettere
return-good = { verbo } { AMOUNT(1, $good) } nella riserva
    .verb = rimettere
score = { verbo } { AMOUNT($amount, "point") }
    .verb = ottenere
repeat-for-bonus = { $effect ->
    [compound] { $inside ->
        [exchange-reward] { $effect }, { al-massimo-con-bonus }
       *[other] { al-massimo-con-bonus } { $effect }
    }
   *[simple] { $effect } { al-massimo-con-bonus }
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect if-effect unless-effect under-effect
    .freely = effect
al-massimo-con-bonus = al massimo una volta più una per ogni bonus azione

## La città

move-worker = { verbo } 1 dei tuoi Lavoratori verso il tabellone o dal tabellone per l’azione di 1 Distretto adiacente
    .verb = spostare
place-worker = { verbo } 1 Lavoratore { ATTR($spot, "on") }
    .verb = piazzare
take-worker = { verbo } 1 Lavoratore { ATTR($spot, "from") }
    .verb = riprendere
act-beside = { verbo } 1 azione di Distretto accanto { ATTR($spot, "to") }
    .verb = svolgere
use-district = { $hats ->
    [0] { verbo } l’azione { ATTR($district, "of") }
   *[other] { verbo } l’azione { ATTR($district, "of") } con { AMOUNT($hats, "hat") }
}
    .verb = svolgere

## Il treno

run-train = { verbo } il tuo treno con { ATTR($specialist, "the") } come Caposquadra
    .verb = attivare
run-wagon = { verbo } il tuo treno dal vagone { $wagon } in poi
    .verb = attivare
run-slot = { verbo } lo Specialista nello spazio { $slot }
    .verb = attivare
hire = { $specialist ->
    [none] { verbo } { for-free } 1 Specialista
   *[other] { verbo } { for-free } { AMOUNT(1, $specialist) }
}
    .verb = assumere
for-free = { $free ->
    [yes] gratuitamente
   *[no] { "" }
}
add-upgrade = { $upgrade ->
    [none] { verbo } 1 potenziamento al tuo treno
   *[other] { verbo } il { $upgrade } al tuo treno
}
    .verb = aggiungere
replace-upgrade = { $upgrade ->
    [none] { verbo } 1 potenziamento con un altro dello stesso livello
   *[other] { verbo } 1 potenziamento con il { $upgrade }
}
    .verb = sostituire

## Il Congresso

lobby = { verbo } 1 azione a un Senatore
    .verb = dedicare
use-senator = { $senator ->
    [none] { verbo } 1 Senatore
   *[other] { verbo } il { $senator }
}
    .verb = usare
reset-senators = { verbo } tutti i Senatori
    .verb = ripristinare

named-slid = { $effect }
    .within = both-parts choice-arms exchange-cost exchange-reward may-effect sequence-steps
bound-slid = { di } { tanti } { WORD($noun) } { $rest } quanti sono i Senatori ripristinati
    .alone = il numero di Senatori ripristinati

## Edifici e binari

build-house = { $district ->
    [none] { verbo } 1 Casa { from-row } in un Distretto
   *[other] { verbo } 1 Casa { from-row } { ATTR($district, "in") }
}
    .verb = costruire
build-station = { $city ->
    [none] { verbo } 1 Stazione { from-row } in una città
   *[other] { verbo } 1 Stazione { from-row } nella città in { $city }
}
    .verb = costruire
from-row = { $row ->
    [none] { "" }
   *[other] dalla tua fila { $row }
}
build-telegraph = { $city ->
    [none] { verbo } 1 Ufficio telegrafico in una città
   *[other] { verbo } 1 Ufficio telegrafico nella città in { $city }
}
    .verb = costruire
lay-track = { LENGTH($route) ->
    [0] { verbo } binari fino a una città { to-build }
   *[other] { verbo } binari passando per { JOIN($route, between: "comma", last: "and") } { to-build }
}
    .verb = posare
to-build = { $building ->
    [station] per costruirvi 1 Stazione
    [telegraph] per costruirvi 1 Ufficio telegrafico
   *[none] { "" }
}

## Prima del primo turno

open-slot = { $row ->
    [none] { verbo } libero 1 altro spazio della tua plancia
   *[other] { verbo } libero 1 altro spazio della tua fila { $row }
}
    .verb = lasciare
place-locomotive = { $space ->
    [none] { verbo } 1 delle tue Locomotive su uno spazio di partenza
   *[other] { verbo } 1 delle tue Locomotive sullo spazio di partenza { $space }
}
    .verb = piazzare

## Verbi

verb-raccogliere = raccogliere
    .order = raccogli
    .clause = raccogli
verb-prendere = prendere
    .order = prendi
    .clause = prendi
verb-pagare = pagare
    .order = paga
    .clause = paghi
verb-rimettere = rimettere
    .order = rimetti
    .clause = rimetti
verb-ottenere = ottenere
    .order = ottieni
    .clause = ottieni
verb-spostare = spostare
    .order = sposta
    .clause = sposti
verb-piazzare = piazzare
    .order = piazza
    .clause = piazzi
verb-riprendere = riprendere
    .order = riprendi
    .clause = riprendi
verb-svolgere = svolgere
    .order = svolgi
    .clause = svolgi
verb-attivare = attivare
    .order = attiva
    .clause = attivi
verb-assumere = assumere
    .order = assumi
    .clause = assumi
verb-aggiungere = aggiungere
    .order = aggiungi
    .clause = aggiungi
verb-sostituire = sostituire
    .order = sostituisci
    .clause = sostituisci
verb-dedicare = dedicare
    .order = dedica
    .clause = dedichi
verb-usare = usare
    .order = usa
    .clause = usi
verb-ripristinare = ripristinare
    .order = ripristina
    .clause = ripristini
verb-costruire = costruire
    .order = costruisci
    .clause = costruisci
verb-posare = posare
    .order = posa
    .clause = posi
verb-lasciare = lasciare
    .order = lascia
    .clause = lasci

## Ciò che contano i verbi

noun-hat = { $number ->
    [one] Cappello da cowboy
   *[other] Cappelli da cowboy
}
    .gender = masculine

## Ciò che si può contare: uno, alcuni e un numero qualsiasi ("per ciascuno dei tuoi ...")

count-own-station = { $number ->
    [one] Stazione sulla mappa
   *[other] Stazioni sulla mappa
}
    .gender = feminine
count-own-telegraph = { $number ->
    [one] Ufficio telegrafico sulla mappa
   *[other] Uffici telegrafici sulla mappa
}
    .gender = masculine
count-own-house = { $number ->
    [one] Casa nei Distretti
   *[other] Case nei Distretti
}
    .gender = feminine
count-own-upgrade = { $number ->
    [one] potenziamento sui vagoni
   *[other] potenziamenti sui vagoni
}
    .gender = masculine
count-own-building = { $number ->
    [one] Edificio sulla mappa (Stazione o Ufficio telegrafico)
   *[other] Edifici sulla mappa (Stazioni e Uffici telegrafici)
}
    .gender = masculine
count-track-tile = { $number ->
    [one] tessera Binario nel carico
   *[other] tessere Binario nel carico
}
    .gender = feminine
count-good = { WORD($argument, $number) } nel carico
    .gender = { ATTR($argument, "gender") }
count-specialist = { WORD($argument, $number) } sui vagoni
    .gender = { ATTR($argument, "gender") }
count-point = { noun-point } durante la partita
    .gender = masculine
count-building-point = { noun-point } degli Edifici sulla mappa
    .gender = masculine
count-goal-point = { noun-point } degli Obiettivi
    .gender = masculine

as-many-point = { di } { tanti } { WORD($noun) } { $rest } quanti ne hai già ottenuti durante la partita
    .alone = i punti vittoria già ottenuti durante la partita
as-many-building-point = { di } { tanti } { WORD($noun) } { $rest } quanto valgono le tue Stazioni e i tuoi Uffici telegrafici sulla mappa
    .alone = i punti vittoria delle tue Stazioni e dei tuoi Uffici telegrafici sulla mappa
as-many-goal-point = { di } { tanti } { WORD($noun) } { $rest } quanto valgono i tuoi Obiettivi
    .alone = i punti vittoria dei tuoi Obiettivi

## Che cosa chiedono e danno gli Obiettivi e i vagoni

need = { $form ->
    [compared] più { WORD($count) } di ogni altro giocatore{ $number ->
        [1] { "" }
       *[other] , e almeno { $number },
    }
   *[other] { $number } { WORD($count, $number) }
}
about-goal = alla fine della partita, chi ha { SAY($most, form: "compared") } ottiene { AMOUNT($goals-points, "point") }
about-wagon =
    ha { AMOUNT($cargo, "cargo-slot") }, { AMOUNT(LENGTH($slots), "specialist-slot") } e posto per 1 potenziamento di livello { $place }
    ogni Specialista a bordo agisce { $place ->
        [1] una volta
       *[other] fino a { $place } volte
    } quando il treno viene attivato
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

name-wood = Legno
    .gender = masculine
name-iron = Ferro
    .gender = masculine
name-gunpowder = Polvere da sparo
    .gender = feminine
name-money = Denaro
    .gender = masculine
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
    [one] Squadra
   *[other] Squadre
}
    .gender = feminine
    .the = la Squadra
name-miner = { $number ->
    [one] Minatore
   *[other] Minatori
}
    .gender = masculine
    .the = il Minatore
name-engineer = { $number ->
    [one] Ingegnere
   *[other] Ingegneri
}
    .gender = masculine
    .the = l’Ingegnere
name-financier = { $number ->
    [one] Finanziatore
   *[other] Finanziatori
}
    .gender = masculine
    .the = il Finanziatore
name-wagon-n = vagone { $n }
name-wood-n = potenziamento “{ $n } Legno”
name-iron-n = potenziamento “{ $n } Ferro”
name-gunpowder-n = potenziamento “{ $n } Polvere da sparo”
name-money-n = potenziamento “{ $n } Denaro”
name-any-n = potenziamento “{ $n } risorse a tua scelta”

## Il Congresso

name-sen-1 = Senatore del Legno
name-sen-2 = Senatore della Polvere da sparo
name-sen-3 = Senatore del Ferro
name-sen-4 = Senatore delle Case e dei potenziamenti
name-sen-5 = Senatore delle risorse
name-sen-6 = Senatore delle tessere Binario
name-sen-7 = primo Senatore degli Edifici
name-sen-8 = secondo Senatore degli Edifici

## La città

name-gather-wood = Distretto “raccogliere Legno”
    .on = sul { name-gather-wood }
    .in = nel { name-gather-wood }
    .from = dal { name-gather-wood }
    .to = al { name-gather-wood }
    .of = del { name-gather-wood }
name-gather-iron = Distretto “raccogliere Ferro”
    .on = sul { name-gather-iron }
    .in = nel { name-gather-iron }
    .from = dal { name-gather-iron }
    .to = al { name-gather-iron }
    .of = del { name-gather-iron }
name-gather-gunpowder = Distretto “raccogliere Polvere da sparo”
    .on = sul { name-gather-gunpowder }
    .in = nel { name-gather-gunpowder }
    .from = dal { name-gather-gunpowder }
    .to = al { name-gather-gunpowder }
    .of = del { name-gather-gunpowder }
name-gather-money = Distretto “raccogliere Denaro”
    .on = sul { name-gather-money }
    .in = nel { name-gather-money }
    .from = dal { name-gather-money }
    .to = al { name-gather-money }
    .of = del { name-gather-money }
name-train-crew = Distretto “attivare il treno: Squadra”
    .on = sul { name-train-crew }
    .in = nel { name-train-crew }
    .from = dal { name-train-crew }
    .to = al { name-train-crew }
    .of = del { name-train-crew }
name-train-miner = Distretto “attivare il treno: Minatore”
    .on = sul { name-train-miner }
    .in = nel { name-train-miner }
    .from = dal { name-train-miner }
    .to = al { name-train-miner }
    .of = del { name-train-miner }
name-train-engineer = Distretto “attivare il treno: Ingegnere”
    .on = sul { name-train-engineer }
    .in = nel { name-train-engineer }
    .from = dal { name-train-engineer }
    .to = al { name-train-engineer }
    .of = del { name-train-engineer }
name-train-financier = Distretto “attivare il treno: Finanziatore”
    .on = sul { name-train-financier }
    .in = nel { name-train-financier }
    .from = dal { name-train-financier }
    .to = al { name-train-financier }
    .of = del { name-train-financier }
name-town-centre = Distretto “assumere Specialisti o posare binari”
    .on = sul { name-town-centre }
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
name-rn = fila r{ $n } della mappa
city-rncn = città in r{ $n }c{ $n2 }
name-rncn = r{ $n }c{ $n2 }

## Obiettivi, interpretazioni e categorie del conteggio dei punti

name-most-stations = più Stazioni sulla mappa
name-most-telegraphs = più Uffici telegrafici sulla mappa
name-most-houses = più Case nei Distretti
name-most-crews = più Squadre sui vagoni
name-most-engineers = più Ingegneri sui vagoni
name-most-miners = più Minatori sui vagoni
name-most-financiers = più Finanziatori sui vagoni
name-most-money = più Denaro nel carico
name-most-iron = più Ferro nel carico
name-most-wood = più Legno nel carico
name-most-gunpowder = più Polvere da sparo nel carico
name-most-upgrades = più potenziamenti sui vagoni
name-remove-top-first = i Lavoratori sui Distretti vengono ripresi per primi
name-exclusive-starts = una Locomotiva per ogni spazio di partenza
name-end-without-buildings = la partita termina quando nessuno ha più Edifici
name-any-free-space = i Lavoratori vanno in qualsiasi spazio azione libero
name-replace-by-another = un potenziamento si sostituisce solo con uno di altro tipo
name-unlimited-rounds = nessun limite di round
category-in-play = punti durante la partita
category-on-the-map = Edifici sulla mappa
category-unlaid-tiles = tessere Binario nel carico
category-scoring-goals = Obiettivi
