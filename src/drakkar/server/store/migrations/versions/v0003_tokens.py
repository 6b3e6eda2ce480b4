"""Tokens: a program's own way to a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("token", sa.LargeBinary(32)))
    op.create_index("seats_token", "seats", ["token"])


def downgrade() -> None:
    op.drop_index("seats_token", "seats")
    op.drop_column("seats", "token")
