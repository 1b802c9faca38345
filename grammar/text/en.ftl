### The words that every game needs in English: joiners, amounts and the end of a sentence.
### A line of a message is a sentence; it gets its capital and what `as-sentence` puts behind it.

as-sentence = { $text }.

## A name that there are no words for: `$name` for one and `$many` for several, as the pack writes them.

as-name = { $number ->
    [one] { $name }
   *[other] { $many }
}

## Joiners. `.within` lists where they may stand without brackets.

done = stop here
exchange = { $inside ->
    [choice-arms] { $cost } to { SAY($reward, form: "purpose") }
    [may-effect] { $cost } to { SAY($reward, form: "purpose") }
    [must-effect] { $cost } to { SAY($reward, form: "purpose") }
   *[other] if you { $cost }, { $reward }
}
    .within = choice-arms may-effect must-effect
both = { JOIN($parts, between: "comma", last: "and") }
    .within = exchange-cost exchange-reward sequence-steps may-effect must-effect
choice = either { JOIN($arms, last: "or") }
    .within = exchange-reward sequence-steps may-effect must-effect
sequence = { $inside ->
    [sentence] { JOIN($steps, last: "next") }
   *[other] { JOIN($steps, last: "then") }
}
    .within = exchange-reward may-effect must-effect
may = { $form ->
    [purpose] be allowed to { $effect }
   *[order] you may { $effect }
}
    .within = exchange-reward sequence-steps
named = { $effect } (“{ $name }” is that number)
    .within = both-parts choice-arms exchange-cost exchange-reward may-effect sequence-steps
under = { $effect } (only with the ruling “{ $ruling }”)
    .within = both-parts exchange-reward may-effect sequence-steps
must = { $form ->
    [purpose] have to { $effect }
   *[order] you must { $effect }
}
    .within = exchange-reward sequence-steps
if = { $effect } if you have at least { $number } { WORD($count, $number) }
    .within = both-parts exchange-reward may-effect sequence-steps
unless = { $effect } unless you have at least { $number } { WORD($count, $number) }
    .within = both-parts exchange-reward may-effect sequence-steps
repeat = { $times ->
    [one] { $effect } at most once
   *[other] { $effect } at most { $times } times
}
    .within = both-parts choice-arms exchange-reward sequence-steps
as-group = do this ({ $effect })

list-comma = { $head }, { $tail }
list-semicolon = { $head }; { $tail }
list-and = { $head } and { $tail }
list-or = { $head } or { $tail }
list-then = { $head }, then { $tail }
list-next =
    { $head }
    then { $tail }

## Amounts of a noun; `$rest` is what stands behind the noun.

number = { $case ->
    [exactly] exactly { $number } { WORD($noun, $number) } { $rest }
    [at-least] at least { $number } { WORD($noun, $number) } { $rest }
   *[other] { $number } { WORD($noun, $number) } { $rest }
}
    .alone = { $number }
up-to = up to { $most }
    .alone = up to { $most }
as-many = as many { WORD($noun) } { $rest } as you have { WORD($count) }
    .alone = the number of your { WORD($count) }
per = { $per ->
    [1] { $each } { WORD($noun, $each) } { $rest } for each of your { WORD($count) }
   *[other] { $each } { WORD($noun, $each) } { $rest } for every { $per } of your { WORD($count) }
}
    .alone = { $per ->
        [1] { $each } for each of your { WORD($count) }
       *[other] { $each } for every { $per } of your { WORD($count) }
    }
per-named = { $per ->
    [1] { $each } { WORD($noun, $each) } { $rest } times { $number }
   *[other] { $each } { WORD($noun, $each) } { $rest } for every { $per } of { $number }
}
    .alone = { $per ->
        [1] { $each } times { $number }
       *[other] { $each } for every { $per } of { $number }
    }
quantity = as many { WORD($noun) } { $rest } as { $count } allows
    .alone = { $count }
bound = “{ $name }” { WORD($noun) } { $rest }
    .alone = “{ $name }”

## What is needed and what is scored

need = { $number } { WORD($count, $number) }
as-needs = you need { JOIN($needs, between: "comma", last: "and") }
as-score = { $sign ->
    [minus] at the end of the game, lose { AMOUNT($score, "point") }
   *[plus] at the end of the game, gain { AMOUNT($score, "point") }
}
as-ties = { LENGTH($ties) ->
    [one] a tie is broken by { JOIN($ties, between: "comma", last: "and") }
   *[other] a tie is broken by { JOIN($ties, between: "comma", last: "and") }, in this order
}
as-forgone = you will forgo this: { JOIN($forgone, last: "semicolon") }
noun-point = { $number ->
    [one] victory point
   *[other] victory points
}
