### Wat aan een tafel met de uitbreiding in het Nederlands wordt gezegd: de rijen met opties.

row-name-branchlet-auxiliary = “aftakkingen”
row-name-disc-aux-branchlet = “aftakkingen”
