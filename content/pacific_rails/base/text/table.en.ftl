### What is said at a table in English: what happened, and what stands around the options.

## What happened

name-rules = the rules of the game
event-triggered = used { $thing } after { $trigger }
event-worker-placed = placed a worker on { $spot }
event-worker-taken = took a worker back from { $spot }
event-workers-returned = got back { table-workers-many } with { AMOUNT($hats, "hat") }
event-hats-used = used { AMOUNT($hats, "hat") }
event-goods-gained = gained { goods }
event-goods-paid = paid { goods }
goods = { $goods ->
    [none] nothing
   *[other] { JOIN($goods, between: "comma", last: "and") }
}
event-good-returned = had no room for { AMOUNT(1, $good) }
event-points-scored = scored { AMOUNT($points, "point") }
event-specialist-hired = hired { AMOUNT(1, $specialist) } for wagon { $wagon }
event-wagon-gained = got wagon { $wagon }
event-upgrade-added = { $replaced ->
    [none] added the { $upgrade }
   *[other] added the { $upgrade }, replacing the { $replaced }
}
event-senator-used = used the { $senator }
event-senators-reset = reset { $senators ->
    [one] 1 senator
   *[other] { $senators } senators
}
event-house-built = built a house in { $district }
event-station-built = built a train station in { $city }
event-telegraph-built = built a telegraph office in { $city }
event-slot-opened = left a slot of the row of { $row } open
event-locomotive-placed = placed a locomotive on { $space }
event-track-laid = { $spaces ->
    [none] laid no track
   *[other] laid track on { JOIN($spaces, between: "comma", last: "and") }
}
event-locomotive-moved = moved a locomotive from { $before } to { $after }
event-line-completed = completed the line across the map
table-workers-many = { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}

## The table in words

table-track = track
table-stations = train stations
table-locomotives = locomotives
table-houses = districts and houses
table-on-top = on top
table-down = down
table-specialists = specialists
table-upgrades = upgrades
table-supply = supply
table-goals = goals
table-score = points
table-workers = workers
table-hats = hats
table-room = room
table-offices = offices
table-train = train
table-crossed = the map has been crossed

## What an option brings

table-either = { JOIN($places, last: "or") }
table-to-lay = { $number } to lay

## A picture in words

table-standing-goals = Goals: { JOIN($goals, last: "comma") }. Senators down: { $senators ->
    [none] none
   *[other] { JOIN($senators, last: "comma") }
}.
table-standing-supply = Supply: { goods }; specialists: { $specialists ->
    [none] none
   *[other] { JOIN($specialists, last: "comma") }
}.
table-standing-track = Track: { $track ->
    [none] none
   *[other] { JOIN($track, last: "comma") }
}.
table-on-space = { $tile } on { $space }
table-standing-seat = { $seat }: { AMOUNT($points, "point") }; cargo: { goods }; train of { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
}: { $train ->
    [none] empty
   *[other] { JOIN($train, last: "comma") }
}; { AMOUNT($hats, "hat") }.
table-standing-pieces = { $seat } has left: houses { $houses ->
    [none] none
   *[other] { JOIN($houses, last: "comma") }
}; telegraph offices { $telegraphs }; and on the board: { $places ->
    [none] nothing
   *[other] { JOIN($places, last: "comma") }
}.
table-worker-at = worker on { $place }
table-top-at = worker on top of { $place }
table-house-at = house in { $place }
table-station-at = train station in { $place }
table-office-at = telegraph office in { $place }
table-locomotive-at = locomotive on { $place }

## Other names

name-plains = plains
name-hills = hills
name-rivers = rivers
name-mountains = mountains

## Pictures

table-house = house
table-senator-down = down
table-worker-on-top = worker of { $seat } on top
table-track-shortest = { table-points } on the shortest route to a new city
table-track-other = { table-points } for any other track tile
table-building-passed = { table-points } to the owner of each building that is passed
table-coast-to-coast = { table-points } from coast to coast

## A replay in a browser

table-panel-map = Map
table-panel-town = Town
table-panel-congress = Congress and supply
table-kind-triggered = triggers
table-kind-worker-placed = workers placed
table-kind-workers-returned = workers taken back
table-kind-goods-gained = goods gained
table-kind-goods-paid = goods paid
table-kind-points-scored = points scored
table-kind-specialist-hired = specialists hired
table-kind-wagon-gained = wagons
table-kind-upgrade-added = wagon upgrades
table-kind-senator-used = senators
table-kind-house-built = houses
table-kind-station-built = train stations
table-kind-telegraph-built = telegraph offices
table-kind-track-laid = track laid
table-kind-locomotive-moved = locomotive moves
