import { describe, expect, test } from "vitest";
import { humanise } from "../src/lib/words";
import { wordsOf } from "./fixtures";

describe("the words of a game", () => {
  test("a message that chooses by its own variable names a thing", () => {
    expect(wordsOf("shipwrights", "en").name("card", "bld_mead_hall")).toBe("Mead hall");
    expect(wordsOf("shipwrights", "fr").name("card", "vil_miner")).toBe("Mineur");
  });

  test("a message for each thing names it too", () => {
    expect(wordsOf("tinyepic", "en").name("card", "V01")).toBe("Arnvid Oar-Hand");
    expect(wordsOf("tinyepic", "en").name("dock", "in_n.edge")).toBe("North dock of Hvalsey");
  });

  test("a thing is found without knowing its kind", () => {
    expect(wordsOf("shipwrights", "en").name("hand", "art_blacksmith_sailmaker")).toBe(
      "Blacksmith / Sailmaker",
    );
    expect(wordsOf("vikings", "en").name("anything", "goldsmith")).toBe("Goldsmith");
  });

  test("what the catalogue does not know is made from the id", () => {
    expect(wordsOf("vikings", "en").name("tile", "no_such_thing")).toBe("No such thing");
    expect(humanise("raid_steel")).toBe("Raid steel");
  });

  test("JOIN and NAME speak as on the server", () => {
    const words = wordsOf("tinyepic", "en");
    expect(words.say("goods", { wood: 2, food: 0, steel: 1 })).toBe("2 wood, 1 steel");
    expect(words.say("action-collect-per", { wood: 1, food: 0, steel: 0, rune: "nature" })).toBe(
      "Collect 1 wood per Nature Rune",
    );
  });
});
