"""Addresses and networks that the administrator has shut out."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from hustings.database.tables import BLOCKS


@dataclass(frozen=True)
class Blocks:
    """Who is shut out."""

    networks: tuple[IPv4Network | IPv6Network, ...] = ()

    def has(self, host: str) -> bool:
        """Whether an address is."""
        if not self.networks:
            return False
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        return any(address in network for network in self.networks)


async def read_blocks(engine: AsyncEngine) -> Blocks:
    """Who is shut out now.

    Raises:
        SQLAlchemyError: when the database cannot be read.
    """
    async with engine.connect() as connection:
        return Blocks(tuple([ip_network(row.network) for row in await connection.execute(select(BLOCKS.c.network))]))
