name-obj-prairie = { noun-objective-card } “1 stazione e 3 calamità” (3 dollari)
name-sm-prairie = capostazione “Carte ed edifici”
