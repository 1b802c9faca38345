### Wat aan een tafel met de Simmental in het Nederlands wordt gezegd: de rijen met opties.

row-name-simmental-calf = { $number ->
    [one] Simmental-kalf
   *[other] Simmental-kalveren
}
row-name-simmental-heifer = { $number ->
    [one] Simmental-vaars
   *[other] Simmental-vaarzen
}
row-name-simmental-cow = { $number ->
    [one] Simmental-koe
   *[other] Simmental-koeien
}
