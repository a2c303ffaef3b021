"""A table of Hilarious Struggle in the last moment of an election: one side has only to say that it adds no more."""

from __future__ import annotations

import random
from functools import lru_cache

from persons import Person

import hustings
from carried import carried
from hustings.play.match import Match

GAME = "hilarious-struggle"
ROUNDS = 5
VOTES = ("vote", "support", "lay", "add")


@lru_cache
def election(honour: str) -> bytes:
    """The match as a file, the last who is asked is Ann; the first of some matches in which the count is worth it."""
    seat, match = next(found for found in (campaign(honour, seed) for seed in range(99)) if found is not None)
    return carried(match, {seat: "Ann"})


def campaign(honour: str, seed: int) -> tuple[int, Match] | None:
    """Both sides vote where they can, and call an election in round 5; None: too little is contested, or it ended."""
    game = hustings.game(GAME)
    match = game.match(bytes([seed]) * 32, {"honour": honour})
    rng = random.Random(seed)
    caller = -1
    while match.outcome is None:
        seat = next(seat for seat in (0, 1) if match.actions(seat))
        view = match.seen_by(seat).view(seat)
        if view.phase == "election" and seat != caller:
            contested = [state for state in view.states if all(state.voters) and any(state.down)]
            return (seat, match) if caller >= 0 and len(contested) > 1 else None
        texts = [game.text(action) for action in match.actions(seat)]
        calls = [text for text in texts if text.startswith("effect") and text[-2:] in ("S4", "S5")]
        votes = [text for text in texts if text.split()[0] in VOTES]
        if calls and view.round >= ROUNDS:
            caller, votes = seat, calls
        rest = [text for text in texts if text not in calls]
        match.act(seat, game.action(rng.choice(votes or rest or texts)))
    return None


def sit_at_election(person: Person, honour: str = "off") -> None:
    """Bring the match in and sit down at its table."""
    person.bring(election(honour))


def add_no_more(person: Person) -> None:
    """The last word of the election."""
    person.page.locator("#prompt .choice[value=done]").click()


@lru_cache
def two_answers() -> bytes:
    """A match that has come to a question to Ann with two answers in whole sentences and a hand."""
    game = hustings.game(GAME)
    for seed in range(99):
        match = game.match(bytes([seed]) * 32)
        rng = random.Random(seed)
        while match.outcome is None:
            seat = next(seat for seat in (0, 1) if match.actions(seat))
            texts = [game.text(action) for action in match.actions(seat)]
            if seat == 0 and {text.split()[0] for text in texts} == {"walk", "effect"} and len(texts) == 2:
                return carried(match, {0: "Ann"})
            match.act(seat, rng.choice(match.actions(seat)))
    raise LookupError("no match comes to it")
