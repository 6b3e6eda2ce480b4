"""An owner's corrections do what they say, or are refused by name (docs/components.md)."""

from __future__ import annotations

from pathlib import Path

from tests.rules.corrections import replies

CORRECTIONS = [
    # what most owners will do
    ("vikings", "realm: [{id: halvar, numbers: [3, -3], price: 4, helmets: 2}]", "accepted"),
    ("vikings", "realm: [{id: lasse, effect: {gold: 2}}]", "accepted"),
    ("gods", "gods: [{id: skadi, effect: {min: -2, max: 2}}]", "accepted"),
    ("adventures", "adventures: [{id: I.A, marker_cells: [4, 7, 10]}]", "accepted"),
    (
        "travel_logs",
        "logs: [{id: introductory, adventures: [I.A, S.A, IV.A, IV.B, VII.A, VII.B, S.D]}]",
        "accepted",
    ),
    # cards
    ("vikings", "realm: [{id: halvar, realm: X}]", "“X” is not possible"),
    ("vikings", "realm: [{id: halvar, realm: null}]", "realm.halvar.realm must be I, II, III"),
    ("vikings", "realm: [{id: halvar, price: null}]", "realm.halvar.price must be >= 0"),
    ("vikings", "realm: [{id: halvar, price: -1}]", "realm.halvar.price must be >= 0, found -1"),
    ("vikings", "starting: [{id: harald, price: 3}]", "starting.harald.price must be -, found 3"),
    ("vikings", "realm: [{id: halvar, helmets: -1}]", "at least 0"),
    ("vikings", "realm: [{id: halvar, numbers: []}]", "realm.halvar.numbers must be >= 1, found 0"),
    ("vikings", "realm: [{id: tjure, numbers: [2]}]", "realm.tjure.numbers must be 0, found 1"),
    ("vikings", "realm: [{id: lasse, effect: {op: luck}}]", "realm.lasse.effect.op must be"),
    ("vikings", "realm: [{id: lasse, effect: {gold: -1}}]", "at least 0"),
    ("vikings", "realm: [{id: britta, action: immediate}]", "realm.britta.effect.op must be"),
    ("vikings", "realm: [{id: gunnar, action: permanent}]", "realm.gunnar.effect.op must be"),
    ("vikings", "realm: [{id: gunnar, action: none}]", "realm.gunnar.effect.op must be"),
    ("vikings", "realm: [{id: olav, effect: {op: vp_gain_bonus}}]", "op must be of one card"),
    ("vikings", "counts: {copies: 6}", "counts.copies must be 5, found 6"),
    ("gods", "gods: [{id: loki, effect: {op: luck}}]", "gods.loki.effect.op must be"),
    ("gods", "gods: [{id: balder, effect: {count: -1}}]", "at least 1"),
    ("gods", "gods: [{id: skadi, effect: {min: 4}}]", "gods.skadi.effect.min must be <= 3"),
    ("movement", "special: [{id: I.A, effect: {op: luck}}]", "special.I.A.effect.op must be"),
    # adventures and voyages
    ("adventures", "adventures: [{id: I.A, realm: X}]", "“X” is not possible"),
    ("adventures", "adventures: [{id: I.A, last_cell: 3}]", "I.A must be 8 cells"),
    ("adventures", "adventures: [{id: I.A, marker_cells: [5, 8]}]", "must be 3, found 2"),
    ("adventures", "adventures: [{id: I.A, marker_cells: [5, 8, 8]}]", "must be 1 < 2 < ..."),
    ("adventures", "adventures: [{id: T, marker_cells: [5]}]", "marker_cells must be 0, found 1"),
    ("markers", "counts: {per_adventure: 2}", "counts.per_adventure must be 3, found 2"),
    ("travel_logs", "logs: [{id: introductory, adventures: [I.Z]}]", "adventures must be"),
    (
        "travel_logs",
        "logs: [{id: introductory, adventures: [I.A, S.A, IV.A, IV.B, VII.A, VII.B, I.A]}]",
        "introductory.adventures must be 7",
    ),
    ("travel_logs", "logs: [{id: introductory, adventures: [I.A, S.A]}]", "must be 7, found 2"),
    (
        "travel_logs",
        "logs: [{id: introductory, adventures: [B, S.A, IV.A, IV.B, VII.A, VII.B, S.D]}]",
        "introductory.adventures must be",
    ),
    ("travel_logs", "logs: [{id: route_de_l_or, difficulty: difficult}]", "difficulty"),
    ("travel_logs", "plan: {groups: [green]}", "plan.groups must be green, high_sea"),
    # the board
    ("board", "hand_by_rank: {cards: [3, 4, 5]}", "hand_by_rank.cards must be 4, found 3"),
    ("board", "hand_by_rank: {cards: [3, 4, 5, 6, 7]}", "hand_by_rank.cards must be 4, found 5"),
    ("board", "hand_by_rank: {cards: [0, 4, 5, 6]}", "hand_by_rank.cards must be >= 1, found 0"),
    ("board", "prophecy: {cards: 0}", "at least 1"),
    ("board", "god_reward: {looked_at: 0}", "at least 1"),
    ("board", "end: {gold_per_vp: 0}", "at least 1"),
    ("board", "start: {gold: -1}", "at least 0"),
    ("board", "trail: {cells: 0}", "at least 1"),
]  # fmt: skip


def test_corrections_are_taken_or_refused_by_name(tmp_path: Path):
    lines = replies("saga", tmp_path, [(file, text) for file, text, _ in CORRECTIONS])
    wrong = [
        f"{file}: {text}\n  {line}"
        for line, (file, text, words) in zip(lines, CORRECTIONS, strict=True)
        if words not in line or (words != "accepted" and f"{file}.yaml" not in line)
    ]
    assert not wrong, "\n".join(wrong)
