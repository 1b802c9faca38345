name-auction = bod op de beurtvolgorde
