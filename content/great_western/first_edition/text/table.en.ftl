### What is said at a table of the first edition in English: what happened, and what stands around the options.

## What happened

event-money-gained = gained { AMOUNT($dollars, "dollar") }
event-money-paid = paid { AMOUNT($dollars, "dollar") } { to }
event-fee-paid = { SAME($dollars, $due) ->
    [yes] paid a fee of { AMOUNT($dollars, "dollar") } { to } on { $space }
   *[no] paid { AMOUNT($dollars, "dollar") } of a fee of { AMOUNT($due, "dollar") } { to } on { $space }
}
to = { $to ->
    [none] { "" }
   *[other] to { ATTR($to, "object") }
}
event-cattleman-moved = { $over ->
    [none] rode to { $space }
   *[other] rode over { JOIN($over, between: "comma", last: "and") } to { $space }
}
event-cards-drawn = drew { which-cards }
event-deck-shuffled = shuffled the discard pile
event-cards-discarded = discarded { which-cards }
event-cards-given = gave { which-cards } to { ATTR($to, "object") }, for the discard pile
event-cards-removed = removed { which-cards } from the game
event-hand-revealed = showed { which-cards }, with a total breeding value of { $value }
which-cards = { $cards ->
    [none] no cards
    [hidden] { AMOUNT(LENGTH($cards), "card") }
   *[other] { JOIN(TALLY($cards), between: "comma", last: "and") }
}
event-turn-cards-shuffled = shuffled the turn cards
event-card-turned = turned up the { $card }
event-event-cards-shuffled = shuffled the event cards
event-event-turned = turned up the { $card }
event-specialized = specialized in the { WORD($worker, 1) }
event-worker-joined = took { AMOUNT(1, $worker) } from outside the game
event-pieces-gained = gained { AMOUNT($number, $piece) }
event-pieces-paid = handed in { AMOUNT($number, $piece) }
event-certificates-moved = went from { $before } to { AMOUNT($after, "certificate") }
event-objective-gained = { $objective ->
    [hidden] took 1 objective card { from-stack }
   *[other] took the { $objective } { from-stack }
}
from-stack = { $from-stack ->
    [yes] from the objective stack
   *[no] { "" }
}
event-objective-played = played the { $objective }
event-engine-moved = moved the engine from { $before } to { $after }
event-station-upgraded = upgraded { $station }
event-master-appointed = left { AMOUNT(1, $worker) } at { $station } for the { $master }
event-master-gained = took the { $master } from beside the board
event-piece-placed = placed { AMOUNT(1, $piece) } in { $town }
event-worker-hired = hired { AMOUNT(1, $worker) } from row { $row }
event-building-placed = { $replaced ->
    [none] placed { $building } on { $space }
   *[other] placed { $building } on { $space }, replacing { $replaced }
}
event-tile-gained = took { AMOUNT(1, $tile) } from { $space }
event-tile-placed = { $space ->
    [none] put { AMOUNT(1, $tile) } out of the game
   *[other] placed { AMOUNT(1, $tile) } on { $space }
}
event-worker-offered = placed { AMOUNT(1, $worker) } in row { $row } of the job market
event-token-advanced = moved the job market token on from row { $row }
event-cattle-bought = bought { AMOUNT(1, $card) }
event-cattle-gained = took { AMOUNT(1, $card) } from the open stack
event-cattle-added = added { which-cards } to the cattle market
event-disc-placed = placed a disc from { $origin } on { $target }
event-delivered = delivered to { $city }
event-foresight-refilled = { "" }
event-bid-made = bid { $price } for place { $place } in the turn order{ $outbid ->
    [none] { "" }
   *[other] { " " }and outbid { ATTR($outbid, "object") }
}
event-order-settled = bid last: the turn order is { JOIN($order, between: "comma", last: "and") }
event-chose-secretly = chose secretly
event-choices-revealed = revealed the choices of all players
event-number-bid = bid { $price }
event-packets-passed = passed the packets
event-packets-left = removed what was left of the packets: { JOIN($cards, between: "comma", last: "and") }
name-rules = the rules of the game
event-triggered = used { $thing } after { $trigger }
event-end-triggered = filled the job market: the last turns begin

## The table in words

table-trail = trail
table-woods = free spaces in the woods
table-jobs = job market
table-token = token
table-building-of = building of { $seat }
table-fee = fee
table-in-trade = in trade
table-objectives = objective card
table-objective = { $needs }: { table-points }{ $penalty ->
    [0] { "" }
   *[other] , else -{ $penalty }
}{ $action ->
    [none] { "" }
   *[other] ; { $action }
}
table-cattle = cattle
table-in-stack = ({ $number } in the stack)
table-chapter = game { $number } of { $games }
table-events = events
table-no-event = no event
table-foresight = foresight
table-cities = cities
table-stations = stations
table-after = after { $space }
table-at = at { $space }
table-in-town = in a town
table-towns = towns
table-certificates = cert
table-steps = steps
table-engine = engine
table-where = at
table-place = place
table-hand = hand
table-deck = deck
table-tasks = tasks
table-built = built
table-won-tiles = won
table-buildings = buildings
table-discs = { $corners ->
    [white] white discs
   *[dark] dark discs
}
table-your-tasks = your task
table-your-hand = your hand
table-breeding-value = (breeding value { $value })
table-last-turns = the last turns

## What an option brings

table-note-ride = { $end } { $owner ->
    [none] { "" }
   *[other] of { $owner }
} { $fees ->
    [0] { "" }
   *[other] , fees ${ $fees }
}
table-note-ride-to = { AMOUNT($steps, "step") }{ $fees ->
    [0] { "" }
   *[other] , fee ${ $fees }
}{ $owner ->
    [none] { "" }
   *[other] , of { $owner }
}: { $actions }
table-printed-tile = { $label }
table-printed-space = space { $label }
table-note-buyers = uses { $number } { $worker }
table-note-row = { SIGN($less) ->
    [minus] printed ${ $printed }, ${ ABS($less) } more
   *[plus] printed ${ $printed }, ${ ABS($less) } less
}
table-note-hazard = { $tile }, { table-points }
table-note-trade = { SIGN($dollars) ->
    [minus] { $tile }, pay ${ ABS($dollars) }
   *[plus] { $tile }, gain ${ ABS($dollars) }
}
table-note-opens = opens { $action }
table-note-limit = certificate limit { $number }
table-note-steps = { $number } more steps
table-note-hand = { $number } more in hand
table-note-price = ${ $price }, { table-points }
table-note-transport = transport ${ $dollars }
table-note-laid = { $space ->
    [none] out of the game
   *[other] to { $space }
}
table-note-link = with { $city }: { JOIN($brought, last: "comma") }

## A picture in words

table-standing-market = Cattle market: { which-cards }.
table-standing-display = Objectives on display: { which-cards }.
table-standing-chapter = Game { $number } of { $games }.
table-standing-event = Turned up: { $card ->
    [none] no event
   *[other] { $card }
} ({ $number } in the stack).
table-standing-foresight = Foresight { $number }: { which-tiles }.
which-tiles = { $tiles ->
    [none] none
   *[other] { JOIN(TALLY($tiles), last: "comma") }
}
table-standing-place = Place { $place } in the turn order: { $seat ->
    [none] nobody
   *[other] { $seat }, with a bid of { $bid }
}.
table-standing-seat = { $seat }: { AMOUNT($dollars, "dollar") }, cattleman at { $at ->
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
table-on-space = { $tile } on { $space }

## Pictures

table-corners = { $colour ->
    [white] white corners
   *[black] black corners
}
table-job-row = row { $row }: { AMOUNT($dollars, "dollar") }

## A replay in a browser

table-panel-trail = Trail
table-panel-railroad = Railroad
table-panel-network = Network
table-panel-markets = Markets and foresight
table-panel-stock = My buildings
table-kind-cattleman-moved = rides
table-kind-fee-paid = fees
table-kind-money-gained = dollars gained
table-kind-money-paid = dollars paid
table-kind-building-placed = buildings placed
table-kind-worker-hired = workers hired
table-kind-card-turned = turn cards
table-kind-event-turned = event cards
table-kind-specialized = specialties
table-kind-worker-joined = workers from outside the game
table-kind-bid-made = bids
table-kind-order-settled = turn orders
table-kind-cattle-bought = cattle bought
table-kind-cattle-gained = cattle from the open stack
table-kind-cards-discarded = cards discarded
table-kind-cards-given = cards given
table-kind-cards-removed = cards removed
table-kind-objective-gained = objective cards taken
table-kind-objective-played = objective cards played
table-kind-pieces-gained = tokens gained
table-kind-pieces-paid = tokens handed in
table-kind-certificates-moved = certificates
table-kind-engine-moved = engine moves
table-kind-station-upgraded = stations upgraded
table-kind-master-appointed = station masters
table-kind-master-gained = station masters from beside the board
table-kind-piece-placed = pieces placed in towns
table-kind-tile-gained = hazards and teepees taken
table-kind-tile-placed = hazards and teepees placed
table-kind-chose-secretly = secret choices
table-kind-choices-revealed = revealed choices
table-kind-number-bid = bids of a number
table-kind-packets-passed = passed packets
table-kind-packets-left = remaining packets
table-kind-triggered = triggers
table-kind-worker-offered = workers in the job market
table-kind-token-advanced = job market token
table-kind-disc-placed = discs placed
table-kind-delivered = deliveries
