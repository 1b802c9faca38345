name-whistle = { $number ->
    [one] whistle
   *[other] whistles
}
name-claim = { $number ->
    [one] claim
   *[other] claims
}
name-flag = { $number ->
    [one] flag
   *[other] flags
}
name-heifer = “Heifer” { noun-cattle-card }
name-cow = “Cow” { noun-cattle-card }
name-sm-flag = station master “a flag”
name-sm-flags = station master “flags for all”
name-west = the west
name-east = the east
name-prairie = Prairie
name-hill = Hill
name-harbour = Harbour
name-lake = Lake
name-feast = { $number ->
    [one] feast tile
   *[other] feast tiles
}
name-smithy = { $number ->
    [one] smithy tile
   *[other] smithy tiles
}
name-sm-areas = station master “areas”
name-sm-three = station master “places”
name-sm-watch = station master “a watch”
name-hunters = hunters
name-builders = rich players
name-riders = riders
name-ev-flags = { noun-event-card } “flags for all”
name-ev-bids = { noun-event-card } “an auction”
name-ev-calm = { noun-event-card } “nothing for long”
name-wild = wild
name-flag-set = flags
name-sm-guest = guest
name-sm-barter = barter
name-sm-strike = strike
