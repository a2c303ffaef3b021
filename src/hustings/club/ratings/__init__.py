"""How well somebody plays: ratings with intervals, which matches count, what computers were measured at, seasons."""
