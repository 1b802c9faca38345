"""One game at a table: its course, and what each reader sees of it."""
