### Ciò che si dice a un tavolo della seconda edizione in italiano, dove differisce.

table-in-trade = per il fuorilegge
table-kind-tile-gained = Calamità e fuorilegge presi
table-kind-tile-placed = Calamità e fuorilegge piazzati

## Le righe delle scelte

row-trade = riscuoti una taglia
ask-trade = Quale fuorilegge consegni?
row-place-building = { $price ->
    [0] costruisci senza pagare
   *[other] costruisci a ${ $price } per costruttore
}
ask-place-building = { $price ->
    [0] Quale edificio piazzi senza pagare?
   *[other] Quale edificio piazzi (${ $price } per costruttore)?
}
row-name-criollo = Criollo
row-name-shorthorn = Shorthorn
row-name-shorthorn-n = Shorthorn ({ $n } punti)
row-name-hereford = Hereford
row-name-hereford-n = Hereford ({ $n } punti)
row-name-white-cow = { $number ->
    [one] bovino bianco
   *[other] bovini bianchi
}
row-name-black-cow = { $number ->
    [one] bovino nero
   *[other] bovini neri
}
row-name-green-cow = { $number ->
    [one] bovino verde
   *[other] bovini verdi
}
row-name-yellow-cow = { $number ->
    [one] bovino giallo
   *[other] bovini gialli
}
row-name-red-cow = { $number ->
    [one] bovino rosso
   *[other] bovini rossi
}
row-name-blue-cow = { $number ->
    [one] bovino blu
   *[other] bovini blu
}
row-name-green-outlaw = { $number ->
    [one] fuorilegge verde
   *[other] fuorilegge verdi
}
row-name-orange-outlaw = { $number ->
    [one] fuorilegge arancione
   *[other] fuorilegge arancioni
}
row-name-outlaw-n = fuorilegge
