"""Taking one's own data away, and leaving for good; ending the private links of a seat."""

from __future__ import annotations

import json
from typing import Any, Final

from litestar import Response, get, post
from litestar.response import Redirect

from hustings.club.people.holdings import renew
from hustings.club.people.leaving import delete_person, own_data

from ..given import AtSeat, Remembered, Sent, TheClub, ThePages, TheReader
from ..refused import Refused
from ..shown.sentences import sentences
from .entering import signed_in

__all__ = ["HANDLERS"]


@get("/me/data")
async def take_away(session: Remembered, club: TheClub) -> Response[bytes]:
    """All that is kept of a person, as a file."""
    person = signed_in(session)
    data = json.dumps(await own_data(club.database, person.id), ensure_ascii=False, indent=1).encode()
    headers = {"content-disposition": 'attachment; filename="hustings-own-data.json"'}
    return Response(data, media_type="application/json", headers=headers)


@get("/me/delete")
async def ask_delete(pages: ThePages, reader: TheReader, session: Remembered) -> Response[Any]:
    """Ask before a name is deleted."""
    name = signed_in(session).name
    text = sentences(None, reader.language).text
    return pages.show(
        "question.html",
        reader,
        text("delete-title", name=name),
        paragraphs=[text("delete-about"), text("delete-stays")],
        action="/me/delete",
        button=text("delete-button", name=name),
        fields={"sure": "yes"},
        ask_name=False,
        back="/me",
        back_label=text("delete-not"),
    )


@post("/me/delete")
async def delete(session: Remembered, form: Sent, club: TheClub) -> Redirect:
    """Delete a name, with all that is kept of its person."""
    if form.text("sure", "") != "yes":
        raise Refused(422, "missing", what="sure")
    await delete_person(club.database, signed_in(session).id)
    await session.sign_out()
    return Redirect("/", status_code=303)


@get("/m/{match_id:str}/s/{seat:int}/renew")
async def ask_renew(sitting: AtSeat) -> Response[Any]:
    """Ask before the links of a seat end."""
    text, path = sitting.scene.words.text, sitting.scene.path
    return sitting.pages.show(
        "question.html",
        sitting.reader,
        text("renew-title"),
        paragraphs=[text("renew-about")],
        action=f"{path}/renew",
        button=text("renew-button"),
        ask_name=False,
        back=f"{path}/settings",
        back_label=text("keep-playing"),
    )


@post("/m/{match_id:str}/s/{seat:int}/renew")
async def renew_links(sitting: AtSeat, session: Remembered, form: Sent, club: TheClub) -> Redirect:
    """Give a seat another token: its links and whoever else holds it end."""
    room = sitting.room
    await renew(club.database, room.id, sitting.seat, session.owner, club.rooms.clock())
    await club.rooms.changed_by_administrator({room.id})
    return Redirect(f"/m/{room.id}/about", status_code=303)


HANDLERS: Final = [take_away, ask_delete, delete, ask_renew, renew_links]
"""The routes of this module."""
