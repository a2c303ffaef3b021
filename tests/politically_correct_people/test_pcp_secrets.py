"""Drafts, takebacks and time in a match with a market: what they must not bring to light."""

from __future__ import annotations

import pytest
from pcp_tools import GAME, scene, sound

from hustings.games.politically_correct_people.position import Backroom
from hustings.games.politically_correct_people.view import View
from hustings.kernel.match import Match


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
    return match.view(seat), match.entries(seat), len(match.moments_of(seat)), own, takeback


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


@pytest.mark.parametrize("offered", [False, True])
def test_putting_a_card_down_shows_nothing_of_an_offer_that_it_ends(offered: bool) -> None:
    """N.6, N.14: the turn is not shown earlier for it, which would tell everybody of the offer; it can be undone."""
    match, seat, card, count = with_a_card_on_offer(offered, "draw")
    third = (seat + 2) % 4
    before = seen(match, third)
    for _ in range(count):
        match.act(seat, f"put {card}")
    assert seen(match, third) == before
    assert offers(match, seat) == 0 and offers(match, (seat + 1) % 4) == offered
    match.undo(seat)
    assert offers(match, seat) == offered
    match.act(seat, f"put {card}")
    while match.can_undo(seat):
        answer(match, "done", "discard", "trim")
    assert offers(match, (seat + 1) % 4) == 0


@pytest.mark.parametrize("offered", [False, True])
def test_discarding_a_card_shows_nothing_of_an_offer_that_it_ends(offered: bool) -> None:
    """N.6, N.14: neither does that, while there is more to discard."""
    match, seat, card, _ = with_a_card_on_offer(offered, "draw", "done")
    before = seen(match, None)
    match.act(seat, f"discard {card}")
    assert asked(match) == seat and seen(match, None) == before


@pytest.mark.parametrize("verb", ["accept", "decline"])
def test_an_offer_is_answered_while_its_card_is_about_to_be_put_down(verb: str) -> None:
    """N.5, N.6: nobody has seen that yet, so that the offer still stands; if it is accepted, the card is gone."""
    match, seat, card, count = with_a_card_on_offer(True, "draw")
    for _ in range(count):
        match.act(seat, f"put {card}")
    match.act((seat + 1) % 4, f"{verb} {match.seats[seat]}-1")
    sound(table(match))
    assert match.can_undo(seat) == (verb == "decline") and f"put {card}" not in texts(match, seat)
    lying = match.view(seat).seats[seat].front  # type: ignore[attr-defined]
    assert [group.count for group in lying] == ([count] if verb == "decline" else [])


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
        p.remix(p.chance)
        sound(p)
        assert (sum(p.large), sum(p.small)) == (6, 3)
        values.add(tuple(p.large))
    assert len(values) > 1
    p = scene("count", standing={"red": "heir", "ochre": "elder"})
    p.remix(p.chance)
    sound(p)
    assert not any(p.large) and not any(p.small)
