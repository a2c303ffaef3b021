"""Watergate as people meet it: views, words, drawings, lesson."""
