### Le parole della seconda edizione in italiano, dove differiscono dalla prima edizione.

## Il percorso

trade = { verbo } la taglia per 1 fuorilegge
    .verb = riscuotere
teepee-rule = chi riscuote la taglia può prenderla
trade-rule = chi riscuote la taglia per il fuorilegge qui
trade-at = { verbo } la taglia per il fuorilegge { ATTR($space, "on") }
    .verb = riscuotere
verb-riscuotere = riscuotere
    .order = riscuoti
    .clause = riscuoti
    .third = riscuote

## Edifici

place-building = { verbo } 1 delle { t }ue tessere Edificio privato su uno spazio edificio { per-artigiano }
    .verb = piazzare
place-tile = { verbo } la tessera { $tile } su uno spazio edificio { per-artigiano }
    .verb = piazzare
per-artigiano = { $price ->
    [0] senza pagarla
   *[other] al costo di { AMOUNT($price, "dollar") } per ogni costruttore necessario
}

## Ciò che si può contare

count-teepee-pair = { $number ->
    [one] coppia di Fuorilegge (1 verde e 1 arancione)
   *[other] coppie di Fuorilegge (1 verde e 1 arancione)
}
    .gender = feminine

## Carte

name-criollo = { noun-cattle-card } “Criollo”
    .gender = feminine
name-shorthorn = { noun-cattle-card } “Shorthorn”
    .gender = feminine
name-shorthorn-n = { name-shorthorn } da { $n } punti vittoria
    .gender = feminine
name-hereford = { noun-cattle-card } “Hereford”
    .gender = feminine
name-hereford-n = { name-hereford } da { $n } punti vittoria
    .gender = feminine
name-white-cow = { noun-cattle-card } { $number ->
    [one] bianca
   *[other] bianche
}
    .gender = feminine
name-black-cow = { noun-cattle-card } { $number ->
    [one] nera
   *[other] nere
}
    .gender = feminine
name-green-cow = { noun-cattle-card } { $number ->
    [one] verde
   *[other] verdi
}
    .gender = feminine
name-yellow-cow = { noun-cattle-card } { $number ->
    [one] gialla
   *[other] gialle
}
    .gender = feminine
name-red-cow = { noun-cattle-card } { $number ->
    [one] rossa
   *[other] rosse
}
    .gender = feminine
name-blue-cow = { noun-cattle-card } blu
    .gender = feminine

name-obj-gain2-b-o-o = { noun-objective-card } “1 Edificio e 2 Fuorilegge arancioni” (2 Dollari)
    .gender = feminine
name-obj-gain2-b-g-o = { noun-objective-card } “1 Edificio, 1 Fuorilegge verde e 1 Fuorilegge arancione” (2 Dollari)
    .gender = feminine
name-obj-gain2-4-h-h = { noun-objective-card } “1 Shorthorn e 2 Calamità” (2 Dollari)
    .gender = feminine
name-obj-aux-ny = { noun-objective-card } “New York” (azione ausiliaria)
    .gender = feminine
name-obj-draw-s-g-o = { noun-objective-card } “1 stazione, 1 Fuorilegge verde e 1 Fuorilegge arancione” (carte)
    .gender = feminine
name-obj-draw-5-h = { noun-objective-card } “1 Hereford e 1 Calamità” (carte)
    .gender = feminine
name-obj-draw-s-g-g = { noun-objective-card } “1 stazione e 2 Fuorilegge verdi” (carte)
    .gender = feminine
name-obj-engine2-4-4-s-g = { noun-objective-card } “2 Shorthorn, 1 stazione e 1 Fuorilegge verde” (Locomotiva 2)
    .gender = feminine
name-obj-engine2-3-4-5 = { noun-objective-card } “1 bovino di valore 3, 1 Shorthorn e 1 Hereford” (Locomotiva 2)
    .gender = feminine
name-obj-engine2-b-b-g-g = { noun-objective-card } “2 Edifici e 2 Fuorilegge verdi” (Locomotiva 2)
    .gender = feminine
name-obj-engine3-b-o-h-h = { noun-objective-card } “1 Edificio, 1 Fuorilegge arancione e 2 Calamità” (Locomotiva 3)
    .gender = feminine
name-obj-move3-s-s-o-o = { noun-objective-card } “2 stazioni e 2 Fuorilegge arancioni” (Allevatore 3)
    .gender = feminine
name-obj-move3-3-4-5 = { noun-objective-card } “1 bovino di valore 3, 1 Shorthorn e 1 Hereford” (Allevatore 3)
    .gender = feminine
name-obj-move3-3-4-h-h = { noun-objective-card } “1 bovino di valore 3, 1 Shorthorn e 2 Calamità” (Allevatore 3)
    .gender = feminine
name-obj-start-3-4-b = { noun-objective-card } iniziale “1 bovino di valore 3, 1 Shorthorn e 1 Edificio”
    .gender = feminine
name-obj-start-s-s-g = { noun-objective-card } iniziale “2 stazioni e 1 Fuorilegge verde”
    .gender = feminine
name-obj-start-o-h-h = { noun-objective-card } iniziale “1 Fuorilegge arancione e 2 Calamità”
    .gender = feminine

## Lavoratori e tessere

name-craftsman = { $number ->
    [one] costruttore
   *[other] costruttori
}
    .gender = masculine
name-green-outlaw = { $number ->
    [one] tessera Fuorilegge verde
   *[other] tessere Fuorilegge verdi
}
    .gender = feminine
name-orange-outlaw = { $number ->
    [one] tessera Fuorilegge arancione
   *[other] tessere Fuorilegge arancioni
}
    .gender = feminine
name-at-any-time = un gettone scambio si può usare anche dove non c’è altro da decidere
name-exchange-token = { $number ->
    [one] gettone scambio
   *[other] gettoni scambio
}
    .gender = masculine
name-sm-hazard-or-trade-objectives = Capostazione “Calamità o Fuorilegge; carte Obiettivo”
name-sm-cert-teepees = Capostazione “Certificato permanente; Fuorilegge”
name-sm-cert-stations = Capostazione “Certificato permanente; stazioni”
name-sm-marker-buildings = Capostazione “segnalino certificati; Edifici”
name-sm-two-certs = Capostazione “2 Certificati permanenti”
name-sm-twelve-dollars = Capostazione “12 Dollari”

## Le città e gli spazi del percorso

name-fulton = Fulton
    .on = su Fulton
    .to = a Fulton
name-st-louis = St. Louis
    .on = su St. Louis
    .to = a St. Louis
name-bloomington = Bloomington
    .on = su Bloomington
    .to = a Bloomington
name-peoria = Peoria
    .on = su Peoria
    .to = a Peoria
name-chicago = Chicago
    .on = su Chicago
    .to = a Chicago
name-toledo = Toledo
    .on = su Toledo
    .to = a Toledo
name-pittsburgh = Pittsburgh
    .on = su Pittsburgh
    .to = a Pittsburgh
name-philadelphia = Philadelphia
    .on = su Philadelphia
    .to = a Philadelphia
name-new-york = New York
    .on = su New York
    .to = a New York
name-d-n = spazio edificio D
    .on = nello spazio edificio D
    .to = allo spazio edificio D
    .from = dallo spazio edificio D
name-outlaw-n = spazio fuorilegge { $n }
    .on = nello spazio fuorilegge { $n }
    .to = allo spazio fuorilegge { $n }
    .from = dallo spazio fuorilegge { $n }
name-trade-risk-n = spazio rischio { $n } dei fuorilegge
    .on = nello spazio rischio { $n } dei fuorilegge
    .to = allo spazio rischio { $n } dei fuorilegge
    .from = dallo spazio rischio { $n } dei fuorilegge
