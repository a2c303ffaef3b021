"""What answers requests of browsers, one file a subject."""
