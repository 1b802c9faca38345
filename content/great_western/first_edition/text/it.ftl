### Le parole della prima edizione in italiano.

## Chi fa ciò che si dice, con altre parole che quelle di ogni gioco.


## Denaro

gain-dollars = { verbo } { AMOUNT($amount, "dollar") }
    .verb = guadagnare
pay-dollars = { verbo } { AMOUNT($amount, "dollar") }
    .verb = pagare

## Carte in mano

discard = { verbo } { AMOUNT($amount, $card, case: "exactly") }
    .verb = scartare
discard-same = { verbo } { AMOUNT($number, "cattle-card", "della stessa razza", case: "exactly") }
    .verb = scartare
draw = { verbo } { AMOUNT($amount, "card") }
    .verb = pescare
draw-to = { $limit ->
    [one] { verbo } carte fino ad averne { $limit } in mano
    [other] { verbo } carte fino ad averne { $limit } in mano
   *[limit] { verbo } carte fino a raggiungere { $limit }
}
    .verb = pescare
discard-to = { $limit ->
    [one] { verbo } carte fino a tenerne { $limit } in mano
    [other] { verbo } carte fino a tenerne { $limit } in mano
   *[limit] { verbo } carte fino a raggiungere { $limit }
}
    .verb = scartare
remove-cards = { verbo } dal gioco { AMOUNT($amount, $card, dalla-mano) }
    .verb = rimuovere
dalla-mano = della { t }ua mano

named-drawn = { $effect }
    .within = both-parts choice-arms exchange-cost exchange-reward may-effect sequence-steps
bound-drawn = { di } { tanti } { WORD($noun) } { $rest } { ATTR($noun, "gender") ->
    [feminine] quante ne ha{ i } pescate
   *[masculine] quanti ne ha{ i } pescati
}
    .alone = il numero di carte pescate

## Certificati e carte Obiettivo

advance = { verbo } il { t }uo segnalino certificati in avanti { AMOUNT($amount, "space", case: "distance") }
    .verb = muovere
advance-to-limit = { verbo } il { t }uo segnalino certificati in avanti fino al { t }uo limite di Certificati temporanei
    .verb = muovere
gain-objective = { $which ->
    [none] { verbo } 1 carta Obiettivo dal set obiettivo generale o dalla pila degli obiettivi { to-hand }
    [from-stack] { verbo } la prima carta della pila degli obiettivi { to-hand }
   *[other] { verbo } la { $which } { to-hand }
}
    .verb = ottenere
to-hand = { $to-hand ->
    [yes] { $form ->
        [clause] e la { aggiungi } alla { t }ua mano
        [infinitive] e aggiungerla alla { t }ua mano
       *[order] { $subject ->
            [you] e aggiungila alla tua mano
           *[other] e la aggiunge alla sua mano
        }
    }
   *[no] { "" }
}
aggiungi = { $subject ->
    [you] aggiungi
   *[other] aggiunge
}
play-objectives = { verbo } un numero qualsiasi di carte Obiettivo dalla { t }ua mano
    .verb = giocare
play = { verbo } la { $objective }
    .verb = giocare

## Il percorso ferroviario

move-engine = { verbo } la { t }ua Locomotiva in avanti { AMOUNT($amount, "space", case: "distance") }
    .verb = muovere
move-engine-back = { $or-more ->
    [yes] { verbo } la { t }ua Locomotiva indietro { AMOUNT($spaces, "space", case: "distance-at-least") }
   *[no] { verbo } la { t }ua Locomotiva indietro { AMOUNT($spaces, "space", case: "distance") }
}
    .verb = muovere
engine-to = { verbo } la { t }ua Locomotiva in avanti fino { ATTR($track, "to") }
    .verb = muovere
engine-back-to = { verbo } la { t }ua Locomotiva indietro fino { ATTR($track, "to") }
    .verb = muovere
upgrade-station = { $where ->
    [behind-engine] { verbo } 1 stazione dietro alla { t }ua Locomotiva
   *[reached] { verbo } la stazione raggiunta dalla { t }ua Locomotiva
}
    .verb = migliorare
upgrade = { verbo } la { $station }
    .verb = migliorare
appoint-master = { verbo } 1 dei { t }uoi lavoratori Capostazione della { $station }
    .verb = nominare
appoint = { verbo } { AMOUNT(1, $worker) } Capostazione della { $station }
    .verb = nominare
draft-master = { $master ->
    [none] { verbo } 1 delle tessere Capostazione accanto al tabellone
   *[other] { verbo } il { $master }
} senza svolgerne l’azione
    .verb = prendere
gain-master = { $master ->
    [none] { verbo } 1 delle tessere Capostazione accanto al tabellone
   *[other] { verbo } il { $master }
}
    .verb = prendere

named-distance = { $effect }
    .within = both-parts choice-arms exchange-cost exchange-reward may-effect sequence-steps
bound-distance = { di } { tanti } { WORD($noun) } { $rest } quanti sono gli spazi di cui ha{ i } mosso indietro la { t }ua Locomotiva
    .alone = il numero di spazi di cui ha{ i } mosso indietro la { t }ua Locomotiva

## Il percorso

move-cattleman = { verbo } il { t }uo Allevatore in avanti { AMOUNT($amount, "step", case: "distance") }{ without-fees }{ short-of-the-end }
    .verb = muovere
ride = { verbo } il { t }uo Allevatore fino { JOIN(ATTR($spaces, "to"), last: "on") }{ without-fees }
    .verb = muovere
without-fees = { $free ->
    [yes] , senza pagare tasse
   *[no] { "" }
}
short-of-the-end = { $short ->
    [yes] {" "}(non { puoi } raggiungere la fine del percorso{ without-use })
   *[no] { "" }
}
without-use = { $inside ->
    [sequence-steps] { "" }
   *[other] {" "}né usare la posizione in cui { ti-fermi }
}
ti-fermi = { $subject ->
    [you] ti fermi
   *[other] si ferma
}
list-on = { $head }, poi { $tail }
use-location = { verbo } le azioni della posizione raggiunta
    .verb = svolgere
act = { $how ->
    [use] { verbo } le azioni di { $tile } { ATTR($at, "on") } ({ actions })
    [copy] { verbo } con { $tile } le azioni copiate { ATTR($at, "on") } ({ actions })
   *[continue] { verbo } le azioni rimanenti di { $tile } { ATTR($at, "on") } ({ actions })
}
    .verb = svolgere
    .freely = left
actions = { LENGTH($left) ->
    [0] nessuna rimasta
   *[other] { JOIN($left, last: "semicolon", form: "order") }
}
use-adjacent = { $space ->
    [none] { verbo } le azioni locali di 1 tessera Edificio adiacente { beyond }
   *[other] { verbo } le azioni locali della tessera Edificio { ATTR($space, "on") } { beyond }
}
    .verb = copiare
beyond = { LENGTH($beyond) ->
    [0] { "" }
   *[other] passando per { JOIN($beyond, between: "comma", last: "and") }
}
trade = { verbo }
    .verb = commerciare
trade-at = { verbo } per la tessera { ATTR($space, "on") }
    .verb = commerciare
remove-hazard = { verbo } 1 tessera Calamità
    .verb = rimuovere
remove-hazard-at = { verbo } la tessera Calamità { ATTR($space, "on") }
    .verb = rimuovere

## Azioni ausiliarie

use-auxiliary = { $single ->
    [yes] { verbo } 1 azione ausiliaria singola
   *[no] { verbo } 1 azione ausiliaria, singola o doppia
}
    .verb = svolgere
auxiliary = { $double ->
    [yes] { verbo } l’{ $aux } in forma doppia
   *[no] { verbo } l’{ $aux } in forma singola
}
    .verb = svolgere

## Lavoratori ed Edifici

hire-worker = { SIGN($printed) ->
    [minus] { verbo } 1 lavoratore, pagando { AMOUNT(ABS($printed), "dollar") } in più rispetto al costo di assunzione
    [plus] { verbo } 1 lavoratore, pagando { AMOUNT($printed, "dollar") } in meno rispetto al costo di assunzione
   *[none] { verbo } 1 lavoratore
}
    .verb = assumere
hire = { verbo } { AMOUNT(1, $worker) } dalla riga { $row } per { AMOUNT($price, "dollar") }
    .verb = assumere
place-building = { verbo } 1 delle { t }ue tessere Edificio privato su uno spazio edificio { per-artigiano }
    .verb = piazzare
place-tile = { verbo } la tessera { $tile } su uno spazio edificio { per-artigiano }
    .verb = piazzare
place-building-in = { verbo } 1 delle { t }ue tessere Edificio privato { su-spazio } { per-artigiano }
    .verb = piazzare
place-tile-in = { verbo } la tessera { $tile } { su-spazio } { per-artigiano }
    .verb = piazzare
su-spazio = { $place ->
    [woods] su uno spazio edificio nel bosco
   *[other] su uno spazio edificio con la caratteristica “{ WORD($place, 1) }”
}
per-artigiano = { $price ->
    [0] senza pagarla
   *[other] al costo di { AMOUNT($price, "dollar") } per ogni artigiano necessario
}
place-on = { verbo } la tessera { $tile } { ATTR($space, "on") } per { AMOUNT($price, "dollar") }
    .verb = piazzare

## Gettoni e segnalini

gain-piece = { verbo } { AMOUNT($amount, $piece) }
    .verb = ottenere
pay-piece = { verbo } { AMOUNT($amount, $piece) }
    .verb = pagare
lose-certificates = { verbo } { AMOUNT($amount, "certificate") }
    .verb = perdere
lose-pieces = { verbo } { AMOUNT($amount, $piece) }
    .verb = perdere
lay-off = { verbo } { $kind ->
    [worker] 1 lavoratore a { t }ua scelta
   *[other] { AMOUNT(1, $kind) }
} (che torna { $place ->
    [box] nella scatola
   *[job-market] nel mercato del lavoro
})
    .verb = licenziare
place-pieces = { verbo } { AMOUNT($amount, $piece, "nella rete") }
    .verb = piazzare
place-in = { verbo } { AMOUNT(1, $piece) } { ATTR($town, "on") }
    .verb = piazzare
spend = { verbo } { AMOUNT(1, $piece) }
    .verb = spendere
take-dollars = { verbo } { AMOUNT($amount, "dollar", da-altri) } (o quanto ne ha)
    .verb = prendere
da-altri = { $who ->
    [next-player] dal giocatore successivo
   *[each-other-player] da ogni altro giocatore
}
take-from-players-with = { verbo } { AMOUNT($amount, "dollar") } { $who ->
    [each-player-with] da ogni giocatore
    [next-player-with] dal prossimo giocatore
   *[each-other-player-with] da ogni altro giocatore
} che ha { $need ->
    [need-compared] { SAY($need, form: "order", by: "them") }
   *[need] almeno { SAY($need, form: "order", by: "them") }
} (o quanto ne ha)
    .verb = prendere
take-from = { verbo } { AMOUNT($amount, "dollar", da-un-giocatore) } (o quanto ne ha)
    .verb = prendere
da-un-giocatore = { $number ->
    [none] da un altro giocatore a { t }ua scelta
   *[other] dal giocatore { $number }
}
give-cards = { verbo } { AMOUNT($amount, $card, sulla-sua-pila, case: "exactly") }
    .verb = mettere
sulla-sua-pila = dalla { t }ua mano sulla pila degli scarti { $number ->
    [none] di un altro giocatore
   *[other] del giocatore { $number }
}
that-player = { altri-fanno }
    .who = quel giocatore
    .verb = decidere
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
take-from-that-player = { verbo } { AMOUNT($amount, "dollar", "da quel giocatore") } (o quanto ne ha)
    .verb = prendere
give-to-that-player = { verbo } { AMOUNT($amount, $card, case: "exactly") } dalla { t }ua mano sulla pila degli scarti di quel giocatore
    .verb = mettere
take-pieces = { verbo } { AMOUNT($amount, $piece, da-chi) } (o quanti ne ha)
    .verb = prendere
da-chi = { $who ->
    [none] dal giocatore { $number }
    [next-player] dal giocatore successivo
    [another-player] da un altro giocatore a { t }ua scelta
    [that-player] da quel giocatore
   *[each-other-player] da ogni altro giocatore
}
when-you-gain = { virgola }ogni volta che { ottiene-gettoni }, { $effect }
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
when-others-gain = { virgola }ogni volta che { $whom } { ottiene-gettoni }, { $effect }
    .who = { $who ->
        [any-player] un giocatore ({ te } compreso)
       *[another-player] un altro giocatore
    }
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
ottiene-gettoni = { $event ->
    [gain] { $subject ->
        [you] ottieni { WORD($piece, 2) }
       *[other] ottiene { WORD($piece, 2) }
    }
   *[gains] ottiene { WORD($piece, 2) }
}
accade = { $subject ->
    [you] { $event ->
        [deliver] consegni{ verso-dove }
        [buy-cattle] compri una carta Bovino
        [hire] assumi { quale-lavoratore }
        [build] piazzi una tessera Edificio privato
        [move-engine] muovi la { t }ua Locomotiva
        [upgrade-station] migliori una stazione
        [gain-objective] ottieni una carta Obiettivo
        [play-objective] giochi una carta Obiettivo
        [pass-here] passi oltre questa tessera
       *[other] { lo-fa }
    }
   *[other] { lo-fa }
}
lo-fa = { $event ->
    [deliver] consegna{ verso-dove }
    [delivers] consegna{ verso-dove }
    [buy-cattle] compra una carta Bovino
    [buys-cattle] compra una carta Bovino
    [hire] assume { quale-lavoratore }
    [hires] assume { quale-lavoratore }
    [build] piazza una tessera Edificio privato
    [builds] piazza una tessera Edificio privato
    [move-engine] muove la sua Locomotiva
    [moves-engine] muove la sua Locomotiva
    [upgrade-station] migliora una stazione
    [upgrades-station] migliora una stazione
    [gain-objective] ottiene una carta Obiettivo
    [gains-objective] ottiene una carta Obiettivo
    [play-objective] gioca una carta Obiettivo
    [plays-objective] gioca una carta Obiettivo
    [pass-here] passa oltre questa tessera
   *[passes-here] passa oltre questa tessera
}
verso-dove = { $city ->
    [none] { "" }
   *[other] { " " }{ ATTR($city, "to") }
}
quale-lavoratore = { $worker ->
    [none] un lavoratore
   *[other] { AMOUNT(1, $worker) }
}
name-gain = segnalini ottenuti
name-gains = { name-gain }
name-deliver = una consegna
name-delivers = { name-deliver }
name-buy-cattle = un acquisto di bovini
name-buys-cattle = { name-buy-cattle }
name-hire = un’assunzione
name-hires = { name-hire }
name-build = la posa di un edificio
name-builds = { name-build }
name-move-engine = un movimento della Locomotiva
name-moves-engine = { name-move-engine }
name-upgrade-station = il miglioramento di una stazione
name-upgrades-station = { name-upgrade-station }
name-gain-objective = una carta Obiettivo ottenuta
name-gains-objective = { name-gain-objective }
name-play-objective = una carta Obiettivo giocata
name-plays-objective = { name-play-objective }
name-pass-here = un passaggio oltre la tessera
name-passes-here = { name-pass-here }
requirement-met = { verbo } quando la condizione è soddisfatta
    .verb = proseguire

## Posti che nessuno gioca

follow-card = { verbo } la prossima carta turno { ed-esegui } ciò che dice
    .verb = girare
ed-esegui = { $form ->
    [infinitive] ed eseguire
   *[order] { $subject ->
        [you] ed esegui
       *[other] ed esegue
    }
}
turn-up-event = { verbo } la prossima carta evento (l’evento accade)
    .verb = girare
specialize = { $worker ->
    [none] { verbo } un tipo di lavoratore come specialità
   *[other] { verbo } “{ WORD($worker, 1) }” come specialità
}
    .verb = scegliere
employ = { $worker ->
    [none] { verbo } 1 lavoratore da fuori del gioco
   *[other] { verbo } { AMOUNT(1, $worker) } da fuori del gioco
}
    .verb = prendere

## L’ordine di turno

bid = tutti i giocatori offrono fino a { $limit } per un posto nell’ordine di turno
bid-up-to = { verbo } un numero da 0 a { $limit }
    .verb = offrire
bid-of = { verbo } { $price }
    .verb = offrire
bid-dollars = { verbo } da 0 a { AMOUNT($limit, "dollar") } del { t }uo denaro
    .verb = offrire
pay-bid = { verbo } in Dollari la { t }ua offerta
    .verb = pagare
order-by-bids = { verbo } procedere i turni secondo le offerte, la più alta per prima (a parità, nell’ordine precedente)
    .verb = far
draft = { verbo } { $dealt } carte Obiettivo a ogni giocatore (tutti ne prendono in segreto 1 in mano e passano le altre al giocatore successivo, finché ognuno ne ha { $picks }; quelle che restano escono dal gioco)
    .verb = distribuire
draft-card = { verbo } { $objective ->
    [none] 1 carta Obiettivo
   *[other] { $objective }
} dal tuo mazzetto in mano
    .verb = prendere
pass-packets = { verbo } i mazzetti ai giocatori successivi ({ $left } da prendere)
    .verb = passare
bid-for = { verbo } { $price } per il posto { $place } nell’ordine di turno
    .verb = offrire

## Il mercato bovino

buy-with-others = { verbo } bovini dal mercato bovino con tutti i { t }uoi cowboy tranne { $spared }
    .verb = comprare
buy-cattle = { $left ->
    [none] { verbo } bovini dal mercato bovino
   *[other] { verbo } bovini dal mercato bovino con { AMOUNT($left, "unused-worker") }
}
    .verb = comprare
buy = { verbo } { AMOUNT($number, $card) } per { AMOUNT($price, "dollar") }
    .verb = comprare
take-cattle = { verbo } { AMOUNT($number, $card, "dal mercato bovino") }
    .verb = prendere
take-from-stack = { verbo } { AMOUNT($number, $card, "dalla pila scoperta accanto al mercato bovino") }
    .verb = prendere
add-cattle = { verbo } al mercato bovino { AMOUNT($number, "cattle-card", "dalla pila del mercato bovino") }
    .verb = aggiungere
fill-market = { verbo } il mercato bovino
    .verb = riempire

## La fine del percorso

foresee = { verbo } sul tabellone 1 tessera a { t }ua scelta da Previsione { $spot }
    .verb = piazzare
take-tile = { verbo } { AMOUNT(1, $tile) } da Previsione { $spot } { $tile ->
    [cowboy] al mercato del lavoro
    [craftsman] al mercato del lavoro
    [engineer] al mercato del lavoro
   *[other] sul percorso
}
    .verb = spostare
refill-foresight = { verbo } gli spazi Previsione
    .verb = riempire
take-income = { $certificates ->
    [none] { verbo } tanti Dollari quanto è il { t }uo valore allevamento totale
   *[other] { verbo } tanti Dollari quanto è il { t }uo valore allevamento totale, usando { AMOUNT($certificates, "certificate") }
}
    .verb = guadagnare
reveal-hand = { $certificates ->
    [none] { verbo } la { t }ua mano
   *[other] { verbo } la { t }ua mano, usando { AMOUNT($certificates, "certificate") }
}
    .verb = rivelare
discard-hand = { verbo } la { t }ua mano
    .verb = scartare
its-number = { $effect ->
    [reveal-hand] il { t }uo valore allevamento totale
   *[other] quel numero
}
named-value = { $effect }
    .within = both-parts choice-arms exchange-cost exchange-reward may-effect sequence-steps
bound-value = { di } { tanti } { WORD($noun) } { $rest } quanto è il { t }uo valore allevamento totale
    .alone = il { t }uo valore allevamento totale
deliver = { verbo } { without-transport } in una città il cui valore città è al massimo { $value }
    .verb = consegnare
deliver-to = { verbo } { without-transport } { ATTR($city, "to") }
    .verb = consegnare
without-transport = { $free ->
    [yes] senza costi di trasporto
   *[no] { "" }
}
place-disc = { $keep ->
    [0] { verbo } 1 dei { t }uoi dischi { ATTR($target, "on") }
   *[other] { verbo } 1 dei { t }uoi dischi { ATTR($target, "on") } conservando almeno { AMOUNT($keep, "dollar") }
}
    .verb = piazzare
clear-disc = { verbo } il disco dello { $disc } { ATTR($target, "on") }
    .verb = piazzare
move-disc = { verbo } 1 dei { t }uoi dischi dalla { $station } { ATTR($target, "to") }
    .verb = muovere
collect-links = { verbo } le azioni di consegna innescate dal { t }uo disco { ATTR($city, "on") }
    .verb = svolgere
pay-transport = { verbo } i costi di trasporto fino { ATTR($city, "to") }
    .verb = pagare
return-to-start = { verbo } il { t }uo Allevatore all’inizio del percorso
    .verb = riportare
end-game = { verbo } la fine della partita
    .verb = innescare

## Verbi

verb-far = far
    .order = fai
    .clause = fai
    .third = fa
verb-proseguire = proseguire
    .order = prosegui
    .clause = prosegui
    .third = prosegue
verb-guadagnare = guadagnare
    .order = guadagna
    .clause = guadagni
    .third = guadagna
verb-offrire = offrire
    .order = offri
    .clause = offri
    .third = offre
verb-pagare = pagare
    .order = paga
    .clause = paghi
    .third = paga
verb-scartare = scartare
    .order = scarta
    .clause = scarti
    .third = scarta
verb-perdere = perdere
    .order = perdi
    .clause = perdi
    .third = perde
verb-licenziare = licenziare
    .order = licenzia
    .clause = licenzi
    .third = licenzia
verb-pescare = pescare
    .order = pesca
    .clause = peschi
    .third = pesca
verb-rimuovere = rimuovere
    .order = rimuovi
    .clause = rimuovi
    .third = rimuove
verb-muovere = muovere
    .order = muovi
    .clause = muovi
    .third = muove
verb-spostare = spostare
    .order = sposta
    .clause = sposti
    .third = sposta
verb-ottenere = ottenere
    .order = ottieni
    .clause = ottieni
    .third = ottiene
verb-giocare = giocare
    .order = gioca
    .clause = giochi
    .third = gioca
verb-migliorare = migliorare
    .order = migliora
    .clause = migliori
    .third = migliora
verb-nominare = nominare
    .order = nomina
    .clause = nomini
    .third = nomina
verb-svolgere = svolgere
    .order = svolgi
    .clause = svolgi
    .third = svolge
verb-copiare = copiare
    .order = copia
    .clause = copi
    .third = copia
verb-commerciare = commerciare
    .order = commercia
    .clause = commerci
    .third = commercia
verb-assumere = assumere
    .order = assumi
    .clause = assumi
    .third = assume
verb-piazzare = piazzare
    .order = piazza
    .clause = piazzi
    .third = piazza
verb-comprare = comprare
    .order = compra
    .clause = compri
    .third = compra
verb-girare = girare
    .order = gira
    .clause = giri
    .third = gira
verb-distribuire = distribuire
    .order = distribuisci
    .clause = distribuisci
    .third = distribuisce
verb-passare = passare
    .order = passa
    .clause = passi
    .third = passa
verb-mettere = mettere
    .order = metti
    .clause = metti
    .third = mette
verb-prendere = prendere
    .order = prendi
    .clause = prendi
    .third = prende
verb-aggiungere = aggiungere
    .order = aggiungi
    .clause = aggiungi
    .third = aggiunge
verb-riempire = riempire
    .order = riempi
    .clause = riempi
    .third = riempie
verb-consegnare = consegnare
    .order = consegna
    .clause = consegni
    .third = consegna
verb-riportare = riportare
    .order = riporta
    .clause = riporti
    .third = riporta
verb-innescare = innescare
    .order = innesca
    .clause = inneschi
    .third = innesca

verb-spendere = spendere
    .order = spendi
    .clause = spendi
    .third = spende

## Ciò che i verbi contano

noun-dollar = { $number ->
    [one] Dollaro
   *[other] Dollari
}
    .gender = masculine
noun-card = { $number ->
    [one] carta
   *[other] carte
}
    .gender = feminine
noun-cattle-card = { $number ->
    [one] carta Bovino
   *[other] carte Bovino
}
    .gender = feminine
noun-objective-card = { $number ->
    [one] carta Obiettivo
   *[other] carte Obiettivo
}
    .gender = feminine
noun-event-card = { $number ->
    [one] carta evento
   *[other] carte evento
}
    .gender = feminine
noun-space = { $number ->
    [one] spazio
   *[other] spazi
}
    .gender = masculine
noun-step = { $number ->
    [one] passo
   *[other] passi
}
    .gender = masculine
noun-worker = { $number ->
    [one] lavoratore
   *[other] lavoratori
}
    .gender = masculine
noun-unused-worker = { $number ->
    [one] lavoratore non ancora usato
   *[other] lavoratori non ancora usati
}
    .gender = masculine
noun-certificate = { $number ->
    [one] Certificato temporaneo
   *[other] Certificati temporanei
}
    .gender = masculine

## Ciò che si può contare: uno, più d'uno e un numero qualsiasi ("per ciascuno dei tuoi ...")

count-step-limit = { t }uo limite di passi
    .gender = masculine
count-hand-limit = { t }uo limite di mano
    .gender = masculine
count-own-building = { $number ->
    [one] tessera Edificio privato sul percorso
   *[other] tessere Edificio privato sul percorso
}
    .gender = feminine
count-own-building-in-woods = { $number ->
    [one] tessera Edificio privato nel bosco
   *[other] tessere Edificio privato nel bosco
}
    .gender = feminine
count-own-station = { $number ->
    [one] stazione migliorata
   *[other] stazioni migliorate
}
    .gender = feminine
count-own-disc = { $number ->
    [one] disco { ATTR($argument, "on") }
   *[other] dischi { ATTR($argument, "on") }
}
    .gender = masculine
count-own-piece = { $number ->
    [one] segnalino { ATTR($argument, "on") }
   *[other] segnalini { ATTR($argument, "on") }
}
    .gender = masculine
count-own-station-with-tag = { $number ->
    [one] stazione migliorata con la caratteristica “{ WORD($argument, 1) }”
   *[other] stazioni migliorate con la caratteristica “{ WORD($argument, 1) }”
}
    .gender = feminine
count-own-disc-in-cities-with-tag = { $number ->
    [one] disco su una città con la caratteristica “{ WORD($argument, 1) }”
   *[other] dischi su città con la caratteristica “{ WORD($argument, 1) }”
}
    .gender = masculine
count-hazard-with-tag = { $number ->
    [one] tessera Calamità con la caratteristica “{ WORD($argument, 1) }”
   *[other] tessere Calamità con la caratteristica “{ WORD($argument, 1) }”
}
    .gender = feminine
count-objective-with-tag = { $number ->
    [one] carta Obiettivo con la caratteristica “{ WORD($argument, 1) }”
   *[other] carte Obiettivo con la caratteristica “{ WORD($argument, 1) }”
}
    .gender = feminine
count-master-with-tag = { $number ->
    [one] tessera Capostazione con la caratteristica “{ WORD($argument, 1) }”
   *[other] tessere Capostazione con la caratteristica “{ WORD($argument, 1) }”
}
    .gender = feminine
count-piece-with-tag = { $number ->
    [one] segnalino con la caratteristica “{ WORD($argument, 1) }”
   *[other] segnalini con la caratteristica “{ WORD($argument, 1) }”
}
    .gender = masculine
count-different-piece-with-tag = { $number ->
    [one] tipo diverso di segnalini con la caratteristica “{ WORD($argument, 1) }”
   *[other] tipi diversi di segnalini con la caratteristica “{ WORD($argument, 1) }”
}
    .gender = masculine
count-cattle-with-tag = { $number ->
    [one] carta Bovino con la caratteristica “{ WORD($argument, 1) }”
   *[other] carte Bovino con la caratteristica “{ WORD($argument, 1) }”
}
    .gender = feminine
count-cattle-in-hand-with-tag = { $number ->
    [one] carta Bovino con la caratteristica “{ WORD($argument, 1) }” in mano
   *[other] carte Bovino con la caratteristica “{ WORD($argument, 1) }” in mano
}
    .gender = feminine
count-own-building-with-tag = { $number ->
    [one] tessera Edificio privato con la caratteristica “{ WORD($argument, 1) }” sul percorso
   *[other] tessere Edificio privato con la caratteristica “{ WORD($argument, 1) }” sul percorso
}
    .gender = feminine
count-own-building-in-spaces-with-tag = { $number ->
    [one] tessera Edificio privato su uno spazio edificio con la caratteristica “{ WORD($argument, 1) }”
   *[other] tessere Edificio privato su spazi edificio con la caratteristica “{ WORD($argument, 1) }”
}
    .gender = feminine
count-different-breed = { $number ->
    [one] razza diversa di carte Bovino
   *[other] razze diverse di carte Bovino
}
    .gender = feminine
count-different-breed-in-hand = { $number ->
    [one] razza diversa di carte Bovino in mano
   *[other] razze diverse di carte Bovino in mano
}
    .gender = feminine
count-different-value = { $number ->
    [one] valore allevamento diverso di carte Bovino
   *[other] valori allevamento diversi di carte Bovino
}
    .gender = masculine
count-different-value-in-hand = { $number ->
    [one] valore allevamento diverso di carte Bovino in mano
   *[other] valori allevamento diversi di carte Bovino in mano
}
    .gender = masculine
count-own-piece-in-area = { $number ->
    [one] segnalino nell’area { $argument }
   *[other] segnalini nell’area { $argument }
}
    .gender = masculine
count-placed-piece = { $number ->
    [one] segnalino nella rete
   *[other] segnalini nella rete
}
    .gender = masculine
count-area-with-own-piece = { $number ->
    [one] area con un segnalino
   *[other] aree con un segnalino
}
    .gender = feminine
count-teepee-pair = { $number ->
    [one] coppia di Tipi (1 verde e 1 blu)
   *[other] coppie di Tipi (1 verde e 1 blu)
}
    .gender = feminine
count-last-round = ultimi turni
    .gender = masculine
count-player = { $number ->
    [one] giocatore al tavolo
   *[other] giocatori al tavolo
}
    .gender = masculine
count-bid = { $number ->
    [one] punto offerto
   *[other] punti offerti
}
    .gender = masculine
count-building-of-any-player = { $number ->
    [one] tessera Edificio privato del giocatore che ne ha di più sul percorso
   *[other] tessere Edificio privato del giocatore che ne ha di più sul percorso
}
    .gender = feminine
count-specialist = { $number ->
    [one] lavoratore della specialità scelta
   *[other] lavoratori della specialità scelta
}
    .gender = masculine
count-specialty = specialità “{ WORD($argument, 1) }”
    .gender = feminine
    .workers = { WORD($argument) }
count-printed-objective-point = { noun-point } sulle carte Obiettivo
    .gender = masculine
count-teepee = { WORD($argument, $number) }
    .gender = { ATTR($argument, "gender") }
count-hazard = { $number ->
    [one] tessera Calamità
   *[other] tessere Calamità
}
    .gender = feminine
count-worker = { WORD($argument, $number) }
    .gender = { ATTR($argument, "gender") }
count-piece-in-supply = { WORD($argument, $number) } nella riserva
    .gender = { ATTR($argument, "gender") }
count-piece = { WORD($argument, $number) }
    .gender = { ATTR($argument, "gender") }
count-worker-in-section = { $number ->
    [one] lavoratore nella sezione lavoratori
   *[other] lavoratori nella sezione lavoratori
}
    .gender = masculine
count-cattle = { WORD($argument, $number) }
    .gender = { ATTR($argument, "gender") }
count-certificate = { $number ->
    [one] Certificato
   *[other] Certificati
}
    .gender = masculine
count-objective-in-area = { $number ->
    [one] carta Obiettivo nell’area obiettivo personale
   *[other] carte Obiettivo nell’area obiettivo personale
}
    .gender = feminine
count-dollar = { noun-dollar }
    .gender = masculine
count-job-market-token = { $number ->
    [one] segnalino mercato del lavoro
   *[other] segnalini mercato del lavoro
}
    .gender = masculine
count-building-point = { noun-point } delle tessere Edificio privato
    .gender = masculine
count-city-point = { noun-point } delle città
    .gender = masculine
count-station-point = { noun-point } delle stazioni
    .gender = masculine
count-hazard-point = { noun-point } delle tessere Calamità
    .gender = masculine
count-cattle-point = { noun-point } delle carte Bovino
    .gender = masculine
count-objective-point = { noun-point } delle carte Obiettivo
    .gender = masculine
count-master-point = { noun-point } delle tessere Capostazione
    .gender = masculine
count-column-point = { noun-point } dei lavoratori
    .gender = masculine
count-disc-point = { noun-point } degli spazi disco
    .gender = masculine

clause-has-last-round = gli ultimi turni sono iniziati
clause-lacks-last-round = gli ultimi turni non siano iniziati
clause-has-player = al tavolo { $number ->
    [one] c’è almeno 1 giocatore
   *[other] ci sono almeno { $number } giocatori
}
clause-lacks-player = al tavolo non ci { $number ->
    [one] sia almeno 1 giocatore
   *[other] siano almeno { $number } giocatori
}
clause-every-player = ogni { $number ->
    [1] giocatore al tavolo
   *[other] { $number } giocatori al tavolo
}
clause-each-player = { $number ->
    [1] per ciascun giocatore al tavolo
   *[other] ogni { $number } giocatori al tavolo
}
as-many-player = { di } { tanti } { WORD($noun) } { $rest } quanti sono i giocatori al tavolo
    .alone = il numero dei giocatori al tavolo
clause-has-specialty = { $number ->
    [1] { lui }{ sei } specializzato in { ATTR($count, "workers") }
   *[other] { clause-has }
}
clause-lacks-specialty = { $number ->
    [1] { tu }non sia specializzato in { ATTR($count, "workers") }
   *[other] { clause-lacks }
}
sei = { $subject ->
    [you] sei
   *[other] è
}
clause-has-building-of-any-player = un giocatore ha sul percorso almeno { $number } { $number ->
    [one] tessera Edificio privato
   *[other] tessere Edificio privato
}
clause-lacks-building-of-any-player = un giocatore non abbia sul percorso almeno { $number } { $number ->
    [one] tessera Edificio privato
   *[other] tessere Edificio privato
}
clause-every-building-of-any-player = ogni { $number ->
    [1] { WORD($count, 1) }
   *[other] { $number } { WORD($count, $number) }
}
clause-each-building-of-any-player = { $number ->
    [1] per ciascuna delle { WORD($count) }
   *[other] ogni { $number } { WORD($count, $number) }
}
clause-has-piece-in-supply = { $number ->
    [1] c’è almeno 1 { WORD($count, 1) }
   *[other] ci sono almeno { $number } { WORD($count, $number) }
}
clause-lacks-piece-in-supply = { $number ->
    [1] non ci sia almeno 1 { WORD($count, 1) }
   *[other] non ci siano almeno { $number } { WORD($count, $number) }
}
as-many-piece-in-supply = { di } { tanti } { WORD($noun) } { $rest } quanto il numero di { WORD($count) }
    .alone = il numero di { WORD($count) }
clause-has-bid = la { t }ua offerta è almeno { $number }
clause-lacks-bid = la { t }ua offerta non sia almeno { $number }
clause-every-bid = ogni { $number ->
    [1] punto della { t }ua offerta
   *[other] { $number } punti della { t }ua offerta
}
clause-each-bid = { $number ->
    [1] per ciascun punto della { t }ua offerta
   *[other] ogni { $number } punti della { t }ua offerta
}
as-many-bid = { di } { tanti } { WORD($noun) } { $rest } { quanti } ne { lui }ha{ i } offerti
    .alone = la { t }ua offerta
as-many-building-of-any-player = { di } { tanti } { WORD($noun) } { $rest } quante sono le { WORD($count) }
    .alone = il numero delle { WORD($count) }
as-many-building-point = { di } { tanti } { WORD($noun) } { $rest } quanti ne valgono le { t }ue tessere Edificio privato sul percorso
    .alone = i punti vittoria delle { t }ue tessere Edificio privato sul percorso
as-many-city-point = { di } { tanti } { WORD($noun) } { $rest } quanti ne valgono i { t }uoi dischi sulle città
    .alone = i punti vittoria dei { t }uoi dischi sulle città
as-many-station-point = { di } { tanti } { WORD($noun) } { $rest } quanti ne valgono i { t }uoi dischi sulle stazioni
    .alone = i punti vittoria dei { t }uoi dischi sulle stazioni
as-many-hazard-point = { di } { tanti } { WORD($noun) } { $rest } quanti ne valgono le { t }ue tessere Calamità
    .alone = i punti vittoria delle { t }ue tessere Calamità
as-many-cattle-point = { di } { tanti } { WORD($noun) } { $rest } quanti ne valgono le { t }ue carte Bovino
    .alone = i punti vittoria delle { t }ue carte Bovino
as-many-objective-point = { di } { tanti } { WORD($noun) } { $rest } quanti ne valgono le { t }ue carte Obiettivo
    .alone = i punti vittoria delle { t }ue carte Obiettivo
as-many-printed-objective-point = { di } { tanti } { WORD($noun) } { $rest } quanti sono sulle { t }ue carte Obiettivo
    .alone = i punti vittoria sulle { t }ue carte Obiettivo
as-many-master-point = { di } { tanti } { WORD($noun) } { $rest } quanti ne valgono le { t }ue tessere Capostazione
    .alone = i punti vittoria delle { t }ue tessere Capostazione
as-many-column-point = { di } { tanti } { WORD($noun) } { $rest } quanti ne valgono i { t }uoi lavoratori
    .alone = i punti vittoria dei { t }uoi lavoratori
as-many-disc-point = { di } { tanti } { WORD($noun) } { $rest } quanti ne valgono i { t }uoi spazi disco liberati
    .alone = i punti vittoria dei { t }uoi spazi disco liberati

## Carte

name-card = { noun-card }
    .gender = feminine
name-cattle = { noun-cattle-card } di qualsiasi razza
    .gender = feminine
name-cattle-of-value-n = { noun-cattle-card } con valore allevamento { $n }
    .gender = feminine
name-objective = { noun-objective-card }
    .gender = feminine
name-woods = il bosco
name-from-stack = la pila degli obiettivi
name-jersey = { noun-cattle-card } “Jersey”
    .gender = feminine
name-guernsey = { noun-cattle-card } “Guernsey”
    .gender = feminine
name-black-angus = { noun-cattle-card } “Black Angus”
    .gender = feminine
name-dutch-belt = { noun-cattle-card } “Dutch Belt”
    .gender = feminine
name-holstein = { noun-cattle-card } “Holstein”
    .gender = feminine
name-brown-swiss = { noun-cattle-card } “Brown Swiss”
    .gender = feminine
name-ayrshire = { noun-cattle-card } “Ayrshire”
    .gender = feminine
name-west-highland = { noun-cattle-card } “West Highland”
    .gender = feminine
name-west-highland-n = { name-west-highland } da { $n } punti vittoria
    .gender = feminine
name-texas-longhorn = { noun-cattle-card } “Texas Longhorn”
    .gender = feminine
name-texas-longhorn-n = { name-texas-longhorn } da { $n } punti vittoria
    .gender = feminine
name-obj-gain2-b-bl-bl = { noun-objective-card } “1 Edificio e 2 Tipi blu” (2 Dollari)
    .gender = feminine
name-obj-gain2-b-g-bl = { noun-objective-card } “1 Edificio, 1 Tipi verde e 1 Tipi blu” (2 Dollari)
    .gender = feminine
name-obj-gain2-4-h-h = { noun-objective-card } “1 West Highland e 2 Calamità” (2 Dollari)
    .gender = feminine
name-obj-gain2-s-s-h = { noun-objective-card } “2 stazioni e 1 Calamità” (2 Dollari)
    .gender = feminine
name-obj-gain2-3-3-3-b = { noun-objective-card } “3 bovini di valore 3 e 1 Edificio” (2 Dollari)
    .gender = feminine
name-obj-aux-sf = { noun-objective-card } “San Francisco” (azione ausiliaria)
    .gender = feminine
name-obj-draw-b-b-h = { noun-objective-card } “2 Edifici e 1 Calamità” (carte)
    .gender = feminine
name-obj-draw-s-g-bl = { noun-objective-card } “1 stazione, 1 Tipi verde e 1 Tipi blu” (carte)
    .gender = feminine
name-obj-draw-5-h = { noun-objective-card } “1 Texas Longhorn e 1 Calamità” (carte)
    .gender = feminine
name-obj-draw-s-g-g = { noun-objective-card } “1 stazione e 2 Tipi verdi” (carte)
    .gender = feminine
name-obj-draw-3-3-3-s = { noun-objective-card } “3 bovini di valore 3 e 1 stazione” (carte)
    .gender = feminine
name-obj-engine2-4-4-s-g = { noun-objective-card } “2 West Highland, 1 stazione e 1 Tipi verde” (Locomotiva 2)
    .gender = feminine
name-obj-engine2-3-4-5 = { noun-objective-card } “1 bovino di valore 3, 1 West Highland e 1 Texas Longhorn” (Locomotiva 2)
    .gender = feminine
name-obj-engine2-b-b-g-g = { noun-objective-card } “2 Edifici e 2 Tipi verdi” (Locomotiva 2)
    .gender = feminine
name-obj-engine3-b-bl-h-h = { noun-objective-card } “1 Edificio, 1 Tipi blu e 2 Calamità” (Locomotiva 3)
    .gender = feminine
name-obj-engine3-s-s-h-h = { noun-objective-card } “2 stazioni e 2 Calamità” (Locomotiva 3)
    .gender = feminine
name-obj-move3-b-b-h-h = { noun-objective-card } “2 Edifici e 2 Calamità” (Allevatore 3)
    .gender = feminine
name-obj-move3-s-s-bl-bl = { noun-objective-card } “2 stazioni e 2 Tipi blu” (Allevatore 3)
    .gender = feminine
name-obj-move3-3-4-5 = { noun-objective-card } “1 bovino di valore 3, 1 West Highland e 1 Texas Longhorn” (Allevatore 3)
    .gender = feminine
name-obj-move3-3-4-h-h = { noun-objective-card } “1 bovino di valore 3, 1 West Highland e 2 Calamità” (Allevatore 3)
    .gender = feminine
name-obj-move3-s-s-b-b = { noun-objective-card } “2 stazioni e 2 Edifici” (Allevatore 3)
    .gender = feminine
name-obj-start-3-4-b = { noun-objective-card } iniziale “1 bovino di valore 3, 1 West Highland e 1 Edificio”
    .gender = feminine
name-obj-start-s-s-g = { noun-objective-card } iniziale “2 stazioni e 1 Tipi verde”
    .gender = feminine
name-obj-start-b-b-h = { noun-objective-card } iniziale “2 Edifici e 1 Calamità”
    .gender = feminine
name-obj-start-bl-h-h = { noun-objective-card } iniziale “1 Tipi blu e 2 Calamità”
    .gender = feminine

## Che cosa dice una carta nel suo insieme

about-objective =
    richiede { JOIN($needs, between: "comma", last: "and") }
    alla fine della partita dà { AMOUNT($points, "point") }{ $penalty ->
        [0] { "" }
       *[other] ; se non è realizzata, te ne toglie { $penalty }
    }
    { $action ->
        [none] { "" }
       *[other] quando la giochi, { $action }
    }
about-campaign =
    si giocano { $games } partite una dopo l’altra
    ogni partita successiva comincia con questo per ogni giocatore, contato alla fine della partita precedente
about-event-card =
    { $action ->
        [none] { "" }
       *[other] quando viene girata: { $action }
    }
about-event-deck =
    { $each ->
        [turn] all’inizio di ogni turno si gira una carta evento
        [round] all’inizio di ogni giro si gira una carta evento
       *[other] le carte evento si girano quando lo dice un effetto
    }
    la carta girata per ultima resta scoperta: ciò che si fa ogni volta vale per ogni giocatore
    { $again ->
        [yes] quando non ne restano, si mischiano di nuovo
       *[no] { "" }
    }
    { $last ->
        [none] { "" }
       *[other] dopo l’ultima: { $last }
    }

## Lavoratori e tessere

name-cowboy = cowboy
    .gender = masculine
name-craftsman = { $number ->
    [one] artigiano
   *[other] artigiani
}
    .gender = masculine
name-engineer = { $number ->
    [one] ingegnere
   *[other] ingegneri
}
    .gender = masculine
name-green-teepee = { $number ->
    [one] tessera Tipi verde
   *[other] tessere Tipi verdi
}
    .gender = feminine
name-blue-teepee = { $number ->
    [one] tessera Tipi blu
   *[other] tessere Tipi blu
}
    .gender = feminine
name-flood-green-n = tessera inondazione con mano verde e { $n } punti vittoria
name-flood-black-n = tessera inondazione con mano nera e { $n } punti vittoria
name-drought-green-n = tessera siccità con mano verde e { $n } punti vittoria
name-drought-black-n = tessera siccità con mano nera e { $n } punti vittoria
name-rockfall-green-n = tessera caduta massi con mano verde e { $n } punti vittoria
name-rockfall-black-n = tessera caduta massi con mano nera e { $n } punti vittoria
name-green-hand = mano verde
name-black-hand = mano nera

name-building-a = Edificio neutrale A
name-building-b = Edificio neutrale B
name-building-c = Edificio neutrale C
name-building-d = Edificio neutrale D
name-building-e = Edificio neutrale E
name-building-f = Edificio neutrale F
name-building-g = Edificio neutrale G
name-na = Edificio { $n }a
name-nb = Edificio { $n }b

name-sm-dollars-workers = Capostazione “2 Dollari; lavoratori”
name-sm-hazard-or-trade-objectives = Capostazione “Calamità o commercio; carte Obiettivo”
name-sm-cert-hazards = Capostazione “Certificato permanente; Calamità”
name-sm-cert-teepees = Capostazione “Certificato permanente; Tipi”
name-sm-cert-certs = Capostazione “Certificato permanente; Certificati”

## La plancia giocatore

name-dollar-auxiliary = azione ausiliaria “Dollari”
name-card-auxiliary = azione ausiliaria “carte”
name-certificate-auxiliary = azione ausiliaria “certificati”
name-engine-auxiliary = azione ausiliaria “Locomotiva”
name-remove-auxiliary = azione ausiliaria “rimozione di carte”
name-disc-aux-dollar = spazio disco dell’{ name-dollar-auxiliary }
name-disc-aux-draw = spazio disco dell’{ name-card-auxiliary }
name-disc-aux-certificate-n = spazio disco { $n } dell’{ name-certificate-auxiliary }
name-disc-aux-engine-n = spazio disco { $n } dell’{ name-engine-auxiliary }
name-disc-aux-remove-n = spazio disco { $n } dell’{ name-remove-auxiliary }
name-disc-certificate-n = spazio disco “{ $n } Certificati”
name-disc-step-n = spazio disco { $n } del limite di passi
name-disc-hand-n = spazio disco { $n } del limite di mano

## Il percorso ferroviario e le città

name-n = spazio { $n }
    .to = allo spazio { $n }
    .from = dallo spazio { $n }
name-station-n = stazione { $n }
    .on = sulla stazione { $n }
    .to = alla stazione { $n }
    .from = dalla stazione { $n }
name-kansas-city = Kansas City
    .on = su Kansas City
    .to = a Kansas City
    .from = da Kansas City
name-topeka = Topeka
    .on = su Topeka
    .to = a Topeka
name-wichita = Wichita
    .on = su Wichita
    .to = a Wichita
name-colorado-springs = Colorado Springs
    .on = su Colorado Springs
    .to = a Colorado Springs
name-santa-fe = Santa Fe
    .on = su Santa Fe
    .to = a Santa Fe
name-albuquerque = Albuquerque
    .on = su Albuquerque
    .to = ad Albuquerque
name-el-paso = El Paso
    .on = su El Paso
    .to = a El Paso
name-san-diego = San Diego
    .on = su San Diego
    .to = a San Diego
name-sacramento = Sacramento
    .on = su Sacramento
    .to = a Sacramento
name-san-francisco = San Francisco
    .on = su San Francisco
    .to = a San Francisco

## Gli spazi del percorso

name-start = spazio cavallerizzo
    .on = nello spazio cavallerizzo
    .to = allo spazio cavallerizzo
    .from = dallo spazio cavallerizzo
name-neutral-a = spazio neutrale A
    .on = nello spazio neutrale A
    .to = allo spazio neutrale A
    .from = dallo spazio neutrale A
name-neutral-b = spazio neutrale B
    .on = nello spazio neutrale B
    .to = allo spazio neutrale B
    .from = dallo spazio neutrale B
name-neutral-c = spazio neutrale C
    .on = nello spazio neutrale C
    .to = allo spazio neutrale C
    .from = dallo spazio neutrale C
name-neutral-d = spazio neutrale D
    .on = nello spazio neutrale D
    .to = allo spazio neutrale D
    .from = dallo spazio neutrale D
name-neutral-e = spazio neutrale E
    .on = nello spazio neutrale E
    .to = allo spazio neutrale E
    .from = dallo spazio neutrale E
name-neutral-f = spazio neutrale F
    .on = nello spazio neutrale F
    .to = allo spazio neutrale F
    .from = dallo spazio neutrale F
name-neutral-g = spazio neutrale G
    .on = nello spazio neutrale G
    .to = allo spazio neutrale G
    .from = dallo spazio neutrale G
name-a-n = spazio edificio A-{ $n }
    .on = nello spazio edificio A-{ $n }
    .to = allo spazio edificio A-{ $n }
    .from = dallo spazio edificio A-{ $n }
name-b-n = spazio edificio B-{ $n }
    .on = nello spazio edificio B-{ $n }
    .to = allo spazio edificio B-{ $n }
    .from = dallo spazio edificio B-{ $n }
name-c-upper-n = spazio edificio superiore C-{ $n }
    .on = nello spazio edificio superiore C-{ $n }
    .to = allo spazio edificio superiore C-{ $n }
    .from = dallo spazio edificio superiore C-{ $n }
name-c-lower = spazio edificio inferiore C
    .on = nello spazio edificio inferiore C
    .to = allo spazio edificio inferiore C
    .from = dallo spazio edificio inferiore C
name-e-n = spazio edificio E-{ $n }
    .on = nello spazio edificio E-{ $n }
    .to = allo spazio edificio E-{ $n }
    .from = dallo spazio edificio E-{ $n }
name-f-upper = spazio edificio superiore F
    .on = nello spazio edificio superiore F
    .to = allo spazio edificio superiore F
    .from = dallo spazio edificio superiore F
name-f-lower = spazio edificio inferiore F
    .on = nello spazio edificio inferiore F
    .to = allo spazio edificio inferiore F
    .from = dallo spazio edificio inferiore F
name-g-upper = spazio edificio superiore G
    .on = nello spazio edificio superiore G
    .to = allo spazio edificio superiore G
    .from = dallo spazio edificio superiore G
name-g-lower = spazio edificio inferiore G
    .on = nello spazio edificio inferiore G
    .to = allo spazio edificio inferiore G
    .from = dallo spazio edificio inferiore G
name-flood-n = spazio inondazione { $n }
    .on = nello spazio inondazione { $n }
    .to = allo spazio inondazione { $n }
    .from = dallo spazio inondazione { $n }
name-drought-n = spazio siccità { $n }
    .on = nello spazio siccità { $n }
    .to = allo spazio siccità { $n }
    .from = dallo spazio siccità { $n }
name-rockfall-n = spazio caduta massi { $n }
    .on = nello spazio caduta massi { $n }
    .to = allo spazio caduta massi { $n }
    .from = dallo spazio caduta massi { $n }
name-teepee-n = spazio commercio { $n }
    .on = nello spazio commercio { $n }
    .to = allo spazio commercio { $n }
    .from = dallo spazio commercio { $n }
name-flood-risk-n = spazio rischio { $n } dell’inondazione
    .on = nello spazio rischio { $n } dell’inondazione
    .to = allo spazio rischio { $n } dell’inondazione
    .from = dallo spazio rischio { $n } dell’inondazione
name-drought-risk-n = spazio rischio { $n } della siccità
    .on = nello spazio rischio { $n } della siccità
    .to = allo spazio rischio { $n } della siccità
    .from = dallo spazio rischio { $n } della siccità
name-rockfall-risk-n = spazio rischio { $n } della caduta massi
    .on = nello spazio rischio { $n } della caduta massi
    .to = allo spazio rischio { $n } della caduta massi
    .from = dallo spazio rischio { $n } della caduta massi
name-trade-risk-n = spazio rischio { $n } della sezione commercio
    .on = nello spazio rischio { $n } della sezione commercio
    .to = allo spazio rischio { $n } della sezione commercio
    .from = dallo spazio rischio { $n } della sezione commercio

## Chiarimenti e categorie del conteggio dei punti

name-must-act = la Fase B non si può saltare
name-may-forfeit = si può rinunciare a ciò che una carta o un Capostazione dà subito
name-upgrade-at-once = il miglioramento si decide prima del resto dell’icona
name-objectives-at-trail-end = carte Obiettivo giocate alla fine del percorso
category-dollars = Dollari
category-buildings = Edifici privati
category-cities = città
category-stations = stazioni
category-hazards = Calamità
category-cattle = carte Bovino
category-objectives = carte Obiettivo
category-station-masters = Capostazione
category-workers = lavoratori
category-steps = limite di passi
category-token = segnalino mercato del lavoro

## Come sceglie un posto che nessuno gioca, e che cosa gli dà punti

about-opponent-prefers = { preferenza }
about-level-prefers = { preferenza }
about-turn-card-prefers = { preferenza }
preferenza = { $leave ->
    [yes] { $choose ->
        [may] { $choose }
       *[other] { $subject } non fa mai questo: { $choose }
    }
   *[no] quando { $subject } deve { SAY($choose, form: "infinitive") }, { preferito }
}
preferito = { $order ->
    [none] { $at-least ->
        [none] { $at-most ->
            [none] preferisce { in-ordine }
           *[some] sceglie solo fra le possibilità { JOIN($at-most, between: "comma", last: "and") }{ di-preferenza }
        }
       *[some] { $at-most ->
            [none] sceglie solo fra le possibilità { JOIN($at-least, between: "comma", last: "and") }{ di-preferenza }
           *[some] sceglie solo fra le possibilità { JOIN($at-least, between: "comma", last: "and") } e { JOIN($at-most, between: "comma", last: "and") }{ di-preferenza }
        }
    }
   *[some] prende il primo di questi che c’è: { JOIN($order, last: "comma") }
}
di-preferenza = { $by ->
    [none] { "" }
   *[some] , e di preferenza { in-ordine }
}
in-ordine = { JOIN($by, last: "poi") }
list-poi = { $head }, poi { $tail }
about-opponent-scores = { the-category }: { $subject } { $score ->
    [none] non ottiene nulla
   *[some] ottiene { JOIN($score, between: "comma", last: "and") }
}
the-category = { $category ->
    [dollars] { category-dollars }
    [buildings] { category-buildings }
    [cities] { category-cities }
    [stations] { category-stations }
    [hazards] { category-hazards }
    [cattle] { category-cattle }
    [objectives] { category-objectives }
    [station-masters] { category-station-masters }
    [workers] { category-workers }
    [steps] { category-steps }
    [token] { category-token }
   *[other] { $category }
}

## In base a che cosa sceglie

name-most-price = il prezzo più alto
name-least-price = il prezzo più basso
name-most-points = più punti vittoria
name-least-points = meno punti vittoria
name-most-value = il valore più alto
name-least-value = il valore più basso
name-most-row = la riga più in basso
name-least-row = la riga più in alto
name-most-workers = il tipo di lavoratore di cui ne ha di più
name-least-workers = il tipo di lavoratore di cui ne ha di meno
name-most-specialty = la { t }ua specialità
name-least-specialty = ciò che non è la { t }ua specialità
name-most-hazards-in-section = la sezione con più tessere Calamità
name-least-hazards-in-section = la sezione con meno tessere Calamità
name-most-workers-on-offer = il tipo di lavoratore di cui se ne possono assumere di più
name-least-workers-on-offer = il tipo di lavoratore di cui se ne possono assumere di meno
name-most-distance = la via più lunga
name-least-distance = la via più breve
name-most-way-to-end = la via più lunga fino alla fine del percorso
name-least-way-to-end = la via più breve fino alla fine del percorso
name-most-fee = la tassa più alta
name-least-fee = la tassa più bassa
name-most-station = una stazione che non ha migliorato
name-least-station = nessuna stazione da migliorare
name-most-builders = la tessera che richiede più lavoratori
name-least-builders = la tessera che richiede meno lavoratori
name-most-replaced = più punti vittoria sulla tessera sostituita
name-least-replaced = meno punti vittoria sulla tessera sostituita
name-most-ahead = lo spazio più lontano davanti al giocatore successivo
name-least-ahead = il primo spazio davanti al giocatore successivo
name-most-risk = uno spazio rischio
name-least-risk = nessuno spazio rischio
name-most-unseen = carte mai viste
name-least-unseen = nessuna carta mai vista
name-price = { $number ->
    [one] Dollaro da pagare
   *[other] Dollari da pagare
}
name-points = { $number ->
    [one] punto vittoria
   *[other] punti vittoria
}
name-value = di valore
name-row = come riga
name-workers = { $number ->
    [one] lavoratore di quel tipo
   *[other] lavoratori di quel tipo
}
name-specialty = { $number ->
    [one] lavoratore della { t }ua specialità
   *[other] lavoratori della { t }ua specialità
}
name-hazards-in-section = { $number ->
    [one] tessera Calamità nella sezione
   *[other] tessere Calamità nella sezione
}
name-workers-on-offer = { $number ->
    [one] lavoratore simile disponibile
   *[other] lavoratori simili disponibili
}
name-distance = { $number ->
    [one] posizione lungo la via
   *[other] posizioni lungo la via
}
name-way-to-end = { $number ->
    [one] posizione fino alla fine
   *[other] posizioni fino alla fine
}
name-fee = { $number ->
    [one] Dollaro di tasse
   *[other] Dollari di tasse
}
name-station = { $number ->
    [one] stazione da migliorare
   *[other] stazioni da migliorare
}
name-builders = { $number ->
    [one] lavoratore necessario
   *[other] lavoratori necessari
}
name-replaced = { $number ->
    [one] punto vittoria sulla tessera sostituita
   *[other] punti vittoria sulla tessera sostituita
}
name-ahead = { $number ->
    [one] spazio più avanti
   *[other] spazi più avanti
}
name-risk = { $number ->
    [one] spazio rischio
   *[other] spazi rischio
}
name-unseen = { $number ->
    [one] carta mai vista
   *[other] carte mai viste
}

## Che cosa fa diversamente chi non è un giocatore, come lo limita la sua descrizione

use-location-by-opponent = { $without ->
    [tiles] { $uses ->
        [none] { verbo } nessuna azione della posizione raggiunta
       *[some] { verbo } le { t }ue azioni se ha raggiunto { JOIN($uses, between: "comma", last: "or") }, e nessuna in qualsiasi altra posizione
    }
   *[other] { use-location }
}
    .verb = svolgere
may-by-opponent = { $left ->
    [yes] { lui }evita di { SAY($effect, form: "infinitive") } dove non è obbligato
   *[no] { $effect } se possibile
}
    .within = both-parts choice-arms exchange-reward sequence-steps must-effect repeat-effect if-effect unless-effect under-effect each-effect
foresee-by-opponent = { $chance ->
    [yes] { verbo } sul tabellone 1 tessera a caso da Previsione { $spot }
   *[no] { verbo } sul tabellone 1 tessera da Previsione { $spot }
}
    .verb = piazzare
gain-objective-by-opponent = { $unseen ->
    [no] { $which ->
        [none] { verbo } 1 carta Obiettivo dal set obiettivo generale { to-hand }
       *[other] { gain-objective }
    }
   *[yes] { gain-objective }
}
    .verb = ottenere
about-opponent =
    quando { $subject } deve scegliere, decide la prima delle regole seguenti che vale; se non ne vale nessuna, decide il caso
    { $without ->
        [money] { $subject } non paga nulla e non riceve Dollari; ciò che altri riceverebbero viene dalla banca
       *[other] { "" }
    }
    { $without ->
        [herd] { $subject } non ha mazzo bestiame, né mano, né gettoni
       *[other] { "" }
    }
    { $without ->
        [objective] { $subject } non ha una carta Obiettivo iniziale
       *[other] { "" }
    }
    { $without ->
        [tiles] { $subject } non svolge le azioni delle tessere sul percorso
       *[other] { "" }
    }
    { $without ->
        [columns] { $subject } fa a meno delle azioni immediate delle colonne della plancia giocatore
       *[other] { "" }
    }
    { $without ->
        [masters] { $subject } fa a meno di ciò che le tessere Capostazione danno subito
       *[other] { "" }
    }

## Che cosa sono uno spazio, una città, una carta o una tessera, dove nessuna espressione lo dice

corner-rule = { $corners ->
    [white] qui va solo un disco preso da uno spazio disco con angoli bianchi, a meno che lì non te ne restino
   *[other] qui va un disco preso da qualsiasi spazio disco
}
teepee-rule = chi commercia può prenderla
trade-rule = chi commercia e prende la tessera da qui
about-space = { $kind ->
    [building]
        { $woods ->
            [yes] qui si può piazzare una tessera Edificio privato, nel bosco
           *[no] qui si può piazzare una tessera Edificio privato
        }
        finché è vuoto, non conta come passo
    [start] dopo Kansas City si riparte da qui
    [neutral] qui c’è una tessera Edificio neutrale
    [hazard] qui va una tessera Calamità; finché lo spazio è vuoto, non conta come passo
    [trade] { $value ->
        [0] { "" }
       *[other] { trade-rule } { $value ->
            [-3] paga 3 Dollari
            [-2] paga 2 Dollari
            [-1] paga 1 Dollaro
           *[other] guadagna { AMOUNT($value, "dollar") }
        }
    }
   *[other] { "" }
}
about-station =
    migliorarla costa { AMOUNT($price, "dollar") } e alla fine della partita vale { AMOUNT($points, "point") }
    { corner-rule }
    { $master ->
        [yes] chi la migliora può cedere un lavoratore assunto per la tessera Capostazione accanto
       *[no] { "" }
    }
about-city =
    { $value ->
        [0] qui puoi sempre consegnare
       *[other] qui puoi consegnare se il tuo valore allevamento totale è almeno { $value }
    }
    { corner-rule }
    { $again ->
        [yes] qui puoi consegnare più di una volta
       *[no] qui puoi consegnare una volta sola
    }
    { $points ->
        [0] { "" }
       *[other] ogni tuo disco qui vale { AMOUNT($points, "point") } alla fine della partita
    }
about-disc =
    { $aux ->
        [none] { "" }
       *[other] appartiene all’{ $aux }: con uno spazio disco libero ne hai la forma singola, con due anche quella doppia
    }
    { $certificates ->
        [0] { "" }
       *[other] senza il suo disco puoi avere fino a { AMOUNT($certificates, "certificate") }{ $after ->
            [none] { "" }
           *[other] , se anche l’altro spazio di questo tipo è libero
        }
    }
    { $hand ->
        [0] { "" }
       *[other] senza il suo disco il tuo limite di carte in mano è più alto di { $hand }
    }
    { $steps ->
        [none] { "" }
       *[other] senza il suo disco il tuo limite di passi è più alto: { JOIN($steps, between: "comma", last: "and") }
    }
    { $points ->
        [0] { "" }
       *[other] senza il suo disco vale { AMOUNT($points, "point") } alla fine della partita
    }
    { $corners ->
        [white] il suo disco va su qualsiasi città e stazione
       *[other] il suo disco va solo dove gli angoli sono neri
    }
item-steps = di { $number } in { $key } giocatori
about-hand = chi ci arriva paga { JOIN($fee, between: "comma", last: "and") }
item-fee = { AMOUNT($number, "dollar") } in { $key } giocatori
about-breed =
    il suo valore allevamento è { $value }
    { $starting ->
        [yes] ogni giocatore comincia con carte di questa razza
       *[no] { "" }
    }
hand-rule = { $hands ->
    [none] { "" }
   *[other] fino ad allora, chiunque ci arrivi paga la sua mano alla banca
}
about-supply-tile = { $kind ->
    [hazard]
        chi la rimuove ha { AMOUNT($points, "point") } in più alla fine della partita
        { hand-rule }
    [worker] chi lo assume lo mette nella prossima colonna libera della sua riga
    [teepee]
        { teepee-rule }
        { hand-rule }
   *[other] { "" }
}
# 6000 è il limite di un pezzo per cui un pacchetto non ne indica uno.
about-piece-kind =
    { $start ->
        [0] { "" }
       *[other] ogni giocatore comincia con { $start }
    }
    { $limit ->
        [6000] { "" }
       *[other] nessuno può averne più di { $limit }
    }
    { $supply ->
        [none] { "" }
       *[other] ce ne sono { $supply } per tutti i giocatori insieme
    }
about-station-master = { $certificates ->
    [0] { "" }
    [1] vale 1 Certificato permanente
   *[other] vale { $certificates } Certificati permanenti
}
about-area = sei in una zona se hai una { network-piece } in una delle sue località
about-town =
    questa località fa parte di questa zona: { $area }
    { $price ->
        [none] { "" }
       *[other] una { network-piece } qui costa { JOIN($price, last: "slash") } Dollari: la prima, la seconda e così via
    }
    { $tile ->
        [yes] qui c’è una tessera; ogni { network-piece } piazzata qui ne porta l’effetto
       *[no] { "" }
    }

## Le chiavi degli elementi: a che cosa serve un’espressione sotto ciascuna. Anche quelle semplici lo dicono.

key-actions = { $actions }
key-action = { $action }
key-triggers = { $triggers }
key-score = { $score }
key-ties = { $ties }
key-needs = { $needs }
key-turn = a ogni turno: { $turn }
about-space-take = quando prendi la tessera da qui: { $take }
about-space-risk = un edificio qui ha un’azione in più: { $risk }
about-space-use = quando ti fermi qui: { $use }
about-railroad-finish = quando la tua Locomotiva raggiunge la fine del percorso ferroviario: { $finish }
about-city-score = per ogni tuo disco qui: { $score }
about-city-needs = per consegnare qui: { $needs }
about-city-delivery = quando consegni qui: { $delivery }
about-link-delivery = non appena hai un disco sia a { JOIN($between, last: "che-a") }: { $delivery }
about-disc-clear = quando togli il disco da qui: { $clear }
about-auxiliary-action-double = nella forma doppia: { $double }
about-worker-kind-columns = quando ne assumi uno per la colonna { $place }: { $columns }
about-offer-take = per { AMOUNT($price, "dollar") } e { AMOUNT($workers, "worker") }: { $take }
about-job-row-arrow = quando il segnalino mercato del lavoro lascia la riga { $place }: { $arrow }
about-objective-action = quando la giochi: { $action }
about-station-master-action = quando la prendi: { $action }
about-piece-kind-use = quando ne spendi uno: { $use }
about-town-first = chi piazza qui per primo una { network-piece }: { $first }
about-town-action = ogni volta che qui si piazza una { network-piece }, per il suo proprietario: { $action }
about-town-tile-action = quando piazzi una { network-piece } nella località di questa tessera: { $action }
about-network-placed = quando piazzi la tua { network-piece } numero { $place }: { $placed }
about-event-card-action = quando viene girata: { $action }
about-event-deck-last = dopo l’ultima carta: { $last }
about-campaign-leaves = all’inizio della partita successiva: { $leaves }
about-level-start = prima del primo turno: { $start }
about-preference-choose = quando c’è una scelta su questo: { $choose }
about-stop-use = { $space }: { $use }
about-city-apart-needs = per consegnare a { $city }: { $needs }
about-trail-opening = prima del primo turno: { $opening }
about-trail-first = all’inizio del tuo primo turno: { $first }
network-piece = pedina
list-che-a = { $head } che a { $tail }
