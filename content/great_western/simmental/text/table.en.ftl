### What is said at a table with the Simmental in English: the rows of options.

row-name-simmental-calf = { $number ->
    [one] Simmental calf
   *[other] Simmental calves
}
row-name-simmental-heifer = { $number ->
    [one] Simmental heifer
   *[other] Simmental heifers
}
row-name-simmental-cow = { $number ->
    [one] Simmental cow
   *[other] Simmental cows
}
