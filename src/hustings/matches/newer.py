"""Compiled rules that come while a server plays on: its next workers run them.

``make play`` compiles behind and names the folder in ``HUSTINGS_COMPILED``; there the whole package appears at once,
made of the same sources. A process that starts afterwards finds it first. The server itself keeps what it has loaded.
"""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

from hustings.play.game import Game
from hustings.play.groups import compiled

log = logging.getLogger("hustings.bots")


def arrived() -> bool:
    """Whether compiled rules have come since this was asked last."""
    folder = os.environ.get("HUSTINGS_COMPILED", "")
    if not folder or folder in sys.path or not Path(folder, "digest").exists() or _strangers():
        return False
    # A process that is spawned takes this path over; here everything of this name is loaded from where it was.
    sys.path.insert(0, folder)
    log.info("computers think with compiled rules from now on")
    return True


def _strangers() -> list[str]:
    """Games that are compiled for the plain kernel, and would not run on a compiled one."""
    packages = {kind.__module__.partition(".")[0] for kind in Game.__subclasses__()}
    return [package for package in packages if compiled(package)]
