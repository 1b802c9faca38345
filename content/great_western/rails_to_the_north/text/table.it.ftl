### Ciò che si dice a un tavolo con l’espansione in italiano: le righe delle scelte.

row-name-branchlet-auxiliary = “diramazioni”
row-name-disc-aux-branchlet = “diramazioni”
