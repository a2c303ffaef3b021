"""Politically Correct People's table in characters: the middle, people in two columns, hand, money and offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from hustings.drawing.board import Drawing
from hustings.drawing.wrap import wrap_styled

from ..rules.layout import COLOURS, NOTE_VALUES
from ..rules.printed import Printed
from .card_list import facts_of, named
from .view import NOTHING, Bundle, Group, Offer, SeatView, View

STYLES: Final = ("bright_red", "yellow", "green", "cyan", "bright_blue", "magenta")
SHAPES: Final = ("●", "■", "▲", "◆", "★", "⬢")
"""Chips of the seats."""
DICE: Final = "⚀⚁⚂⚃⚄⚅"
POOL: Final = frozenset({"take", "trim"})
FRONT: Final = frozenset({"nominate", "keep"})
"""Questions that are answered in the pool, and in front."""
OFFER_VERBS: Final = ("accept", "decline", "counter")
SPENDING: Final = frozenset({"send", "give", "want"})
MARKET_VERBS: Final = frozenset({*OFFER_VERBS, "withdraw", "send", "drop", "change", "give", "want", "say", "less"})
COLUMNS: Final = 2


class Board(Drawing[Printed, View]):
    """A view of Politically Correct People for the terminal."""

    # -- the top ---------------------------------------------------------------------------------------------------

    def bar(self, width: int) -> list[Text]:
        """Round and phase; the deck, the calendars and the concessions."""
        view = self.view
        first = Text.assemble(
            (self.text("terminal-title"), "bold"), "  ",
            self.text("terminal-round", n=view.round, of=view.rounds), " · ", self.text(f"phase-{view.phase}"),
        )  # fmt: skip
        called = "called" if view.calendars >= view.needed else "waited"
        second = Text.assemble(
            self._pair("deck", str(view.deck)), "  ",
            self.text(f"terminal-calendars-{called}", n=view.calendars, of=view.needed), "  ",
            self.text("terminal-stakes", large=view.large, small=view.small),
        )  # fmt: skip
        return [first, second]

    # -- the table -------------------------------------------------------------------------------------------------

    def stage(self, width: int, height: int, lit: Mapping[str, str], chosen: str) -> list[Text]:
        """The pool, then the people in two columns, the reader first."""
        view = self.view
        asked = view.seat is not None and view.seats[view.seat].asked
        pool = lit if asked and view.question in POOL else {}
        front = lit if asked and view.question in FRONT else {}
        own = view.seat or 0
        order = [(own + place) % len(view.seats) for place in range(len(view.seats))]
        lines = _packed(self._pool(pool, chosen), width)
        for row in range(0, len(order), COLUMNS):
            cells = [
                self._person(seat, width // COLUMNS - 1, front if seat == view.seat else {}, chosen)
                for seat in order[row : row + COLUMNS]
            ]
            for n in range(max(len(cell) for cell in cells)):
                lines.append(_beside([cell[n] if n < len(cell) else Text() for cell in cells], width // COLUMNS))
        return lines

    def _pool(self, lit: Mapping[str, str], chosen: str) -> list[Text]:
        """The cards in the pool, each kind once."""
        cards = [Text(self.before(self.text("pool")).rstrip(), "dim")]
        for card in dict.fromkeys(self.view.pool):
            count = self.view.pool.count(card)
            cards.append(self._keyed(card, lit, chosen).append(f"×{count}" if count > 1 else ""))
        return cards

    def _person(self, seat: int, width: int, lit: Mapping[str, str], chosen: str) -> list[Text]:
        """A line about a seat, without what is known best where it would be too wide, then what lies in front of it."""
        view, person = self.view, self.view.seats[seat]
        you = self.aside(self.text("lesson-you")) if seat == view.seat else ""
        hand = self._pair("hand", str(person.hand))
        for gap, own, held in (("  ", you, hand), ("  ", "", hand), ("  ", "", ""), (" ", "", "")):
            line = Text.assemble(
                "▸" if person.asked else " ",
                (f"{SHAPES[seat]} {self.text(f'seat-{person.colour}')}", f"bold {STYLES[seat]}"),
                own,
                (f"{gap}{held}" if held else "", "dim"),
                *((f"{gap}{said}", "bold") for said in self._marks(seat)),
            )
            if line.cell_len <= width:
                break
        line.truncate(width, overflow="ellipsis")
        front = [self._group(group, lit, chosen) for group in person.front]
        return [line, *[Text("  ").append_text(part) for part in _packed(front, width - 2)]]

    def _marks(self, seat: int) -> list[str]:
        view, person = self.view, self.view.seats[seat]
        marks = []
        if person.total is not None:
            marks.append(f"= {person.total}")
        elif person.candidate is not None:
            marks.append(self._so_far(seat, person.candidate))
        if person.place:
            marks.append(self.text("stake-large" if person.place == 1 else "stake-small"))
        elif seat in view.contenders:
            marks.append(self.text("wants-dice" if seat in view.called else "tied"))
        elif person.passed and view.phase == "vote":
            marks.append(self.text("passed"))
        elif view.caller == seat and view.phase == "turn":
            marks.append(self.text("caller"))
        return marks

    def _so_far(self, seat: int, candidate: str) -> str:
        """What a candidate has before the count, as far as votes have been cast."""
        cast = [group for person in self.view.seats for group in person.front if seat in group.chips]
        votes = self.printed.base[self.printed.ids.index(candidate)] + sum(group.votes or 0 for group in cast)
        dice = sum(group.chips.count(seat) for group in cast if group.votes is None)
        return self.text("terminal-so-far", votes=votes, dice=dice)

    def _group(self, group: Group, lit: Mapping[str, str], chosen: str) -> Text:
        """A kind in front: how many, what they are worth, a star for a candidate, the chips that it has cast."""
        said = self._keyed(group.card, lit, chosen)
        if group.count > 1:
            said.append(f"×{group.count}")
        said.append("=" + ("?" if group.votes is None else str(group.votes)), "bold")
        if group.stands:
            said.append("*", "bold reverse")
        for chip in group.chips:
            said.append(SHAPES[chip], STYLES[chip])
        return said

    def _keyed(self, card: str, lit: Mapping[str, str], chosen: str) -> Text:
        key = (f"[{lit[card]}]", "bold") if card in lit else ""
        return Text.assemble(key, (self._short(card), "reverse" if card == chosen and card in lit else ""))

    # -- hand, money and offers ------------------------------------------------------------------------------------

    def hand(self, width: int, keys: Mapping[str, str], chosen: str) -> tuple[list[Text], set[str]]:
        """Money and cards, votes that can be cast, and offers when they can be answered; each with its keys."""
        view = self.view
        if view.seat is None:
            return [], set()
        own = view.seats[view.seat]
        shown = {text for text in keys if own.asked and self._is_drawn(text.split()[0])}
        cards = [Text(self.before(self.text("hand")).rstrip(), "dim")]
        for card in dict.fromkeys(own.cards or ()):
            count = (own.cards or ()).count(card)
            held = Text()
            for text in (f"put {card}", f"discard {card}"):
                if text in keys:
                    shown.add(text)
                    held.append(f"[{keys[text]}]", "bold")
            held.append(self._short(card), "reverse" if chosen in (f"put {card}", f"discard {card}") else "")
            cards.append(held.append(f"×{count}" if count > 1 else ""))
        cards += [] if own.cards else [Text(self.text("count-cards", count=0))]
        purse = self._purse(own)
        if any(text.split()[0].lstrip("+-") in SPENDING for text in keys):
            purse.append("  ").append(self.text("deals-left", count=view.deals_left), "dim")
        lines = [*_packed(cards, width), purse, *self._votes(own, keys, chosen, shown)]
        if view.question == "vote" and own.asked:
            lines.append(Text(self.text("terminal-vote-signs"), "dim"))
        return [*lines, *self._offers(width, keys, chosen, shown)], shown

    def _is_drawn(self, verb: str) -> bool:
        """Whether the keys of a verb stand on the table."""
        question = self.view.question
        return (verb == question and question in POOL) or (verb in ("stand", "keep") and question in FRONT)

    def _purse(self, own: SeatView) -> Text:
        """What the reader has, note by note."""
        line = Text(self.before(self.text('money')), "dim").append(self.text("amount", money=own.money or 0), "bold")
        notes = [f"{value}×{count}" for value, count in zip(NOTE_VALUES, own.notes or (), strict=False) if count]
        return line.append(self.aside("  ".join(notes)) if notes else "", "dim")

    def _votes(self, own: SeatView, keys: Mapping[str, str], chosen: str, shown: set[str]) -> list[Text]:
        """A line for each group that can vote: the chips of the candidates with their keys."""
        lines = []
        for group in own.front:
            texts = [(seat, f"vote {group.card}-{COLOURS[seat]}") for seat in range(len(self.view.seats))]
            if any(text in keys for _, text in texts):
                line = self._group(group, {}, "").append(" →")
                for seat, text in texts:
                    if text in keys:
                        shown.add(text)
                        line.append(f"  [{keys[text]}]", "bold")
                        name = f"{SHAPES[seat]} {self.text(f'seat-{COLOURS[seat]}')}"
                        line.append(name, f"{STYLES[seat]} reverse" if text == chosen else STYLES[seat])
                lines.append(line)
        return lines

    def _offers(self, width: int, keys: Mapping[str, str], chosen: str, shown: set[str]) -> list[Text]:
        """Offers with the keys that answer them; when nothing can be answered now, how many there are."""
        offers = self.view.offers
        if not any(text.split()[0].lstrip("+-") in MARKET_VERBS for text in keys):
            coming = sum(offer.giver != self.view.seat for offer in offers)
            key, count = ("offers-coming", coming) if coming else ("terminal-offers", len(offers))
            said = Text(self.text(key, count=count), "bold" if coming else "dim")
            more = self.text("terminal-plus") if self.view.deals_left else self.text("deals-left", count=0)
            return [said.append(f"  {more}", "bold" if coming else "dim")]
        lines = []
        order = list(keys)
        answers = {offer.number: [text for text in self._answers(offer) if text in keys] for offer in offers}
        for offer in sorted(offers, key=lambda offer: min(map(order.index, answers[offer.number]), default=len(order))):
            line, keyed = self._offer(offer), Text()
            for text in answers[offer.number]:
                shown.add(text)
                verb = self.text(text.split()[0])
                keyed.append(f"  [{keys[text]}]", "bold").append(verb, "reverse" if text == chosen else "")
            if offer.giver != self.view.seat and not offer.can_accept:
                lacks = self._told_of("lacking", offer.lacks) if offer.lacks != NOTHING else self.text("cannot-accept")
                keyed.append("  ").append(lacks, "italic")
            fits = line.cell_len + keyed.cell_len <= width
            lines += [line.append_text(keyed)] if fits else [*wrap_styled(line, width), *wrap_styled(keyed, width)]
        return lines + [line for told in self._draft() for line in wrap_styled(told, width)]

    def _draft(self) -> list[Text]:
        """What the reader is about to offer, what of it is gone, and what a counter-offer could not take over."""
        view = self.view
        if view.draft_gives == NOTHING and view.draft_wants == NOTHING:
            return []
        both = self._proposed(view.draft_gives, view.draft_wants)
        lines = [Text.assemble((self.before(self.text("draft")), "bold"), *both)]
        if view.draft_lacks != NOTHING:
            lines.append(Text(self._told_of("draft-lacks", view.draft_lacks), "bold italic"))
        for offer in view.offers:
            if offer.slot == view.answers and offer.lacks != NOTHING:
                lines.append(Text(self._told_of("draft-short", offer.lacks), "italic"))
        return lines

    def _told_of(self, key: str, bundle: Bundle) -> str:
        return self.before(self.text(key)) + self._bundle(bundle)

    def _answers(self, offer: Offer) -> list[str]:
        """What may be done with an offer."""
        if offer.giver == self.view.seat:
            return [f"withdraw {offer.slot[-1]}"]
        return [f"{verb} {offer.slot}" for verb in OFFER_VERBS]

    def _offer(self, offer: Offer) -> Text:
        """Who offers whom, what comes and what goes."""
        own = offer.giver == self.view.seat
        sides = self._proposed(offer.gives, offer.wants) if own else self._received(offer.gives, offer.wants)
        if not own:
            said = self.text("offer-from", seat=self.text(f"seat-{COLOURS[offer.giver]}"))
        elif offer.to is None:
            said = self.text("offer-to-all")
        else:
            said = self.text("offer-to", seat=self.text(f"seat-{COLOURS[offer.to]}"))
        shape = (f"{SHAPES[offer.giver]} ", STYLES[offer.giver])
        return Text.assemble(shape, self.before(f"{said}{self.aside(self._slot(offer))}"), *sides)

    def _slot(self, offer: Offer) -> str:
        """What an offer is called in words that are typed: of the reader's own only its number is."""
        colour, number = offer.slot.split("-")
        if offer.giver == self.view.seat:
            return number
        name = self.text(f"seat-{colour}").lower()
        return f"{name if name.isascii() else colour}-{number}"

    def _proposed(self, gives: Bundle, wants: Bundle) -> tuple[str | tuple[str, str], ...]:
        """Both sides of an offer of the reader's own, as they are put together."""
        return self._sides(("you-give", gives), ("you-want", wants))

    def _received(self, gets: Bundle, gives: Bundle) -> tuple[str | tuple[str, str], ...]:
        """Both sides of somebody else's offer: what the reader gets, and what for."""
        return self._sides(("you-get", gets), ("you-give", gives))

    def _sides(self, first: tuple[str, Bundle], second: tuple[str, Bundle]) -> tuple[str | tuple[str, str], ...]:
        (one, of_one), (other, of_other) = first, second
        return (
            (self.before(self.text(one)), "dim"), self._bundle(of_one), "  ",
            (self.before(self.text(other)), "dim"), self._bundle(of_other),
        )  # fmt: skip

    def _bundle(self, bundle: Bundle) -> str:
        parts = [self.text("amount", money=bundle.money)] if bundle.money else []
        parts += [self._things("hand", bundle.hand, card) for card in dict.fromkeys(bundle.hand)]
        parts += [self._things("front", bundle.front, card) for card in dict.fromkeys(bundle.front)]
        parts += [self.text("thing-place")] if bundle.place else []
        return self.words.listed(self.language, parts) if parts else self.text("nothing")

    def _things(self, place: str, cards: Sequence[str], card: str) -> str:
        """A kind of card in an offer, with how many of it."""
        count, name = cards.count(card), self._short(card)
        return self.text(f"{'thing' if count == 1 else 'lot'}-{place}", card=name, count=count)

    def short(self, action: str) -> str:
        """What is given or asked for, or said with it."""
        verb, _, thing = action.partition(" ")
        kind, _, card = thing.partition("-")
        if verb == "say":
            return self.text(f"word-{thing}")
        if verb not in ("give", "want"):
            return ""
        if kind == "note":
            return self.text("amount", money=int(card))
        return self.text(f"thing-{kind}", card=self._short(card)) if card else self.text("thing-place")

    # -- more ------------------------------------------------------------------------------------------------------

    def about(self, thing: str) -> str:
        """A card's name and its text."""
        ids = self.printed.ids
        card = thing.removeprefix("hand-").removeprefix("front-")
        return self.before(self._name(card)) + self._about(ids.index(card)) if card in ids else ""

    def _about(self, kind: int) -> str:
        own = self.printed.names[kind]
        key = f"sort-{self.printed.sorts[kind]}-text" if own else f"card-{self.printed.ids[kind]}-text"
        return self.text(key, **facts_of(self.printed, kind))

    def piles(self) -> list[Text]:
        """The own hand with its texts, votes and dice, discards, and all cards with their texts."""
        view = self.view
        own = () if view.seat is None else view.seats[view.seat].cards or ()
        paragraphs = [Text(self.text("hand-own"), "bold underline")] if own else []
        for card in dict.fromkeys(own):
            paragraphs += self._told(card, f"×{own.count(card)}" if own.count(card) > 1 else "")
        for seat, card, candidate in view.ballots:
            who, whom = self.text(f"seat-{COLOURS[seat]}"), self.text(f"seat-{COLOURS[candidate]}")
            paragraphs.append(Text(f"{self.before(who)}{self._name(card)} → {whom}"))
        for die in view.dice:
            whom = self.text(f"seat-{COLOURS[die.candidate]}")
            paragraphs.append(Text(f"{self.before(whom)}{DICE[die.votes - 1]} {die.votes}"))
        paragraphs.append(Text(self.text("discards"), "bold underline"))
        paragraphs += [Text(f"{self._name(card)} ×{count}") for card, count in view.discards.items()]
        paragraphs.append(Text(self.text("all-cards"), "bold underline"))
        for kind, card in enumerate(self.printed.ids):
            copies = self.text("count-cards", count=self.printed.copies[kind])
            paragraphs += [] if card in own else self._told(card, self.aside(copies))
        return paragraphs

    def _told(self, card: str, count: str) -> list[Text]:
        """A card's name and how many there are, and its text."""
        text = self._about(self.printed.ids.index(card))
        return [Text(f"{self._name(card)}{count}", "bold"), Text(text, "dim")]

    # -- words -----------------------------------------------------------------------------------------------------

    def _name(self, card: str) -> str:
        return named(self.printed, self.printed.ids.index(card), self.words, self.language)

    def _short(self, card: str) -> str:
        """A name for narrow places; a card of an owner's has only one."""
        own = self.printed.names[self.printed.ids.index(card)]
        return own or self.text(f"short-{card}")

    def _pair(self, key: str, value: str) -> str:
        return f"{self.text(key)} {value}"


def _packed(parts: list[Text], width: int) -> list[Text]:
    """Parts one after the other, as many a line as fit."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + 2 + part.cell_len <= width:
            lines[-1].append("  ").append_text(part)
        else:
            lines.append(part)
    return lines


def _beside(cells: list[Text], width: int) -> Text:
    """Cells of this width side by side."""
    line = Text()
    for cell in cells:
        filled = cell.copy()
        filled.truncate(width, pad=True)
        line.append_text(filled)
    return line
