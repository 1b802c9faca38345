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
