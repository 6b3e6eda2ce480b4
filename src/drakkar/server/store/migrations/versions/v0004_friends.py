"""Friends over days: deadlines, stand-ins, when a seat was last looked at, ways to reach people and
what has been sent by them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.create_index("tables_deadline", "tables", ["deadline"])
    op.add_column("seats", sa.Column("spare", sa.LargeBinary(32)))
    op.add_column("holders", sa.Column("seen", sa.Float))
    here = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "standins",
        sa.Column("table_id", sa.String(16), here, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("device", sa.LargeBinary(32), primary_key=True),
        sa.Column("seen", sa.Float),
    )
    op.create_index("standins_device", "standins", ["device"])
    here = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "ways",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("device", sa.LargeBinary(32)),
        sa.Column("table_id", sa.String(16), here),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("trouble", sa.String(200), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ways_device", "ways", ["device"])
    op.create_index("ways_table", "ways", ["table_id"])
    here = sa.ForeignKey("tables.id", ondelete="CASCADE")
    way = sa.ForeignKey("ways.id", ondelete="CASCADE")
    op.create_table(
        "outbox",
        sa.Column("way_id", sa.String(32), way, primary_key=True),
        sa.Column("table_id", sa.String(16), here, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("outbox_due", "outbox", ["state", "due"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("secrets", "outbox", "ways", "standins"):
        op.drop_table(name)
    op.drop_column("holders", "seen")
    op.drop_column("seats", "spare")
    op.drop_index("tables_deadline", "tables")
    op.drop_column("tables", "deadline")
