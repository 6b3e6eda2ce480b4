"""Make the documentation's pictures from the running program: ``python docs/make_pictures.py``.

Starts the program on a pseudo-terminal, types, and draws the last screen as an SVG.
"""

import os
import pty
import re
import select
import subprocess
import sys
import tempfile
from html import escape
from pathlib import Path

IMG = Path(__file__).parent / "img"
COLUMNS, LINES = 96, 60
NO_BREAK = "\u00a0"
QUIET = 1.0  # seconds without a word: the program waits for us
ODIN = [
    "use weekly_fruits", "ok", "lay", "piece oil 0", "spot 1 10 0", "use craft_linen", "ok", "lay",
    "piece linen 0",
]  # fmt: skip
GAMES: dict[str, tuple[str, list[str]]] = {
    "odin": ("human,thrall,thrall", ODIN),
    "saga": ("human,karl,karl", ["1"] * 9),
    "shipwrights": ("human,thrall,thrall", ["1"] * 14),
    "tinyepic": ("human,karl,karl", ["1"] * 11),
    "vikings": ("human,karl,karl", ["1"] * 34),
}


def screen(args: list[str], typed: list[str]) -> str:
    """The last screen of the program after typing these lines."""
    master, slave = pty.openpty()
    with tempfile.TemporaryDirectory() as home:
        around = os.environ | {
            "HOME": home, "XDG_DATA_HOME": home, "TERM": "xterm", "NO_COLOR": "1",
            "COLUMNS": str(COLUMNS), "LINES": str(LINES),
        }  # fmt: skip
        process = subprocess.Popen(
            [sys.executable, "-m", "drakkar", *args],
            stdin=slave, stdout=slave, stderr=slave, env=around, start_new_session=True,
        )  # fmt: skip
        os.close(slave)
        heard = ""
        for line in [*typed, ""]:
            heard = until_quiet(master)
            if line:
                os.write(master, (line + "\n").encode())
        process.kill()
        process.wait()
    return heard


def until_quiet(master: int) -> str:
    """What the program says until it waits for a line."""
    heard = b""
    while not heard or select.select([master], [], [], QUIET)[0]:
        heard += os.read(master, 65536)
    return heard.decode("utf-8", "replace")


def picture(name: str, shown: str) -> None:
    """The text after the last clearing of the screen, as it stands in a terminal."""
    last = re.split(r"\x1b\[H|\x1b\[2J|\x1b\[3J", shown)[-1]
    lines = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", last).replace("\r", "").split("\n")
    lines = lines[lines.index("") + 1 :] if "" in lines[:-1] else lines  # what was typed before
    wide, high = 8.4 * COLUMNS + 24, 18 * len(lines) + 24
    # plain spaces in a row are shown as one, whatever the style says
    rows = [
        f'<text x="12" y="{26 + 18 * row}" textLength="{8.4 * len(line):.0f}">'
        f"{escape(line).replace(' ', NO_BREAK)}</text>"
        for row, line in enumerate(line.rstrip() for line in lines)
        if line
    ]
    (IMG / f"{name}.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {high}">\n'
        '<rect width="100%" height="100%" rx="8" fill="#1d2328"/>\n'
        '<g fill="#e8e2d0" font-family="DejaVu Sans Mono, Menlo, Consolas, monospace"'
        ' font-size="14">\n' + "\n".join(rows) + "\n</g>\n</svg>\n",
        encoding="utf-8",
    )


def main() -> None:
    for slug, (seats, typed) in GAMES.items():
        if sys.argv[1:] and slug not in sys.argv[1:]:
            continue
        args = ["play", slug, "--lang", "en", "--seats", seats, "--seed", "4"]
        picture(f"{slug}-terminal", screen(args, typed))


if __name__ == "__main__":
    main()
