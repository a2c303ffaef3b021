"""1960 as people meet it: views, words, drawings, lesson."""
