"""What can go wrong around a tournament, as text keys."""

from __future__ import annotations

from hustings.database.problems import Problem


class UnknownTournament(Problem):
    """There is no tournament of this id."""

    key = "tournament-unknown"


class NoName(Problem):
    """Only somebody with a lasting name can do this."""

    key = "tournament-no-name"


class NotOwner(Problem):
    """Only who made the tournament can do this."""

    key = "tournament-not-owner"


class BadLink(Problem):
    """The link to the tournament is none, or no longer good."""

    key = "tournament-link"


class NotOpen(Problem):
    """The tournament has begun or is over: nobody can join any more."""

    key = "tournament-not-open"


class Full(Problem):
    """As many take part as may."""

    key = "tournament-full"


class TooManyComputers(Problem):
    """As many computers and programs take part as may."""

    key = "tournament-computers"


class TooFew(Problem):
    """Too few take part to begin."""

    key = "tournament-few"


class TooMany(Problem):
    """Somebody has made, or plays in, as many tournaments as one may at a time."""

    key = "tournament-many"


class BadTournament(Problem):
    """A tournament cannot be played like this."""

    key = "tournament-bad"
