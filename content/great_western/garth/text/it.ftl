name-garth-n = carta turno “Garth { $n }”
    .gender = feminine
name-garth-easy = facile
name-garth-medium = medio
name-garth-hard = difficile
name-garth-very-hard = molto difficile
name-opponent-on-neutral-a = prima del suo primo turno Garth sta sullo spazio neutrale A

## Come sceglie, e che cosa gli dà punti

about-opponent-prefers = { preferenza }
about-level-prefers = { preferenza }
about-turn-card-prefers = { preferenza }
preferenza = { $leave ->
    [yes] { $choose ->
        [may] { $choose }, ma non lo fa
       *[other] { $subject } non fa mai questo: { $choose }
    }
   *[no] quando { $choose ->
        [may] { $choose }
       *[other] { $subject } deve { SAY($choose, form: "infinitive") }
    }, { preferito }
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
name-most-row = la riga più alta
name-least-row = la riga più bassa
name-most-workers = il tipo di lavoratore di cui ne ha di più
name-least-workers = il tipo di lavoratore di cui ne ha di meno
name-most-specialty = la sua specialità
name-least-specialty = ciò che non è la sua specialità
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
    [one] lavoratore della sua specialità
   *[other] lavoratori della sua specialità
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
