"""Computer opponents: levels of play, and a search over sampled positions; they never see a real position."""
