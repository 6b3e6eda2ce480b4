"""Changes of the database's shape, run by alembic when the server starts."""

from __future__ import annotations

from typing import Final

HEAD: Final = "0006"
"""The last of them: a database that has it is opened without alembic."""
