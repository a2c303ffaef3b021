"""What can go wrong when people find each other, as text keys."""

from __future__ import annotations

from hustings.database.problems import Problem


class TooManyTables(Problem):
    """Somebody has as many tables with free seats as anybody may have."""

    key = "too-many-tables"


class TooManyInvitations(Problem):
    """A table has had as many links as a table may have."""

    key = "too-many-invitations"


class NotInvited(Problem):
    """Seats of this table are taken by whoever has its link."""

    key = "not-invited"


class LinkClosed(Problem):
    """This link leads to no table, or to none any more."""

    key = "link-closed"


class NotWelcome(Problem):
    """Somebody at the table does not want to play with this person."""

    key = "not-welcome"


class RatingUnwanted(Problem):
    """The table is for other ratings."""

    key = "rating-unwanted"


class NeedsName(Problem):
    """A rated match needs names that last."""

    key = "needs-name"
