"""What can go wrong around a match, as text keys: the sentences stand in ``hustings/words/text``."""

from __future__ import annotations

from hustings.database.problems import Problem


class UnknownMatch(Problem):
    """There is no match of this id."""

    key = "unknown-match"


class SeatTaken(Problem):
    """The invitation to this seat has been accepted already, or it was never open."""

    key = "seat-taken"


class NotAway(Problem):
    """The seat cannot be claimed: nobody whose turn it is has been away for long enough."""

    key = "not-away"


class BadPlan(Problem):
    """A match cannot be opened, or a seat played, like this: there is no such kind, level or mode."""

    key = "bad-plan"


class SeatCount(BadPlan):
    """A match is to be opened with more or fewer seats than its game has."""

    key = "seat-count"


class BadPace(BadPlan):
    """A match is to be opened with a time control that there is not."""

    key = "bad-pace"


class PaceAtDevice(BadPlan):
    """At one device nobody has a clock of its own."""

    key = "pace-at-device"


class BadOrder(Problem):
    """A standing order that the game does not know, or one too many."""

    key = "bad-order"


class HintsForOne(BadPlan):
    """A match is to be opened with hints in which one person does not play against computers alone."""

    key = "hints-for-one"


class NoHints(Problem):
    """A seat asks for a hint that it does not get here, or not now."""

    key = "no-hints"


class HintFailed(Problem):
    """The computer could not say what it would do."""

    key = "hint-failed"


class NoMoment(Problem):
    """There is no such moment in a match, or nothing was left to be played then."""

    key = "no-moment"


class OtherRules(Problem):
    """A match was played under rules that are not here any more, so that nobody can play on from it."""

    key = "other-rules"


class OnTooOften(Problem):
    """A match was played on from one that was played on, and so on, too often."""

    key = "on-too-often"


class LinkAndDevice(Problem):
    """Whoever opens a match at one device holds all its seats: nobody else can be invited to one."""

    key = "link-and-device"


class HouseName(Problem):
    """A person wants to be called what the house calls a computer or an open seat."""

    key = "house-name"


class NotOver(Problem):
    """A rematch follows a match that is over."""

    key = "not-over"


class NotYet(Problem):
    """The full file of a match is given out after its end only, because it holds the hidden cards."""

    key = "file-not-yet"


class NothingSaid(Problem):
    """A line of table talk with nothing in it that could be read."""

    key = "nothing-said"


class TooLong(Problem):
    """A line of table talk that is longer than a line may be."""

    key = "talk-too-long"


class TooFast(Problem):
    """A seat has said very much in a short time."""

    key = "talk-too-fast"


class TalkOff(Problem):
    """A seat that has switched talk off wants to say something."""

    key = "talk-off"


class NobodyThere(Problem):
    """Nobody would hear it: no person sits there, or nobody else at the table."""

    key = "talk-nobody"


class NotEmpty(Problem):
    """There are matches in the database, which would be lost."""

    key = "database-not-empty"


class BackupExists(Problem):
    """There is a file where a backup is to be written."""

    key = "backup-exists"


class BackupFailed(Problem):
    """A backup could not be made."""

    key = "backup-failed"


class BadBackup(Problem):
    """A file that is no backup of such a database, or not a whole one."""

    key = "bad-backup"


class RestoreFailed(Problem):
    """A backup could not be put into the database, which is as it was."""

    key = "restore-failed"


class NoTools(Problem):
    """A program that comes with PostgreSQL is missing."""

    key = "no-tools"


class Ended(Problem):
    """The administrator has ended the match."""

    key = "match-ended"


class NoSuchSeat(Problem):
    """A match has fewer seats."""

    key = "no-seat-of-match"


class NoSuchLine(Problem):
    """So much has not been said at a match."""

    key = "no-line-of-talk"


class CannotLoad(Problem):
    """A stored match that the installed game cannot read; it stays stored as it is."""

    key = "cannot-load"


class ComputerFailed(Problem):
    """The computer of a game does not work: neither its level nor the heuristic has given an answer."""

    key = "computer-failed"


class BadFile(Problem):
    """A file that is no match, or not as it was written.

    Args:
        key: of the text that says what is wrong.
    """

    key = "bad-file"

    def __init__(self, key: str = "bad-file", **arguments: object) -> None:
        self.key = key
        super().__init__(**arguments)
