"""The score pad and its counts."""
