name-rival-fair = fair rival
name-rival-rich = rich rival
name-rival-ride = turn card “ride”
name-rival-rush = turn card “rush”
name-rival-raid = turn card “raid”
