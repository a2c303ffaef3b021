"""Matches in files: written, read, proved, gone on with."""
