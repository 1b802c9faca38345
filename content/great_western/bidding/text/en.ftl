name-auction = bid for turn order
