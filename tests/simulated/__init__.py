"""Simulated weather: the matches of several processes on one loop, with a clock and faults that follow from a seed."""
