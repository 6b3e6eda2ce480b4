"""Positions, boxes and what was told: enough to show a table under other rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # no program is named for tables that are broken already: they are tried again
    broken_by = sa.Column("broken_by", sa.String(120), nullable=False, server_default="")
    op.add_column("tables", broken_by)
    op.add_column("events", sa.Column("told", sa.LargeBinary))
    op.create_table(
        "positions",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("components", sa.String(80), nullable=False),
        sa.Column("draws", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "boxes",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("digest", sa.String(80), primary_key=True),
        sa.Column("contents", sa.LargeBinary, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("boxes", "positions"):
        op.drop_table(name)
    op.drop_column("events", "told")
    op.drop_column("tables", "broken_by")
