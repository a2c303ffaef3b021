"""Chance for live matches, which can be proved fair afterwards."""

from __future__ import annotations

import hashlib
import hmac
from typing import final

from hustings.kernel.chance import Chance


@final
class Provable(Chance):
    """Chance of a live match: a 32-byte secret, a counter, HMAC-SHA-256 and rejection sampling.

    Draw number ``k`` is the first 8 bytes of ``HMAC(secret, k)``, as a big-endian number, modulo ``n``; a number
    past the last whole multiple of ``n`` is thrown away and the counter goes on. The commitment can be shown from
    the start, the secret after the end.

    Args:
        secret: 32 bytes.
        counter: how many blocks have been used; it only ever goes forward.
    """

    def __init__(self, secret: bytes, counter: int = 0) -> None:
        super().__init__()
        self.secret = secret
        self.counter = counter
        self.results: list[int] = []

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret, in hex."""
        return hashlib.sha256(self.secret).hexdigest()

    def below(self, n: int) -> int:
        """See :meth:`Chance.below`; the result is also kept in ``results``."""
        limit = (1 << 64) - (1 << 64) % n
        while True:
            block = hmac.digest(self.secret, self.counter.to_bytes(8, "big"), "sha256")
            self.counter += 1
            number = int.from_bytes(block[:8], "big")
            if number < limit:
                break
        self.drawn += 1
        self.results.append(number % n)
        return number % n

    def take_results(self) -> tuple[int, ...]:
        """The results since the last call, for the log."""
        results = tuple(self.results)
        self.results = []
        return results

    def clone(self) -> Chance:
        """A copy that draws the same results; for tests and verification only."""
        return Provable(self.secret, self.counter)
