name-sealed = offerte segrete
