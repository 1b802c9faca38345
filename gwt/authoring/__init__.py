"""Tools for authors of packs: checking a pack, starting a new one, trying out a component."""
