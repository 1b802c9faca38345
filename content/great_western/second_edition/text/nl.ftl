### De woorden van de tweede editie in het Nederlands, voor zover ze van de eerste editie verschillen.

## De route

trade = { vooraan } de premie voor 1 bandiet { achteraan }
    .verb = ontvangen
teepee-rule = wie de premie int, mag de tegel nemen
trade-rule = wie de premie voor de bandiet hier int,
trade-at = { vooraan } de premie voor de bandiet op { $space } { achteraan }
    .verb = ontvangen

## Gebouwen

place-building = { vooraan } 1 persoonlijke gebouwtegel op een bouwveld { achteraan } { per-ambachtsman }
    .verb = leggen
place-tile = { vooraan } { $tile } op een bouwveld { achteraan } { per-ambachtsman }
    .verb = leggen
per-ambachtsman = { $price ->
    [0] zonder ervoor te betalen
   *[other] voor { AMOUNT($price, "dollar") } per benodigde bouwer
}

## Wat geteld kan worden

count-teepee-pair = { $number ->
    [one] bandietenpaar (1 groene en 1 oranje)
   *[other] bandietenparen (1 groene en 1 oranje)
}

## Kaarten

name-criollo = “Criollo”-{ noun-cattle-card }
name-shorthorn = “Shorthorn”-{ noun-cattle-card }
name-shorthorn-n = { name-shorthorn } van { $n } punten
name-hereford = “Hereford”-{ noun-cattle-card }
name-hereford-n = { name-hereford } van { $n } punten
name-white-cow = witte { noun-cattle-card }
name-black-cow = zwarte { noun-cattle-card }
name-green-cow = groene { noun-cattle-card }
name-yellow-cow = gele { noun-cattle-card }
name-red-cow = rode { noun-cattle-card }
name-blue-cow = blauwe { noun-cattle-card }

name-obj-gain2-b-o-o = { noun-objective-card } “1 gebouw en 2 oranje bandieten” (2 dollar)
name-obj-gain2-b-g-o = { noun-objective-card } “1 gebouw, 1 groene en 1 oranje bandiet” (2 dollar)
name-obj-gain2-4-h-h = { noun-objective-card } “1 Shorthorn en 2 rampen” (2 dollar)
name-obj-aux-ny = { noun-objective-card } “New York” (hulpactie)
name-obj-draw-s-g-o = { noun-objective-card } “1 treinstation, 1 groene en 1 oranje bandiet” (kaarten)
name-obj-draw-5-h = { noun-objective-card } “1 Hereford en 1 ramp” (kaarten)
name-obj-draw-s-g-g = { noun-objective-card } “1 treinstation en 2 groene bandieten” (kaarten)
name-obj-engine2-4-4-s-g = { noun-objective-card } “2 Shorthorns, 1 treinstation en 1 groene bandiet” (locomotief 2)
name-obj-engine2-3-4-5 = { noun-objective-card } “1 rund met fokwaarde 3, 1 Shorthorn en 1 Hereford” (locomotief 2)
name-obj-engine2-b-b-g-g = { noun-objective-card } “2 gebouwen en 2 groene bandieten” (locomotief 2)
name-obj-engine3-b-o-h-h = { noun-objective-card } “1 gebouw, 1 oranje bandiet en 2 rampen” (locomotief 3)
name-obj-move3-s-s-o-o = { noun-objective-card } “2 treinstations en 2 oranje bandieten” (rancher 3)
name-obj-move3-3-4-5 = { noun-objective-card } “1 rund met fokwaarde 3, 1 Shorthorn en 1 Hereford” (rancher 3)
name-obj-move3-3-4-h-h = { noun-objective-card } “1 rund met fokwaarde 3, 1 Shorthorn en 2 rampen” (rancher 3)
name-obj-start-3-4-b = start{ noun-objective-card } “1 rund met fokwaarde 3, 1 Shorthorn en 1 gebouw”
name-obj-start-s-s-g = start{ noun-objective-card } “2 treinstations en 1 groene bandiet”
name-obj-start-o-h-h = start{ noun-objective-card } “1 oranje bandiet en 2 rampen”

## Werkers en tegels

name-craftsman = { $number ->
    [one] bouwer
   *[other] bouwers
}
name-green-outlaw = { $number ->
    [one] groene bandietentegel
   *[other] groene bandietentegels
}
name-orange-outlaw = { $number ->
    [one] oranje bandietentegel
   *[other] oranje bandietentegels
}
name-at-any-time = een ruilfiche mag je ook inleveren als er niets anders te beslissen valt
name-exchange-token = { $number ->
    [one] ruilfiche
   *[other] ruilfiches
}
name-sm-hazard-or-trade-objectives = stationschef “ramp of bandiet; doelkaarten”
name-sm-cert-teepees = stationschef “permanent certificaat; bandieten”
name-sm-cert-stations = stationschef “permanent certificaat; treinstations”
name-sm-marker-buildings = stationschef “certificaatsteen; gebouwen”
name-sm-two-certs = stationschef “2 permanente certificaten”
name-sm-twelve-dollars = stationschef “12 dollar”

## De steden en de velden van de route

name-fulton = Fulton
name-st-louis = St. Louis
name-bloomington = Bloomington
name-peoria = Peoria
name-chicago = Chicago
name-toledo = Toledo
name-pittsburgh = Pittsburgh
name-philadelphia = Philadelphia
name-new-york = New York
name-d-n = bouwveld D
name-outlaw-n = bandietenveld { $n }
name-trade-risk-n = risicoveld { $n } bij de bandieten
