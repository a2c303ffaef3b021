"""1960: position and steps, as in the rulebook; compiled."""
