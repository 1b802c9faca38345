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
table-senator-down = beneden
table-worker-on-top = werker van { $seat } bovenop
table-track-shortest = { table-points } op het kortste pad naar een nieuwe stad
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

## De rijen met opties: voorop staat wat ze onderscheidt. Van elk werkwoord hoe het in een rij heet.

row-gather = vergaar { $resource }
row-gain = +{ JOIN($goods, last: "comma") }
row-gain-any = +{ $number } naar keuze
row-pay = −{ JOIN($goods, last: "comma") }
row-return-surplus = teruggeven wat niet past
row-return-good = { $good ->
    [railway] 1 spoortegel
    [tunnel] 1 tunneltegel
    [bridge] 1 brugtegel
   *[other] { AMOUNT(1, $good) }
}
row-score = { AMOUNT($amount, "point") }
row-repeat-for-bonus = { $effect } (nog eens per bonus)
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect
    .freely = effect
row-move-worker = een werker
row-place-worker = { $spot }: { $note ->
    [none] werker plaatsen
   *[other] { $note }
}
row-take-worker = { $note ->
    [none] terug: { $spot }
   *[other] terug: { $note }
}
row-table-either = { JOIN($places, last: "or") }
row-act-beside = een district naast { $spot }
row-use-district = { $district }{ $hats ->
    [0] { "" }
   *[other] { " " }· { AMOUNT($hats, "hat") }
}
row-run-train = trein activeren, { $specialist } eerst
row-run-wagon = trein vanaf wagon { $wagon }
row-run-slot = plaats { $slot }
row-hire = { $specialist ->
    [none] specialist aannemen
   *[other] { WORD($specialist, 1) }
}{ $free ->
    [yes] {" "}· gratis
   *[no] { $note ->
        [none] { "" }
       *[other] { " " }· { $note }
    }
}
row-add-upgrade = { $upgrade ->
    [none] upgrade erbij
   *[other] { $upgrade }
}
row-replace-upgrade = { $upgrade ->
    [none] een vervangen
   *[other] in plaats van een andere: { $upgrade }
}
row-lobby = senator gebruiken
row-use-senator = { $senator ->
    [none] senator gebruiken
   *[other] { $note ->
        [none] { $senator }
       *[other] { $note } · { $senator }
    }
}
row-bound-slid = 1 { WORD($noun, 1) } per senator
    .alone = 1 per senator
row-reset-senators = senatoren terugzetten
row-build-house = { $row ->
    [none] { $district ->
        [none] huis bouwen
       *[other] { $district }
    }
   *[other] rij van { $row }
}
row-build-station = { $row ->
    [none] { $city ->
        [none] station bouwen
       *[other] { $city }
    }
   *[other] rij van { $row }
}
row-build-telegraph = { $city ->
    [none] telegraafkantoor bouwen
   *[other] { $city }{ $note ->
        [none] { "" }
       *[other] { " " }· { $note }
    }
}
row-table-points = +{ $points }★
row-lay-track = { LENGTH($route) ->
    [0] rails leggen
   *[other] { $building ->
        [none] { LAST($route) }{ $note ->
            [none] { "" }
           *[other] { " " }· { $note }
        }
        [station] een treinstation in { LAST($route) }
       *[telegraph] een telegraafkantoor in { LAST($route) }
    }
}
row-open-slot = { $row ->
    [none] een plaats vrijmaken
   *[other] rij van { $row }
}
row-place-locomotive = { $space ->
    [none] locomotief plaatsen
   *[other] { $space }
}
row-every-player = alle spelers: { $effect }
row-other-players = { $who }: { $effect }
row-players-with = { $who } { $need }: { $effect }
row-another-player = { $number ->
    [none] een andere speler
   *[other] speler { $number }
}: { $effect }
row-when-you = telkens als { je } { gebeurt }: { $effect }
row-when-others = telkens als { wie-ook } { gebeurt }: { $effect }
wie-ook = { $who ->
    [any-player] een speler
   *[another-player] een andere speler
}
row-trigger-done = hierna

## Wat een beslissing vraagt

ask-gather = Vergaar je { $resource }?
ask-gain-any = Wat neem je ({ $number })?
ask-return-surplus = Je cargo is vol: wat gaat terug?
ask-move-worker = Waar plaats je een werker, of neem je er een terug?
ask-act-beside = Welk district gebruik je?
ask-use-district = Hoe gebruik je { $district }?
ask-hire = Wie neem je aan?
ask-run-train = Waar begint je trein te rijden?
ask-run-wagon = Welke specialist is aan de beurt?
ask-add-upgrade = Welke upgrade voeg je toe?
ask-replace-upgrade = Welke upgrade komt in plaats van een andere?
ask-lobby = Een senator gebruiken als actie?
ask-use-senator = Welke senator gebruik je?
ask-build-house = { $district ->
    [none] In welk district bouw je een huis?
   *[other] Uit welke rij komt het huis?
}
ask-build-station = { $city ->
    [none] In welke stad bouw je een station?
   *[other] Uit welke rij komt het station?
}
ask-build-telegraph = In welke stad bouw je een telegraafkantoor?
ask-lay-track = { LENGTH($route) ->
    [0] Waar begin je met rails leggen?
   *[other] Waar gaan de rails heen vanaf { LAST($route) }?
}
ask-open-slot = Welke rij van je tableau krijgt een plaats meer?
ask-place-locomotive = Waar begint je locomotief?
ask-repeat-for-bonus = { $effect }?
    .freely = effect
ask-every-player = Alle spelers: { $effect }?
    .freely = effect
ask-other-players = { $who }: { $effect }?
    .freely = effect
ask-players-with = { $who } { $need }: { $effect }?
    .freely = effect
ask-another-player = Welke speler doet dit: { $effect }?
    .freely = effect

## Hoe dingen in een rij heten

row-name-wood-n = upgrade “{ $n } hout”
row-name-iron-n = upgrade “{ $n } ijzer”
row-name-gunpowder-n = upgrade “{ $n } buskruit”
row-name-money-n = upgrade “{ $n } geld”
row-name-any-n = upgrade “{ $n } naar keuze”
row-name-gather-wood = vergaar hout
row-name-gather-iron = vergaar ijzer
row-name-gather-gunpowder = vergaar buskruit
row-name-gather-money = vergaar geld
row-name-train-crew = trein activeren met de ploeg
row-name-train-miner = trein activeren met de mijnwerker
row-name-train-engineer = trein activeren met de ingenieur
row-name-train-financier = trein activeren met de geldschieter
row-name-town-centre = midden van de stad
row-name-sn = { $n }
row-name-rncn = vak r{ $n } c{ $n2 }
