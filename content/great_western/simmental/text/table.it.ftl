### Ciò che si dice a un tavolo con la Simmental in italiano: le righe delle scelte.

row-name-simmental-calf = { $number ->
    [one] vitello Simmental
   *[other] vitelli Simmental
}
row-name-simmental-heifer = { $number ->
    [one] giovenca Simmental
   *[other] giovenche Simmental
}
row-name-simmental-cow = { $number ->
    [one] mucca Simmental
   *[other] mucche Simmental
}
