"""The classes of content files, and the words that their expressions may use."""
