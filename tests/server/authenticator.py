"""An authenticator in software: it makes passkeys and signs with them, as a phone would."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "==")


class Authenticator:
    """One passkey, for the page of an origin.

    Attributes:
        origin: that it tells of.
        count: how often it has signed.
    """

    def __init__(self, origin: str, host: str = "127.0.0.1") -> None:
        self.origin = origin
        self.count = 0
        self._host = host
        self._id = os.urandom(16)
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._user = b""

    def create(self, wish: dict[str, Any]) -> str:
        """The answer to the wish for a new passkey."""
        self._user = raw(wish["user"]["id"])
        point = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        given = bytes(16) + len(self._id).to_bytes(2, "big") + self._id + cbor2.dumps(key)
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self._data(0x45) + given})
        return self._answer(clientDataJSON=self._client("webauthn.create", wish), attestationObject=made)

    def get(self, wish: dict[str, Any]) -> str:
        """The answer to the wish for a signature."""
        self.count += 1
        client, data = self._client("webauthn.get", wish), self._data(0x05)
        signed = self._key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(clientDataJSON=client, authenticatorData=data, signature=signed, userHandle=self._user)

    def _data(self, flags: int) -> bytes:
        return sha256(self._host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, wish: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": wish["challenge"], "origin": self.origin}).encode()

    def _answer(self, **response: bytes) -> str:
        told = {name: text(value) for name, value in response.items()}
        id = text(self._id)
        return json.dumps({"id": id, "rawId": id, "type": "public-key", "response": told, "clientExtensionResults": {}})
