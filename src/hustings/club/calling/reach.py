"""Which addresses of the network letters may go to: never those that only this server can reach.

Whoever gives an address for notices makes this server connect to it. So the very address that is connected to is
checked, after names are resolved and for each connection anew: a name that changes its mind in between gains nothing.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

from .sending import Refused

Network = IPv4Network | IPv6Network

PUBLIC: Final = ip_network("2000::/3")
"""All of IPv6 that is routed in public."""
SPECIAL: Final = tuple(
    ip_network(network)
    for network in (
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/3",
        "2001::/23",
        "2001:db8::/32",
        "2002::/16",
        "3fff::/20",
    )
)
"""Networks that nobody in public is in, or that lead into others (RFC 6890 and its followers)."""

LONGEST: Final = 1000
"""Characters of an address that somebody gives."""
HTTPS: Final = 443


class Forbidden(PermissionError):
    """An address that letters may not go to."""


class Reach:
    """Where letters may go.

    Args:
        allowed: networks that the owner of the server allows besides those that are public; in these a connection need
            not be encrypted, either.
    """

    def __init__(self, allowed: Iterable[Network] = ()) -> None:
        self.allowed = tuple(allowed)

    def check(self, address: str) -> None:
        """Let an address pass.

        Args:
            address: of a host, in figures.

        Raises:
            Forbidden: letters may not go there.
        """
        try:
            found = ip_address(address)
        except ValueError as error:
            raise Forbidden("not an address in figures") from error
        if not self._is_allowed(found) and not _is_public(found):
            raise Forbidden("an address inside the network")

    def _is_allowed(self, address: IPv4Address | IPv6Address) -> bool:
        return any(address in network for network in self.allowed)

    def url(self, text: str) -> SplitResult:
        """An address that somebody has given, if letters may be sent there over HTTPS; a name is not resolved here.

        Raises:
            Refused: letters may not.
        """
        try:
            url = urlsplit(text)
            host, port = url.hostname or "", url.port
        except ValueError as error:
            raise Refused("address") from error
        if len(text) > LONGEST or not text.isprintable() or " " in text or not host or url.username is not None:
            raise Refused("address")
        inside = self._is_inside(host)
        if not inside and (url.scheme != "https" or port not in (None, HTTPS)):
            raise Refused("not-https")
        if url.scheme not in ("http", "https"):
            raise Refused("not-https")
        return url

    def _is_inside(self, host: str) -> bool:
        """Whether a host is given in figures, and allowed besides what is public.

        Raises:
            Refused: it is given in figures, and letters may not go there.
        """
        try:
            address = ip_address(host)
        except ValueError:
            return False
        if self._is_allowed(address):
            return True
        if not _is_public(address):
            raise Refused("inside")
        return False

    def socket(self, info: tuple[int, int, int, str, tuple[str | int, ...]]) -> socket.socket:
        """A socket for one connection to what a name was resolved to.

        Args:
            info: as ``socket.getaddrinfo`` gives it.

        Raises:
            Forbidden: letters may not go there.
        """
        family, kind, protocol, _, address = info
        self.check(str(address[0]))
        return socket.socket(family, kind, protocol)


def networks(text: str) -> tuple[Network, ...]:
    """Networks out of what an owner has written: ``10.1.2.0/24, fd00::/8``.

    Raises:
        ValueError: one of them is none.
    """
    return tuple(ip_network(part) for part in text.replace(",", " ").split())


def _is_public(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv6Address) and address not in PUBLIC:
        return False
    return address.is_global and not any(address in network for network in SPECIAL)
