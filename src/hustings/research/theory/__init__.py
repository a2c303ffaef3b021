"""How even a game is, and how much can be won against who plays it."""
