name-obj-herd = { noun-objective-card } “2 West Highland e 1 Texas Longhorn” (azione ausiliaria)
name-obj-clearing = { noun-objective-card } “3 Calamità” (4 Dollari)
name-obj-homestead = { noun-objective-card } “3 Edifici e 1 Tipi blu” (certificato)
name-obj-coast = { noun-objective-card } “San Francisco e 2 stazioni” (Locomotiva 3)
