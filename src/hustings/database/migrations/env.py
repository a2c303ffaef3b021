"""What Alembic runs to carry steps out, on the connection that it is given, in that connection's transaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from alembic import context
from alembic.runtime.migration import MigrationContext, MigrationInfo

from hustings.database.tables import META, TABLES


def note(
    ctx: MigrationContext, step: MigrationInfo, heads: Collection[Any], run_args: Mapping[str, Any]
) -> None:
    """Say in the database which version it has now: there a Hustings looks that is older than the step."""
    assert ctx.connection is not None and step.up_revision_id is not None
    version = str(int(step.up_revision_id))
    ctx.connection.execute(META.update().where(META.c.key == "version").values(value=version))


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=TABLES,
    transactional_ddl=True,
    on_version_apply=note,
)
context.run_migrations()
