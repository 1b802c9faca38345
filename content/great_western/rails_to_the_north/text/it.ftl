### Le parole dell’espansione in italiano.

## Segnalini e tessere

name-at-any-time = un gettone scambio si può usare anche dove non c’è altro da decidere
name-exchange-token = { $number ->
    [one] gettone scambio
   *[other] gettoni scambio
}
    .gender = masculine
network-piece = diramazione
name-branchlet = { $number ->
    [one] diramazione
   *[other] diramazioni
}
    .gender = feminine
count-own-piece = { $number ->
    [one] diramazione { ATTR($argument, "on") }
   *[other] diramazioni { ATTR($argument, "on") }
}
    .gender = feminine
count-placed-piece = { $number ->
    [one] diramazione nella rete
   *[other] diramazioni nella rete
}
    .gender = feminine
clause-every-placed-piece = ogni { $number ->
    [1] { WORD($count, 1) }
   *[other] { $number } delle { t }ue { WORD($count) }
}
clause-each-placed-piece = { $number ->
    [1] per ciascuna delle { t }ue { WORD($count) }
   *[other] ogni { $number } delle { t }ue { WORD($count) }
}
count-area-with-own-piece = { $number ->
    [one] area con una diramazione
   *[other] aree con una diramazione
}
    .gender = feminine
name-mt-dollars-or-cattle = { $number ->
    [one] tessera località “5 Dollari o bovino”
   *[other] tessere località “5 Dollari o bovino”
}
    .gender = feminine
name-mt-hire = { $number ->
    [one] tessera località “assunzione”
   *[other] tessere località “assunzione”
}
    .gender = feminine
name-mt-remove-cards = { $number ->
    [one] tessera località “rimozione di carte”
   *[other] tessere località “rimozione di carte”
}
    .gender = feminine
name-mt-engine = { $number ->
    [one] tessera località “Locomotiva”
   *[other] tessere località “Locomotiva”
}
    .gender = feminine
name-mt-build = { $number ->
    [one] tessera località “costruzione”
   *[other] tessere località “costruzione”
}
    .gender = feminine
name-branchlet-auxiliary = azione ausiliaria “diramazioni”
name-disc-aux-branchlet = spazio disco dell’{ name-branchlet-auxiliary }

## Città e località

name-columbia = Columbia
    .on = su Columbia
    .to = a Columbia
name-st-louis = St. Louis
    .on = su St. Louis
    .to = a St. Louis
name-chicago = Chicago
    .on = su Chicago
    .to = a Chicago
name-detroit = Detroit
    .on = su Detroit
    .to = a Detroit
name-cleveland = Cleveland
    .on = su Cleveland
    .to = a Cleveland
name-pittsburgh = Pittsburgh
    .on = su Pittsburgh
    .to = a Pittsburgh
name-new-york-city = New York City
    .on = su New York City
    .to = a New York City
name-memphis = Memphis
    .on = su Memphis
    .to = a Memphis
name-denver = Denver
    .on = su Denver
    .to = a Denver
name-milwaukee = Milwaukee
    .on = su Milwaukee
    .to = a Milwaukee
name-green-bay = Green Bay
    .on = su Green Bay
    .to = a Green Bay
name-minneapolis = Minneapolis
    .on = su Minneapolis
    .to = a Minneapolis
name-toronto = Toronto
    .on = su Toronto
    .to = a Toronto
name-montreal = Montreal
    .on = su Montreal
    .to = a Montreal
name-town-n = località { $n }
    .on = nella località { $n }
    .to = alla località { $n }
    .from = dalla località { $n }
name-area-green = l’area verde
name-area-purple = l’area porpora
name-area-blue = l’area blu
name-area-red = l’area rossa
name-area-teal = l’area verde acqua
name-area-violet = l’area viola

## Capostazione

name-sm-two-certs = Capostazione “2 Certificati permanenti”
name-sm-twelve-dollars = Capostazione “12 Dollari”
name-sm-cert-stations = Capostazione “Certificato permanente; stazioni”
name-sm-marker-buildings = Capostazione “segnalino certificati; Edifici”
name-sm-branchlet-tokens = Capostazione “diramazione; gettoni scambio”
name-sm-token-areas = Capostazione “gettone scambio; aree”
