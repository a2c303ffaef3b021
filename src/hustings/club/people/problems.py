"""What a person can run into around its name, as text keys: the sentences stand in ``hustings/words/text``."""

from __future__ import annotations

from hustings.database.problems import Problem

__all__ = [
    "AddressTaken",
    "BadName",
    "Banned",
    "LetterGone",
    "NameTaken",
    "NotYou",
    "TooManyAddresses",
    "TooManyKeys",
    "TooOften",
]


class BadName(Problem):
    """A name cannot be kept for good: it is too short, holds signs that fool others, or is one of the house's."""

    key = "bad-name"


class Banned(Problem):
    """An address or a passkey belongs, or belonged, to a name that the administrator has banned."""

    key = "banned-way"


class NameTaken(Problem):
    """Somebody has this name, or one that looks like it."""

    key = "name-taken"


class NotYou(Problem):
    """Nothing shows that it is this person: what was given is wrong, used up or too old, or there is no such name."""

    key = "not-you"


class LetterGone(Problem):
    """The link of a letter has been followed, or is too old."""

    key = "letter-gone"


class AddressTaken(Problem):
    """The mail address belongs to another name."""

    key = "address-taken"


class TooManyAddresses(Problem):
    """A person has as many mail addresses as anybody needs."""

    key = "too-many-addresses"


class TooManyKeys(Problem):
    """A person has as many passkeys as anybody needs."""

    key = "too-many-keys"


class TooOften(Problem):
    """Something was tried so often that it has to wait."""

    key = "too-often"
