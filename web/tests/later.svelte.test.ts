/** Words that are not loaded with the table. */
import { expect, test } from "vitest";
import { Words } from "../src/lib/words";
import { until } from "./fixtures";

test("texts of cards are brought when a picture wants them, once and together", async () => {
  const asked: string[][] = [];
  const words = new Words("en", "tile = a tile\n", (names) => {
    asked.push(names);
    return Promise.resolve(names.map((name) => `${name} = text of ${name}\n`).join(""));
  });
  const shown: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      shown.push(`${words.say("card-b-text")}, ${words.say("card-a-text")}`);
    });
  });
  await until(() => expect(shown.at(-1)).toBe("text of card-b-text, text of card-a-text"));
  expect(shown[0]).toBe(", ");
  expect(words.say("card-b-text")).toBe("text of card-b-text");
  expect(words.say("nothing")).toBe("");
  expect(asked).toEqual([["card-a-text", "card-b-text"]]);
  stop();
});

test("a text that could not be brought is asked for again", async () => {
  let tries = 0;
  const words = new Words("en", "", () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error("away")) : Promise.resolve("card-a-text = A\n");
  });
  expect(words.say("card-a-text")).toBe("");
  await until(() => {
    words.say("card-a-text");
    expect(tries).toBe(2);
  });
  await until(() => expect(words.say("card-a-text")).toBe("A"));
});
