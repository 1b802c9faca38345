name-whistle = { $number ->
    [one] whistle
   *[other] whistles
}
name-flag = { $number ->
    [one] flag
   *[other] flags
}
name-heifer = “Heifer” { noun-cattle-card }
name-cow = “Cow” { noun-cattle-card }
name-sm-flag = station master “a flag”
name-sm-flags = station master “flags for all”
