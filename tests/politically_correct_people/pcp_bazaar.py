"""A market on which all seats do as they like, watched by everybody: what each step may show to whom."""

from __future__ import annotations

from typing import final

import msgspec
from pcp_tools import GAME, sound

from hustings.games.politically_correct_people.face.view import View
from hustings.games.politically_correct_people.rules.knowledge import place_of
from hustings.games.politically_correct_people.rules.layout import GIVES, NUMBER, OPEN, SEATS, SLOTS, THINGS
from hustings.games.politically_correct_people.rules.position import Backroom
from hustings.kernel.chance import Chance
from hustings.kernel.message import Reason

ANSWERS = 8
"""One in so many steps answers the question; all others trade."""
CLOSELY = 16
"""One in so many steps is looked at for reasons and saved positions, too."""

WEIGHTS = {"accept": 6, "send": 4, "give": 4, "counter": 2}
"""How much more often these verbs are chosen than others, so that there are deals."""


def one_of(actions: list[int], number: int, weights: dict[str, int]) -> int:
    """The action that a number stands for: first a verb, then its object, for there are more things than offers."""
    verbs = [GAME.actions.verbs[action] for action in actions]
    weighed = [verb for verb in sorted(set(verbs)) for _ in range(weights.get(verb, 1))]
    verb = weighed[number % len(weighed)]
    of_it = [action for action, found in zip(actions, verbs, strict=True) if found == verb]
    return of_it[number // len(weighed) % len(of_it)]


@final
class Look:
    """What an eye, a seat or a spectator, sees and may do."""

    def __init__(self, p: Backroom, eye: int | None, closely: bool) -> None:
        view = p.view(eye)
        assert isinstance(view, View)
        self.view = view
        self.actions = [] if eye is None else p.actions(eye)
        self.marks = [] if eye is None else [p.mark(eye, action) for action in self.actions]
        self.reasons: list[Reason | None] = p.reasons(eye) if closely and eye is not None else []

    def is_as(self, other: Look) -> bool:
        """Whether nothing has changed at all."""
        return (
            self.view == other.view
            and self.actions == other.actions
            and self.marks == other.marks
            and (not self.reasons or not other.reasons or self.reasons == other.reasons)
        )

    def differs_in_the_open(self, other: Look, partners: tuple[int, int]) -> bool:
        """Whether anything else has changed than the partners' cards in front and numbers of hand cards (N.14)."""
        return _without(self.view, partners) != _without(other.view, partners) or self.marks != other.marks


def _without(view: View, partners: tuple[int, int]) -> View:
    seats = [
        msgspec.structs.replace(seat, hand=0, front=()) if number in partners else seat
        for number, seat in enumerate(view.seats)
    ]
    return msgspec.structs.replace(view, seats=tuple(seats))


@final
class Bazaar:
    """A position that is played on, and all who look at it.

    Args:
        p: the position; it writes its log.
        dice: of the choices.
    """

    def __init__(self, p: Backroom, dice: Chance) -> None:
        self.p = p
        self.dice = dice
        self.steps = 0
        self.done: dict[str, int] = {}
        self.eyes = (*range(p.players), None)
        self.numbers = [p.known[seat] for seat in range(p.players)]
        self.looks = {eye: Look(p, eye, False) for eye in self.eyes}

    def go(self) -> None:
        """One step: mostly somebody trades, now and then whoever is asked answers."""
        p, dice = self.p, self.dice
        if dice.below(ANSWERS):
            seat = dice.below(p.players)
            extras = p.extras(seat)
            if extras:
                self.take(seat, one_of(extras, dice.below(1 << 16), WEIGHTS))
                return
        seat = p.to_act[dice.below(len(p.to_act))]
        answers = p.answers(seat)
        self.take(seat, answers[dice.below(len(answers))])

    def take(self, seat: int, action: int) -> None:
        """Carry an action out and hold everything against what may happen."""
        p = self.p
        self.steps += 1
        closely = self.steps % CLOSELY == 0
        if closely:
            self.looks = {eye: Look(p, eye, True) for eye in self.eyes}
        before, trades = self.looks, action >= p.codes.market
        verb = GAME.actions.verbs[action]
        self.done[verb] = self.done.get(verb, 0) + 1
        concerned = self._concerned(seat, action) if trades else None
        place = place_of(p, seat, action - p.codes.accept) if verb == "accept" else 0
        deal = p.offers[place] if verb == "accept" else []
        step, asked = p.stack[-1], p.to_act
        p.entries = []
        p.act(seat, action)
        sound(p)
        self.looks = {eye: Look(p, eye, closely and p.outcome is None) for eye in self.eyes}
        self._count_numbers()
        if closely:
            self._save()
        if concerned is None or p.outcome is not None:
            return
        for eye in self.eyes:
            if eye in concerned:
                continue
            read = [entry.key for entry in p.entries if entry.is_for(eye)]
            if verb != "accept":
                assert not read and self.looks[eye].is_as(before[eye]), f"{GAME.text(action)} shows {eye} something"
            elif p.codes.place in deal[THINGS:] or p.stack[-1] is not step or p.to_act != asked:
                continue
            elif not self._lies_open(deal):
                assert not read and self.looks[eye].is_as(before[eye]), f"{GAME.text(action)} shows {eye} something"
            else:
                partners = (place // SLOTS, seat)
                assert set(read) <= {"moved", "handed"}
                assert not self.looks[eye].differs_in_the_open(before[eye], partners)

    def _concerned(self, seat: int, action: int) -> set[int]:
        """The seats to which a trade may show something that others do not see (N.4, N.14)."""
        codes = self.p.codes
        if codes.send <= action < codes.drop:
            to = action - codes.send
            return {seat, to} if to < SEATS else set(range(self.p.players))
        if codes.accept <= action < codes.counter:
            offer = place_of(self.p, seat, (action - codes.accept) % (SEATS * SLOTS))
            others = self._open_to(offer) if action < codes.decline else set()
            return {seat, offer // SLOTS} | others
        if codes.withdraw <= action < codes.change:
            return {seat} | self._open_to(seat * SLOTS + action - codes.withdraw)
        return {seat}

    def _open_to(self, offer: int) -> set[int]:
        return {seat for seat in range(self.p.players) if self.p.offers[offer][OPEN] >> seat & 1}

    def _lies_open(self, deal: list[int]) -> bool:
        """Whether a deal changes what lies in front or how many cards hands have."""
        codes = self.p.codes
        things = deal[THINGS:]
        gives, wants = things[: deal[GIVES]], things[deal[GIVES] :]
        hands = [sum(codes.hand <= thing < codes.front for thing in side) for side in (gives, wants)]
        return hands[0] != hands[1] or any(codes.front <= thing < codes.place for thing in things)

    def _count_numbers(self) -> None:
        """Each seat knows its offers by the numbers 1, 2, 3 ... without gaps, and no number comes again (N.4)."""
        for seat, last in enumerate(self.numbers):
            view = self.looks[seat].view
            numbers = [offer.number for offer in view.offers]
            assert numbers == sorted(set(numbers))
            new = [number for number in numbers if number > last]
            assert new == list(range(last + 1, last + 1 + len(new)))
            self.numbers[seat] += len(new)
            assert self.p.known[seat] == self.numbers[seat]
            open_to_it = {
                row[NUMBER + seat] for place, row in enumerate(self.p.offers) if row and self._sees(seat, place)
            }
            assert set(numbers) == open_to_it

    def _sees(self, seat: int, place: int) -> bool:
        return place // SLOTS == seat or seat in self._open_to(place)

    def _save(self) -> None:
        """A saved position and a clone are the position."""
        assert GAME.decode(self.p.encode()).digest() == self.p.digest() == self.p.clone().digest()
