"""What a game needs to draw itself in characters."""
