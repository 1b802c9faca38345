name-obj-aux-ny = { noun-objective-card } “New York City” (auxiliary action)
