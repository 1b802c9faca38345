### De woorden die elk spel in het Nederlands nodig heeft: verbindingen, hoeveelheden en het einde van een zin.
### Een regel van een bericht is een zin; die krijgt zijn hoofdletter en wat `as-sentence` erachter zet.
###
### Vormen: `order` (leg af), `inverted` (leg je af), `then` (leg daarna af), `clause` (als je aflegt),
### `infinitive` (mag je afleggen), `purpose` (om af te leggen).

as-sentence = { $text }.

## Wie de effecten uitvoert waar een tekst over gaat. `$subject` is `you`, of iemand anders: "zet je locomotief",
## "Garth zet zijn locomotief".

as-pronoun = hij
je = { $subject ->
    [you] je
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
        [inverted] mag { je } { SAY($cost, form: "infinitive") }{ om } { SAY($reward, form: "purpose") }
        [then] daarna mag { je } { SAY($cost, form: "infinitive") }{ om } { SAY($reward, form: "purpose") }
        [infinitive] , als { je } { wilt }, { $cost }{ om } { SAY($reward, form: "purpose") }
        [clause] , als { je } { wilt }, { $cost }{ om } { SAY($reward, form: "purpose") }
        [purpose] , als { je } { wilt }, { $cost }{ om } { SAY($reward, form: "purpose") }
       *[order] { je } mag { SAY($cost, form: "infinitive") }{ om } { SAY($reward, form: "purpose") }
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
    [inverted] mag { je } { SAY($effect, form: "infinitive") }
    [then] daarna mag { je } { SAY($effect, form: "infinitive") }
    [clause] , als { je } { wilt }, { $effect }
    [purpose] , als { je } { wilt }, { $effect }
    [infinitive] , als { je } { wilt }, { $effect }
   *[order] { je } mag { SAY($effect, form: "infinitive") }
}
    .within = both-parts choice-arms exchange-reward sequence-steps must-effect repeat-effect if-effect unless-effect under-effect each-effect
named = { $effect } (“{ $name }” is { its-number })
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect repeat-effect if-effect unless-effect under-effect each-effect exchange-cost
its-number = dat aantal
under = { $form ->
    [order] { $inside ->
        [choice-last-arm] , alleen met de regelkeuze “{ $ruling }”, { SAY($effect, form: "inverted") }
        [choice-arms] { $effect ->
            [nested] { doe } dit (alleen met de regelkeuze “{ $ruling }” { SAY($effect, form: "inverted") })
           *[simple] { $effect } (alleen met de regelkeuze “{ $ruling }”)
        }
       *[other] { $effect ->
            [compound] alleen met de regelkeuze “{ $ruling }” { SAY($effect, form: "inverted") }
           *[simple] { $effect } (alleen met de regelkeuze “{ $ruling }”)
        }
    }
   *[other] { $effect } (alleen met de regelkeuze “{ $ruling }”)
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
must = { $form ->
    [inverted] moet { je } { SAY($effect, form: "infinitive") }
    [then] daarna moet { je } { SAY($effect, form: "infinitive") }
    [clause] verplicht { $effect }
    [purpose] verplicht { $effect }
    [infinitive] verplicht { $effect }
   *[order] { je } moet { SAY($effect, form: "infinitive") }
}
    .within = both-parts choice-arms exchange-reward sequence-steps repeat-effect if-effect unless-effect under-effect each-effect
if = { $form ->
    [order] { $inside ->
        [choice-last-arm] , als { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") }
        [choice-arms] { $effect ->
            [nested] { doe } dit (als { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") })
            [may] { $effect }, als { CLAUSE("has", $count, $number) }
            [compound] { doe } dit (als { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") })
           *[simple] { $effect }, als { CLAUSE("has", $count, $number) }
        }
       *[other] { $effect ->
            [compound] als { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") }
           *[simple] { $effect }, als { CLAUSE("has", $count, $number) }
        }
    }
   *[other] { $effect ->
        [compound] { $form ->
            [inverted] { doe } dit ({ SAY($effect, form: "order") }), als { CLAUSE("has", $count, $number) }
            [then] { $inside ->
                [sequence-steps] daarna, als { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") }
               *[other] { doe } dit ({ SAY($effect, form: "order") }), als { CLAUSE("has", $count, $number) }
            }
           *[other] , als { CLAUSE("has", $count, $number) }, { $effect }
        }
       *[simple] { $effect }, als { CLAUSE("has", $count, $number) }
    }
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
unless = { $form ->
    [order] { $inside ->
        [choice-last-arm] , tenzij { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") }
        [choice-arms] { $effect ->
            [nested] { doe } dit (tenzij { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") })
            [may] { $effect }, tenzij { CLAUSE("has", $count, $number) }
            [compound] { doe } dit (tenzij { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") })
           *[simple] { $effect }, tenzij { CLAUSE("has", $count, $number) }
        }
       *[other] { $effect ->
            [compound] tenzij { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") }
           *[simple] { $effect }, tenzij { CLAUSE("has", $count, $number) }
        }
    }
   *[other] { $effect ->
        [compound] { $form ->
            [inverted] { doe } dit ({ SAY($effect, form: "order") }), tenzij { CLAUSE("has", $count, $number) }
            [then] { $inside ->
                [sequence-steps] daarna, tenzij { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") }
               *[other] { doe } dit ({ SAY($effect, form: "order") }), tenzij { CLAUSE("has", $count, $number) }
            }
           *[other] , tenzij { CLAUSE("has", $count, $number) }, { $effect }
        }
       *[simple] { $effect }, tenzij { CLAUSE("has", $count, $number) }
    }
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
same-cost = { $cost } om { JOIN($arms, last: "or-om", form: "purpose") }
    .within = sequence-steps may-effect
list-or-om = { $head }, of om { $tail }
otherwise = { $form ->
    [order] { of-anders }
    [inverted] { doe } dit ({ of-anders })
    [then] { $inside ->
        [sequence-steps] daarna, { of-anders }
       *[other] { doe } dit ({ of-anders })
    }
    [clause] dit doet ({ of-anders })
    [infinitive] dit doen ({ of-anders })
   *[purpose] dit te doen ({ of-anders })
}
    .within = both-parts sequence-steps
of-anders = als { CLAUSE("has", $count, $number) }, { SAY($effect, form: "inverted") }; anders { SAY($other, form: "inverted") }
times = { $inside ->
    [sentence] { $effect }, en dat { hoe-vaak }
    [step] { $effect }, en dat { hoe-vaak }
   *[other] { $form ->
        [infinitive] dit { hoe-vaak } doen ({ SAY($effect, form: "order") })
        [clause] dit { hoe-vaak } doet ({ SAY($effect, form: "order") })
        [purpose] dit { hoe-vaak } te doen ({ SAY($effect, form: "order") })
       *[order] { doe } dit { hoe-vaak } ({ SAY($effect, form: "order") })
    }
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
hoe-vaak = { $number ->
    [2] tweemaal
   *[other] { $number } maal
}
repeat = { $form ->
    [order] { $effect ->
        [compound] { hoogstens } { SAY($effect, form: "inverted") }
       *[simple] { $effect }, { hoogstens }
    }
   *[other] { $effect ->
        [compound] { $form ->
            [inverted] { doe } dit { hoogstens } ({ SAY($effect, form: "order") })
            [then] { doe } dit { hoogstens } ({ SAY($effect, form: "order") })
            [clause] dit { hoogstens } doet ({ SAY($effect, form: "order") })
            [infinitive] dit { hoogstens } doen ({ SAY($effect, form: "order") })
           *[purpose] dit { hoogstens } te doen ({ SAY($effect, form: "order") })
        }
       *[simple] { $effect }, { hoogstens }
    }
}
    .within = both-parts choice-arms exchange-reward sequence-steps repeat-effect if-effect unless-effect under-effect each-effect
hoogstens = { $times ->
    [one] hoogstens eenmaal
    [2] hoogstens tweemaal
   *[other] hoogstens { $times } maal
}
as-group = { $form ->
    [clause] dit doet ({ $effect })
    [infinitive] dit doen ({ $effect })
    [purpose] dit te doen ({ $effect })
   *[order] { doe } dit ({ $effect })
}
doe = { $subject ->
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
    [order] per { voor-elk } { SAY($effect, form: "inverted") }
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
list-then = { $head }, waarna { je } { SAY($tail, form: "clause") }
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

## Aantallen van andere spelers, en vergelijkingen met hen

count-owned = { WORD($argument, $number) } { $how ->
    [of-next-player] van de volgende speler
    [of-any-other-player] van de andere speler met de meeste
    [of-each-other-player] van alle andere spelers samen
   *[of-every-player] van alle spelers samen
}
clause-has-owned = { $count ->
    [of-any-other-player] een andere speler ten minste { $number } { WORD($argument, $number) } heeft
    [of-next-player] de volgende speler ten minste { $number } { WORD($argument, $number) } heeft
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
