/** What everybody sees: the round, the action board, mountains, special tiles, lands, piles. */
import type { Bit, Line, Zone } from "../../kit/model";
import type { Telling } from "../../kit/telling";
import { tile } from "./goods";
import { grid } from "./grid";
import { boardName, sign, signed, signs, text, thing } from "./names";
import { space } from "./spaces";
import type { Dice, Table } from "./view";

export function header(telling: Telling, table: Table): Line[] {
  const { words, view } = telling;
  const lines: Line[] = [
    {
      label: telling.label("round"),
      bits: text(`${Math.max(1, table.round)} / ${table.rounds}`),
    },
  ];
  if (view.status !== "over")
    lines.push({
      label: telling.label("phase"),
      bits: text(words.say("table-phase", { phase: table.phase })),
    });
  if (view.players > 1)
    lines.push({ label: telling.label("first"), bits: [telling.seat(table.first)] });
  const harvest = table.harvests.findIndex((level, at) => level && at + 1 > table.round);
  if (harvest >= 0)
    lines.push({
      label: telling.label("harvest"),
      bits: [
        { text: telling.words.say("page-in-round", { round: harvest + 1 }) },
        ...(table.crops[table.harvests[harvest]!] ?? []).map((id) => sign(telling, id)),
      ],
    });
  if (table.waiting)
    lines.push({ label: telling.label("waiting"), bits: [sign(telling, "viking", table.waiting)] });
  return lines;
}

export function shared(telling: Telling, table: Table): Zone[] {
  const { words, view } = telling;
  const zones: Zone[] = [];
  if (table.dice) zones.push(dice(telling, table, table.dice));
  const groups = [...new Set(table.spaces.map((place) => place.groups[0] ?? "imitation"))];
  const columns = [1, 2, 3, 4];
  zones.push({
    type: "columns",
    key: "spaces",
    label: "",
    scene: "actions",
    columns: columns.map((column) => ({
      title: words.say("table-column", { column }),
      note: column > 2 ? telling.label(`column-${column}`) : "",
    })),
    bands: groups.map((group) => ({
      title: group === "imitation" ? words.say("space-copies") : telling.name("group", group),
      items: columns.map((column) =>
        table.spaces
          .filter((place) => place.column === column && (place.groups[0] ?? "imitation") === group)
          .map((place) => space(telling, table, place)),
      ),
    })),
    filters: Object.entries(FILTERS).map(([key, token]) => ({
      key,
      token,
      name: telling.label(`gives-${key}`),
    })),
  });
  zones.push({
    type: "strips",
    key: "strips",
    label: words.say("table-strips"),
    scene: "table",
    strips: table.strips.map((strip) => ({
      title: telling.name("strip", strip.strip),
      things: strip.items.map((id, at) => ({
        token: id,
        name: thing(telling, id),
        move: ["mine", strip.strip, at + 1],
      })),
    })),
  });
  zones.push(special(telling, table));
  for (const land of table.lands) {
    const lines: Line[] = [{ label: telling.label("points"), bits: text(land.points) }];
    if (land.silver) lines.push({ label: "", bits: [sign(telling, "silver", land.silver)] });
    if (land.owner !== null)
      lines.push({ label: telling.label("owner"), bits: [telling.seat(land.owner)] });
    // One board after the other is turned over, in the order in which they lie.
    const back = table.flips.filter((board) => board !== null)[table.lands.indexOf(land)];
    const flip = back ? table.flips.indexOf(back) : -1;
    if (flip + 1 > table.round && land.owner === null)
      lines.push({
        label: telling.label("flips"),
        bits: text(
          `${boardName(telling, table.flips[flip]!)}, ${telling.words.say("page-in-round", { round: flip + 1 })}`,
        ),
      });
    zones.push({
      type: "grid",
      key: `land-${land.board}`,
      label: boardName(telling, land.board),
      scene: "table",
      chips: view.moves
        .filter((move) => move.kind === "explore" && move.move[1] === land.board)
        .map((move) => move.move),
      grid: { ...grid(telling, table, land.board, null), lines, small: true },
    });
  }
  zones.push({
    type: "lines",
    key: "piles",
    label: telling.label("piles"),
    scene: "table",
    lines: [
      ...Object.entries(table.buildings).map(([id, number]) => ({
        label: thing(telling, id),
        bits: text(number),
      })),
      { label: telling.label("occupations"), bits: text(table.deck) },
      { label: telling.label("weapons"), bits: text(table.weapon_pile) },
      { label: telling.label("strips"), bits: text(table.strip_pile) },
    ],
  });
  return zones;
}

/** What a space may bring, and the sign for it. */
const FILTERS = {
  wood: "wood",
  stone: "stone",
  ore: "ore",
  silver: "silver",
  food: "cabbage",
  goods: "clothing",
  ship: "longship",
  house: "stone_house",
  die: "die",
  card: "card",
};

function dice(telling: Telling, table: Table, attempt: Dice): Zone {
  const { words } = telling;
  const action = table.actions[attempt.action]!;
  const args = {
    action: attempt.action,
    sides: action.sides,
    modifier: attempt.modifier ? signed(attempt.modifier) : 0,
  };
  const lines: Line[] = [];
  const line = (words: string, bits: Bit[] = []): number =>
    lines.push({ label: "", bits: [{ text: words }, ...bits] });
  if (attempt.result === null) line(words.say("table-dice-before", args));
  else {
    const result = table.asked.battle ?? attempt.result;
    line(
      words.say("table-dice-rolled", {
        ...args,
        result,
        roll: attempt.roll,
        rolls: attempt.rolls,
        most: attempt.most,
      }),
    );
    if (action.low) line(telling.words.say("page-on-success"), signs(telling, action.reward));
    else if (result > action.fails_up_to) line(words.say("table-dice-loot", { result }));
    else line(words.say("table-dice-fails", { number: action.fails_up_to }));
  }
  const back: Bit[] = action.back ? [sign(telling, "viking", action.back)] : [];
  line(telling.words.say("page-on-failure"), [...signs(telling, action.consolation), ...back]);
  const bits: Bit[] = [
    { token: "die", name: words.say("table-dice"), number: attempt.roll || null },
  ];
  return {
    type: "lines",
    key: "dice",
    label: "",
    lines: [{ label: words.say("table-dice"), bits }, ...lines],
  };
}

/** The special tiles that are left; in a battle the luxury goods that may be taken, too. */
function special(telling: Telling, table: Table): Zone {
  const held = table.oval.map((id) => ({
    ...tile(telling, table, id, 1),
    lines: [
      {
        label: "",
        bits: [
          ...(table.items[id]!.price === null
            ? []
            : [sign(telling, "silver", table.items[id]!.price)]),
          sign(telling, "long_sword", table.items[id]!.sword),
          ...(table.items[id]!.tongs ? [sign(telling, "forge_hammer")] : []),
        ],
      },
    ],
  }));
  const rows = [{ title: "", colour: "blue", held }];
  const more = telling.view.moves
    .filter((move) => move.kind === "tile" && !table.oval.includes(String(move.move[1])))
    .map((move) => tile(telling, table, String(move.move[1]), 1));
  if (more.length) rows.unshift({ title: "", colour: "blue", held: more });
  return {
    type: "tray",
    key: "oval",
    label: telling.label("oval"),
    scene: "table",
    rows,
  };
}
