event-points-scored = verdiende { AMOUNT($points, "point") }
event-stall-opened = opende { $stall }
event-stall-lit = verlichtte { $stall }

## Een spel in de browser

table-kind-points-scored = verdiende punten
table-kind-stall-opened = geopende kramen
table-kind-stall-lit = verlichte kramen
