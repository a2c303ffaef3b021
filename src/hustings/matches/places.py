"""Where the database of matches is."""

from __future__ import annotations

import os
from pathlib import Path


def default_database() -> Path:
    """Where matches are kept when nothing else is said."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "hustings" / "hustings.db"


def database_url(database: str) -> str:
    """The SQLAlchemy URL of a database that is given as URL, path, or not at all."""
    if "://" in database:
        return database
    path = Path(database) if database else default_database()
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{path.resolve()}"
