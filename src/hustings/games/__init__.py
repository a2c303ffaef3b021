"""The games that come with Hustings, a folder each."""
