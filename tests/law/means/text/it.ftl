name-whistle = { $number ->
    [one] fischietto
   *[other] fischietti
}
    .gender = masculine
name-claim = { $number ->
    [one] concessione
   *[other] concessioni
}
    .gender = feminine
name-flag = { $number ->
    [one] bandiera
   *[other] bandiere
}
    .gender = feminine
name-heifer = { noun-cattle-card } “Heifer”
    .gender = feminine
name-cow = { noun-cattle-card } “Cow”
    .gender = feminine
name-sm-flag = Capostazione “una bandiera”
name-sm-flags = Capostazione “bandiere per tutti”
name-west = l’ovest
name-east = l’est
name-prairie = Prateria
    .on = a Prateria
name-hill = Collina
    .on = a Collina
name-harbour = Porto
    .on = a Porto
    .from = da Porto
    .to = a Porto
name-lake = Lago
    .on = a Lago
name-feast = { $number ->
    [one] tessera Festa
   *[other] tessere Festa
}
    .gender = feminine
name-smithy = { $number ->
    [one] tessera Fucina
   *[other] tessere Fucina
}
    .gender = feminine
name-sm-areas = Capostazione “aree”
name-sm-three = Capostazione “località”
name-sm-watch = Capostazione “un orologio”
name-hunters = cacciatori
name-builders = ricchi
name-riders = cavalieri
name-ev-flags = { noun-event-card } “bandiere per tutti”
    .gender = feminine
name-ev-bids = { noun-event-card } “un’asta”
    .gender = feminine
name-ev-calm = { noun-event-card } “niente a lungo”
    .gender = feminine
name-wild = selvaggio
name-flag-set = bandiere
name-sm-guest = ospite
name-sm-barter = baratto
name-sm-strike = sciopero
