"""What the checker accepts, plays: expressions in every place of content, played under the invariants."""
