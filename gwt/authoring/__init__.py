"""What an author of a pack needs: checking it, a new one, trying a component, its words."""
