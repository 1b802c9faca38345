name-sm-two-certs = station master “2 permanent certificates”
name-sm-twelve-dollars = station master “12 dollars”
