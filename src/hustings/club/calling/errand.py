"""One letter by Apprise, in a process of its own that can reach nobody inside the network.

Every connection of this process is looked at where the interpreter makes it (an audit hook, which cannot be taken off):
names are resolved by then, so that neither a redirect nor a name that changes its mind leads inside. It starts no
programs and writes no files.
"""

from __future__ import annotations

import os
import sys
from typing import Final

import msgspec

from .elsewhere import BAD, INSIDE, NOT_TAKEN, OK, Errand
from .reach import Forbidden, Reach, networks

REACHING: Final = ("socket.connect", "socket.sendto", "socket.sendmsg")
NEVER: Final = ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.fork", "os.forkpty", "socket.bind")
WRITING: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_APPEND
MEMORY: Final = 1 << 30
"""Bytes; Apprise takes a tenth of it."""


class Watch:
    """Looks at what this process does, from now on until it ends.

    Args:
        reach: where letters may go.

    Attributes:
        refused: it has tried to go elsewhere.
    """

    def __init__(self, reach: Reach) -> None:
        self._reach = reach
        self.refused = False
        sys.addaudithook(self._look)

    def _look(self, event: str, args: tuple[object, ...]) -> None:
        if event in REACHING:
            self._check(args[-1])
        elif event in NEVER:
            raise PermissionError(event)
        elif event == "open" and isinstance(args[2], int) and args[2] & WRITING and args[0] != os.devnull:
            raise PermissionError("a file is not written")

    def _check(self, address: object) -> None:
        host = address[0] if isinstance(address, tuple) else ""
        try:
            self._reach.check(str(host))
        except Forbidden:
            self.refused = True
            raise


def main() -> int:
    """Do the errand that stands in the standard input; how it ended."""
    errand = msgspec.json.decode(sys.stdin.buffer.read(), type=Errand)
    _limit()
    import apprise

    watch = Watch(Reach(networks(",".join(errand.allowed))))
    asset = apprise.AppriseAsset(
        app_id="Hustings", app_url="", image_url_mask="", image_url_logo="", storage_mode="memory", async_mode=False
    )
    letter = apprise.Apprise(asset=asset)
    if not letter.add(errand.url):
        return BAD
    taken = letter.notify(title=errand.title, body=errand.body, body_format=apprise.NotifyFormat.TEXT)
    if watch.refused:
        return INSIDE
    return OK if taken else NOT_TAKEN


def _limit() -> None:
    """No more memory than such an errand needs, where the system can say so."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    sys.exit(main())
