"""The rated ladder: who plays for it at which table, what has come of it, and who stands where.
Answers that are prepared for a question to come."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("ahead", sa.Text))
    here = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "entrants",
        sa.Column("table_id", sa.String(16), here, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.LargeBinary(32), nullable=False),
    )
    op.create_index("entrants_player", "entrants", ["player"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("player", sa.LargeBinary(32), primary_key=True),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ratings_player", "ratings", ["player"])
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("why", sa.String(20), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "rated_results",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("player", sa.LargeBinary(32), nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("change", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("rated_results_player", "rated_results", ["player", "game"])


def downgrade() -> None:
    for name in ("rated_results", "rated_games", "ratings", "entrants"):
        op.drop_table(name)
    op.drop_column("seats", "ahead")
