"""Everything that the club keeps: people, tables to be found, calls, clocks, ratings, tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables of the club."""
    op.create_table(
        "addresses",
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("person", sa.String(length=12), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("address"),
    )
    op.create_index("ix_addresses_person", "addresses", ["person"], unique=False)
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("by", sa.String(length=12), nullable=False),
        sa.Column("to", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("reason", sa.String(length=20), nullable=False),
        sa.Column("match_id", sa.String(length=40), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_challenges_by", "challenges", ["by"], unique=False)
    op.create_index("ix_challenges_to", "challenges", ["to"], unique=False)
    op.create_table(
        "channels",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("person", sa.String(length=12), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("label", sa.String(length=80), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("failed", sa.Integer(), nullable=False),
        sa.Column("stopped", sa.Float(), nullable=True),
        sa.Column("why", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_channels_person", "channels", ["person"], unique=False)
    op.create_table(
        "codes",
        sa.Column("person", sa.String(length=12), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("code_hash", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", "n"),
    )
    op.create_table(
        "deeds",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("what", sa.String(length=20), nullable=False),
        sa.Column("about", sa.String(length=80), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_deeds_at", "deeds", ["at"], unique=False)
    op.create_table(
        "devices",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=12), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("label", sa.String(length=80), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("curtains", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_devices_person", "devices", ["person"], unique=False)
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(length=12), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=12), nullable=True),
        sa.Column("level", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("withdrawn", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("tournament", "n"),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"], unique=False)
    op.create_table(
        "holdings",
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.Column("match_id", sa.String(length=40), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("owner", "match_id", "token_hash"),
    )
    op.create_index("ix_holdings_match_id", "holdings", ["match_id"], unique=False)
    op.create_table(
        "invitations",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("match_id", sa.String(length=40), nullable=False),
        sa.Column("language", sa.String(length=10), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("closed", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("token_hash"),
    )
    op.create_index("ix_invitations_match_id", "invitations", ["match_id"], unique=False)
    op.create_table(
        "letters",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=12), nullable=True),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("purpose", sa.String(length=20), nullable=False),
        sa.Column("device", sa.String(length=64), nullable=True),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash"),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("person", sa.String(length=12), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("match_id", sa.String(length=40), nullable=True),
        sa.Column("about", sa.String(length=120), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("sent", sa.Float(), nullable=True),
        sa.Column("answered", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_notices_match_id", "notices", ["match_id"], unique=False)
    op.create_index("ix_notices_person", "notices", ["person"], unique=False)
    op.create_table(
        "orders",
        sa.Column("match_id", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", "n"),
    )
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(length=12), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("entrants", sa.String(length=80), nullable=False),
        sa.Column("match_id", sa.String(length=40), nullable=True),
        sa.Column("result", sa.String(length=80), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "round", "place"),
    )
    op.create_index("ix_pairings_match_id", "pairings", ["match_id"], unique=False)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=400), nullable=False),
        sa.Column("person", sa.String(length=12), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("sign_count", sa.Integer(), nullable=False),
        sa.Column("label", sa.String(length=80), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"], unique=False)
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("skeleton", sa.String(length=160), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("language", sa.String(length=10), nullable=False),
        sa.Column("zone", sa.String(length=60), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("holidays", sa.Float(), nullable=True),
        sa.Column("bot", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("silent_until", sa.Float(), nullable=True),
        sa.Column("banned_until", sa.Float(), nullable=True),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("skeleton"),
    )
    op.create_table(
        "present",
        sa.Column("process", sa.String(length=12), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("people", sa.Text(), nullable=False),
        sa.Column("guests", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("process"),
    )
    op.create_table(
        "rated",
        sa.Column("match_id", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("match_id"),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("side", sa.String(length=20), nullable=False),
        sa.Column("season", sa.String(length=10), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("last", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "side", "season"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("by", sa.String(length=64), nullable=False),
        sa.Column("about", sa.String(length=12), nullable=True),
        sa.Column("match_id", sa.String(length=40), nullable=True),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_reports_state", "reports", ["state"], unique=False)
    op.create_table(
        "seekers",
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("pace", sa.String(length=20), nullable=False),
        sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("side", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("match_id", sa.String(length=40), nullable=True),
        sa.PrimaryKeyConstraint("owner"),
    )
    op.create_index("ix_seekers_game", "seekers", ["game"], unique=False)
    op.create_table(
        "tasks",
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("subject", sa.String(length=160), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("claim", sa.String(length=12), nullable=False),
        sa.PrimaryKeyConstraint("kind", "subject"),
    )
    op.create_index("ix_tasks_due", "tasks", ["due"], unique=False)
    op.create_table(
        "terms",
        sa.Column("match_id", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("host", sa.String(length=64), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("listed", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("pace", sa.String(length=20), nullable=False),
        sa.Column("lowest", sa.Integer(), nullable=True),
        sa.Column("highest", sa.Integer(), nullable=True),
        sa.Column("note", sa.String(length=200), nullable=False),
        sa.Column("series", sa.String(length=12), nullable=True),
        sa.Column("best_of", sa.Integer(), nullable=True),
        sa.Column("turned", sa.Integer(), server_default="0", nullable=False),
        sa.Column("tournament", sa.String(length=12), nullable=True),
        sa.PrimaryKeyConstraint("match_id"),
    )
    op.create_index("ix_terms_host", "terms", ["host"], unique=False)
    op.create_index("ix_terms_listed", "terms", ["listed"], unique=False)
    op.create_table(
        "ties",
        sa.Column("person", sa.String(length=12), nullable=False),
        sa.Column("other", sa.String(length=12), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "other", "kind"),
    )
    op.create_table(
        "tokens",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("person", sa.String(length=12), nullable=False),
        sa.Column("label", sa.String(length=80), nullable=False),
        sa.Column("scopes", sa.String(length=200), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        sa.Column("expires", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("token_hash"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"], unique=False)
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("form", sa.String(length=20), nullable=False),
        sa.Column("owner", sa.String(length=12), nullable=False),
        sa.Column("link_hash", sa.String(length=64), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=12), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("starts", sa.Float(), nullable=True),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_tournaments_owner", "tournaments", ["owner"], unique=False)
    op.create_index("ix_tournaments_state", "tournaments", ["state"], unique=False)
    op.create_table(
        "tries",
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_index("ix_tries_since", "tries", ["since"], unique=False)
    op.add_column("seats", sa.Column("deaf", sa.Boolean(), server_default=sa.false(), nullable=False))
