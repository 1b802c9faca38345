name-ev-rain = { noun-event-card } “Good rain”
name-ev-boom = { noun-event-card } “Beef boom”
name-ev-railway = { noun-event-card } “The railway pays”
name-ev-stampede = { noun-event-card } “Stampede”
name-ev-bank = { noun-event-card } “The bank calls”
name-ev-drovers = { noun-event-card } “Drovers come”
name-ev-fair = { noun-event-card } “County fair”
name-ev-winter = { noun-event-card } “Hard winter”
