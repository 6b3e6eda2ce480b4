"""Cuts the page's fonts down to what French, English and Norse names are written with.

    python -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools brotli
    /tmp/fonts/bin/python web/fonts.py

Reads the packages in web/node_modules, writes web/src/fonts: 27 kB, where the packages' own files
are 67. Whatever else somebody is called comes from those, when it is needed (src/fonts.css). The
results are in git, so that a build needs no Python packages.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

WEB = Path(__file__).resolve().parent
PACKAGES = WEB / "node_modules"
FONTS = WEB / "src" / "fonts"
CUT = {
    "alegreya": "@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2",
    "titles": "@fontsource/metamorphous/files/metamorphous-latin-400-normal.woff2",
}
FEATURES = ["kern"]
HEAVIEST = 800
GRID = 500
"""Units of the em square: on the largest title of the finest screen less than a third of a dot."""
RESERVED = "Metamorphous"
"""Its licence keeps this name for the whole font: what is cut from it needs another."""
OWN_NAME = "Drakkar Titles"


def letters(name: str) -> list[int]:
    """Those that fonts.css promises of a file."""
    text = (WEB / "src" / "fonts.css").read_text(encoding="utf-8")
    ranges = text.split(f"/{name}.woff2")[1].split("unicode-range:")[1].split(";")[0]
    codes: list[int] = []
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", ranges):
        codes += range(int(first, 16), int(last or first, 16) + 1)
    return codes


def line_up(font: TTFont) -> None:
    """Makes the lining figures the usual ones: the page uses no others (`lining-nums`)."""
    if "GSUB" not in font:
        return
    table = font["GSUB"].table
    lining: dict[str, str] = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for at in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[at].SubTable:
                    lining |= getattr(part, "ExtSubTable", part).mapping
    for names in font["cmap"].tables:
        names.cmap = {code: lining.get(name, name) for code, name in names.cmap.items()}


def coarsen(font: TTFont) -> None:
    """Smaller numbers pack better, and so do points whose way follows from their neighbours'."""
    scale_upem(font, GRID)
    if "gvar" not in font:
        return
    metrics = font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        points, control = font["glyf"]._getCoordinatesAndControls(name, metrics)
        for variation in variations:
            variation.optimize(points, control.endPts, isComposite=font["glyf"][name].isComposite())


def cut(source: Path, target: Path) -> None:
    font = TTFont(source)
    for table in font["cmap"].tables:  # a narrow space that does not break, as French has it
        if table.isUnicode() and 0x2009 in table.cmap:
            table.cmap.setdefault(0x202F, table.cmap[0x2009])
    if "fvar" in font:
        font = instancer.instantiateVariableFont(font, {"wght": (400, HEAVIEST)})
    line_up(font)
    options = subset.Options(flavor="woff2", layout_features=FEATURES, hinting=False)
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters(target.stem))
    subsetter.subset(font)
    coarsen(font)
    for record in font["name"].names:
        text = record.toUnicode()
        if record.nameID in (1, 3, 4, 6) and RESERVED in text:
            own = OWN_NAME.replace(" ", "") if record.nameID == 6 else OWN_NAME
            font["name"].setName(
                text.replace(RESERVED, own),
                record.nameID,
                record.platformID,
                record.platEncID,
                record.langID,
            )
    subset.save_font(font, target, options)
    print(f"{target.relative_to(WEB)}  {target.stat().st_size} bytes")


if __name__ == "__main__":
    FONTS.mkdir(exist_ok=True)
    for name, file in CUT.items():
        cut(PACKAGES / file, FONTS / f"{name}.woff2")
        shutil.copy(PACKAGES / file.split("/files/")[0] / "LICENSE", FONTS / f"{name}.licence.txt")
