"""One game at a table: its projection, and what each reader sees of it."""
