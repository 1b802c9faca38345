name-sealed = sealed bids
