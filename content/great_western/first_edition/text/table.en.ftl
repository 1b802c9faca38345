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
event-supply-ended = found no more { WORD($piece, 2) } in the supply
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
event-worker-laid-off = laid off { AMOUNT(1, $worker) }
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
table-supply = supply
table-towns = towns
table-certificates = certificates
table-steps = steps
table-engine = engine
table-where = at
table-place = place
table-hand = hand
table-deck = deck
table-tasks = tasks
table-built = built
table-won-tiles = tiles
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

## The rows of options: what tells them apart comes first. Of each verb, what it is called in a row.

table-note-value = value { $value }
row-gain-dollars = +${ AMOUNT($amount) }
row-pay-dollars = −${ AMOUNT($amount) }
row-discard = { $inside ->
    [sentence] { some-cards }
   *[other] discard { some-cards }
}
some-cards = { $amount ->
    [1] { WORD($card, 1) }
   *[other] { AMOUNT($amount, $card) }
}
row-discard-same = discard { AMOUNT($number, "cattle-card", "of one breed") }
row-draw = { $inside ->
    [sentence] draw { AMOUNT($amount, "card") }
   *[other] draw { AMOUNT($amount) }
}
row-draw-to = draw up to { $limit }
row-discard-to = discard down to { $limit }
row-remove-cards = { $inside ->
    [sentence] { some-cards }
   *[other] remove { some-cards } from the game
}
row-advance = certificates{ $amount ->
    [1] {" "}+1
    [2] {" "}+2
    [3] {" "}+3
   *[other] , { $amount } more
}
by-how-many = { $amount ->
    [1] +1
    [2] +2
    [3] +3
   *[other] { AMOUNT($amount) }
}
row-advance-to-limit = certificate marker to its limit
row-gain-objective = { $which ->
    [none] take an objective card
    [from-stack] top card of the stack
   *[other] { $note ->
        [none] { $which }
       *[other] { $note }
    }
}
row-play-objectives = play objective cards
row-play = play: { $note ->
    [none] { $objective }
   *[other] { $note }
}
row-move-engine = engine { by-how-many }
row-move-engine-back = engine back { AMOUNT($spaces) }{ $or-more ->
    [yes] {" "}or more
   *[no] { "" }
}
row-engine-to = { $track }
row-engine-back-to = { $track }
row-upgrade-station = upgrade a station
row-upgrade = { $station } · { $note }
row-appoint-master = appoint a station master
row-appoint = { WORD($worker, 1) }
row-draft-master = { $master ->
    [none] take a station master, without its action
   *[other] { $master }
}
row-gain-master = { $master ->
    [none] take a station master
   *[other] { $master }
}
row-move-cattleman = ride { AMOUNT($amount) }{ $free ->
    [yes] , no fees
   *[no] { "" }
}
row-ride = { $note }
row-return-to-start = back to the start of the trail
row-use-location = act there
row-act = actions of { $tile }
row-use-adjacent = { $space ->
    [none] use an adjacent building
   *[other] { $space }
}
row-trade = trade
row-trade-at = { $note }
row-remove-hazard = remove a hazard
row-remove-hazard-at = { $note }
row-use-auxiliary = { $single ->
    [yes] single auxiliary action
   *[no] auxiliary action
}
row-auxiliary = { $note ->
    [none] { $aux }
   *[other] { $note } · { $double ->
        [yes] double auxiliary
       *[no] auxiliary
    }
}
row-hire-worker = { SIGN($printed) ->
    [minus] hire a worker for ${ ABS($printed) } more
    [plus] hire a worker for ${ $printed } less
   *[none] hire a worker
}
row-hire = { WORD($worker, 1) } · −${ $price }, row { $row }
row-end-game = end the game
row-place-building = { $price ->
    [0] build for nothing
   *[other] build for ${ $price } per craftsman
}
row-place-building-in = build { at-place } · { $price ->
    [0] free
   *[other] ${ $price } each
}
row-place-tile-in = { $tile } { at-place }
at-place = { $place ->
    [woods] in the woods
   *[other] on “{ WORD($place, 1) }”
}
row-place-tile = { $tile } · { $note }
row-place-on = { $space } · { $price ->
    [0] free
   *[other] −${ $price }
}
row-buy-cattle = buy cattle
row-buy-with-others = buy cattle, without { AMOUNT($spared, "worker") }
row-buy = { number-of-cards } · −${ $price }{ $note ->
    [none] { "" }
   *[other] , { $note }
}
number-of-cards = { $number ->
    [1] { WORD($card, 1) }
   *[other] { AMOUNT($number, $card) }
}
row-take-cattle = { number-of-cards } from the market
row-take-from-stack = { number-of-cards } from the open stack
row-add-cattle = add { AMOUNT($number, "card") } to the market
row-fill-market = fill the cattle market
row-foresee = foresight { $spot }
row-take-tile = { $spot }: { WORD($tile, 1) }{ $note ->
    [none] { "" }
   *[other] { $note }
}
row-refill-foresight = refill the foresight spaces
row-take-income = { $certificates ->
    [none] income
    [0] +${ income-value } · no certificate used
   *[other] +${ income-value } · { AMOUNT($certificates, "certificate") } used
}
income-value = { $note ->
    [none] ?
   *[other] { $note }
}
row-table-note-value = { $value }
row-reveal-hand = { $certificates ->
    [none] reveal the hand
    [0] value { income-value } · no certificate used
   *[other] value { income-value } · { AMOUNT($certificates, "certificate") } used
}
row-discard-hand = discard the hand
row-deliver = deliver, value up to { $value }
row-deliver-to = { $city }{ $note ->
    [none] { "" }
   *[other] { " " }· { $note }
}
row-collect-links = links of { $city }
row-pay-transport = transport to { $city }
row-place-disc = a disc on { $target }
row-clear-disc = { $disc }{ $note ->
    [none] { "" }
   *[other] { " " }· { $note }
}
row-move-disc = from { $station }
row-gain-piece = +{ AMOUNT($amount, $piece) }
row-pay-piece = −{ AMOUNT($amount, $piece) }
row-lose-certificates = −{ AMOUNT($amount, "certificate") }
row-lose-pieces = −{ AMOUNT($amount, $piece) }
row-lay-off = lay off { $kind } · { $place ->
    [box] game box
   *[job-market] job market
}
row-place-pieces = place { AMOUNT($amount, $piece) }
row-place-in = { $town }
row-spend = use an { WORD($piece, 1) }
row-requirement-met = requirement met
row-follow-card = the next turn card
row-specialize = { $worker ->
    [none] specialize
   *[other] { WORD($worker, 1) }
}
row-employ = { $worker ->
    [none] take a worker
   *[other] { WORD($worker, 1) }
}
row-turn-up-event = turn up an event
row-bid-up-to = bid up to { $limit }
row-bid-of = bid { $price }
row-bid-dollars = bid up to ${ $limit }
row-pay-bid = pay your bid
row-order-by-bids = turn order by the bids
row-bid = bid for the turn order
row-bid-for = place { $place } for { $price }
row-draft = draft { AMOUNT($picks, "objective-card") }
row-draft-card = { $objective ->
    [none] draft a card
   *[other] { $note ->
        [none] { $objective }
       *[other] { $note }
    }
}
row-pass-packets = pass the packets
row-every-player = every player: { $effect }
row-other-players = { $who }: { $effect }
row-players-with = { $who } { $need }: { $effect }
row-another-player = { $number ->
    [none] another player
   *[other] player { $number }
}: { $effect }
row-each-secretly = all secretly: { $effect }
row-choose-secretly = secretly: { $effect }
row-reveal-choices = reveal all choices
row-as-chosen = { $option }
row-take-dollars = +${ AMOUNT($amount) } from { $who }
row-take-from-players-with = +${ AMOUNT($amount) } from players with { $need }
row-take-from = { $number ->
    [none] +${ AMOUNT($amount) } from another player
   *[other] player { $number } · +${ AMOUNT($amount) }
}
row-give-cards = { $number ->
    [none] give { AMOUNT($amount, $card) } to another player
   *[other] player { $number } · { AMOUNT($amount, $card) }
}
row-that-player = that player: { $effect }
row-take-from-that-player = +${ AMOUNT($amount) } from that player
row-give-to-that-player = give { AMOUNT($amount, $card) } to that player
row-take-pieces = { $number ->
    [none] +{ AMOUNT($amount, $piece) } from { $who }
   *[other] player { $number } · +{ AMOUNT($amount, $piece) }
}
row-when-you = whenever { you } { happens }: { $effect }
row-when-you-gain = whenever { you } { gains-pieces }: { $effect }
row-when-others = whenever { whoever } { happens }: { $effect }
row-when-others-gain = whenever { whoever } { gains-pieces }: { $effect }
whoever = { $who ->
    [any-player] any player
   *[another-player] another player
}
row-trigger-done = after this

## What a decision asks

ask-discard = { $amount ->
    [1] { $card ->
        [card] Which card do you discard?
       *[other] Discard { AMOUNT($amount, $card) }: which?
    }
   *[other] Discard { AMOUNT($amount, $card) }: which?
}
ask-discard-same = Which { $number } cards of one breed do you discard?
ask-discard-to = Which card do you discard, down to { $limit }?
ask-draw = How many cards do you draw?
ask-draw-to = Draw cards now, or use something first?
ask-remove-cards = Which card leaves the game?
ask-advance = How far does your certificate marker go?
ask-advance-to-limit = Move your certificate marker now?
ask-gain-objective = Which objective card do you take?
ask-play-objectives = Play an objective card?
ask-move-engine = How far does your engine go ({ AMOUNT($amount) })?
ask-move-engine-back = How far back does your engine go?
ask-upgrade-station = Which station do you upgrade?
ask-upgrade = Upgrade { $station }?
ask-appoint-master = Who becomes the station master?
ask-draft-master = Which station master do you take, without its action?
ask-gain-master = Which station master do you take?
ask-move-cattleman = { $free ->
    [yes] Where do you ride, without fees ({ AMOUNT($amount, "step") })?
   *[no] { $short ->
        [yes] Where do you ride ({ AMOUNT($amount, "step") })?
       *[no] Where do you ride?
    }
}
ask-use-location = Use where you stop?
ask-act = { LENGTH($left) ->
    [0] { $how ->
        [use] { $tile-kind ->
            [private-building] Another player’s building: take one auxiliary action?
           *[other] { $tile }: take one auxiliary action?
        }
       *[other] { $tile }: play an objective card?
    }
   *[other] { $how ->
        [use] What do you do at { $tile }?
        [copy] Which copied action at { $tile }?
       *[continue] What else do you do at { $tile }?
    }
}
stop-act = nothing more here
ask-use-adjacent = Which adjacent building do you use?
ask-trade = Which teepee do you trade for?
ask-remove-hazard = Which hazard do you remove?
ask-use-auxiliary = Which auxiliary action?
ask-hire-worker = { SIGN($printed) ->
    [minus] Whom do you hire, for ${ ABS($printed) } more?
    [plus] Whom do you hire, for ${ $printed } less?
   *[none] Whom do you hire?
}
ask-place-building-in = Which building do you place { at-place }?
ask-place-tile-in = Where do you place { $tile }, { at-place }?
ask-place-building = { $price ->
    [0] Which building do you place, for nothing?
   *[other] Which building do you place (${ $price } per craftsman)?
}
ask-place-tile = Where do you place { $tile }?
ask-buy-cattle = Which cattle do you buy?
ask-buy-with-others = Which cattle do you buy?
ask-take-cattle = Which card do you take from the market?
ask-take-from-stack = Take { number-of-cards } from the open stack?
ask-foresee = Foresight: which tile from each space?
ask-take-income = Income: how many certificates do you use?
ask-reveal-hand = Your hand counts: how many certificates do you use?
ask-deliver = Where do you deliver (value up to { $value })?
ask-collect-links = Which link of { $city } first?
ask-place-disc = Which disc goes to { $target }?
ask-move-disc = Which disc goes to { $target }?
ask-gain-piece = Take { AMOUNT($amount, $piece) }?
ask-pay-piece = Hand in { AMOUNT($amount, $piece) }?
ask-lose-certificates = Lose { AMOUNT($amount, "certificate") }?
ask-lose-pieces = Lose { AMOUNT($amount, $piece) }?
ask-lay-off = Which worker do you lay off?
ask-place-pieces = Where do you place { AMOUNT($amount, $piece) }?
ask-specialize = Which kind of worker is your specialty?
ask-employ = Which worker do you take?
ask-bid-dollars = How many dollars do you bid (up to ${ $limit })?
ask-pay-bid = Pay your bid?
ask-bid-up-to = How much do you bid (up to { $limit })?
ask-bid = Which place in the turn order, and for how much?
ask-draft = Which objective card do you draft?
ask-draft-card = Which objective card do you draft?
ask-every-player = Every player: { $effect }?
    .freely = effect
ask-other-players = { $who }: { $effect }?
    .freely = effect
ask-players-with = { $who } { $need }: { $effect }?
    .freely = effect
ask-another-player = Which player does this: { $effect }?
    .freely = effect
ask-each-secretly = All choose secretly: { $effect }?
    .freely = effect
ask-choose-secretly = Choose secretly: { $effect }?
    .freely = effect
ask-take-dollars = Take ${ AMOUNT($amount) } from { $who }?
ask-take-from = From whom do you take ${ AMOUNT($amount) }?
ask-that-player = that player: { $effect }?
    .freely = effect
ask-take-from-that-player = Take ${ AMOUNT($amount) } from that player?
ask-give-to-that-player = Give { AMOUNT($amount, $card) } to that player?
ask-take-pieces = Which player do you take { AMOUNT($amount, $piece) } from?
ask-give-cards = To whom do you give { AMOUNT($amount, $card) }?
stop-play-objectives = keep your objective cards
stop-draw-to = draw cards

## What things are called in a row

row-name-card = { $number ->
    [one] card
   *[other] cards
}
row-noun-cattle-card = cattle
row-name-jersey = Jersey
row-name-guernsey = Guernsey
row-name-black-angus = Black Angus
row-name-dutch-belt = Dutch Belt
row-name-holstein = Holstein
row-name-brown-swiss = Brown Swiss
row-name-ayrshire = Ayrshire
row-name-west-highland = West Highland
row-name-west-highland-n = West Highland ({ $n } points)
row-name-texas-longhorn = Texas Longhorn
row-name-texas-longhorn-n = Texas Longhorn ({ $n } points)
row-name-cattle-of-value-n = cattle of value { $n }
row-count-cattle = { WORD($argument, $number) }
row-count-own-building = { $number ->
    [one] building
   *[other] buildings
}
row-count-own-station = { $number ->
    [one] station
   *[other] stations
}
row-count-hazard = { $number ->
    [one] hazard
   *[other] hazards
}
row-name-green-teepee = { $number ->
    [one] green teepee
   *[other] green teepees
}
row-name-blue-teepee = { $number ->
    [one] blue teepee
   *[other] blue teepees
}
row-name-flood-green-n = flood, { $n } points, green hand
row-name-flood-black-n = flood, { $n } points, black hand
row-name-drought-green-n = drought, { $n } points, green hand
row-name-drought-black-n = drought, { $n } points, black hand
row-name-rockfall-green-n = rockfall, { $n } points, green hand
row-name-rockfall-black-n = rockfall, { $n } points, black hand
row-name-building-a = A
row-name-building-b = B
row-name-building-c = C
row-name-building-d = D
row-name-building-e = E
row-name-building-f = F
row-name-building-g = G
row-name-na = { $n }a
row-name-nb = { $n }b
row-name-dollar-auxiliary = “dollars”
row-name-card-auxiliary = “cards”
row-name-certificate-auxiliary = “certificates”
row-name-engine-auxiliary = “engine”
row-name-remove-auxiliary = “removing cards”
row-name-disc-aux-dollar = “dollars”
row-name-disc-aux-draw = “cards”
row-name-disc-aux-certificate-n = disc { $n } of “certificates”
row-name-disc-aux-engine-n = disc { $n } of “engine”
row-name-disc-aux-remove-n = disc { $n } of “removing cards”
row-name-disc-certificate-n = “{ $n } certificates”
row-name-disc-step-n = disc { $n } of the steps
row-name-disc-hand-n = disc { $n } of the hand
row-name-exchange-token = { $number ->
    [one] exchange token
   *[other] exchange tokens
}
row-name-flood-n = flood
row-name-drought-n = drought
row-name-rockfall-n = rockfall
row-name-teepee-n = teepee
row-name-station-n = station { $n }
row-table-printed-space = { $label }

## What stands behind them there

row-table-objective = { $needs }: { $points }{ $penalty ->
    [0] { "" }
   *[other] /−{ $penalty }
}{ $action ->
    [none] { "" }
   *[other] {" "}· { $action }
}
row-table-points = { SIGN($points) ->
    [minus] −{ ABS($points) }★
   *[plus] +{ $points }★
}
row-table-note-ride = { $end } · { AMOUNT($steps, "step") }{ $owner ->
    [none] { "" }
   *[other] , of { $owner }
}{ $fees ->
    [0] { "" }
   *[other] , −${ $fees }
}
row-table-note-ride-to = { $end } · { AMOUNT($steps, "step") }{ $fees ->
    [0] { "" }
   *[other] , −${ $fees }
}{ $owner ->
    [none] : { $actions }
   *[other] , of { $owner }: one auxiliary action
}
row-table-note-buyers = { $number } { $worker }
row-table-note-trade = { SIGN($dollars) ->
    [minus] { $tile } · −${ ABS($dollars) }
   *[plus] { $tile } · +${ $dollars }
}
row-table-note-opens = opens the action
row-table-note-price = −${ $price }, { row-table-points }
row-table-note-transport = −${ $dollars } transport
row-table-note-laid = { $space ->
    [none] {" "}· out of the game
   *[other] { "" }
}
