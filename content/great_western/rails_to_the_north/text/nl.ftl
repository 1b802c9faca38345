### De woorden van de uitbreiding in het Nederlands.

## Stenen en tegels

name-at-any-time = een ruilfiche mag je ook inleveren als er niets anders te beslissen valt
name-exchange-token = { $number ->
    [one] ruilfiche
   *[other] ruilfiches
}
network-piece = aftakking
name-branchlet = { $number ->
    [one] aftakking
   *[other] aftakkingen
}
count-own-piece = { $number ->
    [one] aftakking in { $argument }
   *[other] aftakkingen in { $argument }
}
count-placed-piece = { $number ->
    [one] aftakking in het netwerk
   *[other] aftakkingen in het netwerk
}
count-area-with-own-piece = { $number ->
    [one] gebied met een aftakking
   *[other] gebieden met een aftakking
}
name-mt-dollars-or-cattle = { $number ->
    [one] plaatstegel “5 dollar of rund”
   *[other] plaatstegels “5 dollar of rund”
}
name-mt-hire = { $number ->
    [one] plaatstegel “inhuren”
   *[other] plaatstegels “inhuren”
}
name-mt-remove-cards = { $number ->
    [one] plaatstegel “kaarten verwijderen”
   *[other] plaatstegels “kaarten verwijderen”
}
name-mt-engine = { $number ->
    [one] plaatstegel “locomotief”
   *[other] plaatstegels “locomotief”
}
name-mt-build = { $number ->
    [one] plaatstegel “bouwen”
   *[other] plaatstegels “bouwen”
}
name-branchlet-auxiliary = hulpactie “aftakkingen”
name-disc-aux-branchlet = het schijfveld van de { name-branchlet-auxiliary }

## Steden en plaatsen

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
name-town-n = plaats { $n }
name-area-green = het groene gebied
name-area-purple = het paarse gebied
name-area-blue = het blauwe gebied
name-area-red = het rode gebied
name-area-teal = het groenblauwe gebied
name-area-violet = het violette gebied

## Stationschefs

name-sm-two-certs = stationschef “2 permanente certificaten”
name-sm-twelve-dollars = stationschef “12 dollar”
name-sm-cert-stations = stationschef “permanent certificaat; treinstations”
name-sm-marker-buildings = stationschef “certificaatsteen; gebouwen”
name-sm-branchlet-tokens = stationschef “aftakking; ruilfiches”
name-sm-token-areas = stationschef “ruilfiche; gebieden”
