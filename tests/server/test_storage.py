"""A disk that is full, or may not be written to: nothing is told that is not kept, and when there
is room again everything goes on without a restart."""

from __future__ import annotations

import contextlib
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Person, new_key, running

root = pytest.mark.skipif(os.geteuid() != 0, reason="only root may mount a small disk")


@contextlib.contextmanager
def no_longer_files(pid: int, longest: int) -> Iterator[None]:
    """For this process every file ends here: a full disk that anybody may make."""
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (longest, before[1]))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
    subprocess.run(mount, check=True, capture_output=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def refused_then_kept(person: Person, table: str, trouble: contextlib.AbstractContextManager[None]):
    """A move in trouble is answered 503, again and again; afterwards its key tells the truth."""
    seen, key = person.view(table), new_key()
    with trouble:
        for _ in range(3):
            lost = person.play(table, seen, key=key)
            assert lost.status_code == 503, lost.text
            assert lost.json()["error"] == "storage"
            assert "retry-after" in lost.headers
        asked = {"game": "vikings", "seats": [{"kind": "me"}] * 2}
        assert person.post("/api/tables", asked).status_code == 503
        assert person.get("/healthz").status_code == 200
    done = person.play(table, seen, key=key)
    assert done.status_code == 200, done.text
    now = person.view(table)
    assert now["seq"] == done.json()["seq"] == seen["seq"] + 1
    assert person.play(table, now).status_code == 200


def test_files_that_cannot_grow(tmp_path):
    with running(f"sqlite:///{tmp_path}/t.db", "--no-limits", "--bots", "1") as server:
        person = Person(server.url)
        table = person.create("vikings", "me", "here", seed=1)["table"]
        assert person.play(table, person.view(table)).status_code == 200
        assert server.process is not None
        longest = min(path.stat().st_size for path in tmp_path.glob("t.db*"))
        refused_then_kept(person, table, no_longer_files(server.process.pid, longest))
        person.close()


@root
def test_a_full_disk_and_one_that_may_only_be_read(tmp_path):
    with (
        small_disk(tmp_path / "disk") as disk,
        running(f"sqlite:///{disk}/t.db", "--no-limits", "--bots", "1") as server,
    ):
        person = Person(server.url)
        table = person.create("vikings", "me", "here", seed=1)["table"]

        @contextlib.contextmanager
        def full() -> Iterator[None]:
            filler = disk / "filler"
            with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
                while file.write(b"x" * 4096):
                    pass
            yield
            filler.unlink()

        refused_then_kept(person, table, full())
        person.close()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_file_that_may_only_be_read_is_told_at_the_start(tmp_path):
    with running(f"sqlite:///{tmp_path}/t.db", "--no-limits", "--bots", "1"):
        pass
    (tmp_path / "t.db").chmod(0o444)
    tmp_path.chmod(0o555)
    try:
        with pytest.raises(AssertionError), running(f"sqlite:///{tmp_path}/t.db"):
            pass
    finally:
        tmp_path.chmod(0o755)


# ---- files that are not what they were -------------------------------------------------------


@pytest.mark.parametrize("how", ["deleted", "replaced", "log deleted"])
def test_a_database_that_is_gone_is_noticed_before_anything_is_acknowledged(tmp_path, how):
    file, log = tmp_path / "t.db", tmp_path / "log"
    aside = tmp_path / "aside"
    with running(f"sqlite:///{file}", "--no-limits", "--bots", "1", log=log) as made:
        person = Person(made.url)
        table = person.create("vikings", "me", "here", seed=1)["table"]
        assert person.play(table, person.view(table)).status_code == 200
        assert person.get("/readyz").status_code == 200
        seen = person.view(table)
        victim = Path(f"{file}-wal") if how == "log deleted" else file
        victim.rename(aside)
        if how == "replaced":
            file.write_bytes(aside.read_bytes())
        for _ in range(3):
            assert person.play(table, seen).status_code == 503
        assert person.get("/readyz").status_code == 503
        assert person.get("/healthz").status_code == 200
        victim.unlink(missing_ok=True)
        aside.rename(victim)  # put back: it is the same file again
        assert person.get("/readyz").status_code == 200
        assert person.play(table, seen).status_code == 200
        assert person.view(table)["seq"] == seen["seq"] + 1
        person.close()
    lines = [line for line in log.read_text().splitlines() if "database-gone" in line]
    assert len(lines) == 1


@root
def test_a_full_disk_is_not_ready(tmp_path):
    with (
        small_disk(tmp_path / "disk") as disk,
        running(f"sqlite:///{disk}/t.db", "--no-limits", "--bots", "1") as made,
    ):
        person = Person(made.url)
        filler = disk / "filler"
        with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while file.write(b"x" * 4096):
                pass
        assert person.get("/readyz").status_code == 503
        filler.unlink()
        assert person.get("/readyz").status_code == 200
        person.close()


def test_what_cannot_be_written_is_not_ready(tmp_path):
    with running(f"sqlite:///{tmp_path}/t.db", "--no-limits", "--bots", "1") as made:
        person = Person(made.url)
        table = person.create("vikings", "me", "here", seed=1)["table"]
        assert made.process is not None
        longest = min(one.stat().st_size for one in tmp_path.glob("t.db*"))
        with no_longer_files(made.process.pid, longest):
            assert person.play(table, person.view(table)).status_code == 503
            assert person.get("/readyz").status_code == 503
        assert person.get("/readyz").status_code == 200
        person.close()


def test_files_are_their_owner_s_alone(tmp_path):
    """Whatever the umask says: hands and seeds are in them."""
    before = os.umask(0o022)
    try:
        db = f"sqlite:///{tmp_path}/new/t.db"
        with running(db, "--no-limits", "--bots", "1") as made:
            person = Person(made.url)
            person.create("vikings", "me", "here", seed=1)
            person.close()
            modes = {one.name: one.stat().st_mode & 0o777 for one in (tmp_path / "new").iterdir()}
            assert modes == dict.fromkeys(("t.db", "t.db-wal", "t.db-shm"), 0o600)
            assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700
            copy = tmp_path / "copy.db"
            command = [sys.executable, "-m", "drakkar", "backup", "--db", db, str(copy)]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            assert copy.stat().st_mode & 0o777 == 0o600
            assert copy.stat().st_size > 4096
    finally:
        os.umask(before)
