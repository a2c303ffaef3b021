"""What an administrator does with matches, straight in the database; servers that run are told (:mod:`.telling`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Table,
    and_,
    delete,
    func,
    insert,
    literal,
    select,
    true,
    update,
)

from hustings.database.people import HOLDINGS, INVITATIONS, ORDERS, TERMS
from hustings.database.tables import BLOCKS, MATCHES, RECORDS, RESULTS, SEATS, SNAPSHOTS, STUDIES, TALK
from hustings.files.transcript import HOTSEAT

from ..people import PERSON, SeatState, hash_of, new_token, own_name
from ..problems import NoSuchLine, NoSuchSeat, UnknownMatch
from ..records.rows import ENDED, MatchRow, Said, match_row, seat_state
from .telling import tell

RUNNING: Final = "running"
OVER: Final = "over"
STOPPED: Final = "ended"
STATES: Final = (RUNNING, OVER, STOPPED)

TOGETHER: Final = 50
"""So many matches are deleted in one transaction, so that nobody waits long."""

OF_MATCH: Final = (SEATS, RECORDS, SNAPSHOTS, RESULTS, TALK, TERMS, HOLDINGS, INVITATIONS, ORDERS, STUDIES)


@dataclass(frozen=True)
class Kept:
    """A match as the administrator sees it: who and when, and nothing of what is on its table.

    Attributes:
        match: the match as a whole.
        seats: who sits where.
        records: how many there are.
        talk: how many lines have been said.
    """

    match: MatchRow
    seats: tuple[SeatState, ...]
    records: int
    talk: int

    @property
    def state(self) -> str:
        """Whether it goes on, is over, or was ended by the administrator."""
        if self.match.finished is None:
            return RUNNING
        return STOPPED if self.match.paused == ENDED else OVER

    @property
    def last_seen(self) -> float:
        """When somebody was there last, or else when it was opened, in seconds since 1970."""
        return max([self.match.created, *[seat.last_seen for seat in self.seats]])


def listed(connection: Connection, ids: Sequence[str] | None = None) -> list[Kept]:
    """Matches of a database, the newest first; None: all."""
    def of(column: Column[Any]) -> ColumnElement[bool]:
        return true() if ids is None else column.in_(ids)

    seats: dict[str, list[SeatState]] = {}
    for row in connection.execute(select(SEATS).where(of(SEATS.c.match_id)).order_by(SEATS.c.match_id, SEATS.c.seat)):
        seats.setdefault(row.match_id, []).append(seat_state(row))
    records, talk = (_counted(connection, of(table.c.match_id), table) for table in (RECORDS, TALK))
    newest = select(MATCHES, literal(0.0).label("age")).order_by(MATCHES.c.created.desc(), MATCHES.c.id)
    return [
        Kept(match_row(row), tuple(seats.get(row.id, ())), records.get(row.id, 0), talk.get(row.id, 0))
        for row in connection.execute(newest.where(of(MATCHES.c.id)))
    ]


def _counted(connection: Connection, wanted: ColumnElement[bool], table: Table) -> dict[str, int]:
    """How many rows of a table each match has."""
    counted = select(table.c.match_id, func.count()).where(wanted).group_by(table.c.match_id)
    return {row[0]: row[1] for row in connection.execute(counted)}


def one(connection: Connection, match_id: str) -> Kept:
    """One match.

    Raises:
        UnknownMatch: when there is none.
    """
    found = listed(connection, [match_id])
    if not found:
        raise UnknownMatch(match=match_id)
    return found[0]


def end(connection: Connection, match_id: str, now: float) -> None:
    """End a match where it stands, without a winner; what has been played stays.

    Args:
        connection: to the database.
        match_id: of the match.
        now: in seconds since 1970.

    Raises:
        UnknownMatch: when there is none.
    """
    if one(connection, match_id).state == RUNNING:
        _changed(connection, match_id, finished=now, paused=ENDED, due=None)


def remove(connection: Connection, match_ids: Sequence[str]) -> int:
    """Delete matches with everything that belongs to them; how many there were."""
    gone = connection.execute(delete(MATCHES).where(MATCHES.c.id.in_(match_ids))).rowcount
    for table in OF_MATCH:
        connection.execute(delete(table).where(table.c.match_id.in_(match_ids)))
    connection.execute(update(MATCHES).where(MATCHES.c.rematch.in_(match_ids)).values(rematch=None))
    for match_id in match_ids:
        tell(connection, match_id)
    return gone


def tidy(connection: Connection, before: float) -> int:
    """Delete some of the matches at which nobody has been since a time; how many, 0 when none are left."""
    return remove(connection, found) if (found := forgotten(connection, before)[:TOGETHER]) else 0


def forgotten(connection: Connection, before: float) -> list[str]:
    """The matches at which no person has been since a time in seconds since 1970, over or not."""
    seen = select(SEATS.c.match_id, func.max(SEATS.c.last_seen).label("at")).group_by(SEATS.c.match_id).subquery()
    wanted = (
        select(MATCHES.c.id)
        .outerjoin(seen, seen.c.match_id == MATCHES.c.id)
        .where(and_(MATCHES.c.created < before, func.coalesce(seen.c.at, 0.0) < before))
        .where(func.coalesce(MATCHES.c.finished, 0.0) < before)
        .order_by(MATCHES.c.created)
    )
    return list(connection.scalars(wanted))


def give_back(connection: Connection, match_id: str, seat: int, now: float) -> str:
    """Let a person have a seat again: a new token opens it, the old one does not; at one device, all their seats.

    Args:
        connection: to the database.
        match_id: of the match.
        seat: number of the seat.
        now: in seconds since 1970.

    Returns:
        The token.

    Raises:
        UnknownMatch: when there is no such match.
        NoSuchSeat: when it has no such seat.
    """
    found = _seat(connection, match_id, seat)
    token = new_token()
    shared = found.match.mode == HOTSEAT
    mine = [n for n, other in enumerate(found.seats) if n == seat or (shared and other.token_hash)]
    for number in mine:
        _change_seat(connection, match_id, number, kind=PERSON, level="", token_hash=hash_of(token), last_seen=now)
    _changed(connection, match_id, **({} if found.match.finished else {"due": 0.0}))
    return token


def rename(connection: Connection, match_id: str, seat: int, name: str) -> None:
    """Call the person at a seat otherwise; ``""``: by no name.

    Raises:
        UnknownMatch: when there is no such match.
        NoSuchSeat: when it has no such seat.
        HouseName: when the name is that of a computer.
    """
    _seat(connection, match_id, seat)
    _change_seat(connection, match_id, seat, name=own_name(name))
    _changed(connection, match_id)


def said(connection: Connection, match_id: str) -> list[Said]:
    """All that was said at a match, whispers too.

    Raises:
        UnknownMatch: when there is none.
    """
    one(connection, match_id)
    rows = connection.execute(select(TALK).where(TALK.c.match_id == match_id).order_by(TALK.c.n))
    return [Said(row.seat, row.to_seat, row.text, row.at) for row in rows]


def unsay(connection: Connection, match_id: str, n: int) -> None:
    """Take the words of a line of talk away; that something was said stays.

    Raises:
        NoSuchLine: when there is none.
    """
    line = and_(TALK.c.match_id == match_id, TALK.c.n == n)
    if not connection.execute(update(TALK).where(line).values(text="")).rowcount:
        raise NoSuchLine(match=match_id, line=n)
    _changed(connection, match_id)


def block(connection: Connection, network: IPv4Network | IPv6Network, now: float, note: str = "") -> None:
    """Shut an address or a network out from now on."""
    connection.execute(delete(BLOCKS).where(BLOCKS.c.network == str(network)))
    connection.execute(insert(BLOCKS), {"network": str(network), "since": now, "note": note})
    tell(connection)


def unblock(connection: Connection, network: IPv4Network | IPv6Network) -> bool:
    """Let it in again; False: it was not shut out."""
    done = connection.execute(delete(BLOCKS).where(BLOCKS.c.network == str(network))).rowcount
    tell(connection)
    return bool(done)


def blocked(connection: Connection) -> list[tuple[str, float, str]]:
    """Who is shut out: network, since when in seconds since 1970, why."""
    return [(row.network, row.since, row.note) for row in connection.execute(select(BLOCKS).order_by(BLOCKS.c.since))]


def _seat(connection: Connection, match_id: str, seat: int) -> Kept:
    found = one(connection, match_id)
    if not 0 <= seat < len(found.seats):
        raise NoSuchSeat(match=match_id, seat=seat, most=len(found.seats) - 1)
    return found


def _change_seat(connection: Connection, match_id: str, seat: int, **values: object) -> None:
    connection.execute(update(SEATS).where(and_(SEATS.c.match_id == match_id, SEATS.c.seat == seat)).values(**values))


def _changed(connection: Connection, match_id: str, **values: object) -> None:
    """Count a change of a match, and tell servers of it."""
    mine = update(MATCHES).where(MATCHES.c.id == match_id)
    connection.execute(mine.values(changes=MATCHES.c.changes + 1, **values))
    tell(connection, match_id)
