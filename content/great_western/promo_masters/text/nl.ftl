name-sm-two-certs = stationschef “2 permanente certificaten”
name-sm-twelve-dollars = stationschef “12 dollar”
