"""What was asked for, what was answered, and whether the database agrees in the end.

Nothing here looks into a room: a match is replayed from its stored records, and compared with the answers that people
were given.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import msgspec

from hustings.files.shelf import Shelf
from hustings.matches.people import hash_of
from hustings.matches.records.rows import Stored
from hustings.play.match import Match
from hustings.play.provable import Provable
from hustings.play.records import ACT, Header, Record
from hustings.play.replay import redo

DONE: Final = "done"
REPEATED: Final = "repeated"
REFUSED: Final = "refused"
"""Also: stale."""
UNCLEAR: Final = "unclear"
"""It failed, or nobody has heard of it again."""

Key: TypeAlias = "tuple[Any, ...]"
"""A wish: its kind, the seat, and what makes it one wish when it is repeated."""


class Violation(AssertionError):
    """Something that must never happen has happened."""


@dataclass
class Ledger:
    """Everything that anybody has asked of any process.

    Attributes:
        asked: how often each wish was uttered, by match; also by computers.
        answers: what people were told of each.
        said: the answers to each line of talk, by match, seat and text.
        seeking: who wants a seat and has had no answer yet, by match and seat.
        sat: the hash of the token and the answer of each attempt to sit down, by match and seat.
        done: how many wishes were answered with "done".
    """

    asked: defaultdict[str, Counter[Key]] = field(default_factory=lambda: defaultdict(Counter))
    answers: defaultdict[str, defaultdict[Key, Counter[str]]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(Counter))
    )
    said: defaultdict[tuple[str, int, str], Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    seeking: defaultdict[tuple[str, int], set[str]] = field(default_factory=lambda: defaultdict(set))
    sat: defaultdict[tuple[str, int], list[str]] = field(default_factory=lambda: defaultdict(list))
    done: int = 0

    def answer(self, match_id: str, key: Key, kind: str) -> None:
        """Somebody is told what became of a wish."""
        self.answers[match_id][key][kind] += 1

    # -- in the end --------------------------------------------------------------------------------------------------

    def check(self, stored: Stored, shelf: Shelf) -> Match:
        """Hold what was answered against what is stored of a match; the match as it stands.

        Raises:
            Violation: where they do not agree.
        """
        match, there = replayed(stored, shelf)
        match_id, asked = stored.match.id, self.asked[stored.match.id]
        for key, count in there.items():
            if not asked[key]:
                raise Violation(f"invented: {key} is in match {match_id} {count} times, and nobody has asked for it")
            if count > asked[key] or (count > 1 and key[0] in ONCE):
                raise Violation(f"doubled: {key} is in match {match_id} {count} times, asked for {asked[key]} times")
        for key, told in self.answers[match_id].items():
            if (told[DONE] or told[REPEATED]) and not there[key]:
                raise Violation(f"lost: {key} of match {match_id} was acknowledged ({dict(told)}) and is not there")
            if told[DONE] > there[key]:
                raise Violation(f"acknowledged {told[DONE]} times: {key}, in match {match_id} {there[key]} times")
            if there[key] and told[REFUSED] == asked[key]:
                raise Violation(f"refused, and yet in match {match_id}: {key}")
        self._check_talk(stored)
        self._check_seats(stored)
        return match

    def _check_talk(self, stored: Stored) -> None:
        heard = Counter((stored.match.id, said.seat, said.text) for said in stored.talk)
        for key, told in self.said.items():
            if key[0] == stored.match.id:
                if heard[key] > 1 or (told[DONE] and not heard[key]):
                    raise Violation(f"talk: {key} was told {dict(told)} and is there {heard[key]} times")
                if heard[key] and set(told) == {REFUSED}:
                    raise Violation(f"talk: {key} was refused and is there")
        for key in heard:
            if key not in self.said:
                raise Violation(f"talk: nobody has said {key}")

    def _check_seats(self, stored: Stored) -> None:
        for seat, state in enumerate(stored.seats):
            given = self.sat.get((stored.match.id, seat), [])
            if len(given) > 1:
                raise Violation(f"seat {seat} of match {stored.match.id} was given to {len(given)} people")
            if given and state.token_hash != given[0]:
                raise Violation(f"seat {seat} of match {stored.match.id} is not held by whom it was given to")
            if state.token_hash and not given and self.seeking.get((stored.match.id, seat)) == set():
                raise Violation(f"seat {seat} of match {stored.match.id} is held by somebody who does not know")


ONCE: Final = frozenset({"act", "undo", "commit"})
"""Kinds of wishes whose key comes once in a match, because a turn never comes again."""


def request_key(kind: str, seat: int, mark: int, text: str) -> Key:
    """The wish for something that answers nothing."""
    return kind, seat, f"{mark} {hash_of(text)[:16]}"


def replayed(stored: Stored, shelf: Shelf) -> tuple[Match, Counter[Key]]:
    """A match, played again from its records, and the wishes that they carried out.

    Raises:
        Violation: when they cannot be played again, or lead somewhere else.
    """
    header = msgspec.json.decode(stored.match.header, type=Header)
    match = Match(shelf.printed(header.game, header.printed), header, Provable(bytes.fromhex(stored.match.secret)))
    there: Counter[Key] = Counter()
    for data in stored.records:
        record = msgspec.json.decode(data, type=Record)
        there.update(keys_of(match, record))
        try:
            redo(match, record)
        except Exception as error:
            raise Violation(f"match {stored.match.id} cannot be replayed: {error}") from error
    return match, there


def keys_of(match: Match, record: Record) -> Iterator[Key]:
    """The wish that a record carries out; ``match`` as it was before it."""
    seat = record.seat
    if record.kind != ACT:
        yield (record.kind, seat, match.turns[seat]) if record.kind in ("undo", "commit") else (record.kind, seat)
    elif record.request:
        yield "extra", seat, record.request
    else:
        yield "act", seat, match.turns[seat], record.action
