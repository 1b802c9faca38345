name-garth-n = turn card “Garth { $n }”
name-garth-easy = easy
name-garth-medium = medium
name-garth-hard = hard
name-garth-very-hard = very hard
name-opponent-on-neutral-a = Garth stands on neutral space A before his first turn

## How he chooses, and what he scores

about-opponent-prefers = { preferring }
about-level-prefers = { preferring }
about-turn-card-prefers = { preferring }
preferring = { $leave ->
    [yes] { $choose ->
        [may] { $choose }, but does not
       *[other] { $subject } never does this: { $choose }
    }
   *[no] when { $choose ->
        [may] { $choose }
       *[other] { $subject } is to { SAY($choose, form: "infinitive") }
    }, { $subject } { preferred }
}
preferred = { $order ->
    [none] { $at-least ->
        [none] { $at-most ->
            [none] prefers { in-order }
           *[some] chooses only among options { JOIN($at-most, between: "comma", last: "and") }{ of-these }
        }
       *[some] { $at-most ->
            [none] chooses only among options with { JOIN($at-least, between: "comma", last: "and") }{ of-these }
           *[some] chooses only among options with { JOIN($at-least, between: "comma", last: "and") } and { JOIN($at-most, between: "comma", last: "and") }{ of-these }
        }
    }
   *[some] takes the first of these that is there: { JOIN($order, last: "comma") }
}
of-these = { $by ->
    [none] { "" }
   *[some] , and of these prefers { in-order }
}
in-order = { JOIN($by, last: "then-by") }
list-then-by = { $head }, then { $tail }
about-opponent-scores = { the-category }: { $subject } scores { $score ->
    [none] nothing
   *[some] { JOIN($score, between: "comma", last: "and") }
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

## What he chooses by

name-most-price = the highest price
name-least-price = the lowest price
name-most-points = the most victory points
name-least-points = the fewest victory points
name-most-value = the highest value
name-least-value = the lowest value
name-most-row = the highest row
name-least-row = the lowest row
name-most-workers = the kind of worker that he has most of
name-least-workers = the kind of worker that he has fewest of
name-most-specialty = his specialty
name-least-specialty = what is not his specialty
name-most-hazards-in-section = the section with most hazard tiles
name-least-hazards-in-section = the section with fewest hazard tiles
name-most-workers-on-offer = the kind of worker that most can be hired of
name-least-workers-on-offer = the kind of worker that fewest can be hired of
name-most-distance = the longest way
name-least-distance = the shortest way
name-most-way-to-end = the longest way to the end of the trail
name-least-way-to-end = the shortest way to the end of the trail
name-most-fee = the highest fee
name-least-fee = the lowest fee
name-most-station = a train station that he has not upgraded
name-least-station = no train station to upgrade
name-most-builders = the tile that needs most workers
name-least-builders = the tile that needs fewest workers
name-most-replaced = the most victory points on the tile replaced
name-least-replaced = the fewest victory points on the tile replaced
name-most-ahead = the space farthest ahead of the next player
name-least-ahead = the first space ahead of the next player
name-most-risk = a risk space
name-least-risk = no risk space
name-most-unseen = unseen cards
name-least-unseen = no unseen cards
name-price = { $number ->
    [one] dollar to pay
   *[other] dollars to pay
}
name-points = { $number ->
    [one] victory point
   *[other] victory points
}
name-value = in value
name-row = as its row
name-workers = { $number ->
    [one] worker of the kind
   *[other] workers of the kind
}
name-specialty = { $number ->
    [one] worker of his specialty
   *[other] workers of his specialty
}
name-hazards-in-section = { $number ->
    [one] hazard tile in the section
   *[other] hazard tiles in the section
}
name-workers-on-offer = { $number ->
    [one] such worker on offer
   *[other] such workers on offer
}
name-distance = { $number ->
    [one] place on the way
   *[other] places on the way
}
name-way-to-end = { $number ->
    [one] location to the end
   *[other] locations to the end
}
name-fee = { $number ->
    [one] dollar in fees
   *[other] dollars in fees
}
name-station = { $number ->
    [one] station to upgrade
   *[other] stations to upgrade
}
name-builders = { $number ->
    [one] worker needed
   *[other] workers needed
}
name-replaced = { $number ->
    [one] victory point on the tile replaced
   *[other] victory points on the tile replaced
}
name-ahead = { $number ->
    [one] space ahead
   *[other] spaces ahead
}
name-risk = { $number ->
    [one] risk space
   *[other] risk spaces
}
name-unseen = { $number ->
    [one] unseen card
   *[other] unseen cards
}
