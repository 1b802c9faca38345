### The words of the expansion in English.

## Pieces and tiles

name-at-any-time = an exchange token may be handed in where nothing else is to be decided
name-exchange-token = { $number ->
    [one] exchange token
   *[other] exchange tokens
}
network-piece = branchlet
name-branchlet = { $number ->
    [one] branchlet
   *[other] branchlets
}
count-own-piece = { $number ->
    [one] branchlet in { $argument }
   *[other] branchlets in { $argument }
}
count-placed-piece = { $number ->
    [one] branchlet on the network
   *[other] branchlets on the network
}
clause-each-placed-piece = { $number ->
    [1] for each of { your } { WORD($count) }
   *[other] for every { $number } of { your } { WORD($count) }
}
count-area-with-own-piece = { $number ->
    [one] area with a branchlet
   *[other] areas with a branchlet
}
name-mt-dollars-or-cattle = { $number ->
    [one] town tile “5 dollars or cattle”
   *[other] town tiles “5 dollars or cattle”
}
name-mt-hire = { $number ->
    [one] town tile “hiring”
   *[other] town tiles “hiring”
}
name-mt-remove-cards = { $number ->
    [one] town tile “removing cards”
   *[other] town tiles “removing cards”
}
name-mt-engine = { $number ->
    [one] town tile “engine”
   *[other] town tiles “engine”
}
name-mt-build = { $number ->
    [one] town tile “building”
   *[other] town tiles “building”
}
name-branchlet-auxiliary = auxiliary action “branchlets”
name-disc-aux-branchlet = the disc space of the { name-branchlet-auxiliary }

## Cities and towns

name-columbia = Columbia
name-st-louis = St. Louis
name-chicago = Chicago
name-detroit = Detroit
name-cleveland = Cleveland
name-pittsburgh = Pittsburgh
name-new-york-city = New York City
name-memphis = Memphis
name-denver = Denver
name-milwaukee = Milwaukee
name-green-bay = Green Bay
name-minneapolis = Minneapolis
name-toronto = Toronto
name-montreal = Montreal
name-town-n = town { $n }
name-area-green = the green area
name-area-purple = the purple area
name-area-blue = the blue area
name-area-red = the red area
name-area-teal = the teal area
name-area-violet = the violet area

## Station masters

name-sm-two-certs = station master “2 permanent certificates”
name-sm-twelve-dollars = station master “12 dollars”
name-sm-cert-stations = station master “permanent certificate; stations”
name-sm-marker-buildings = station master “certificate marker; buildings”
name-sm-branchlet-tokens = station master “branchlet; exchange tokens”
name-sm-token-areas = station master “exchange token; areas”
