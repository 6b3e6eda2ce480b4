"""The installed page: it opens without a network and says so, keeps nothing of the API, and a new
build takes the place of the old one."""

from __future__ import annotations

import json
import re
import shutil
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import WEB, Visit
from tests.browser.people import DESKTOP, PHONE, Viewer
from tests.server.harness import Running, wait_until

BUILT = WEB.parent / "src" / "drakkar" / "server" / "page"
OFFLINE = {"fr": "Pas de réseau", "en": "There is no network"}
KEPT = """async () => {
    const names = await caches.keys();
    const files = await Promise.all(names.map(async name =>
        (await (await caches.open(name)).keys()).map(each => new URL(each.url).pathname)));
    return Object.fromEntries(names.map((name, at) => [name, files[at]]));
}"""
READY = """async () => navigator.serviceWorker.controller !== null
    && (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"""
REPLACED = """async ([name]) => {
    const {active, waiting, installing} = await navigator.serviceWorker.getRegistration();
    return active?.state === 'activated' && !waiting && !installing
        && (await caches.keys()).some(each => each.includes(name));
}"""


def wait_for(viewer: Viewer, promise: str, *args: str) -> None:
    """`wait_for_function` takes a promise for the answer."""
    wait_until(lambda: viewer.page.evaluate(promise, list(args)))


def kept(viewer: Viewer) -> dict[str, list[str]]:
    caches: dict[str, list[str]] = viewer.page.evaluate(KEPT)
    return caches


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "fr")])
def test_the_frame_opens_without_a_network(visit: Visit, size: tuple[int, int], lang: str) -> None:
    viewer = visit(size, lang, service_workers="allow")
    viewer.sit("vikings", "here")
    table = viewer.page.url
    wait_for(viewer, READY)
    viewer.page.context.set_offline(True)
    viewer.page.goto("/")
    viewer.page.wait_for_selector(f"[role=alert]:has-text('{OFFLINE[lang]}')")
    viewer.check()
    viewer.page.goto(table)
    viewer.page.wait_for_selector(f"[role=status]:has-text('{OFFLINE[lang]}')")
    viewer.tidy()
    viewer.page.context.set_offline(False)
    viewer.page.wait_for_selector(".frame")  # by itself
    viewer.forgive()


def test_nothing_of_the_api_is_kept(visit: Visit) -> None:
    viewer = visit(service_workers="allow")
    viewer.sit("saga", "bot:thrall")
    wait_for(viewer, READY)
    viewer.page.reload()
    viewer.my_turn()
    viewer.answer()
    files = [file for cache in kept(viewer).values() for file in cache]
    assert any(re.match(r"/assets/saga-.*\.js", file) for file in files)  # the board, once used
    odd = [file for file in files if not file.startswith("/assets/")]
    assert sorted(odd) == ["/", "/favicon.svg"]


# ---- a new build -----------------------------------------------------------------------------

SERVE = """import sys
from pathlib import Path
from drakkar.server import pages
folder = Path(sys.argv.pop(1))
pages.folder = lambda: folder
from drakkar.cli import main
sys.exit(main(sys.argv[1:]))
"""


class Elsewhere(Running):
    """A server whose page lies in a folder of ours, so that it can be replaced."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"sqlite:///{folder}/tables.db", "--no-limits", log=folder / "log")
        self.page = folder / "page"

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-c", SERVE, str(self.page), "serve", "--port", str(self.port)]

    def rebuild(self, number: int) -> str:
        """As a build of other sources would leave it: the script has another name."""
        shutil.rmtree(self.page, ignore_errors=True)
        shutil.copytree(BUILT, self.page)
        for packed in [*self.page.rglob("*.br"), *self.page.rglob("*.gz")]:
            packed.unlink()
        script = re.search(r"index-[\w-]+\.js", (self.page / "index.html").read_text())
        assert script is not None
        new = f"index-build{number}.js"
        (self.page / "assets" / script.group()).rename(self.page / "assets" / new)
        for file in self.page.rglob("*"):
            if file.suffix in (".html", ".js"):
                file.write_text(file.read_text().replace(script.group(), new))
        return new


@pytest.fixture
def elsewhere(built: None, tmp_path: Path) -> Iterator[Elsewhere]:
    server = Elsewhere(tmp_path)
    server.rebuild(1)
    server.start()
    yield server
    server.stop()


def test_a_new_build_takes_the_place_of_the_old_one(visit: Visit, elsewhere: Elsewhere) -> None:
    viewer = visit(service_workers="allow", base_url=elsewhere.url)
    page = viewer.page
    viewer.sit("vikings", "here")
    wait_for(viewer, READY)
    names = list(kept(viewer))
    assert len(names) == 1
    assert "build1" in names[0]

    for number in (2, 3):
        script = elsewhere.rebuild(number)
        table = page.url.rpartition("/")[2]
        view = page.request.get(f"/api/tables/{table}").json()
        move = {
            "seat": view["seat"],
            "expected_seq": view["expected_seq"],
            "key": f"build-{number}-0000",
            "move": view["moves"][0]["move"],
        }
        sent = page.request.post(
            f"/api/tables/{table}/moves", data=move, headers={"X-Drakkar": "1"}
        )
        assert sent.status == 200, sent.text()
        page.locator(".banner button").click()  # there is a newer page: load it
        page.wait_for_selector(f"script[src='/assets/{script}']", state="attached")
        wait_for(viewer, REPLACED, f"build{number}")
        page.wait_for_selector(".frame")
        assert page.locator(".banner").count() == 0
    wait_for(viewer, "async () => (await caches.keys()).length === 2")
    assert ["build2" in name for name in kept(viewer)] == [True, False]
    assert ["build3" in name for name in kept(viewer)] == [False, True]

    page.context.set_offline(True)
    page.goto("/")
    page.wait_for_selector("script[src='/assets/index-build3.js']", state="attached")
    page.wait_for_selector(f"[role=alert]:has-text('{OFFLINE['en']}')")
    viewer.forgive()


# ---- the manifest ----------------------------------------------------------------------------


def test_the_page_can_be_installed(visit: Visit, server: Running) -> None:
    viewer = visit()
    viewer.home()
    link = viewer.page.locator("link[rel=manifest]").get_attribute("href")
    reply = viewer.page.request.get(str(link))
    assert reply.headers["content-type"].startswith("application/manifest+json")
    manifest: dict[str, Any] = json.loads(reply.text())
    assert manifest["display"] == "standalone"
    sizes = set()
    for icon in manifest["icons"]:
        picture = viewer.page.request.get(icon["src"])
        assert picture.status == 200
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            wide, high = struct.unpack(">II", picture.body()[16:24])
            assert icon["sizes"] == f"{wide}x{high}"
            sizes.add(wide)
    assert sizes >= {192, 512}  # what browsers ask for before they offer it
    devtools = viewer.page.context.new_cdp_session(viewer.page)
    said = devtools.send("Page.getAppManifest")
    assert said["errors"] == []
