### The words of the first edition in English.

## The player whose effects are said, in other words than those of every game.

y = { $subject ->
    [you] y
   *[other] { $form ->
        [order] ies
       *[other] y
    }
}
ends = { $subject ->
    [you] { "" }
    [they] { "" }
   *[other] s
}

## Money

gain-dollars = { who }gain{ s } { AMOUNT($amount, "dollar") }
pay-dollars = { who }pay{ s } { AMOUNT($amount, "dollar") }

## Cards in hand

discard = { who }discard{ s } { AMOUNT($amount, $card, case: "exactly") }
discard-same = { who }discard{ s } { AMOUNT($number, "cattle-card", "of the same type", case: "exactly") }
draw = { who }draw{ s } { AMOUNT($amount, "card") }
draw-to = { $limit ->
    [one] { who }draw{ s } cards until there is { $limit } in hand
    [other] { who }draw{ s } cards until there are { $limit } in hand
   *[limit] { who }draw{ s } cards up to { $limit }
}
discard-to = { $limit ->
    [one] { who }discard{ s } cards until { $limit } is left in hand
    [other] { who }discard{ s } cards until { $limit } are left in hand
   *[limit] { who }discard{ s } cards down to { $limit }
}
remove-cards = { who }remove{ s } { AMOUNT($amount, $card, from-hand-and-game) }
from-hand-and-game = from { your } hand from the game

named-drawn = { $effect }
    .within = both-parts choice-arms exchange-cost exchange-reward may-effect sequence-steps
bound-drawn = as many { WORD($noun) } { $rest } as { you } drew
    .alone = the number of cards { you } drew

## Certificates and objectives

advance = { who }move{ s } { your } certificate marker forward { AMOUNT($amount, "space") }
advance-to-limit = { who }move{ s } { your } certificate marker as far forward as { your } temporary certificate limit allows
gain-objective = { $which ->
    [none] { who }gain{ s } 1 objective card from the general objective display or the objective stack { to-hand }
    [from-stack] { who }gain{ s } the top card of the objective stack { to-hand }
   *[other] { who }gain{ s } the { $which } { to-hand }
}
to-hand = { $to-hand ->
    [yes] and add{ s } it to { your } hand
   *[no] { "" }
}
play-objectives = { who }play{ s } any number of objective cards from { your } hand
play = { who }play{ s } the { $objective }

## The railroad

move-engine = { who }move{ s } { your } engine forward { AMOUNT($amount, "space") }
move-engine-back = { $or-more ->
    [yes] { who }move{ s } { your } engine { AMOUNT($spaces, "space", "backwards", case: "at-least") }
   *[no] { who }move{ s } { your } engine { AMOUNT($spaces, "space", "backwards") }
}
engine-to = { who }move{ s } { your } engine forward to { $track }
engine-back-to = { who }move{ s } { your } engine backwards to { $track }
upgrade-station = { $where ->
    [behind-engine] { who }upgrade{ s } 1 train station behind { your } engine
   *[reached] { who }upgrade{ s } the train station that { your } engine has reached
}
upgrade = { who }upgrade{ s } { $station }
appoint-master = { who }appoint{ s } 1 of { your } workers as the station master of { $station }
appoint = { who }appoint{ s } { AMOUNT(1, $worker) } as the station master of { $station }
draft-master = { $master ->
    [none] { who }take{ s } 1 of the station master tiles beside the board
   *[other] { who }take{ s } the { $master }
} without carrying out its action
gain-master = { $master ->
    [none] { who }take{ s } 1 of the station master tiles beside the board
   *[other] { who }take{ s } the { $master }
}

named-distance = { $effect }
    .within = both-parts choice-arms exchange-cost exchange-reward may-effect sequence-steps
bound-distance = as many { WORD($noun) } { $rest } as { you } moved { your } engine backwards
    .alone = the number of spaces { you } moved { your } engine backwards

## The trail

move-cattleman = { who }move{ s } { your } cattleman forward { AMOUNT($amount, "step") } { without-fees }{ short-of-the-end }
ride = { who }ride{ s } to { JOIN($spaces, last: "on") } { without-fees }
without-fees = { $free ->
    [yes] without paying fees
   *[no] { "" }
}
short-of-the-end = { $short ->
    [yes] {" "}({ you } may not reach the end of the trail { without-use })
   *[no] { "" }
}
without-use = { $inside ->
    [sequence-steps] { "" }
   *[other] or use the location { you } stop{ ends } at
}
list-on = { $head }, on to { $tail }
use-location = { who }perform{ s } the actions of the location reached
act = { $how ->
    [use] { who }perform{ s } the actions of { $tile } on { $at } ({ actions })
    [copy] { who }perform{ s } the copied actions on { $at } with { $tile } ({ actions })
   *[continue] { who }perform{ s } the remaining actions of { $tile } on { $at } ({ actions })
}
    .freely = left
actions = { LENGTH($left) ->
    [0] none left
   *[other] { JOIN($left, last: "semicolon") }
}
use-adjacent = { $space ->
    [none] { who }cop{ y } the local actions of 1 adjacent building tile { beyond }
   *[other] { who }cop{ y } the local actions of the building tile on { $space } { beyond }
}
beyond = { LENGTH($beyond) ->
    [0] { "" }
   *[other] by way of { JOIN($beyond, between: "comma", last: "and") }
}
trade = { who }trade{ s }
trade-at = { who }trade{ s } for the tile on { $space }
remove-hazard = { who }remove{ s } 1 hazard tile
remove-hazard-at = { who }remove{ s } the hazard tile on { $space }

## Auxiliary actions

use-auxiliary = { $single ->
    [yes] { who }perform{ s } 1 single auxiliary action
   *[no] { who }perform{ s } 1 single or 1 double auxiliary action
}
auxiliary = { $double ->
    [yes] { who }perform{ s } the double { $aux }
   *[no] { who }perform{ s } the single { $aux }
}

## Workers and buildings

hire-worker = { SIGN($printed) ->
    [minus] { who }hire{ s } 1 worker for { AMOUNT(ABS($printed), "dollar") } more than the hiring cost
    [plus] { who }hire{ s } 1 worker for { AMOUNT($printed, "dollar") } less than the hiring cost
   *[none] { who }hire{ s } 1 worker
}
hire = { who }hire{ s } { AMOUNT(1, $worker) } from row { $row } for { AMOUNT($price, "dollar") }
place-building = { who }place{ s } 1 of { your } private building tiles on a building space { per-craftsman }
place-tile = { who }place{ s } { $tile } on a building space { per-craftsman }
place-building-in = { who }place{ s } 1 of { your } private building tiles { on-place } { per-craftsman }
place-tile-in = { who }place{ s } { $tile } { on-place } { per-craftsman }
on-place = { $place ->
    [woods] on a building space in the woods
   *[other] on a building space marked “{ WORD($place, 1) }”
}
per-craftsman = { $price ->
    [0] without paying for it
   *[other] for { AMOUNT($price, "dollar") } per craftsman needed
}
place-on = { who }place{ s } { $tile } on { $space } for { AMOUNT($price, "dollar") }

## Tokens and markers

gain-piece = { who }gain{ s } { AMOUNT($amount, $piece) }
pay-piece = { who }pay{ s } { AMOUNT($amount, $piece) }
lose-certificates = { who }lose{ s } { AMOUNT($amount, "certificate") }
lose-pieces = { who }lose{ s } { AMOUNT($amount, $piece) }
lay-off = { who }lay{ s } off { $kind ->
    [worker] 1 worker of { your } choice
   *[other] { AMOUNT(1, $kind) }
} (who goes { $place ->
    [box] back into the game box
   *[job-market] to the job market
})
place-pieces = { who }place{ s } { AMOUNT($amount, $piece, "on the network") }
place-in = { who }place{ s } { AMOUNT(1, $piece) } in { $town }
spend = { who }use{ s } { AMOUNT(1, $piece) }
take-dollars = { who }take{ s } { AMOUNT($amount, "dollar", from-others) } (or as much as there is)
from-others = from { $who ->
    [next-player] the next player
   *[each-other-player] each other player
}
take-from-players-with = { who }take{ s } { AMOUNT($amount, "dollar") } from { $who ->
    [each-player-with] each player
    [next-player-with] the next player
   *[each-other-player-with] each other player
} who has { $need ->
    [need-compared] { SAY($need, form: "order", by: "them") }
   *[need] at least { SAY($need, form: "order", by: "them") }
} (or as much as there is)
take-from = { who }take{ s } { AMOUNT($amount, "dollar", from-a-player) } (or as much as there is)
from-a-player = from { $number ->
    [none] another player of { your } choice
   *[other] player { $number }
}
give-cards = { who }put{ s } { AMOUNT($amount, $card, to-whom, case: "exactly") }
to-whom = from { your } hand on the discard pile of { $number ->
    [none] another player
   *[other] player { $number }
}
that-player = { others-do }
    .who = that player
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
take-from-that-player = { who }take{ s } { AMOUNT($amount, "dollar", "from that player") } (or as much as there is)
give-to-that-player = { who }put{ s } { AMOUNT($amount, $card, case: "exactly") } from { your } hand on the discard pile of that player
take-pieces = { who }take{ s } { AMOUNT($amount, $piece, from-whom) } (or as many as there are)
from-whom = from { $who ->
    [none] player { $number }
    [next-player] the next player
    [another-player] another player of { your } choice
    [that-player] that player
   *[each-other-player] each other player
}
when-you-gain = { then-if }whenever { you } { gains-pieces }, { $effect }
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
when-others-gain = { then-if }whenever { $whom } { gains-pieces }, { $effect }
    .who = { $who ->
        [any-player] any player ({ yourself } included)
       *[another-player] another player
    }
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
gains-pieces = { $event ->
    [gain] gain{ ends } { WORD($piece, 2) }
   *[gains] gains { WORD($piece, 2) }
}
happens = { $event ->
    [deliver] deliver{ ends }{ to-where }
    [delivers] delivers{ to-where }
    [buy-cattle] buy{ ends } a cattle card
    [buys-cattle] buys a cattle card
    [hire] hire{ ends } { which-worker }
    [hires] hires { which-worker }
    [build] place{ ends } a private building tile
    [builds] places a private building tile
    [move-engine] move{ ends } { your } engine
    [moves-engine] moves an engine
    [upgrade-station] upgrade{ ends } a train station
    [upgrades-station] upgrades a train station
    [gain-objective] gain{ ends } an objective card
    [gains-objective] gains an objective card
    [play-objective] play{ ends } an objective card
    [plays-objective] plays an objective card
    [pass-here] ride{ ends } past this tile
   *[passes-here] rides past this tile
}
to-where = { $city ->
    [none] { "" }
   *[other] { " " }to { $city }
}
which-worker = { $worker ->
    [none] a worker
   *[other] { AMOUNT(1, $worker) }
}
name-gain = gaining of pieces
name-gains = { name-gain }
name-deliver = a delivery
name-delivers = { name-deliver }
name-buy-cattle = a purchase of cattle
name-buys-cattle = { name-buy-cattle }
name-hire = a hiring
name-hires = { name-hire }
name-build = the placing of a building
name-builds = { name-build }
name-move-engine = a move of the engine
name-moves-engine = { name-move-engine }
name-upgrade-station = the upgrade of a station
name-upgrades-station = { name-upgrade-station }
name-gain-objective = an objective card gained
name-gains-objective = { name-gain-objective }
name-play-objective = an objective card played
name-plays-objective = { name-play-objective }
name-pass-here = a ride past it
name-passes-here = { name-pass-here }
requirement-met = { who }go{ es } on once the requirement is met

## Seats that nobody plays

follow-card = { who }turn{ s } up the next turn card and do{ es } what it says
turn-up-event = { who }turn{ s } up the next event card (its event happens)
specialize = { $worker ->
    [none] { who }specialize{ s } in a kind of worker
   *[other] { who }specialize{ s } in the { WORD($worker, 1) }
}
employ = { $worker ->
    [none] { who }take{ s } 1 worker from outside the game
   *[other] { who }take{ s } { AMOUNT(1, $worker) } from outside the game
}

## The turn order

bid = every player bids up to { $limit } for a place in the turn order
bid-up-to = { who }bid{ s } any number from 0 to { $limit }
bid-of = { who }bid{ s } { $price }
bid-dollars = { who }bid{ s } from 0 to { AMOUNT($limit, "dollar") } that { you } { have }
pay-bid = { who }pay{ s } { your } bid in dollars
order-by-bids = { who }let{ s } turns go by the bids, the highest first (equal bids in the order before)
draft = { who }deal{ s } every player { $dealt } objective { $dealt ->
    [one] card
   *[other] cards
} (all secretly take 1 to the hand and pass the rest to the next player, until each has { $picks }; what is left leaves the game)
draft-card = { $objective ->
    [none] { who }take{ s } 1 objective card from { your } packet to { your } hand
   *[other] { who }take{ s } the { $objective } from { your } packet to { your } hand
}
pass-packets = { who }pass{ es } the packets to the next players ({ $left } to be taken)
bid-for = { who }bid{ s } { $price } for place { $place } in the turn order

## The cattle market

buy-with-others = { who }buy{ s } cattle from the cattle market with all but { AMOUNT($spared, "worker") }
buy-cattle = { $left ->
    [none] { who }buy{ s } cattle from the cattle market
   *[other] { who }buy{ s } cattle from the cattle market with { AMOUNT($left, "worker") } not yet used
}
buy = { who }buy{ s } { AMOUNT($number, $card) } for { AMOUNT($price, "dollar") }
take-cattle = { who }take{ s } { AMOUNT($number, $card, "from the cattle market") }
take-from-stack = { who }take{ s } { AMOUNT($number, $card, "from the open stack beside the cattle market") }
add-cattle = { who }add{ s } { AMOUNT($number, "cattle-card", "from the market cattle stack to the cattle market") }
fill-market = { who }refill{ s } the cattle market

## The end of the trail

foresee = { who }place{ s } 1 tile of { your } choice from foresight { $spot } on the game board
take-tile = { who }move{ s } { AMOUNT(1, $tile) } from foresight { $spot } to the { $tile ->
    [cowboy] job market
    [craftsman] job market
    [engineer] job market
   *[other] trail
}
refill-foresight = { who }refill{ s } the foresight spaces
take-income = { $certificates ->
    [none] { who }gain{ s } dollars equal to { your } total breeding value
   *[other] { who }gain{ s } dollars equal to { your } total breeding value, using { AMOUNT($certificates, "certificate") }
}
reveal-hand = { $certificates ->
    [none] { who }reveal{ s } { your } hand
   *[other] { who }reveal{ s } { your } hand, using { AMOUNT($certificates, "certificate") }
}
discard-hand = { who }discard{ s } { your } hand
its-number = { $effect ->
    [reveal-hand] { your } total breeding value
   *[other] that number
}
named-value = { $effect }
    .within = both-parts choice-arms exchange-cost exchange-reward may-effect sequence-steps
bound-value = as many { WORD($noun) } { $rest } as { your } total breeding value
    .alone = { your } total breeding value
deliver = { who }deliver{ s } { without-transport } to a city with a city value of at most { $value }
deliver-to = { who }deliver{ s } { without-transport } to { $city }
without-transport = { $free ->
    [yes] without paying transport costs
   *[no] { "" }
}
place-disc = { $keep ->
    [0] { who }place{ s } 1 of { your } discs on { $target }
   *[other] { who }place{ s } 1 of { your } discs on { $target } keeping at least { AMOUNT($keep, "dollar") }
}
clear-disc = { who }place{ s } the disc from { $disc } on { $target }
move-disc = { who }move{ s } 1 of { your } discs from { $station } to { $target }
collect-links = { who }perform{ s } the delivery actions that { your } disc on { $city } completes
pay-transport = { who }pay{ s } the transport costs to { $city }
return-to-start = { who }return{ s } { your } cattleman to the start of the trail
end-game = { who }trigger{ s } the end of the game

## What is counted by verbs

noun-dollar = { $number ->
    [one] dollar
   *[other] dollars
}
noun-card = { $number ->
    [one] card
   *[other] cards
}
noun-cattle-card = { $number ->
    [one] cattle card
   *[other] cattle cards
}
noun-objective-card = { $number ->
    [one] objective card
   *[other] objective cards
}
noun-event-card = { $number ->
    [one] event card
   *[other] event cards
}
noun-space = { $number ->
    [one] space
   *[other] spaces
}
noun-step = { $number ->
    [one] step
   *[other] steps
}
noun-worker = { $number ->
    [one] worker
   *[other] workers
}
noun-certificate = { $number ->
    [one] temporary certificate
   *[other] temporary certificates
}

## What is counted by counts: one, several, and any number of them ("for each of your ...")

count-step-limit = { your } step limit
count-hand-limit = { your } hand limit
count-own-building = { $number ->
    [one] private building tile on the trail
   *[other] private building tiles on the trail
}
count-own-building-in-woods = { $number ->
    [one] private building tile in the woods
   *[other] private building tiles in the woods
}
count-own-station = { $number ->
    [one] upgraded train station
   *[other] upgraded train stations
}
count-own-disc = { $number ->
    [one] disc on { $argument }
   *[other] discs on { $argument }
}
count-own-piece = { $number ->
    [one] piece in { $argument }
   *[other] pieces in { $argument }
}
count-own-station-with-tag = { $number ->
    [one] upgraded train station marked “{ WORD($argument, 1) }”
   *[other] upgraded train stations marked “{ WORD($argument, 1) }”
}
count-own-disc-in-cities-with-tag = { $number ->
    [one] disc on a city marked “{ WORD($argument, 1) }”
   *[other] discs on cities marked “{ WORD($argument, 1) }”
}
count-hazard-with-tag = { $number ->
    [one] hazard tile marked “{ WORD($argument, 1) }”
   *[other] hazard tiles marked “{ WORD($argument, 1) }”
}
count-objective-with-tag = { $number ->
    [one] objective card marked “{ WORD($argument, 1) }”
   *[other] objective cards marked “{ WORD($argument, 1) }”
}
count-master-with-tag = { $number ->
    [one] station master tile marked “{ WORD($argument, 1) }”
   *[other] station master tiles marked “{ WORD($argument, 1) }”
}
count-piece-with-tag = { $number ->
    [one] piece marked “{ WORD($argument, 1) }”
   *[other] pieces marked “{ WORD($argument, 1) }”
}
count-different-piece-with-tag = { $number ->
    [one] different kind of piece marked “{ WORD($argument, 1) }”
   *[other] different kinds of pieces marked “{ WORD($argument, 1) }”
}
count-cattle-with-tag = { $number ->
    [one] cattle card marked “{ WORD($argument, 1) }”
   *[other] cattle cards marked “{ WORD($argument, 1) }”
}
count-cattle-in-hand-with-tag = { $number ->
    [one] cattle card marked “{ WORD($argument, 1) }” in hand
   *[other] cattle cards marked “{ WORD($argument, 1) }” in hand
}
count-own-building-with-tag = { $number ->
    [one] private building tile marked “{ WORD($argument, 1) }” on the trail
   *[other] private building tiles marked “{ WORD($argument, 1) }” on the trail
}
count-own-building-in-spaces-with-tag = { $number ->
    [one] private building tile on a building space marked “{ WORD($argument, 1) }”
   *[other] private building tiles on building spaces marked “{ WORD($argument, 1) }”
}
count-different-breed = { $number ->
    [one] different breed of cattle card
   *[other] different breeds of cattle card
}
count-different-breed-in-hand = { $number ->
    [one] different breed of cattle card in hand
   *[other] different breeds of cattle card in hand
}
count-different-value = { $number ->
    [one] different breeding value of cattle card
   *[other] different breeding values of cattle card
}
count-different-value-in-hand = { $number ->
    [one] different breeding value of cattle card in hand
   *[other] different breeding values of cattle card in hand
}
count-own-piece-in-area = { $number ->
    [one] piece in the area { $argument }
   *[other] pieces in the area { $argument }
}
count-placed-piece = { $number ->
    [one] piece on the network
   *[other] pieces on the network
}
count-area-with-own-piece = { $number ->
    [one] area with a piece
   *[other] areas with a piece
}
count-teepee-pair = { $number ->
    [one] teepee pair (1 green and 1 blue)
   *[other] teepee pairs (1 green and 1 blue)
}
count-last-round = last round
count-player = { $number ->
    [one] player at the table
   *[other] players at the table
}
count-bid = { $number ->
    [one] point bid
   *[other] points bid
}
count-building-of-any-player = { $number ->
    [one] private building tile of the player who has most of them on the trail
   *[other] private building tiles of the player who has most of them on the trail
}
count-specialist = { $number ->
    [one] worker of { your } specialty
   *[other] workers of { your } specialty
}
count-specialty = { $number ->
    [one] specialty “{ WORD($argument, 1) }”
   *[other] specialties “{ WORD($argument, 1) }”
}
    .workers = { WORD($argument) }
count-printed-objective-point = { noun-point } printed on objective cards
count-teepee = { WORD($argument, $number) }
count-hazard = { $number ->
    [one] hazard tile
   *[other] hazard tiles
}
count-worker = { WORD($argument, $number) }
count-piece-in-supply = { WORD($argument, $number) } left in the supply
count-piece = { WORD($argument, $number) }
count-worker-in-section = { $number ->
    [one] worker in the worker section
   *[other] workers in the worker section
}
count-cattle = { WORD($argument, $number) }
count-certificate = { $number ->
    [one] certificate
   *[other] certificates
}
count-objective-in-area = { $number ->
    [one] objective card in the objective area
   *[other] objective cards in the objective area
}
count-dollar = { noun-dollar }
count-job-market-token = { $number ->
    [one] job market token
   *[other] job market tokens
}
count-building-point = { noun-point } on private building tiles
count-city-point = { noun-point } from cities
count-station-point = { noun-point } from train stations
count-hazard-point = { noun-point } on hazard tiles
count-cattle-point = { noun-point } on cattle cards
count-objective-point = { noun-point } from objective cards
count-master-point = { noun-point } from station master tiles
count-column-point = { noun-point } from workers
count-disc-point = { noun-point } from disc spaces

clause-has-last-round = the last turns have begun
clause-has-player = there { $number ->
    [one] is at least 1 player
   *[other] are at least { $number } players
} at the table
clause-each-player = { $number ->
    [1] for each player at the table
   *[other] for every { $number } players at the table
}
as-many-player = as many { WORD($noun) } { $rest } as there are players at the table
    .alone = the number of players at the table
clause-has-specialty = { $number ->
    [1] { ATTR($count, "workers") } are { your } specialty
   *[other] { clause-has }
}
clause-has-building-of-any-player = any player has at least { $number } private building { $number ->
    [one] tile
   *[other] tiles
} on the trail
clause-each-building-of-any-player = for { $number ->
    [1] each private building tile
   *[other] every { $number } private building tiles
} of the player who has most of them on the trail
clause-has-piece-in-supply = { $number ->
    [1] there is at least 1 { WORD($count, 1) }
   *[other] there are at least { $number } { WORD($count, $number) }
}
as-many-piece-in-supply = as many { WORD($noun) } { $rest } as there are { WORD($count) }
    .alone = the number of { WORD($count) }
clause-has-bid = { your } bid is at least { $number }
clause-each-bid = { $number ->
    [1] for each point of { your } bid
   *[other] for every { $number } points of { your } bid
}
as-many-bid = as many { WORD($noun) } { $rest } as { you } bid
    .alone = { your } bid
as-many-building-of-any-player = as many { WORD($noun) } { $rest } as the player with most private building tiles on the trail has there
    .alone = the most private building tiles that any player has on the trail
as-many-building-point = as many { WORD($noun) } { $rest } as { your } private building tiles on the trail are worth
    .alone = the victory points of { your } private building tiles on the trail
as-many-city-point = as many { WORD($noun) } { $rest } as { your } discs on cities are worth
    .alone = the victory points of { your } discs on cities
as-many-station-point = as many { WORD($noun) } { $rest } as { your } discs on train stations are worth
    .alone = the victory points of { your } discs on train stations
as-many-hazard-point = as many { WORD($noun) } { $rest } as { your } hazard tiles are worth
    .alone = the victory points of { your } hazard tiles
as-many-cattle-point = as many { WORD($noun) } { $rest } as { your } cattle cards are worth
    .alone = the victory points of { your } cattle cards
as-many-objective-point = as many { WORD($noun) } { $rest } as { your } objective cards are worth
    .alone = the victory points of { your } objective cards
as-many-printed-objective-point = as many { WORD($noun) } { $rest } as are printed on { your } objective cards
    .alone = the victory points printed on { your } objective cards
as-many-master-point = as many { WORD($noun) } { $rest } as { your } station master tiles are worth
    .alone = the victory points of { your } station master tiles
as-many-column-point = as many { WORD($noun) } { $rest } as { your } workers are worth
    .alone = the victory points of { your } workers
as-many-disc-point = as many { WORD($noun) } { $rest } as { your } cleared disc spaces are worth
    .alone = the victory points of { your } cleared disc spaces

## Cards

name-card = { noun-card }
name-cattle = { noun-cattle-card } of any type
name-cattle-of-value-n = { noun-cattle-card } of breeding value { $n }
name-objective = { noun-objective-card }
name-woods = the woods
name-from-stack = the objective stack
name-jersey = “Jersey” { noun-cattle-card }
name-guernsey = “Guernsey” { noun-cattle-card }
name-black-angus = “Black Angus” { noun-cattle-card }
name-dutch-belt = “Dutch Belt” { noun-cattle-card }
name-holstein = “Holstein” { noun-cattle-card }
name-brown-swiss = “Brown Swiss” { noun-cattle-card }
name-ayrshire = “Ayrshire” { noun-cattle-card }
name-west-highland = “West Highland” { noun-cattle-card }
name-west-highland-n = { name-west-highland } worth { $n } victory points
name-texas-longhorn = “Texas Longhorn” { noun-cattle-card }
name-texas-longhorn-n = { name-texas-longhorn } worth { $n } victory points

name-obj-gain2-b-bl-bl = { noun-objective-card } “1 building and 2 blue teepees” (2 dollars)
name-obj-gain2-b-g-bl = { noun-objective-card } “1 building, 1 green and 1 blue teepee” (2 dollars)
name-obj-gain2-4-h-h = { noun-objective-card } “1 West Highland and 2 hazards” (2 dollars)
name-obj-gain2-s-s-h = { noun-objective-card } “2 stations and 1 hazard” (2 dollars)
name-obj-gain2-3-3-3-b = { noun-objective-card } “3 cattle of value 3 and 1 building” (2 dollars)
name-obj-aux-sf = { noun-objective-card } “San Francisco” (auxiliary action)
name-obj-draw-b-b-h = { noun-objective-card } “2 buildings and 1 hazard” (cards)
name-obj-draw-s-g-bl = { noun-objective-card } “1 station, 1 green and 1 blue teepee” (cards)
name-obj-draw-5-h = { noun-objective-card } “1 Texas Longhorn and 1 hazard” (cards)
name-obj-draw-s-g-g = { noun-objective-card } “1 station and 2 green teepees” (cards)
name-obj-draw-3-3-3-s = { noun-objective-card } “3 cattle of value 3 and 1 station” (cards)
name-obj-engine2-4-4-s-g = { noun-objective-card } “2 West Highlands, 1 station and 1 green teepee” (engine 2)
name-obj-engine2-3-4-5 = { noun-objective-card } “1 cow of value 3, 1 West Highland and 1 Texas Longhorn” (engine 2)
name-obj-engine2-b-b-g-g = { noun-objective-card } “2 buildings and 2 green teepees” (engine 2)
name-obj-engine3-b-bl-h-h = { noun-objective-card } “1 building, 1 blue teepee and 2 hazards” (engine 3)
name-obj-engine3-s-s-h-h = { noun-objective-card } “2 stations and 2 hazards” (engine 3)
name-obj-move3-b-b-h-h = { noun-objective-card } “2 buildings and 2 hazards” (cattleman 3)
name-obj-move3-s-s-bl-bl = { noun-objective-card } “2 stations and 2 blue teepees” (cattleman 3)
name-obj-move3-3-4-5 = { noun-objective-card } “1 cow of value 3, 1 West Highland and 1 Texas Longhorn” (cattleman 3)
name-obj-move3-3-4-h-h = { noun-objective-card } “1 cow of value 3, 1 West Highland and 2 hazards” (cattleman 3)
name-obj-move3-s-s-b-b = { noun-objective-card } “2 stations and 2 buildings” (cattleman 3)
name-obj-start-3-4-b = starting { noun-objective-card } “1 cow of value 3, 1 West Highland and 1 building”
name-obj-start-s-s-g = starting { noun-objective-card } “2 stations and 1 green teepee”
name-obj-start-b-b-h = starting { noun-objective-card } “2 buildings and 1 hazard”
name-obj-start-bl-h-h = starting { noun-objective-card } “1 blue teepee and 2 hazards”

## What a card says as a whole

about-objective =
    you need { JOIN($needs, between: "comma", last: "and") }
    at the end of the game it is worth { AMOUNT($points, "point") }{ $penalty ->
        [0] { "" }
       *[other] , and it costs { AMOUNT($penalty, "point") } if you do not fulfil it
    }
    { $action ->
        [none] { "" }
       *[other] when you play it, { $action }
    }
about-campaign =
    { $games } games are played one after the other
    each next game begins with this for every player, counted at the end of the game before it
about-event-card =
    { $action ->
        [none] { "" }
       *[other] when it is turned up, { $action }
    }
about-event-deck =
    { $each ->
        [turn] at the start of each turn an event card is turned up
        [round] at the start of each round an event card is turned up
       *[other] event cards are turned up where an effect says so
    }
    the card that was turned up last lies open: what is to be done whenever something happens holds for each player
    { $again ->
        [yes] when there are none left, they are shuffled again
       *[no] { "" }
    }
    { $last ->
        [none] { "" }
       *[other] after the last one, { $last }
    }

## Workers and tiles

name-cowboy = { $number ->
    [one] cowboy
   *[other] cowboys
}
name-craftsman = { $number ->
    [one] craftsman
   *[other] craftsmen
}
name-engineer = { $number ->
    [one] engineer
   *[other] engineers
}
name-green-teepee = { $number ->
    [one] green teepee tile
   *[other] green teepee tiles
}
name-blue-teepee = { $number ->
    [one] blue teepee tile
   *[other] blue teepee tiles
}
name-flood-green-n = flood tile with a green hand and { $n } victory points
name-flood-black-n = flood tile with a black hand and { $n } victory points
name-drought-green-n = drought tile with a green hand and { $n } victory points
name-drought-black-n = drought tile with a black hand and { $n } victory points
name-rockfall-green-n = rockfall tile with a green hand and { $n } victory points
name-rockfall-black-n = rockfall tile with a black hand and { $n } victory points
name-green-hand = green hand
name-black-hand = black hand

name-building-a = neutral building A
name-building-b = neutral building B
name-building-c = neutral building C
name-building-d = neutral building D
name-building-e = neutral building E
name-building-f = neutral building F
name-building-g = neutral building G
name-na = building { $n }a
name-nb = building { $n }b

name-sm-dollars-workers = station master “2 dollars; workers”
name-sm-hazard-or-trade-objectives = station master “hazard or trade; objective cards”
name-sm-cert-hazards = station master “permanent certificate; hazards”
name-sm-cert-teepees = station master “permanent certificate; teepees”
name-sm-cert-certs = station master “permanent certificate; certificates”

## The player board

name-dollar-auxiliary = auxiliary action “dollars”
name-card-auxiliary = auxiliary action “cards”
name-certificate-auxiliary = auxiliary action “certificates”
name-engine-auxiliary = auxiliary action “engine”
name-remove-auxiliary = auxiliary action “removing cards”
name-disc-aux-dollar = the disc space of the { name-dollar-auxiliary }
name-disc-aux-draw = the disc space of the { name-card-auxiliary }
name-disc-aux-certificate-n = disc space { $n } of the { name-certificate-auxiliary }
name-disc-aux-engine-n = disc space { $n } of the { name-engine-auxiliary }
name-disc-aux-remove-n = disc space { $n } of the { name-remove-auxiliary }
name-disc-certificate-n = disc space “{ $n } certificates”
name-disc-step-n = disc space { $n } of the step limit
name-disc-hand-n = disc space { $n } of the hand limit

## The railroad and the cities

name-n = space { $n }
name-station-n = train station { $n }
name-kansas-city = Kansas City
name-topeka = Topeka
name-wichita = Wichita
name-colorado-springs = Colorado Springs
name-santa-fe = Santa Fe
name-albuquerque = Albuquerque
name-el-paso = El Paso
name-san-diego = San Diego
name-sacramento = Sacramento
name-san-francisco = San Francisco

## The trail

name-start = the horseman space
name-neutral-a = neutral space A
name-neutral-b = neutral space B
name-neutral-c = neutral space C
name-neutral-d = neutral space D
name-neutral-e = neutral space E
name-neutral-f = neutral space F
name-neutral-g = neutral space G
name-a-n = building space A-{ $n }
name-b-n = building space B-{ $n }
name-c-upper-n = upper building space C-{ $n }
name-c-lower = lower building space C
name-e-n = building space E-{ $n }
name-f-upper = upper building space F
name-f-lower = lower building space F
name-g-upper = upper building space G
name-g-lower = lower building space G
name-flood-n = flood space { $n }
name-drought-n = drought space { $n }
name-rockfall-n = rockfall space { $n }
name-teepee-n = trade space { $n }
name-flood-risk-n = risk space { $n } of the flood
name-drought-risk-n = risk space { $n } of the drought
name-rockfall-risk-n = risk space { $n } of the rockfall
name-trade-risk-n = risk space { $n } of the trade section

## Rulings and scoring categories

name-must-act = phase B may not be passed
name-may-forfeit = what a card or station master brings at once may be forfeited
name-upgrade-at-once = an upgrade is decided before the rest of the icon
name-objectives-at-trail-end = objective cards at the end of the trail
category-dollars = dollars
category-buildings = private buildings
category-cities = cities
category-stations = train stations
category-hazards = hazards
category-cattle = cattle cards
category-objectives = objective cards
category-station-masters = station masters
category-workers = workers
category-steps = step limit
category-token = job market token

## How a seat that nobody plays chooses, and what it scores

about-opponent-prefers = { preferring }
about-level-prefers = { preferring }
about-turn-card-prefers = { preferring }
preferring = { $leave ->
    [yes] { $choose ->
        [may] { $choose }
       *[other] { $subject } never does this: { $choose }
    }
   *[no] when { $subject } is to { SAY($choose, form: "infinitive") }, { $subject } { preferred }
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

## What it chooses by

name-most-price = the highest price
name-least-price = the lowest price
name-most-points = the most victory points
name-least-points = the fewest victory points
name-most-value = the highest value
name-least-value = the lowest value
name-most-row = the bottom row
name-least-row = the top row
name-most-workers = the kind of worker that { $subject } has most of
name-least-workers = the kind of worker that { $subject } has fewest of
name-most-specialty = { your } specialty
name-least-specialty = what is not { your } specialty
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
name-most-station = a train station that { $subject } has not upgraded
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
    [one] worker of { your } specialty
   *[other] workers of { your } specialty
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

## What an actor does otherwise than a player, as its declarations narrow it

use-location-by-opponent = { $without ->
    [tiles] { $uses ->
        [none] { who }perform{ s } no actions of the location reached
       *[some] { who }perform{ s } { your } own actions if { $subject } has reached { JOIN($uses, between: "comma", last: "or") }, and none at any other location
    }
   *[other] { use-location }
}
may-by-opponent = { $left ->
    [yes] { who }do{ es } not { SAY($effect, form: "infinitive") } where { $subject } need not
   *[no] { $effect } if possible
}
    .within = both-parts choice-arms exchange-reward sequence-steps must-effect repeat-effect if-effect unless-effect under-effect each-effect
foresee-by-opponent = { $chance ->
    [yes] { who }place{ s } 1 tile at random from foresight { $spot } on the game board
   *[no] { who }place{ s } 1 tile from foresight { $spot } on the game board
}
gain-objective-by-opponent = { $unseen ->
    [no] { $which ->
        [none] { who }gain{ s } 1 objective card from the general objective display { to-hand }
       *[other] { gain-objective }
    }
   *[yes] { gain-objective }
}
about-opponent =
    where { $subject } has to choose, the first of the following that fits decides; where none fits, chance does
    { $without ->
        [money] { $subject } pays nothing and receives no dollars; what others would receive comes from the bank
       *[other] { "" }
    }
    { $without ->
        [herd] { $subject } has no herd deck, no hand and no tokens
       *[other] { "" }
    }
    { $without ->
        [objective] { $subject } has no starting objective card
       *[other] { "" }
    }
    { $without ->
        [tiles] { $subject } performs no actions of tiles on the trail
       *[other] { "" }
    }
    { $without ->
        [columns] { $subject } does without the immediate actions of the columns of the player board
       *[other] { "" }
    }
    { $without ->
        [masters] { $subject } does without what station master tiles bring at once
       *[other] { "" }
    }

## What a space, a city, a card or a tile is, where no expression says it

corner-rule = { $corners ->
    [white] only a disc from a disc space with white corners fits here, unless you have none left there
   *[other] a disc from any disc space fits here
}
teepee-rule = whoever trades can take it
trade-rule = whoever takes the tile from here by trading
about-space = { $kind ->
    [building]
        { $woods ->
            [yes] a private building tile can be placed here, in the woods
           *[no] a private building tile can be placed here
        }
        while it is empty, it does not count as a step
    [start] whoever leaves Kansas City sets out from here
    [neutral] a neutral building tile lies here
    [hazard] a hazard tile lies here; while it is empty, it does not count as a step
    [trade] { $value ->
        [0] { "" }
       *[other] { trade-rule } { $value ->
            [-3] pays 3 dollars
            [-2] pays 2 dollars
            [-1] pays 1 dollar
           *[other] gains { AMOUNT($value, "dollar") }
        }
    }
   *[other] { "" }
}
about-station =
    upgrading it costs { AMOUNT($price, "dollar") } and is worth { AMOUNT($points, "point") } at the end of the game
    { corner-rule }
    { $master ->
        [yes] whoever upgrades it can give up a hired worker for the station master tile beside it
       *[no] { "" }
    }
about-city =
    { $value ->
        [0] you can always deliver here
       *[other] you can deliver here if your total breeding value is at least { $value }
    }
    { corner-rule }
    { $again ->
        [yes] you can deliver here more than once
       *[no] you can deliver here once
    }
    { $points ->
        [0] { "" }
       *[other] each of your discs here is worth { AMOUNT($points, "point") } at the end of the game
    }
about-disc =
    { $aux ->
        [none] { "" }
       *[other] it belongs to the { $aux }: one free disc space gives you the single form, two give you the double form, too
    }
    { $certificates ->
        [0] { "" }
       *[other] without its disc you can have up to { AMOUNT($certificates, "certificate") }{ $after ->
            [none] { "" }
           *[other] , if the other such space is free, too
        }
    }
    { $hand ->
        [0] { "" }
       *[other] without its disc your hand limit is higher by { $hand }
    }
    { $steps ->
        [none] { "" }
       *[other] without its disc your step limit is higher: { JOIN($steps, between: "comma", last: "and") }
    }
    { $points ->
        [0] { "" }
       *[other] without its disc it is worth { AMOUNT($points, "point") } at the end of the game
    }
    { $corners ->
        [white] its disc fits on every city and train station
       *[other] its disc fits only where the corners are dark
    }
item-steps = by { $number } with { $key } players
about-hand = whoever moves onto it pays { JOIN($fee, between: "comma", last: "and") }
item-fee = { AMOUNT($number, "dollar") } with { $key } players
about-breed =
    its breeding value is { $value }
    { $starting ->
        [yes] every player starts with such cards
       *[no] { "" }
    }
hand-rule = { $hands ->
    [none] { "" }
   *[other] until then, everybody who moves onto it pays its hand to the bank
}
about-supply-tile = { $kind ->
    [hazard]
        whoever removes it has { AMOUNT($points, "point") } more at the end of the game
        { hand-rule }
    [worker] whoever hires it puts it on the next free column of its row
    [teepee]
        { teepee-rule }
        { hand-rule }
   *[other] { "" }
}
# 6,000 is the limit of a piece for which a pack states none.
about-piece-kind =
    { $start ->
        [0] { "" }
       *[other] every player starts with { $start }
    }
    { $limit ->
        [6000] { "" }
       *[other] nobody can have more than { $limit }
    }
    { $supply ->
        [none] { "" }
       *[other] there are { $supply } for all players together
    }
about-station-master = { $certificates ->
    [0] { "" }
    [1] it is 1 permanent certificate
   *[other] it is { $certificates } permanent certificates
}
about-area = you are in an area if you have a { network-piece } in one of its towns
about-town =
    it lies in { $area }
    { $price ->
        [none] { "" }
       *[other] a { network-piece } here costs { JOIN($price, last: "slash") } dollars: the first, the second and so on
    }
    { $tile ->
        [yes] a tile lies here, and each { network-piece } placed here brings its effect
       *[no] { "" }
    }

## The keys of entries: what an expression under each of them is for. Plain ones say so.

key-actions = { $actions }
key-action = { $action }
key-triggers = { $triggers }
key-score = { $score }
key-ties = { $ties }
key-needs = { $needs }
key-turn = each turn: { $turn }
about-space-take = when you take the tile from here: { $take }
about-space-risk = a building here has one more action: { $risk }
about-space-use = when you stop here: { $use }
about-railroad-finish = when your engine reaches the end of the track: { $finish }
about-city-score = for each of your discs here: { $score }
about-city-needs = in order to deliver here: { $needs }
about-city-delivery = when you deliver here: { $delivery }
about-link-delivery = as soon as you have a disc in both { JOIN($between, last: "and") }: { $delivery }
about-disc-clear = when you take the disc from here: { $clear }
about-auxiliary-action-double = in double form: { $double }
about-worker-kind-columns = when you hire one for column { $place }: { $columns }
about-offer-take = for { AMOUNT($price, "dollar") } and { AMOUNT($workers, "worker") }: { $take }
about-job-row-arrow = when the job market token leaves row { $place }: { $arrow }
about-objective-action = when you play it: { $action }
about-station-master-action = when you take it: { $action }
about-piece-kind-use = when you hand one in: { $use }
about-town-first = the first to place a { network-piece } here: { $first }
about-town-action = whenever a { network-piece } is placed here, for its owner: { $action }
about-town-tile-action = when you place a { network-piece } in the town of this tile: { $action }
about-network-placed = when you place your { network-piece } number { $place }: { $placed }
about-event-card-action = when it is turned up: { $action }
about-event-deck-last = after the last card: { $last }
about-campaign-leaves = at the start of the next game: { $leaves }
about-level-start = before the first turn: { $start }
about-preference-choose = when there is a choice about this: { $choose }
about-stop-use = { $space }: { $use }
about-city-apart-needs = in order to deliver to { $city }: { $needs }
about-trail-opening = before the first turn: { $opening }
about-trail-first = at the start of your first turn: { $first }
network-piece = piece
