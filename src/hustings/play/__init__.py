"""Games and matches: options, set-up, records, undo, chance that can be proved; pure, and plain."""
