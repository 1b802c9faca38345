name-garth-n = beurtkaart “Garth { $n }”
name-garth-easy = makkelijk
name-garth-medium = gemiddeld
name-garth-hard = moeilijk
name-garth-very-hard = heel moeilijk
name-opponent-on-neutral-a = Garth staat vóór zijn eerste beurt op neutraal veld A
