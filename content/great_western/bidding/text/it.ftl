name-auction = offerta per l’ordine di turno
