"""What every way of calling somebody has in common: what is sent, and what can come of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

MAIL: Final = "mail"
PUSH: Final = "push"
ELSEWHERE: Final = "elsewhere"
"""A service that Apprise speaks to."""
WAYS: Final = (MAIL, PUSH, ELSEWHERE)


@dataclass(frozen=True, kw_only=True)
class Letter:
    """What one person is told, in words that whoever carries it may read.

    Attributes:
        language: ``"en"`` or ``"ja"``.
        title: one line.
        lines: what there is to say, a line each thing.
        link: where the person goes from here, as a whole address.
        button: what stands on that link.
        stop: the address that ends being called like this, with one click.
        why: why the person gets this.
        stop_words: what stands on the link that ends it.
        about: the same for letters of which the newer replaces the older.
    """

    language: str
    title: str
    lines: tuple[str, ...]
    link: str
    button: str
    stop: str
    why: str
    stop_words: str
    about: str


class NotSent(Exception):
    """A letter that did not go out.

    Attributes:
        why: the last part of the text key ``call-why-…`` that tells the person.
    """

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(why)


class Gone(NotSent):
    """Nobody is there any more: never again."""


class Refused(NotSent):
    """This letter will never be taken there, and no other like it."""


class Later(NotSent):
    """Try again.

    Attributes:
        seconds: when, if the other side has said so.
    """

    def __init__(self, why: str, seconds: float | None = None) -> None:
        self.seconds = seconds
        super().__init__(why)


class Way(Protocol):
    """One way of calling somebody."""

    async def send(self, address: str, letter: Letter) -> None:
        """Send a letter.

        Args:
            address: where to; what it looks like is the way's own.
            letter: what.

        Raises:
            Gone: there is nobody at this address any more.
            Refused: it is not taken, and never will be.
            Later: it is not taken now.
        """
