"""What a server counts and writes down of its requests."""
