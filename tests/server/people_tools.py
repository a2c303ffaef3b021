"""People with names that last, at browsers of a running site."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from web import Browser, Page, Site, site


async def named(browser: Browser, name: str) -> Page:
    page = await browser.get("/sign-in")
    return await browser.send(page.form("/sign-in/name"), name=name)


@asynccontextmanager
async def people(url: str, *names: str) -> AsyncIterator[tuple[Site, list[Browser]]]:
    """A site with browsers at which somebody has taken a name."""
    async with site(url) as place:
        browsers = [place.browser() for _ in names]
        for browser, name in zip(browsers, names, strict=True):
            assert (await named(browser, name)).path == "/me"
        yield place, browsers
