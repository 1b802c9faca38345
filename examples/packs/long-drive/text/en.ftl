name-obj-herd = { noun-objective-card } “2 West Highlands and 1 Texas Longhorn” (auxiliary action)
name-obj-clearing = { noun-objective-card } “3 hazards” (4 dollars)
name-obj-homestead = { noun-objective-card } “3 buildings and 1 blue teepee” (1 certificate)
name-obj-coast = { noun-objective-card } “San Francisco and 2 stations” (engine 3)
