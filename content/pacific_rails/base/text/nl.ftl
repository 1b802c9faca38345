### De woorden van het basisspel in het Nederlands.

## Wie de effecten uitvoert, in andere woorden dan die van elk spel.


## Cargo en punten

gather = { vooraan } { $resource } { achteraan }
    .verb = vergaren
gain = { vooraan } { JOIN($goods, between: "comma", last: "and") } { achteraan }
    .verb = nemen
gain-any = { vooraan } { $number } { waarvan } naar keuze ({ JOIN(WORD($kinds), between: "comma", last: "either") }) { achteraan }
    .verb = nemen
waarvan = { $number ->
    [one] { $kinds ->
        [railway] spoortegel
       *[some] grondstof
    }
   *[other] { $kinds ->
        [railway] spoortegels
       *[some] grondstoffen
    }
}
pay = { vooraan } { JOIN($goods, between: "comma", last: "and") } { achteraan }
    .verb = betalen
return-surplus = { vooraan } wat niet in { jouw } cargo past { achteraan } in de voorraad
    .verb = terugleggen
return-good = { vooraan } { AMOUNT(1, $good) } { achteraan } in de voorraad
    .verb = terugleggen
score = { vooraan } { AMOUNT($amount, "point", achteraan) }
    .verb = verdienen
repeat-for-bonus = { $form ->
    [order] { $effect ->
        [compound] { $inside ->
            [sentence] { $effect }; { hoogstens-met-bonus }
            [both-parts] { $effect }; { hoogstens-met-bonus }
           *[other] { hoogstens-met-bonus } { SAY($effect, form: "inverted") }
        }
       *[simple] { $effect } ({ hoogstens-met-bonus })
    }
   *[other] { $effect } ({ hoogstens-met-bonus })
}
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect if-effect unless-effect under-effect
    .freely = effect
hoogstens-met-bonus = eenmaal, en nog eens voor elke actiebonus

## De stad

move-worker = { vooraan } 1 van { jouw } werkers op het spelbord { achteraan } of { neem-terug }, voor de actie van 1 aangrenzend district
    .verb = zetten
neem-terug = { $form ->
    [clause] er 1 terugneemt
    [infinitive] er 1 terugnemen
    [purpose] er 1 terug te nemen
    [inverted] { $subject ->
        [you] neem je er 1 terug
       *[other] neemt { $subject } er 1 terug
    }
   *[order] { $subject ->
        [you] neem er 1 terug
       *[other] neemt er 1 terug
    }
}
place-worker = { vooraan } 1 werker op { $spot } { achteraan }
    .verb = zetten
take-worker = { vooraan } 1 werker van { $spot } { achteraan }
    .verb = terugnemen
act-beside = { vooraan } 1 districtsactie bij { $spot } { achteraan }
    .verb = uitvoeren
use-district = { $hats ->
    [0] { vooraan } de actie van { $district } { achteraan }
   *[other] { vooraan } de actie van { $district } met { AMOUNT($hats, "hat", achteraan) }
}
    .verb = uitvoeren

## De trein

run-train = { vooraan } { jouw } trein met de { $specialist } als ploegbaas { achteraan }
    .verb = activeren
run-wagon = { vooraan } { jouw } trein vanaf wagon { $wagon } { achteraan }
    .verb = activeren
run-slot = { vooraan } de specialist in vakje { $slot } { achteraan }
    .verb = activeren
hire = { $specialist ->
    [none] { vooraan } { for-free } 1 specialist { achteraan }
   *[other] { vooraan } { for-free } { AMOUNT(1, $specialist) } { achteraan }
}
    .verb = aannemen
for-free = { $free ->
    [yes] gratis
   *[no] { "" }
}
add-upgrade = { $upgrade ->
    [none] { vooraan } 1 wagonupgrade aan { jouw } trein { achteraan }
   *[other] { vooraan } de { $upgrade } aan { jouw } trein { achteraan }
}
    .verb = toevoegen
replace-upgrade = { $upgrade ->
    [none] { vooraan } 1 wagonupgrade door een andere van hetzelfde niveau { achteraan }
   *[other] { vooraan } 1 wagonupgrade door de { $upgrade } { achteraan }
}
    .verb = vervangen

## Het Congres

lobby = { vooraan } 1 actie voor een senator { achteraan }
    .verb = inzetten
use-senator = { $senator ->
    [none] { vooraan } 1 senator { achteraan }
   *[other] { vooraan } de { $senator } { achteraan }
}
    .verb = gebruiken
reset-senators = { vooraan } alle senatoren { achteraan }
    .verb = resetten

named-slid = { $effect }
    .within = both-parts choice-arms exchange-cost exchange-reward may-effect sequence-steps
bound-slid = 1 { WORD($noun, 1) } { $rest } voor elke senator die { je } reset
    .alone = het aantal senatoren dat { je } reset

## Gebouwen en sporen

build-house = { $district ->
    [none] { vooraan } 1 huis { from-row } in een district { achteraan }
   *[other] { vooraan } 1 huis { from-row } in { $district } { achteraan }
}
    .verb = bouwen
build-station = { $city ->
    [none] { vooraan } 1 treinstation { from-row } in een stad { achteraan }
   *[other] { vooraan } 1 treinstation { from-row } in { $city } { achteraan }
}
    .verb = bouwen
from-row = { $row ->
    [none] { "" }
   *[other] uit { jouw } rij { $row }
}
build-telegraph = { $city ->
    [none] { vooraan } 1 telegraafkantoor in een stad { achteraan }
   *[other] { vooraan } 1 telegraafkantoor in { $city } { achteraan }
}
    .verb = bouwen
lay-track = { LENGTH($route) ->
    [0] { vooraan } sporen naar een stad { achteraan }{ to-build }
   *[other] { vooraan } sporen via { JOIN($route, between: "comma", last: "and") } { achteraan }{ to-build }
}
    .verb = leggen
to-build = { $building ->
    [station] {" "}om daar 1 treinstation te bouwen
    [telegraph] {" "}om daar 1 telegraafkantoor te bouwen
   *[none] { "" }
}

## Voor de eerste beurt

open-slot = { $row ->
    [none] { vooraan } 1 extra vakje van { jouw } spelersbord { achteraan }
   *[other] { vooraan } 1 extra vakje van { jouw } rij { $row } { achteraan }
}
    .verb = vrijlaten
place-locomotive = { $space ->
    [none] { vooraan } 1 van { jouw } locomotieven op een startplaats { achteraan }
   *[other] { vooraan } 1 van { jouw } locomotieven op startplaats { $space } { achteraan }
}
    .verb = zetten

## Spelers

gebeurt = { $event ->
    [hire] een specialist aanneemt
    [hires] een specialist aanneemt
    [add-upgrade] een wagonupgrade toevoegt
    [adds-upgrade] een wagonupgrade toevoegt
    [use-senator] een senator gebruikt
    [uses-senator] een senator gebruikt
    [build-house] een huis bouwt
    [builds-house] een huis bouwt
    [build-station] een treinstation bouwt
    [builds-station] een treinstation bouwt
    [build-telegraph] een telegraafkantoor bouwt
    [builds-telegraph] een telegraafkantoor bouwt
    [lay-track] sporen legt
    [lays-track] sporen legt
    [complete-line] een lijn voltooit
   *[completes-line] een lijn voltooit
}
name-hire = het aannemen van een specialist
name-hires = { name-hire }
name-add-upgrade = een wagonupgrade
name-adds-upgrade = { name-add-upgrade }
name-use-senator = het gebruiken van een senator
name-uses-senator = { name-use-senator }
name-build-house = het bouwen van een huis
name-builds-house = { name-build-house }
name-build-station = het bouwen van een treinstation
name-builds-station = { name-build-station }
name-build-telegraph = het bouwen van een telegraafkantoor
name-builds-telegraph = { name-build-telegraph }
name-lay-track = het leggen van sporen
name-lays-track = { name-lay-track }
name-complete-line = het voltooien van een lijn
name-completes-line = { name-complete-line }

## Werkwoorden

verb-doorgaan = doorgaan
    .order = ga
    .third = gaat
    .particle = door
    .clause = doorgaat
    .purpose = door te gaan
verb-laten = laten
    .order = laat
    .third = laat
    .particle = { "" }
    .clause = laat
    .purpose = te laten
verb-vergaren = vergaren
    .order = vergaar
    .third = vergaart
    .particle = { "" }
    .clause = vergaart
    .purpose = te vergaren
verb-nemen = nemen
    .order = neem
    .third = neemt
    .particle = { "" }
    .clause = neemt
    .purpose = te nemen
verb-betalen = betalen
    .order = betaal
    .third = betaalt
    .particle = { "" }
    .clause = betaalt
    .purpose = te betalen
verb-terugleggen = terugleggen
    .order = leg
    .third = legt
    .particle = terug
    .clause = teruglegt
    .purpose = terug te leggen
verb-verdienen = verdienen
    .order = verdien
    .third = verdient
    .particle = { "" }
    .clause = verdient
    .purpose = te verdienen
verb-verplaatsen = verplaatsen
    .order = verplaats
    .third = verplaatst
    .particle = { "" }
    .clause = verplaatst
    .purpose = te verplaatsen
verb-zetten = zetten
    .order = zet
    .third = zet
    .particle = { "" }
    .clause = zet
    .purpose = te zetten
verb-terugnemen = terugnemen
    .order = neem
    .third = neemt
    .particle = terug
    .clause = terugneemt
    .purpose = terug te nemen
verb-uitvoeren = uitvoeren
    .order = voer
    .third = voert
    .particle = uit
    .clause = uitvoert
    .purpose = uit te voeren
verb-activeren = activeren
    .order = activeer
    .third = activeert
    .particle = { "" }
    .clause = activeert
    .purpose = te activeren
verb-aannemen = aannemen
    .order = neem
    .third = neemt
    .particle = aan
    .clause = aanneemt
    .purpose = aan te nemen
verb-toevoegen = toevoegen
    .order = voeg
    .third = voegt
    .particle = toe
    .clause = toevoegt
    .purpose = toe te voegen
verb-vervangen = vervangen
    .order = vervang
    .third = vervangt
    .particle = { "" }
    .clause = vervangt
    .purpose = te vervangen
verb-inzetten = inzetten
    .order = zet
    .third = zet
    .particle = in
    .clause = inzet
    .purpose = in te zetten
verb-gebruiken = gebruiken
    .order = gebruik
    .third = gebruikt
    .particle = { "" }
    .clause = gebruikt
    .purpose = te gebruiken
verb-resetten = resetten
    .order = reset
    .third = reset
    .particle = { "" }
    .clause = reset
    .purpose = te resetten
verb-bouwen = bouwen
    .order = bouw
    .third = bouwt
    .particle = { "" }
    .clause = bouwt
    .purpose = te bouwen
verb-leggen = leggen
    .order = leg
    .third = legt
    .particle = { "" }
    .clause = legt
    .purpose = te leggen
verb-vrijlaten = vrijlaten
    .order = laat
    .third = laat
    .particle = vrij
    .clause = vrijlaat
    .purpose = vrij te laten

## Wat werkwoorden tellen

noun-hat = { $number ->
    [one] cowboyhoed
   *[other] cowboyhoeden
}
noun-point = { $number ->
    [one] overwinningspunt
   *[other] overwinningspunten
}

## Wat geteld kan worden: een, meer, en elk aantal ("voor elk van je ...")

count-own-station = { $number ->
    [one] treinstation op de kaart
   *[other] treinstations op de kaart
}
count-own-telegraph = { $number ->
    [one] telegraafkantoor op de kaart
   *[other] telegraafkantoren op de kaart
}
count-own-house = { $number ->
    [one] huis in de districten
   *[other] huizen in de districten
}
count-own-upgrade = { $number ->
    [one] upgrade op de wagons
   *[other] upgrades op de wagons
}
count-own-building = { $number ->
    [one] treinstation of telegraafkantoor op de kaart
   *[other] treinstations en telegraafkantoren op de kaart
}
count-track-tile = { $number ->
    [one] spoortegel in de cargo
   *[other] spoortegels in de cargo
}
count-good = { WORD($argument, $number) } in de cargo
count-specialist = { WORD($argument, $number) } in de wagons
count-point = { noun-point } tijdens het spel
count-building-point = { noun-point } van gebouwen op de kaart
count-goal-point = { noun-point } van scoredoelen

as-many-point = evenveel { WORD($noun) } { $rest } als { je } tijdens het spel al { hebt } verdiend
    .alone = de overwinningspunten die { je } tijdens het spel al { hebt } verdiend
as-many-building-point = zoveel { WORD($noun) } { $rest } als { jouw } treinstations en telegraafkantoren op de kaart waard zijn
    .alone = de overwinningspunten van { jouw } treinstations en telegraafkantoren op de kaart
as-many-goal-point = zoveel { WORD($noun) } { $rest } als { jouw } scoredoelen waard zijn
    .alone = de overwinningspunten van { jouw } scoredoelen

## Wat scoredoelen en wagons vragen en opleveren

need = { $form ->
    [compared] meer { WORD($count) } heeft dan alle anderen{ $number ->
        [1] { "" }
       *[other] {" "}en ten minste { $number }
    }
   *[other] { $number } { WORD($count, $number) }
}
about-good =
    er zijn er { $pieces } in het spel
    { $start ->
        [0] { "" }
       *[other] iedere speler begint met { $start }
    }
about-action-space = een werker hier kan handelen in { JOIN($between, last: "or") }
about-edge = iedere speler begint hier met een locomotief
about-map-row = een rij van de kaart, van de westkust naar de oostkust
about-city =
    er is plaats voor één treinstation en één telegraafkantoor, van verschillende spelers
    wie er sporen naartoe legt, bouwt er een van beide
about-goal = wie aan het einde van het spel { SAY($most, form: "compared") }, verdient { AMOUNT($goals-points, "point") }
about-wagon =
    deze wagon heeft { AMOUNT($cargo, "cargo-slot") }, { AMOUNT(LENGTH($slots), "specialist-slot") } en plaats voor 1 wagonupgrade van niveau { $place }
    elke specialist erop voert zijn actie { $place ->
        [1] eenmaal
       *[other] maximaal { $place } keer
    } uit als { jouw } trein wordt geactiveerd
    { $gained ->
        [none] { "" }
       *[other] als je hem krijgt, { SAY($gained, form: "inverted") }
    }
about-wagon-slots = { $points ->
    [0] { "" }
   *[other] wie specialistenvakje { $place } bezet, verdient { AMOUNT($points, "point") }
}
noun-cargo-slot = { $number ->
    [one] cargovakje
   *[other] cargovakjes
}
noun-specialist-slot = { $number ->
    [one] specialistenvakje
   *[other] specialistenvakjes
}

## Grondstoffen en spoortegels

name-wood = hout
name-iron = ijzer
name-gunpowder = buskruit
name-money = geld
name-railway = { $number ->
    [one] spoorwegtegel
   *[other] spoorwegtegels
}
name-tunnel = { $number ->
    [one] tunneltegel
   *[other] tunneltegels
}
name-bridge = { $number ->
    [one] brugtegel
   *[other] brugtegels
}

## De trein

name-crew = { $number ->
    [one] ploeg
   *[other] ploegen
}
name-miner = { $number ->
    [one] mijnwerker
   *[other] mijnwerkers
}
name-engineer = { $number ->
    [one] ingenieur
   *[other] ingenieurs
}
name-financier = { $number ->
    [one] geldschieter
   *[other] geldschieters
}
name-wagon-n = wagon { $n }
name-wood-n = wagonupgrade “{ $n } hout”
name-iron-n = wagonupgrade “{ $n } ijzer”
name-gunpowder-n = wagonupgrade “{ $n } buskruit”
name-money-n = wagonupgrade “{ $n } geld”
name-any-n = wagonupgrade “{ $n } grondstoffen naar keuze”

## Het Congres

name-sen-1 = senator voor hout
name-sen-2 = senator voor buskruit
name-sen-3 = senator voor ijzer
name-sen-4 = senator voor een huis of een upgrade
name-sen-5 = senator voor grondstoffen
name-sen-6 = senator voor spoortegels
name-sen-7 = eerste senator voor gebouwen
name-sen-8 = tweede senator voor gebouwen

## De stad

name-gather-wood = district “hout vergaren”
name-gather-iron = district “ijzer vergaren”
name-gather-gunpowder = district “buskruit vergaren”
name-gather-money = district “geld vergaren”
name-train-crew = district “trein activeren: ploeg”
name-train-miner = district “trein activeren: mijnwerker”
name-train-engineer = district “trein activeren: ingenieur”
name-train-financier = district “trein activeren: geldschieter”
name-town-centre = district “specialisten aannemen of sporen leggen”
name-sn = actievakje { $n }

## De kaart

name-west = westkust
name-east = oostkust
name-rn = kaartrij r{ $n }
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

## Scoredoelen, regelkeuzes en categorieën van de puntentelling

name-most-stations = meeste treinstations op de kaart
name-most-telegraphs = meeste telegraafkantoren op de kaart
name-most-houses = meeste huizen in de districten
name-most-crews = meeste ploegen in de wagons
name-most-engineers = meeste ingenieurs in de wagons
name-most-miners = meeste mijnwerkers in de wagons
name-most-financiers = meeste geldschieters in de wagons
name-most-money = meeste geld in de cargo
name-most-iron = meeste ijzer in de cargo
name-most-wood = meeste hout in de cargo
name-most-gunpowder = meeste buskruit in de cargo
name-most-upgrades = meeste upgrades op de wagons
name-remove-top-first = werkers bovenop districten worden als eerste teruggenomen
name-exclusive-starts = één locomotief per startplaats
name-end-without-buildings = het spel eindigt als niemand nog gebouwen heeft
name-any-free-space = werkers mogen naar elk vrij actievakje
name-idle-train = de trein mag zonder effect rijden
name-above-own-top = een eigen werker bovenop houdt geen andere tegen
name-idle-senators = een senator mag je zonder effect gebruiken
name-replace-by-another = een upgrade wordt alleen door een andere soort vervangen
name-unlimited-rounds = geen grens aan het aantal rondes
category-in-play = punten tijdens het spel
category-on-the-map = gebouwen op de kaart
category-unlaid-tiles = spoortegels in de cargo
category-scoring-goals = scoredoelen

## De sleutels van onderdelen: waarvoor een uitdrukking onder elk ervan is. Een sleutel zonder meer zegt dat ook.

key-action = { $action }
key-triggers = { $triggers }
key-score = { $score }
key-ties = { $ties }
about-hats-instead = voor elke hoed waarvoor geen plaats is: { $instead }
about-player-board-before = vóór de eerste beurt, elke speler in beurtvolgorde: { $before }
about-player-board-down = daarna, van de laatste speler tot de eerste: { $down }
about-player-board-up = ten slotte, van de eerste speler tot de laatste: { $up }
about-wagon-gained = als je hem krijgt: { $gained }
about-specialist-action = als hij in je trein zijn actie uitvoert: { $action }
about-price-cost = om er een voor wagon { $place } aan te nemen: { $cost }
about-upgrade-action = als je trein wordt geactiveerd: { $action }
about-senator-reward = als je hem gebruikt: { $reward }
about-goal-most = wat telt: { $most }
key-turn = elke beurt: { $turn }
