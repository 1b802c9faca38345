name-whistle = { $number ->
    [one] fluitje
   *[other] fluitjes
}
name-flag = { $number ->
    [one] vlag
   *[other] vlaggen
}
