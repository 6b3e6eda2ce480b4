"""Refusals in French: words of the box, without names of the code."""

from __future__ import annotations

from random import Random

import pytest

from drakkar.games.shipwrights.actions import Act
from drakkar.games.shipwrights.box import BUNDLE, CARD_NAMES, RAID_NAMES, TRADE_NAMES
from drakkar.games.shipwrights.exchange import Exchange
from drakkar.games.shipwrights.moves import Launch, Raid, Skills
from drakkar.kernel.question import Question
from drakkar.kernel.testing import rule
from drakkar.kernel.text import texts
from tests.rules.shipwrights.histories import history
from tests.rules.shipwrights.position import Village, at, refused

FRENCH = texts("fr", "drakkar.games.shipwrights")
IDS = {*BUNDLE, *CARD_NAMES, *RAID_NAMES, *TRADE_NAMES} - {"card"}
INVENTED = ("nobody", "card", "x")  # what probes ask for and no box holds


@rule("SHI-14.8")
def test_an_exchange_that_there_is_not_is_refused_without_its_name():
    table = at(Village(hand=["jarl_01", "jarl_02"]), asks=Act(0))
    text = refused(table, Exchange("worker"), "SHI-14.8").text(FRENCH)
    assert "worker" not in text


@rule("SHI-11.3")
def test_a_wrong_source_is_told_who_could_supply_the_skill():
    board = ["ship_skute", "art_sailmaker_stonemason", "art_blacksmith_stonemason"]
    village = Village(["jarl_01"], board=board, worker=3, wood=3, wool=3, iron=3, gold=3, coin=3)
    table = at(village, asks=Act(0))
    table.play(Launch("ship_skute", True))
    move = Skills(("board:art_blacksmith_stonemason:major",))
    text = refused(table, move, "SHI-11.3").text(FRENCH)
    assert "art_" not in text
    assert "Trévière" in text


@rule("SHI-15.5")
@pytest.mark.parametrize("raid", RAID_NAMES)
def test_a_place_raided_before_has_no_gender(raid):
    table = at(Village(used_raids=[raid], worker=3, tracks=(8, 0, 0)), asks=Act(0))
    assert "Vous avez déjà pillé " in refused(table, Raid(raid), "SHI-15.5").text(FRENCH)


@pytest.mark.parametrize("players", [1, 3])
def test_no_refusal_shows_a_name_of_the_code(players):
    rng = Random(7)
    reasons = set()
    for answer in history(players):
        question, s = answer.question, answer.before
        if not isinstance(question, Question):
            continue
        probes = list(question.probes(s))
        for move in rng.sample(probes, min(6, len(probes))):
            refusal = question.refuse(s, move) if isinstance(move, question.kinds()) else None
            if refusal is not None and not any(word in str(move) for word in INVENTED):
                words = refusal.text(FRENCH).replace("«", " ").replace(",", " ").split()
                assert not IDS & set(words), refusal.text(FRENCH)
                reasons.add(refusal.reason)
    assert len(reasons) > 5
