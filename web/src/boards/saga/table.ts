/** What everybody sees beside the adventure: Movement cards, the display, the voyage, the piles. */
import { item, type Bit, type Item, type Line, type Zone } from "../../kit/model";
import { capital } from "../../lib/words";
import { minus, type Saga } from "./cards";

export function header(saga: Saga): Line[] {
  const { table, telling } = saga;
  const lines: Line[] = [
    { label: telling.label("round"), bits: [{ text: `${table.round} / ${table.rounds}` }] },
  ];
  if (table.turn) lines.push(...telling.line("turn", table.turn));
  const turned = table.display.find(({ last }) => last);
  if (turned)
    lines.push({
      label: saga.say("board-turned"),
      bits: [{ text: minus(table.movements[turned.card]?.number ?? 0) }],
    });
  lines.push({ label: telling.label("odin"), bits: [telling.seat(table.odin)] });
  return lines;
}

/** The special cards that matter now, and what is known of the next ones. */
export function movement(saga: Saga): Zone[] {
  const { table } = saga;
  const items = table.display
    .filter(({ card, in_force, last }) => table.movements[card]?.special && (in_force || last))
    .map(({ card, in_force }) =>
      moved(saga, card, saga.say(in_force ? "board-in-force" : "board-now")),
    );
  items.push(
    ...table.foreseen.map((card) => ({
      ...moved(saga, card, saga.say("board-to-come")),
      id: card,
      moves: saga.movesOf("foreseen", card),
    })),
  );
  const label = saga.say("board-movements");
  return [
    ...(items.length ? [{ type: "items" as const, key: "movement", label, items }] : []),
    ...(saga.tag === "decideleave" ? pile(saga) : []),
  ];
}

function moved(saga: Saga, card: string, mark: string): Item {
  const printed = saga.table.movements[card];
  const special = printed?.special ?? false;
  const name = saga.telling.name(special ? "special" : "movement", card);
  if (!printed) return item(name);
  const lines: Line[] = [];
  if (special) {
    const text = saga.say("special-short", {
      timing: printed.duration,
      all: printed.all,
      text: saga.say(`special-text-${card.toLowerCase().replace(".", "-")}`, printed.amounts),
      void: printed.void && (saga.table.adventure?.bifrost ?? false),
    });
    lines.push({ label: "", bits: [{ text: capital(text) }] });
  }
  return item(name, {
    band: special ? "special" : "movement",
    badge: minus(printed.number),
    mark,
    lines,
    rule: special ? chapter(card) : "",
  });
}

/** Where the rules speak of a special card. */
function chapter(card: string): string {
  const realm = card.split(".")[0]!;
  if (["I", "II", "III"].includes(realm)) return "25";
  return ["IV", "V", "VI"].includes(realm) ? "26" : "27";
}

/** Movement cards by number, special ones by name. */
function tally(saga: Saga, cards: readonly string[]): string {
  return [...new Set(cards)]
    .map((card) => {
      const name = /^move_/.test(card)
        ? card.slice(5)
        : saga.telling.name("special", card) + ` ${minus(saga.table.movements[card]?.number ?? 0)}`;
      const times = cards.filter((other) => other === card).length;
      return times > 1 ? `${name} (×${times})` : name;
    })
    .join(" · ");
}

export function market(saga: Saga): Zone[] {
  const { table, telling } = saga;
  if (!table.market.length) return [];
  const own = table.cards[saga.asker]?.amounts.price;
  const items = table.market.map(({ card, copies, price }) => {
    const printed = table.cards[card]?.price ?? price;
    const cost = saga.tag === "hire" ? own || printed : price;
    const offer = saga.card("market", card);
    const bits: Bit[] = [telling.token("gold", cost), { text: `×${copies}` }];
    offer.lines.unshift({ label: telling.label("price"), bits });
    return offer;
  });
  const more = table.surcharge
    ? ` · ${saga.say("board-surcharge", { gold: table.surcharge })}`
    : "";
  const label = saga.say("board-market-of") + more;
  return [{ type: "cards", key: "market", label, items, backs: 0, small: true }];
}

/** Loki looks at what the others have played. */
export function others(saga: Saga): Zone[] {
  if (saga.from !== "others") return [];
  return saga.table.players.flatMap((player, seat) =>
    seat === saga.telling.view.seat
      ? []
      : saga.cards(
          "others",
          `${saga.say("board-played")} · ${saga.telling.view.seats[seat]?.name ?? ""}`,
          player.played,
        ),
  );
}

export function voyage(saga: Saga): Zone[] {
  const { table } = saga;
  return [
    {
      type: "cards",
      key: "voyage",
      label: saga.say("board-voyage"),
      backs: 0,
      small: true,
      items: table.voyage.map((adventure, at) => {
        const realm = adventure.split(".")[0]!.toLowerCase();
        const land = saga.telling.words.has(`realm-${realm}`);
        return item(saga.telling.name("adventure", adventure), {
          badge: String(at + 1),
          band: land ? "land" : realm === "s" ? "sea" : "",
          lines: land ? [{ label: "", bits: [{ text: saga.say(`realm-${realm}`) }] }] : [],
          mark: at + 1 === table.round ? saga.say("board-here") : "",
          quiet: at + 1 < table.round,
        });
      }),
    },
  ];
}

/** What has come of the Movement cards, and what may still come. */
export function pile(saga: Saga): Zone[] {
  const { table } = saga;
  const rows: [string, string][] = [
    [
      "board-turned-up",
      tally(
        saga,
        table.display.map(({ card }) => card),
      ),
    ],
    ["board-left", saga.listed(String(table.move_pile), tally(saga, table.move_left))],
    ["board-move-discard", tally(saga, table.move_discard)],
    ["board-god-pile", table.gods ? String(table.gods) : ""],
  ];
  const lines = rows
    .filter(([, text]) => text)
    .map(([label, text]) => ({ label: saga.say(label), bits: [{ text }] }));
  return [{ type: "lines", key: "pile", label: "", lines }];
}
