"""Small games to test the suite with."""
