"""Where the pages of persons are."""

from __future__ import annotations

from urllib.parse import quote

__all__ = ["address_of"]


def address_of(name: str) -> str:
    """The address of the page of a person with a lasting name."""
    return f"/people/{quote(name, safe='')}"
