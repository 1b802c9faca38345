### Wat aan een tafel met de tweede editie in het Nederlands wordt gezegd, voor zover het verschilt.

table-in-trade = voor de bandiet
table-kind-tile-gained = genomen rampen en bandieten
table-kind-tile-placed = gelegde rampen en bandieten

## De rijen met opties

row-trade = premie ontvangen
ask-trade = Welke bandiet lever je in?
row-place-building = { $price ->
    [0] gratis bouwen
   *[other] bouwen voor ${ $price } per bouwer
}
ask-place-building = { $price ->
    [0] Welk gebouw leg je gratis?
   *[other] Welk gebouw leg je (${ $price } per bouwer)?
}
row-name-criollo = Criollo
row-name-shorthorn = Shorthorn
row-name-shorthorn-n = Shorthorn ({ $n } punten)
row-name-hereford = Hereford
row-name-hereford-n = Hereford ({ $n } punten)
row-name-white-cow = { $number ->
    [one] wit rund
   *[other] witte runderen
}
row-name-black-cow = { $number ->
    [one] zwart rund
   *[other] zwarte runderen
}
row-name-green-cow = { $number ->
    [one] groen rund
   *[other] groene runderen
}
row-name-yellow-cow = { $number ->
    [one] geel rund
   *[other] gele runderen
}
row-name-red-cow = { $number ->
    [one] rood rund
   *[other] rode runderen
}
row-name-blue-cow = { $number ->
    [one] blauw rund
   *[other] blauwe runderen
}
row-name-green-outlaw = { $number ->
    [one] groene bandiet
   *[other] groene bandieten
}
row-name-orange-outlaw = { $number ->
    [one] oranje bandiet
   *[other] oranje bandieten
}
row-name-outlaw-n = bandiet
