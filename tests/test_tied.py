"""A run of the tests that is stopped leaves nothing behind; a test that hangs is stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from tests.tied import tied

ROOT = Path(__file__).resolve().parents[1]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux promises it")

HANGING = """
from pathlib import Path
from time import sleep
from tests.server.harness import Running

def test_that_hangs():
    made = Running("sqlite:///{folder}/tables.db", "--bots", "1").start()
    Path("{folder}/pid").write_text(str(made.process.pid))
    sleep(600)
"""


def until(done, seconds: float = 120):
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end
        time.sleep(0.05)


def gone(process: psutil.Process) -> bool:
    return not process.is_running() or process.status() == psutil.STATUS_ZOMBIE


@pytest.mark.parametrize(
    ("how", "workers"), [(signal.SIGTERM, "0"), (signal.SIGINT, "1"), (signal.SIGKILL, "1")]
)
def test_servers_end_with_the_run_that_started_them(tmp_path, how, workers):
    (tmp_path / "test_hanging.py").write_text(HANGING.format(folder=tmp_path), encoding="utf-8")
    # no other plugins: each takes its time to be read
    needed = ["-p", "xdist", "-p", "pytest_timeout", "-p", "no:cacheprovider"]
    options = ["-q", *needed, "-n", workers, "--rootdir", str(ROOT)]
    run = subprocess.Popen(
        tied(sys.executable, "-m", "pytest", *options, str(tmp_path / "test_hanging.py")),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=ROOT,
        start_new_session=True,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")]),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        },
    )
    note = tmp_path / "pid"
    until(lambda: note.exists() and note.read_text(encoding="utf-8"))
    server = psutil.Process(int(note.read_text(encoding="utf-8")))
    started = [server, *server.children(recursive=True)]
    assert not any(map(gone, started))
    if how is signal.SIGINT:
        os.killpg(run.pid, how)  # as the terminal does it
    else:
        run.send_signal(how)
    run.wait(60)
    until(lambda: all(map(gone, started)))


def test_a_program_whose_starter_is_gone_does_not_start(tmp_path):
    command = tied(sys.executable, "-c", f"open({str(tmp_path / 'ran')!r}, 'w')")
    assert subprocess.run(command).returncode == 0
    assert (tmp_path / "ran").exists()
    (tmp_path / "ran").unlink()
    command[command.index(str(os.getpid()))] = "1"
    assert subprocess.run(command).returncode == 0
    assert not (tmp_path / "ran").exists()


def test_a_test_that_hangs_is_stopped_and_named(tmp_path):
    (tmp_path / "test_slow.py").write_text(
        "from time import sleep\ndef test_that_hangs():\n    sleep(600)\ndef test_next(): ...\n"
    )
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-o", "timeout=1"),
            *("--rootdir", str(tmp_path), str(tmp_path)),
        ],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert done.returncode == 1
    assert "test_that_hangs - Failed: Timeout" in done.stdout
    assert "1 passed" in done.stdout


def test_every_test_has_such_a_limit(request):
    assert 60 <= float(request.config.getini("timeout")) <= 900
