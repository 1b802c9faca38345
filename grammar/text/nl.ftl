### De woorden die elk spel in het Nederlands nodig heeft: verbindingen, hoeveelheden en het einde van een zin.
### Een regel van een bericht is een zin; die krijgt zijn hoofdletter en wat `as-sentence` erachter zet.
###
### Vormen: `order` (leg af), `inverted` (leg je af), `then` (leg daarna af), `clause` (als je aflegt),
### `infinitive` (mag je afleggen), `purpose` (om af te leggen).

as-sentence = { $text }.

## Een naam waarvoor geen woorden zijn: `$name` voor één en `$many` voor meer, zoals het pakket ze schrijft.

as-name = { $number ->
    [one] { $name }
   *[other] { $many }
}

## Werkwoorden: wat vooraan staat en wat achteraan. Het attribuut `.verb` van een bericht noemt er een.

vooraan = { $form ->
    [order] { ATTR($verb, "order") }
    [inverted] { ATTR($verb, "order") } je
    [then] { ATTR($verb, "order") } daarna
   *[other] { "" }
}
achteraan = { $form ->
    [clause] { ATTR($verb, "clause") }
    [infinitive] { $verb }
    [purpose] { ATTR($verb, "purpose") }
   *[other] { ATTR($verb, "particle") }
}
verb-stoppen = stoppen
    .order = stop
    .particle = { "" }
    .clause = stopt
    .purpose = te stoppen

## Verbindingen. `.within` noemt waar ze zonder haakjes mogen staan.

done = { vooraan } hier { achteraan }
    .verb = stoppen
exchange = { $inside ->
    [choice-arms] { $cost } om { SAY($reward, form: "purpose") }
    [may-effect] { $cost } om { SAY($reward, form: "purpose") }
    [must-effect] { $cost } om { SAY($reward, form: "purpose") }
   *[other] als je { SAY($cost, form: "clause") }, { SAY($reward, form: "inverted") }
}
    .within = choice-arms may-effect must-effect
both = { JOIN($parts, between: "comma", last: "and") }
    .within = exchange-cost exchange-reward sequence-steps may-effect must-effect
choice = { JOIN($arms, last: "or") }
    .within = exchange-reward sequence-steps may-effect must-effect
sequence = { $inside ->
    [sentence] { JOIN($steps, last: "next") }
   *[other] { JOIN($steps, last: "then") }
}
    .within = exchange-reward may-effect must-effect
may = { $form ->
    [inverted] mag je { SAY($effect, form: "infinitive") }
    [then] daarna mag je { SAY($effect, form: "infinitive") }
    [clause] , als je wilt, { $effect }
    [purpose] , als je wilt, { $effect }
   *[order] je mag { SAY($effect, form: "infinitive") }
}
    .within = exchange-reward sequence-steps
named = { $effect } (“{ $name }” is dat aantal)
    .within = both-parts choice-arms exchange-cost exchange-reward may-effect sequence-steps
under = { $effect } (alleen met de regelkeuze “{ $ruling }”)
    .within = both-parts exchange-reward may-effect sequence-steps
must = { $form ->
    [inverted] moet je { SAY($effect, form: "infinitive") }
    [then] daarna moet je { SAY($effect, form: "infinitive") }
    [clause] verplicht { $effect }
    [purpose] verplicht { $effect }
   *[order] je moet { SAY($effect, form: "infinitive") }
}
    .within = exchange-reward sequence-steps
if = { $effect }, als je ten minste { $number } { WORD($count, $number) } hebt
    .within = both-parts exchange-reward may-effect sequence-steps
unless = { $effect }, tenzij je ten minste { $number } { WORD($count, $number) } hebt
    .within = both-parts exchange-reward may-effect sequence-steps
repeat = { $times ->
    [one] { $effect }, hoogstens eenmaal
   *[other] { $effect }, hoogstens { $times } maal
}
    .within = both-parts choice-arms exchange-reward sequence-steps
as-group = { $form ->
    [inverted] doe je dit ({ $effect })
    [then] doe daarna dit ({ $effect })
    [clause] dit ({ $effect }) doet
    [infinitive] dit ({ $effect }) doen
    [purpose] dit ({ $effect }) te doen
   *[order] doe dit ({ $effect })
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
list-or = { $form ->
    [then] { $head }, of { SAY($tail, form: "order") }
   *[other] { $head }, of { $tail }
}
list-then = { $head }, waarna je { SAY($tail, form: "clause") }
list-next =
    { $head }
    { SAY($tail, form: "then") }

## Hoeveelheden van een zelfstandig naamwoord; `$rest` is wat daarachter staat.

number = { $case ->
    [exactly] precies { $number } { WORD($noun, $number) } { $rest }
    [at-least] ten minste { $number } { WORD($noun, $number) } { $rest }
   *[other] { $number } { WORD($noun, $number) } { $rest }
}
    .alone = { $number }
up-to = maximaal { $most }
    .alone = maximaal { $most }
as-many = zoveel { WORD($noun) } { $rest } als je { WORD($count) } hebt
    .alone = het aantal van je { WORD($count) }
per = { $per ->
    [1] { $each } { WORD($noun, $each) } { $rest } voor elk van je { WORD($count) }
   *[other] { $each } { WORD($noun, $each) } { $rest } voor elke { $per } van je { WORD($count) }
}
    .alone = { $per ->
        [1] { $each } voor elk van je { WORD($count) }
       *[other] { $each } voor elke { $per } van je { WORD($count) }
    }
per-named = { $per ->
    [1] { $each } { WORD($noun, $each) } { $rest } maal { $number }
   *[other] { $each } { WORD($noun, $each) } { $rest } voor elke { $per } van { $number }
}
    .alone = { $per ->
        [1] { $each } maal { $number }
       *[other] { $each } voor elke { $per } van { $number }
    }
quantity = zoveel { WORD($noun) } { $rest } als { $count } toelaat
    .alone = { $count }
bound = “{ $name }” { WORD($noun) } { $rest }
    .alone = “{ $name }”

## Wat nodig is en wat punten oplevert

need = { $number } { WORD($count, $number) }
as-needs = je hebt { JOIN($needs, between: "comma", last: "and") } nodig
as-score = { $sign ->
    [minus] verlies aan het einde van het spel { AMOUNT($score, "point") }
   *[plus] ontvang aan het einde van het spel { AMOUNT($score, "point") }
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
