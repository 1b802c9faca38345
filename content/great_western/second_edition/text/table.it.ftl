### Ciò che si dice a un tavolo della seconda edizione in italiano, dove differisce.

table-in-trade = per il fuorilegge
table-kind-tile-gained = Calamità e fuorilegge presi
table-kind-tile-placed = Calamità e fuorilegge piazzati
