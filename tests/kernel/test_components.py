"""Component files: an owner corrects a value; every mistake names the file and the field."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from drakkar.kernel import components
from drakkar.kernel.errors import DrakkarError
from tests.sample.box import PACKAGE, Cards, Setup


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An owner's folder for The Raid."""
    monkeypatch.setenv("DRAKKAR_COMPONENTS", str(tmp_path))
    folder = tmp_path / "sample"
    folder.mkdir()
    return folder


def load(name: str) -> object:
    if name == "setup":
        return components.load(PACKAGE, name, Setup)
    return components.load(PACKAGE, name, Cards)


def trouble(name: str = "setup") -> DrakkarError:
    with pytest.raises(DrakkarError) as caught:
        load(name)
    assert "\n" not in str(caught.value)
    assert caught.value.text("fr") != caught.value.text("en")
    return caught.value


def test_what_is_not_corrected_stays(own: Path):
    before = components.load(PACKAGE, "setup", Setup)
    (own / "setup.yaml").write_text("islands: 6\n")
    after = components.load(PACKAGE, "setup", Setup)
    assert after.islands == 6
    assert (after.rounds, after.hand, after.die) == (before.rounds, before.hand, before.die)


def test_things_with_an_id_are_merged_by_it(own: Path):
    (own / "cards.yaml").write_text("cards:\n  - {id: sail, count: 9}\n")
    cards = {card.id: card for card in components.load(PACKAGE, "cards", Cards).cards}
    assert list(cards) == ["axe", "scout", "sail", "feast"]
    assert (cards["sail"].count, cards["sail"].strength) == (9, 0)
    assert cards["axe"].count == 4


def test_a_plain_list_is_replaced(own: Path):
    (own / "setup.yaml").write_text("die: [1, 2]\n")
    assert components.load(PACKAGE, "setup", Setup).die == [1, 2]


@pytest.mark.parametrize("text", ["", "# nothing yet\n"])
def test_a_file_without_corrections_corrects_nothing(own: Path, text: str):
    digest = components.digest(PACKAGE)
    (own / "setup.yaml").write_text(text)
    assert components.digest(PACKAGE) == digest


def test_the_digest_follows_the_values_and_not_what_is_said_about_them(own: Path):
    digest = components.digest(PACKAGE)
    (own / "setup.yaml").write_text("islands: 4\nsource: public\n")
    assert components.digest(PACKAGE) == digest
    (own / "setup.yaml").write_text("islands: 5\n")
    assert components.digest(PACKAGE) != digest


@pytest.mark.parametrize(
    ("file", "text", "field"),
    [
        ("setup", "islands: many", "islands"),
        ("setup", "islands: [4]", "islands"),
        ("setup", "islands: null", "islands"),
        ("setup", "die: 6", "die"),
        ("setup", "die: [1, x]", "die[1]"),
        ("setup", "rounds: {a: 1}", "rounds"),
        ("cards", "cards: [{id: axe, count: lots}]", "cards[0].count"),
        ("cards", "cards: 5", "cards"),
        ("cards", "cards: [axe]", "cards"),
        ("cards", "cards: {axe: 5}", "cards"),
    ],
)
def test_a_wrong_type_names_file_and_field(own: Path, file: str, text: str, field: str):
    (own / f"{file}.yaml").write_text(text)
    error = trouble(file)
    assert error.message == "error-component-field"
    assert error.args_["file"] == str(own / f"{file}.yaml")
    assert error.args_["field"] == field


@pytest.mark.parametrize(
    ("file", "text", "field", "known"),
    [
        ("setup", "island: 4", "island", "islands"),
        ("setup", "5: 4", "5", "islands"),
        ("cards", "cards: [{id: ax, count: 4}]", "cards.ax", "axe, scout, sail, feast"),
        ("cards", "cards: [{id: axe, number: 4}]", "cards.axe.number", "strength"),
    ],
)
def test_an_unknown_name_says_which_are_known(
    own: Path, file: str, text: str, field: str, known: str
):
    (own / f"{file}.yaml").write_text(text)
    error = trouble(file)
    assert error.message == "error-component-unknown"
    assert error.args_["field"] == field
    assert known in error.args_["known"]


@pytest.mark.parametrize(
    "content", [b"a: [", b"\ta: b", b"\xff\xfe", b"? [a]\n: b", b"- !!python/x"]
)
def test_bad_yaml_names_the_file(own: Path, content: bytes):
    (own / "setup.yaml").write_bytes(content)
    error = trouble()
    assert error.message == "error-component-file"
    assert "setup.yaml" in str(error)


@pytest.mark.parametrize("text", ["just words", "- a\n- b", "5"])
def test_yaml_that_is_no_mapping_names_the_file(own: Path, text: str):
    (own / "setup.yaml").write_text(text)
    assert trouble().message == "error-component-field"
    assert "setup.yaml" in str(trouble())


def test_an_unknown_file_says_which_are_known(own: Path):
    (own / "seutp.yaml").write_text("islands: 5")
    error = trouble()
    assert error.message == "error-component-name"
    assert "cards.yaml, setup.yaml" in str(error)


def test_a_misspelt_game_is_not_silently_ignored(own: Path):
    (own.parent / "sampel").mkdir()
    error = trouble()
    assert error.message == "error-component-name"
    assert "sampel" in str(error)
    (own.parent / "sampel").rmdir()
    (own.parent / ".git").mkdir()
    (own.parent / "README").write_text("mine")
    components.load(PACKAGE, "setup", Setup)


def test_a_missing_folder_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("DRAKKAR_COMPONENTS", str(tmp_path / "nowhere"))
    assert trouble().message == "error-component-directory"
    assert "nowhere" in str(trouble())


# ---- in a program of its own: the files are read when a game is first used -------------------

PROGRAM = """
import sys
import drakkar
try:
    table = drakkar.new("vikings", 2, seed=1)
    print(table.state.gold, table.game.components)
except drakkar.DrakkarError as error:
    sys.exit(str(error))
"""


def run(own: Path | None) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "DRAKKAR_COMPONENTS": str(own) if own else ""}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM], env=env, capture_output=True, text=True, check=False
    )


def test_a_corrected_value_changes_the_game_and_its_digest(tmp_path: Path):
    (tmp_path / "vikings").mkdir()
    file = tmp_path / "vikings" / "setup.yaml"
    file.write_text("players: {starting_gold: {2: 33}}\n")
    plain, corrected = run(None).stdout.split("] "), run(tmp_path).stdout.split("] ")
    assert plain[0] == "[30, 30"
    assert corrected[0] == "[33, 33"
    assert plain[1] != corrected[1]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("players: {starting_gold: {2: lots}}", "players.starting_gold"),
        ("vikings: {per_colour: 1}", "vikings.per_colour"),
        ("players: {starting_glory: -10}", "players.starting_glory must be >= 0, found -10"),
        ("players: {starting_gold: {5: 15}}", "players.starting_gold must be 2, 3, 4"),
        ("rounds: {schedule: [small]}", "rounds.schedule must be 6"),
        ("wheel: {slots: 6}", "wheel.slots must be 12, found 6"),
        ("vikings: {drawn_per_round: 3}", "vikings.drawn_per_round must be 12"),
        (
            "vikings: {order: [{id: warrior, colour: gray}]}",
            "vikings.order.warrior.colour must be black, found gray",
        ),
        (
            "vikings: {order: [{id: boatsman, colour: red}]}",
            "vikings.order.boatsman.colour must be gray, found red",
        ),
        ("final_scoring: {gold_per_glory: 0}", "final_scoring.gold_per_glory must be >= 1"),
    ],
)
def test_a_wrong_correction_is_one_line_when_the_game_is_used(
    tmp_path: Path, text: str, words: str
):
    (tmp_path / "vikings").mkdir()
    (tmp_path / "vikings" / "setup.yaml").write_text(text)
    done = run(tmp_path)
    assert done.returncode == 1
    assert len(done.stderr.strip().splitlines()) == 1
    assert "setup.yaml" in done.stderr
    assert words in done.stderr


def test_simulate_says_at_once_what_is_wrong_with_the_box(tmp_path: Path):
    (tmp_path / "vikings").mkdir()
    (tmp_path / "vikings" / "tiles.yaml").write_text("start_tiles: {count: many}\n")
    line = ["simulate", "vikings", "--games", "2", "--bots", "thrall,thrall", "--lang", "fr"]
    done = subprocess.run(
        [sys.executable, "-m", "drakkar", *line],
        env={**os.environ, "DRAKKAR_COMPONENTS": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.endswith(
        "tiles.yaml : start_tiles.count : attendu un nombre entier, reçu un texte.\n"
    )
    assert done.stderr.startswith(f"drakkar: {tmp_path}")


def test_a_record_of_corrected_components_is_refused(monkeypatch: pytest.MonkeyPatch):
    import drakkar

    table = drakkar.new("vikings", 2, seed=1)
    record = {**table.record(), "components": "0" * 16}
    with pytest.raises(DrakkarError, match="0000000000000000"):
        drakkar.replay(record)


def test_reconstructed_values_are_named(monkeypatch):
    marked = {
        "source": "rulebook",
        "hand": {"source": "reconstructed", "number": 3},
        "cards": [{"id": "axe", "count": 4, "count_source": "reconstructed"}, {"id": "sail"}],
        "rows": [{"source": "reconstructed"}],
    }
    monkeypatch.setattr(components, "document", lambda package, name: (marked, name))
    assert components.unproven(PACKAGE, "setup") == [
        "setup.hand",
        "setup.cards.axe.count",
        "setup.rows.0",
    ]


# ---- values that only explain ------------------------------------------------------------------


class Ship(components.Plain, frozen=True):
    id: str
    price: int


class Explained(msgspec.Struct, frozen=True):
    ships: list[Ship]
    docks: dict[str, int]


SHIPPED = {
    "ships": [{"id": "knarr", "price": 5, "look": {"colour": "red"}}],
    "docks": {"small": 3},
    "history": {"built": 900},
    "source": "public",
}


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({}, ""),
        ({"docks": {"small": 4}}, ""),
        ({"source": "rulebook"}, ""),
        ({"history": {"built": 901}}, "history.built"),
        ({"ships": [{"id": "knarr", "price": 6, "look": {"colour": "red"}}]}, ""),
        ({"ships": [{"id": "knarr", "price": 5, "look": {"colour": "blue"}}]},
         "ships.knarr.look.colour"),
    ],
)  # fmt: skip
def test_a_correction_of_what_nobody_reads_is_refused(monkeypatch, change, field):
    monkeypatch.setattr(components, "_shipped", lambda package, name: SHIPPED)
    monkeypatch.setattr(components, "document", lambda *_: ({**SHIPPED, **change}, "box/x.yaml"))
    if not field:
        components.refuse_unread("drakkar.games.odin", "x", Explained)
        return
    with pytest.raises(DrakkarError) as refused:
        components.refuse_unread("drakkar.games.odin", "x", Explained)
    assert field in refused.value.text("fr")
    assert field in refused.value.text("en")
