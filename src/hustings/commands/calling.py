"""Options of servers that call people: who takes their mail, and where letters may go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from ipaddress import ip_network
from typing import TYPE_CHECKING, Final

from .options import option
from .speech import CommandError

if TYPE_CHECKING:
    from hustings.club.calling.means import Owner

__all__ = ["calling", "owner_of"]

SMTP: Final = "HUSTINGS_SMTP"
"""The variable of the environment in which ``--smtp`` can stand: it holds a password, and lines can be seen by all."""
SENDER: Final = "HUSTINGS_MAIL_FROM"
"""That of ``--mail-from``, for services that have both in one place."""


def calling(command: Callable[..., int]) -> Callable[..., int]:
    """Decorate a command with ``--smtp``, ``--mail-from`` and ``--letters-to``."""
    smtp = option("--smtp", text="smtp", told={"variable": SMTP}, metavar="URL", default="", envvar=SMTP)
    told = {"variable": SENDER}
    sender = option("--mail-from", text="mail-from", told=told, metavar="ADDRESS", default="", envvar=SENDER)
    networks = option("--letters-to", text="letters-to", metavar="NETWORK", multiple=True)
    return smtp(sender(networks(command)))


def owner_of(smtp: str, mail_from: str, letters_to: Sequence[str], home: str) -> Owner:
    """What the owner of a server has set up for calling people.

    Args:
        smtp: of ``--smtp``.
        mail_from: of ``--mail-from``.
        letters_to: of ``--letters-to``.
        home: the address under which people reach the server.

    Raises:
        CommandError: when something does not fit, or is missing.
    """
    from hustings.club.calling.means import Owner

    networks = []
    for value in letters_to:
        try:
            networks.append(ip_network(value))
        except ValueError as error:
            raise CommandError("letters-to-wrong", value=value) from error
    if not (smtp or mail_from):
        return Owner(home=home, allowed=tuple(networks))
    if not (smtp and mail_from and home):
        raise CommandError("mail-incomplete")
    from hustings.club.calling.mail import BadAddress, clean_address, server

    try:
        server(smtp)
    except ValueError as error:
        raise CommandError("smtp-wrong") from error
    try:
        return Owner(smtp=smtp, sender=clean_address(mail_from), home=home, allowed=tuple(networks))
    except BadAddress as error:
        raise CommandError("mail-from-wrong", value=mail_from) from error
