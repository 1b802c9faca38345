name-obj-herd = { noun-objective-card } “2 West Highland en 1 Texas Longhorn” (hulpactie)
name-obj-clearing = { noun-objective-card } “3 rampen” (4 dollar)
name-obj-homestead = { noun-objective-card } “3 gebouwen en 1 blauwe tipi” (certificaat)
name-obj-coast = { noun-objective-card } “San Francisco en 2 treinstations” (locomotief 3)
