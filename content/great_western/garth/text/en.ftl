name-garth-n = turn card “Garth { $n }”
name-garth-easy = easy
name-garth-medium = medium
name-garth-hard = hard
name-garth-very-hard = very hard
name-opponent-on-neutral-a = Garth stands on neutral space A before his first turn
