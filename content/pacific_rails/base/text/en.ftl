### The words of the base game in English.

## The player whose effects are said, in other words than those of every game.

ends = { $subject ->
    [you] { "" }
    [they] { "" }
   *[other] s
}

## Cargo and points

gather = { who }gather{ s } { $resource }
gain = { who }gain{ s } { JOIN($goods, between: "comma", last: "and") }
gain-any = { who }gain{ s } { $number } { of-which } of { your } choice ({ JOIN(WORD($kinds), between: "comma", last: "either") })
of-which = { $number ->
    [one] { $kinds ->
        [railway] track tile
       *[some] resource
    }
   *[other] { $kinds ->
        [railway] track tiles
       *[some] resources
    }
}
pay = { who }pay{ s } { JOIN($goods, between: "comma", last: "and") }
return-surplus = { who }return{ s } to the supply what { your } cargo cannot hold
return-good = { who }return{ s } { AMOUNT(1, $good) } to the supply
score = { who }score{ s } { AMOUNT($amount, "point") }
repeat-for-bonus = { $effect ->
    [compound] { $inside ->
        [exchange-reward] { $effect }, { at-most-with-bonus }
        [sentence] { $effect }; { at-most-with-bonus }
        [both-parts] { $effect }; { at-most-with-bonus }
       *[other] { at-most-with-bonus }, { $effect }
    }
   *[simple] { $effect } ({ at-most-with-bonus })
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect if-effect unless-effect under-effect
    .freely = effect
at-most-with-bonus = once, and once more for each action bonus

## The town

move-worker = { who }place{ s } 1 of { your } workers or take 1 back, for the action of 1 district beside it
place-worker = { who }place{ s } 1 worker on { $spot }
take-worker = { who }take{ s } 1 worker back from { $spot }
act-beside = { who }perform{ s } 1 district action at { $spot }
use-district = { $hats ->
    [0] { who }perform{ s } the action of { $district }
   *[other] { who }perform{ s } the action of { $district } with { AMOUNT($hats, "hat") }
}

## The train

run-train = { who }run{ s } { your } train with the { $specialist } as its foreman
run-wagon = { who }run{ s } { your } train from wagon { $wagon } on
run-slot = { who }run{ s } the specialist in slot { $slot }
hire = { $specialist ->
    [none] { who }hire{ s } 1 specialist { for-free }
   *[other] { who }hire{ s } { AMOUNT(1, $specialist) } { for-free }
}
for-free = { $free ->
    [yes] for free
   *[no] { "" }
}
add-upgrade = { $upgrade ->
    [none] { who }add{ s } 1 wagon upgrade to { your } train
   *[other] { who }add{ s } the { $upgrade } to { your } train
}
replace-upgrade = { $upgrade ->
    [none] { who }replace{ s } 1 wagon upgrade with another of the same level
   *[other] { who }replace{ s } 1 wagon upgrade with the { $upgrade }
}

## Congress

lobby = { who }spend{ s } 1 action on a senator
use-senator = { $senator ->
    [none] { who }use{ s } 1 senator
   *[other] { who }use{ s } the { $senator }
}
reset-senators = { who }reset{ s } all senators

named-slid = { $effect }
    .within = both-parts choice-arms exchange-cost exchange-reward may-effect sequence-steps
bound-slid = 1 { WORD($noun, 1) } { $rest } for each senator { you } reset{ ends }
    .alone = the number of senators { you } reset{ ends }

## Buildings and track

build-house = { $district ->
    [none] { who }build{ s } 1 house in a district { from-row }
   *[other] { who }build{ s } 1 house in { $district } { from-row }
}
build-station = { $city ->
    [none] { who }build{ s } 1 train station in a city { from-row }
   *[other] { who }build{ s } 1 train station in { $city } { from-row }
}
from-row = { $row ->
    [none] { "" }
   *[other] from { your } row of { $row }
}
build-telegraph = { $city ->
    [none] { who }build{ s } 1 telegraph office in a city
   *[other] { who }build{ s } 1 telegraph office in { $city }
}
lay-track = { LENGTH($route) ->
    [0] { who }lay{ s } track to a city { to-build }
   *[other] { who }lay{ s } track by way of { JOIN($route, between: "comma", last: "and") } { to-build }
}
to-build = { $building ->
    [station] to build 1 train station there
    [telegraph] to build 1 telegraph office there
   *[none] { "" }
}

## Before the first turn

open-slot = { $row ->
    [none] { who }open{ s } 1 more slot of { your } player board
   *[other] { who }open{ s } 1 more slot of { your } row of { $row }
}
place-locomotive = { $space ->
    [none] { who }place{ s } 1 of { your } locomotives on a start space
   *[other] { who }place{ s } 1 of { your } locomotives on start space { $space }
}

## What is counted by verbs

noun-hat = { $number ->
    [one] cowboy hat
   *[other] cowboy hats
}

## What is counted by counts: one, several, and any number of them ("for each of your ...")

count-own-station = { $number ->
    [one] train station on the map
   *[other] train stations on the map
}
count-own-telegraph = { $number ->
    [one] telegraph office on the map
   *[other] telegraph offices on the map
}
count-own-house = { $number ->
    [one] house in the districts
   *[other] houses in the districts
}
count-own-upgrade = { $number ->
    [one] upgrade on the wagons
   *[other] upgrades on the wagons
}
count-own-building = { $number ->
    [one] train station or telegraph office on the map
   *[other] train stations and telegraph offices on the map
}
count-track-tile = { $number ->
    [one] track tile in the cargo
   *[other] track tiles in the cargo
}
count-good = { WORD($argument, $number) } in the cargo
count-specialist = { WORD($argument, $number) } in the wagons
count-point = { noun-point } of the game so far
count-building-point = { noun-point } from buildings on the map
count-goal-point = { noun-point } from scoring goals

as-many-point = as many { WORD($noun) } { $rest } as { you } { have } already scored during the game
    .alone = the victory points { you } { have } already scored during the game
as-many-building-point = as many { WORD($noun) } { $rest } as { your } train stations and telegraph offices on the map are worth
    .alone = the victory points of { your } train stations and telegraph offices on the map
as-many-goal-point = as many { WORD($noun) } { $rest } as { your } scoring goals are worth
    .alone = the victory points of { your } scoring goals

## What goals and wagons ask and bring

need = { $form ->
    [compared] more { WORD($count) } than any other player{ $number ->
        [1] { "" }
       *[other] , and at least { $number },
    }
   *[other] { $number } { WORD($count, $number) }
}
about-good =
    there are { $pieces } in the game
    { $start ->
        [0] { "" }
       *[other] every player starts with { $start }
    }
about-action-space = a worker here can act in { JOIN($between, last: "or") }
about-edge = every player starts with a locomotive here
about-map-row = a row of the map, from the west coast to the east coast
about-city =
    it has room for one train station and one telegraph office, of different players
    whoever lays track to it puts one of them there
about-goal = at the end of the game, whoever has { SAY($most, form: "compared") } scores { AMOUNT($goals-points, "point") }
about-wagon =
    it has { AMOUNT($cargo, "cargo-slot") }, { AMOUNT(LENGTH($slots), "specialist-slot") } and room for 1 wagon upgrade of level { $place }
    each specialist on it acts { $place ->
        [1] once
       *[other] up to { $place } times
    } when the train is run
    { $gained ->
        [none] { "" }
       *[other] when you get it, { $gained }
    }
about-wagon-slots = { $points ->
    [0] { "" }
   *[other] whoever fills specialist slot { $place } scores { AMOUNT($points, "point") }
}
noun-cargo-slot = { $number ->
    [one] cargo slot
   *[other] cargo slots
}
noun-specialist-slot = { $number ->
    [one] specialist slot
   *[other] specialist slots
}

## Resources and track tiles

name-wood = wood
name-iron = iron
name-gunpowder = gunpowder
name-money = money
name-railway = { $number ->
    [one] railway tile
   *[other] railway tiles
}
name-tunnel = { $number ->
    [one] tunnel tile
   *[other] tunnel tiles
}
name-bridge = { $number ->
    [one] bridge tile
   *[other] bridge tiles
}

## The train

name-crew = { $number ->
    [one] crew
   *[other] crews
}
name-miner = { $number ->
    [one] miner
   *[other] miners
}
name-engineer = { $number ->
    [one] engineer
   *[other] engineers
}
name-financier = { $number ->
    [one] financier
   *[other] financiers
}
name-wagon-n = wagon { $n }
name-wood-n = wagon upgrade “{ $n } wood”
name-iron-n = wagon upgrade “{ $n } iron”
name-gunpowder-n = wagon upgrade “{ $n } gunpowder”
name-money-n = wagon upgrade “{ $n } money”
name-any-n = wagon upgrade “{ $n } resources of your choice”

## Congress

name-sen-1 = senator for wood
name-sen-2 = senator for gunpowder
name-sen-3 = senator for iron
name-sen-4 = senator for a house or an upgrade
name-sen-5 = senator for resources
name-sen-6 = senator for tiles
name-sen-7 = first senator for buildings
name-sen-8 = second senator for buildings

## The town

name-gather-wood = district “gather wood”
name-gather-iron = district “gather iron”
name-gather-gunpowder = district “gather gunpowder”
name-gather-money = district “gather money”
name-train-crew = district “run the train: crew”
name-train-miner = district “run the train: miner”
name-train-engineer = district “run the train: engineer”
name-train-financier = district “run the train: financier”
name-town-centre = district “hire specialists or lay track”
name-sn = action space { $n }

## The map

name-west = west coast
name-east = east coast
name-rn = map row r{ $n }
name-r2c2 = Reno
name-r7c2 = Bakersfield
name-r10c2 = Yuma
name-r0c5 = Boise
name-r3c5 = Elko
name-r7c5 = Flagstaff
name-r10c5 = Tucson
name-r9c7 = Santa Fe
name-r1c8 = Helena
name-r5c8 = Ogden
name-r0c10 = Bismarck
name-r10c10 = El Paso
name-r5c12 = Cheyenne
name-r9c12 = Abilene
name-r1c13 = Fargo
name-r0c15 = Duluth
name-r3c15 = Omaha
name-r7c15 = Tulsa
name-r10c15 = Houston
name-r0c18 = Milwaukee
name-r3c18 = Chicago
name-r8c18 = Memphis
name-rncn = r{ $n }c{ $n2 }

## Scoring goals, rulings and categories of the score

name-most-stations = most train stations on the map
name-most-telegraphs = most telegraph offices on the map
name-most-houses = most houses in the districts
name-most-crews = most crews in the wagons
name-most-engineers = most engineers in the wagons
name-most-miners = most miners in the wagons
name-most-financiers = most financiers in the wagons
name-most-money = most money in the cargo
name-most-iron = most iron in the cargo
name-most-wood = most wood in the cargo
name-most-gunpowder = most gunpowder in the cargo
name-most-upgrades = most upgrades on the wagons
name-remove-top-first = workers on top of districts are taken back first
name-exclusive-starts = one locomotive on each start space
name-end-without-buildings = the game ends when nobody has buildings left
name-any-free-space = workers move to any free space
name-idle-train = the train may run without an effect
name-above-own-top = an own worker on top keeps no other from a district
name-idle-senators = a senator may be used without an effect
name-replace-by-another = an upgrade is replaced by another kind only
name-unlimited-rounds = no limit of rounds
category-in-play = points during the game
category-on-the-map = buildings on the map
category-unlaid-tiles = track tiles in the cargo
category-scoring-goals = scoring goals

## Players

happens = { $event ->
    [hire] hire{ ends } a specialist
    [hires] hires a specialist
    [add-upgrade] add{ ends } a wagon upgrade
    [adds-upgrade] adds a wagon upgrade
    [use-senator] use{ ends } a senator
    [uses-senator] uses a senator
    [build-house] build{ ends } a house
    [builds-house] builds a house
    [build-station] build{ ends } a station
    [builds-station] builds a station
    [build-telegraph] build{ ends } a telegraph office
    [builds-telegraph] builds a telegraph office
    [lay-track] lay{ ends } track
    [lays-track] lays track
    [complete-line] complete{ ends } a line
   *[completes-line] completes a line
}
name-hire = a hiring
name-hires = { name-hire }
name-add-upgrade = a wagon upgrade
name-adds-upgrade = { name-add-upgrade }
name-use-senator = the use of a senator
name-uses-senator = { name-use-senator }
name-build-house = the building of a house
name-builds-house = { name-build-house }
name-build-station = the building of a station
name-builds-station = { name-build-station }
name-build-telegraph = the building of a telegraph office
name-builds-telegraph = { name-build-telegraph }
name-lay-track = the laying of track
name-lays-track = { name-lay-track }
name-complete-line = the completion of a line
name-completes-line = { name-complete-line }

## The keys of entries: what an expression under each of them is for. Plain ones say so.

key-action = { $action }
key-triggers = { $triggers }
key-score = { $score }
key-ties = { $ties }
about-hats-instead = for each hat that has no space: { $instead }
about-player-board-before = before the first turn, each player in turn order: { $before }
about-player-board-down = then, from the last player to the first: { $down }
about-player-board-up = last, from the first player to the last: { $up }
about-wagon-gained = when you get it: { $gained }
about-specialist-action = when it acts on your train: { $action }
about-price-cost = to hire one for wagon { $place }: { $cost }
about-upgrade-action = when your train is run: { $action }
about-senator-reward = when you use it: { $reward }
about-goal-most = what counts: { $most }
key-turn = each turn: { $turn }
