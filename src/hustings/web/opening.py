"""A match is opened as a form says: who sits where, on which terms, at its set-up or at a moment of another one."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from litestar.response import Redirect

from hustings.ai.levels import LEVELS
from hustings.club.finding.finding import Finding
from hustings.club.finding.tables import offer
from hustings.club.terms import Terms, open_table
from hustings.files.transcript import HOTSEAT, ONLINE
from hustings.matches.beginning import Beginning
from hustings.matches.people import COMPUTER, OPEN, PERSON, SeatPlan, clean_name, hash_of
from hustings.matches.problems import HintsForOne
from hustings.play.game import Game

from .on_terms import terms_from
from .pages import Form, Pages
from .refused import Refused
from .session import Session
from .shown.parts import Reader

__all__ = ["open_as"]

FRIEND: Final = "friend"
"""A seat that whoever follows the invitation takes."""


async def open_as(
    pages: Pages,
    finding: Finding,
    reader: Reader,
    session: Session,
    form: Form,
    game: Game,
    options: Mapping[str, str],
    *,
    printed: dict[str, Any] | None = None,
    beginning: Beginning | None = None,
) -> Redirect:
    """Open a match as a form says, and go to its table.

    Args:
        pages: the front pages.
        finding: where tables for others are.
        reader: who has sent the form.
        session: their browser.
        form: the side, who plays the others, names, terms, hints.
        game: which is played.
        options: all of its options.
        printed: an owner's file for this match, given as its tables.
        beginning: the moment of another match at which it begins.

    Raises:
        Refused: when the form names a side or an opponent that there is not.
        Problem: when the match cannot be opened like this.
    """
    seats = game.seats(options)
    side = form.text("side", "any")
    if side != "any" and side not in seats:
        raise Refused(422, "missing", what="side")
    own = random.randrange(len(seats)) if side == "any" else seats.index(side)
    name = await session.name_at_table(form.text("name", session.name))
    others = {number: _opponent(form, id) for number, id in enumerate(seats) if number != own}
    shared, hints = HOTSEAT in others.values(), form.text("hints", "") == "yes"
    if hints and not set(others.values()) <= set(LEVELS):
        raise HintsForOne()
    mode = HOTSEAT if shared else ONLINE
    plans = [
        SeatPlan(PERSON, name=name) if number == own else _plan(others[number], _name_here(form, id))
        for number, id in enumerate(seats)
    ]
    terms = terms_from(form, session.owner)
    if shared:
        row = Terms(host=session.owner, best_of=terms.best_of)
        created = await open_table(finding.club, game.id, options, plans, row, mode, printed, beginning=beginning)
    elif FRIEND in others.values():
        draw = partial(session.invitation_to, number=0)
        created = await offer(finding.club, game.id, options, plans, terms, draw, reader.language, printed, beginning)
    else:
        created = await pages.rooms.create(
            game.id, options, plans, mode, printed, pace=terms.pace, beginning=beginning, hints=hints
        )
    await session.remember(created.match_id, hash_of(created.tokens[own]), clean_name(name))
    asked = (await pages.rooms.room(created.match_id)).match.position.to_act
    first = next((seat for seat in asked if shared and plans[seat].kind == PERSON), own)
    return Redirect(f"/m/{created.match_id}/s/{first}", status_code=303)


def _opponent(form: Form, seat: str) -> str:
    """Who a form wants at a seat: a level, a friend, or another person at the same device."""
    opponent = form.text(f"seat-{seat}", form.text("opponent", "heuristic"))
    if opponent not in (*LEVELS, FRIEND, HOTSEAT):
        raise Refused(422, "missing", what="opponent")
    return opponent


def _name_here(form: Form, seat: str) -> str:
    """How somebody else at the same device is called."""
    return form.text(f"name-{seat}", form.text("name-other", ""))


def _plan(opponent: str, name: str) -> SeatPlan:
    chosen = {FRIEND: SeatPlan(OPEN), HOTSEAT: SeatPlan(PERSON, name=name)}
    return chosen.get(opponent, SeatPlan(COMPUTER, opponent))
