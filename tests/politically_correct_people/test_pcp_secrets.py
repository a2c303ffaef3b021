"""Drafts, takebacks and time in a match with a market: what they must not bring to light."""

from __future__ import annotations

import pytest
from pcp_tools import GAME, scene, sound, tie

from hustings.games.politically_correct_people.face.view import View
from hustings.games.politically_correct_people.rules.market import freeze
from hustings.games.politically_correct_people.rules.position import Backroom
from hustings.kernel.chance import Chance
from hustings.play.match import Match


def match_of(number: int) -> Match:
    """A match of four, the same for each number."""
    return GAME.match(bytes([number]) * 32)


def table(match: Match) -> Backroom:
    """Its position."""
    assert isinstance(match.position, Backroom)
    return match.position


def texts(match: Match, seat: int) -> list[str]:
    """What a seat may answer."""
    return [GAME.text(action) for action in match.seen_by(seat).answers(seat)]


def answer(match: Match, *verbs: str) -> str:
    """Let whoever is asked answer with the first of these verbs that is possible."""
    seat = asked(match)
    text = next(text for verb in verbs for text in texts(match, seat) if text.split()[0] == verb)
    match.act(seat, text)
    return text


def asked(match: Match) -> int:
    """Who owes the first answer, drafts considered."""
    return next(seat for seat in range(len(match.seats)) if texts(match, seat))


def send(match: Match, seat: int, to: int, *things: str) -> None:
    """An offer that only gives."""
    for thing in things:
        match.act(seat, f"give {thing}")
    match.act(seat, f"send {match.seats[to]}")


def seen(match: Match, seat: int | None) -> tuple[object, ...]:
    """All that a seat, or a spectator, can see and count."""
    own = () if seat is None else (match.turns[seat], match.asides[seat], match.actions(seat), match.can_undo(seat))
    takeback = seat is not None and match.can_ask_takeback(seat)
    return match.view(seat), match.entries(seat), len(match.history.moments_of(seat)), own, takeback


def with_a_card_on_offer(offered: bool, *verbs: str) -> tuple[Match, int, str, int]:
    """Somebody may put down or discard a card, and may have offered all of its kind: who, the card, how many."""
    match = match_of(3)
    for verb in verbs:
        answer(match, verb)
    seat = asked(match)
    card = texts(match, seat)[0].split()[1]
    count = table(match).hand[seat * GAME.codes.kinds + GAME.printed.ids.index(card)]
    if offered:
        send(match, seat, (seat + 1) % 4, *[f"hand-{card}"] * count)
    return match, seat, card, count


def offers(match: Match, seat: int) -> int:
    """How many open offers a seat sees."""
    view = match.view(seat)
    assert isinstance(view, View)
    return len(view.offers)


@pytest.mark.parametrize("verbs", [["take"], ["take", "put"]])
def test_what_was_just_gained_is_offered_and_no_third_seat_notices(verbs: list[str]) -> None:
    """N.1, N.14: each answer is seen by all at once, so that an offer of what it brought tells nobody of itself."""
    match = match_of(3)
    seat, place = asked(match), ("hand", "front")[len(verbs) - 1]
    for verb in verbs:
        before = [match.view(other) for other in range(4)]
        card = answer(match, verb).split()[1]
        assert not match.can_undo(seat) and all(match.view(other) != before[other] for other in range(4))
    third = [(seat + 2) % 4, (seat + 3) % 4, None]
    noticed = [seen(match, other) for other in third]
    send(match, seat, (seat + 1) % 4, f"{place}-{card}")
    assert offers(match, (seat + 1) % 4) == 1 and [seen(match, other) for other in third] == noticed


@pytest.mark.parametrize("verbs", [["draw", "put"], ["draw", "done", "discard"], ["take", "done", "discard"]])
def test_using_a_card_shows_no_third_seat_that_it_was_on_offer(verbs: list[str]) -> None:
    """N.6, N.14: the others see the same, and the same number of times, whether it ends an offer or not."""
    found = []
    for offered in (False, True):
        match, seat, card, count = with_a_card_on_offer(offered, *verbs[:-1])
        for _ in range(count):
            match.act(seat, f"{verbs[-1]} {card}")
        assert offers(match, seat) == offers(match, (seat + 1) % 4) == 0
        found.append([seen(match, other) for other in ((seat + 2) % 4, (seat + 3) % 4, None)])
    assert found[0] == found[1]


def test_no_slot_and_no_order_tells_a_third_seat_of_secret_offers() -> None:
    """N.14: before and between red's offers to green, red offers ochre something, or does not."""
    found = []
    for secret in (False, True):
        match = match_of(3)
        for number, to in enumerate((1, 2, 1, 2)):
            if secret or to == 2:
                send(match, 0, to, "note-1")
            if secret and number == 2:
                match.act(0, "withdraw 1")
        view = match.view(2)
        assert isinstance(view, View)
        assert [offer.slot for offer in view.offers] == ["red-1", "red-2"]
        extras = [GAME.text(action) for action in match.position.extras(2) if "red" in GAME.text(action)]
        assert [text for text in extras if text.startswith("accept")] == ["accept red-1", "accept red-2"]
        twin = table(match).clone()
        twin.determinize(2, Chance(1))
        lying = [bool(row) for row in twin.offers]
        freeze(table(match))
        settled = [entry for entry in match.entries(2) if entry.entry.key.startswith("offer")]
        found.append((seen(match, 2), extras, lying, settled))
    assert found[0] == found[1]


@pytest.mark.parametrize("verb", ["accept", "decline"])
def test_an_offer_is_answered_while_its_card_is_about_to_stand(verb: str) -> None:
    """N.5, N.6: what waits for its confirmation is seen by nobody: the offer stands, and can be accepted."""
    match = match_of(3)
    while not texts(match, asked(match))[0].startswith("stand"):
        answer(match, "draw", "put", "done", "discard", "trim")
    seat = asked(match)
    stand = texts(match, seat)[0]
    card = stand.split()[1]
    send(match, seat, (seat + 1) % 4, f"front-{card}")
    match.act(seat, stand, hold=True)
    assert match.waits_for_commit(seat) and offers(match, seat) == 0 and offers(match, (seat + 1) % 4) == 1
    match.act((seat + 1) % 4, f"{verb} {match.seats[seat]}-1")
    sound(table(match))
    assert match.can_undo(seat) == (verb == "decline") and stand not in texts(match, seat)


def test_after_a_takeback_no_number_of_an_offer_comes_again() -> None:
    """N.4: a page that still shows the offer of the dropped branch cannot accept another one with it."""
    match = match_of(5)
    answer(match, "draw")
    answer(match, "done")
    while table(match).turn == table(match).first:
        answer(match, "discard", "trim")
    player = table(match).first
    giver, taker = (player + 1) % 4, (player + 2) % 4
    send(match, giver, taker, "note-1")
    accept = GAME.action(f"accept {match.seats[giver]}-1")
    old = match.mark(taker, accept)
    match.ask_takeback(player)
    for other in range(4):
        if other != player:
            match.answer_takeback(other, True)
    assert accept not in match.position.extras(taker)
    send(match, giver, taker, "note-2")
    assert match.mark(taker, accept) == old + 1
    sound(table(match))


def test_after_a_takeback_the_concessions_are_mixed_again() -> None:
    """S.5, H.2: who had won one, and seen it, does not know what lies there now; where none lies, none comes."""
    values = set()
    for seed in range(12):
        p = scene(seed=seed, large=(6, 0, 0), small=(2, 1, 0))
        p.rules.remix(p, p.chance)
        sound(p)
        assert (sum(p.large), sum(p.small)) == (6, 3)
        values.add(tuple(p.large))
    assert len(values) > 1
    values = set()
    for seed in range(12):
        p = tie("newsreader", "athlete", "heir", seed=seed, large=(4, 2, 0), small=(2, 1, 0))
        p.rules.remix(p, p.chance)
        sound(p)
        assert sum(p.large) == 0 and sum(p.small) == 3, "the large one is won already"
        values.add(tuple(p.small))
    assert values == {(3, 0, 0), (2, 1, 0)}, "two of the three twos are in it"
    p = scene("count", standing={"red": "heir", "ochre": "elder"})
    p.rules.remix(p, p.chance)
    sound(p)
    assert not any(p.large) and not any(p.small)
