name-telegraphers = telegrafisti
