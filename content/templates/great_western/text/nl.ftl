name-obj-prairie = { noun-objective-card } “1 treinstation en 3 rampen” (3 dollar)
name-sm-prairie = stationschef “Kaarten en gebouwen”
