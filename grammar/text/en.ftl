### The words that every game needs in English: joiners, amounts and the end of a sentence.
### A line of a message is a sentence; it gets its capital and what `as-sentence` puts behind it.

as-sentence = { $text }.

## Whose effects a text says. `$subject` is `you`, or somebody else who does them: "you move your engine", "Garth
## moves his engine". A verb is `{ who }move{ s }`, with the subject where it begins a sentence. It is `they` where
## others have been named: "each other player moves their engine"; `named` is the reader in a text that speaks of others.

as-pronoun = { $subject ->
    [they] { "" }
   *[other] he
}
you = { $subject ->
    [you] you
    [they] they
   *[other] { $subject }
}
doer = { $subject ->
    [they] { "" }
   *[other] { you }
}
yourself = { $subject ->
    [they] themselves
   *[other] { you }
}
your = { $subject ->
    [you] your
    [they] their
   *[other] his
}
have = { $subject ->
    [you] have
    [they] have
   *[other] has
}
needs = { $subject ->
    [you] need
    [they] need
   *[other] needs
}
who = { $subject ->
    [named] { $form ->
        [infinitive] { "" }
        [purpose] { "" }
       *[order] you{ " " }
    }
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
   *[other] { SAME($many, $name) ->
        [yes] { $name }s
       *[no] { $many }
    }
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
        [infinitive] be allowed to { $cost }{ to-get } { SAY($reward, form: "purpose") }
       *[order] { doer } may { SAY($cost, form: "infinitive") }{ to-get } { SAY($reward, form: "purpose") }
    }
}
    .within = both-parts choice-arms exchange-reward sequence-steps must-effect repeat-effect if-effect unless-effect under-effect named-effect each-effect same-cost-arms
who-if = { $subject ->
    [named] { "" }
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
    [infinitive] be allowed to { $effect }
   *[order] { doer } may { SAY($effect, form: "infinitive") }
}
    .within = both-parts choice-arms exchange-reward sequence-steps must-effect repeat-effect if-effect unless-effect under-effect each-effect
named = { $effect } (“{ $name }” is { its-number })
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect repeat-effect if-effect unless-effect under-effect each-effect exchange-cost
its-number = that number
under = { $form ->
    [purpose] { $effect } (only with the ruling “{ $ruling }”)
   *[order] { $inside ->
        [choice-last-arm] , only with the ruling “{ $ruling }”, { $effect }
        [choice-arms] { $effect ->
            [nested] (only with the ruling “{ $ruling }”, { $effect })
           *[simple] { $effect } (only with the ruling “{ $ruling }”)
        }
       *[other] { $effect ->
            [compound] { then-if }only with the ruling “{ $ruling }”, { $effect }
           *[simple] { $effect } (only with the ruling “{ $ruling }”)
        }
    }
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
must = { $form ->
    [purpose] have to { $effect }
    [infinitive] have to { $effect }
   *[order] { doer } must { SAY($effect, form: "infinitive") }
}
    .within = both-parts choice-arms exchange-reward sequence-steps repeat-effect if-effect unless-effect under-effect each-effect
if = { $inside ->
    [choice-last-arm] , if { CLAUSE("has", $count, $number) }, { $effect }
    [choice-arms] { $effect ->
        [nested] (if { CLAUSE("has", $count, $number) }, { $effect })
        [may] { $effect } if { CLAUSE("has", $count, $number) }
        [compound] (if { CLAUSE("has", $count, $number) }, { $effect })
       *[simple] { $effect } if { CLAUSE("has", $count, $number) }
    }
   *[other] { $effect ->
        [compound] { then-if }if { CLAUSE("has", $count, $number) }, { $effect }
       *[simple] { $effect } if { CLAUSE("has", $count, $number) }
    }
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
unless = { $inside ->
    [choice-last-arm] , unless { CLAUSE("has", $count, $number) }, { $effect }
    [choice-arms] { $effect ->
        [nested] (unless { CLAUSE("has", $count, $number) }, { $effect })
        [may] { $effect } unless { CLAUSE("has", $count, $number) }
        [compound] (unless { CLAUSE("has", $count, $number) }, { $effect })
       *[simple] { $effect } unless { CLAUSE("has", $count, $number) }
    }
   *[other] { $effect ->
        [compound] { then-if }unless { CLAUSE("has", $count, $number) }, { $effect }
       *[simple] { $effect } unless { CLAUSE("has", $count, $number) }
    }
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
then-if = { $subject ->
    [they] ,{ " " }
   *[other] { "" }
}
same-cost = { $cost } either to { JOIN($arms, last: "or-to", form: "purpose") }
    .within = sequence-steps may-effect
list-or-to = { $head }, or to { $tail }
otherwise = { then-if }if { CLAUSE("has", $count, $number) }, { $effect }; otherwise { $other }
    .within = both-parts sequence-steps
times = { $inside ->
    [sentence] { $effect }, { how-often }
    [step] { $effect }, { how-often }
   *[other] { $effect } { how-often }
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
how-often = { $number ->
    [2] twice
   *[other] { $number } times
}
repeat = { $effect ->
    [sequence] { repeat-all }
    [both] { repeat-all }
    [compound] { $inside ->
        [exchange-reward] { $effect }, { at-most }
        [choice-arms] ({ at-most }, { $effect })
       *[other] { then-if }{ at-most }, { $effect }
    }
   *[simple] { $effect } { at-most }
}
    .within = both-parts choice-arms exchange-reward sequence-steps repeat-effect if-effect unless-effect under-effect each-effect
repeat-all = { $inside ->
    [sentence] { who }do{ es } this { at-most }: { $effect }
    [step] { who }do{ es } this { at-most }: { $effect }
   *[other] ({ $effect }), { at-most }
}
at-most = { $times ->
    [one] at most once
    [2] at most twice
   *[other] at most { $times } times
}
as-group = ({ $effect })
as-quote = { who }do{ es } “{ $effect }”

## Effects that depend on the same count, and what a ruling switches.

each = { $inside ->
    [exchange-reward] { $effect }, { CLAUSE("each", $count, $per) }
   *[other] { then-if }{ CLAUSE("each", $count, $per) }, { $effect }
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
    [may] { $head }, { then-may } { $tail }
    [exchange] { $head }, { then-may } { $tail }
   *[other] { $head }, then { $tail }
}
then-may = { $subject ->
    [they] then
   *[other] { $form ->
        [order] after which
       *[other] then
    }
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

## What other players do: `.who` are those whom a message speaks of, `$whom`. What `others` do names them with their
## first verb, and what is said of `them` does not.

other-players = { others-do }{ in-turn-order }
    .who = { $who ->
        [next-player] the next player
       *[each-other-player] each other player
    }
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
players-with = { others-do }{ in-turn-order }
    .who = { $who ->
        [each-player-with] each player ({ yourself } included)
        [next-player-with] the next player
       *[each-other-player-with] each other player
    } who has { $need ->
        [need-compared] { SAY($need, form: "order", by: "them") }
       *[need] at least { SAY($need, form: "order", by: "them") }
    }
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
another-player = { others-do }
    .who = { $number ->
        [none] another player of { your } choice
       *[other] player { $number }
    }
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
every-player = { others-do }, starting with { yourself }
    .who = every player
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
each-secretly = { others-do }, starting with { yourself }
    .who = every player, having chosen in secret,
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
others-do = { $subject ->
    [they] ha{ $form ->
        [order] s
       *[other] ve
    } { have-them-do }
   *[other] { $form ->
        [order] { $whom } { SAY($effect, form: "order", by: "them") }
       *[other] have { have-them-do }
    }
}
have-them-do = { $whom } { $effect ->
    [compound] ({ SAY($effect, form: "purpose", by: "them") })
   *[simple] { SAY($effect, form: "purpose", by: "them") }
}
in-turn-order = { $who ->
    [next-player] { "" }
    [next-player-with] { "" }
   *[other] , in turn order
}
choose-secretly = { who }choose{ s } in secret: { $effect }
    .freely = effect
reveal-choices = { who }reveal{ s } the choices of all players ({ $effect })
    .freely = effect
as-chosen = { who }do{ es } what { you } { have } chosen ({ SAY($option, form: "order") }) of what was asked ({ SAY($effect, form: "order") })
    .freely = option effect
name-each-other-player = each other player
name-next-player = next player
name-each-player-with = each player with
name-each-other-player-with = each other player with
name-next-player-with = next player with

## What is done whenever something happens; `happens` is a message of the game.

when-you = { then-if }whenever { you } { happens }, { $effect }
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
when-others = { then-if }whenever { $whom } { happens }, { $effect }
    .who = { $who ->
        [any-player] any player ({ yourself } included)
       *[another-player] another player
    }
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
happens = { $event }
trigger-done = { who }do{ es } what was asked ({ SAY($effect, form: "order") })
    .freely = effect
name-any-player = any player
name-another-player = another player

## Counts of other players, and comparisons with them

count-owned = { WORD($argument, $number) } { $how ->
    [of-next-player] of the next player
    [of-that-player] of that player
    [of-player] of player { $argument2 }
    [of-any-other-player] of whichever other player has most
    [of-each-other-player] of all other players together
   *[of-every-player] of all players together
}
clause-has-owned = { $count ->
    [of-any-other-player] another player has at least { $number } { WORD($argument, $number) }
    [of-next-player] the next player has at least { $number } { WORD($argument, $number) }
    [of-that-player] that player has at least { $number } { WORD($argument, $number) }
    [of-player] there are at least { $number } { WORD($count, $number) }
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
    [more-than-next-player] more { WORD($count) } than the next player
    [fewer-than-next-player] fewer { WORD($count) } than the next player
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
