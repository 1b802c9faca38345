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

## The rows of options

row-trade = collect a bounty
ask-trade = Which outlaw do you bring in?
row-place-building = { $price ->
    [0] build for nothing
   *[other] build for ${ $price } per builder
}
ask-place-building = { $price ->
    [0] Which building do you place, for nothing?
   *[other] Which building do you place (${ $price } per builder)?
}
row-name-criollo = Criollo
row-name-shorthorn = Shorthorn
row-name-shorthorn-n = Shorthorn ({ $n } points)
row-name-hereford = Hereford
row-name-hereford-n = Hereford ({ $n } points)
row-name-white-cow = white cattle
row-name-black-cow = black cattle
row-name-green-cow = green cattle
row-name-yellow-cow = yellow cattle
row-name-red-cow = red cattle
row-name-blue-cow = blue cattle
row-name-green-outlaw = { $number ->
    [one] green outlaw
   *[other] green outlaws
}
row-name-orange-outlaw = { $number ->
    [one] orange outlaw
   *[other] orange outlaws
}
row-name-outlaw-n = outlaw
