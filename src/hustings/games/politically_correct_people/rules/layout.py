"""How the lists of a position are laid out: seats, notes, observers, offers."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("red", "ochre", "green", "teal", "indigo", "plum")
"""The seats, by the colours of their chips."""
SEATS: Final = 6
NOBODY: Final = -1
EVERYONE: Final = SEATS
"""To whom an offer goes that any seat may accept."""
PUBLIC: Final = SEATS
"""The row of a spectator in what observers have seen and reckoned."""
OBSERVERS: Final = SEATS + 1

NOTES: Final = 3
NOTE_VALUES: Final = [1, 2, 4]
MONEY: Final = 144
"""All notes together (M.1)."""
CHANGES: Final = ("2", "1-1", "4", "2-2")
"""What the bank gives for: two ones, a two, two twos, a four (M.3)."""

WORDS: Final = ("little", "dear", "mine", "useless", "hand", "instead", "gone", "changed")
"""What a seat can say with a refusal or a withdrawal: too little, too dear, not for sale, no use for it, what is in my
hand is my business, rather like this, what I asked for is gone, it does not pay any more (N.15)."""
SILENT: Final = 0
LITTLE: Final = 1
DEAR: Final = 2
MINE: Final = 3
USELESS: Final = 4
HAND: Final = 5
INSTEAD: Final = 6
GONE: Final = 7
CHANGED: Final = 8
"""Their numbers, one more than their places there."""

SLOTS: Final = 3
"""Offers that a seat can have open at a time (N.16)."""
TO: Final = 0
OPEN: Final = 1
NUMBER: Final = 2
SLOT: Final = NUMBER + SEATS
GIVES: Final = SLOT + SEATS
THINGS: Final = GIVES + 1
"""Where what stands in an offer: addressee, mask of those who can still accept, the number that each seat knows it by
and its slot there among those of the same giver, how many things it gives, then these, then what it wants."""
