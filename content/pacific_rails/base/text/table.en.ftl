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

## The rows of options: what tells them apart comes first. Of each verb, what it is called in a row.

row-gather = gather { $resource }
row-gain = +{ JOIN($goods, last: "comma") }
row-gain-any = +{ $number } of your choice
row-pay = −{ JOIN($goods, last: "comma") }
row-return-surplus = return what you cannot hold
row-return-good = { $good ->
    [railway] 1 railway tile
    [tunnel] 1 tunnel tile
    [bridge] 1 bridge tile
   *[other] { AMOUNT(1, $good) }
}
row-score = { AMOUNT($amount, "point") }
row-repeat-for-bonus = { $effect } (again for each bonus)
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect
    .freely = effect
row-move-worker = a worker
row-place-worker = { $spot }: { $note ->
    [none] place a worker
   *[other] { $note }
}
row-take-worker = { $note ->
    [none] take back: { $spot }
   *[other] take back: { $note }
}
row-table-either = { JOIN($places, last: "or") }
row-act-beside = a district beside { $spot }
row-use-district = { $district }{ $hats ->
    [0] { "" }
   *[other] { " " }· { AMOUNT($hats, "hat") }
}
row-run-train = run the train, { $specialist } first
row-run-wagon = run the train from wagon { $wagon } on
row-run-slot = slot { $slot }
row-hire = { $specialist ->
    [none] hire a specialist
   *[other] { WORD($specialist, 1) }
}{ $free ->
    [yes] {" "}· free
   *[no] { $note ->
        [none] { "" }
       *[other] { " " }· { $note }
    }
}
row-add-upgrade = { $upgrade ->
    [none] add an upgrade
   *[other] { $upgrade }
}
row-replace-upgrade = { $upgrade ->
    [none] replace one
   *[other] instead of another: { $upgrade }
}
row-lobby = use a senator
row-use-senator = { $senator ->
    [none] use a senator
   *[other] { $note ->
        [none] { $senator }
       *[other] { $note } · { $senator }
    }
}
row-bound-slid = 1 { WORD($noun, 1) } per senator
    .alone = 1 per senator
row-reset-senators = reset the senators
row-build-house = { $row ->
    [none] { $district ->
        [none] build a house
       *[other] { $district }
    }
   *[other] row of { $row }
}
row-build-station = { $row ->
    [none] { $city ->
        [none] build a station
       *[other] { $city }
    }
   *[other] row of { $row }
}
row-build-telegraph = { $city ->
    [none] build a telegraph office
   *[other] { $city }{ $note ->
        [none] { "" }
       *[other] { " " }· { $note }
    }
}
row-table-points = +{ $points }★
row-lay-track = { LENGTH($route) ->
    [0] lay track
   *[other] { $building ->
        [none] { LAST($route) }{ $note ->
            [none] { "" }
           *[other] { " " }· { $note }
        }
        [station] a train station in { LAST($route) }
       *[telegraph] a telegraph office in { LAST($route) }
    }
}
row-open-slot = { $row ->
    [none] open a slot
   *[other] row of { $row }
}
row-place-locomotive = { $space ->
    [none] place a locomotive
   *[other] { $space }
}
row-every-player = every player: { $effect }
row-other-players = { $who }: { $effect }
row-players-with = { $who } { $need }: { $effect }
row-another-player = { $number ->
    [none] another player
   *[other] player { $number }
}: { $effect }
row-when-you = whenever { you } { happens }: { $effect }
row-when-others = whenever { whoever } { happens }: { $effect }
whoever = { $who ->
    [any-player] any player
   *[another-player] another player
}
row-trigger-done = after this

## What a decision asks

ask-gather = Gather { $resource }?
ask-gain-any = What do you take ({ $number })?
ask-return-surplus = Your cargo is full: what goes back?
ask-move-worker = Where do you place a worker, or take one back?
ask-act-beside = Which district do you use?
ask-use-district = How do you use { $district }?
ask-hire = Whom do you hire?
ask-run-train = Where does your train begin to run?
ask-run-wagon = Which specialist acts next?
ask-add-upgrade = Which upgrade do you add?
ask-replace-upgrade = Which upgrade replaces the one there?
ask-lobby = Use a senator as your action?
ask-use-senator = Which senator do you use?
ask-build-house = { $district ->
    [none] In which district do you build a house?
   *[other] From which row does the house come?
}
ask-build-station = { $city ->
    [none] In which city do you build a station?
   *[other] From which row does the station come?
}
ask-build-telegraph = In which city do you build a telegraph office?
ask-lay-track = { LENGTH($route) ->
    [0] Where does your track begin?
   *[other] Where does your track go from { LAST($route) }?
}
ask-open-slot = Which row of your board gets one more open slot?
ask-place-locomotive = Where does your locomotive start?
ask-repeat-for-bonus = { $effect }?
    .freely = effect
ask-every-player = Every player: { $effect }?
    .freely = effect
ask-other-players = { $who }: { $effect }?
    .freely = effect
ask-players-with = { $who } { $need }: { $effect }?
    .freely = effect
ask-another-player = Which player does this: { $effect }?
    .freely = effect

## What things are called in a row

row-name-wood-n = upgrade “{ $n } wood”
row-name-iron-n = upgrade “{ $n } iron”
row-name-gunpowder-n = upgrade “{ $n } gunpowder”
row-name-money-n = upgrade “{ $n } money”
row-name-any-n = upgrade “{ $n } of your choice”
row-name-gather-wood = gather wood
row-name-gather-iron = gather iron
row-name-gather-gunpowder = gather gunpowder
row-name-gather-money = gather money
row-name-train-crew = run the train with the crew
row-name-train-miner = run the train with the miner
row-name-train-engineer = run the train with the engineer
row-name-train-financier = run the train with the financier
row-name-town-centre = centre of the town
row-name-sn = { $n }
row-name-rncn = square r{ $n } c{ $n2 }
