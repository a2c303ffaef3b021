"""Politically Correct People: politicians, voters, envelopes, and everything for sale."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from hustings.kernel.chance import Chance
from hustings.kernel.message import Entry, Message
from hustings.kernel.position import Position
from hustings.play.game import Count, Game, Printing, Provenance

from .face.card_list import card_list, numbers
from .face.counts import counts
from .face.lesson import LESSON
from .face.posting import lighter, offer
from .face.provenance import provenance
from .face.replies import again, replies
from .face.story import fortunes, story
from .face.view import View, look, offered, shows
from .face.words import NAMES, VOCABULARY
from .mind.heuristics import Fixer
from .printed.corrections import accept, load
from .printed.sheets import sheets
from .rules import clean_up, election, sequence
from .rules.actions import Codes
from .rules.election import votes_so_far
from .rules.knowledge import deal_anew, place_of, remix
from .rules.layout import COLOURS, NOBODY, NOTES, NUMBER, SEATS, SLOTS, TO
from .rules.position import Backroom
from .rules.printed import Printed
from .rules.sequence import set_up

if TYPE_CHECKING:
    from hustings.words.sentences import Words

    from .face.terminal import Board

STEPS = (*sequence.STEPS, *election.STEPS, *clean_up.STEPS)
"""Every step of the game, to decode a stack."""


COUNT = frozenset({"counted", "floated", "total", "tie", "rolled", "unopposed", "took-large", "took-small", "found"})
"""What the log says of the count of votes, of dice and of envelopes, which is told beat by beat."""


class PoliticallyCorrectPeople(Game):
    """Politically Correct People by the circle Kisekiya, for four to six (O.1).

    Args:
        printed: the printed values; None: ours.
    """

    id = "politically-correct-people"
    version = 2
    package = __name__
    face = f"{__name__}.face"
    vocabulary = VOCABULARY
    options = {"players": ("4", "5", "6"), "standing": ("must", "may"), "clock": ("none", "60", "180", "600")}
    headings = frozenset({"round", "election"})
    openings = turns = frozenset({"turn"})
    secret_kinds = frozenset({"card", "lot"})
    retold = {
        "drew": ("drew-card",),
        "offer-came": ("offer-sent",),
        "accepted-offer": ("offer-accepted",),
        "declined-offer": ("offer-declined",),
        "offer-gone": ("offer-accepted", "offer-withdrawn"),
    }
    dealings = frozenset(
        {
            "offer-sent",
            "offer-came",
            "offer-accepted",
            "accepted-offer",
            "offer-declined",
            "declined-offer",
            "offer-gone",
            "offer-withdrawn",
            "offer-lapsed",
            "said",
        }
    )
    staged = dict.fromkeys(("unopposed", "counted", "floated", "rolled", "took-large"), COUNT)
    spelled = frozenset({"give", "want", "say", "change"})
    printing = Printing(load, Printed, accept, sheets)
    lesson = LESSON

    def __init__(self, printed: Printed | None = None) -> None:
        self.printed = load() if printed is None else printed
        self.codes = Codes(self.printed.ids, self.printed.politicians)
        self._fixer = Fixer()
        table = self.codes.table(self.printed.ids, self.printed.politicians)
        super().__init__(table, STEPS, cast(dict[str, object], self.printed.data))

    def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        """The colours of the chips, one for each player."""
        return COLOURS[: int(self.chosen(options)["players"])]

    def heuristics(self) -> Fixer:
        """What a shrewd player knows."""
        return self._fixer

    def count(self, position: Position) -> int:
        """As many as play."""
        return cast(Backroom, position).players

    def blank(self, chance: Chance) -> Backroom:
        """An empty position."""
        return Backroom(self, self.printed, self.codes, chance)

    def clock(self, options: Mapping[str, str]) -> int | None:
        """Seconds for each question (T.14)."""
        return None if options["clock"] == "none" else int(options["clock"])

    def begin(self, position: Position, options: Mapping[str, str]) -> None:
        """Set-up (chapter S)."""
        set_up(cast(Backroom, position), int(options["players"]), options["standing"] == "must")

    def look(self, position: Position, seat: int | None) -> View:
        """What a seat may know."""
        return look(cast(Backroom, position), seat)

    def reassign(self, position: Position, seat: int | None, rng: Chance) -> None:
        """Deal anew what a seat cannot know."""
        deal_anew(cast(Backroom, position), seat, rng)

    def remix(self, position: Position, rng: Chance) -> None:
        """Shuffle what nobody knows."""
        remix(cast(Backroom, position), rng)

    def scores(self, view: object) -> dict[str, tuple[int | None, ...]]:
        """Money, as far as the reader may count it; at the end slush funds in hand are money (O.3)."""
        v, slush = cast(View, view), self.printed.ids[self.printed.slush]
        each = self.printed.slush_value if v.phase == "over" else 0
        return {
            "money": tuple(
                None if side.money is None else side.money + each * (side.cards or ()).count(slush) for side in v.seats
            )
        }

    def story(self, position: Position, entries: Sequence[Entry]) -> list[Message]:
        """How a match is told when it is over."""
        return story(cast(Backroom, position), entries)

    def replies(self, entries: Sequence[Entry], fresh: int, seat: int) -> list[Message]:
        """What has come of offers (N.7, N.8)."""
        return replies(entries, fresh, seat)

    def leading(self, position: Position, seat: int) -> int:
        """Who counters an offer answers its giver (N.8)."""
        answered = cast(Backroom, position).countered[seat]
        return -1 if answered == NOBODY else self.codes.send + answered // SLOTS

    def lighter(self, position: Position, seat: int) -> Mapping[str, Sequence[str]]:
        """A draft without one of its things, as long as it could still be sent (N.16)."""
        return lighter(cast(Backroom, position), seat)

    def again(self, reply: Message) -> Mapping[str, str]:
        """A refused offer, to be changed and made again (N.8)."""
        return again(self.codes, self.actions.texts, reply)

    def places(self, position: Position) -> tuple[int, ...]:
        """By money; equal money shares a place (O.3, O.4)."""
        money = fortunes(cast(Backroom, position))
        return tuple(1 + sum(other > own for other in money) for own in money)

    def card_list(self, words: Words, language: str) -> list[dict[str, Any]]:
        """Every card in words, with plain data for programs."""
        return card_list(self.printed, words, language)

    def name(self, kind: str, value: int) -> Message | int | str:
        """What an argument of a message stands for."""
        naming = NAMES.get(kind)
        return value if naming is None else naming(self.printed, self.codes, value)

    def numbers(self, key: str) -> Mapping[str, Message | int | str]:
        """For the text of a card what is printed on it."""
        return numbers(self.printed, key)

    def label(self, action: int) -> Message:
        """What the button of an action says."""
        verb = self.actions.verbs[action]
        number = action - self.actions.first[verb]
        if not self.actions.objects[action]:
            return Message(f"do-{verb}")
        if verb == "vote":
            return Message("do-vote", (self.printed.politicians + number // SEATS, number % SEATS))
        if verb == "send" and number == SEATS:
            return Message("do-send-all")
        return Message(f"do-{verb}", (number + 1 if verb == "withdraw" else number,))

    def label_now(self, position: Position, seat: int, action: int) -> Message:
        """An offer has the number that this seat knows it by (N.4); a vote says for whom it is, and what that gives.

        Of floating votes one is kept (R.2).
        """
        p, said = cast(Backroom, position), self.label(action)
        verb = self.actions.verbs[action]
        if verb == "withdraw":
            made = p.offers[seat * SLOTS + said.args[0] - 1]
            return Message("do-withdraw-now", (made[TO], made[NUMBER + seat]))
        if verb in ("accept", "decline", "counter"):
            came = p.offers[place_of(p, seat, said.args[0])]
            return Message(f"do-{verb}-now", (said.args[0] // SLOTS, came[NUMBER + seat]))
        if verb == "vote":
            group, other = said.args
            votes, dice = votes_so_far(p, other)
            if group == self.printed.floating:
                gain, dice = 0, dice + 1
            else:
                gain = self.printed.votes[group][p.front[seat * self.codes.kinds + group]]
            return Message("do-vote-now", (group, p.standing[other], other, votes, votes + gain, dice))
        if verb == "keep":
            (kind,) = said.args
            count = p.front[seat * self.codes.kinds + kind]
            if kind == self.printed.floating and count > 1:
                return Message("do-keep-one", (kind, count))
        if verb == "done":
            over = p.hand_size(seat) - self.printed.hand_limit
            return Message("do-done-discard", (over,)) if over > 0 else said
        return said

    def warning(self, position: Position, seat: int, action: int) -> Message | None:
        """Who passes lets no other group vote in this election (V.4); what is sent for nothing is a present (N.3)."""
        codes, p = self.codes, cast(Backroom, position)
        if codes.send <= action < codes.drop and max(p.drafts[seat]) < codes.things:
            return Message("sure-gift")
        return Message("sure-pass") if action == codes.stop else None

    def compose(self, position: Position, seat: int, fields: Mapping[str, Sequence[str]]) -> list[str]:
        """A whole offer (N.3)."""
        return offer(cast(Backroom, position), seat, fields)

    def pieces(self, position: Position) -> Mapping[str, int]:
        """Each kind of card, wherever it lies, and the value of all notes (M.1)."""
        p = cast(Backroom, position)
        kinds = self.codes.kinds
        counts: dict[str, int] = {}
        for kind, id in enumerate(self.printed.ids):
            count = p.deck.count(kind) + p.discards[kind] + p.pool[kind]
            count += sum(p.hand[kind::kinds]) + sum(p.front[kind::kinds])
            counts[f"card {id}"] = count + (p.aside if kind == self.printed.calendar else 0)
        purses = sum(p.money(seat) for seat in range(p.players))
        concessions = sum((p.large[note] + p.small[note]) << note for note in range(NOTES))
        return {**counts, "money": p.bank + purses + concessions}

    def counts(self, view: object) -> list[Count]:
        """What can be counted in a view."""
        return counts(cast(View, view), self.printed)

    def callers(self, view: object) -> list[int]:
        """Who has made the open offers that others have made."""
        v = cast(View, view)
        return [offer.giver for offer in v.offers if offer.giver != v.seat]

    def lies_open(self, view: object, entry: Entry) -> bool:
        """An offer that is still open, which its reader knows by its number."""
        numbers = [offer.number for offer in cast(View, view).offers]
        return entry.key in ("offer-sent", "offer-came") and entry.args[2] in numbers

    def shows(self, view: object, kind: str, value: int) -> bool:
        """Whether a view shows a card of a kind, or an offer of so many of a thing."""
        if kind == "lot":
            return offered(cast(View, view), self.codes, self.printed.ids, value)
        return shows(cast(View, view), self.printed.ids[value])

    def holds(self, position: Position, entry: Entry) -> bool:
        """Entries tell what happened; cards can change hands unseen, so none vouches for where a card is now (N.14)."""
        return True

    def provenance(self, text: Callable[..., str]) -> Provenance:
        """What is reconstruction, and what an owner has corrected."""
        return provenance(self.printed, text)

    def terminal(self, view: View, words: Words, language: str) -> Board:
        """The drawing of a view for the terminal."""
        from .face.terminal import Board

        return Board(self.printed, view, words, language)

    def script_names(self) -> Mapping[str, int]:
        """Cards by id."""
        return {id: number for number, id in enumerate(self.printed.ids)}
