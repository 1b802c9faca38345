name-garth-n = turn card “Garth { $n }”
name-garth-easy = easy
name-garth-medium = medium
name-garth-hard = hard
name-garth-very-hard = very hard
