"""Talk, where tables come from, people with several devices, tables that are put away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def _table() -> sa.Column[str]:
    here = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(16), here, nullable=False)


def upgrade() -> None:
    op.create_table(
        "talk",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _table(),
        sa.Column("seat", sa.Integer),
        sa.Column("device", sa.LargeBinary(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("talk_table", "talk", ["table_id", "id"])
    op.create_index("talk_device", "talk", ["device"])
    op.create_table(
        "manners",
        _table(),
        sa.Column("talk", sa.String(10), nullable=False),
        sa.Column("watchers", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "origins",
        _table(),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("origin", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("origins_origin", "origins", ["origin"])
    op.create_table(
        "people",
        sa.Column("id", sa.LargeBinary(32), primary_key=True),
        sa.Column("name", sa.String(80)),
        sa.Column("folded", sa.String(200), unique=True),
        sa.Column("passphrase", sa.Text),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("tried", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    person = sa.ForeignKey("people.id", ondelete="CASCADE")
    op.create_table(
        "aliases",
        sa.Column("device", sa.LargeBinary(32), primary_key=True),
        sa.Column("person", sa.LargeBinary(32), person, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("aliases_person", "aliases", ["person"])
    op.create_table(
        "passes",
        sa.Column("secret", sa.LargeBinary(32), primary_key=True),
        sa.Column("device", sa.LargeBinary(32), nullable=False),
        sa.Column("raw", sa.LargeBinary(32), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "shelved",
        sa.Column("device", sa.LargeBinary(32), nullable=False),
        _table(),
        sa.PrimaryKeyConstraint("device", "table_id"),
    )


def downgrade() -> None:
    for name in ("shelved", "passes", "aliases", "people", "origins", "manners", "talk"):
        op.drop_table(name)
