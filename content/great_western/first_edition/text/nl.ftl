### De woorden van de eerste editie in het Nederlands.

## Wie de effecten uitvoert, in andere woorden dan die van elk spel.


## Geld

gain-dollars = { vooraan } { AMOUNT($amount, "dollar", achteraan) }
    .verb = ontvangen
pay-dollars = { vooraan } { AMOUNT($amount, "dollar", achteraan) }
    .verb = betalen

## Kaarten in de hand

discard = { vooraan } { AMOUNT($amount, $card, achteraan, case: "exactly") }
    .verb = afleggen
discard-same = { vooraan } { AMOUNT($number, "cattle-card", "van dezelfde soort", case: "exactly") } { achteraan }
    .verb = afleggen
draw = { vooraan } { AMOUNT($amount, "card", achteraan) }
    .verb = trekken
draw-to = { $limit ->
    [one] { vooraan } { jouw } hand { achteraan } tot { $limit } kaart
    [other] { vooraan } { jouw } hand { achteraan } tot { $limit } kaarten
   *[limit] { vooraan } { jouw } hand { achteraan } tot aan { $limit }
}
    .verb = aanvullen
discard-to = { $limit ->
    [one] { vooraan } kaarten { achteraan } tot er { $limit } in de hand over is
    [other] { vooraan } kaarten { achteraan } tot er { $limit } in de hand over zijn
   *[limit] { vooraan } kaarten { achteraan } tot op { $limit }
}
    .verb = afleggen
remove-cards = { $card ->
    [card] { vooraan } { AMOUNT($amount, "hand-card", uit-het-spel) }
   *[other] { vooraan } { AMOUNT($amount, $card, uit-je-hand-en-het-spel) }
}
    .verb = verwijderen
uit-het-spel = uit het spel { achteraan }
uit-je-hand-en-het-spel = uit { jouw } hand uit het spel { achteraan }

named-drawn = { $effect }
    .within = both-parts choice-arms exchange-cost exchange-reward may-effect sequence-steps
bound-drawn = evenveel { WORD($noun) } { $rest } als { je } { hebt } getrokken
    .alone = het aantal getrokken kaarten

## Certificaten en doelkaarten

advance = { vooraan } { jouw } certificaatsteen { AMOUNT($amount, "space", achteraan) }
    .verb = vooruitzetten
advance-to-limit = { vooraan } { jouw } certificaatsteen zo ver { achteraan } als { jouw } tijdelijke certificatenlimiet toelaat
    .verb = vooruitzetten
gain-objective = { $which ->
    [none] { vooraan } 1 doelkaart uit het algemene doelenaanbod of van de stapel doelkaarten { achteraan }{ to-hand }
    [from-stack] { vooraan } de bovenste kaart van de stapel doelkaarten { achteraan }{ to-hand }
   *[other] { vooraan } de { $which } { achteraan }{ to-hand }
}
    .verb = nemen
to-hand = { $to-hand ->
    [yes] , die naar { jouw } hand gaat
   *[no] { "" }
}
play-objectives = { vooraan } een willekeurig aantal doelkaarten uit { jouw } hand { achteraan }
    .verb = spelen
play = { vooraan } de { $objective } { achteraan }
    .verb = spelen

## De spoorlijn

move-engine = { vooraan } { jouw } locomotief { AMOUNT($amount, "space", achteraan) }
    .verb = vooruitzetten
move-engine-back = { $or-more ->
    [yes] { vooraan } { jouw } locomotief { AMOUNT($spaces, "space", achteraan, case: "at-least") }
   *[no] { vooraan } { jouw } locomotief { AMOUNT($spaces, "space", achteraan) }
}
    .verb = achteruitzetten
engine-to = { vooraan } { jouw } locomotief { achteraan } naar { $track }
    .verb = vooruitzetten
engine-back-to = { vooraan } { jouw } locomotief { achteraan } naar { $track }
    .verb = achteruitzetten
upgrade-station = { $where ->
    [behind-engine] { vooraan } 1 treinstation achter { jouw } locomotief { achteraan }
   *[reached] { vooraan } het treinstation { achteraan } dat { jouw } locomotief heeft bereikt
}
    .verb = opwaarderen
upgrade = { vooraan } { $station } { achteraan }
    .verb = opwaarderen
appoint-master = { vooraan } 1 van { jouw } werkers tot stationschef van { $station } { achteraan }
    .verb = benoemen
appoint = { vooraan } { AMOUNT(1, $worker) } tot stationschef van { $station } { achteraan }
    .verb = benoemen
draft-master = { $master ->
    [none] { vooraan } 1 van de stationscheftegels naast het speelbord { achteraan }
   *[other] { vooraan } de { $master } { achteraan }
} zonder de actie ervan uit te voeren
    .verb = nemen
gain-master = { $master ->
    [none] { vooraan } 1 van de stationscheftegels naast het speelbord { achteraan }
   *[other] { vooraan } de { $master } { achteraan }
}
    .verb = nemen

named-distance = { $effect }
    .within = both-parts choice-arms exchange-cost exchange-reward may-effect sequence-steps
bound-distance = evenveel { WORD($noun) } { $rest } als { je } { jouw } locomotief achteruit { hebt } gezet
    .alone = het aantal velden dat { je } { jouw } locomotief achteruit { hebt } gezet

## De route

move-cattleman = { vooraan } { jouw } rancher { AMOUNT($amount, "step", achteraan) }{ without-fees }{ short-of-the-end }
    .verb = vooruitzetten
ride = { LENGTH($spaces) ->
    [one] { vooraan } { jouw } rancher naar { JOIN($spaces, last: "on") } { achteraan }{ without-fees }
   *[other] { vooraan } { jouw } rancher via { JOIN($spaces, between: "and", last: "on") } { achteraan }{ without-fees }
}
    .verb = verplaatsen
without-fees = { $free ->
    [yes] , zonder vergoedingen te betalen
   *[no] { "" }
}
short-of-the-end = { $short ->
    [yes] {" "}({ je } mag het einde van de route niet bereiken{ without-use })
   *[no] { "" }
}
without-use = { $inside ->
    [sequence-steps] { "" }
   *[other] {" "}en de locatie waar { je } stopt niet gebruiken
}
list-on = { $head } naar { $tail }
use-location = { vooraan } de acties van de bereikte locatie { achteraan }
    .verb = uitvoeren
act = { $how ->
    [use] { vooraan } de acties van { $tile } op { $at } { achteraan } ({ actions })
    [copy] { vooraan } met { $tile } de overgenomen acties op { $at } { achteraan } ({ actions })
   *[continue] { vooraan } de overige acties van { $tile } op { $at } { achteraan } ({ actions })
}
    .verb = uitvoeren
    .freely = left
actions = { LENGTH($left) ->
    [0] geen meer over
   *[other] { JOIN($left, last: "semicolon", form: "order") }
}
use-adjacent = { $space ->
    [none] { vooraan } de lokale acties van 1 aangrenzende gebouwtegel { achteraan }{ beyond }
   *[other] { vooraan } de lokale acties van de gebouwtegel op { $space } { achteraan }{ beyond }
}
    .verb = uitvoeren
beyond = { LENGTH($beyond) ->
    [0] { "" }
   *[other] , via { JOIN($beyond, between: "comma", last: "and") }
}
trade = { vooraan } { achteraan }
    .verb = handelen
trade-at = { vooraan } { achteraan } voor de tegel op { $space }
    .verb = handelen
remove-hazard = { vooraan } 1 ramptegel { achteraan }
    .verb = verwijderen
remove-hazard-at = { vooraan } de ramptegel op { $space } { achteraan }
    .verb = verwijderen

## Hulpacties

use-auxiliary = { $single ->
    [yes] { vooraan } 1 enkele hulpactie { achteraan }
   *[no] { vooraan } 1 enkele of 1 dubbele hulpactie { achteraan }
}
    .verb = uitvoeren
auxiliary = { $double ->
    [yes] { vooraan } de dubbele { $aux } { achteraan }
   *[no] { vooraan } de enkele { $aux } { achteraan }
}
    .verb = uitvoeren

## Werkers en gebouwen

hire-worker = { SIGN($printed) ->
    [minus] { vooraan } 1 werker { achteraan } voor { AMOUNT(ABS($printed), "dollar") } meer dan de inhuurkosten
    [plus] { vooraan } 1 werker { achteraan } voor { AMOUNT($printed, "dollar") } minder dan de inhuurkosten
   *[none] { vooraan } 1 werker { achteraan }
}
    .verb = inhuren
hire = { vooraan } { AMOUNT(1, $worker) } uit rij { $row } { achteraan } voor { AMOUNT($price, "dollar") }
    .verb = inhuren
place-building = { vooraan } 1 persoonlijke gebouwtegel op een bouwveld { achteraan } { per-ambachtsman }
    .verb = leggen
place-tile = { vooraan } { $tile } op een bouwveld { achteraan } { per-ambachtsman }
    .verb = leggen
place-building-in = { vooraan } 1 persoonlijke gebouwtegel { op-plaats } { achteraan } { per-ambachtsman }
    .verb = leggen
place-tile-in = { vooraan } { $tile } { op-plaats } { achteraan } { per-ambachtsman }
    .verb = leggen
op-plaats = { $place ->
    [woods] op een bouwveld in het bos
   *[other] op een bouwveld met kenmerk “{ WORD($place, 1) }”
}
per-ambachtsman = { $price ->
    [0] zonder ervoor te betalen
   *[other] voor { AMOUNT($price, "dollar") } per benodigde ambachtsman
}
place-on = { vooraan } { $tile } op { $space } { achteraan } voor { AMOUNT($price, "dollar") }
    .verb = leggen

## Fiches en stenen

gain-piece = { vooraan } { AMOUNT($amount, $piece, achteraan) }
    .verb = nemen
pay-piece = { vooraan } { AMOUNT($amount, $piece, achteraan) }
    .verb = afgeven
lose-certificates = { vooraan } { AMOUNT($amount, "certificate") } { achteraan }
    .verb = verliezen
lose-pieces = { vooraan } { AMOUNT($amount, $piece) } { achteraan }
    .verb = verliezen
lay-off = { vooraan } { $kind ->
    [worker] 1 werker naar keuze
   *[other] { AMOUNT(1, $kind) }
} { achteraan } (die naar { $place ->
    [box] de doos
   *[job-market] de arbeidsmarkt
} gaat)
    .verb = ontslaan
place-pieces = { vooraan } { AMOUNT($amount, $piece, in-het-netwerk) }
    .verb = leggen
in-het-netwerk = in het netwerk { achteraan }
place-in = { vooraan } { AMOUNT(1, $piece) } in { $town } { achteraan }
    .verb = leggen
spend = { vooraan } { AMOUNT(1, $piece, achteraan) }
    .verb = inleveren
take-dollars = { vooraan } { AMOUNT($amount, "dollar", van-anderen) } (of zoveel als er is)
    .verb = nemen
van-anderen = van { $who ->
    [next-player] de volgende speler
   *[each-other-player] elke andere speler
} { achteraan }
take-from-players-with = { vooraan } { AMOUNT($amount, "dollar") } van { $who ->
    [each-player-with] elke speler
    [next-player-with] de volgende speler
   *[each-other-player-with] elke andere speler
} met { $need ->
    [need-compared] { SAY($need, form: "order", by: "them") }
   *[need] ten minste { SAY($need, form: "order", by: "them") }
} { achteraan } (of zoveel als er is)
    .verb = nemen
take-from = { vooraan } { AMOUNT($amount, "dollar", van-een-speler) } (of zoveel als er is)
    .verb = nemen
van-een-speler = van { $number ->
    [none] een andere speler naar keuze
   *[other] speler { $number }
} { achteraan }
give-cards = { vooraan } { AMOUNT($amount, $card, aan-wie, case: "exactly") }
    .verb = leggen
aan-wie = uit { jouw } hand op de aflegstapel van { $number ->
    [none] een andere speler
   *[other] speler { $number }
} { achteraan }
that-player = { anderen-doen }
    .who = die speler
    .verb = zorgen
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect before-more
take-from-that-player = { vooraan } { AMOUNT($amount, "dollar", van-die-speler) } (of zoveel als er is)
    .verb = nemen
van-die-speler = van die speler { achteraan }
give-to-that-player = { vooraan } { AMOUNT($amount, $card, case: "exactly") } uit { jouw } hand op de aflegstapel van die speler { achteraan }
    .verb = leggen
take-pieces = { vooraan } { AMOUNT($amount, $piece, van-wie) } (of zoveel als er zijn)
    .verb = nemen
van-wie = van { $who ->
    [none] speler { $number }
    [next-player] de volgende speler
    [another-player] een andere speler naar keuze
    [that-player] die speler
   *[each-other-player] elke andere speler
} { achteraan }
when-you-gain = { $form ->
    [order] { $subject ->
        [they] ({ $effect }), telkens als { je } { stenen-neemt }
       *[other] telkens als { je } { stenen-neemt }, { SAY($effect, form: "inverted") }
    }
   *[other] { $effect ->
        [compound] ({ $effect }), telkens als { je } { stenen-neemt }
       *[simple] { $effect }, telkens als { je } { stenen-neemt }
    }
}
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
when-others-gain = { $form ->
    [order] { $subject ->
        [they] ({ $effect }), telkens als { $whom } { stenen-neemt }
       *[other] telkens als { $whom } { stenen-neemt }, { SAY($effect, form: "inverted") }
    }
   *[other] { $effect ->
        [compound] ({ $effect }), telkens als { $whom } { stenen-neemt }
       *[simple] { $effect }, telkens als { $whom } { stenen-neemt }
    }
}
    .who = { $who ->
        [any-player] een speler (ook { jij })
       *[another-player] een andere speler
    }
    .freely = effect
    .within = both-parts choice-arms exchange-reward sequence-steps may-effect must-effect repeat-effect if-effect unless-effect under-effect each-effect
stenen-neemt = { $event ->
    [gain] { WORD($piece, 2) } neemt
   *[gains] { WORD($piece, 2) } neemt
}
gebeurt = { $event ->
    [deliver] { aan-waar }levert
    [delivers] { aan-waar }levert
    [buy-cattle] een runderkaart koopt
    [buys-cattle] een runderkaart koopt
    [hire] { welke-werker } inhuurt
    [hires] { welke-werker } inhuurt
    [build] een persoonlijke gebouwtegel legt
    [builds] een persoonlijke gebouwtegel legt
    [move-engine] de locomotief verplaatst
    [moves-engine] de locomotief verplaatst
    [upgrade-station] een treinstation opwaardeert
    [upgrades-station] een treinstation opwaardeert
    [gain-objective] een doelkaart neemt
    [gains-objective] een doelkaart neemt
    [play-objective] een doelkaart speelt
    [plays-objective] een doelkaart speelt
    [pass-here] langs deze tegel rijdt
   *[passes-here] langs deze tegel rijdt
}
aan-waar = { $city ->
    [none] { "" }
   *[other] aan { $city }{ " " }
}
welke-werker = { $worker ->
    [none] een werker
   *[other] { AMOUNT(1, $worker) }
}
name-gain = een ontvangst van fiches
name-gains = { name-gain }
name-deliver = een levering
name-delivers = { name-deliver }
name-buy-cattle = een aankoop van runderen
name-buys-cattle = { name-buy-cattle }
name-hire = het inhuren
name-hires = { name-hire }
name-build = het leggen van een gebouw
name-builds = { name-build }
name-move-engine = een zet van de locomotief
name-moves-engine = { name-move-engine }
name-upgrade-station = het opwaarderen van een station
name-upgrades-station = { name-upgrade-station }
name-gain-objective = een nieuwe doelkaart
name-gains-objective = { name-gain-objective }
name-play-objective = een gespeelde doelkaart
name-plays-objective = { name-play-objective }
name-pass-here = een rit erlangs
name-passes-here = { name-pass-here }
requirement-met = { vooraan } { achteraan } zodra aan de voorwaarde is voldaan
    .verb = doorgaan

## Plaatsen die niemand speelt

follow-card = { vooraan } de volgende beurtkaart { achteraan } en { uitvoeren }
    .verb = omdraaien
turn-up-event = { vooraan } de volgende gebeurteniskaart { achteraan } (de gebeurtenis vindt plaats)
    .verb = omdraaien
uitvoeren = { $form ->
    [clause] uitvoert wat erop staat
    [infinitive] uitvoeren wat erop staat
    [purpose] uit te voeren wat erop staat
   *[order] { $subject ->
        [you] voer uit wat erop staat
       *[other] voert uit wat erop staat
    }
}
specialize = { $worker ->
    [none] { vooraan } een soort werker { achteraan } als specialiteit
   *[other] { vooraan } de { WORD($worker, 1) } { achteraan } als specialiteit
}
    .verb = kiezen
employ = { $worker ->
    [none] { vooraan } 1 werker van buiten het spel { achteraan }
   *[other] { vooraan } { AMOUNT(1, $worker) } van buiten het spel { achteraan }
}
    .verb = nemen

## De beurtvolgorde

bid = alle spelers bieden tot { $limit } op een plaats in de beurtvolgorde
bid-up-to = { vooraan } een getal van 0 tot en met { $limit } { achteraan }
    .verb = bieden
bid-of = { vooraan } { $price } { achteraan }
    .verb = bieden
bid-dollars = { vooraan } van 0 tot en met { AMOUNT($limit, "dollar") } uit { jouw } geld { achteraan }
    .verb = bieden
pay-bid = { vooraan } { jouw } bod in dollars { achteraan }
    .verb = betalen
order-by-bids = { vooraan } de beurten op volgorde van de biedingen { achteraan } gaan, de hoogste eerst (gelijke in de oude volgorde)
    .verb = laten
draft = { vooraan } { $dealt } doelkaarten aan elke speler { achteraan } (allen nemen in het geheim 1 in de hand en geven de rest door aan de volgende speler, tot ieder er { $picks } heeft; wat overblijft, gaat uit het spel)
    .verb = delen
draft-card = { vooraan } { $objective ->
    [none] 1 doelkaart uit { jouw } stapeltje in { jouw } hand
   *[other] { $objective } uit { jouw } stapeltje in { jouw } hand
} { achteraan }
    .verb = nemen
pass-packets = { vooraan } de stapeltjes aan de volgende spelers { achteraan } ({ $left } te nemen)
    .verb = doorgeven
bid-for = { vooraan } { $price } op plaats { $place } in de beurtvolgorde { achteraan }
    .verb = bieden

## De rundermarkt

buy-cattle = { $left ->
    [none] { vooraan } runderen van de rundermarkt { achteraan }
   *[other] { vooraan } runderen van de rundermarkt { achteraan } met { AMOUNT($left, "unused-worker") }
}
    .verb = kopen
buy = { vooraan } { AMOUNT($number, $card) } { achteraan } voor { AMOUNT($price, "dollar") }
    .verb = kopen
take-cattle = { vooraan } { AMOUNT($number, $card, uit-de-rundermarkt) }
    .verb = nemen
uit-de-rundermarkt = uit de rundermarkt { achteraan }
buy-with-others = { vooraan } runderen van de rundermarkt { achteraan } met al { jouw } cowboys op { $spared } na
    .verb = kopen
take-from-stack = { vooraan } { AMOUNT($number, $card, van-de-open-stapel) }
    .verb = nemen
van-de-open-stapel = van de open stapel naast de rundermarkt { achteraan }
add-cattle = { vooraan } { AMOUNT($number, "cattle-card", aan-de-rundermarkt) }
    .verb = toevoegen
aan-de-rundermarkt = van de stapel runderkaarten aan de rundermarkt { achteraan }
fill-market = { vooraan } de rundermarkt { achteraan }
    .verb = aanvullen

## Het einde van de route

foresee = { vooraan } 1 tegel naar keuze van vooruitzicht { $spot } op het speelbord { achteraan }
    .verb = leggen
take-tile = { vooraan } { AMOUNT(1, $tile) } van vooruitzicht { $spot } naar de { $tile ->
    [cowboy] arbeidsmarkt
    [craftsman] arbeidsmarkt
    [engineer] arbeidsmarkt
   *[other] route
} { achteraan }
    .verb = verplaatsen
refill-foresight = { vooraan } de vooruitzichtvelden { achteraan }
    .verb = aanvullen
take-income = { $certificates ->
    [none] { vooraan } evenveel dollar als { jouw } totale fokwaarde { achteraan }
   *[other] { vooraan } evenveel dollar als { jouw } totale fokwaarde { achteraan }, met { AMOUNT($certificates, "certificate") }
}
    .verb = ontvangen
reveal-hand = { $certificates ->
    [none] { vooraan } { jouw } hand { achteraan }
   *[other] { vooraan } { jouw } hand { achteraan }, met { AMOUNT($certificates, "certificate") }
}
    .verb = tonen
discard-hand = { vooraan } { jouw } hand { achteraan }
    .verb = afleggen
its-number = { $effect ->
    [reveal-hand] { jouw } totale fokwaarde
   *[other] dat aantal
}
named-value = { $effect }
    .within = both-parts choice-arms exchange-cost exchange-reward may-effect sequence-steps
bound-value = evenveel { WORD($noun) } { $rest } als { jouw } totale fokwaarde
    .alone = { jouw } totale fokwaarde
deliver = { vooraan } { without-transport } aan een stad met een stadswaarde van hoogstens { $value } { achteraan }
    .verb = leveren
deliver-to = { vooraan } { without-transport } aan { $city } { achteraan }
    .verb = leveren
without-transport = { $free ->
    [yes] zonder transportkosten
   *[no] { "" }
}
place-disc = { $keep ->
    [0] { vooraan } 1 van { jouw } schijven op { $target } { achteraan }
   *[other] { vooraan } 1 van { jouw } schijven op { $target } { achteraan }, waarbij { je } ten minste { AMOUNT($keep, "dollar") } overhoudt
}
    .verb = leggen
clear-disc = { vooraan } de schijf van { $disc } op { $target } { achteraan }
    .verb = leggen
move-disc = { vooraan } 1 van { jouw } schijven van { $station } naar { $target } { achteraan }
    .verb = verplaatsen
collect-links = { vooraan } de leveringsacties { achteraan } die { jouw } schijf op { $city } activeert
    .verb = uitvoeren
pay-transport = { vooraan } de transportkosten naar { $city } { achteraan }
    .verb = betalen
return-to-start = { vooraan } { jouw } rancher { achteraan } naar het begin van de route
    .verb = terugzetten
end-game = { vooraan } het einde van het spel { achteraan }
    .verb = inluiden

## Werkwoorden

verb-ontvangen = ontvangen
    .order = ontvang
    .third = ontvangt
    .particle = { "" }
    .clause = ontvangt
    .purpose = te ontvangen
verb-bieden = bieden
    .order = bied
    .third = biedt
    .particle = { "" }
    .clause = biedt
    .purpose = te bieden
verb-betalen = betalen
    .order = betaal
    .third = betaalt
    .particle = { "" }
    .clause = betaalt
    .purpose = te betalen
verb-afleggen = afleggen
    .order = leg
    .third = legt
    .particle = af
    .clause = aflegt
    .purpose = af te leggen
verb-verliezen = verliezen
    .order = verlies
    .third = verliest
    .particle = { "" }
    .clause = verliest
    .purpose = te verliezen
verb-ontslaan = ontslaan
    .order = ontsla
    .third = ontslaat
    .particle = { "" }
    .clause = ontslaat
    .purpose = te ontslaan
verb-trekken = trekken
    .order = trek
    .third = trekt
    .particle = { "" }
    .clause = trekt
    .purpose = te trekken
verb-aanvullen = aanvullen
    .order = vul
    .third = vult
    .particle = aan
    .clause = aanvult
    .purpose = aan te vullen
verb-verwijderen = verwijderen
    .order = verwijder
    .third = verwijdert
    .particle = { "" }
    .clause = verwijdert
    .purpose = te verwijderen
verb-vooruitzetten = vooruitzetten
    .order = zet
    .third = zet
    .particle = vooruit
    .clause = vooruitzet
    .purpose = vooruit te zetten
verb-achteruitzetten = achteruitzetten
    .order = zet
    .third = zet
    .particle = achteruit
    .clause = achteruitzet
    .purpose = achteruit te zetten
verb-terugzetten = terugzetten
    .order = zet
    .third = zet
    .particle = terug
    .clause = terugzet
    .purpose = terug te zetten
verb-laten = laten
    .order = laat
    .third = laat
    .particle = { "" }
    .clause = laat
    .purpose = te laten
verb-nemen = nemen
    .order = neem
    .third = neemt
    .particle = { "" }
    .clause = neemt
    .purpose = te nemen
verb-omdraaien = omdraaien
    .order = draai
    .third = draait
    .particle = om
    .clause = omdraait
    .purpose = om te draaien
verb-spelen = spelen
    .order = speel
    .third = speelt
    .particle = { "" }
    .clause = speelt
    .purpose = te spelen
verb-opwaarderen = opwaarderen
    .order = waardeer
    .third = waardeert
    .particle = op
    .clause = opwaardeert
    .purpose = op te waarderen
verb-benoemen = benoemen
    .order = benoem
    .third = benoemt
    .particle = { "" }
    .clause = benoemt
    .purpose = te benoemen
verb-verplaatsen = verplaatsen
    .order = verplaats
    .third = verplaatst
    .particle = { "" }
    .clause = verplaatst
    .purpose = te verplaatsen
verb-uitvoeren = uitvoeren
    .order = voer
    .third = voert
    .particle = uit
    .clause = uitvoert
    .purpose = uit te voeren
verb-handelen = handelen
    .order = handel
    .third = handelt
    .particle = { "" }
    .clause = handelt
    .purpose = te handelen
verb-inhuren = inhuren
    .order = huur
    .third = huurt
    .particle = in
    .clause = inhuurt
    .purpose = in te huren
verb-leggen = leggen
    .order = leg
    .third = legt
    .particle = { "" }
    .clause = legt
    .purpose = te leggen
verb-kopen = kopen
    .order = koop
    .third = koopt
    .particle = { "" }
    .clause = koopt
    .purpose = te kopen
verb-toevoegen = toevoegen
    .order = voeg
    .third = voegt
    .particle = toe
    .clause = toevoegt
    .purpose = toe te voegen
verb-leveren = leveren
    .order = lever
    .third = levert
    .particle = { "" }
    .clause = levert
    .purpose = te leveren
verb-inluiden = inluiden
    .order = luid
    .third = luidt
    .particle = in
    .clause = inluidt
    .purpose = in te luiden

verb-afgeven = afgeven
    .order = geef
    .third = geeft
    .particle = af
    .clause = afgeeft
    .purpose = af te geven
verb-inleveren = inleveren
    .order = lever
    .third = levert
    .particle = in
    .clause = inlevert
    .purpose = in te leveren
verb-delen = delen
    .order = deel
    .third = deelt
    .particle = { "" }
    .clause = deelt
    .purpose = te delen
verb-doorgeven = doorgeven
    .order = geef
    .third = geeft
    .particle = door
    .clause = doorgeeft
    .purpose = door te geven
verb-doorgaan = doorgaan
    .order = ga
    .third = gaat
    .particle = door
    .clause = doorgaat
    .purpose = door te gaan

## Wat werkwoorden tellen

noun-dollar = { $number ->
    [plural] dollar
   *[other] dollar
}
noun-card = { $number ->
    [one] kaart
   *[other] kaarten
}
noun-hand-card = { $number ->
    [one] handkaart
   *[other] handkaarten
}
noun-cattle-card = { $number ->
    [one] runderkaart
   *[other] runderkaarten
}
noun-objective-card = { $number ->
    [one] doelkaart
   *[other] doelkaarten
}
noun-event-card = { $number ->
    [one] gebeurteniskaart
   *[other] gebeurteniskaarten
}
noun-space = { $number ->
    [one] veld
   *[other] velden
}
noun-step = { $number ->
    [one] stap
   *[other] stappen
}
noun-worker = { $number ->
    [one] werker
   *[other] werkers
}
noun-unused-worker = { $number ->
    [one] nog niet gebruikte werker
   *[other] nog niet gebruikte werkers
}
noun-certificate = { $number ->
    [one] tijdelijk certificaat
   *[other] tijdelijke certificaten
}

## Wat geteld kan worden: een, meer, en elk aantal ("voor elk van je ...")

count-step-limit = { jouw } stappenlimiet
count-hand-limit = { jouw } handlimiet
count-own-building = { $number ->
    [one] persoonlijke gebouwtegel op de route
   *[other] persoonlijke gebouwtegels op de route
}
count-own-building-in-woods = { $number ->
    [one] persoonlijke gebouwtegel in het bos
   *[other] persoonlijke gebouwtegels in het bos
}
count-own-station = { $number ->
    [one] opgewaardeerd treinstation
   *[other] opgewaardeerde treinstations
}
count-own-disc = { $number ->
    [one] schijf op { $argument }
   *[other] schijven op { $argument }
}
count-own-piece = { $number ->
    [one] steen in { $argument }
   *[other] stenen in { $argument }
}
count-own-station-with-tag = { $number ->
    [one] opgewaardeerd treinstation met kenmerk “{ WORD($argument, 1) }”
   *[other] opgewaardeerde treinstations met kenmerk “{ WORD($argument, 1) }”
}
count-own-disc-in-cities-with-tag = { $number ->
    [one] schijf op een stad met kenmerk “{ WORD($argument, 1) }”
   *[other] schijven op steden met kenmerk “{ WORD($argument, 1) }”
}
count-hazard-with-tag = { $number ->
    [one] ramptegel met kenmerk “{ WORD($argument, 1) }”
   *[other] ramptegels met kenmerk “{ WORD($argument, 1) }”
}
count-objective-with-tag = { $number ->
    [one] doelkaart met kenmerk “{ WORD($argument, 1) }”
   *[other] doelkaarten met kenmerk “{ WORD($argument, 1) }”
}
count-master-with-tag = { $number ->
    [one] stationscheftegel met kenmerk “{ WORD($argument, 1) }”
   *[other] stationscheftegels met kenmerk “{ WORD($argument, 1) }”
}
count-piece-with-tag = { $number ->
    [one] fiche met kenmerk “{ WORD($argument, 1) }”
   *[other] fiches met kenmerk “{ WORD($argument, 1) }”
}
count-different-piece-with-tag = { $number ->
    [one] verschillende soort fiches met kenmerk “{ WORD($argument, 1) }”
   *[other] verschillende soorten fiches met kenmerk “{ WORD($argument, 1) }”
}
count-cattle-with-tag = { $number ->
    [one] runderkaart met kenmerk “{ WORD($argument, 1) }”
   *[other] runderkaarten met kenmerk “{ WORD($argument, 1) }”
}
count-cattle-in-hand-with-tag = { $number ->
    [one] runderkaart met kenmerk “{ WORD($argument, 1) }” in de hand
   *[other] runderkaarten met kenmerk “{ WORD($argument, 1) }” in de hand
}
count-own-building-with-tag = { $number ->
    [one] persoonlijke gebouwtegel met kenmerk “{ WORD($argument, 1) }” op de route
   *[other] persoonlijke gebouwtegels met kenmerk “{ WORD($argument, 1) }” op de route
}
count-own-building-in-spaces-with-tag = { $number ->
    [one] persoonlijke gebouwtegel op een bouwveld met kenmerk “{ WORD($argument, 1) }”
   *[other] persoonlijke gebouwtegels op bouwvelden met kenmerk “{ WORD($argument, 1) }”
}
count-different-breed = { $number ->
    [one] verschillend ras van runderkaarten
   *[other] verschillende rassen van runderkaarten
}
count-different-breed-in-hand = { $number ->
    [one] verschillend ras van runderkaarten in de hand
   *[other] verschillende rassen van runderkaarten in de hand
}
count-different-value = { $number ->
    [one] verschillende fokwaarde van runderkaarten
   *[other] verschillende fokwaarden van runderkaarten
}
count-different-value-in-hand = { $number ->
    [one] verschillende fokwaarde van runderkaarten in de hand
   *[other] verschillende fokwaarden van runderkaarten in de hand
}
count-own-piece-in-area = { $number ->
    [one] steen in het gebied { $argument }
   *[other] stenen in het gebied { $argument }
}
count-placed-piece = { $number ->
    [one] steen in het netwerk
   *[other] stenen in het netwerk
}
count-area-with-own-piece = { $number ->
    [one] gebied met een steen
   *[other] gebieden met een steen
}
count-teepee-pair = { $number ->
    [one] tipipaar (1 groene en 1 blauwe)
   *[other] tipiparen (1 groene en 1 blauwe)
}
count-last-round = laatste ronde
count-player = { $number ->
    [one] speler aan tafel
   *[other] spelers aan tafel
}
count-bid = { $number ->
    [one] geboden punt
   *[other] geboden punten
}
count-building-of-any-player = { $number ->
    [one] persoonlijke gebouwtegel van de speler die er de meeste op de route heeft
   *[other] persoonlijke gebouwtegels van de speler die er de meeste op de route heeft
}
count-specialist = { $number ->
    [one] werker van { jouw } specialiteit
   *[other] werkers van { jouw } specialiteit
}
count-specialty = { $number ->
    [one] specialiteit “{ WORD($argument, 1) }”
   *[other] specialiteiten “{ WORD($argument, 1) }”
}
    .workers = { WORD($argument) }
count-printed-objective-point = { noun-point } op doelkaarten
count-teepee = { WORD($argument, $number) }
count-hazard = { $number ->
    [one] ramptegel
   *[other] ramptegels
}
count-worker = { WORD($argument, $number) }
count-piece-in-supply = { WORD($argument, $number) } in de voorraad
count-piece = { WORD($argument, $number) }
count-worker-in-section = { $number ->
    [one] werker in het werkersgebied
   *[other] werkers in het werkersgebied
}
count-cattle = { WORD($argument, $number) }
count-certificate = { $number ->
    [one] certificaat
   *[other] certificaten
}
count-objective-in-area = { $number ->
    [one] doelkaart in het persoonlijke doelengebied
   *[other] doelkaarten in het persoonlijke doelengebied
}
count-dollar = { $number ->
    [plural] dollars
   *[other] dollar
}
count-job-market-token = { $number ->
    [one] arbeidsmarktfiche
   *[other] arbeidsmarktfiches
}
count-building-point = { noun-point } op persoonlijke gebouwtegels
count-city-point = { noun-point } van steden
count-station-point = { noun-point } van treinstations
count-hazard-point = { noun-point } op ramptegels
count-cattle-point = { noun-point } op runderkaarten
count-objective-point = { noun-point } van doelkaarten
count-master-point = { noun-point } van stationscheftegels
count-column-point = { noun-point } van werkers
count-disc-point = { noun-point } van schijfvelden

clause-has-last-round = de laatste beurten zijn begonnen
clause-has-player = er ten minste { $number } { WORD($count, $number) } { $number ->
    [one] is
   *[other] zijn
}
clause-each-player = { $number ->
    [1] voor elke speler aan tafel
   *[other] per { $number } spelers aan tafel
}
as-many-player = zoveel { WORD($noun) } { $rest } als er spelers aan tafel zijn
    .alone = het aantal spelers aan tafel
clause-has-specialty = { $number ->
    [1] { ATTR($count, "workers") } { jouw } specialiteit zijn
   *[other] { clause-has }
}
clause-has-building-of-any-player = een van de spelers ten minste { $number } persoonlijke { $number ->
    [one] gebouwtegel
   *[other] gebouwtegels
} op de route heeft
clause-each-building-of-any-player = { $number ->
    [1] voor elke { WORD($count, 1) }
   *[other] per { $number } { WORD($count, $number) }
}
clause-has-piece-in-supply = er ten minste { $number } { WORD($count, $number) } { $number ->
    [1] ligt
   *[other] liggen
}
as-many-piece-in-supply = zoveel { WORD($noun) } { $rest } als er { WORD($count) } liggen
    .alone = het aantal { WORD($count) }
clause-has-bid = { jouw } bod ten minste { $number } is
clause-each-bid = { $number ->
    [1] voor elk punt van { jouw } bod
   *[other] per { $number } punten van { jouw } bod
}
as-many-bid = zoveel { WORD($noun) } { $rest } als { je } { hebt } geboden
    .alone = { jouw } bod
as-many-building-of-any-player = zoveel { WORD($noun) } { $rest } als de speler met de meeste persoonlijke gebouwtegels op de route er daar heeft
    .alone = het aantal { WORD($count) }
as-many-building-point = zoveel { WORD($noun) } { $rest } als { jouw } persoonlijke gebouwtegels op de route waard zijn
    .alone = de punten van { jouw } persoonlijke gebouwtegels op de route
as-many-city-point = zoveel { WORD($noun) } { $rest } als { jouw } schijven op steden waard zijn
    .alone = de punten van { jouw } schijven op steden
as-many-station-point = zoveel { WORD($noun) } { $rest } als { jouw } schijven op treinstations waard zijn
    .alone = de punten van { jouw } schijven op treinstations
as-many-hazard-point = zoveel { WORD($noun) } { $rest } als { jouw } ramptegels waard zijn
    .alone = de punten van { jouw } ramptegels
as-many-cattle-point = zoveel { WORD($noun) } { $rest } als { jouw } runderkaarten waard zijn
    .alone = de punten van { jouw } runderkaarten
as-many-objective-point = zoveel { WORD($noun) } { $rest } als { jouw } doelkaarten waard zijn
    .alone = de punten van { jouw } doelkaarten
as-many-printed-objective-point = zoveel { WORD($noun) } { $rest } als er op { jouw } doelkaarten staan
    .alone = de punten op { jouw } doelkaarten
as-many-master-point = zoveel { WORD($noun) } { $rest } als { jouw } stationscheftegels waard zijn
    .alone = de punten van { jouw } stationscheftegels
as-many-column-point = zoveel { WORD($noun) } { $rest } als { jouw } werkers waard zijn
    .alone = de punten van { jouw } werkers
as-many-disc-point = zoveel { WORD($noun) } { $rest } als { jouw } vrijgemaakte schijfvelden waard zijn
    .alone = de punten van { jouw } vrijgemaakte schijfvelden

## Kaarten

name-card = { noun-card }
name-cattle = { noun-cattle-card } naar keuze
name-cattle-of-value-n = { noun-cattle-card } met fokwaarde { $n }
name-objective = { noun-objective-card }
name-woods = het bos
name-from-stack = de stapel doelkaarten
name-jersey = “Jersey”-{ noun-cattle-card }
name-guernsey = “Guernsey”-{ noun-cattle-card }
name-black-angus = “Black Angus”-{ noun-cattle-card }
name-dutch-belt = “Dutch Belt”-{ noun-cattle-card }
name-holstein = “Holstein”-{ noun-cattle-card }
name-brown-swiss = “Brown Swiss”-{ noun-cattle-card }
name-ayrshire = “Ayrshire”-{ noun-cattle-card }
name-west-highland = “West Highland”-{ noun-cattle-card }
name-west-highland-n = { name-west-highland } van { $n } punten
name-texas-longhorn = “Texas Longhorn”-{ noun-cattle-card }
name-texas-longhorn-n = { name-texas-longhorn } van { $n } punten

name-obj-gain2-b-bl-bl = { noun-objective-card } “1 gebouw en 2 blauwe tipi’s” (2 dollar)
name-obj-gain2-b-g-bl = { noun-objective-card } “1 gebouw, 1 groene en 1 blauwe tipi” (2 dollar)
name-obj-gain2-4-h-h = { noun-objective-card } “1 West Highland en 2 rampen” (2 dollar)
name-obj-gain2-s-s-h = { noun-objective-card } “2 treinstations en 1 ramp” (2 dollar)
name-obj-gain2-3-3-3-b = { noun-objective-card } “3 runderen met fokwaarde 3 en 1 gebouw” (2 dollar)
name-obj-aux-sf = { noun-objective-card } “San Francisco” (hulpactie)
name-obj-draw-b-b-h = { noun-objective-card } “2 gebouwen en 1 ramp” (kaarten)
name-obj-draw-s-g-bl = { noun-objective-card } “1 treinstation, 1 groene en 1 blauwe tipi” (kaarten)
name-obj-draw-5-h = { noun-objective-card } “1 Texas Longhorn en 1 ramp” (kaarten)
name-obj-draw-s-g-g = { noun-objective-card } “1 treinstation en 2 groene tipi’s” (kaarten)
name-obj-draw-3-3-3-s = { noun-objective-card } “3 runderen met fokwaarde 3 en 1 treinstation” (kaarten)
name-obj-engine2-4-4-s-g = { noun-objective-card } “2 West Highlands, 1 treinstation en 1 groene tipi” (locomotief 2)
name-obj-engine2-3-4-5 = { noun-objective-card } “1 rund met fokwaarde 3, 1 West Highland en 1 Texas Longhorn” (locomotief 2)
name-obj-engine2-b-b-g-g = { noun-objective-card } “2 gebouwen en 2 groene tipi’s” (locomotief 2)
name-obj-engine3-b-bl-h-h = { noun-objective-card } “1 gebouw, 1 blauwe tipi en 2 rampen” (locomotief 3)
name-obj-engine3-s-s-h-h = { noun-objective-card } “2 treinstations en 2 rampen” (locomotief 3)
name-obj-move3-b-b-h-h = { noun-objective-card } “2 gebouwen en 2 rampen” (rancher 3)
name-obj-move3-s-s-bl-bl = { noun-objective-card } “2 treinstations en 2 blauwe tipi’s” (rancher 3)
name-obj-move3-3-4-5 = { noun-objective-card } “1 rund met fokwaarde 3, 1 West Highland en 1 Texas Longhorn” (rancher 3)
name-obj-move3-3-4-h-h = { noun-objective-card } “1 rund met fokwaarde 3, 1 West Highland en 2 rampen” (rancher 3)
name-obj-move3-s-s-b-b = { noun-objective-card } “2 treinstations en 2 gebouwen” (rancher 3)
name-obj-start-3-4-b = start{ noun-objective-card } “1 rund met fokwaarde 3, 1 West Highland en 1 gebouw”
name-obj-start-s-s-g = start{ noun-objective-card } “2 treinstations en 1 groene tipi”
name-obj-start-b-b-h = start{ noun-objective-card } “2 gebouwen en 1 ramp”
name-obj-start-bl-h-h = start{ noun-objective-card } “1 blauwe tipi en 2 rampen”

## Wat een kaart als geheel zegt

about-objective =
    je hebt { JOIN($needs, between: "comma", last: "and") } nodig
    aan het einde van het spel is hij { AMOUNT($points, "point") } waard{ $penalty ->
        [0] { "" }
        [one] , of 1 minpunt als je er niet aan voldoet
       *[other] , of { $penalty } minpunten als je er niet aan voldoet
    }
    { $action ->
        [none] { "" }
       *[other] als je hem speelt, { SAY($action, form: "inverted") }
    }
about-campaign =
    er worden { $games } spellen na elkaar gespeeld
    elk volgend spel begint hiermee voor elke speler, geteld aan het einde van het spel ervoor
about-event-card =
    { $action ->
        [none] { "" }
       *[other] als hij wordt omgedraaid, { SAY($action, form: "inverted") }
    }
about-event-deck =
    { $each ->
        [turn] aan het begin van elke beurt wordt een gebeurteniskaart omgedraaid
        [round] aan het begin van elke ronde wordt een gebeurteniskaart omgedraaid
       *[other] gebeurteniskaarten worden omgedraaid waar een effect dat zegt
    }
    de kaart die het laatst is omgedraaid, ligt open: wat telkens moet gebeuren, geldt voor elke speler
    { $again ->
        [yes] als er geen meer over zijn, worden ze opnieuw geschud
       *[no] { "" }
    }
    { $last ->
        [none] { "" }
       *[other] na de laatste: { $last }
    }

## Werkers en tegels

name-cowboy = { $number ->
    [one] cowboy
   *[other] cowboys
}
name-craftsman = { $number ->
    [one] ambachtsman
   *[other] ambachtslieden
}
name-engineer = { $number ->
    [one] ingenieur
   *[other] ingenieurs
}
name-green-teepee = { $number ->
    [one] groene tipitegel
   *[other] groene tipitegels
}
name-blue-teepee = { $number ->
    [one] blauwe tipitegel
   *[other] blauwe tipitegels
}
name-flood-green-n = overstromingstegel met een groene hand en { $n } punten
name-flood-black-n = overstromingstegel met een zwarte hand en { $n } punten
name-drought-green-n = droogtetegel met een groene hand en { $n } punten
name-drought-black-n = droogtetegel met een zwarte hand en { $n } punten
name-rockfall-green-n = steenslagtegel met een groene hand en { $n } punten
name-rockfall-black-n = steenslagtegel met een zwarte hand en { $n } punten
name-green-hand = groene hand
name-black-hand = zwarte hand

name-building-a = neutraal gebouw A
name-building-b = neutraal gebouw B
name-building-c = neutraal gebouw C
name-building-d = neutraal gebouw D
name-building-e = neutraal gebouw E
name-building-f = neutraal gebouw F
name-building-g = neutraal gebouw G
name-na = gebouw { $n }a
name-nb = gebouw { $n }b

name-sm-dollars-workers = stationschef “2 dollar; werkers”
name-sm-hazard-or-trade-objectives = stationschef “ramp of handel; doelkaarten”
name-sm-cert-hazards = stationschef “permanent certificaat; rampen”
name-sm-cert-teepees = stationschef “permanent certificaat; tipi’s”
name-sm-cert-certs = stationschef “permanent certificaat; certificaten”

## Het spelertableau

name-dollar-auxiliary = hulpactie “dollars”
name-card-auxiliary = hulpactie “kaarten”
name-certificate-auxiliary = hulpactie “certificaten”
name-engine-auxiliary = hulpactie “locomotief”
name-remove-auxiliary = hulpactie “kaarten verwijderen”
name-disc-aux-dollar = het schijfveld van de { name-dollar-auxiliary }
name-disc-aux-draw = het schijfveld van de { name-card-auxiliary }
name-disc-aux-certificate-n = schijfveld { $n } van de { name-certificate-auxiliary }
name-disc-aux-engine-n = schijfveld { $n } van de { name-engine-auxiliary }
name-disc-aux-remove-n = schijfveld { $n } van de { name-remove-auxiliary }
name-disc-certificate-n = schijfveld “{ $n } certificaten”
name-disc-step-n = schijfveld { $n } van de stappenlimiet
name-disc-hand-n = schijfveld { $n } van de handlimiet

## De spoorlijn en de steden

name-n = veld { $n }
name-station-n = treinstation { $n }
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

## De velden van de route

name-start = het ruiterveld
name-neutral-a = neutraal veld A
name-neutral-b = neutraal veld B
name-neutral-c = neutraal veld C
name-neutral-d = neutraal veld D
name-neutral-e = neutraal veld E
name-neutral-f = neutraal veld F
name-neutral-g = neutraal veld G
name-a-n = bouwveld A-{ $n }
name-b-n = bouwveld B-{ $n }
name-c-upper-n = bouwveld C-{ $n } boven
name-c-lower = bouwveld C onder
name-e-n = bouwveld E-{ $n }
name-f-upper = bouwveld F boven
name-f-lower = bouwveld F onder
name-g-upper = bouwveld G boven
name-g-lower = bouwveld G onder
name-flood-n = overstromingsveld { $n }
name-drought-n = droogteveld { $n }
name-rockfall-n = steenslagveld { $n }
name-teepee-n = handelsveld { $n }
name-flood-risk-n = risicoveld { $n } bij de overstromingen
name-drought-risk-n = risicoveld { $n } bij de droogte
name-rockfall-risk-n = risicoveld { $n } bij de steenslag
name-trade-risk-n = risicoveld { $n } van het handelsgebied

## Regelkeuzes en categorieën van de puntentelling

name-must-act = fase B mag je niet overslaan
name-may-forfeit = wat een kaart of stationschef direct oplevert, mag je laten vervallen
name-upgrade-at-once = over opwaarderen beslis je vóór de rest van het symbool
name-objectives-at-trail-end = doelkaarten spelen aan het einde van de route
category-dollars = dollars
category-buildings = persoonlijke gebouwen
category-cities = steden
category-stations = treinstations
category-hazards = rampen
category-cattle = runderkaarten
category-objectives = doelkaarten
category-station-masters = stationschefs
category-workers = werkers
category-steps = stappenlimiet
category-token = arbeidsmarktfiche

## Hoe een plaats die niemand speelt kiest, en wat die scoort

about-opponent-prefers = { voorkeur }
about-level-prefers = { voorkeur }
about-turn-card-prefers = { voorkeur }
voorkeur = { $leave ->
    [yes] { $choose ->
        [may] { $choose }
       *[other] dit doet { $subject } nooit: { $choose }
    }
   *[no] wanneer { $subject } { SAY($choose, form: "clause") }, { verkozen }
}
verkozen = { $order ->
    [none] { $at-least ->
        [none] { $at-most ->
            [none] kiest { $subject } het liefst { op-volgorde }
           *[some] kiest { $subject } alleen uit mogelijkheden { JOIN($at-most, between: "comma", last: "and") }{ daarvan }
        }
       *[some] { $at-most ->
            [none] kiest { $subject } alleen uit mogelijkheden met { JOIN($at-least, between: "comma", last: "and") }{ daarvan }
           *[some] kiest { $subject } alleen uit mogelijkheden met { JOIN($at-least, between: "comma", last: "and") } en { JOIN($at-most, between: "comma", last: "and") }{ daarvan }
        }
    }
   *[some] kiest { $subject } het eerste hiervan dat er is: { JOIN($order, last: "comma") }
}
daarvan = { $by ->
    [none] { "" }
   *[some] , en daarvan het liefst { op-volgorde }
}
op-volgorde = { JOIN($by, last: "dan") }
list-dan = { $head }, dan { $tail }
about-opponent-scores = { the-category }: { $subject } krijgt { $score ->
    [none] niets
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

## Waarop die kiest

name-most-price = de hoogste prijs
name-least-price = de laagste prijs
name-most-points = de meeste punten
name-least-points = de minste punten
name-most-value = de hoogste waarde
name-least-value = de laagste waarde
name-most-row = de onderste rij
name-least-row = de bovenste rij
name-most-workers = de soort werker waarvan { $subject } er de meeste heeft
name-least-workers = de soort werker waarvan { $subject } er de minste heeft
name-most-specialty = { jouw } specialiteit
name-least-specialty = wat niet { jouw } specialiteit is
name-most-hazards-in-section = het gebied met de meeste ramptegels
name-least-hazards-in-section = het gebied met de minste ramptegels
name-most-workers-on-offer = de soort werker waarvan de meeste in te huren zijn
name-least-workers-on-offer = de soort werker waarvan de minste in te huren zijn
name-most-distance = de langste weg
name-least-distance = de kortste weg
name-most-way-to-end = de langste weg naar het einde van de route
name-least-way-to-end = de kortste weg naar het einde van de route
name-most-fee = de hoogste vergoeding
name-least-fee = de laagste vergoeding
name-most-station = een treinstation dat { $subject } niet heeft opgewaardeerd
name-least-station = geen treinstation om op te waarderen
name-most-builders = de tegel die de meeste werkers vereist
name-least-builders = de tegel die de minste werkers vereist
name-most-replaced = de meeste punten op de vervangen tegel
name-least-replaced = de minste punten op de vervangen tegel
name-most-ahead = het verste veld vóór de volgende speler
name-least-ahead = het eerste veld vóór de volgende speler
name-most-risk = een risicoveld
name-least-risk = geen risicoveld
name-most-unseen = ongeziene kaarten
name-least-unseen = geen ongeziene kaarten
name-price = dollar te betalen
name-points = { $number ->
    [one] punt
   *[other] punten
}
name-value = aan waarde
name-row = als rij
name-workers = { $number ->
    [one] werker van die soort
   *[other] werkers van die soort
}
name-specialty = { $number ->
    [one] werker van { jouw } specialiteit
   *[other] werkers van { jouw } specialiteit
}
name-hazards-in-section = { $number ->
    [one] ramptegel in het gebied
   *[other] ramptegels in het gebied
}
name-workers-on-offer = { $number ->
    [one] zulke werker in het aanbod
   *[other] zulke werkers in het aanbod
}
name-distance = { $number ->
    [one] plaats onderweg
   *[other] plaatsen onderweg
}
name-way-to-end = { $number ->
    [one] locatie tot het einde
   *[other] locaties tot het einde
}
name-fee = dollar aan vergoedingen
name-station = { $number ->
    [one] station om op te waarderen
   *[other] stations om op te waarderen
}
name-builders = { $number ->
    [one] benodigde werker
   *[other] benodigde werkers
}
name-replaced = { $number ->
    [one] punt op de vervangen tegel
   *[other] punten op de vervangen tegel
}
name-ahead = { $number ->
    [one] veld vooruit
   *[other] velden vooruit
}
name-risk = { $number ->
    [one] risicoveld
   *[other] risicovelden
}
name-unseen = { $number ->
    [one] ongeziene kaart
   *[other] ongeziene kaarten
}

## Wat een ander dan een speler anders doet, zoals de beschrijving het beperkt

use-location-by-opponent = { $without ->
    [tiles] { $uses ->
        [none] { vooraan } geen acties van de bereikte locatie { achteraan }
       *[some] { vooraan } { jouw } eigen acties { achteraan } als { je } { JOIN($uses, between: "comma", last: "or") } heeft bereikt, en op elke andere locatie geen
    }
   *[other] { use-location }
}
    .verb = uitvoeren
may-by-opponent = { $left ->
    [yes] { je } laat na { SAY($effect, form: "purpose") } waar het niet hoeft
   *[no] { $effect }, als dat kan
}
    .within = both-parts choice-arms exchange-reward sequence-steps must-effect repeat-effect if-effect unless-effect under-effect each-effect
foresee-by-opponent = { $chance ->
    [yes] { vooraan } 1 willekeurige tegel van vooruitzicht { $spot } op het speelbord { achteraan }
   *[no] { vooraan } 1 tegel van vooruitzicht { $spot } op het speelbord { achteraan }
}
    .verb = leggen
gain-objective-by-opponent = { $unseen ->
    [no] { $which ->
        [none] { vooraan } 1 doelkaart uit het algemene doelenaanbod { achteraan }{ to-hand }
       *[other] { gain-objective }
    }
   *[yes] { gain-objective }
}
    .verb = nemen
about-opponent =
    waar { $subject } moet kiezen, beslist het eerste van het volgende dat past; waar niets past, beslist het toeval
    { $without ->
        [money] { $subject } betaalt niets en krijgt geen dollars; wat anderen zouden krijgen, komt van de bank
       *[other] { "" }
    }
    { $without ->
        [herd] { $subject } heeft geen kuddestapel, geen hand en geen fiches
       *[other] { "" }
    }
    { $without ->
        [objective] { $subject } heeft geen startdoelkaart
       *[other] { "" }
    }
    { $without ->
        [tiles] { $subject } voert geen acties van tegels op de route uit
       *[other] { "" }
    }
    { $without ->
        [columns] { $subject } krijgt de onmiddellijke acties van de kolommen van het spelertableau niet
       *[other] { "" }
    }
    { $without ->
        [masters] { $subject } krijgt niet wat stationscheftegels meteen opleveren
       *[other] { "" }
    }

## Wat een veld, een stad, een kaart of een tegel is, waar geen expressie het zegt

corner-rule = { $corners ->
    [white] hier past alleen een schijf van een schijfveld met witte hoeken, tenzij je daar geen schijf meer hebt
   *[other] hier past een schijf van elk schijfveld
}
teepee-rule = wie handelt, mag de tegel nemen
trade-rule = wie bij het handelen de tegel van hier neemt,
about-space = { $kind ->
    [building]
        { $woods ->
            [yes] hier kan een persoonlijke gebouwtegel liggen, in het bos
           *[no] hier kan een persoonlijke gebouwtegel liggen
        }
        zolang het veld leeg is, telt het niet als stap
    [start] van hier vertrek je na Kansas City
    [neutral] hier ligt een neutrale gebouwtegel
    [hazard] hier ligt een ramptegel; zolang het veld leeg is, telt het niet als stap
    [trade] { $value ->
        [0] { "" }
       *[other] { trade-rule } { $value ->
            [-3] betaalt 3 dollar
            [-2] betaalt 2 dollar
            [-1] betaalt 1 dollar
           *[other] ontvangt { AMOUNT($value, "dollar") }
        }
    }
   *[other] { "" }
}
about-station =
    opwaarderen kost { AMOUNT($price, "dollar") } en is aan het einde van het spel { AMOUNT($points, "point") } waard
    { corner-rule }
    { $master ->
        [yes] wie het station opwaardeert, mag een ingehuurde werker afgeven voor de stationscheftegel ernaast
       *[no] { "" }
    }
about-city =
    { $value ->
        [0] hier kun je altijd leveren
       *[other] hier kun je leveren als je totale fokwaarde minstens { $value } is
    }
    { corner-rule }
    { $again ->
        [yes] hier kun je meer dan eens leveren
       *[no] hier kun je één keer leveren
    }
    { $points ->
        [0] { "" }
       *[other] elk van je schijven hier is aan het einde van het spel { AMOUNT($points, "point") } waard
    }
about-disc =
    { $aux ->
        [none] { "" }
       *[other] dit veld hoort bij de { $aux }: één vrij schijfveld geeft je de enkele vorm, twee geven je ook de dubbele
    }
    { $certificates ->
        [0] { "" }
       *[other] zonder schijf kun je tot { AMOUNT($certificates, "certificate") } hebben{ $after ->
            [none] { "" }
           *[other] , als ook het andere veld van die soort vrij is
        }
    }
    { $hand ->
        [0] { "" }
       *[other] zonder schijf is je handlimiet { $hand } hoger
    }
    { $steps ->
        [none] { "" }
       *[other] zonder schijf is je stappenlimiet hoger: { JOIN($steps, between: "comma", last: "and") }
    }
    { $points ->
        [0] { "" }
       *[other] zonder schijf is het veld aan het einde van het spel { AMOUNT($points, "point") } waard
    }
    { $corners ->
        [white] de schijf past op elke stad en elk treinstation
       *[other] de schijf past alleen waar de hoeken donker zijn
    }
item-steps = { $number } met { $key } spelers
about-hand = wie er komt, betaalt { JOIN($fee, between: "comma", last: "and") }
item-fee = { AMOUNT($number, "dollar") } met { $key } spelers
about-breed =
    de fokwaarde is { $value }
    { $starting ->
        [yes] iedere speler begint met zulke kaarten
       *[no] { "" }
    }
hand-rule = { $hands ->
    [none] { "" }
   *[other] tot dan betaalt iedereen die er komt de hand aan de bank
}
about-supply-tile = { $kind ->
    [hazard]
        wie de tegel verwijdert, heeft aan het einde van het spel { AMOUNT($points, "point") } meer
        { hand-rule }
    [worker] wie hem inhuurt, legt hem op de volgende vrije kolom van zijn rij
    [teepee]
        { teepee-rule }
        { hand-rule }
   *[other] { "" }
}
# 6000 is de limiet van een fiche waarvoor een pakket er geen noemt.
about-piece-kind =
    { $start ->
        [0] { "" }
       *[other] iedere speler begint met { $start }
    }
    { $limit ->
        [6000] { "" }
       *[other] niemand kan er meer dan { $limit } hebben
    }
    { $supply ->
        [none] { "" }
       *[other] er zijn er { $supply } voor alle spelers samen
    }
about-station-master = { $certificates ->
    [0] { "" }
    [1] de tegel is 1 permanent certificaat
   *[other] de tegel is { $certificates } permanente certificaten
}
about-area = je bent in een gebied als je een { network-piece } in een van de plaatsen ervan hebt
about-town =
    deze plaats ligt in { $area }
    { $price ->
        [none] { "" }
       *[other] een { network-piece } hier kost { JOIN($price, last: "slash") } dollar: de eerste, de tweede enzovoort
    }
    { $tile ->
        [yes] hier ligt een tegel; elke { network-piece } die je hier legt, brengt het effect ervan
       *[no] { "" }
    }

## De sleutels van onderdelen: waarvoor een uitdrukking onder elk ervan is. Een sleutel zonder meer zegt dat ook.

key-actions = { $actions }
key-action = { $action }
key-triggers = { $triggers }
key-score = { $score }
key-ties = { $ties }
key-needs = { $needs }
key-turn = elke beurt: { $turn }
about-space-take = als je de tegel van hier neemt: { $take }
about-space-risk = een gebouw hier heeft één actie meer: { $risk }
about-space-use = als je hier stopt: { $use }
about-railroad-finish = als je locomotief het einde van de spoorlijn bereikt: { $finish }
about-city-score = voor elk van je schijven hier: { $score }
about-city-needs = om hier te leveren: { $needs }
about-city-delivery = als je hier levert: { $delivery }
about-link-delivery = zodra je in zowel { JOIN($between, last: "als") } een schijf hebt: { $delivery }
about-disc-clear = als je de schijf van hier wegneemt: { $clear }
about-auxiliary-action-double = in de dubbele vorm: { $double }
about-worker-kind-columns = als je er een inhuurt voor kolom { $place }: { $columns }
about-offer-take = voor { AMOUNT($price, "dollar") } en { AMOUNT($workers, "worker") }: { $take }
about-job-row-arrow = als het arbeidsmarktfiche rij { $place } verlaat: { $arrow }
about-objective-action = als je hem speelt: { $action }
about-station-master-action = als je hem neemt: { $action }
about-piece-kind-use = als je er een inlevert: { $use }
about-town-first = wie hier als eerste een { network-piece } legt: { $first }
about-town-action = telkens als hier een { network-piece } wordt gelegd, voor de eigenaar: { $action }
about-town-tile-action = als je een { network-piece } legt in de plaats waar deze tegel ligt: { $action }
about-network-placed = als je je { network-piece } nummer { $place } legt: { $placed }
about-event-card-action = als hij wordt omgedraaid: { $action }
about-event-deck-last = na de laatste kaart: { $last }
about-campaign-leaves = aan het begin van het volgende spel: { $leaves }
about-level-start = vóór de eerste beurt: { $start }
about-preference-choose = als er hierover te kiezen valt: { $choose }
about-stop-use = { $space }: { $use }
about-city-apart-needs = om aan { $city } te leveren: { $needs }
about-trail-opening = vóór de eerste beurt: { $opening }
about-trail-first = aan het begin van je eerste beurt: { $first }
network-piece = stuk
list-als = { $head } als { $tail }
