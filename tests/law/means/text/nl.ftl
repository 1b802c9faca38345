name-whistle = { $number ->
    [one] fluitje
   *[other] fluitjes
}
name-claim = { $number ->
    [one] claim
   *[other] claims
}
name-flag = { $number ->
    [one] vlag
   *[other] vlaggen
}
name-heifer = “Heifer”-{ noun-cattle-card }
name-cow = “Cow”-{ noun-cattle-card }
name-sm-flag = stationschef “een vlag”
name-sm-flags = stationschef “vlaggen voor allen”
name-west = het westen
name-east = het oosten
name-prairie = Prairie
name-hill = Heuvel
name-harbour = Haven
name-lake = Meer
name-feast = { $number ->
    [one] feesttegel
   *[other] feesttegels
}
name-smithy = { $number ->
    [one] smederijtegel
   *[other] smederijtegels
}
name-sm-areas = stationschef “gebieden”
name-sm-three = stationschef “plaatsen”
name-sm-watch = stationschef “een horloge”
name-hunters = jagers
name-builders = rijke spelers
name-riders = ruiters
name-ev-flags = { noun-event-card } “vlaggen voor iedereen”
name-ev-bids = { noun-event-card } “een veiling”
name-ev-calm = { noun-event-card } “lang niets”
name-wild = wild
name-flag-set = vlaggen
name-sm-guest = gast
name-sm-barter = ruilhandel
name-sm-strike = staking
