name-telegraphers = telegraphers
