"""The tables as they were before they had steps; what a database of those days has already is left as it is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make what is missing: talk and results came later than the others."""
    _make("meta", sa.Column("key", sa.String(20), primary_key=True), sa.Column("value", sa.Text, nullable=False))
    _make(
        "matches",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("mode", sa.String(10), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("finished", sa.Float),
        sa.Column("unverified", sa.Boolean, nullable=False),
        sa.Column("to_act", sa.String(40), nullable=False),
        sa.Column("rematch", sa.String(40)),
    )
    _make(
        "seats",
        sa.Column("match_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("confirm", sa.Boolean, nullable=False),
        sa.Column("auto_pass", sa.Boolean, nullable=False),
        sa.Column("last_seen", sa.Float, nullable=False),
    )
    op.create_index("ix_seats_token_hash", "seats", ["token_hash"], if_not_exists=True)
    _make(
        "records",
        sa.Column("match_id", sa.String(40), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
    _make(
        "snapshots",
        sa.Column("match_id", sa.String(40), primary_key=True),
        sa.Column("records", sa.Integer, primary_key=True),
        sa.Column("base", sa.Boolean, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    _make(
        "results",
        sa.Column("match_id", sa.String(40), primary_key=True),
        sa.Column("places", sa.String(40), nullable=False),
    )
    _make(
        "talk",
        sa.Column("match_id", sa.String(40), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("to_seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def _make(name: str, *columns: sa.Column[object]) -> None:
    op.create_table(name, *columns, if_not_exists=True)
