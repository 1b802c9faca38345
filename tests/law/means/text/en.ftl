name-whistle = { $number ->
    [one] whistle
   *[other] whistles
}
name-flag = { $number ->
    [one] flag
   *[other] flags
}
