"""What a refusal says: what a space lacks, which clause forbids it, and in good French."""

import re

import pytest

import drakkar
from drakkar.games.odin.actions.spaces import SPACES
from drakkar.games.odin.box import ALL_SPACES, PRINTED
from drakkar.games.odin.cards.occupations import PayForCard
from drakkar.games.odin.moves import Rolled
from drakkar.games.odin.phases.feast import Dishes
from drakkar.games.odin.things.payments import Payment
from drakkar.kernel.telling import Sight, Words, move_text
from drakkar.kernel.testing import rule
from tests.rules.odin.position import Board, Player, at, play, refused, state_of

NOTHING = Player()
LACKS = [
    ("build_shed", Player(supply={"wood": 1}), "space-lacks", {"item": "wood", "number": 1}),
    ("build_stone_house", NOTHING, "space-lacks", {"item": "stone", "number": 1}),
    ("build_whaling_boat", NOTHING, "space-lacks", {"item": "wood", "number": 1}),
    (
        "build_whaling_boat",
        Player(supply={"wood": 2}, boats=[0, 0, 0]),
        "space-no-dock",
        {"ship": "whaling_boat"},
    ),
    (
        "build_house_and_ship",
        Player(supply={"stone": 1}),
        "space-lacks-both",
        {"item": "stone", "number": 1, "item2": "wood", "number2": 2},
    ),
    (
        "buy_cattle_and_milk",
        Player(supply={"silver": 1}),
        "space-lacks",
        {"item": "silver", "number": 2},
    ),
    ("products_milk", NOTHING, "space-lacks", {"item": "cattle", "number": 1}),
    ("products_wool", NOTHING, "space-lacks", {"item": "sheep", "number": 1}),
    (
        "craft_clothing",
        NOTHING,
        "space-lacks-both",
        {"item": "hide", "number": 1, "item2": "linen", "number2": 1},
    ),
    (
        "craft_chest",
        NOTHING,
        "space-lacks-either",
        {"item": "wood", "number": 1, "item2": "ore", "number2": 1},
    ),
    ("forge", NOTHING, "space-lacks", {"item": "ore", "number": 1}),
    ("whaling_3_boats", NOTHING, "space-lacks", {"item": "whaling_boat", "number": 1}),
    ("raiding", NOTHING, "space-lacks", {"item": "longship", "number": 1}),
    ("plundering", NOTHING, "space-lacks", {"item": "longship", "number": 2}),
    ("overseas_trading_1", NOTHING, "space-lacks", {"item": "knarr", "number": 1}),
    ("overseas_trading_1", Player(knarrs=1), "space-lacks", {"item": "silver", "number": 1}),
    ("special_sale", NOTHING, "space-lacks", {"item": "knarr", "number": 1}),
    ("upgrade_2", NOTHING, "space-nothing-to-raise", {}),
    ("explore_near", NOTHING, "space-no-ship", {}),
    ("explore_middle", NOTHING, "space-no-large-ship", {}),
    ("explore_far", Player(longships=[0]), "space-no-board", {}),
    ("emigrate_2", NOTHING, "space-no-large-ship", {}),
    ("emigrate_2", Player(knarrs=1), "space-lacks", {"item": "silver", "number": 1}),
    ("swap_boat_and_emigrate", NOTHING, "space-no-ship-to-go", {}),
    ("play_occupations_2", NOTHING, "space-no-card", {}),
    (
        "play_occupation_paid",
        NOTHING,
        "space-lacks-either",
        {"item": "stone", "number": 1, "item2": "ore", "number2": 1},
    ),
]


@rule("ODI-4.5")
@pytest.mark.parametrize(("space", "me", "reason", "args"), LACKS)
def test_what_a_space_lacks(space: str, me: Player, reason: str, args: dict[str, object]):
    refusal = refused(at(me), f"use {space}", "ODI-4.5")
    assert refusal.reason == reason
    assert refusal.args == {"space": space, **args}


@rule("ODI-4.5")
@pytest.mark.parametrize(
    ("space", "buildings", "reason"),
    [
        ("build_shed", {"shed": 0}, "space-none-left"),
        ("build_house_and_ship", {"stone_house": 0, "long_house": 0}, "space-no-house-no-dock"),
    ],
)
def test_a_building_that_has_run_out(space: str, buildings: dict[str, int], reason: str):
    me = Player(supply={"wood": 2, "stone": 2}, knarrs=4)
    assert refused(at(me, buildings=buildings), f"use {space}", "ODI-4.5").reason == reason


@rule("ODI-4.5", "ODI-13.6", "ODI-15.5")
def test_no_strip_no_good_no_panel_no_tile():
    table = at(NOTHING, strips={})
    assert refused(table, "use mountain_2", "ODI-4.5").reason == "space-no-strip"
    assert refused(table, "use mountain_1_upgrade_1", "ODI-4.5").reason == "space-no-strip-no-good"
    full = Player(supply={"silver": 9}, knarrs=1, emigrated=["knarr"] * 3)
    assert refused(at(full), "use emigrate_2", "ODI-4.5").reason == "space-no-panel"
    assert refused(at(full, oval=[]), "use special_sale", "ODI-4.5").reason == "space-no-tile"


@rule("ODI-4.5")
def test_every_space_says_what_it_lacks():
    """Nobody reads that nothing is possible, and nothing more."""
    table = at(Player(), strips={})
    s = state_of(table)
    for space in SPACES:
        refusal = table.why_not(table.game.move(f"use {space.id}"))
        assert refusal is None or refusal.reason != "space-impossible", space.id
    assert not s.taken


@rule("ODI-8.19")
def test_loading_ore_in_a_dice_action():
    me = Player(longships=[0], supply={"ore": 1})
    table = at(me, nature=[Rolled(8)])
    play(table, "use raiding")
    assert refused(table, "load longship 0", "ODI-8.19").reason == "loading-inside"


@rule("ODI-16.23", "ODI-16.29")
def test_what_does_not_raise_a_battle_and_what_is_not_there():
    me = Player(longships=[0], supply={"stone": 1, "spear": 1})
    table = at(me, nature=[Rolled(8)])
    play(table, "use raiding")
    assert refused(table, "boost spear", "ODI-16.23").reason == "cannot-boost"
    assert refused(table, "boost wood", "ODI-16.23").reason == "cannot-boost"
    play(table, "boost stone")
    assert refused(table, "boost stone", "ODI-16.29").reason == "laid-aside"
    table = at(Player(longships=[0], supply={"spear": 1}), nature=[Rolled(8)])
    play(table, "use raiding")
    assert refused(table, "boost stone", "ODI-16.23").reason == "not-held"


@rule("ODI-20.16", "ODI-21.20")
def test_a_visit_says_what_the_space_lacks():
    """Occupation 77: an occupied space of column 2."""
    others = Player(on={"upgrade_3": 2, "emigrate_2": 2, "craft_clothing": 2})
    me = Player(played=[52], hand=[77], supply={"peas": 1, "silver": 9, "hide": 1})
    table = at(me, others)
    play(table, "ability tutor 1", "apply follower")
    refusal = refused(table, "visit emigrate_2", "ODI-20.16")
    assert refusal.reason == "space-no-large-ship"
    refusal = refused(table, "visit craft_clothing", "ODI-20.16")
    assert (refusal.reason, refusal.args["item"]) == ("space-lacks", "linen")
    assert refused(table, "visit upgrade_2", "ODI-20.16").reason == "other-column"
    assert refused(table, "visit buy_sheep", "ODI-20.16").reason == "cannot-visit"  # nobody there


@rule("ODI-8.5")
@pytest.mark.parametrize("question", [Payment(0, "weapon_any", 2), PayForCard(0, 0)])
def test_nothing_comes_between_a_payment(question):
    me = Player(supply={"bow": 1, "snare": 1, "stone": 1, "ore": 1, "silver": 5})
    if isinstance(question, PayForCard):
        table = at(me)
        play(table, "use play_occupation_paid")
    else:
        table = at(me, asks=question)
    assert refused(table, "buy knarr", "ODI-8.5").reason == "payment-first"


@rule("ODI-6.11")
def test_a_coin_on_a_full_table():
    table = at(Player(supply={"silver": 9}), asks=Dishes(0), phase=9)
    s = state_of(table)
    s.table[0] = ((-1, 1),) * 6
    table._moves = {}
    refusal = Dishes(0).refuse(s, table.game.move("coin"))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("ODI-6.11", "table-full")


@rule("ODI-21.31", "ODI-4.2")
def test_the_reduced_or_the_full_number():
    table = at(Player(played=[106], longships=[0] * 4))
    refusal = refused(table, "use plundering 3", "ODI-4.2")
    assert (refusal.reason, refusal.args["reduced"]) == ("reduced-or-full", 2)
    assert refused(table, "use plundering 4", "ODI-4.2").reason == "full-number"


# ---- words -------------------------------------------------------------------------------------

TEXTS = {lang: drakkar.GAMES["odin"].texts(lang) for lang in ("fr", "en")}
SAID = [
    ("space-lacks", {"space": "build_shed", "item": "stone", "number": 2},
     "Il vous manque 2 pierres pour cette case\u00a0: Construire une cabane.",
     "You lack 2 stone for this space: Build a shed."),
    ("space-lacks-both",
     {"space": "craft_clothing", "item": "hide", "number": 1, "item2": "linen", "number2": 1},
     "Il vous manque 1 peau et 1 toile de lin pour cette case\u00a0: Coudre un vêtement.",
     "You lack 1 hide and 1 linen for this space: Craft clothing."),
    ("place-orientation", {"piece": "oil"},
     "Cette pièce ne peut pas être tournée ainsi\u00a0: huile.",
     "This piece cannot be turned that way: oil."),
    ("no-ship-with-ore", {"ship": "longship", "ore": 3},
     "Vous n'avez pas de drakkar portant 3 minerais.",
     "You have no longship carrying 3 ore."),
    ("feast-neighbour", {"good": "peas"},
     "Deux tuiles de la même couleur ne peuvent pas être voisines\u00a0: petits pois.",
     "Two tiles of one colour may not be neighbours: peas."),
    ("no-slot", {"token": "wood"},
     "Il n'y a pas ici d'emplacement libre pour le bois.",
     "There is no free slot for wood here."),
    ("strip-too-short", {"left": 1},
     "Il ne reste qu'un élément sur ce flanc de montagne.",
     "Only 1 item is left on this strip."),
    ("no-such-boats", {"most": 1},
     "Choisissez un de vos baleiniers.",
     "Choose one of your whaling boats."),
    ("no-such-boats", {"most": 3},
     "Choisissez de 1 à 3 de vos baleiniers.",
     "Choose from 1 to 3 of your whaling boats."),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "args", "french", "english"), SAID)
def test_what_a_refusal_says(reason: str, args: dict[str, object], french: str, english: str):
    assert TEXTS["fr"](f"refusal-{reason}", **args) == french
    assert TEXTS["en"](f"refusal-{reason}", **args) == english


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_refusal_begins_with_a_capital_and_not_with_a_name(lang: str):
    from importlib.resources import files

    source = (files("drakkar.games.odin") / f"{lang}.ftl").read_text(encoding="utf-8")
    for line in re.findall(r"^refusal-\S+ = (.*)$", source, re.MULTILINE):
        assert line[0].isupper() or line == "{ $most ->", line


def test_the_islands_have_their_accent_and_occupations_their_capital():
    for name in ("bear-island", "faroe-islands", "baffin-island"):
        assert TEXTS["fr"](f"board-{name}").startswith("Île")
    for name in ALL_SPACES[:PRINTED]:
        said = TEXTS["fr"](f"space-{name.replace('_', '-')}")
        assert "métier" not in said
        assert not re.search(r"\bIles?\b", said)


def test_boards_in_the_component_files_have_their_accent():
    from importlib.resources import files

    folder = files("drakkar.games.odin") / "components"
    for name in ("exploration.yaml", "action_board.yaml"):
        assert not re.search(r"\bIles?\b", (folder / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("lines", "french"),
    [
        (["lay", "piece silk 0"], "« Où posez-vous la soie\u00a0? »"),
        (["lay", "together 0"], "« Plusieurs ensemble (plateau Joueur)\u00a0:"),
    ],
)
def test_what_is_asked_is_said_in_names(lines: list[str], french: str):
    """A question numbers boards and pieces; nobody reads the numbers."""
    table = at(Player(supply={"silk": 1, "silver": 3}))
    play(table, *lines)
    refusal = table.why_not(table.game.move("pass"))
    assert refusal is not None
    assert french in refusal.text(TEXTS["fr"])


@pytest.mark.parametrize(
    ("lang", "home", "house"),
    [
        ("fr", "soie sur le plateau Joueur", "soie sur la maison de pierre"),
        ("en", "silk on the home board", "silk on the stone house"),
    ],
)
def test_a_board_has_its_article(lang: str, home: str, house: str):
    table = at(Player(supply={"silk": 1}, boards=[Board("stone_house")]))
    play(table, "lay")
    sight = Sight(table.view(0), 0, Words(lang, table.game), ("Ada",))
    texts = [move_text(sight, table.game.rules.wording, move) for move in table.moves(0)]
    assert home in texts
    assert house in texts


def test_a_space_that_is_not_on_the_table_has_its_name():
    refusal = refused(at(Player()), "use imitation_left", "ODI-4.1")
    assert "Imitation (tuile de gauche)" in refusal.text(TEXTS["fr"])
