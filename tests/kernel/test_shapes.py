"""msgspec ends the process where two threads read the first struct of a kind at once."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import drakkar

RACE = """
import sys, threading, msgspec
from drakkar.kernel.shapes import met
sys.setswitchinterval(1e-6)
fields = [(f"f{n}", "list[tuple[int, str]] | None", None) for n in range(12)]
for _ in range(300):
    inner = msgspec.defstruct("Inner", fields)
    shape = msgspec.defstruct("Outer", [*fields, ("inner", inner | None, None)])
    go = threading.Barrier(4)
    def read():
        go.wait()
        msgspec.json.decode(b'{"f0": [[1, "a"]], "inner": {"f3": []}}', type=met(shape))
    readers = [threading.Thread(target=read) for _ in range(4)]
    for reader in readers: reader.start()
    for reader in readers: reader.join()
"""


def test_threads_read_the_first_of_a_kind_at_once() -> None:
    ended = subprocess.run([sys.executable, "-c", RACE], capture_output=True, timeout=60)
    assert ended.returncode == 0, ended.stderr[-500:]


def test_whoever_reads_a_struct_has_met_it() -> None:
    # these read numbers, words, tuples and values: no structs
    without = {"kernel/value.py", "kernel/state.py", "games/odin/actions/void.py"}
    without.add("server/bots/worker.py")  # a process with one thread that reads
    root = Path(drakkar.__file__).parent
    careless = [
        f"{path.relative_to(root)}: {call.group()}"
        for path in sorted(root.rglob("*.py"))
        if str(path.relative_to(root)) not in without
        for call in re.finditer(
            r"msgspec\.(?:convert\((?:(?!met\().)*?\)\n|json\.decode\([^\n]*type=(?!met\(|list\[)[^\n]*)",
            path.read_text(encoding="utf-8"),
            re.S,
        )
    ]
    assert not careless
