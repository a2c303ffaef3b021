"""Standing orders, for programs."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from hustings.matches.computers.orders import given, known

from ..given import AtSeat
from ..shown.orders import given_orders, offered_orders
from ..sitting import Sitting
from .messages import Order, OrderInfo, Orders
from .program import BEARER
from .refusals import BODY, SEAT, WRITES, refusals

__all__ = ["HANDLERS"]


def _orders(bearer: Sitting) -> Orders:
    scene, texts = bearer.scene, bearer.room.seats[bearer.seat].orders
    told = {order.text: order for order in given_orders(scene, texts)}
    return Orders(
        [
            Order(found.id, found.chosen, told[text].said, told[text].ended)
            for text, _, found in known(scene.game, texts)
        ],
        [
            OrderInfo(
                order.id,
                order.said,
                {choice.key: tuple(value for value, _ in choice.values) for choice in order.choices},
            )
            for order in offered_orders(scene)
        ],
    )


@get(
    "/matches/{match_id:str}/seat/orders",
    summary="Your standing orders",
    security=BEARER,
    responses=refusals(*SEAT),
)
async def standing_orders(bearer: AtSeat) -> Orders:
    """The orders that your seat has given, and all that it can give; nobody else can ask for them."""
    return _orders(bearer)


@post(
    "/matches/{match_id:str}/seat/orders",
    summary="Give standing orders",
    status_code=200,
    security=BEARER,
    responses=refusals(*SEAT, *BODY, *WRITES, "bad-order"),
)
async def give_orders(bearer: AtSeat, data: JSONBody[Orders]) -> Orders:
    """Let these be the orders of your seat, in place of those that it has; an empty list takes all back."""
    room, seat = bearer.room, bearer.seat
    texts: list[str] = []
    for order in data.given:
        text = given(room.game, room.match, seat, texts, order.id, order.chosen).text
        texts += [text] if text not in texts else []
    await room.seating.command(seat, tuple(texts))
    return _orders(bearer)


HANDLERS = [standing_orders, give_orders]
"""The routes of this module."""
