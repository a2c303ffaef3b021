"""Hustings as an app: what a device has to know to install it, and what it shows without a network."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from hustings.words.sentences import LANGUAGES

from ..given import ThePages
from ..refused import Refused
from ..shown.parts import Reader
from ..shown.sentences import sentences

__all__ = ["HANDLERS"]

OFFLINE: Final = "/offline"
SHEETS: Final = "sheets/house.css+pages.css"
ICONS: Final = (
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("icon-full.png", "512x512", "maskable"),
)


@get("/app/{language:str}/manifest.webmanifest")
async def manifest(pages: ThePages, language: FromPath[str]) -> Response[bytes]:
    """What an installed Hustings is called and looks like."""
    if language not in LANGUAGES:
        raise Refused(404, "404")
    words, static = sentences(None, language).text, pages.renderer.static
    icons = [
        {"src": f"{static}/{name}", "sizes": size, "type": "image/png", "purpose": for_} for name, size, for_ in ICONS
    ]
    svg = {"src": f"{static}/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}
    told = {
        "id": "/",
        "name": "Hustings",
        "short_name": "Hustings",
        "description": words("house-about"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#ece7db",
        "theme_color": "#8f1d14",
        "icons": [svg, *icons],
    }
    headers = {"cache-control": "public, max-age=86400"}
    return Response(msgspec.json.encode(told), media_type="application/manifest+json", headers=headers)


@get("/worker.js")
async def worker(pages: ThePages) -> Response[bytes]:
    """What stays awake for notices where a browser has agreed to be called; it keeps the page below, and no other."""
    static = pages.renderer.static
    asset = pages.renderer.asset("worker.js")
    assert asset is not None
    kept = [OFFLINE, f"{static}/{SHEETS}", f"{static}/icon.svg"]
    told = {
        "version": static,
        "page": OFFLINE,
        "files": kept,
        "icon": f"{static}/icon-192.png",
        "badge": f"{static}/badge.png",
    }
    text = b"const HOUSE = " + msgspec.json.encode(told) + b";\n" + asset.data
    return Response(text, media_type="text/javascript", headers={"cache-control": "no-cache"})


@get(OFFLINE)
async def offline(pages: ThePages) -> Response[str]:
    """What is shown without a network, in all languages of the house, and the same to everybody."""
    said = [(language, sentences(None, language).text) for language in LANGUAGES]
    title = " / ".join(words("offline-title") for _, words in said)
    answer = pages.show("offline.html", Reader(LANGUAGES[0], ""), title, said=said, page={"scripts": []})
    answer.headers["cache-control"] = "no-cache"
    return answer


HANDLERS: Final[list[Any]] = [manifest, worker, offline]
"""The routes of this module."""
