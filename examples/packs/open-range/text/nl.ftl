name-ev-rain = { noun-event-card } “Goede regen”
name-ev-boom = { noun-event-card } “Hoogconjunctuur”
name-ev-railway = { noun-event-card } “De spoorweg betaalt”
name-ev-stampede = { noun-event-card } “Op hol geslagen kudde”
name-ev-bank = { noun-event-card } “De bank klopt aan”
name-ev-drovers = { noun-event-card } “Veedrijvers op komst”
name-ev-fair = { noun-event-card } “Jaarmarkt”
name-ev-winter = { noun-event-card } “Strenge winter”
