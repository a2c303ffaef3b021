"""Programs that speak for a person: their tokens, names that are a bot's, and what they are told of."""
