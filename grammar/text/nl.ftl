### De woorden die elk spel in het Nederlands nodig heeft: verbindingen, hoeveelheden en het einde van een zin.
### Een regel van een bericht is een zin; die krijgt zijn hoofdletter en wat `as-sentence` erachter zet.
###
### Vormen: `order` (leg af), `inverted` (leg je af), `then` (leg daarna af), `clause` (als je aflegt),
### `infinitive` (mag je afleggen), `purpose` (om af te leggen).

as-sentence = { $text }.

## Wie de effecten uitvoert waar een tekst over gaat. `$subject` is `you`, of iemand anders: "zet je locomotief",
## "Garth zet zijn locomotief". Van anderen die genoemd zijn is het `they`: "elke andere speler zet zijn locomotief";
## `named` is de lezer in een tekst die ook over anderen gaat. Wie iets doet heet `doener`, wie iets heeft `je`.

as-pronoun = hij
je = { $subject ->
    [you] je
    [they] hij
   *[other] { $subject }
}
doener = { $subject ->
    [you] je
   *[other] { $subject }
}
jij = { $subject ->
    [you] jij
    [they] hijzelf
   *[other] { $subject }
}
jouw = { $subject ->
    [you] je
   *[other] zijn
}
hebt = { $subject ->
    [you] hebt
   *[other] heeft
}
wilt = { $subject ->
    [you] wilt
   *[other] wil
}

## Een naam waarvoor geen woorden zijn: `$name` voor één en `$many` voor meer, zoals het pakket ze schrijft.

as-name = { $number ->
    [one] { $name }
   *[other] { $many }
}

## Werkwoorden: wat vooraan staat en wat achteraan. Het attribuut `.verb` van een bericht noemt er een.

vooraan = { $subject ->
    [named] { $form ->
        [order] je { ATTR($verb, "third") }
        [inverted] { ATTR($verb, "order") } je
        [then] daarna { ATTR($verb, "order") } je
       *[other] { "" }
    }
    [you] { $form ->
        [order] { ATTR($verb, "order") }
        [inverted] { ATTR($verb, "order") } je
        [then] { ATTR($verb, "order") } daarna
       *[other] { "" }
    }
   *[other] { $form ->
        [order] { $subject } { ATTR($verb, "third") }
        [inverted] { ATTR($verb, "third") } { $subject }
        [then] daarna { ATTR($verb, "third") } { $subject }
       *[other] { "" }
    }
}
achteraan = { $form ->
    [clause] { ATTR($verb, "clause") }
    [infinitive] { $verb }
    [purpose] { ATTR($verb, "purpose") }
   *[other] { ATTR($verb, "particle") }
}
verb-doen = doen
    .order = doe
    .third = doet
    .particle = { "" }
    .clause = doet
    .purpose = te doen
verb-zorgen = zorgen
    .order = zorg
    .third = zorgt
    .particle = { "" }
    .clause = zorgt
    .purpose = te zorgen
verb-kiezen = kiezen
    .order = kies
    .third = kiest
    .particle = { "" }
    .clause = kiest
    .purpose = te kiezen
verb-tonen = tonen
    .order = toon
    .third = toont
    .particle = { "" }
    .clause = toont
    .purpose = te tonen
verb-stoppen = stoppen
    .order = stop
    .third = stopt
    .particle = { "" }
    .clause = stopt
    .purpose = te stoppen

## Verbindingen. `.within` noemt waar ze zonder haakjes mogen staan.

done = { $forgone ->
    [none] { $inside ->
        [sentence] { vooraan } hier { achteraan }
       *[other] { $form ->
            [infinitive] niets doen
            [clause] niets doet
            [purpose] niets te doen
           *[order] { doe } niets
        }
    }
   *[other] dit vervalt: { $forgone }
}
    .freely = forgone
    .verb = stoppen
exchange = { $inside ->
    [sentence] als { je } { SAY($cost, form: "clause") }, { SAY($reward, form: "inverted") }
    [step] als { je } { SAY($cost, form: "clause") }, { SAY($reward, form: "inverted") }
    [choice-arms] { $cost }{ om } { SAY($reward, form: "purpose") }
    [choice-last-arm] { $cost }{ om } { SAY($reward, form: "purpose") }
    [must-effect] { $cost }{ om } { SAY($reward, form: "purpose") }
    [same-cost-arms] { $cost } en daarmee { $reward }
   *[other] { $form ->
        [inverted] mag { doener } { SAY($cost, form: "infinitive") }{ om } { SAY($reward, form: "purpose") }
        [then] daarna mag { doener } { SAY($cost, form: "infinitive") }{ om } { SAY($reward, form: "purpose") }
        [infinitive] , als { je } { wilt }, { $cost }{ om } { SAY($reward, form: "purpose") }
        [clause] , als { je } { wilt }, { $cost }{ om } { SAY($reward, form: "purpose") }
        [purpose] , als { je } { wilt }, { $cost }{ om } { SAY($reward, form: "purpose") }
       *[order] { doener } mag { SAY($cost, form: "infinitive") }{ om } { SAY($reward, form: "purpose") }
    }
}
    .within = both-parts choice-arms exchange-reward sequence-steps must-effect repeat-effect if-effect unless-effect under-effect named-effect each-effect same-cost-arms
om = { $cost ->
    [nested] , om
   *[simple] {" "}om
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
choice = { $inside ->
    [sentence] { JOIN($arms, last: "or") }
    [step] { JOIN($arms, last: "or") }
    [brackets] { JOIN($arms, last: "or") }
    [exchange-cost] { JOIN($arms, last: "or") }
    [both-parts] ofwel { JOIN($arms, last: "or") }
   *[other] { $form ->
        [inverted] { JOIN($arms, last: "or") }
        [then] { JOIN($arms, last: "or") }
       *[other] ofwel { JOIN($arms, last: "or") }
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
    [inverted] mag { doener } { SAY($effect, form: "infinitive") }
    [then] daarna mag { doener } { SAY($effect, form: "infinitive") }
    [clause] , als { je } { wilt }, { $effect }
    [purpose] , als { je } { wilt }, { $effect }
    [infinitive] , als { je } { wilt }, { $effect }
   *[order] { doener } mag { SAY($effect, form: "infinitive") }
}
    .within = both-parts choice-arms exchange-reward sequence-steps must-effect repeat-effect if-effect unless-effect under-effect each-effect
named = { $effect } (“{ $name }” is { its-number })
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect repeat-effect if-effect unless-effect under-effect each-effect exchange-cost
its-number = dat aantal
under = { $form ->
    [order] { $inside ->
        [choice-last-arm] , alleen met de regelkeuze “{ $ruling }”, { SAY($effect, form: "inverted") }
        [choice-arms] { $effect ->
            [nested] (alleen met de regelkeuze “{ $ruling }” { SAY($effect, form: "inverted") })
           *[simple] { $effect } (alleen met de regelkeuze “{ $ruling }”)
        }
       *[other] { $effect ->
            [compound] { $subject ->
                [they] ({ $effect }) (alleen met de regelkeuze “{ $ruling }”)
               *[other] alleen met de regelkeuze “{ $ruling }” { SAY($effect, form: "inverted") }
            }
           *[simple] { $effect } (alleen met de regelkeuze “{ $ruling }”)
        }
    }
   *[other] { $effect } (alleen met de regelkeuze “{ $ruling }”)
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
must = { $form ->
    [inverted] moet { doener } { SAY($effect, form: "infinitive") }
    [then] daarna moet { doener } { SAY($effect, form: "infinitive") }
    [clause] verplicht { $effect }
    [purpose] verplicht { $effect }
    [infinitive] verplicht { $effect }
   *[order] { doener } moet { SAY($effect, form: "infinitive") }
}
    .within = both-parts choice-arms exchange-reward sequence-steps repeat-effect if-effect unless-effect under-effect each-effect
if = { $form ->
    [order] { $subject ->
        [they] { als-erachter }
       *[other] { $inside ->
            [choice-last-arm] , als { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") }
            [choice-arms] { $effect ->
                [nested] (als { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") })
                [may] { $effect }, als { CLAUSE("has", $count, $number) }
                [compound] (als { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") })
               *[simple] { $effect }, als { CLAUSE("has", $count, $number) }
            }
           *[other] { $effect ->
                [compound] als { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") }
               *[simple] { $effect }, als { CLAUSE("has", $count, $number) }
            }
        }
    }
    [inverted] { als-erachter }
    [then] { $effect ->
        [compound] { $subject ->
            [they] { als-erachter }
           *[other] daarna, als { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") }
        }
       *[simple] { als-erachter }
    }
   *[other] { $effect ->
        [compound] , als { CLAUSE("has", $count, $number) }, { $effect }
       *[simple] { $effect }, als { CLAUSE("has", $count, $number) }
    }
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
als-erachter = { $effect ->
    [compound] ({ $effect }), als { CLAUSE("has", $count, $number) }
   *[simple] { $effect }{ komma-erachter } als { CLAUSE("has", $count, $number) }
}
komma-erachter = { $inside ->
    [exchange-reward] {""}
   *[other] ,
}
unless = { $form ->
    [order] { $subject ->
        [they] { tenzij-erachter }
       *[other] { $inside ->
            [choice-last-arm] , tenzij { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") }
            [choice-arms] { $effect ->
                [nested] (tenzij { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") })
                [may] { $effect }, tenzij { CLAUSE("has", $count, $number) }
                [compound] (tenzij { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") })
               *[simple] { $effect }, tenzij { CLAUSE("has", $count, $number) }
            }
           *[other] { $effect ->
                [compound] tenzij { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") }
               *[simple] { $effect }, tenzij { CLAUSE("has", $count, $number) }
            }
        }
    }
    [inverted] { tenzij-erachter }
    [then] { $effect ->
        [compound] { $subject ->
            [they] { tenzij-erachter }
           *[other] daarna, tenzij { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") }
        }
       *[simple] { tenzij-erachter }
    }
   *[other] { $effect ->
        [compound] , tenzij { CLAUSE("has", $count, $number) }, { $effect }
       *[simple] { $effect }, tenzij { CLAUSE("has", $count, $number) }
    }
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
tenzij-erachter = { $effect ->
    [compound] ({ $effect }), tenzij { CLAUSE("has", $count, $number) }
   *[simple] { $effect }{ komma-erachter } tenzij { CLAUSE("has", $count, $number) }
}
same-cost = { $cost } om { JOIN($arms, last: "or-om", form: "purpose") }
    .within = sequence-steps may-effect
list-or-om = { $head }, of om { $tail }
otherwise = { $form ->
    [order] { of-anders }
    [inverted] { of-anders }
    [then] daarna, { of-anders }
   *[other] , als { CLAUSE("has", $count, $number) }, { $effect } en anders { $other }
}
    .within = both-parts sequence-steps
of-anders = { $subject ->
    [they] { als-erachter }; anders { SAY($other, form: "inverted") }
   *[other] als { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") }; anders { SAY($other, form: "inverted") }
}
times = { $inside ->
    [sentence] { $effect }, en dat { hoe-vaak }
    [step] { $effect }, en dat { hoe-vaak }
   *[other] { $effect } { hoe-vaak }
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
hoe-vaak = { $number ->
    [2] tweemaal
   *[other] { $number } maal
}
repeat = { $effect ->
    [sequence] { alles-herhalen }
    [both] { alles-herhalen }
    [compound] { $form ->
        [order] { $subject ->
            [they] { alles-herhalen }
           *[other] { hoogstens } { SAY($effect, form: "inverted") }
        }
       *[other] { alles-herhalen }
    }
   *[simple] { $effect } { hoogstens }
}
    .within = both-parts choice-arms exchange-reward sequence-steps repeat-effect if-effect unless-effect under-effect each-effect
alles-herhalen = { $inside ->
    [sentence] { doe } dit { hoogstens }: { $effect }
    [step] { doe } dit { hoogstens }: { $effect }
   *[other] ({ $effect }), { hoogstens }
}
hoogstens = { $times ->
    [one] hoogstens eenmaal
    [2] hoogstens tweemaal
   *[other] hoogstens { $times } maal
}
as-group = ({ $effect })
as-quote = { vooraan } “{ $effect }” { achteraan }
    .verb = doen
doe = { $subject ->
    [named] je doet
    [you] { $form ->
        [inverted] doe je
        [then] doe daarna
       *[other] doe
    }
   *[other] { $form ->
        [inverted] doet { $subject }
        [then] daarna doet { $subject }
       *[other] { $subject } doet
    }
}

## Effecten die van hetzelfde aantal afhangen, en wat een regelkeuze in- of uitschakelt.

each = { $form ->
    [order] { $subject ->
        [they] ({ $effect }), per { voor-elk }
       *[other] per { voor-elk } { SAY($effect, form: "inverted") }
    }
    [then] daarna per { voor-elk }: { SAY($effect, form: "order") }
   *[other] { $effect }, per { voor-elk }
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect
clause-has = { je } ten minste { $number } { WORD($count, $number) } { hebt }
clause-each = { $number ->
    [1] voor elk van { jouw } { WORD($count) }
   *[other] per { $number } { WORD($count, $number) }
}
voor-elk = { $per ->
    [1] { WORD($count, 1) }
   *[other] { $per } { WORD($count, $per) }
}
as-switch = { $before ->
    [some] vóór de stappen { JOIN($before, between: "comma", last: "and") } ({ $default ->
        [yes] tenzij de regelkeuze “{ $ruling }” is uitgezet
       *[no] alleen met de regelkeuze “{ $ruling }”
    }): { JOIN($effects, last: "semicolon") }
   *[none] { $default ->
        [yes] zonder de regelkeuze “{ $ruling }” vervalt het volgende: { JOIN($effects, last: "semicolon") }
       *[no] alleen met de regelkeuze “{ $ruling }”: { JOIN($effects, last: "semicolon") }
    }
}

list-comma = { $form ->
    [then] { $head }, { SAY($tail, form: "order") }
   *[other] { $head }, { $tail }
}
list-semicolon = { $head }; { $tail }
list-and = { $form ->
    [then] { $head } en { SAY($tail, form: "order") }
   *[other] { $head } en { $tail }
}
list-and-also = { $tail ->
    [choice] { list-and }
   *[other] { $form ->
        [then] { $head }, en { SAY($tail, form: "order") }
       *[other] { $head }, en { $tail }
    }
}
list-either = { $head } of { $tail }
list-or = { $form ->
    [then] { $head }, of { SAY($tail, form: "order") }
   *[other] { $head }, of { $tail }
}
list-then = { $tail ->
    [players] { $head }, en { SAY($tail, form: "then") }
   *[other] { $head }, waarna { je } { SAY($tail, form: "clause") }
}
list-line =
    { $head }
    { $tail }
list-next =
    { $head }
    { SAY($tail, form: "then") }

## Hoeveelheden van een zelfstandig naamwoord; `$rest` is wat daarachter staat.

number = { $case ->
    [exactly] precies { $number } { WORD($noun, $number) } { $rest }
    [at-least] ten minste { $number } { WORD($noun, $number) } { $rest }
    [at-most] { $number ->
        [0] zonder { WORD($noun, $number) } { $rest }
       *[other] met hoogstens { $number } { WORD($noun, $number) } { $rest }
    }
   *[other] { $number } { WORD($noun, $number) } { $rest }
}
    .alone = { $number }
up-to = maximaal { $most }
    .alone = maximaal { $most }
as-many = zoveel { WORD($noun) } { $rest } als { je } { WORD($count) } { hebt }
    .alone = { jouw } aantal { WORD($count) }
per = { $each } { WORD($noun, $each) } { $rest } { CLAUSE("each", $count, $per) }
    .alone = { $each } { CLAUSE("each", $count, $per) }
per-named = { $per ->
    [1] { $each } { WORD($noun, $each) } { $rest } maal { $number }
   *[other] { $each } { WORD($noun, $each) } { $rest } voor elke { $per } van { $number }
}
    .alone = { $per ->
        [1] { $each } maal { $number }
       *[other] { $each } voor elke { $per } van { $number }
    }
quantity = { $case ->
    [up-to] zoveel { WORD($noun) } { $rest } als { $count } toelaat
   *[other] precies zoveel { WORD($noun) } { $rest } als { $count }
}
    .alone = { $count }
bound = “{ $name }” { WORD($noun) } { $rest }
    .alone = “{ $name }”

## Wat nodig is en wat punten oplevert

need = { $number } { WORD($count, $number) }
as-needs = { je } { hebt } { JOIN($needs, between: "comma", last: "and") } nodig
as-score = { $sign ->
    [minus] { verlies } aan het einde van het spel { AMOUNT($score, "point") }
   *[plus] { ontvang } aan het einde van het spel { AMOUNT($score, "point") }
}
verlies = { $subject ->
    [you] verlies
   *[other] { $subject } verliest
}
ontvang = { $subject ->
    [you] ontvang
   *[other] { $subject } ontvangt
}
as-ties = { LENGTH($ties) ->
    [one] een gelijke stand wordt beslist door { JOIN($ties, between: "comma", last: "and") }
   *[other] een gelijke stand wordt achtereenvolgens beslist door { JOIN($ties, between: "comma", last: "and") }
}
as-forgone = dit vervalt: { JOIN($forgone, last: "semicolon") }
noun-point = { $number ->
    [one] punt
   *[other] punten
}

## Wat andere spelers doen: `.who` zijn degenen over wie een bericht gaat, `$whom`. Wat `others` doen noemt hen bij hun
## eerste werkwoord, wat van `them` gezegd wordt niet.

other-players = { anderen-doen }{ in-beurtvolgorde }
    .who = { $who ->
        [next-player] de volgende speler
       *[each-other-player] elke andere speler
    }
    .verb = zorgen
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
players-with = { anderen-doen }{ in-beurtvolgorde }
    .who = { $who ->
        [each-player-with] elke speler (ook { jij })
        [next-player-with] de volgende speler
       *[each-other-player-with] elke andere speler
    } met { $need ->
        [need-compared] { SAY($need, form: "order", by: "them") }
       *[need] ten minste { SAY($need, form: "order", by: "them") }
    }
    .verb = zorgen
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
another-player = { anderen-doen }
    .who = { $number ->
        [none] een andere speler naar keuze
       *[other] speler { $number }
    }
    .verb = zorgen
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
every-player = { anderen-doen }, { jij } als eerste
    .who = elke speler
    .verb = zorgen
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
each-secretly = { anderen-doen }, na een geheime keuze van allen, { jij } als eerste
    .who = elke speler
    .verb = zorgen
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
anderen-doen = { $subject ->
    [they] { ervoor-zorgen }
   *[other] { $form ->
        [order] { SAY($effect, form: "order", by: "others") }
        [inverted] { SAY($effect, form: "inverted", by: "others") }
        [then] { SAY($effect, form: "then", by: "others") }
       *[other] { ervoor-zorgen }
    }
}
ervoor-zorgen = { vooraan } ervoor { achteraan } dat { $whom } { $effect ->
    [compound] ({ SAY($effect, form: "clause", by: "them") })
   *[simple] { SAY($effect, form: "clause", by: "them") }
}
in-beurtvolgorde = { $who ->
    [next-player] { "" }
    [next-player-with] { "" }
   *[other] , in beurtvolgorde
}
choose-secretly = { vooraan } in het geheim { achteraan }: { SAY($effect, form: "order") }
    .verb = kiezen
    .freely = effect
reveal-choices = { vooraan } de keuzes van alle spelers { achteraan } ({ SAY($effect, form: "order") })
    .verb = tonen
    .freely = effect
as-chosen = { vooraan } wat { je } { hebt } gekozen { achteraan } ({ SAY($option, form: "order") }) van wat werd gevraagd ({ SAY($effect, form: "order") })
    .verb = doen
    .freely = option effect
name-each-other-player = elke andere speler
name-next-player = volgende speler
name-each-player-with = elke speler met
name-each-other-player-with = elke andere speler met
name-next-player-with = volgende speler met

## Wat er gebeurt telkens als er iets gebeurt; `gebeurt` is een bericht van het spel.

when-you = { $form ->
    [order] { $subject ->
        [they] ({ $effect }), telkens als { je } { gebeurt }
       *[other] telkens als { je } { gebeurt }, { SAY($effect, form: "inverted") }
    }
   *[other] { $effect ->
        [compound] ({ $effect }), telkens als { je } { gebeurt }
       *[simple] { $effect }, telkens als { je } { gebeurt }
    }
}
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
when-others = { $form ->
    [order] { $subject ->
        [they] ({ $effect }), telkens als { $whom } { gebeurt }
       *[other] telkens als { $whom } { gebeurt }, { SAY($effect, form: "inverted") }
    }
   *[other] { $effect ->
        [compound] ({ $effect }), telkens als { $whom } { gebeurt }
       *[simple] { $effect }, telkens als { $whom } { gebeurt }
    }
}
    .who = { $who ->
        [any-player] een speler (ook { jij })
       *[another-player] een andere speler
    }
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
gebeurt = { $event }
trigger-done = { vooraan } wat werd gevraagd { achteraan } ({ SAY($effect, form: "order") })
    .verb = doen
    .freely = effect
name-any-player = een speler
name-another-player = een andere speler

## Aantallen van andere spelers, en vergelijkingen met hen

count-owned = { WORD($argument, $number) } { $how ->
    [of-next-player] van de volgende speler
    [of-that-player] van die speler
    [of-player] van speler { $argument2 }
    [of-any-other-player] van de andere speler met de meeste
    [of-each-other-player] van alle andere spelers samen
   *[of-every-player] van alle spelers samen
}
clause-has-owned = { $count ->
    [of-any-other-player] een andere speler ten minste { $number } { WORD($argument, $number) } heeft
    [of-next-player] de volgende speler ten minste { $number } { WORD($argument, $number) } heeft
    [of-that-player] die speler ten minste { $number } { WORD($argument, $number) } heeft
    [of-player] er ten minste { $number } { WORD($count, $number) } zijn
    [of-each-other-player] alle andere spelers samen ten minste { $number } { WORD($argument, $number) } hebben
   *[other] alle spelers samen ten minste { $number } { WORD($argument, $number) } hebben
}
clause-each-owned = { $number ->
    [1] voor elk van de { WORD($count) }
   *[other] per { $number } { WORD($count, $number) }
}
as-many-owned = zoveel { WORD($noun) } { $rest } als er { WORD($count) } zijn
    .alone = het aantal { WORD($count) }
count-compared = { WORD($argument) }
compared = { $count ->
    [most] alleen of gedeeld de meeste { WORD($count) }
    [second-most] alleen of gedeeld op één na de meeste { WORD($count) }
    [third-most] alleen of gedeeld op twee na de meeste { WORD($count) }
    [fewest] alleen of gedeeld de minste { WORD($count) }
    [more] meer { WORD($count) } dan elke andere speler
    [more-than-next-player] meer { WORD($count) } dan de volgende speler
    [fewer-than-next-player] minder { WORD($count) } dan de volgende speler
   *[fewer] minder { WORD($count) } dan elke andere speler
}
need-compared = { compared }
clause-has-compared = { je } { compared } { hebt }
clause-each-compared = als { je } { compared } { hebt }
as-many-compared = 1 { WORD($noun, 1) } { $rest } als { je } { compared } { hebt }
    .alone = 1 als { je } { compared } { hebt }

## Punten voor plaatsen

places = { $each } { WORD($noun, $each) } { $rest } voor de meeste { WORD($count) }{ places-later } ({ places-ties })
    .alone = { $each } voor de meeste { WORD($count) }{ places-later } ({ places-ties })
places-later = { $third ->
    [0] { "" } en { $second } voor op één na de meeste
   *[other] , { $second } voor op één na de meeste en { $third } voor op twee na de meeste
}
places-ties = { $ties ->
    [split] wie gelijk staan, delen de punten van hun plaatsen, naar beneden afgerond
    [lower] wie gelijk staan, krijgen elk de punten van de laatste van hun plaatsen
   *[none] wie gelijk staan, krijgen elk de punten van de beste van hun plaatsen
}

## Punten voor een aantal

by-number = { number-points } { WORD($noun) } { $rest } voor 1 / 2 / … { WORD($count) } (voor meer het laatste van deze getallen)
    .alone = { number-points } voor 1 / 2 / … { WORD($count) } (voor meer het laatste van deze getallen)
number-points = { $each } / { JOIN($later, last: "slash") }
list-slash = { $head } / { $tail }

## Een uitdrukking onder een sleutel zonder eigen bericht: de sleutel zoals die geschreven staat.

as-key = { $key }: { $text }
