"""Watergate's table in characters: the wall with its threads, the research track, hands and piles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from hustings.drawing.board import Drawing

from ..rules.printed import COLOURS, CardFacts, Printed
from .view import PinnedToken, SideView, TrackToken, View
from .words import SEATS

SIDE_STYLES: Final = ("bold red", "bold cyan")
SIDE_SHAPES: Final = ("◆", "✎")
STYLES: Final = {"blue": "bright_blue", "yellow": "yellow", "green": "green"}
EMPTY: Final = {"blue": "○", "yellow": "◻", "green": "◎"}
FILLED: Final = {"blue": "●", "yellow": "◼", "green": "◉"}
PICTURES: Final = {"supply": "·", "up": "✎", "down": "◆"}
NIXON_SHAPE: Final = SIDE_SHAPES[0]

TRACK_WIDTH: Final = 41
KEY_WIDTH: Final = 5
LABEL_WIDTH: Final = 11
NAME_WIDTH: Final = 33
KIND_WIDTH: Final = 15
WIDE: Final = 100
FIRST_SPACE: Final = -5
LAST_SPACE: Final = 5


class Board(Drawing[Printed, View]):
    """A view of Watergate for the terminal."""

    # -- the top ---------------------------------------------------------------------------------------------------

    def bar(self, width: int) -> list[Text]:
        """Round and phase, then both sides with momentum and cards."""
        view = self.view
        first = Text.assemble(
            (self.text("game-title"), "bold"),
            "  ",
            self.text("terminal-bar", round=self.text("round", n=view.round), phase=self.text(f"phase-{view.phase}")),
            "  ",
            (self.text("terminal-supply", supply=view.supply, bag=view.bag), "dim"),
        )
        if view.events_blocked:
            first.append("  ").append(self.text("card-N21"), "reverse")
        return [first, *(self._side(seat) for seat in range(len(SEATS)))]

    def _side(self, seat: int) -> Text:
        side = self.view.sides[seat]
        spaces = (self.printed.nixon_spaces, self.printed.editor_spaces)[seat]
        facts = self.text(
            "terminal-side",
            momentum=side.momentum,
            spaces=spaces,
            hand=len(side.hand),
            deck=len(side.deck),
            discard=len(side.discard),
        )
        line = Text.assemble(
            (f"{SIDE_SHAPES[seat]} ", SIDE_STYLES[seat]),
            (_filled(self.text(f"seat-{SEATS[seat]}"), 11), SIDE_STYLES[seat]),
            ("▰" * side.momentum + "▱" * max(0, spaces - side.momentum) + " " * (6 - max(spaces, side.momentum))),
            facts,
        )
        if self.view.initiative == seat:
            line.append(f" · {self.text('terminal-has-initiative')}", "bold")
        if self.view.seat == seat:
            line.append(" ‹")
        return line

    # -- the board -------------------------------------------------------------------------------------------------

    def stage(self, width: int, height: int, lit: Mapping[str, str], chosen: str) -> list[Text]:
        """The wall on the left, the research track on the right."""
        track = self._track(lit, chosen)
        wall = self._wall(width - TRACK_WIDTH - 1, max(height, len(track)), lit, chosen)
        legend = self._legend()
        free = len(wall) - len(track)
        track += [Text()] * (free - len(legend)) + legend if free >= len(legend) else [Text()] * free
        return [Text.assemble(left, " ", right) for left, right in zip(wall, track, strict=True)]

    def _track(self, lit: Mapping[str, str], chosen: str) -> list[Text]:
        """A line for each piece: its key, its name, where it stands, what is known of it."""
        view = self.view
        scale = " ".join(str(abs(space)) for space in range(FIRST_SPACE, LAST_SPACE + 1))
        head = Text.assemble(
            " " * (KEY_WIDTH + LABEL_WIDTH - 2),
            (NIXON_SHAPE, SIDE_STYLES[0]),
            " ",
            (scale, "bold"),
            " ",
            (SIDE_SHAPES[1], SIDE_STYLES[1]),
        )
        lines = [head]
        for thing, space in (("initiative", view.initiative_space), ("momentum", view.momentum_space)):
            label, shape = self.text(f"terminal-{thing}"), Text(self.text(f"terminal-{thing}-mark"), "bold reverse")
            lines.append(self._row(thing, label, space, shape, Text(), lit, chosen))
        for token in view.evidence:
            shapes = _shapes(token.colours, FILLED) if token.colours else Text("?", "bold")
            label = self.text("terminal-evidence", n=token.slot)
            lines.append(
                self._row(f"evidence-{token.slot}", label, token.space, shapes, _token_notes(token), lit, chosen)
            )
        if view.held is not None:
            held = Text.assemble(" " * KEY_WIDTH, "→ ", _shapes(view.held.colours, FILLED))
            lines.append(held.append("!" if view.held.mark else ""))
        return lines

    def _legend(self) -> list[Text]:
        return [
            Text.assemble("  ", (line, "dim"))
            for key in ("terminal-legend-wall", "terminal-legend-track")
            for line in self.text(key).split("\n")
        ]

    def _row(
        self,
        thing: str,
        label: str,
        space: int | None,
        shape: Text,
        notes: Text,
        lit: Mapping[str, str],
        chosen: str,
    ) -> Text:
        line = _key(lit.get(thing, ""))
        line.append(_filled(label, LABEL_WIDTH), "reverse" if thing == chosen else "bold" if thing in lit else "")
        place = FIRST_SPACE
        while place <= LAST_SPACE:
            if place == space:
                line.append_text(shape).append(" " * (2 - cell_len(shape.plain)))
            else:
                line.append("· " if place else "+ ", "dim")
            place += 1
        return line.append_text(notes)

    def _wall(self, width: int, height: int, lit: Mapping[str, str], chosen: str) -> list[Text]:
        """The evidence board: threads in dots, spaces with their numbers, informants by their last names."""
        canvas = Canvas(width, height)
        places = {
            "nixon": (0.0, 0.0),
            **{space.id: (space.x, space.y) for space in self.printed.spaces},
            **{informant.id: (informant.x, informant.y) for informant in self.printed.informants},
        }
        tight = {frozenset(pair) for pair in self.view.threads}
        for one, other in self.printed.edges:
            canvas.thread(places[one], places[other], frozenset((one, other)) in tight)
        canvas.write(places["nixon"], Text(self.text("short-nixon"), SIDE_STYLES[0]))
        pinned = {token.space: token for token in self.view.pinned}
        for space in self.printed.spaces:
            canvas.write(places[space.id], self._space(space.id, space.colour, pinned.get(space.id), lit, chosen))
        for informant in self.printed.informants:
            canvas.write(places[informant.id], self._informant(informant.id, lit, chosen))
        return canvas.lines()

    def _space(self, id: str, colour: str, token: PinnedToken | None, lit: Mapping[str, str], chosen: str) -> Text:
        if token is None:
            shape = Text(EMPTY[colour], STYLES[colour])
        elif token.face_up:
            shape = Text(FILLED[colour], f"bold {STYLES[colour]}")
        else:
            shape = Text(NIXON_SHAPE, SIDE_STYLES[0])
        number = Text(id.removeprefix("e"), "bold" if id in lit else "dim" if token is None else "")
        return _marked(Text.assemble(shape, number), id, lit, chosen)

    def _informant(self, id: str, lit: Mapping[str, str], chosen: str) -> Text:
        state = self.view.pictures[id]
        if id in self.view.connected:
            name = Text(f"★{self.text(f'short-{id}')}", "bold reverse")
        else:
            style = {"supply": "dim", "up": SIDE_STYLES[1], "down": SIDE_STYLES[0]}[state]
            name = Text(f"{PICTURES[state]}{self.text(f'short-{id}')}", style)
        if id in lit:
            name = Text.assemble(f"[{lit[id]}]", name)
        return _marked(name, id, lit, chosen)

    # -- cards -----------------------------------------------------------------------------------------------------

    def hand(self, width: int, keys: Mapping[str, str], chosen: str) -> tuple[list[Text], set[str]]:
        """A card a line, with the keys of what it can be used for."""
        if self.view.seat is None:
            return [], set()
        shown: set[str] = set()
        lines = []
        for id in self.view.sides[self.view.seat].hand:
            if id is None:
                continue
            line = self.card(self.printed.card(id), kind=width >= WIDE)
            for verb in ("value", "action", "react", "sacrifice"):
                text = f"{verb} {id}"
                if text in keys:
                    shown.add(text)
                    label = self.text(f"terminal-{verb}", n=self.printed.card(id).value)
                    line.append(" ").append(f"[{keys[text]}]", "bold")
                    line.append(" ").append(label, "reverse" if text == chosen else "")
            lines.append(line)
        return lines, shown

    def card(self, card: CardFacts, kind: bool = True) -> Text:
        """A card in a line: number, name, kind, value and colours; ``!`` marks a reaction."""
        seat = SEATS.index(card.side)
        colours = Text("★", "bold") if card.joker else _shapes(card.colours, FILLED)
        return Text.assemble(
            (SIDE_SHAPES[seat], SIDE_STYLES[seat]),
            (f"{card.id} ", "dim"),
            _filled(self.text(f"card-{card.id}"), NAME_WIDTH),
            (_filled(self.text(f"kind-{card.kind}"), KIND_WIDTH) if kind else "", "dim"),
            f"{card.value} ",
            colours,
            ("!" if card.reaction else " ", "bold"),
        )

    def about(self, thing: str) -> str:
        """The text of a card, what a token is, where a space or a picture is."""
        if thing in self.printed.cards:
            kind = self.text(f"kind-{self.printed.card(thing).kind}")
            return self.text("terminal-card", kind=kind, text=self.text(f"card-{thing}-text"))
        for token in self.view.evidence:
            if thing == f"evidence-{token.slot}":
                return self._about_token(token)
        if thing in self.view.pictures:
            state = {"supply": "in-supply", "up": "face-up", "down": "face-down"}[self.view.pictures[thing]]
            return self.text("terminal-picture", state=self.text(state), names=self._neighbours(thing))
        if thing in self.printed.node_names:
            return self._about_space(thing)
        return ""

    def _about_token(self, token: TrackToken) -> str:
        side = "zero" if token.space == 0 else "nixon" if token.space < 0 else "editor"
        track = self.text(f"track-{side}", n=abs(token.space))
        known = self.text("token-unknown") if token.colours is None else self._token(token.colours, bool(token.mark))
        if not token.ruled_out:
            return self.text("terminal-token", track=track, token=known)
        ruled = self.text("ruled-out", colours=self._colours(token.ruled_out))
        return self.text("terminal-token-ruled", track=track, token=known, ruled=ruled)

    def _about_space(self, id: str) -> str:
        names = self._neighbours(id)
        for token in self.view.pinned:
            if token.space == id:
                seat = self.text(f"seat-{SEATS[1 if token.face_up else 0]}")
                return self.text(
                    "terminal-pinned", token=self._token(token.colours, token.mark), seat=seat, names=names
                )
        colour = next((space.colour for space in self.printed.spaces if space.id == id), "")
        space = self.text(f"space-{colour}", n=int(id[1:])) if colour else self.text("node-nixon")
        return self.text("terminal-space", space=space, names=names)

    def _neighbours(self, id: str) -> str:
        node = self.printed.node_names.index(id)
        names = [self.printed.node_names[other] for other in self.printed.neighbours[node]]
        shown = [
            name.removeprefix("e") if name not in self.view.pictures and name != "nixon" else self.text(f"short-{name}")
            for name in names
        ]
        return ("、" if self.language == "ja" else ", ").join(shown)

    def piles(self) -> list[Text]:
        """Hand with texts, cards in play, discards, removed cards, the Editor's momentum card."""
        view = self.view
        paragraphs: list[Text] = []
        if view.in_play:
            paragraphs += self._pile(self.text("in-play"), view.in_play)
        order = (0, 1) if view.seat is None else (view.seat, 1 - view.seat)
        for seat in order:
            side, name = view.sides[seat], self.text(f"seat-{SEATS[seat]}")
            for pile, cards in self._places(side):
                if cards:
                    paragraphs += self._pile(self.text(f"{pile}-of", seat=name), cards)
        paragraphs += [Text(self.text("momentum-card", seat=self.text("seat-editor")), "bold underline")]
        paragraphs += [
            Text(self.text("terminal-trigger", space=space, text=self._trigger(space)))
            for space in range(1, len(self.printed.triggers))
        ]
        return [*paragraphs, Text(), *self._legend()]

    def _places(self, side: SideView) -> tuple[tuple[str, tuple[str | None, ...]], ...]:
        known = tuple(card for card in side.deck if card is not None)
        return (("hand", side.hand), ("deck", known), ("discard", side.discard), ("removed", side.removed))

    def _pile(self, title: str, cards: tuple[str | None, ...]) -> list[Text]:
        lines = [Text(title, "bold underline")]
        for id in cards:
            if id is not None:
                lines.append(self.card(self.printed.card(id)))
                lines.append(Text("  ").append(self.text(f"card-{id}-text"), "dim"))
        hidden = cards.count(None)
        if hidden:
            lines.append(Text(self.text("terminal-hidden-hand", count=self.text("count-cards", count=hidden))))
        return [*lines, Text()]

    def _trigger(self, space: int) -> str:
        operation, number = self.printed.triggers[space]
        key = ("", "draw_card", "look_at_top_of_deck", "move_evidence", "pin_from_track")[operation]
        return self.text(f"trigger-{key}", count=number, steps=number) if key else "–"

    # -- words -----------------------------------------------------------------------------------------------------

    def _colours(self, colours: tuple[str, ...]) -> str:
        names = [self.text(f"colour-{colour}") for colour in colours]
        return names[0] if len(names) == 1 else self.text("colour-two", first=names[0], second=names[1])

    def _token(self, colours: tuple[str, ...], mark: bool) -> str:
        return self.text(f"token-{'-'.join(colours)}{'-mark' if mark else ''}")


class Canvas:
    """Cells to write labels in, with threads between them in Braille dots, two by four a cell.

    Args:
        width: cells.
        height: lines.
    """

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.dots = [[0] * width for _ in range(height)]
        self.tight = [[False] * width for _ in range(height)]
        self.labels: list[dict[int, Text]] = [{} for _ in range(height)]

    def thread(self, one: tuple[float, float], other: tuple[float, float], tight: bool) -> None:
        """A line between two places (-1 to 1); a tight one carries a connection and is drawn full."""
        (x0, y0), (x1, y1) = self._dot(one), self._dot(other)
        steps = max(abs(x1 - x0), abs(y1 - y0), 1)
        for step in range(0, steps + 1, 1 if tight else 3):
            x, y = x0 + round((x1 - x0) * step / steps), y0 + round((y1 - y0) * step / steps)
            bits = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))[y % 4][x % 2]
            self.dots[y // 4][x // 2] |= bits
            self.tight[y // 4][x // 2] |= tight

    def write(self, place: tuple[float, float], label: Text) -> None:
        """A label in the middle of a place, moved so that it stays inside and covers no other."""
        x, y = self._dot(place)
        size = label.cell_len
        start = max(0, min(self.width - size, x // 2 - size // 2))
        rows = [row for row in (y // 4, y // 4 + 1, y // 4 - 1) if 0 <= row < self.height]
        free = next((row for row in rows if self._free(row, start, size)), rows[0])
        self.labels[free][start] = label

    def _free(self, row: int, start: int, size: int) -> bool:
        return all(
            other + label.cell_len <= start or start + size <= other for other, label in self.labels[row].items()
        )

    def lines(self) -> list[Text]:
        """The picture."""
        return [self._line(y) for y in range(self.height)]

    def _line(self, y: int) -> Text:
        line = Text()
        x = 0
        for start in (*sorted(self.labels[y]), self.width):
            for cell in range(x, start):
                bits = self.dots[y][cell]
                line.append(chr(0x2800 + bits) if bits else " ", "bold red" if self.tight[y][cell] else "dim")
            if start < self.width:
                line.append_text(self.labels[y][start])
            x = max(x, line.cell_len)
        return line

    def _dot(self, place: tuple[float, float]) -> tuple[int, int]:
        x, y = place
        return round((x + 1) / 2 * (self.width * 2 - 3)), round((y + 1) / 2 * (self.height * 4 - 1))


def _filled(text: str, width: int) -> str:
    """A text filled up, or cut, to exactly this many cells and one space."""
    fitted = Text(text)
    fitted.truncate(width - 1, overflow="ellipsis", pad=True)
    return f"{fitted.plain} "


def _shapes(colours: tuple[str, ...], shapes: Mapping[str, str]) -> Text:
    return Text.assemble(*((shapes[colour], STYLES[colour]) for colour in COLOURS if colour in colours))


def _token_notes(token: TrackToken) -> Text:
    """Face down, marked, and which colours Nixon's answers have excluded."""
    notes = Text()
    if not token.face_up:
        notes.append("?" if token.colours else "", "dim")
    if token.mark:
        notes.append("!", "bold")
    if token.ruled_out:
        notes.append("≠").append_text(_shapes(token.ruled_out, FILLED))
    return notes


def _key(key: str) -> Text:
    shown = f"[{key}]" if key else ""
    return Text.assemble((shown.rjust(KEY_WIDTH - 1), "bold"), " ")


def _marked(label: Text, thing: str, lit: Mapping[str, str], chosen: str) -> Text:
    """A label that shows whether its object can be chosen, and whether the cursor is on it."""
    if thing == chosen:
        label.stylize("reverse")
    elif thing in lit:
        label.stylize("underline")
    return label
