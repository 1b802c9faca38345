name-rival-fair = rivale leale
name-rival-rich = rivale ricco
name-rival-ride = carta turno “cavalcata”
    .gender = feminine
name-rival-rush = carta turno “fretta”
    .gender = feminine
name-rival-raid = carta turno “scorreria”
    .gender = feminine
