event-points-scored = verdiende { AMOUNT($points, "point") }
event-stall-opened = opende { $stall }
event-stall-lit = verlichtte { $stall }
