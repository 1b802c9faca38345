### Wat aan een tafel in het Nederlands wordt gezegd: wat er gebeurde, en wat rond de opties staat.

## Wat er gebeurde

name-rules = de spelregels
event-triggered = gebruikte { $thing } na { $trigger }
event-worker-placed = zette een werker op { $spot }
event-worker-taken = nam een werker terug van { $spot }
event-workers-returned = kreeg { table-workers-many } terug{ $hats ->
    [0] { "" }
   *[other] {" "}met { AMOUNT($hats, "hat") }
}
event-hats-used = gebruikte { AMOUNT($hats, "hat") }
event-goods-gained = ontving { goederen }
event-goods-paid = betaalde { goederen }
goederen = { $goods ->
    [none] niets
   *[other] { JOIN($goods, between: "comma", last: "and") }
}
event-good-returned = had geen plaats voor { AMOUNT(1, $good) }
event-points-scored = verdiende { AMOUNT($points, "point") }
event-specialist-hired = nam { AMOUNT(1, $specialist) } aan voor wagon { $wagon }
event-wagon-gained = kreeg wagon { $wagon }
event-upgrade-added = { $replaced ->
    [none] voegde de { $upgrade } toe
   *[other] voegde de { $upgrade } toe in plaats van de { $replaced }
}
event-senator-used = gebruikte de { $senator }
event-senators-reset = schoof { $senators ->
    [one] 1 senator
   *[other] { $senators } senatoren
} terug
event-house-built = bouwde een huis in { $district }
event-station-built = bouwde een treinstation in { $city }
event-telegraph-built = bouwde een telegraafkantoor in { $city }
event-slot-opened = liet een vakje van de rij { $row } open
event-locomotive-placed = zette een locomotief op { $space }
event-track-laid = { $spaces ->
    [none] legde geen sporen
   *[other] legde sporen op { JOIN($spaces, between: "comma", last: "and") }
}
event-locomotive-moved = verplaatste een locomotief van { $before } naar { $after }
event-line-completed = voltooide de lijn over de hele kaart
table-workers-many = { $workers ->
    [one] 1 werker
   *[other] { $workers } werkers
}

## De tafel in woorden

table-track = spoor
table-stations = treinstations
table-locomotives = locomotieven
table-houses = districten en huizen
table-on-top = bovenop
table-down = beneden
table-specialists = specialisten
table-upgrades = upgrades
table-supply = voorraad
table-goals = doelen
table-score = punten
table-workers = werkers
table-hats = hoeden
table-room = plaats
table-offices = kantoren
table-train = trein
table-crossed = de spoorweg over de kaart is klaar

## Wat een optie oplevert

table-either = { JOIN($places, last: "or") }
table-to-lay = { $number } te leggen

## Een afbeelding in woorden

table-standing-goals = Doelen: { JOIN($goals, last: "comma") }. Senatoren beneden: { $senators ->
    [none] geen
   *[other] { JOIN($senators, last: "comma") }
}.
table-standing-supply = Voorraad: { goederen }; specialisten: { $specialists ->
    [none] geen
   *[other] { JOIN($specialists, last: "comma") }
}.
table-standing-track = Sporen: { $track ->
    [none] geen
   *[other] { JOIN($track, last: "comma") }
}.
table-on-space = { $tile } op { $space }
table-standing-seat = { $seat }: { AMOUNT($points, "point") }; cargo: { goederen }; trein van { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
}: { $train ->
    [none] leeg
   *[other] { JOIN($train, last: "comma") }
}; { AMOUNT($hats, "hat") }.
table-standing-pieces = { $seat } heeft nog: huizen { $houses ->
    [none] geen
   *[other] { JOIN($houses, last: "comma") }
}; telegraafkantoren { $telegraphs }; en op het bord: { $places ->
    [none] niets
   *[other] { JOIN($places, last: "comma") }
}.
table-worker-at = werker op { $place }
table-top-at = werker bovenop { $place }
table-house-at = huis in { $place }
table-station-at = treinstation in { $place }
table-office-at = telegraafkantoor in { $place }
table-locomotive-at = locomotief op { $place }

## Andere namen

name-plains = vlaktes
name-hills = heuvels
name-rivers = rivieren
name-mountains = bergen

## Afbeeldingen

table-house = huis
table-senator-down = ligt neer
table-worker-on-top = arbeider van { $seat } erbovenop
table-track-shortest = { table-points } op de kortste route naar een nieuwe stad
table-track-other = { table-points } voor elke andere spoortegel
table-building-passed = { table-points } voor de eigenaar van elk gebouw dat wordt gepasseerd
table-coast-to-coast = { table-points } van kust tot kust

## Een spel in de browser

table-panel-map = Kaart
table-panel-town = Stadje
table-panel-congress = Congres en voorraad
table-kind-triggered = reacties
table-kind-worker-placed = gezette werkers
table-kind-workers-returned = teruggekregen werkers
table-kind-goods-gained = ontvangen grondstoffen en tegels
table-kind-goods-paid = betaalde grondstoffen
table-kind-points-scored = verdiende punten
table-kind-specialist-hired = aangenomen specialisten
table-kind-wagon-gained = wagons
table-kind-upgrade-added = wagonupgrades
table-kind-senator-used = senatoren
table-kind-house-built = huizen
table-kind-station-built = treinstations
table-kind-telegraph-built = telegraafkantoren
table-kind-track-laid = gelegde sporen
table-kind-locomotive-moved = verplaatste locomotieven
