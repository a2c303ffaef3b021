"""Hilarious Struggle as people meet it: views, words, drawings, lesson."""
