name-whistle = { $number ->
    [one] fischietto
   *[other] fischietti
}
    .gender = masculine
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
