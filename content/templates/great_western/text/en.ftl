name-obj-prairie = { noun-objective-card } “1 station and 3 hazards” (3 dollars)
name-sm-prairie = station master “Cards and buildings”
