event-points-scored = scored { AMOUNT($points, "point") }
event-stall-opened = opened the { $stall }
event-stall-lit = lit the { $stall }

## A replay in a browser

table-kind-points-scored = points scored
table-kind-stall-opened = stalls opened
table-kind-stall-lit = stalls lit
