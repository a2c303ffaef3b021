"""What players of a tournament are told when a match of theirs has been opened in it."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from hustings.database.base import Database

from .notices import ROUND, Notice
from .telling import tell


async def tell_round(
    database: Database,
    connection: AsyncConnection,
    tournament: str,
    game: str,
    match_id: str,
    seats: Sequence[tuple[str | None, str]],
) -> None:
    """Tell the persons at a new table of a tournament that their round has begun.

    Args:
        database: where the connection leads.
        connection: in the transaction that opens the match.
        tournament: what it is called.
        game: id of the game.
        match_id: of the match.
        seats: who sits there, in order: the id of a person and its name; of a computer None, and nothing.
    """
    for seat, (person, _) in enumerate(seats):
        if person is not None:
            others = [name for other, (_, name) in enumerate(seats) if other != seat]
            notice = Notice(
                kind=ROUND,
                link=f"/m/{match_id}/s/{seat}",
                game=game,
                names=tuple(filter(None, others)),
                computers=others.count(""),
                tournament=tournament,
            )
            await tell(database, connection, person, notice, "round", match_id)
