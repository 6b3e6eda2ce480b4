"""PostgreSQL tells every worker what the others have written."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from sqlalchemy.engine import URL

from drakkar.server.logs import log_event
from drakkar.server.store.store import CHANNEL

_PAUSE = 1.0


class Listener:
    """A thread with a connection of its own. ``heard(table, what)`` for news of a table,
    ``heard("", "")`` after a gap, when anything may have been missed. Called from the thread."""

    def __init__(self, url: URL, heard: Callable[[str, str], None]) -> None:
        self._url, self._heard = url, heard
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._live, name="drakkar-listen", daemon=True)
        self.ready = threading.Event()

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join(5)

    def _live(self) -> None:
        import psycopg

        address = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        first = True
        while not self._stop.is_set():
            try:
                with psycopg.connect(address, autocommit=True, connect_timeout=5) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.ready.set()
                    if not first:
                        self._heard("", "")
                    first = False
                    while not self._stop.is_set():
                        for note in connection.notifies(timeout=0.5):
                            table, _, what = note.payload.partition(":")
                            self._heard(table, what)
                            if self._stop.is_set():
                                break
            except psycopg.Error as error:
                log_event("listen-lost", why=type(error).__name__)
                time.sleep(_PAUSE)
