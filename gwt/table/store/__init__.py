"""The database: rows of tables, deeds, secrets and notices, and where it is reached."""
