"""Politically Correct People as people meet it: views, words, drawings, lesson."""
