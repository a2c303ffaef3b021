"""What tests ask of Watergate besides its rules: its pieces, what a view shows, what lines tell of hidden things."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from hustings.games.watergate import Watergate
from hustings.games.watergate.face.view import HeldToken, PinnedToken, TrackToken, View, colour_names
from hustings.games.watergate.rules import track
from hustings.games.watergate.rules.position import NIXON, OFF, Table, cards_in
from hustings.kernel.message import Entry
from hustings.testing import Witness


class WatergateWitness(Witness):
    game = Watergate()

    def pieces(self, position: Table) -> Mapping[str, int]:
        """Cards of each side, evidence tokens by kind, momentum tokens."""
        p = position
        counts: dict[str, int] = {}
        hidden = p.nixon_deck + p.editor_deck
        for card in range(2, 43):
            places = sum(mask >> card & 1 for mask in (p.hand, p.discard, p.removed, p.in_play))
            counts[f"card {card}"] = int(places) + hidden.count(card)
        tokens = p.bag + p.slot_token + [pinned & 15 for pinned in p.pinned]
        tokens += [step.token for step in p.stack if isinstance(step, track.Place)]
        for token in range(1, 16):
            counts[f"token {token}"] = tokens.count(token)
        on_track = 0 if p.momentum_space == OFF else 1
        counts["momentum"] = int(p.nixon_momentum + p.editor_momentum + p.momentum_gone + p.supply) + on_track
        return counts

    def shows(self, view: View, kind: str, value: int) -> bool:
        """Whether a view shows a card or a token with these colours and this mark."""
        v = view
        if kind == "card":
            name = next(a for a in self.game.actions.by_object if a[1:] == f"{value:02}")
            return name in v.in_play or any(
                name in pile for s in v.sides for pile in (s.hand, s.deck, s.discard, s.removed)
            )
        colours, mark = colour_names(value & 7), bool(value & 8)
        tokens: list[TrackToken | PinnedToken | HeldToken] = [*v.evidence, *v.pinned, *([v.held] if v.held else [])]
        return any(t.colours == colours and t.mark == mark for t in tokens)

    def holds(self, position: Table, entry: Entry) -> bool:
        """Whether what an entry told its readers about something hidden is so in this position."""
        p, key, args = position, entry.key, entry.args
        if key == "drew-card":
            return bool(p.hand >> i64(args[1]) & 1)
        if key == "saw":
            return args[1] in p.nixon_deck or args[1] in cards_in(p.hand, NIXON)
        if key in ("looked-at-token", "turned-up"):
            return p.slot_token[args[0]] == args[1]
        if key in ("returned", "no-space"):
            return p.bag.count(args[-1]) >= p.returned.count(args[-1])
        if key == "asked":
            return p.asked == 0 or any(p.slot_token[slot] & p.asked for slot in _hidden(p))
        if key == "answered-no":
            return not any(p.slot_token[slot] & args[1] for slot in _hidden(p))
        return True


def _hidden(p: Table) -> list[int]:
    return [slot for slot in range(p.slots) if track.lies(p, slot, track.FACE_DOWN)]
