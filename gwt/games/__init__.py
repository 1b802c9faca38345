"""The games, each a folder on top of the kernel; the registry knows them, and nothing else imports them."""
