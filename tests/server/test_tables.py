"""Making tables, sitting down, finding them again."""

from __future__ import annotations

from typing import Any

import pytest

import drakkar
from drakkar.bots import offered
from drakkar.bots.judgement import VARIABLE, judgement_of
from drakkar.server.http import routes
from tests.server.harness import new_key


def test_a_table_is_made_and_seen(person):
    created = person.create("vikings", "me", "karl", seed=3)
    seen = person.view(created["table"])
    assert seen["game"] == "vikings"
    assert seen["my_seats"] == [0]
    assert [player["name"] for player in seen["seats"]] == ["Player 1", "Karl"]
    assert seen["prompt"]
    assert seen["log"]["lines"]


def test_two_bots_of_a_level_have_two_names(person):
    created = person.create("vikings", "me", "karl", "karl")
    names = [player["name"] for player in person.view(created["table"])["seats"]]
    assert names == ["Player 1", "Karl", "Karl 2"]


def test_a_friend_sits_down_by_the_link(people):
    host, friend, stranger = people(), people("fr"), people()
    created = host.create("vikings", "me", "friend")
    table = created["table"]
    assert friend.get(f"/api/tables/{table}").status_code == 404
    sat = friend.claim(created["links"][0]["url"], "Bjørn")
    assert sat == {"table": table, "seat": 1}
    seen = friend.view(table)
    assert seen["seat"] == 1
    assert seen["lang"] == "fr"
    assert [player["name"] for player in host.view(table)["seats"]] == ["Player 1", "Bjørn"]
    assert stranger.get(f"/api/tables/{table}").status_code == 404
    assert [listed["table"] for listed in friend.get("/api/tables").json()["tables"]] == [table]


def test_a_spectator_sees_and_may_not_touch(people):
    host, watcher = people(), people()
    created = host.create("tinyepic", "me", "here")
    assert watcher.claim(created["watch"])["seat"] is None
    seen = watcher.view(created["table"])
    assert seen["seat"] is None
    assert seen["moves"] == []
    body = {"expected_seq": 1, "key": new_key(), "move": ["keep", "V01"], "seat": 0}
    assert watcher.post(f"/api/tables/{created['table']}/moves", body).status_code == 403
    assert watcher.get(f"/api/tables/{created['table']}", seat=0).status_code == 403


def test_the_same_answer_for_a_wrong_secret_and_a_wrong_table(people):
    host, stranger = people(), people()
    table = host.create("vikings", "me", "friend")["table"]
    wrong = stranger.post(f"/api/tables/{table}/claim", {"secret": "A" * 22})
    nowhere = stranger.post("/api/tables/aaaaaaaaaaaaaaaa/claim", {"secret": "A" * 22})
    hidden = stranger.get(f"/api/tables/{table}")
    assert wrong.status_code == nowhere.status_code == hidden.status_code == 404
    assert wrong.text == nowhere.text == hidden.text
    assert "set-cookie" not in {name.lower() for name in wrong.headers}


def test_a_new_link_puts_the_old_one_out(people):
    host, friend, thief = people(), people(), people()
    created = host.create("vikings", "me", "friend")
    table, link = created["table"], created["links"][0]["url"]
    thief.claim(link)
    assert friend.post(f"/api/tables/{table}/seats/1/link").status_code == 404
    fresh = host.post(f"/api/tables/{table}/seats/1/link").json()["url"]
    assert thief.get(f"/api/tables/{table}").status_code == 404
    old = friend.post(f"/api/tables/{table}/claim", {"secret": link.partition("#")[2]})
    assert old.status_code == 404
    assert friend.claim(fresh)["seat"] == 1


def test_links_are_the_creators_business(people):
    host, friend = people(), people()
    created = host.create("vikings", "me", "friend")
    friend.claim(created["links"][0]["url"])
    assert friend.post(f"/api/tables/{created['table']}/seats/1/link").status_code == 403
    assert friend.post(f"/api/tables/{created['table']}/watch").status_code == 403
    assert host.post(f"/api/tables/{created['table']}/watch").status_code == 200


def test_tables_that_wait_for_me_come_first(people):
    host, friend = people(), people()
    waiting = host.create("vikings", "me", "friend", options={"first_player": "1"})["table"]
    other = host.create("vikings", "me", "friend", options={"first_player": "2"})
    friend.claim(other["links"][0]["url"], "Freya")
    listed = host.get("/api/tables").json()["tables"]
    assert [entry["table"] for entry in listed] == [waiting, other["table"]]
    assert [entry["my_turn"] for entry in listed] == [True, False]
    assert listed[1]["waiting_for"] == ["Freya"]
    assert listed[1]["title"] == "Vikings"


def test_who_has_no_name_is_called_so_in_the_language_of_the_reader(people):
    host = people()
    host.create("vikings", "me", "friend", options={"first_player": "2"})
    english, french = (
        host.get("/api/tables", lang=lang).json()["tables"][0] for lang in ("en", "fr")
    )
    assert english["seats"][1]["name"] == "Player 2"
    assert french["seats"][1]["name"] == "Joueur 2"
    assert french["waiting_for"] == ["Joueur 2"]


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Astrid   the\tRed ", "Astrid the Red"),
        ("Bj\u006f\u0308rn", "Björn"),
        ("a\u202eb\u2066c\u200bd\x00e", "abcde"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("🛡️ Håkon", "🛡️ Håkon"),
        ("z\u0335\u0336\u0337\u0338\u0339", "z\u0335\u0336"),
        ("x" * 100, "x" * 40),
    ],
)
def test_names_are_cleaned(person, given, kept):
    table = person.create("vikings", "me", "here")["table"]
    reply = person.post(f"/api/tables/{table}/seats/0", {"name": given})
    assert reply.status_code == 200
    assert person.view(table)["seats"][0]["name"] == kept


def test_a_name_of_nothing_is_refused(person):
    table = person.create("vikings", "me", "here")["table"]
    reply = person.post(f"/api/tables/{table}/seats/0", {"name": "\u200b \u202e"})
    assert reply.status_code == 422
    assert reply.json()["error"] == "empty-name"


def test_what_makes_no_sense_is_named(person):
    asked = {"game": "chess", "seats": [{"kind": "me"}]}
    reply = person.post("/api/tables", asked)
    assert reply.status_code == 422
    assert "chess" in reply.json()["text"]
    asked = {"game": "vikings", "seats": [{"kind": "me"}]}
    assert "2, 3, 4" in person.post("/api/tables", asked).json()["text"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "odin"}]
    reply = person.post("/api/tables", {"game": "vikings", "seats": seats})
    assert "karl" in reply.json()["text"]


def test_what_is_open_depends_on_seats_and_on_what_is_chosen_before(person):
    def asked(players: int, **options: str) -> dict[str, Any]:
        body = {"players": players, "options": options}
        return person.post("/api/games/saga/choices", body).json()

    def choices(players: int, **options: str) -> dict[str, list[str]]:
        return asked(players, **options)["choices"]

    assert choices(2)["round_1"] == ["random"]
    assert choices(3)["first_player"] == ["random", "1", "2", "3"]
    own = choices(2, voyage="own", round_3="v-b", round_4="iv-a")
    assert own["round_4"] == ["random", "v-a", "v-c"]
    assert len(own["round_5"]) == 10  # what is not open has closed nothing
    closed = asked(2, voyage="own", round_3="v-b")["closed"]["round_4"]
    whys = {value: reason["why"] for reason in closed for value in reason["values"]}
    assert not whys.keys() & set(own["round_4"])
    assert [whys[value].split("SAG-")[1] for value in ("i-a", "iv-a", "v-b")] == [
        "19.1)",
        "19.2)",
        "19.3)",
    ]
    assert list(asked(4)["closed"]) == []  # no reason where nothing is to be chosen
    assert person.post("/api/games/chess/choices", {"players": 2}).status_code == 404
    wrong = person.post("/api/games/saga/choices", {"players": 9})
    assert (wrong.status_code, wrong.json()["error"]) == (422, "bad-value")


def test_a_choice_that_is_closed_is_refused_in_the_words_of_the_page(people):
    body = {
        "game": "saga",
        "seats": [{"kind": "me"}, {"kind": "bot"}],
        "options": {"voyage": "own", "round_3": "iv-a", "round_4": "iv-a"},
    }
    refused = people("fr").post("/api/tables", body)
    assert refused.status_code == 422
    text = refused.json()["text"]
    assert "La porte aux runes" in text
    assert "iv-a" not in text


def test_every_game_is_on_the_shelf_in_both_languages(person):
    for lang in ("fr", "en"):
        shelf = person.get("/api/games", lang=lang).json()
        assert [game["slug"] for game in shelf["games"]] == list(drakkar.GAMES)
        for game in shelf["games"]:
            assert game["pitch"]
            texts = [option["text"] for option in game["options"]]
            texts += [c["text"] for option in game["options"] for c in option["choices"]]
            texts += [option["help"] for option in game["options"]]
            assert all("⟨" not in text for text in texts)
            names = [option["name"] for option in game["options"]]
            assert not set(names) & set(texts)  # a name that has no words shows itself
        bots = {bot["level"]: bot for bot in shelf["bots"]}
        assert [*bots] == ["thrall", "karl", "jarl", "konung"]
        assert bots["karl"]["games"] == list(drakkar.GAMES)
        assert bots["konung"]["games"] == [g for g in drakkar.GAMES if "konung" in offered(g)]
        assert all("⟨" not in bot["text"] + bot["how"] and bot["how"] for bot in bots.values())


def test_konung_sits_down_only_where_he_has_learned(person):
    """Whoever asks for him elsewhere is told who plays; where files lie is the host's business."""
    stranger = next(slug for slug in drakkar.GAMES if "konung" not in offered(slug))
    seats = [{"kind": "me"}, {"kind": "bot", "level": "konung"}]
    refused = person.post("/api/tables", {"game": stranger, "seats": seats})
    assert refused.status_code == 422
    said = refused.json()["text"]
    assert "thrall, karl, jarl." in said
    assert ".weights" not in said
    created = person.create("shipwrights", "me", "konung")
    names = [player["name"] for player in person.view(created["table"])["seats"]]
    assert names == ["Player 1", "Konung"]


def test_without_any_weights_konung_is_not_on_the_shelf(tmp_path, monkeypatch):
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    judgement_of.cache_clear()
    try:
        shelf = routes._shelf.__wrapped__("en")
        assert [bot.level for bot in shelf.bots] == ["thrall", "karl", "jarl"]
    finally:
        judgement_of.cache_clear()


def test_rules_are_found_by_word_and_by_number(person):
    whole = person.get("/api/games/vikings/rules").json()
    assert len(whole["chapters"]) > 10
    assert whole["reconstructed"]
    chapter = person.get("/api/games/vikings/rules", q="5.11").json()
    assert [c["id"] for ch in chapter["chapters"] for c in ch["clauses"]] == ["VIK-5.11"]
    some = person.get("/api/games/vikings/rules", q="drakkar", lang="fr").json()
    assert some["chapters"]
    assert person.get("/api/games/chess/rules").status_code == 404
    words = person.get("/api/games/tinyepic/words", lang="fr").json()
    assert "fjord-" in words["ftl"]
    assert words["lang"] == "fr"
