"""What the owner of a server sets up: read from the line of the command, kept, and offered to people."""

from __future__ import annotations

import asyncio

import pytest

from hustings.club.calling.means import Means, Owner
from hustings.club.calling.reach import networks
from hustings.commands.calling import owner_of
from hustings.commands.speech import CommandError
from hustings.database.base import Database

HOME = "https://club.example"


def test_what_is_given_on_the_line_is_checked() -> None:
    owner = owner_of("smtp://user:secret@mail.example", "table@club.example", ["10.1.2.0/24"], HOME)
    assert (owner.sender, owner.home, owner.allowed) == ("table@club.example", HOME, networks("10.1.2.0/24"))
    assert "secret" not in repr(owner)
    assert owner_of("", "", [], "") == Owner()


@pytest.mark.parametrize(
    ("smtp", "sender", "to", "home", "key"),
    [
        ("smtp://mail.example", "", [], HOME, "mail-incomplete"),
        ("", "a@club.example", [], HOME, "mail-incomplete"),
        ("smtp://mail.example", "a@club.example", [], "", "mail-incomplete"),
        ("mail.example", "a@club.example", [], HOME, "smtp-wrong"),
        ("smtp://mail.example", "nobody", [], HOME, "mail-from-wrong"),
        ("", "", ["10.1.2.3/8"], HOME, "letters-to-wrong"),
    ],
)
def test_what_does_not_fit_is_told(smtp: str, sender: str, to: list[str], home: str, key: str) -> None:
    with pytest.raises(CommandError) as told:
        owner_of(smtp, sender, to, home)
    assert told.value.key == key


def test_what_is_not_set_up_is_not_offered_and_the_key_of_pushes_is_made_once(url: str) -> None:
    async def play() -> None:
        database = await Database.open(url)
        try:
            assert Means(database, Owner()).offered == ("push",)
            mail = Owner(smtp="smtp://127.0.0.1", sender="a@club.example", home=HOME)
            assert Means(database, mail).offered[:2] == ("mail", "push")
            keys = await asyncio.gather(*(Means(database, Owner()).push() for _ in range(3)))
            assert len({push.public_key for push in keys}) == 1
            assert await Means(database, Owner()).way("mail") is None
        finally:
            await database.close()

    asyncio.run(play())
