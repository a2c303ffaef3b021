"""The 97 events (K.1 to K.97), in four files by their subject; importing this registers them in :mod:`.events`."""

from __future__ import annotations

from . import cards_hands, cards_issues, cards_lasting, cards_states

__all__ = ["cards_hands", "cards_issues", "cards_lasting", "cards_states"]
