"""1960's table in characters: the states by region with votes and support, issues, both sides, hands and piles.

Kennedy is a disc and Nixon a diamond, full where there are cubes and hollow where an empty state would fall to them, so
that no colour is needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from hustings.drawing.board import Drawing

from ..rules.board import REGIONS, SEATS
from ..rules.printed import CardFacts, Printed
from .forecast import Fact
from .view import Debate, StateView, Support, View

FULL: Final = {"kennedy": "●", "nixon": "◆"}
HOLLOW: Final = {"kennedy": "○", "nixon": "◇"}
STYLES: Final = {"kennedy": "bold bright_blue", "nixon": "bold red"}
ICONS: Final = {"kennedy": "● ", "nixon": " ◆", "both": "●◆"}

ACROSS: Final = ("west", "midwest", "south", "east")
COLUMNS: Final = 2
"""States of a region stand in so many columns by their codes."""
CELL: Final = 10
FEW_CARDS: Final = 51
NAME_WIDTH: Final = 29
NAMED: Final = 22
"""Lines with which a board has room for the Japanese names of the states."""
NAMED_ACROSS: Final = 3
"""So many columns hold every name whole: the West lies over all of them, below it each other region has one."""
FACTS_WIDTH: Final = 15
"""Cells of icons, points, issue, state and rest cubes beside the name of a card."""
USES: Final = ("campaign", "advertise", "position")
IN_HAND: Final = ("event", *USES, "mate", "set-aside", "discard", "debate", "resolve")


class Board(Drawing[Printed, View]):
    """A view of 1960 for the terminal."""

    # -- the top ---------------------------------------------------------------------------------------------------

    def bar(self, width: int) -> list[Text]:
        """Turn, phase, bag and decks; then a line for each side."""
        view = self.view
        phase = self.text("phase-activity", n=view.activity) if view.activity else self.text(f"phase-{view.phase}")
        if view.step:
            phase = self.text("terminal-step", phase=phase, step=self.text(f"step-{view.step}"))
        first = Text.assemble(
            (self.text("terminal-title"), "bold"),
            "  ",
            self.text("turn", n=view.turn),
            " · ",
            phase,
            "  ",
            (self.text("bag-short"), "dim"),
            *(_cubes(Support(side, view.bag[seat])) for seat, side in enumerate(SEATS)),
            "  ",
            (self.text("terminal-decks", deck=view.deck, discard=len(view.discard)), "dim"),
        )
        return [first, *(self._side(seat) for seat in range(len(SEATS)))]

    def _where(self, state: str) -> str:
        """A state by its code, which nobody reads in Japanese."""
        return self._state_name(state) if self.language == "ja" else state

    def _state_name(self, state: str) -> str:
        return self.text(f"state-{state}").removesuffix("州")

    def _side(self, seat: int) -> Text:
        side, id = self.view.sides[seat], SEATS[seat]
        line = Text.assemble(
            (f"{FULL[id]} ", STYLES[id]),
            (_filled(self.text(f"seat-{id}"), 9), STYLES[id]),
            (f"{side.carried + side.led + side.leaning:>3}", "bold"),
            self.text(
                "terminal-side",
                carried=side.carried,
                momentum=side.momentum,
                rest=side.rest,
                hand=len(side.hand),
                strategy=len(side.strategy),
                state=self._where(self.view.tokens[id]),
            ),
            " ★" if side.candidate else " ☆",
        )
        if self.view.initiative == id:
            line.append(" ").append(self.text("terminal-initiative"), "bold reverse")
        if self.view.seat == seat:
            line.append(" ‹")
        return line

    # -- the board -------------------------------------------------------------------------------------------------

    def stage(self, width: int, height: int, lit: Mapping[str, str], chosen: str) -> list[Text]:
        """The states by region and the issues, or the debate; below them the card in play and the cubes drawn.

        Beside a large hand the smallest states give way, unless one of them can be chosen.
        """
        debate = self.view.debate
        if self.view.scene == "debate" and debate is not None:
            return [*self._debate(debate, lit, chosen), *self._now()]
        if offered := self._offered(lit):
            return [*self._pick_list(offered, width, lit, chosen), *self._now()]
        named = self.language == "ja" and height >= NAMED
        lines = self._named(width, lit, chosen) if named else self._coded(width, lit, chosen)
        below = [self._issues(lit, chosen), *self._now()]
        if self.view.states.keys().isdisjoint(lit):
            lines = lines[: max(1, height - len(below))]
        return [*lines, *below]

    def _offered(self, things: Iterable[str]) -> list[str]:
        """The cards of the discard pile among some things: they take the place of the board."""
        return [thing for thing in things if thing in self.view.discard]

    def _pick_list(self, cards: list[str], width: int, lit: Mapping[str, str], chosen: str) -> list[Text]:
        """Cards with their keys, in three columns, or four when there are very many."""
        across = 3 if len(cards) <= FEW_CARDS else 4
        down = -(-len(cards) // across)
        lines = []
        for row in range(down):
            line = Text()
            for id in cards[row::down]:
                card = self.printed.card(id)
                line.append_text(_key(lit[id])).append(f"{ICONS[card.icon]}{card.cp} ")
                name = _filled(self.text(f"card-{id}"), width // across - len("10)●◆4 "))
                line.append(name, "reverse" if id == chosen else "")
            lines.append(line)
        return lines

    def _coded(self, width: int, lit: Mapping[str, str], chosen: str) -> list[Text]:
        """The states by their codes, all regions beside each other."""
        cell = max(CELL, width // (len(ACROSS) * COLUMNS))
        return _beside([self._region(id, cell, COLUMNS, False, lit, chosen) for id in ACROSS])

    def _named(self, width: int, lit: Mapping[str, str], chosen: str) -> list[Text]:
        """The states by their names."""
        cell, (largest, *others) = width // NAMED_ACROSS, ACROSS
        below = _beside([self._region(id, cell, 1, True, lit, chosen) for id in others])
        return [*self._region(largest, cell, NAMED_ACROSS, True, lit, chosen), *below]

    def _region(self, id: str, cell: int, columns: int, named: bool, lit: Mapping[str, str], chosen: str) -> list[Text]:
        """A head with media support and endorsements, then its states from the largest down."""
        now, thing = self.view.regions[id], f"region-{id}"
        head = Text.assemble(
            _key(lit.get(thing, "")),
            _marked(self.text(thing), thing, lit, chosen),
            " TV",
            _cubes(now.media),
            " ✪",
            _cubes(now.endorsements),
        )
        head.truncate(cell * columns, pad=True)
        states = [state for state, facts in self.printed.states.items() if facts.region == id]
        states.sort(key=lambda state: (-self.printed.states[state].votes, state))
        down = -(-len(states) // columns)
        names = {state: self._state_name(state) if named else state for state in states}
        widest = max(map(cell_len, names.values()))
        lines = [head]
        for row in range(down):
            line = Text()
            for state in states[row::down]:
                line.append_text(self._state(state, set_cell_size(names[state], widest), cell, lit, chosen))
            line.truncate(cell * columns, pad=True)
            lines.append(line)
        return lines

    def _state(self, id: str, name: str, cell: int, lit: Mapping[str, str], chosen: str) -> Text:
        """Its key (``!``: a support check is needed), code or name, votes, support and the tokens that stand there."""
        now = self.view.states[id]
        line = _key(lit.get(id, ""), "!" if now.check is not None else ")")
        gap = " " if cell > CELL and name == id else ""
        line.append_text(_marked(name, id, lit, chosen)).append(f"{gap}{self.printed.states[id].votes:>2}{gap}")
        if now.side is None:
            line.append(HOLLOW[now.falls_to], STYLES[now.falls_to]).append("*" if now.endorsed else "")
        else:
            line.append_text(_cubes(Support(now.side, now.count)))
        for side in SEATS:
            if self.view.tokens[side] == id:
                line.append(gap).append(self.text(f"terminal-token-{side}"), f"{STYLES[side]} reverse")
        line.truncate(cell, pad=True)
        return line

    def _issues(self, lit: Mapping[str, str], chosen: str) -> Text:
        line = Text()
        for issue in self.view.issues:
            thing = f"issue-{issue.id}"
            line.append_text(_key(lit.get(thing, ""))).append(f"{issue.place} ", "dim")
            line.append_text(_marked(self.text(thing), thing, lit, chosen))
            line.append(" ").append_text(_cubes(issue.support)).append(" ")
        in_force = [card for side in self.view.sides for card in side.in_force]
        if in_force:
            line.append(f" {self.before(self.text('terminal-in-force'))}", "dim").append(self._listed("card", in_force))
        return line

    def _now(self) -> list[Text]:
        """The card that is being carried out, and the cubes that were drawn."""
        play, draws = self.view.play, self.view.draws
        line = Text()
        if play is not None:
            line.append(f"{FULL[play.side]} ", STYLES[play.side])
            line.append(f"{self.text(f'card-{play.card}')} · {self.text(f'action-{play.use}')}")
            if play.points is not None:
                line.append(f" · {self.text('points-left', n=play.left)}")
            if play.preempted:
                line.append(f" · {self.text('preempted')}")
        for drawn in draws:
            line.append("  " if line.plain else "")
            line.append(f"{self.text('draws-of', what=self.text(drawn.place_key))} ")
            for cube in drawn.cubes:
                line.append(FULL[cube], STYLES[cube])
        foretold = self._foretold(play.card) if play is not None else []
        return [line, *(Text(f"  {said}") for said in foretold)] if line.plain else []

    def _debate(self, debate: Debate, lit: Mapping[str, str], chosen: str) -> list[Text]:
        lines = [Text(self.text("step-round", n=debate.round), "bold underline")]
        for topic in debate.topics:
            thing = f"issue-{topic.id}"
            head = Text.assemble(
                _key(lit.get(thing, "")),
                _marked(self.text(thing), thing, lit, chosen),
                self.text("terminal-place", place=self.text(f"issue-place-{topic.place}")),
            )
            if topic.winner:
                won = self.text("debate-won", seat=self.text(f"seat-{topic.winner}"), count=topic.reward)
                lines.append(head.append(f"  {FULL[topic.winner]} {won}", STYLES[topic.winner]))
                continue
            lines.append(head)
            for seat, side in enumerate(SEATS):
                line = Text.assemble(f"     {topic.totals[seat]:>2} CP ", (FULL[side], STYLES[side]))
                line.append(f" {self._listed('card', topic.cards[seat])}" if topic.cards[seat] else "")
                lines.append(line)
        for seat, side in enumerate(SEATS):
            card, state = debate.shown[seat], ""
            if debate.chosen[seat] or (card is None and seat in self.view.to_act):
                state = self.text("debate-chosen" if debate.chosen[seat] else "debate-choosing")
            said = " ".join(part for part in (self.text(f"card-{card}") if card else "", state) if part)
            lines.append(Text.assemble((f"{FULL[side]} ", STYLES[side]), said or "–"))
        return lines

    # -- cards -----------------------------------------------------------------------------------------------------

    def hand(self, width: int, keys: Mapping[str, str], chosen: str) -> tuple[list[Text], set[str]]:
        """A card a line, with the keys of what it can be used for; what the board shows with a key counts as shown."""
        shown = self._on_board(keys)
        things = [text.partition(" ")[2] for text in keys]
        if self.view.seat is None or self._offered(things):
            return [], shown | {text for text, thing in zip(keys, things, strict=True) if thing in self.view.discard}
        side, id = self.view.sides[self.view.seat], SEATS[self.view.seat]
        cards = [card for card in (*side.hand, side.vice_president, f"candidate-{id}") if card is not None]
        uses = {card: [verb for verb in IN_HAND if f"{verb} {card}" in keys] for card in cards}
        if not any(uses.values()):
            return self._idle([card for card in side.hand if card is not None]), shown
        lines = []
        for card in cards:
            if not uses[card] and card not in side.hand:
                continue
            used = Text()
            for verb in uses[card]:
                text = f"{verb} {card}"
                shown.add(text)
                used.append(f" [{keys[text]}]", "bold").append(
                    self._use(verb, card), "reverse" if text == chosen else ""
                )
            lines.append(self.card(self.printed.card(card), "mate" not in uses[card], width - used.cell_len) + used)
        return lines, shown

    def _idle(self, cards: list[str]) -> list[Text]:
        """Cards that nothing can be done with now, two a line."""
        lines = []
        for first in range(0, len(cards), 2):
            line = Text()
            for id in cards[first : first + 2]:
                card = self.printed.card(id)
                line.append(ICONS[card.icon], STYLES.get(card.icon, "bold")).append(f"{card.cp} ", "bold")
                line.append(_filled(self.text(f"card-{id}"), NAME_WIDTH + 4))
            lines.append(line)
        return lines

    def _on_board(self, keys: Mapping[str, str]) -> set[str]:
        """Actions on places that stand on the board, which shows their keys."""
        drawn = {*self.view.states} if self.view.scene != "debate" else set()
        drawn |= {f"region-{id}" for id in REGIONS} if drawn else set()
        drawn |= {f"issue-{issue.id}" for issue in self.view.issues} if drawn else set()
        things = [text.partition(" ")[2] for text in keys]
        return {text for text in keys if (thing := text.partition(" ")[2]) in drawn and things.count(thing) == 1}

    def _use(self, verb: str, card: str) -> str:
        worth = self.view.worth.get(card)
        label = self.text(f"terminal-{verb}")
        return f"{label}{worth[USES.index(verb)]}" if worth and verb in USES else label

    def card(
        self, card: CardFacts, facts: bool = True, width: int = NAME_WIDTH + FACTS_WIDTH, named: bool = False
    ) -> Text:
        """A card in a line: icons, points, name, and where there is room issue, state (by its name?) and rest cubes."""
        line = Text.assemble((ICONS[card.icon], STYLES.get(card.icon, "bold")), (f"{card.cp} ", "bold"))
        room = width - (FACTS_WIDTH if facts else line.cell_len)
        line.append(_filled(self.text(f"card-{card.id}"), min(NAME_WIDTH, room)))
        if facts:
            line.append(_filled(self.text(f"terminal-{card.issue}") if card.issue else "", 5))
            state = self._where(card.state) if card.state and named else card.state or ""
            line.append(_filled(state, max(3, cell_len(state) + 1))).append(f"+{card.rest}" if card.rest else "  ")
        return line

    def about(self, thing: str) -> str:
        """The text of a card, how a state, a region or an issue stands."""
        view = self.view
        if thing in self.printed.cards:
            kind = self.text(f"kind-{self.printed.card(thing).kind}")
            text = self.text("terminal-card", kind=kind, text=self.text(f"card-{thing}-text"))
            return ("" if self.language == "ja" else " ").join([text, *self._foretold(thing)])
        if thing in view.states:
            return self._about_state(thing, view.states[thing])
        if thing.removeprefix("region-") in view.regions:
            now = view.regions[thing.removeprefix("region-")]
            return self.text(
                "terminal-region",
                region=self.text(thing),
                media=self._support(now.media),
                endorsements=self._support(now.endorsements),
            )
        for issue in view.issues:
            if thing == f"issue-{issue.id}":
                place, support = self.text(f"issue-place-{issue.place}"), self._support(issue.support)
                return self.text("terminal-issue", issue=self.text(thing), place=place, support=support)
        return ""

    def _foretold(self, card: str) -> list[str]:
        """What the event of a card would do now, and what the computer thinks of triggering or preempting it."""
        it, said = self.view.forecasts.get(card), []
        if it is None:
            return []
        by = self.text(f"seat-{it.by}")
        if it.event is not None:
            said.append(self._says(self.text("forecast-now"), self._facts(it.event)))
        if it.trigger is None or it.worth is None:
            return [*said, self.text("forecast-nobody", seat=by)]
        same = it.event == it.trigger != ()
        would = self.text("forecast-same") if same else self._facts(it.trigger)
        preempts = it.event is None and self.view.seat != SEATS.index(it.by)
        opinion = "forecast-opinion-preempt" if preempts else "forecast-opinion-trigger"
        said.append(self._says(self.text("forecast-if-triggered", seat=by), would))
        return [*said, self.text(opinion, seat=by, worth=self.text(f"worth-{it.worth}"))]

    def _facts(self, facts: tuple[Fact, ...]) -> str:
        said = [
            self.text(
                f"forecast-{fact.key}",
                side=self.text(f"seat-{fact.side}") if fact.side else "",
                count=fact.count,
                places=self._comma().join(self.text(place) for place in fact.places),
                card=self.text(f"card-{fact.card}") if fact.card else "",
            )
            for fact in facts
        ]
        return ("。" if self.language == "ja" else "; ").join(said) or self.text("forecast-nothing")

    def _says(self, what: str, how: str) -> str:
        return f"{self.before(what)}{how}{'。' if self.language == 'ja' else '.'}"

    def _about_state(self, id: str, now: StateView) -> str:
        facts = self.printed.states[id]
        parts = [self.text(f"region-{facts.region}"), self.text("count-votes", count=facts.votes)]
        if now.side is None:
            parts.append(self.text("falls-to", seat=self.text(f"seat-{now.falls_to}")))
        else:
            key = "carries" if now.count >= self.printed.carry else "leads"
            parts += [
                self.text(key, seat=self.text(f"seat-{now.side}")),
                self.text("count-cubes", count=now.count),
            ]
        parts += [
            self.text("token-here", seat=self.text(f"seat-{side}")) for side in SEATS if self.view.tokens[side] == id
        ]
        if now.check is not None:
            parts.append(self.text("check-needed", percent=now.check))
        return self.text("terminal-state", state=self.text(f"state-{id}"), facts=self._comma().join(parts))

    def _support(self, support: Support) -> str:
        if support.side is None:
            return self.text("nobody-yet")
        return f"{self.text(f'seat-{support.side}')} {support.count}"

    def piles(self) -> list[Text]:
        """Hands that are known, stacks, events in force and in boxes, discards, removed cards; each with its text."""
        view = self.view
        paragraphs: list[Text] = []
        if view.play is not None:
            paragraphs += self._pile(self.text("in-play"), (view.play.card,))
        for seat in (0, 1) if view.seat is None else (view.seat, 1 - view.seat):
            side, name = view.sides[seat], self.text(f"seat-{SEATS[seat]}")
            whose = self.before(name)
            for key, cards in (("hand-of", side.hand), ("strategy-stack-of", side.strategy)):
                paragraphs += self._pile(self.text(key, seat=name), cards)
            if side.vice_president:
                paragraphs += self._pile(f"{whose}{self.text('kind-vice-president')}", (side.vice_president,))
            paragraphs += self._pile(f"{whose}{self.text('in-force')}", side.in_force)
        for box, cards in view.boxes.items():
            paragraphs += self._pile(self.text(f"box-{box}"), cards)
        paragraphs += self._pile(self.text("discard"), view.discard)
        paragraphs += self._pile(self.text("removed"), view.removed)
        return [*paragraphs, *(Text(line, "dim") for line in self.text("terminal-legend").split("\n"))]

    def _pile(self, title: str, cards: Iterable[str | None]) -> list[Text]:
        known = [id for id in cards if id is not None]
        hidden = sum(id is None for id in cards)
        if not known and not hidden:
            return []
        lines = [Text(title, "bold underline")]
        for id in known:
            lines.append(self.card(self.printed.card(id), named=True))
            lines.append(Text(f"  {self.text(f'card-{id}-text')}", "dim"))
        if hidden:
            lines.append(Text(self.text("terminal-hidden", count=self.text("count-cards", count=hidden))))
        return [*lines, Text()]

    # -- words -----------------------------------------------------------------------------------------------------

    def _listed(self, kind: str, ids: Iterable[str]) -> str:
        return self._comma().join(self.text(f"{kind}-{id}") for id in ids)

    def _comma(self) -> str:
        return "、" if self.language == "ja" else ", "


def _beside(blocks: list[list[Text]]) -> list[Text]:
    """Blocks of lines beside each other, each as wide as its first line."""
    lines = [Text() for _ in range(max(map(len, blocks)))]
    for block in blocks:
        below = [Text(" " * block[0].cell_len)] * (len(lines) - len(block))
        for line, part in zip(lines, [*block, *below], strict=True):
            line.append_text(part)
    return lines


def _cubes(support: Support) -> Text:
    """Cubes or markers of one side, or a dot."""
    if support.side is None:
        return Text("·", "dim")
    return Text(f"{FULL[support.side]}{support.count}", STYLES[support.side])


def _filled(text: str, width: int) -> str:
    """A text filled up, or cut, to exactly this many cells and one space."""
    fitted = Text(text)
    fitted.truncate(width - 1, overflow="ellipsis", pad=True)
    return f"{fitted.plain} "


def _key(key: str, sign: str = ")") -> Text:
    return Text(f"{key:>2}{sign}" if key else "   ", "bold")


def _marked(label: str, thing: str, lit: Mapping[str, str], chosen: str) -> Text:
    """A label that shows whether its object can be chosen, and whether the cursor is on it."""
    return Text(label, "reverse" if thing == chosen else "bold underline" if thing in lit else "")
