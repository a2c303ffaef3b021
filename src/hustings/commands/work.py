"""``hustings work``: what has to happen by itself in the matches of a PostgreSQL."""

from __future__ import annotations

from typing import Final

from hustings.matches import logs

from .database import database_url, of_database
from .operating import log_format, metrics
from .options import Number, option
from .parser import command
from .speech import CommandError, Speech

EXAMPLES: Final = """\
hustings work --database postgresql://hustings@db/hustings
hustings work --database postgresql://hustings@db/hustings --workers 8 --metrics 9109"""


@command("work", EXAMPLES)
@of_database
@option("--workers", text="work-workers", metavar="N", type=Number(1, 1000))
@metrics
@log_format
def run(
    speech: Speech, database: str, workers: int | None, metrics: tuple[str, int] | None, log_format: str
) -> int:
    """Work until interrupted."""
    url = database_url(database)
    if url.startswith("sqlite"):
        raise CommandError("work-sqlite")
    from hustings.web.running.operating import Operating
    from hustings.web.running.working import run as work

    logs.begin(log_format)
    print(speech("work-begins"), flush=True)
    work(Operating(database=url, workers=workers, metrics=metrics, log_format=log_format))
    return 0
