"""``hustings admin``: what is reported of people, and what is done about it."""

from __future__ import annotations

from time import time
from typing import Final

from .administering import Age, transaction, when
from .database import of_database
from .options import argument, as_json, option
from .parser import command
from .speech import Speech, show_json

__all__ = ["ban", "deeds", "reports", "silence", "unban"]

of_name: Final = argument("name", text="admin-of-person", metavar="NAME")
with_note: Final = option("--note", text="admin-note", metavar="TEXT", default="")
WEEK: Final = 7 * 86400.0


@command("reports", "hustings admin reports\nhustings admin reports --done abcdefghjk --note 'a quarrel'")
@of_database
@option("--done", text="admin-report-done", metavar="REPORT", default="")
@with_note
@as_json
def reports(speech: Speech, database: str, done: str, note: str, as_json: bool) -> int:
    """What people have reported."""
    from hustings.club.people.moderation import close, reports

    with transaction(database) as connection:
        if done:
            close(connection, done, time(), note)
        found = reports(connection)
    if as_json:
        show_json([vars(report) for report in found])
        return 0
    for report in found:
        about = report.name or f"{report.match_id} {report.line} ({report.seat}: {report.text})"
        print(f"{report.id}  {when(report.at)}  {about}  {report.why}".rstrip())
    if not found:
        print(speech("admin-no-reports"))
    return 0


@command("silence", "hustings admin silence Ann --for 7d --note 'insults'")
@of_name
@of_database
@option("--for", text="admin-for", metavar="AGE", type=Age())
@with_note
def silence(speech: Speech, name: str, database: str, note: str, **given: float | None) -> int:
    """Let somebody say nothing for a while."""
    from hustings.club.people.moderation import silence

    seconds = given["for"] or WEEK
    with transaction(database) as connection:
        silence(connection, name, time(), seconds, note)
    print(speech("admin-silenced", name=name, when=when(time() + seconds)))
    return 0


@command("ban", "hustings admin ban Ann --note 'cheats'\nhustings admin ban Ann --for 30d")
@of_name
@of_database
@option("--for", text="admin-ban-for", metavar="AGE", type=Age())
@with_note
def ban(speech: Speech, name: str, database: str, note: str, **given: float | None) -> int:
    """Let somebody do nothing under a name."""
    from hustings.club.people.moderation import FOR_EVER, ban

    with transaction(database) as connection:
        ban(connection, name, time(), given["for"] or FOR_EVER, note)
    print(speech("admin-banned", name=name))
    return 0


@command("unban", "hustings admin unban Ann")
@of_name
@of_database
@with_note
def unban(speech: Speech, name: str, database: str, note: str) -> int:
    """Let somebody play and talk again."""
    from hustings.club.people.moderation import unban

    with transaction(database) as connection:
        unban(connection, name, time(), note)
    print(speech("admin-unbanned", name=name))
    return 0


@command("deeds", "hustings admin deeds")
@of_database
@as_json
def deeds(speech: Speech, database: str, as_json: bool) -> int:
    """What administrators did."""
    from hustings.matches.operations.deeds import deeds

    with transaction(database) as connection:
        found = deeds(connection)
    if as_json:
        show_json([vars(deed) for deed in found])
        return 0
    for deed in found:
        print(f"{when(deed.at)}  {deed.what}  {deed.about}  {deed.note}".rstrip())
    if not found:
        print(speech("admin-no-deeds"))
    return 0
