"""A table of Hilarious Struggle in the last moment of an election: one side has only to say that it adds no more."""

from __future__ import annotations

import random
from functools import lru_cache

from persons import Person

import hustings
from hustings.kernel.match import Match
from hustings.server.matches import files
from hustings.server.matches.people import COMPUTER, HOTSEAT, PERSON
from hustings.server.matches.transcript import Player

GAME = "hilarious-struggle"
ROUNDS = 5
VOTES = ("vote", "support", "lay", "add")


@lru_cache
def election(honour: str) -> tuple[int, bytes]:
    """The seat that is asked last, and the match as a file; the first of some matches in which the count is worth it."""
    seat, match = next(found for found in (campaign(honour, seed) for seed in range(99)) if found is not None)
    players = [Player("", COMPUTER, "heuristic"), Player("", COMPUTER, "heuristic")]
    players[seat] = Player("Ann", PERSON, "")
    return seat, files.full(match, players, HOTSEAT, 1_700_000_000.0, bytes(32))


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
    seat, data = election(honour)
    page = person.page
    page.goto("/import")
    page.locator("#file").set_input_files({"name": "a.hustings", "mimeType": "text/plain", "buffer": data})
    page.locator("main form button.primary").click()
    page.wait_for_url("**/about")
    page.goto(page.url.replace("/about", f"/s/{seat}"))
    page.locator("#curtain button.primary").click()
    person.sit()


def add_no_more(person: Person) -> None:
    """The last word of the election."""
    person.page.locator("#prompt .choice[value=done]").click()
