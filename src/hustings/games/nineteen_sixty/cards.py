"""The 97 events, in four files by their subject; importing this module registers all of them in :mod:`.events`."""

from __future__ import annotations

from . import cards_hands, cards_issues, cards_lasting, cards_states

__all__ = ["cards_hands", "cards_issues", "cards_lasting", "cards_states"]
