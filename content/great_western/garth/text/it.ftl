name-garth-n = carta turno “Garth { $n }”
    .gender = feminine
name-garth-easy = facile
name-garth-medium = medio
name-garth-hard = difficile
name-garth-very-hard = molto difficile
name-opponent-on-neutral-a = prima del suo primo turno Garth sta sullo spazio neutrale A
