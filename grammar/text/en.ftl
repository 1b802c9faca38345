### The words that every game needs in English: joiners, amounts and the end of a sentence.
### A line of a message is a sentence; it gets its capital and what `as-sentence` puts behind it.

as-sentence = { $text }.

## Whose effects a text says. `$subject` is `you`, or somebody else who does them: "you move your engine", "Garth
## moves his engine". A verb is `{ who }move{ s }`, with the subject where it begins a sentence.

as-pronoun = he
you = { $subject ->
    [you] you
   *[other] { $subject }
}
your = { $subject ->
    [you] your
   *[other] his
}
have = { $subject ->
    [you] have
   *[other] has
}
needs = { $subject ->
    [you] need
   *[other] needs
}
who = { $subject ->
    [you] { "" }
   *[other] { $form ->
        [infinitive] { "" }
        [purpose] { "" }
       *[order] { $subject }{ " " }
    }
}
s = { $subject ->
    [you] { "" }
   *[other] { $form ->
        [order] s
       *[other] { "" }
    }
}
es = { $subject ->
    [you] { "" }
   *[other] { $form ->
        [order] es
       *[other] { "" }
    }
}

## A name that there are no words for: `$name` for one and `$many` for several, as the pack writes them.

as-name = { $number ->
    [one] { $name }
   *[other] { $many }
}

## Joiners. `.within` lists where they may stand without brackets.

done = { $forgone ->
    [none] { $inside ->
        [sentence] { who }stop{ s } here
       *[other] { who }do{ es } nothing
    }
   *[other] { who }forgo{ es } this: { $forgone }
}
    .freely = forgone
exchange = { $inside ->
    [sentence] if { who-if }{ $cost }, { $reward }
    [step] if { who-if }{ $cost }, { $reward }
    [choice-arms] { $cost }{ to-get } { SAY($reward, form: "purpose") }
    [choice-last-arm] { $cost }{ to-get } { SAY($reward, form: "purpose") }
    [must-effect] { $cost }{ to-get } { SAY($reward, form: "purpose") }
    [same-cost-arms] { $cost } and thereby { $reward }
   *[other] { $form ->
        [purpose] be allowed to { $cost }{ to-get } { SAY($reward, form: "purpose") }
       *[order] { you } may { SAY($cost, form: "infinitive") }{ to-get } { SAY($reward, form: "purpose") }
    }
}
    .within = both-parts choice-arms exchange-reward sequence-steps must-effect repeat-effect if-effect unless-effect under-effect named-effect each-effect same-cost-arms
who-if = { $subject ->
    [you] you{ " " }
   *[other] { "" }
}
to-get = { $cost ->
    [nested] , to
   *[simple] {" "}to
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
choice = { $arms ->
    [compound] either { JOIN($arms, last: "or-else") }
   *[some] either { JOIN($arms, last: "or") }
}
    .within = both-parts exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect named-effect each-effect exchange-cost
sequence = { $inside ->
    [sentence] { JOIN($steps, last: "next") }
    [step] { JOIN($steps, last: "next") }
   *[other] { JOIN($steps, last: "then") }
}
    .within = both-parts choice-arms exchange-reward repeat-effect if-effect unless-effect under-effect each-effect
may = { $form ->
    [purpose] be allowed to { $effect }
   *[order] { you } may { may-do }
}
    .within = both-parts choice-arms exchange-reward sequence-steps must-effect repeat-effect if-effect unless-effect under-effect each-effect
may-do = { $effect ->
    [choice] { $effect ->
        [nested] do this: { $effect }
       *[other] { SAY($effect, form: "infinitive") }
    }
   *[other] { SAY($effect, form: "infinitive") }
}
named = { $effect } (“{ $name }” is { its-number })
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect repeat-effect if-effect unless-effect under-effect each-effect exchange-cost
its-number = that number
under = { $form ->
    [purpose] { $effect } (only with the ruling “{ $ruling }”)
   *[order] { $inside ->
        [choice-last-arm] , only with the ruling “{ $ruling }”, { $effect }
        [choice-arms] { $effect ->
            [nested] { who }do{ es } this (only with the ruling “{ $ruling }”, { $effect })
           *[simple] { $effect } (only with the ruling “{ $ruling }”)
        }
       *[other] { $effect ->
            [compound] only with the ruling “{ $ruling }”, { $effect }
           *[simple] { $effect } (only with the ruling “{ $ruling }”)
        }
    }
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
must = { $form ->
    [purpose] have to { $effect }
   *[order] { you } must { may-do }
}
    .within = both-parts choice-arms exchange-reward sequence-steps repeat-effect if-effect unless-effect under-effect each-effect
if = { $inside ->
    [choice-last-arm] , if { CLAUSE("has", $count, $number) }, { $effect }
    [choice-arms] { $effect ->
        [nested] { who }do{ es } this (if { CLAUSE("has", $count, $number) }, { $effect })
        [may] { $effect } if { CLAUSE("has", $count, $number) }
        [compound] { who }do{ es } this (if { CLAUSE("has", $count, $number) }, { $effect })
       *[simple] { $effect } if { CLAUSE("has", $count, $number) }
    }
   *[other] { $effect ->
        [compound] if { CLAUSE("has", $count, $number) }, { $effect }
       *[simple] { $effect } if { CLAUSE("has", $count, $number) }
    }
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
unless = { $inside ->
    [choice-last-arm] , unless { CLAUSE("has", $count, $number) }, { $effect }
    [choice-arms] { $effect ->
        [nested] { who }do{ es } this (unless { CLAUSE("has", $count, $number) }, { $effect })
        [may] { $effect } unless { CLAUSE("has", $count, $number) }
        [compound] { who }do{ es } this (unless { CLAUSE("has", $count, $number) }, { $effect })
       *[simple] { $effect } unless { CLAUSE("has", $count, $number) }
    }
   *[other] { $effect ->
        [compound] unless { CLAUSE("has", $count, $number) }, { $effect }
       *[simple] { $effect } unless { CLAUSE("has", $count, $number) }
    }
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
same-cost = { $cost } either to { JOIN($arms, last: "or-to", form: "purpose") }
    .within = sequence-steps may-effect
list-or-to = { $head }, or to { $tail }
otherwise = if { CLAUSE("has", $count, $number) }, { $effect }; otherwise { $other }
    .within = both-parts sequence-steps
times = { $inside ->
    [sentence] { $effect }, { how-often }
    [step] { $effect }, { how-often }
   *[other] { who }do{ es } this { how-often } ({ $effect })
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
how-often = { $number ->
    [2] twice
   *[other] { $number } times
}
repeat = { $effect ->
    [compound] { $inside ->
        [exchange-reward] { $effect }, { at-most }
       *[other] { at-most }, { $effect }
    }
   *[simple] { $effect } { at-most }
}
    .within = both-parts choice-arms exchange-reward sequence-steps repeat-effect if-effect unless-effect under-effect each-effect
at-most = { $times ->
    [one] at most once
    [2] at most twice
   *[other] at most { $times } times
}
as-group = { who }do{ es } this ({ $effect })

## Effects that depend on the same count, and what a ruling switches.

each = { $inside ->
    [exchange-reward] { $effect }, { CLAUSE("each", $count, $per) }
   *[other] { CLAUSE("each", $count, $per) }, { $effect }
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect
clause-has = { you } { have } at least { $number } { WORD($count, $number) }
clause-each = { $number ->
    [1] for each of { your } { WORD($count) }
   *[other] for every { $number } { WORD($count, $number) } { you } { have }
}
as-switch = { $before ->
    [some] before steps { JOIN($before, between: "comma", last: "and") } ({ $default ->
        [yes] unless the ruling “{ $ruling }” is switched off
       *[no] only with the ruling “{ $ruling }”
    }): { JOIN($effects, last: "semicolon") }
   *[none] { $default ->
        [yes] without the ruling “{ $ruling }”, the following is left out: { JOIN($effects, last: "semicolon") }
       *[no] only with the ruling “{ $ruling }”: { JOIN($effects, last: "semicolon") }
    }
}

list-comma = { $head }, { $tail }
list-semicolon = { $head }; { $tail }
list-and = { $head } and { $tail }
list-and-also = { $tail ->
    [choice] { $head } and { $tail }
   *[other] { $head }, and { $tail }
}
list-either = { $head } or { $tail }
list-or = { $head } or { $tail }
list-or-else = { $head }, or { $tail }
list-then = { $tail ->
    [may] { $head }, after which { $tail }
    [exchange] { $head }, after which { $tail }
   *[other] { $head }, then { $tail }
}
list-line =
    { $head }
    { $tail }
list-next =
    { $head }
    then { $tail }

## Amounts of a noun; `$rest` is what stands behind the noun.

number = { $case ->
    [exactly] exactly { $number } { WORD($noun, $number) } { $rest }
    [at-least] at least { $number } { WORD($noun, $number) } { $rest }
    [at-most] { $number ->
        [0] without { WORD($noun, $number) } { $rest }
       *[other] with at most { $number } { WORD($noun, $number) } { $rest }
    }
   *[other] { $number } { WORD($noun, $number) } { $rest }
}
    .alone = { $number }
up-to = up to { $most }
    .alone = up to { $most }
as-many = as many { WORD($noun) } { $rest } as { you } { have } { WORD($count) }
    .alone = the number of { your } { WORD($count) }
per = { $each } { WORD($noun, $each) } { $rest } { CLAUSE("each", $count, $per) }
    .alone = { $each } { CLAUSE("each", $count, $per) }
per-named = { $per ->
    [1] { $each } { WORD($noun, $each) } { $rest } times { $number }
   *[other] { $each } { WORD($noun, $each) } { $rest } for every { $per } of { $number }
}
    .alone = { $per ->
        [1] { $each } times { $number }
       *[other] { $each } for every { $per } of { $number }
    }
quantity = { $case ->
    [up-to] as many { WORD($noun) } { $rest } as { $count } allows
   *[other] exactly as many { WORD($noun) } { $rest } as { $count }
}
    .alone = { $count }
bound = “{ $name }” { WORD($noun) } { $rest }
    .alone = “{ $name }”

## What is needed and what is scored

need = { $number } { WORD($count, $number) }
as-needs = { you } { needs } { JOIN($needs, between: "comma", last: "and") }
as-score = { $sign ->
    [minus] at the end of the game, { who }lose{ s } { AMOUNT($score, "point") }
   *[plus] at the end of the game, { who }gain{ s } { AMOUNT($score, "point") }
}
as-ties = { LENGTH($ties) ->
    [one] a tie is broken by { JOIN($ties, between: "comma", last: "and") }
   *[other] a tie is broken by { JOIN($ties, between: "comma", last: "and") }, in this order
}
as-forgone = { you } will forgo this: { JOIN($forgone, last: "semicolon") }
noun-point = { $number ->
    [one] victory point
   *[other] victory points
}

## Counts of other players, and comparisons with them

count-owned = { WORD($argument, $number) } { $how ->
    [of-next-player] of the next player
    [of-any-other-player] of whichever other player has most
    [of-each-other-player] of all other players together
   *[of-every-player] of all players together
}
clause-has-owned = { $count ->
    [of-any-other-player] another player has at least { $number } { WORD($argument, $number) }
    [of-next-player] the next player has at least { $number } { WORD($argument, $number) }
    [of-each-other-player] all other players together have at least { $number } { WORD($argument, $number) }
   *[other] all players together have at least { $number } { WORD($argument, $number) }
}
clause-each-owned = { $number ->
    [1] for each of the { WORD($count) }
   *[other] for every { $number } of the { WORD($count) }
}
as-many-owned = as many { WORD($noun) } { $rest } as there are { WORD($count) }
    .alone = the number of { WORD($count) }
count-compared = { WORD($argument) }
compared = { $count ->
    [most] the most { WORD($count) } (alone or level)
    [second-most] the second most { WORD($count) } (alone or level)
    [third-most] the third most { WORD($count) } (alone or level)
    [fewest] the fewest { WORD($count) } (alone or level)
    [more] more { WORD($count) } than each other player
   *[fewer] fewer { WORD($count) } than each other player
}
need-compared = { compared }
clause-has-compared = { you } { have } { compared }
clause-each-compared = if { you } { have } { compared }
as-many-compared = 1 { WORD($noun, 1) } { $rest } if { you } { have } { compared }
    .alone = 1 if { you } { have } { compared }

## Points for places

places = { $each } { WORD($noun, $each) } { $rest } for the most { WORD($count) }{ places-later } ({ places-ties })
    .alone = { $each } for the most { WORD($count) }{ places-later } ({ places-ties })
places-later = { $third ->
    [0] { "" } and { $second } for the second most
   *[other] , { $second } for the second most and { $third } for the third most
}
places-ties = { $ties ->
    [split] level players share the points of their places, rounded down
    [lower] level players each get the points of the last of their places
   *[none] level players each get the points of the best of their places
}

## Points for a number of something

by-number = { number-points } { WORD($noun) } { $rest } for 1 / 2 / … { WORD($count) } (the last of these for more)
    .alone = { number-points } for 1 / 2 / … { WORD($count) } (the last of these for more)
number-points = { $each } / { JOIN($later, last: "slash") }
list-slash = { $head } / { $tail }

## An expression under a key of an entry that has no message of its own: the key as it is written.

as-key = { $key }: { $text }
