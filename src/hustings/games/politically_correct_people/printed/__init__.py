"""Politically Correct People: the form of its printed values, how they are read, corrected and told."""
