"""How alembic reaches the database: by the connection that the store hands over."""

from __future__ import annotations

from alembic import context

from drakkar.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
