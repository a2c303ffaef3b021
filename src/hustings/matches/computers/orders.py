"""The standing orders of a match: given by a seat, seen by nobody else, carried out like a pass of its person."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from hustings.play.game import Game
from hustings.play.match import Match
from hustings.play.orders import MOST, Asked, StandingOrder

from ..problems import BadOrder

__all__ = ["Given", "given", "known", "obeyed", "orders_of", "possible"]

log = logging.getLogger("hustings.rooms")


class Given(msgspec.Struct, frozen=True):
    """An order as a seat has given it, and as it is stored.

    Attributes:
        id: which.
        chosen: a value for each of its choices.
    """

    id: str
    chosen: dict[str, str] = {}

    @property
    def text(self) -> str:
        """It as it is stored."""
        return msgspec.json.encode(self).decode()


def orders_of(game: Game, match: Match, seat: int) -> list[StandingOrder]:
    """The orders that a seat can give."""
    return [order for order in game.orders if not order.seats or match.seats[seat] in order.seats]


def given(game: Game, match: Match, seat: int, before: Sequence[str], id: str, fields: Mapping[str, str]) -> Given:
    """An order as it may be stored.

    Args:
        game: the game.
        match: the match.
        seat: who gives it.
        before: what the seat has ordered already.
        id: which order.
        fields: what is chosen about it; what is missing takes its default.

    Raises:
        BadOrder: when there is no such order or choice, or there are too many.
    """
    order = next((order for order in orders_of(game, match, seat) if order.id == id), None)
    if order is None or len(before) >= MOST:
        raise BadOrder(most=MOST)
    chosen = {choice.key: fields.get(choice.key, choice.values[0]) for choice in order.choices}
    if any(chosen[choice.key] not in choice.values for choice in order.choices):
        raise BadOrder(most=MOST)
    return Given(id, chosen)


def known(game: Game, texts: Sequence[str]) -> Iterator[tuple[str, StandingOrder, Given]]:
    """The orders that a seat has given, as far as the game knows them still, each with its text."""
    by_id = {order.id: order for order in game.orders}
    for text in texts:
        found = msgspec.json.decode(text, type=Given)
        if found.id in by_id:
            yield text, by_id[found.id], found


def possible(game: Game, match: Match, seat: int, order: StandingOrder, found: Given) -> bool:
    """Whether an order can still be carried out, from what its seat knows."""
    return match.outcome is None and not order.ended(_asked(game, match, seat, ()), found.chosen)


def obeyed(game: Game, match: Match, seat: int, texts: Sequence[str]) -> tuple[int, bool] | None:
    """What a seat does now because it was ordered to, and whether that answers nothing; None: nothing.

    Args:
        game: the game.
        match: the match.
        seat: whose orders.
        texts: its orders, the first first: of several that fit the first counts.
    """
    position = match.seen_by(seat)
    if not texts or match.outcome is not None or not position.stack:
        return None
    owes = seat in position.to_act
    answers = tuple(map(game.text, position.answers(seat))) if owes else ()
    extras = tuple(map(game.text, position.extras(seat)))
    for _, order, found in known(game, texts):
        beside = not order.question
        offered = extras if beside else answers if order.question == position.stack[-1].prompt else ()
        if not offered:
            continue
        try:
            asked = _asked(game, match, seat, offered)
            answer = None if order.ended(asked, found.chosen) else order.rule(asked, found.chosen)
        except Exception:
            log.exception("match of %s: the standing order %s does not work", game.id, order.id)
            continue
        if answer in offered:
            return game.action(answer), beside
    return None


def _asked(game: Game, match: Match, seat: int, offered: tuple[str, ...]) -> Asked:
    """What the seat knows: nothing else reaches an order."""
    position = match.seen_by(seat)
    message = position.stack[-1].ask(position, seat)
    return Asked(game, seat, position.view(seat), message, offered)
