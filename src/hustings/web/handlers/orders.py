"""The page of a seat's standing orders: by forms alone."""

from __future__ import annotations

from litestar import get, post

from hustings.matches.computers.orders import given

from ..given import AtSeat, Sent
from ..shown.orders import given_orders, offered_orders
from .seats import Page, done

__all__ = ["HANDLERS"]


@get("/m/{match_id:str}/s/{seat:int}/orders")
async def orders_page(sitting: AtSeat) -> Page:
    """What this seat has ordered, and what it can order."""
    scene, own = sitting.scene, sitting.room.seats[sitting.seat]
    return sitting.pages.show(
        "orders.html",
        sitting.reader,
        scene.words.text("orders-for", side=scene.seat_name(sitting.seat)),
        given=given_orders(scene, own.orders),
        offered=offered_orders(scene),
        spared=own.auto_pass,
        path=scene.path,
    )


@post("/m/{match_id:str}/s/{seat:int}/orders")
async def order(sitting: AtSeat, form: Sent) -> Page:
    """Give an order."""
    room, seat = sitting.room, sitting.seat
    fields = {name: form.text(name) for name in form.fields}
    wanted = given(room.game, room.match, seat, room.seats[seat].orders, form.text("id"), fields)
    await room.seating.order(seat, wanted.text)
    return await done(sitting, f"{sitting.scene.path}/orders")


@post("/m/{match_id:str}/s/{seat:int}/orders/withdraw")
async def withdraw(sitting: AtSeat, form: Sent) -> Page:
    """Take an order back."""
    await sitting.room.seating.withdraw(sitting.seat, form.text("order"))
    return await done(sitting, f"{sitting.scene.path}/orders")


@post("/m/{match_id:str}/s/{seat:int}/orders/spare")
async def spare(sitting: AtSeat, form: Sent) -> Page:
    """Be spared what is not worth asking, or no more: the order that all games know."""
    await sitting.room.seating.set(sitting.seat, auto_pass=form.text("auto_pass") == "yes")
    return await done(sitting, f"{sitting.scene.path}/orders")


HANDLERS = [orders_page, order, withdraw, spare]
"""The routes of this module."""
