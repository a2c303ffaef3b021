"""Ways to lay out a table of Watergate for a test, to play on it in canonical texts, and to look at it.

Everything that a test does not name lies where it belongs, so that no card, token or marker is ever lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

import pytest
from watergate_witness import WatergateWitness

import hustings
from hustings.games.watergate import Watergate
from hustings.games.watergate.face.view import View
from hustings.games.watergate.face.words import VOCABULARY
from hustings.games.watergate.rules.actions import EVIDENCE, card_name
from hustings.games.watergate.rules.position import EDITOR, MARK, NIXON, OFF, UP, Table, cards_in, owner
from hustings.games.watergate.rules.sequence import Evaluation, Round
from hustings.games.watergate.rules.turns import Turn
from hustings.kernel.chance import Chance
from hustings.kernel.message import IllegalAction, Message, Reason
from hustings.words.sentences import Words

GAME = cast(Watergate, hustings.game("watergate"))
WITNESS = WatergateWitness()
WORDS = Words(GAME)
SEATS = ("nixon", "editor")
REACTIONS = ("N14", "E35", "E40", "E42")
NIXON_SPARES = ("N07", "N08", "N05")
EDITOR_SPARES = ("E34", "E33", "E23")
ALL_CARDS = [card_name(number) for number in (*range(2, 22), *range(23, 43))]

WAY_TO_JOHN_DEAN = {"e02": "green", "e07": "blue", "e15": "green"}
"""Evidence that leads from Nixon to John Dean and, by its last space, to Alexander Butterfield."""

Evidence = tuple[str, int, str]
"""A token of the research track: its name in scripts, its space, ``up`` or ``down``."""


def table(
    *,
    nixon: Iterable[str] = (),
    editor: Iterable[str] = (),
    nixon_deck: Iterable[str] = (),
    editor_deck: Iterable[str] = (),
    discard: Iterable[str] = (),
    removed: Iterable[str] = (),
    rest: str = "deck",
    windows: bool = False,
    spare: bool = True,
    track: Mapping[str, int | None] | None = None,
    evidence: Iterable[Evidence] = (),
    pinned: Mapping[str, str] | None = None,
    blocked: Mapping[str, str] | None = None,
    pictures: Mapping[str, str] | None = None,
    momentum: tuple[int, int] = (0, 0),
    gone: int = 0,
    supply: int | None = None,
    bag: Iterable[str] | None = None,
    initiative: str = "editor",
    starter: str = "",
    acted: Iterable[str] = (),
    mood: bool = False,
    turn: str = "editor",
    chance: tuple[str | int | tuple[str | int, ...], ...] = (),
    game: Watergate = GAME,
) -> Table:
    """A position in the middle of round 2, at the first question that it leads to.

    Args:
        nixon, editor: cards in hand.
        nixon_deck, editor_deck: the top of a deck, the top card first.
        discard, removed: cards there, of both sides.
        rest: where cards go that are not named: ``deck``, ``discard`` or ``removed``.
        windows: leave reaction cards that are not named with the rest; otherwise they are out of the game, so that
            nobody is asked for a reaction.
        spare: give each side one more card, so that the card phase goes on after the play in question.
        track: spaces of ``initiative`` and ``momentum``, None once gained; 0 when not named.
        evidence: tokens of the research track, in ``evidence-1``, ``evidence-2`` …
        pinned: evidence spaces with the Editor's tokens, face up.
        blocked: evidence spaces with Nixon's tokens, face down.
        pictures: informants that are pinned ``up`` or ``down``.
        momentum: tokens on Nixon's and on the Editor's momentum card.
        gone: momentum tokens out of the game.
        supply: momentum tokens there; what is missing to nine then counts as gone.
        bag: all tokens in the bag; None: every one that does not lie elsewhere.
        initiative: who holds it.
        starter: who held it when the round began; nobody: who holds it.
        acted: sides that have finished a turn this round.
        mood: A Brilliant Mood holds.
        turn: whose turn it is, ``evaluation``, or ``round`` for the start of the next one.
        chance: results to come; afterwards anything may come.
        game: another game than ours, with corrected values.
    """
    p = game.blank(Chance())
    game.begin(p, {})
    p.chance = game.scripted(*chance, seed=1)
    p.live = True
    p.round, p.phase = 2, 1
    named = Cards((*nixon, *editor), tuple(nixon_deck), tuple(editor_deck), tuple(discard), tuple(removed))
    lay_cards(p, named.with_spares() if spare else named, rest, windows)
    lay_track(p, {"initiative": 0, "momentum": 0, **(track or {})}, evidence)
    for up, pins in ((UP, pinned or {}), (0, blocked or {})):
        for space, name in pins.items():
            p.pinned[node(space)] = take_from_bag(p, name) | up
    for informant, face in (pictures or {}).items():
        if face == "up":
            p.pictures_up |= 1 << node(informant)
        else:
            assert face == "down"
            p.pictures_down |= 1 << node(informant)
    if bag is not None:
        p.bag = [take_from_bag(p, name) for name in bag]
    p.nixon_momentum, p.editor_momentum = momentum
    on_track = 0 if p.momentum_space == OFF else 1
    p.momentum_gone = gone if supply is None else 9 - sum(momentum) - on_track - supply
    p.supply = 9 - sum(momentum) - on_track - p.momentum_gone
    p.initiative = SEATS.index(initiative)
    p.starter = SEATS.index(starter or initiative)
    p.acted = sum(1 << SEATS.index(side) for side in acted)
    p.events_blocked = int(mood)
    p.stack = [Round(), Evaluation()]
    if turn == "round":
        p.stack = [Round()]
    elif turn != "evaluation":
        p.stack.append(Turn(SEATS.index(turn)))
    p.play_on()
    return p


@dataclass(frozen=True)
class Cards:
    """The cards that a test names, by their places."""

    hands: tuple[str, ...]
    nixon_deck: tuple[str, ...]
    editor_deck: tuple[str, ...]
    discard: tuple[str, ...]
    removed: tuple[str, ...]

    def all(self) -> tuple[str, ...]:
        """All of them, each once."""
        named = self.hands + self.nixon_deck + self.editor_deck + self.discard + self.removed
        assert len(set(named)) == len(named), "a card is named twice"
        return named

    def with_spares(self) -> Cards:
        """With one more card for each hand that no other place names."""
        nixon = next(card for card in NIXON_SPARES if card not in self.all())
        editor = next(card for card in EDITOR_SPARES if card not in self.all())
        return replace(self, hands=(*self.hands, nixon, editor))


def lay_cards(p: Table, named: Cards, rest: str, windows: bool) -> None:
    """Put every card in its place; see :func:`table`."""
    others = [card for card in ALL_CARDS if card not in named.all()]
    quiet = () if windows else tuple(card for card in REACTIONS if card in others)
    others = [card for card in others if card not in quiet]
    p.hand = cards(named.hands)
    p.discard = cards(named.discard) | (cards(others) if rest == "discard" else 0)
    p.removed = cards((*named.removed, *quiet)) | (cards(others) if rest == "removed" else 0)
    below = [number_of(card) for card in others] if rest == "deck" else []
    p.nixon_deck = [n for n in below if owner(n) == NIXON] + [number_of(card) for card in reversed(named.nixon_deck)]
    p.editor_deck = [n for n in below if owner(n) == EDITOR] + [number_of(card) for card in reversed(named.editor_deck)]


def lay_track(p: Table, track: Mapping[str, int | None], evidence: Iterable[Evidence]) -> None:
    """Put the tokens of the research track in their places; see :func:`table`."""
    assert set(track) == {"initiative", "momentum"}
    initiative, momentum = track["initiative"], track["momentum"]
    p.initiative_space = OFF if initiative is None else initiative
    p.momentum_space = OFF if momentum is None else momentum
    for name, space, face in evidence:
        assert face in ("up", "down")
        p.lay(take_from_bag(p, name), space, int(face == "up"))


def take_from_bag(p: Table, name: str) -> int:
    """Take a token of this name out of the bag."""
    token = GAME.script_names()[name]
    assert token in p.bag, f"the bag holds no other {name}"
    p.bag.remove(token)
    return token


def number_of(card: str) -> int:
    """The printed number of a card."""
    return int(card[1:])


def cards(names: Iterable[str]) -> int:
    """The mask of some cards."""
    return sum(1 << number_of(name) for name in names)


def node(name: str) -> int:
    """The board node of a space or informant."""
    return GAME.printed.node_names.index(name)


# -- playing -----------------------------------------------------------------------------------------------------------


def play(p: Table, *texts: str) -> Table:
    """Answer one question after the other, for whoever is asked; nothing may get lost on the way."""
    pieces = WITNESS.pieces(p)
    for text in texts:
        assert len(p.to_act) == 1, f"nobody is asked, so nobody can answer {text!r}"
        game = cast(Watergate, p.rules)
        p.act(p.to_act[0], game.action(text))
        assert WITNESS.pieces(p) == pieces, f"something got lost with {text!r}"
    return p


def legal(p: Table, verb: str = "") -> set[str]:
    """What whoever is asked may answer, with one verb or all."""
    assert len(p.to_act) == 1
    texts = {GAME.text(action) for action in p.actions(p.to_act[0])}
    return {text for text in texts if not verb or text.split()[0] == verb}


def refused(p: Table, text: str, key: str, clause: str) -> Reason:
    """An answer is refused with this reason, which can be read in both languages; the table stays as it was."""
    before = p.digest()
    with pytest.raises(IllegalAction) as caught:
        p.act(p.to_act[0], GAME.action(text))
    reason = caught.value.reason
    assert (reason.key, reason.clause) == (key, clause)
    assert WORDS.say("en", "no-", reason) != WORDS.say("ja", "no-", reason)
    assert p.digest() == before
    return reason


def asked(p: Table) -> tuple[str, str]:
    """Who is asked what: the seat and the key of the prompt, which can be read in both languages."""
    assert len(p.to_act) == 1
    seat = p.to_act[0]
    message = p.stack[-1].ask(p, seat)
    for language in ("en", "ja"):
        for prefix in ("prompt-", "wait-"):
            assert WORDS.say(language, prefix, message)
    return SEATS[seat], message.key


def holding(card: str) -> dict[str, Any]:
    """Arguments of :func:`table` for a side with this card, whose turn it is."""
    side = "nixon" if card[0] == "N" else "editor"
    return {side: [card], "turn": side}


def check_value(card: str, steps: int, *colours: str) -> None:
    """A card played for its value moves one fitting token so far, and goes to its owner's discard pile."""
    side = "nixon" if card[0] == "N" else "editor"
    sign = -1 if side == "nixon" else 1
    tokens = ("blue", "yellow", "green")
    fitting = {"move initiative", "move momentum"}
    fitting |= {f"move evidence-{slot + 1}" for slot in range(3) if tokens[slot] in colours}
    for move in sorted(fitting):
        p = table(**holding(card), evidence=[(colour, 0, "up") for colour in tokens])
        play(p, f"value {card}")
        assert asked(p) == (side, "value-move")
        assert legal(p) == fitting
        for slot in range(3):
            if tokens[slot] not in colours:
                refused(p, f"move evidence-{slot + 1}", "value-colour", "V.3")
        play(p, move)
        piece = move.split()[1]
        moved = track(p)[("initiative", "momentum").index(piece)] if piece[0] != "e" else evidence(p)[int(piece[-1])][1]
        assert moved == sign * steps
        assert where(p, card) == "discard"


def check_picture(card: str, informant: str, steps: int) -> None:
    """A card that pins a picture does so, whatever it finds, and then moves one of the two tokens."""
    side, other, face, sign = ("nixon", "up", "down", -1) if card[0] == "N" else ("editor", "down", "up", 1)

    def played(**places: Any) -> Table:
        return play(table(**holding(card), **places), f"action {card}")

    p = played(evidence=[("blue", 0, "up")])
    assert picture(p, informant) == face
    assert list(view(p, None).pictures.values()).count("supply") == 6
    assert asked(p) == (side, "choose-token")
    assert legal(p) == {"move initiative", "move momentum"}
    refused(p, "move evidence-1", "only-tokens", "U.11")
    assert where(p, card) == "play"
    play(p, "move momentum")
    assert track(p) == (0, sign * steps)
    assert where(p, card) == "removed"
    assert track(play(played(), "move initiative")) == (sign * steps, 0)

    for pinned in (other, face):
        p = play(played(pictures={informant: pinned}), "move momentum")
        assert picture(p, informant) == pinned, "a pinned picture stays as it is (P.9)"
        assert track(p) == (0, sign * steps)
        assert "picture-stays" in log(p)

    p = played(track={"initiative": None})
    refused(p, "move initiative", "not-on-track", "T.3")
    assert track(play(p, "move momentum")) == (None, sign * steps)

    p = played(track={"initiative": None, "momentum": None}, pictures={informant: other})
    assert track(p) == (None, None)
    assert where(p, card) == "removed", "an action without any effect may be used"


# -- looking -----------------------------------------------------------------------------------------------------------


def where(p: Table, card: str) -> str:
    """Where a card lies."""
    number = number_of(card)
    piles = {"hand": p.hand, "discard": p.discard, "removed": p.removed, "play": p.in_play}
    found = [name for name, mask in piles.items() if int(mask) >> number & 1]
    found += ["deck"] * (p.nixon_deck + p.editor_deck).count(number)
    assert len(found) == 1, f"{card} lies in {found}"
    return found[0]


def hand(p: Table, side: str) -> set[str]:
    """The cards in a hand."""
    return {card_name(number) for number in cards_in(p.hand, SEATS.index(side))}


def track(p: Table) -> tuple[int | None, int | None]:
    """Where the initiative and the momentum token stand; None: gained."""
    initiative, momentum = int(p.initiative_space), int(p.momentum_space)
    return (None if initiative == OFF else initiative, None if momentum == OFF else momentum)


def evidence(p: Table) -> dict[int, Evidence]:
    """The tokens of the research track by their slots, counted from 1."""
    return {
        slot + 1: (token_name(token), p.slot_space[slot], "up" if p.slot_up[slot] else "down")
        for slot, token in enumerate(p.slot_token)
        if token
    }


def pins(p: Table) -> dict[str, tuple[str, str]]:
    """The tokens on the evidence board: name and face."""
    return {
        GAME.printed.node_names[place]: (token_name(token & ~UP), "up" if token & UP else "down")
        for place, token in enumerate(p.pinned)
        if token
    }


def token_name(token: int) -> str:
    """The name of a token in scripts."""
    names = {number: name for name, number in GAME.script_names().items() if not name[1:].isdigit()}
    return names[token & (7 | MARK)]


def bag(p: Table, name: str) -> int:
    """How many tokens of a name are in the bag."""
    return p.bag.count(GAME.script_names()[name])


def view(p: Table, seat: str | None) -> View:
    """What a seat, or a spectator, may know."""
    return cast(View, p.view(None if seat is None else SEATS.index(seat)))


def picture(p: Table, informant: str) -> str:
    """How the picture of an informant lies."""
    return view(p, None).pictures[informant]


def won(p: Table) -> tuple[str, str] | None:
    """Who has won, and by which clause; None while the match goes on."""
    if p.outcome is None:
        return None
    assert not p.to_act
    return SEATS[p.outcome.winners[0]], p.outcome.clause


def log(p: Table, seat: str | None = None) -> list[str]:
    """The keys of the log that a seat, or a spectator, may read; every line has its words in both languages."""
    reader = None if seat is None else SEATS.index(seat)
    for entry in p.entries:
        assert WORDS.say("en", "log-", entry) != WORDS.say("ja", "log-", entry)
    return [entry.key for entry in p.entries if entry.is_for(reader)]


def told(p: Table, seat: str | None = None) -> list[str]:
    """The log that a seat, or a spectator, may read: each key with its arguments as ids, ``"discarded editor E31"``."""
    reader = None if seat is None else SEATS.index(seat)
    return [" ".join([entry.key, *named(entry)]) for entry in p.entries if entry.is_for(reader)]


def named(message: Message) -> list[str]:
    """The arguments of a message as ids."""
    return [
        ids(declared.partition(":")[2] or declared, value)
        for declared, value in zip(VOCABULARY[message.key], message.args, strict=True)
    ]


def ids(kind: str, value: int) -> str:
    """The id of what an argument of this kind stands for."""
    if kind == "side":
        return SEATS[value]
    if kind in ("card", "seen"):
        return card_name(value)
    if kind in ("token", "shown", "colour"):
        return token_name(value)
    if kind == "node":
        return GAME.printed.node_names[value]
    if kind == "slot":
        return f"evidence-{value + 1}"
    if kind == "piece":
        return ("initiative", "momentum")[value] if value < EVIDENCE else f"evidence-{value - EVIDENCE + 1}"
    return str(value)
