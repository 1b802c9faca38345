### What is said at a table of the second edition in English, where it differs from the first edition.

table-in-trade = for the outlaw
table-standing-seat = { $seat }: { AMOUNT($dollars, "dollar") }, herder at { $at ->
    [none] no space yet
   *[other] { $at }
}, engine at { $engine }, { AMOUNT($certificates, "certificate") }; hand: { which-cards }; workers: { JOIN($workers, last: "comma") }; buildings: { $buildings ->
    [none] none
   *[other] { JOIN($buildings, last: "comma") }
}; stations: { $stations ->
    [none] none
   *[other] { JOIN($stations, last: "comma") }
}; cities: { $cities ->
    [none] none
   *[other] { JOIN($cities, last: "comma") }
}.
table-kind-tile-gained = hazards and outlaws taken
table-kind-tile-placed = hazards and outlaws placed
