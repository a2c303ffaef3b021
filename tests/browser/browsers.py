"""The Chromium that is here, for the tests and for the scripts that draw and measure with one."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import APIRequestContext

NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first one is the same browser without what only windows need."""


class NoChromium(SystemExit):
    """There is none here; a script ends with that."""


def launching(flags: Sequence[str] = ()) -> dict[str, Any]:
    """What Playwright is to launch; without its sandbox only for root, who cannot have one.

    Args:
        flags: what else is said to the browser.

    Raises:
        NoChromium: when none is installed.
    """
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        raise NoChromium("there is no Chromium here (Debian package: chromium-headless-shell)")
    own = ["--no-sandbox"] if os.geteuid() == 0 else []
    return {"executable_path": str(Path(found)), "args": [*own, *flags]}


def invitation(request: APIRequestContext, here: str) -> tuple[str, int]:
    """The link for those who shall take the free seats of a match, and how many are free.

    Args:
        request: who asks: the browser of somebody who sits there.
        here: the address at which they sit.
    """
    page = request.get(here.partition("/s/")[0] + "/invite").text()
    link, free = re.search(r'id="invite-link" readonly value="([^"]+)"', page), re.search(r'"badge">([^<]*)', page)
    assert link and free
    return link[1], free[1].count("·") + 1
