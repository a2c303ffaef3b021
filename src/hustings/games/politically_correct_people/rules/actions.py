"""The action table: what a seat can answer or trade, numbered.

How many kinds of cards there are is printed, so the numbers belong to a game with its printed values: ``codes.put +
kind`` puts a card of that kind down, ``codes.vote + group * SEATS + seat`` votes for the candidate of a seat.
"""

from __future__ import annotations

from typing import final

from hustings.kernel.actions import ActionTable

from .layout import CHANGES, COLOURS, NOTE_VALUES, NOTES, SEATS, SLOTS, WORDS


@final
class Codes:
    """The number of the first action of each verb, and of the things that can be traded.

    A thing is a note (0, 1, 2), ``hand + kind``, ``front + kind`` or ``place``, which is to yield a place (P.4).

    Args:
        ids: all kinds of cards, the politicians first, then the groups of voters, slush fund and calendar last.
        politicians: how many kinds are politicians.
    """

    def __init__(self, ids: list[str], politicians: int) -> None:
        kinds = len(ids)
        self.kinds = kinds
        self.voters = kinds - politicians - 2
        self.hand = NOTES
        self.front = NOTES + kinds - 1
        self.place = self.front + kinds - 2
        self.things = self.place + 1
        self.draw = kinds - 1
        self.take = 0
        self.put = self.draw + 1
        self.done = self.put + kinds - 1
        self.discard = self.done + 1
        self.trim = self.discard + kinds - 1
        self.stand = self.trim + kinds - 1
        self.abstain = self.stand + politicians
        self.vote = self.abstain + 1
        self.stop = self.vote + self.voters * SEATS
        self.keep = self.stop + 1
        self.yield_to = self.keep + kinds - 2
        self.dice = self.yield_to + SEATS
        self.market = self.dice + 1
        self.give = self.market
        self.want = self.give + self.things
        self.send = self.want + self.things
        self.drop = self.send + SEATS + 1
        self.accept = self.drop + 1
        self.decline = self.accept + SEATS * SLOTS
        self.counter = self.decline + SEATS * SLOTS
        self.withdraw = self.counter + SEATS * SLOTS
        self.change = self.withdraw + SLOTS
        self.say = self.change + len(CHANGES)

    def table(self, ids: list[str], politicians: int) -> ActionTable:
        """The action table that these numbers belong to."""
        cards, front = ids[:-1], ids[:-2]
        groups = [f"{voters}-{colour}" for voters in front[politicians:] for colour in COLOURS]
        slots = [f"{colour}-{slot + 1}" for colour in COLOURS for slot in range(SLOTS)]
        notes = [f"note-{value}" for value in NOTE_VALUES]
        things = [*notes, *(f"hand-{id}" for id in cards), *(f"front-{id}" for id in front), "place"]
        return ActionTable(
            [
                ("take", cards),
                ("draw", []),
                ("put", cards),
                ("done", []),
                ("discard", cards),
                ("trim", cards),
                ("stand", front[:politicians]),
                ("abstain", []),
                ("vote", groups),
                ("pass", []),
                ("keep", front),
                ("yield", list(COLOURS)),
                ("dice", []),
                ("give", things),
                ("want", things),
                ("send", [*COLOURS, "all"]),
                ("drop", []),
                ("accept", slots),
                ("decline", slots),
                ("counter", slots),
                ("withdraw", [str(slot + 1) for slot in range(SLOTS)]),
                ("change", [f"for-{given}" for given in CHANGES]),
                ("say", list(WORDS)),
            ]
        )
