"""Studies in the database: asked for, kept as far as they have come, and read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec
from sqlalchemy import and_, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from hustings.database import tasks
from hustings.database.base import Database
from hustings.database.bells import of_study
from hustings.database.tables import STUDIES

from .study import FORMAT, LEAST, MOST, Study

__all__ = ["FAILED", "OTHER_RULES", "STUDY", "Kept", "ask", "keep", "kept", "progress"]

STUDY: Final = "study"
"""Kind of the task that judges decisions; its subject is the match."""

OTHER_RULES: Final = "other-rules"
"""The trouble of a match that was played under rules which are not here any more."""

FAILED: Final = "failed"
"""The trouble of a match whose judging fails, however often it is tried."""


@dataclass(frozen=True)
class Kept:
    """A study that somebody has asked for.

    Attributes:
        depth: iterations of the search for a decision.
        study: what is known; None: nothing yet.
        trouble: why there will be none; empty: there will.
    """

    depth: int
    study: Study | None
    trouble: str

    @property
    def version(self) -> str:
        """See :func:`progress`."""
        return _version(self.depth, 0 if self.study is None else len(self.study.judged), self.trouble)

    @property
    def is_under_way(self) -> bool:
        """Whether there is more to come."""
        return not self.trouble and (self.study is None or not self.study.is_whole)


async def ask(database: Database, match_id: str, depth: int) -> None:
    """Have a match studied; one that was studied as deeply already is not studied again.

    Args:
        database: where the match is.
        match_id: of a match that is over.
        depth: iterations of the search for a decision.

    Raises:
        ValueError: for another depth than :data:`.study.LEAST` to :data:`.study.MOST`.
        StoreFailed: when it cannot be stored.
    """
    if not LEAST <= depth <= MOST:
        raise ValueError(f"a decision can be judged with {LEAST} to {MOST} iterations, not {depth}")
    dialect = postgresql if database.is_shared else sqlite
    values = {"depth": depth, "done": 0, "trouble": "", "data": ""}
    statement = dialect.insert(STUDIES).values(match_id=match_id, **values)
    deeper = or_(STUDIES.c.depth < depth, STUDIES.c.trouble != "")
    wanted = statement.on_conflict_do_update(index_elements=["match_id"], set_=values, where=deeper)
    async with database.writing() as connection:
        if (await connection.execute(wanted.returning(STUDIES.c.match_id))).first() is not None:
            await tasks.add(database, connection, STUDY, match_id)


async def kept(database: Database, match_id: str) -> Kept | None:
    """The study of a match; None: nobody has asked for one."""
    async with database.reading() as connection:
        row = (await connection.execute(select(STUDIES).where(STUDIES.c.match_id == match_id))).one_or_none()
    if row is None:
        return None
    known = msgspec.json.decode(row.data, type=Study) if row.data else None
    return Kept(row.depth, known if known is None or known.format == FORMAT else None, row.trouble)


async def progress(database: Database, match_id: str) -> str:
    """What changes whenever more is known of a study; empty: nobody has asked for one."""
    wanted = select(STUDIES.c.depth, STUDIES.c.done, STUDIES.c.trouble).where(STUDIES.c.match_id == match_id)
    async with database.reading() as connection:
        row = (await connection.execute(wanted)).one_or_none()
    return "" if row is None else _version(row.depth, row.done, row.trouble)


def _version(depth: int, done: int, trouble: str) -> str:
    return f"{depth}-{done}{trouble}"


async def keep(database: Database, match_id: str, depth: int, study: Study | None, trouble: str = "") -> None:
    """Keep what is known of a study, unless somebody wants a deeper one by now.

    Raises:
        StoreFailed: when it cannot be stored.
    """
    mine = and_(STUDIES.c.match_id == match_id, STUDIES.c.depth == depth)
    data = "" if study is None else msgspec.json.encode(study).decode()
    done = 0 if study is None else len(study.judged)
    async with database.writing() as connection:
        await connection.execute(update(STUDIES).where(mine).values(data=data, done=done, trouble=trouble))
        await database.tell(connection, of_study(match_id))
