### Wat aan een tafel met de tweede editie in het Nederlands wordt gezegd, voor zover het verschilt.

table-in-trade = voor de bandiet
table-kind-tile-gained = genomen rampen en bandieten
table-kind-tile-placed = gelegde rampen en bandieten
