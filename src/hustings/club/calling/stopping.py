"""The link at the end of every letter that ends being called like this: signed, so that it opens nothing else."""

from __future__ import annotations

from hashlib import sha256

from itsdangerous import BadData, URLSafeSerializer


class Stops:
    """Makes and reads the last part of such links. They hold for good: a letter may be found after years.

    Args:
        key: secret bytes that outlive the server's process.
    """

    def __init__(self, key: bytes) -> None:
        kwargs = {"key_derivation": "hmac", "digest_method": sha256}
        self._signed = URLSafeSerializer(key, salt=b"stop calling", signer_kwargs=kwargs)

    def of(self, channel: str) -> str:
        """The last part of the link that stops a channel.

        Args:
            channel: its id.
        """
        return str(self._signed.dumps(channel))

    def channel(self, link: str) -> str | None:
        """The id of the channel that a link stops; None: we have not made it."""
        try:
            found = self._signed.loads(link)
        except BadData:
            return None
        return found if isinstance(found, str) else None
