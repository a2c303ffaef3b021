"""By which means this server can call people: what its owner has set up, and a key of its own."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from hustings.database.base import Database
from hustings.database.tables import META

from .elsewhere import Elsewhere, is_offered
from .reach import Network, Reach
from .sending import ELSEWHERE, MAIL, PUSH, Way

if TYPE_CHECKING:
    from .mail import Mail
    from .push import Push

KEY: Final = "vapid"
"""Where the private key of this server's pushes is kept."""
NOBODY: Final = "mailto:nobody@localhost"


@dataclass(frozen=True, kw_only=True)
class Owner:
    """What the owner of a server has set up for calling people.

    Attributes:
        smtp: the server that takes our mails: ``smtp://user:password@host:port``; empty: no mail is sent.
        sender: our own mail address.
        home: the address under which people reach us; empty: it is not known, and only browsers are called.
        allowed: networks that letters may go to besides those that are public.
    """

    smtp: str = field(default="", repr=False)
    sender: str = ""
    home: str = ""
    allowed: tuple[Network, ...] = ()


class Means:
    """The ways in which this server can call people.

    Args:
        database: where its key is kept.
        owner: what is set up.

    Attributes:
        owner: the same.
        reach: where letters may go.
    """

    def __init__(self, database: Database, owner: Owner) -> None:
        self.owner = owner
        self.reach = Reach(owner.allowed)
        self._database = database
        self._ways: dict[str, Way] = {}
        self._push: Push | None = None

    @property
    def offered(self) -> tuple[str, ...]:
        """In which ways people can be called here."""
        mail = (MAIL,) if self.owner.smtp and self.owner.sender and self.owner.home else ()
        elsewhere = (ELSEWHERE,) if self.owner.home and is_offered() else ()
        return (*mail, PUSH, *elsewhere)

    async def way(self, kind: str) -> Way | None:
        """A way of calling people; None: it is not set up."""
        if kind not in self.offered:
            return None
        if kind == PUSH:
            return await self.push()
        if kind not in self._ways:
            self._ways[kind] = self.mail() if kind == MAIL else Elsewhere(self.reach)
        return self._ways[kind]

    def mail(self) -> Mail:
        """What sends mail, where it is set up.

        Raises:
            ValueError: what is set up is no server, or no address.
        """
        from .mail import Mail, server

        return Mail(server(self.owner.smtp), self.owner.sender)

    async def push(self) -> Push:
        """What calls browsers."""
        if self._push is None:
            from .push import Push

            sender, home = self.owner.sender, self.owner.home
            contact = f"mailto:{sender}" if sender else home if home.startswith("https://") else NOBODY
            self._push = Push(await self._key(), contact, self.reach)
        return self._push

    async def _key(self) -> str:
        """The key of this server's pushes; made once: what browsers have agreed to holds for it alone."""
        from .push import new_key

        asked = select(META.c.value).where(META.c.key == KEY)
        async with self._database.reading() as connection:
            found = await connection.scalar(asked)
        if found is None:
            dialect = postgresql if self._database.is_shared else sqlite
            made = dialect.insert(META).values(key=KEY, value=new_key()).on_conflict_do_nothing()
            async with self._database.writing() as connection:
                await connection.execute(made)
                found = await connection.scalar(asked)
        return str(found)

    async def close(self) -> None:
        """Let go of connections."""
        if self._push is not None:
            await self._push.close()
