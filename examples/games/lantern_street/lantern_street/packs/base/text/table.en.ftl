event-points-scored = scored { AMOUNT($points, "point") }
event-stall-opened = opened the { $stall }
event-stall-lit = lit the { $stall }
