name-garth-n = beurtkaart “Garth { $n }”
name-garth-easy = makkelijk
name-garth-medium = gemiddeld
name-garth-hard = moeilijk
name-garth-very-hard = heel moeilijk
