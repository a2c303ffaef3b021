"""``hustings work``: what has to happen by itself in the matches of a PostgreSQL."""

from __future__ import annotations

from typing import Final

from hustings.matches import logs

from .calling import calling, owner_of
from .database import database_url, of_database
from .operating import checked_url, log_format, metrics
from .options import Number, option
from .parser import command
from .speech import CommandError, Speech

EXAMPLES: Final = """\
hustings work --database postgresql://hustings@db/hustings
hustings work --database postgresql://hustings@db/hustings --workers 8 --metrics 9109"""


@command("work", EXAMPLES)
@of_database
@option("--workers", text="work-workers", metavar="N", type=Number(1, 1000))
@option("--public-url", text="serve-public-url", metavar="URL", default="")
@calling
@metrics
@log_format
def run(
    speech: Speech,
    database: str,
    workers: int | None,
    public_url: str,
    smtp: str,
    mail_from: str,
    letters_to: tuple[str, ...],
    metrics: tuple[str, int] | None,
    log_format: str,
) -> int:
    """Work until interrupted."""
    url = database_url(database)
    if url.startswith("sqlite"):
        raise CommandError("work-sqlite")
    owner = owner_of(smtp, mail_from, letters_to, checked_url(public_url))
    from hustings.web.running.operating import Operating
    from hustings.web.running.working import run as work

    logs.begin(log_format)
    print(speech("work-begins"), flush=True)
    work(Operating(database=url, workers=workers, metrics=metrics, log_format=log_format, owner=owner))
    return 0
