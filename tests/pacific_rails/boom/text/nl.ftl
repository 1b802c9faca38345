name-telegraphers = telegrafisten
