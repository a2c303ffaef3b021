"""Ways to lay out a table of Politically Correct People for a test, to play on it in canonical texts, and to see it.

Cards that a test does not name lie in the deck, calendars at its bottom, or where ``rest`` says.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

import pytest
from pcp_witness import PcpWitness

from hustings.games.politically_correct_people import PoliticallyCorrectPeople
from hustings.games.politically_correct_people.face.view import SeatView, View
from hustings.games.politically_correct_people.rules.clean_up import FinalCount, RoundEnd
from hustings.games.politically_correct_people.rules.election import Count, Election, Vote
from hustings.games.politically_correct_people.rules.layout import (
    COLOURS,
    EVERYONE,
    GIVES,
    MONEY,
    NOBODY,
    NOTE_VALUES,
    NOTES,
    NUMBER,
    OBSERVERS,
    OPEN,
    SEATS,
    SLOTS,
    THINGS,
    TO,
)
from hustings.games.politically_correct_people.rules.market import freeze, open_window
from hustings.games.politically_correct_people.rules.position import Backroom
from hustings.games.politically_correct_people.rules.sequence import (
    HandLimit,
    NextTurn,
    PoolLimit,
    PutDown,
    Round,
    Take,
    Turn,
)
from hustings.kernel.chance import Chance
from hustings.kernel.message import IllegalAction, Reason
from hustings.words.sentences import Words

GAME = PoliticallyCorrectPeople()
WORDS = Words(GAME)
IDS = GAME.printed.ids
CALENDAR = GAME.printed.calendar

Colour = str
"""``red``, ``ochre``, ``green``, ``teal``, ``indigo`` or ``plum``."""
Notes = tuple[int, int, int]
"""How many notes of 1, 2 and 4."""


def scene(
    at: str = "put-down",
    *,
    players: int = 4,
    turn: Colour = "red",
    round: int = 1,
    hands: Mapping[Colour, Iterable[str]] | None = None,
    fronts: Mapping[Colour, Iterable[str]] | None = None,
    purses: Mapping[Colour, Notes] | None = None,
    pool: Iterable[str] = (),
    discards: Iterable[str] = (),
    deck: Iterable[str] = (),
    rest: str = "deck",
    aside: int = 0,
    caller: Colour = "",
    standing: Mapping[Colour, str] | None = None,
    top: Colour = "red",
    large: Notes = (5, 1, 0),
    small: Notes = (2, 1, 0),
    dice: tuple[int, ...] = (),
    shuffles: tuple[tuple[str, ...], ...] = (),
    seed: int | None = 1,
    must: bool = True,
) -> Backroom:
    """A position that goes on from some point of the sequence of play.

    Args:
        at: where it goes on: ``turn``, ``take``, ``put-down``, ``hand-limit``, ``pool-limit``, ``election``, ``vote``,
            ``count``, ``round-end``, ``round`` or ``final``.
        players: how many seats.
        turn: whose turn it is; in an election the caller, unless ``caller`` says who.
        round: 1 to 3.
        hands, fronts: cards of each seat; others have none.
        purses: notes of each seat; others have 1, 1 and 2.
        pool, discards: cards that lie there.
        deck: its top cards, the top one first.
        rest: where cards go that are not named: ``deck`` or ``discards``.
        aside: calendars set aside.
        caller: who called the election.
        standing: the candidates; their cards are laid in front by themselves.
        top: the top vote-getter, for the end of a round.
        large, small: the concessions.
        dice: faces of the dice to come.
        shuffles: what lies on top after shuffles to come, after the dice.
        seed: of what comes after these; None: nothing may.
        must: whether who has a politician must stand.
    """
    p = GAME.blank(GAME.scripted(*[face - 1 for face in dice], *shuffles, seed=seed))
    p.lay_out(players, must)
    p.live = True
    p.round = round
    left = list(GAME.printed.copies)
    standing = dict(standing or {})
    lying = {colour: list(cards) for colour, cards in (fronts or {}).items()}
    for colour, card in standing.items():
        lying[colour] = [*lying.get(colour, []), card]
        p.standing[seat(colour)] = kind(card)
    for piles, cards_of in ((p.hand, hands or {}), (p.front, lying)):
        for colour, cards in cards_of.items():
            for card in cards:
                piles[seat(colour) * p.codes.kinds + kind(card)] += 1
                left[kind(card)] -= 1
    for pile, cards in ((p.pool, pool), (p.discards, discards)):
        for card in cards:
            pile[kind(card)] += 1
            left[kind(card)] -= 1
    p.aside = aside
    left[CALENDAR] -= aside
    named = [kind(card) for card in deck]
    for card in named:
        left[card] -= 1
    assert min(left) >= 0, "more cards are named than there are"
    if rest == "deck":
        p.deck = [card for card in range(p.codes.kinds - 1, -1, -1) for _ in range(left[card])]
    else:
        p.discards = [old + new for old, new in zip(p.discards, left, strict=True)]
    p.deck += reversed(named)
    for number in range(players):
        for note, count in enumerate((purses or {}).get(COLOURS[number], (2, 1, 0))):
            p.purse[number * NOTES + note] = count
        for observer in range(OBSERVERS):
            p.reckoned[observer * SEATS + number] = p.money(number)
    p.large, p.small = list(large), list(small)
    p.won_large, p.won_small = [NOBODY] * round, [NOBODY] * round
    p.worth_large, p.worth_small = [0] * round, [0] * round
    p.bank = MONEY - sum(value(large) + value(small) for large, small in [(p.large, p.small)])
    p.bank -= sum(p.money(number) for number in range(players))
    p.turn = seat(turn)
    p.top = seat(top)
    in_election = at in ("election", "vote", "count")
    p.caller = seat(caller) if caller else p.turn if in_election else NOBODY
    _go_on(p, at)
    open_window(p)
    p.play_on()
    sound(p)
    return p


def _go_on(p: Backroom, at: str) -> None:
    """Put on the stack what follows."""
    end = [FinalCount()] if p.round == p.printed.rounds else [Round(), RoundEnd()]
    rows = [NextTurn(p.turn), PoolLimit(p.turn), HandLimit(p.turn), PutDown(p.turn), Take(p.turn)]
    turns = {"take": 5, "put-down": 4, "hand-limit": 3, "pool-limit": 2}
    if at in turns:
        p.stack = [*end, Election(), *rows[: turns[at]]]
    elif at == "turn":
        p.stack = [*end, Election(), Turn(p.turn)]
    elif at == "election":
        p.stack = [*end, Election()]
    elif at == "vote":
        freeze(p)
        p.stack = [*end, Vote(p.caller)]
    elif at == "count":
        freeze(p)
        p.passed = (1 << p.players) - 1
        p.stack = [*end, Count()]
    else:
        p.stack = {"round-end": [*end], "round": [Round()], "final": [FinalCount()]}[at]
        if at == "round":
            p.large, p.small = [0] * NOTES, [0] * NOTES
            p.round -= 1
            for row in (p.won_large, p.won_small, p.worth_large, p.worth_small):
                row.pop()
            p.bank = MONEY - sum(p.money(number) for number in range(p.players))


def tie(*candidates: str, players: int = 4, **also: object) -> Backroom:
    """Two or more of the seats, from Red on, with as many votes: newsreaders and others of base 3, or of base 4."""
    standing = dict(zip(COLOURS, candidates, strict=False))
    return scene("count", players=players, standing=standing, **also)  # type: ignore[arg-type]


# -- numbers -----------------------------------------------------------------------------------------------------------


def seat(colour: Colour) -> int:
    """The number of a seat."""
    return COLOURS.index(colour)


def kind(card: str) -> int:
    """The number of a kind of card."""
    return IDS.index(card)


def value(notes: Iterable[int]) -> int:
    """What notes of 1, 2 and 4 are worth."""
    return sum(count * worth for count, worth in zip(notes, NOTE_VALUES, strict=True))


def slot(place: int) -> str:
    """The name of an offer's place in actions."""
    return f"{COLOURS[place // SLOTS]}-{place % SLOTS + 1}"


# -- playing -----------------------------------------------------------------------------------------------------------


def play(p: Backroom, *answers: str) -> Backroom:
    """Answer one question after the other, for whoever is asked; clears the log first."""
    p.entries = []
    for text in answers:
        assert len(p.to_act) == 1, f"{p.to_act} are asked, so it is open who says {text!r}"
        p.act(p.to_act[0], GAME.action(text))
        sound(p)
    return p


def do(p: Backroom, colour: Colour, *texts: str) -> Backroom:
    """A seat trades, or answers where several are asked; clears the log first."""
    p.entries = []
    for text in texts:
        p.act(seat(colour), GAME.action(text))
        sound(p)
    return p


def roll(p: Backroom) -> Backroom:
    """All who are tied call for the dice."""
    for one in p.to_act:
        do(p, COLOURS[one], "dice")
    return p


def offer(p: Backroom, colour: Colour, to: str, gives: str = "", wants: str = "") -> str:
    """A seat sends an offer to another one or to ``all``; return its slot, for example ``red-1``."""
    before = [bool(row) for row in p.offers]
    drafted = [f"give {thing}" for thing in gives.split()] + [f"want {thing}" for thing in wants.split()]
    do(p, colour, *drafted, f"send {to}")
    return next(slot(place) for place, row in enumerate(p.offers) if row and not before[place])


def deal(p: Backroom, colour: Colour, to: Colour, gives: str = "", wants: str = "") -> Backroom:
    """A seat makes an offer to another one, which accepts it."""
    return do(p, to, f"accept {offer(p, colour, to, gives, wants)}")


def refused(p: Backroom, text: str, key: str, clause: str, colour: Colour = "") -> Reason:
    """An action, of whoever is asked if no seat is named, is refused for a reason told in both languages.

    The table stays as it was.
    """
    before = p.digest()
    with pytest.raises(IllegalAction) as caught:
        p.act(seat(colour) if colour else p.to_act[0], GAME.action(text))
    reason = caught.value.reason
    assert (reason.key, reason.clause) == (key, clause)
    assert p.digest() == before
    kana = [re.search("[ぁ-ん]", WORDS.say(language, "no-", reason)) for language in ("en", "ja")]
    assert kana[0] is None and kana[1] is not None
    return reason


def finish(p: Backroom, dice: Chance | None = None) -> Backroom:
    """Answer at random to the end of the match."""
    dice = dice or Chance(1)
    while p.outcome is None:
        asked = p.to_act[dice.below(len(p.to_act))]
        answers = p.answers(asked)
        p.apply(asked, answers[dice.below(len(answers))])
    return p


# -- looking -----------------------------------------------------------------------------------------------------------


def see(p: Backroom, colour: Colour | None = None) -> View:
    """A seat's view, or a spectator's."""
    view = p.view(None if colour is None else seat(colour))
    assert isinstance(view, View)
    return view


def own(p: Backroom, colour: Colour) -> SeatView:
    """A seat as it sees itself."""
    return see(p, colour).seats[seat(colour)]


def hand(p: Backroom, colour: Colour) -> list[str]:
    """The cards in a hand, in the order of the kinds."""
    return list(own(p, colour).cards or ())


def front(p: Backroom, colour: Colour) -> dict[str, int]:
    """What lies in front of a seat: how many cards of each kind."""
    return {group.card: group.count for group in see(p).seats[seat(colour)].front}


def votes(p: Backroom, colour: Colour, card: str) -> int | None:
    """What a group, or a politician, in front of a seat is worth."""
    return next(group.votes for group in see(p).seats[seat(colour)].front if group.card == card)


def money(p: Backroom, colour: Colour) -> int:
    """The value of a seat's notes."""
    return p.money(seat(colour))


def asked(p: Backroom) -> tuple[str, str]:
    """Who is asked what: colours and the key of the prompt; ``("", "")`` when nobody is."""
    if not p.to_act:
        return "", ""
    return " ".join(COLOURS[number] for number in p.to_act), p.stack[-1].ask(p, p.to_act[0]).key


def answers(p: Backroom, verb: str = "", colour: Colour = "") -> set[str]:
    """What whoever is asked, or one of them, may answer: with one verb, without it, or all."""
    texts = {GAME.text(action) for action in p.answers(seat(colour) if colour else p.to_act[0])}
    return {text.partition(" ")[2] for text in texts if text.split()[0] == verb} if verb else texts


def trades(p: Backroom, colour: Colour, verb: str = "") -> set[str]:
    """What a seat can do on the market, with one verb or all."""
    texts = {GAME.text(action) for action in p.extras(seat(colour))}
    return {text.partition(" ")[2] for text in texts if text.split()[0] == verb} if verb else texts


def log(p: Backroom, colour: Colour | None = None) -> list[str]:
    """The keys of the log, as a seat (None: a spectator) reads it."""
    reader = None if colour is None else seat(colour)
    return [entry.key for entry in p.entries if entry.is_for(reader)]


def winners(p: Backroom) -> list[Colour]:
    """Who has won."""
    assert p.outcome is not None
    return [COLOURS[number] for number in p.outcome.winners]


# -- what is always true -----------------------------------------------------------------------------------------------


def sound(p: Backroom) -> None:
    """Nothing is lost or doubled, and every open offer can be honoured."""
    pieces = dict(PcpWitness().pieces(p))
    assert pieces.pop("money") == MONEY and p.bank >= 0
    assert list(pieces.values()) == GAME.printed.copies
    kinds, things = p.codes.kinds, p.codes.things
    for counts in (p.hand, p.front, p.pool, p.discards, p.purse, p.large, p.small, p.reserved, p.seen, p.left):
        assert min(counts) >= 0
    assert not p.pool[CALENDAR] and not any(p.hand[CALENDAR::kinds]) and not any(p.front[CALENDAR::kinds])
    assert not any(p.front[GAME.printed.slush :: kinds])
    held = [0] * len(p.reserved)
    for place, row in enumerate(p.offers):
        if row:
            giver, to = place // SLOTS, row[TO]
            addressed = ((1 << p.players) - 1 if to == EVERYONE else 1 << to) & ~(1 << giver)
            assert row[OPEN] and not row[OPEN] & ~addressed
            given, wanted = row[THINGS : THINGS + row[GIVES]], row[THINGS + row[GIVES] :]
            assert given or wanted
            assert not (any(thing < NOTES for thing in given) and any(thing < NOTES for thing in wanted))
            assert len(given) + len(wanted) <= 16
            for thing in given:
                held[giver * things + thing] += 1
            for reader in range(p.players):
                assert row[NUMBER + reader] or (reader != giver and not row[OPEN] >> reader & 1)
    assert held == p.reserved
    for number in range(p.players):
        assert p.free_money(number) >= 0
        for note in range(NOTES):
            assert p.purse[number * NOTES + note] >= held[number * things + note]
        for card in range(kinds - 1):
            assert p.hand[number * kinds + card] >= held[number * things + p.codes.hand + card]
        for card in range(kinds - 2):
            stands = p.standing[number] == card
            assert p.front[number * kinds + card] - stands >= held[number * things + p.codes.front + card]
            assert not (p.frozen and held[number * things + p.codes.front + card])
        assert p.tied >> number & 1 or not held[number * things + p.codes.place]
        for other in range(p.players):
            if p.yielded[number] >> other & 1:
                assert not p.yielded[other] & ~p.yielded[number], "yielding to one is yielding to those above"
                assert not p.yielded[other] >> number & 1, "nobody yields in a circle"
