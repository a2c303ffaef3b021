"""Hilarious Struggle's table in characters: the race, the states in three columns, hands and piles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from hustings.drawing.board import Drawing
from hustings.drawing.wrap import wrap_styled

from ..rules.printed import SEATS, Printed
from .card_list import card_key, rule_text
from .view import SideView, StateView, View

STYLES: Final = ("bold bright_blue", "bold red")
FULL: Final = ("●", "◆")
"""The two sides, where they hold something."""
COLUMNS: Final = 3
ROWS: Final = 8
KEY: Final = 3
NAMED: Final = 14
"""Cells for a key, and for a state's Japanese name; longer ones have another for the map."""
VOTERS: Final = 4
SCALE: Final = 20
LEAST_SCALE: Final = 6
"""Cells of the bar of electors, and what is left of it where the words beside it need the room."""
FRAME: Final = 4
"""Cells of a card's line around its name: its side, its voters, and whether its text is underlined."""
CROWDED: Final = 8
"""So many cards in hand at most have a line each."""
HAND_VERBS: Final = ("vote", "travel", "fly", "walk", "load", "effect", "lay", "add", "choose")
STATE_VERBS: Final = ("support", "go", "pick")


class Board(Drawing[Printed, View]):
    """A view of Hilarious Struggle for the terminal."""

    # -- the top ---------------------------------------------------------------------------------------------------

    def bar(self, width: int) -> list[Text]:
        """Round and phase, then both sides in the race, with their scandal and cards."""
        view = self.view
        first = Text.assemble(
            (self.text("terminal-title"), "bold"),
            "  ",
            self.text("round-n", n=view.round),
            " · ",
            self.text(f"phase-{view.phase}"),
            "  ",
            (self.text("electors-to-win", n=view.to_win), "dim"),
        )
        if view.phase == "election":
            called = self.text("no-caller")
            if view.caller is not None:
                called = self.text("caller", seat=self.text(f"seat-{SEATS[view.caller]}"))
            first.append(f"  {called}", "bold")
        elif view.supported:
            first.append(f"  {self.text('terminal-support-made')}", "dim")
        sides = [self._side(seat) for seat in (0, 1)]
        scale = max(LEAST_SCALE, min(SCALE, width - max(named.cell_len + told.cell_len for named, told in sides)))
        return [first, *(self._race(seat, scale, *sides[seat]) for seat in (0, 1))]

    def _race(self, seat: int, scale: int, named: Text, told: Text) -> Text:
        """A side with how far it has come, on the same scale as the other."""
        filled = min(scale, self.view.sides[seat].electors * scale // self.view.to_win)
        return named.append("▰" * filled + "▱" * (scale - filled), STYLES[seat]).append_text(told)

    def _side(self, seat: int) -> tuple[Text, Text]:
        """What stands before the scale, and behind it."""
        side = self.view.sides[seat]
        named = Text.assemble(
            ("▸" if self.view.turn == seat and self.view.phase == "campaign" else " "),
            (f"{FULL[seat]} ", STYLES[seat]),
            (_filled(self.text(f"seat-{SEATS[seat]}"), 12), STYLES[seat]),
        )
        told = Text.assemble(
            (f" {side.electors:>3} ", "bold"),
            self.text(
                "terminal-side",
                scandal=side.scandal,
                limit=self.view.scandal_limit,
                hand=len(side.hand),
                deck=len(side.deck),
                discard=len(side.discard),
            ),
            " ‹" if self.view.seat == seat else "",
        )
        return named, told

    # -- the board -------------------------------------------------------------------------------------------------

    def stage(self, width: int, height: int, lit: Mapping[str, str], chosen: str) -> list[Text]:
        """The states, with a key where one can be chosen; below them what is being carried out and open hands."""
        states = [state for state in self.view.states if state.electors]
        cell = width // COLUMNS
        lines = []
        for row in range(ROWS):
            line = Text()
            for state in states[row::ROWS]:
                line.append_text(self._state(state, cell, lit, chosen))
            lines.append(line)
        return [*lines, *(line for told in self._now() for line in wrap_styled(told, width))]

    def _state(self, state: StateView, cell: int, lit: Mapping[str, str], chosen: str) -> Text:
        """Key, code and electors; who holds it; voters of both sides; agents; cards that lie sideways."""
        key = f"[{lit[state.id]}]" if state.id in lit else ""
        style = "reverse" if state.id == chosen else "bold" if state.active else "dim"
        rest = Text(f"{state.electors:>2}" if self.language == "ja" else f"{state.electors:>2} ")
        if state.holder is None:
            rest.append("·", "dim")
        else:
            rest.append(FULL[state.holder], STYLES[state.holder])
        if any(state.voters):
            rest.append_text(self._voters_of(state))
        elif state.agents or any(state.shielded) or any(state.blocked):
            rest.append(" " * VOTERS)
        if len(state.agents) > 1:
            rest.append(self.text("terminal-agents"), "bold reverse")
        else:
            for seat in state.agents:
                rest.append(self.text(f"terminal-agent-{SEATS[seat]}"), f"{STYLES[seat]} reverse")
        for seat in (0, 1):
            if state.shielded[seat]:
                rest.append("⛨", STYLES[seat])
            if state.blocked[1 - seat]:
                rest.append("✕", STYLES[seat])
        if self.language == "ja":
            name = Text(self._short_name(state.id), style)
            name.truncate(max(name.cell_len, min(NAMED, cell - KEY - rest.cell_len)), pad=True)
            line = Text.assemble((key.rjust(KEY), "bold"), name, rest)
        else:
            line = Text.assemble((key.rjust(4), "bold"), " ", (state.id, style), " ", rest)
        line.truncate(cell, pad=True)
        return line

    def _voters_of(self, state: StateView) -> Text:
        """How many voters both sides have in a state, close together."""
        both = Text(":").join(Text(str(state.voters[seat]), STYLES[seat]) for seat in (0, 1))
        both.align("left", max(VOTERS, both.cell_len))
        return both

    def _short_name(self, id: str) -> str:
        """A state's name as the map has room for it."""
        place = [state.id for state in self.view.states].index(id)
        key = f"terminal-state-{self.printed.state_names[place]}"
        return self.text(key) if self.words.has(self.language, key) else self._state_name(id)

    def _state_name(self, id: str) -> str:
        place = [state.id for state in self.view.states].index(id)
        return self.text(f"state-{self.printed.state_names[place]}")

    def _now(self) -> list[Text]:
        """The card that is being carried out, open hands and stored cards."""
        lines = []
        if self.view.in_play:
            names = self._listed(self.view.in_play)
            lines.append(Text.assemble((self.before(self.text('in-play')), "dim"), names))
        for seat, side in enumerate(self.view.sides):
            if side.revealed and self.view.seat != seat:
                cards = self._listed(tuple(card for card in side.hand if card is not None))
                head = self.text("hand-revealed", seat=self.text(f"seat-{SEATS[seat]}"))
                lines.append(Text.assemble((self.before(head), "dim"), cards))
            if side.front is not None:
                stored = f"{len(side.stored_up)} + {len(side.stored_down)}"
                head = self.text("stored-of", seat=self.text(f"seat-{SEATS[seat]}"))
                lines.append(Text.assemble((self.before(head), "dim"), stored))
        return lines

    # -- cards -----------------------------------------------------------------------------------------------------

    def hand(self, width: int, keys: Mapping[str, str], chosen: str) -> tuple[list[Text], set[str]]:
        """A card a line, with the keys of what it can be used for; two when there are very many.

        What is done to a state has its key on the board.
        """
        shown = {text for text in keys if text.split()[0] in STATE_VERBS}
        if self.view.seat is None:
            return [], shown
        cards = [id for id in self.view.sides[self.view.seat].hand if id is not None]
        crowded = len(cards) > CROWDED
        keyed = {id: self._card_keys(id, keys, chosen, crowded, shown) for id in cards}
        room = width - FRAME - max((text.cell_len for text in keyed.values()), default=0)
        named = min(room, self._named(cards))
        entries = [
            (Text(f"{id} ").append(str(self._voters(id))) if crowded else self.card(id, named)).append_text(keyed[id])
            for id in cards
        ]
        if not crowded:
            return entries, shown
        lines = []
        down = -(-len(entries) // 2)
        for row in range(down):
            line = entries[row]
            line.truncate(width // 2, pad=True)
            lines.append(line.append_text(entries[row + down]) if row + down < len(entries) else line)
        return lines, shown

    def _card_keys(self, id: str, keys: Mapping[str, str], chosen: str, crowded: bool, shown: set[str]) -> Text:
        """What a card can be used for, each with its key."""
        line = Text()
        for verb in HAND_VERBS:
            text = f"{verb} {id}"
            if text in keys:
                shown.add(text)
                line.append(" ").append(f"[{keys[text]}]", "bold")
                label = self.text(f"terminal-{verb}{'-short' if crowded else ''}")
                line.append(label, "reverse" if text == chosen else "")
        return line

    def card(self, id: str, width: int) -> Text:
        """A card in a line: side, name in this many cells, voters; ``!`` marks an underlined text."""
        seat = 0 if id.startswith("D") else 1
        marked = self.printed.data["cards"][id]["rule"] != "none"
        return Text.assemble(
            (FULL[seat], STYLES[seat]),
            " ",
            _filled(self._card_name(id), width),
            f"{self._voters(id)}",
            ("!" if marked else " ", "bold"),
        )

    def _named(self, cards: Sequence[str | None]) -> int:
        """Cells for the longest name of some cards, and a space."""
        return 1 + max((cell_len(self._card_name(id)) for id in cards if id is not None), default=0)

    def _card_name(self, id: str) -> str:
        return self.text(card_key(self.printed, self.printed.cards[id].number))

    def _voters(self, id: str) -> int:
        return self.printed.voters[self.printed.cards[id].number]

    def about(self, thing: str) -> str:
        """The texts of a card; what lies in a state."""
        if thing in self.printed.cards:
            number = self.printed.cards[thing].number
            rule = rule_text(self.printed, number, self.words, self.language)
            return " ".join(part for part in (rule, self.text(f"{card_key(self.printed, number)}-text")) if part)
        for place, state in enumerate(self.view.states):
            if state.id == thing:
                return self._about_state(self.text(f"state-{self.printed.state_names[place]}"), state)
        return ""

    def _about_state(self, name: str, state: StateView) -> str:
        held = self.text("held-by-nobody")
        if state.holder is not None:
            held = self.text("held-by", seat=self.text(f"seat-{SEATS[state.holder]}"))
        parts = [
            name,
            self.text("electors-count", count=state.electors),
            held,
            self.text("active" if state.active else "not-active"),
        ]
        cards = [voter.card for side in state.up for voter in side] + [card for side in state.laid for card in side]
        down = sum(len(side) for side in state.down)
        if cards:
            parts.append(self._listed(tuple(cards)))
        if down:
            parts.append(self.text("face-down-count", count=down))
        return " · ".join(parts)

    def piles(self) -> list[Text]:
        """Hand with texts, discards, removed and stored cards of both sides."""
        paragraphs: list[Text] = []
        for seat in (0, 1) if self.view.seat is None else (self.view.seat, 1 - self.view.seat):
            side, name = self.view.sides[seat], self.text(f"seat-{SEATS[seat]}")
            for pile, cards in self._places(side):
                if cards:
                    paragraphs += self._pile(self.text(f"{pile}-of", seat=name), cards)
        return paragraphs

    def _places(self, side: SideView) -> tuple[tuple[str, tuple[str | None, ...]], ...]:
        return (
            ("hand", side.hand),
            ("discard", side.discard),
            ("removed", side.removed),
            ("stored", side.stored_up + side.stored_down),
        )

    def _pile(self, title: str, cards: tuple[str | None, ...]) -> list[Text]:
        lines, named = [Text(title, "bold underline")], self._named(cards)
        for id in cards:
            if id is not None:
                lines.append(self.card(id, named))
                lines.append(Text("  ").append(self.about(id), "dim"))
        if hidden := cards.count(None):
            lines.append(Text(f"  {self.before(self.text('face-down'))}", "dim"))
            lines[-1].append(self.text("count-cards", count=hidden))
        return [*lines, Text()]

    # -- words -----------------------------------------------------------------------------------------------------

    def _listed(self, cards: tuple[str, ...]) -> str:
        names = [self.text(card_key(self.printed, self.printed.cards[id].number)) for id in cards]
        return self.words.listed(self.language, names)


def _filled(text: str, width: int) -> str:
    """A text filled up, or cut, to exactly this many cells and one space."""
    fitted = Text(text)
    fitted.truncate(width - 1, overflow="ellipsis", pad=True)
    return f"{fitted.plain} "
