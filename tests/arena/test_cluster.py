"""Games on a Ray cluster of two nodes on this machine: the same report, whatever dies.

Ray is not among the development tools: ``make test-cluster`` brings it and runs these.
"""

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from functools import partial
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from drakkar.arena import cluster as clusters
from drakkar.arena.cluster import on_cluster
from drakkar.arena.errors import ArenaError
from drakkar.arena.match import Match
from drakkar.arena.simulate import simulate
from drakkar.arena.study.run import Study, run
from drakkar.arena.study.tables import TABLES
from drakkar.arena.workers import Workers
from drakkar.cli import main

# All of it on the loopback, as Ray does on Windows and macOS. Read when it is imported.
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
ray = pytest.importorskip("ray", reason="make test-cluster brings it")
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own

NODE = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": 80_000_000}
THRALLS = Match("vikings", 2, ("thrall", "thrall"), games=60, seed=1)


@pytest.fixture(scope="module")
def two_nodes():
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args=NODE)
    cluster.add_node(**NODE)
    yield cluster
    cluster.shutdown()


def without_time(report):
    return replace(report, seconds=0.0)


def test_the_same_report_as_on_one_machine(two_nodes):
    told: list[int] = []
    there = simulate(THRALLS, progress=told.append, cluster=two_nodes.address)
    assert without_time(there) == without_time(simulate(THRALLS))
    assert sum(told) == 60
    assert not ray.is_initialized()


def test_a_node_that_is_killed_costs_no_game(two_nodes):
    """It dies under load; what it had is played by the other."""
    doomed = two_nodes.add_node(**NODE)
    match = replace(THRALLS, games=240)
    told: list[int] = []

    def kill(number):
        told.append(number)
        if sum(told) == 40:
            two_nodes.remove_node(doomed, allow_graceful=False)

    there = simulate(match, progress=kill, cluster=two_nodes.address)
    assert without_time(there) == without_time(simulate(match))
    assert sum(told) == 240


def deadly(folder: str, numbers: range) -> list[int]:
    """Dies the first time it is given these."""
    mark = Path(folder, str(numbers.start))
    if numbers.start % 8 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return list(numbers)


def test_a_worker_that_is_killed_costs_no_game(two_nodes, tmp_path):
    chunks = (range(n, n + 4) for n in range(0, 40, 4))
    done = list(on_cluster(partial(deadly, str(tmp_path)), chunks, two_nodes.address))
    assert sorted(n for _, numbers in done for n in numbers) == list(range(40))
    assert len(list(tmp_path.iterdir())) == 5


def test_a_study_with_somebodys_box_is_the_same_there(two_nodes, tmp_path):
    folder = tmp_path / "box" / "vikings"
    folder.mkdir(parents=True)
    (folder / "tiles.yaml").write_text(
        "ship_types: [{id: ship_yellow, reward: {kind: glory, amount: 9}}]\n", encoding="utf-8"
    )
    match = replace(THRALLS, games=12)
    for name, workers in (("here", Workers(1)), ("there", Workers(1, two_nodes.address))):
        run(Study(match, str(tmp_path / name), against=str(folder.parent)), "en", workers)
    for name in (*(f"{table}.parquet" for table in TABLES), "report.html"):
        assert (tmp_path / "here" / name).read_bytes() == (tmp_path / "there" / name).read_bytes()
    name = "against/players.parquet"
    assert (tmp_path / "here" / name).read_bytes() == (tmp_path / "there" / name).read_bytes()


def playing() -> list[int]:
    """The processes that play for somebody."""
    found = []
    for process in psutil.process_iter(["cmdline"]):
        line = " ".join(process.info["cmdline"] or ())
        if line.startswith("ray::_task"):
            found.append(process.pid)
    return found


def wait_for(what, seconds=60):
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end
        time.sleep(0.2)


def test_ctrl_c_leaves_nothing_running(two_nodes):
    asked = ["simulate", "odin", "--players", "4", "--games", "100000", "--lang", "en"]
    command = [sys.executable, "-m", "drakkar", *asked, "--cluster", two_nodes.address]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        wait_for(playing)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in said
    wait_for(lambda: not playing())


def test_another_version_is_refused(two_nodes, monkeypatch):
    monkeypatch.setattr(clusters, "__version__", "9.9.9")
    with pytest.raises(ArenaError, match=r"all must have the same"):
        simulate(THRALLS, cluster=two_nodes.address)
    assert not ray.is_initialized()


@pytest.mark.parametrize(
    ("address", "line"),
    [
        ("127.0.0.1:9", "There is no cluster at 127.0.0.1:9: Connection refused."),
        ("ray://127.0.0.1:9", "There is no cluster at ray://127.0.0.1:9: Connection refused."),
        ("nowhere", "HOST:PORT, ray://HOST:PORT or auto, not “nowhere”."),
        ("a:b", "HOST:PORT, ray://HOST:PORT or auto, not “a:b”."),
    ],
)
def test_a_cluster_that_is_not_there_is_one_line(tmp_path, capsys, address, line):
    out = tmp_path / "out"
    for asked in (["simulate", "vikings"], ["study", "vikings", "--out", str(out)]):
        assert main([*asked, "--cluster", address, "--lang", "en"]) == 2
        (said,) = capsys.readouterr().err.splitlines()
        assert line in said
    assert not out.exists()


def test_no_cluster_at_all_is_one_line_too(monkeypatch, capsys):
    monkeypatch.setattr(ray, "init", lambda **_: (_ for _ in ()).throw(ConnectionError("none")))
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    assert main(["simulate", "vikings", "--cluster", "--lang", "en"]) == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert "No cluster runs on this machine" in said
