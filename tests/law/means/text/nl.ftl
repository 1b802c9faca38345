name-whistle = { $number ->
    [one] fluitje
   *[other] fluitjes
}
name-flag = { $number ->
    [one] vlag
   *[other] vlaggen
}
name-heifer = “Heifer”-{ noun-cattle-card }
name-cow = “Cow”-{ noun-cattle-card }
name-sm-flag = stationschef “een vlag”
name-sm-flags = stationschef “vlaggen voor allen”
