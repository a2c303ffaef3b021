"""What a challenge can run into, as text keys: the sentences stand in ``hustings/words/text``."""

from __future__ import annotations

from hustings.database.problems import Problem

__all__ = [
    "AlreadyChallenged",
    "ChallengeGone",
    "ChallengeRefused",
    "NoReason",
    "NoSuchSeat",
    "NobodyOfThatName",
    "TooManyChallenges",
    "UnknownChallenge",
    "Yourself",
]


class UnknownChallenge(Problem):
    """There is no challenge of this id, or it is other people's."""

    key = "unknown-challenge"


class ChallengeGone(Problem):
    """The challenge is not open any more."""

    key = "challenge-gone"


class AlreadyChallenged(Problem):
    """A challenge to the same person is open, to something else."""

    key = "already-challenged"


class ChallengeRefused(Problem):
    """The person takes no challenges from this one."""

    key = "challenge-refused"


class TooManyChallenges(Problem):
    """Somebody has challenged very much in a short time, or is challenged by many."""

    key = "too-many-challenges"


class Yourself(Problem):
    """Nobody can challenge itself."""

    key = "challenge-yourself"


class NobodyOfThatName(Problem):
    """No name that lasts is written like this."""

    key = "nobody-of-that-name"


class NoSuchSeat(Problem):
    """The game has no seat of this name, with these options."""

    key = "no-seat-of-game"


class NoReason(Problem):
    """There is no such reason to decline."""

    key = "no-reason"
