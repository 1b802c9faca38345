name-rival-fair = eerlijke rivaal
name-rival-rich = rijke rivaal
name-rival-ride = beurtkaart “rit”
name-rival-rush = beurtkaart “haast”
name-rival-raid = beurtkaart “strooptocht”
