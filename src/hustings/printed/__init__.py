"""Printed values of any game: corrected by an owner’s file, asked for, and how sure each of them is."""
