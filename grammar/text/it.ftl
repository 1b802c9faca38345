### Le parole di cui ogni gioco ha bisogno in italiano: congiunzioni, quantità e la fine di una frase.
### Una riga di un messaggio è una frase; riceve la maiuscola e ciò che `as-sentence` le mette in fondo.
###
### Forme: `order` (scarta), `clause` (se scarti), `infinitive` (puoi scartare).

as-sentence = { $text }.

## Chi fa ciò che un testo dice. `$subject` è `you`, oppure un altro che lo fa: "muovi la tua Locomotiva", "Garth muove
## la sua Locomotiva". Dopo il nome il soggetto resta sottinteso. È `they` dove si sono nominati altri: "ogni altro
## giocatore muove la sua Locomotiva"; `named` è il lettore in un testo che parla anche di altri: "tu muovi".

as-pronoun = { "" }
lui = { $subject ->
    [named] tu{ " " }
    [you] { "" }
   *[other] { $subject }{ " " }
}
tu = { $subject ->
    [you] tu{ " " }
   *[other] { $subject }{ " " }
}
t = { $subject ->
    [you] t
   *[other] s
}
i = { $subject ->
    [you] i
   *[other] { "" }
}
puoi = { $subject ->
    [you] puoi
   *[other] può
}
devi = { $subject ->
    [you] devi
   *[other] deve
}
vuoi = { $subject ->
    [you] vuoi
   *[other] vuole
}
possiedi = { $subject ->
    [you] possiedi
   *[other] possiede
}
fai = { $subject ->
    [you] fai
   *[other] fa
}

## Un nome per cui non ci sono parole: `$name` per uno e `$many` per più d'uno, come li scrive il pacchetto.

as-name = { $number ->
    [one] { $name }
   *[other] { $many }
}
    .gender = masculine
    .the = { $name }
    .on = su { $name }
    .to = a { $name }
    .from = da { $name }
    .in = in { $name }
    .of = di { $name }

## I verbi. L'attributo `.verb` di un messaggio ne indica uno.

te = { $subject ->
    [you] te
    [they] sé
   *[other] { $subject }
}
verbo = { $subject ->
    [named] { $form ->
        [clause] { ATTR($verb, "clause") }
        [infinitive] { $verb }
       *[order] tu { ATTR($verb, "clause") }
    }
    [you] { $form ->
        [clause] { ATTR($verb, "clause") }
        [infinitive] { $verb }
       *[order] { ATTR($verb, "order") }
    }
   *[other] { $form ->
        [infinitive] { $verb }
       *[order] { $subject } { ATTR($verb, "third") }
    }
}
fermarti = { $subject ->
    [you] fermarti
   *[other] fermarsi
}
verb-fare = fare
    .order = fai
    .clause = fai
    .third = fa
verb-decidere = decidere
    .order = decidi
    .clause = decidi
    .third = decide
verb-scegliere = scegliere
    .order = scegli
    .clause = scegli
    .third = sceglie
verb-rivelare = rivelare
    .order = rivela
    .clause = riveli
    .third = rivela
verb-fermarti = { fermarti }
    .order = fermati
    .clause = ti fermi
    .third = si ferma

## Congiunzioni. `.within` indica dove possono stare senza parentesi.

done = { $forgone ->
    [none] { $inside ->
        [sentence] { verbo } qui
       *[other] { $form ->
            [infinitive] non fare nulla
            [clause] non { fai } nulla
           *[order] { $subject ->
                [you] non fare nulla
               *[other] { $subject } non fa nulla
            }
        }
    }
   *[other] { $subject ->
        [you] rinuncia a questo: { $forgone }
       *[other] { $subject } rinuncia a questo: { $forgone }
    }
}
    .freely = forgone
    .verb = fermarti
exchange = { $inside ->
    [sentence] se { SAY($cost, form: "clause") }, { $reward }
    [step] se { SAY($cost, form: "clause") }, { $reward }
    [choice-arms] { $cost }{ per-fare } { SAY($reward, form: "infinitive") }
    [choice-last-arm] { $cost }{ per-fare } { SAY($reward, form: "infinitive") }
    [must-effect] { $cost }{ per-fare } { SAY($reward, form: "infinitive") }
    [same-cost-arms] { $cost } e così { $reward }
   *[other] { $form ->
        [infinitive] poter { $cost }{ per-fare } { SAY($reward, form: "infinitive") }
       *[order] { lui }{ puoi } { SAY($cost, form: "infinitive") }{ per-fare } { SAY($reward, form: "infinitive") }
    }
}
    .within = both-parts choice-arms exchange-reward sequence-steps must-effect repeat-effect if-effect unless-effect under-effect named-effect each-effect same-cost-arms
per-fare = { $cost ->
    [nested] , per
   *[simple] {" "}per
}
scegli = { $subject ->
    [named] tu scegli
    [you] scegli
   *[other] { $subject } sceglie
}
both = { $parts ->
    [compound] { $inside ->
        [sentence] { JOIN($parts, last: "line") }
        [step] { JOIN($parts, last: "line") }
       *[other] { JOIN($parts, between: "comma", last: "and-also") }
    }
   *[some] { JOIN($parts, between: "comma", last: "and") }
}
    .within = choice-arms exchange-reward sequence-steps repeat-effect if-effect unless-effect under-effect each-effect exchange-cost
choice = { $form ->
    [infinitive] { $inside ->
        [both-parts] scegliere se { $arms ->
            [nested] { JOIN($arms, last: "or-else", form: "infinitive") }
           *[some] { JOIN($arms, last: "or", form: "infinitive") }
        }
       *[other] { $arms ->
            [compound] scegliere se { JOIN($arms, last: "or-else", form: "infinitive") }
           *[some] { JOIN($arms, last: "or", form: "infinitive") }
        }
    }
    [clause] { JOIN($arms, last: "or", form: "clause") }
   *[order] { scegli } se { $arms ->
        [nested] { JOIN($arms, last: "or-else", form: "infinitive") }
       *[some] { JOIN($arms, last: "or", form: "infinitive") }
    }
}
    .within = both-parts exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect named-effect each-effect exchange-cost
sequence = { $inside ->
    [sentence] { JOIN($steps, last: "next") }
    [step] { JOIN($steps, last: "next") }
   *[other] { JOIN($steps, last: "then") }
}
    .within = both-parts choice-arms exchange-reward repeat-effect if-effect unless-effect under-effect each-effect
may = { $form ->
    [infinitive] { $inside ->
        [choice-arms] , se { vuoi }, { $effect }
        [choice-last-arm] , se { vuoi }, { $effect }
        [sequence-steps] , se { vuoi }, { $effect }
       *[other] poter { $effect }
    }
   *[order] { lui }{ puoi } { SAY($effect, form: "infinitive") }
}
    .within = both-parts choice-arms exchange-reward sequence-steps must-effect repeat-effect if-effect unless-effect under-effect each-effect
named = { $effect } (“{ $name }” è { its-number })
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect repeat-effect if-effect unless-effect under-effect each-effect exchange-cost
its-number = quel numero
under = { $form ->
    [clause] { $effect } (solo con l’opzione “{ $ruling }”)
   *[order] { $inside ->
        [choice-last-arm] , solo con l’opzione “{ $ruling }”, { $effect }
        [choice-arms] { $effect ->
            [nested] (solo con l’opzione “{ $ruling }”, { $effect })
           *[simple] { $effect } (solo con l’opzione “{ $ruling }”)
        }
       *[other] { $effect ->
            [compound] { virgola }solo con l’opzione “{ $ruling }”, { $effect }
           *[simple] { $effect } (solo con l’opzione “{ $ruling }”)
        }
    }
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
must = { $form ->
    [infinitive] dover { $effect }
   *[order] { lui }{ devi } { SAY($effect, form: "infinitive") }
}
    .within = both-parts choice-arms exchange-reward sequence-steps repeat-effect if-effect unless-effect under-effect each-effect
if = { $inside ->
    [choice-last-arm] , se { CLAUSE("has", $count, $number) }, { $effect }
    [choice-arms] { $effect ->
        [nested] (se { CLAUSE("has", $count, $number) }, { $effect })
        [may] { $effect } se { CLAUSE("has", $count, $number) }
        [compound] (se { CLAUSE("has", $count, $number) }, { $effect })
       *[simple] { $effect } se { CLAUSE("has", $count, $number) }
    }
   *[other] { $effect ->
        [compound] { virgola }se { CLAUSE("has", $count, $number) }, { $effect }
       *[simple] { $effect } se { CLAUSE("has", $count, $number) }
    }
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
unless = { $inside ->
    [choice-last-arm] , a meno che { CLAUSE("lacks", $count, $number) }, { $effect }
    [choice-arms] { $effect ->
        [nested] (a meno che { CLAUSE("lacks", $count, $number) }, { $effect })
        [may] { $effect } a meno che { CLAUSE("lacks", $count, $number) }
        [compound] (a meno che { CLAUSE("lacks", $count, $number) }, { $effect })
       *[simple] { $effect } a meno che { CLAUSE("lacks", $count, $number) }
    }
   *[other] { $effect ->
        [compound] { virgola }a meno che { CLAUSE("lacks", $count, $number) }, { $effect }
       *[simple] { $effect } a meno che { CLAUSE("lacks", $count, $number) }
    }
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
virgola = { $subject ->
    [they] ,{ " " }
   *[other] { "" }
}
same-cost = { $cost } per { JOIN($arms, last: "or-per", form: "infinitive") }
    .within = sequence-steps may-effect
list-or-per = { $head }, oppure per { $tail }
otherwise = { virgola }se { CLAUSE("has", $count, $number) }, { $effect }; altrimenti { $other }
    .within = both-parts sequence-steps
times = { $inside ->
    [sentence] { $effect }, { quante-volte }
    [step] { $effect }, { quante-volte }
   *[other] { $effect } { quante-volte }
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
quante-volte = { $number ->
    [2] due volte
   *[other] { $number } volte
}
repeat = { $effect ->
    [sequence] { ripetere-tutto }
    [both] { ripetere-tutto }
    [compound] { $inside ->
        [exchange-reward] { $effect }, { al-massimo }
       *[other] { virgola }{ al-massimo }{ virgola } { $effect }
    }
   *[simple] { $effect } { al-massimo }
}
    .within = both-parts choice-arms exchange-reward sequence-steps repeat-effect if-effect unless-effect under-effect each-effect
ripetere-tutto = { $inside ->
    [sentence] { lui }{ fai } questo { al-massimo }: { $effect }
    [step] { lui }{ fai } questo { al-massimo }: { $effect }
   *[other] ({ $effect }), { al-massimo }
}
al-massimo = { $times ->
    [one] al massimo una volta
   *[other] al massimo { $times } volte
}
as-group = ({ $effect })
as-quote = { verbo } “{ $effect }”
    .verb = fare

## Effetti che dipendono dallo stesso numero, e ciò che un’interpretazione attiva o toglie.

each = { $inside ->
    [exchange-reward] { $effect } per { CLAUSE("every", $count, $per) }
   *[other] { virgola }per { CLAUSE("every", $count, $per) }{ virgola } { $effect }
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect
clause-has = { lui }ha{ i } almeno { $number } { WORD($count, $number) }
clause-lacks = { tu }non abbia almeno { $number } { WORD($count, $number) }
clause-every = { $number ->
    [1] ogni { WORD($count, 1) }
   *[other] ogni { $number } { WORD($count, $number) } che { possiedi }
}
clause-each = { $number ->
    [1] per { ciascuno-dei-tuoi } { WORD($count) }
   *[other] ogni { $number } { WORD($count, $number) } che { possiedi }
}
as-switch = { $before ->
    [some] prima dei passi { JOIN($before, between: "comma", last: "and") } ({ $default ->
        [yes] a meno che l’opzione “{ $ruling }” non sia esclusa
       *[no] solo con l’opzione “{ $ruling }”
    }): { JOIN($effects, last: "semicolon") }
   *[none] { $default ->
        [yes] senza l’opzione “{ $ruling }” si tralascia quanto segue: { JOIN($effects, last: "semicolon") }
       *[no] solo con l’opzione “{ $ruling }”: { JOIN($effects, last: "semicolon") }
    }
}

list-comma = { $head }, { $tail }
list-semicolon = { $head }; { $tail }
list-and = { $head } e { $tail }
list-and-also = { $tail ->
    [choice] { $head } e { $tail }
   *[other] { $head }, e { $tail }
}
list-or-else = { $head }, oppure { $tail }
list-either = { $head } o { $tail }
list-or = { $head } oppure { $tail }
list-then = { $head ->
    [players] { $head }, e poi { $tail }
   *[other] { $head } e poi { $tail }
}
list-line =
    { $head }
    { $tail }
list-next =
    { $head }
    poi { $tail }

## Quantità di un nome; `$rest` è ciò che lo segue.

number = { $case ->
    [exactly] esattamente { $number } { WORD($noun, $number) } { $rest }
    [distance] di { $number } { WORD($noun, $number) } { $rest }
    [distance-at-least] di almeno { $number } { WORD($noun, $number) } { $rest }
    [at-least] con almeno { $number } { WORD($noun, $number) } { $rest }
    [at-most] { $number ->
        [0] senza { WORD($noun, $number) } { $rest }
       *[other] con al massimo { $number } { WORD($noun, $number) } { $rest }
    }
   *[other] { $number } { WORD($noun, $number) } { $rest }
}
    .alone = { $number }
up-to = { $number ->
    [1] { di } { $most } (se { vuoi })
   *[other] fino a { $most }
}
    .alone = fino a { $most }
as-many = { di } { tanti } { WORD($noun) } { $rest } { quanti-sono-i-tuoi } { WORD($count) }
    .alone = il numero { dei-tuoi } { WORD($count) }
per = { di } { $each } { WORD($noun, $each) } { $rest } { CLAUSE("each", $count, $per) }
    .alone = { $each } { CLAUSE("each", $count, $per) }
di = { $case ->
    [distance] di
   *[other] { "" }
}
tanti = { ATTR($noun, "gender") ->
    [feminine] tante
   *[masculine] tanti
}
quanti = { ATTR($noun, "gender") ->
    [feminine] quante
   *[masculine] quanti
}
quanti-sono-i-tuoi = { ATTR($count, "gender") ->
    [feminine] quante sono le { t }ue
   *[masculine] quanti sono i { t }uoi
}
dei-tuoi = { ATTR($count, "gender") ->
    [feminine] delle { t }ue
   *[masculine] dei { t }uoi
}
ciascuno-dei-tuoi = { ATTR($count, "gender") ->
    [feminine] ciascuna delle { t }ue
   *[masculine] ciascuno dei { t }uoi
}
per-named = { $per ->
    [1] { di } { $each } { WORD($noun, $each) } { $rest } per { $number }
   *[other] { di } { $each } { WORD($noun, $each) } { $rest } ogni { $per } di { $number }
}
    .alone = { $per ->
        [1] { $each } per { $number }
       *[other] { $each } ogni { $per } di { $number }
    }
quantity = { $case ->
    [up-to] { tanti } { WORD($noun) } { $rest } { quanti } ne consente il { $count }
   *[other] { di } esattamente { tanti } { WORD($noun) } { $rest } { quanti } il { $count }
}
    .alone = il { $count }
bound = { di } “{ $name }” { WORD($noun) } { $rest }
    .alone = “{ $name }”

## Ciò che serve e ciò che dà punti

need = { $number } { WORD($count, $number) }
as-needs = { lui }ha{ i } bisogno di { JOIN($needs, between: "comma", last: "and") }
as-score = { $sign ->
    [minus] alla fine della partita, { perdi } { AMOUNT($score, "point") }
   *[plus] alla fine della partita, { ottieni } { AMOUNT($score, "point") }
}
perdi = { $subject ->
    [you] perdi
   *[other] { $subject } perde
}
ottieni = { $subject ->
    [you] ottieni
   *[other] { $subject } ottiene
}
as-ties = { LENGTH($ties) ->
    [one] in caso di parità decide { JOIN($ties, between: "comma", last: "and") }
   *[other] in caso di parità decidono, nell’ordine, { JOIN($ties, between: "comma", last: "and") }
}
as-forgone = { dovrai } rinunciare a questo: { JOIN($forgone, last: "semicolon") }
dovrai = { $subject ->
    [you] dovrai
   *[other] { $subject } dovrà
}
noun-point = { $number ->
    [one] punto vittoria
   *[other] punti vittoria
}
    .gender = masculine

## Ciò che fanno gli altri giocatori: `.who` sono quelli di cui parla un messaggio, `$whom`. Ciò che fanno `others` li
## nomina con il primo verbo, ciò che si dice di `them` no.

other-players = { altri-fanno }
    .who = { $who ->
        [next-player] il giocatore successivo
       *[each-other-player] ogni altro giocatore, in ordine di turno,
    }
    .verb = decidere
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
players-with = { altri-fanno }
    .who = { $who ->
        [each-player-with] ogni giocatore ({ te } compreso)
        [next-player-with] il prossimo giocatore
       *[each-other-player-with] ogni altro giocatore
    } che ha { $need ->
        [need-compared] { SAY($need, form: "order", by: "them") }
       *[need] almeno { SAY($need, form: "order", by: "them") }
    }{ in-ordine-di-turno }
    .verb = decidere
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
another-player = { altri-fanno }
    .who = { $number ->
        [none] un altro giocatore a { t }ua scelta
       *[other] il giocatore { $number }
    }
    .verb = decidere
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
every-player = { altri-fanno }
    .who = ogni giocatore, a cominciare da { te },
    .verb = decidere
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
each-secretly = { altri-fanno }
    .who = ogni giocatore, in segreto e a cominciare da { te },
    .verb = decidere
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
altri-fanno = { $subject ->
    [they] { decidere-che }
   *[other] { $form ->
        [order] { $whom } { SAY($effect, form: "order", by: "them") }
       *[other] { decidere-che }
    }
}
decidere-che = { verbo } che { $whom } { $subject ->
    [they] ({ SAY($effect, form: "order", by: "them") })
   *[other] { $effect ->
        [compound] ({ SAY($effect, form: "order", by: "them") })
       *[simple] { SAY($effect, form: "order", by: "them") }
    }
}
in-ordine-di-turno = { $who ->
    [next-player-with] { "" }
   *[other] , in ordine di turno,
}
choose-secretly = { verbo } in segreto: { SAY($effect, form: "order") }
    .verb = scegliere
    .freely = effect
reveal-choices = { verbo } le scelte di tutti i giocatori ({ SAY($effect, form: "order") })
    .verb = rivelare
    .freely = effect
as-chosen = { verbo } ciò che ha{ i } scelto ({ SAY($option, form: "order") }) di quanto chiesto ({ SAY($effect, form: "order") })
    .verb = fare
    .freely = option effect
name-each-other-player = ogni altro giocatore
name-next-player = giocatore successivo
name-each-player-with = ogni giocatore con
name-each-other-player-with = ogni altro giocatore con
name-next-player-with = prossimo giocatore con

## Ciò che si fa ogni volta che qualcosa accade; `accade` è un messaggio del gioco.

when-you = { virgola }ogni volta che { accade }, { $effect }
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
when-others = { virgola }ogni volta che { $whom } { accade }, { $effect }
    .who = { $who ->
        [any-player] un giocatore ({ te } compreso)
       *[another-player] un altro giocatore
    }
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
accade = { $event }
trigger-done = { verbo } quanto chiesto ({ SAY($effect, form: "order") })
    .verb = fare
    .freely = effect
name-any-player = un giocatore
name-another-player = un altro giocatore

## Quantità degli altri giocatori, e confronti con loro

count-owned = { WORD($argument, $number) } { $how ->
    [of-next-player] del giocatore successivo
    [of-that-player] di quel giocatore
    [of-player] del giocatore { $argument2 }
    [of-any-other-player] dell’altro giocatore che ne ha di più
    [of-each-other-player] di tutti gli altri giocatori insieme
   *[of-every-player] di tutti i giocatori insieme
}
clause-has-owned = { $count ->
    [of-any-other-player] un altro giocatore ha almeno { $number } { WORD($argument, $number) }
    [of-next-player] il giocatore successivo ha almeno { $number } { WORD($argument, $number) }
    [of-that-player] quel giocatore ha almeno { $number } { WORD($argument, $number) }
    [of-player] ci sono almeno { $number } { WORD($count, $number) }
    [of-each-other-player] tutti gli altri giocatori insieme hanno almeno { $number } { WORD($argument, $number) }
   *[other] tutti i giocatori insieme hanno almeno { $number } { WORD($argument, $number) }
}
clause-lacks-owned = { $count ->
    [of-any-other-player] un altro giocatore non abbia almeno { $number } { WORD($argument, $number) }
    [of-next-player] il giocatore successivo non abbia almeno { $number } { WORD($argument, $number) }
    [of-that-player] quel giocatore non abbia almeno { $number } { WORD($argument, $number) }
    [of-player] non ci siano almeno { $number } { WORD($count, $number) }
    [of-each-other-player] tutti gli altri giocatori insieme non abbiano almeno { $number } { WORD($argument, $number) }
   *[other] tutti i giocatori insieme non abbiano almeno { $number } { WORD($argument, $number) }
}
clause-every-owned = ogni { $number ->
    [1] { WORD($count, 1) }
   *[other] { $number } { WORD($count, $number) }
}
clause-each-owned = { $number ->
    [1] per ogni { WORD($count, 1) }
   *[other] ogni { $number } { WORD($count, $number) }
}
as-many-owned = { di } { tanti } { WORD($noun) } { $rest } quanto il numero di { WORD($count) }
    .alone = il numero di { WORD($count) }
count-compared = { WORD($argument) }
compared = { $count ->
    [most] il maggior numero di { WORD($count) } (da solo o alla pari)
    [second-most] il secondo maggior numero di { WORD($count) } (da solo o alla pari)
    [third-most] il terzo maggior numero di { WORD($count) } (da solo o alla pari)
    [fewest] il minor numero di { WORD($count) } (da solo o alla pari)
    [more] più { WORD($count) } rispetto a ogni altro giocatore
    [more-than-next-player] più { WORD($count) } rispetto al giocatore successivo
    [fewer-than-next-player] meno { WORD($count) } rispetto al giocatore successivo
   *[fewer] meno { WORD($count) } rispetto a ogni altro giocatore
}
need-compared = { compared }
clause-has-compared = { lui }ha{ i } { compared }
clause-lacks-compared = { tu }non abbia { compared }
clause-each-compared = se ha{ i } { compared }
as-many-compared = { di } 1 { WORD($noun, 1) } { $rest } se ha{ i } { compared }
    .alone = 1 se ha{ i } { compared }

## Punti per le posizioni

places = { $each } { WORD($noun, $each) } { $rest } per il maggior numero di { WORD($count) }{ places-later } ({ places-ties })
    .alone = { $each } per il maggior numero di { WORD($count) }{ places-later } ({ places-ties })
places-later = { $third ->
    [0] { "" } e { $second } per il secondo
   *[other] , { $second } per il secondo e { $third } per il terzo
}
places-ties = { $ties ->
    [split] chi è alla pari divide i punti delle proprie posizioni, arrotondati per difetto
    [lower] chi è alla pari riceve i punti dell’ultima delle proprie posizioni
   *[none] chi è alla pari riceve i punti della migliore delle proprie posizioni
}

## Punti per un numero di qualcosa

by-number = { number-points } { WORD($noun) } { $rest } per 1 / 2 / … { WORD($count) } (per un numero maggiore l’ultimo di questi)
    .alone = { number-points } per 1 / 2 / … { WORD($count) } (per un numero maggiore l’ultimo di questi)
number-points = { $each } / { JOIN($later, last: "slash") }
list-slash = { $head } / { $tail }

## Un’espressione sotto una chiave senza un messaggio proprio: la chiave com’è scritta.

as-key = { $key }: { $text }
