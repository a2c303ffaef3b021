"""``hustings admin``: what the administrator of a server can do, also while it runs."""

from __future__ import annotations

from typing import Final

from .database import database_url, of_database
from .group import Group
from .options import option
from .parser import command
from .speech import Speech

EXAMPLES: Final = """\
hustings admin page"""
URL: Final = "http://localhost:8000"


@command("page", "hustings admin page\nhustings admin page --url https://hustings.example.org")
@of_database
@option("--url", text="admin-url", told={"default": URL}, metavar="URL", default=URL)
def page(speech: Speech, database: str, url: str) -> int:
    """Print a link."""
    from hustings.matches.passes import new_link
    from hustings.matches.upgrades import key_of

    link = f"{url.rstrip('/')}/admin/t/{new_link(key_of(database_url(database)))}"
    print(f"{speech('admin-page-for')}\n{link}")
    return 0


run = Group("admin", EXAMPLES, [page])
