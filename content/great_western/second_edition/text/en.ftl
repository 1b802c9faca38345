### The words of the second edition in English, where they differ from the first edition.

## The trail

move-cattleman = { who }move{ s } { your } herder forward { AMOUNT($amount, "step") } { without-fees }{ short-of-the-end }
ride = { who }ride{ s } to { JOIN($spaces, last: "on") } { without-fees }
trade = { who }collect{ s } the bounty for 1 outlaw
teepee-rule = whoever collects its bounty can take it
trade-rule = whoever collects the bounty for the outlaw here
trade-at = { who }collect{ s } the bounty for the outlaw on { $space }
return-to-start = { who }return{ s } { your } herder to the start of the trail

## Buildings

place-building = { who }place{ s } 1 of { your } private building tiles on a building space { per-craftsman }
place-tile = { who }place{ s } { $tile } on a building space { per-craftsman }
per-craftsman = { $price ->
    [0] without paying for it
   *[other] for { AMOUNT($price, "dollar") } per builder needed
}

## What is counted

count-teepee-pair = { $number ->
    [one] pair of outlaws (1 green and 1 orange)
   *[other] pairs of outlaws (1 green and 1 orange)
}

## Cards

name-criollo = “Criollo” { noun-cattle-card }
name-shorthorn = “Shorthorn” { noun-cattle-card }
name-shorthorn-n = { name-shorthorn } worth { $n } victory points
name-hereford = “Hereford” { noun-cattle-card }
name-hereford-n = { name-hereford } worth { $n } victory points
name-white-cow = white { noun-cattle-card }
name-black-cow = black { noun-cattle-card }
name-green-cow = green { noun-cattle-card }
name-yellow-cow = yellow { noun-cattle-card }
name-red-cow = red { noun-cattle-card }
name-blue-cow = blue { noun-cattle-card }

name-obj-gain2-b-o-o = { noun-objective-card } “1 building and 2 orange outlaws” (2 dollars)
name-obj-gain2-b-g-o = { noun-objective-card } “1 building, 1 green and 1 orange outlaw” (2 dollars)
name-obj-gain2-4-h-h = { noun-objective-card } “1 Shorthorn and 2 hazards” (2 dollars)
name-obj-aux-ny = { noun-objective-card } “New York” (auxiliary action)
name-obj-draw-s-g-o = { noun-objective-card } “1 station, 1 green and 1 orange outlaw” (cards)
name-obj-draw-5-h = { noun-objective-card } “1 Hereford and 1 hazard” (cards)
name-obj-draw-s-g-g = { noun-objective-card } “1 station and 2 green outlaws” (cards)
name-obj-engine2-4-4-s-g = { noun-objective-card } “2 Shorthorns, 1 station and 1 green outlaw” (engine 2)
name-obj-engine2-3-4-5 = { noun-objective-card } “1 cow of value 3, 1 Shorthorn and 1 Hereford” (engine 2)
name-obj-engine2-b-b-g-g = { noun-objective-card } “2 buildings and 2 green outlaws” (engine 2)
name-obj-engine3-b-o-h-h = { noun-objective-card } “1 building, 1 orange outlaw and 2 hazards” (engine 3)
name-obj-move3-b-b-h-h = { noun-objective-card } “2 buildings and 2 hazards” (herder 3)
name-obj-move3-s-s-o-o = { noun-objective-card } “2 stations and 2 orange outlaws” (herder 3)
name-obj-move3-3-4-5 = { noun-objective-card } “1 cow of value 3, 1 Shorthorn and 1 Hereford” (herder 3)
name-obj-move3-3-4-h-h = { noun-objective-card } “1 cow of value 3, 1 Shorthorn and 2 hazards” (herder 3)
name-obj-move3-s-s-b-b = { noun-objective-card } “2 stations and 2 buildings” (herder 3)
name-obj-start-3-4-b = starting { noun-objective-card } “1 cow of value 3, 1 Shorthorn and 1 building”
name-obj-start-s-s-g = starting { noun-objective-card } “2 stations and 1 green outlaw”
name-obj-start-o-h-h = starting { noun-objective-card } “1 orange outlaw and 2 hazards”

## Workers and tiles

name-craftsman = { $number ->
    [one] builder
   *[other] builders
}
name-green-outlaw = { $number ->
    [one] green outlaw tile
   *[other] green outlaw tiles
}
name-orange-outlaw = { $number ->
    [one] orange outlaw tile
   *[other] orange outlaw tiles
}
name-at-any-time = an exchange token may be handed in where nothing else is to be decided
name-exchange-token = { $number ->
    [one] exchange token
   *[other] exchange tokens
}
name-sm-hazard-or-trade-objectives = station master “hazard or outlaw; objective cards”
name-sm-cert-teepees = station master “permanent certificate; outlaws”
name-sm-cert-stations = station master “permanent certificate; stations”
name-sm-marker-buildings = station master “certificate marker; buildings”
name-sm-two-certs = station master “2 permanent certificates”
name-sm-twelve-dollars = station master “12 dollars”

## The cities and the spaces of the trail

name-fulton = Fulton
name-st-louis = St. Louis
name-bloomington = Bloomington
name-peoria = Peoria
name-chicago = Chicago
name-toledo = Toledo
name-pittsburgh = Pittsburgh
name-philadelphia = Philadelphia
name-new-york = New York
name-d-n = building space D
name-outlaw-n = outlaw space { $n }
name-trade-risk-n = risk space { $n } of the outlaws
