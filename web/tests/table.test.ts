import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, api as real, type Api } from "../src/lib/api";
import { prefs } from "../src/lib/prefs.svelte";
import { mergeLog, TableStore } from "../src/lib/table.svelte";
import type { Hint, LogLine, Preview, TableView } from "../src/lib/types";
import { speakNow, until, viewOf } from "./fixtures";

const view = (more: Partial<TableView> = {}): TableView => ({
  ...viewOf("vikings", "en"),
  ...more,
});
const preview: Preview = {
  text: "",
  changes: [],
  standing: [],
  gain: 0,
  next: "",
  chance: false,
  reveals: false,
  ends_turn: false,
};

function store(fakes: Partial<Api>): TableStore {
  return new TableStore("fixture", { ...real, ...fakes });
}

/** The same table, where every move shows something hidden. */
const doubtful = (more: Partial<TableView> = {}): TableView => ({
  ...view(more),
  moves: view().moves.map((move) => ({ ...move, doubtful: true })),
});

/** A promise, and how it is kept. */
function later<T>(): [Promise<T>, (value: T) => void] {
  let keep: (value: T) => void = () => {};
  return [new Promise<T>((done) => (keep = done)), (value) => keep(value)];
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  prefs.set("asking", "final");
  speakNow("en");
});

const line = (seq: number, text = ""): LogLine => ({
  seq,
  last: seq,
  seat: 0,
  speaker: "A",
  text,
  parts: [],
});

test("the log keeps older lines and replaces the others", () => {
  const old = [line(1), line(2), line(3, "half")];
  expect(
    mergeLog(old, { from: 3, lines: [line(3, "whole"), line(4)] }).map((entry) => entry.text),
  ).toEqual(["", "", "whole", ""]);
});

test("a hint that is overtaken by another, or by the table, is not shown", async () => {
  const hint = (level: number): Hint => ({
    level,
    moves: [],
    reason: "",
    sources: [],
    preview: null,
    why: "",
  });
  const [slow, come] = later<Hint>();
  const table = store({
    hint: (_table, _seat, level) => (level === 2 ? slow : Promise.resolve(hint(level))),
  });
  table.take(view());
  const second = table.askHint(2);
  await table.askHint(3);
  come(hint(2));
  await second;
  expect(table.hint?.level).toBe(3);
  const late = table.askHint(2);
  table.take(view({ seq: 99, expected_seq: 99 }));
  await late;
  expect(table.hint).toBeNull();
});

describe("playing", () => {
  test("a move that hides nothing is played at once, with the sequence of its question", async () => {
    const move = vi.fn().mockResolvedValue({ seq: 99, dup: false });
    const next = view({ seq: 99, expected_seq: 99 });
    const table = store({ preview: async () => preview, move, view: async () => next });
    table.take(view());
    const first = table.moves[0]!;
    await table.choose(first);
    expect(move.mock.calls[0]![1]).toMatchObject({
      move: first.move,
      expected_seq: view().expected_seq,
    });
    expect(table.saving).toBe("saved");
    expect(table.view?.seq).toBe(99);
  });

  test("a move that shows something hidden asks first", async () => {
    const move = vi.fn().mockResolvedValue({ seq: 99, dup: false });
    const table = store({
      preview: async () => ({ ...preview, reveals: true }),
      move,
      view: async () => doubtful(),
    });
    table.take(doubtful());
    await table.choose(table.moves[0]!);
    expect(move).not.toHaveBeenCalled();
    expect(table.confirming).toBe(table.moves[0]);
    expect(table.preview?.reveals).toBe(true);
    await table.play(table.confirming!);
    expect(move).toHaveBeenCalledOnce();
  });

  test("what gives up much asks first; who wishes never to be asked is not", async () => {
    const move = vi.fn().mockResolvedValue({ seq: 99, dup: false });
    const grave = { ...view(), moves: view().moves.map((legal) => ({ ...legal, grave: true })) };
    const table = store({ preview: async () => preview, move, view: async () => grave });
    table.take(grave);
    await table.choose(table.moves[0]!);
    expect(table.confirming).toBe(table.moves[0]);
    expect(move).not.toHaveBeenCalled();
    prefs.set("asking", "never");
    await table.choose(table.moves[0]!);
    expect(move).toHaveBeenCalledOnce();
  });

  test("a sealed answer asks nothing, and is changed or taken back until all have answered", async () => {
    const open = doubtful();
    open.question = { ...open.question!, sealed: true };
    const undo = { can: true, what: "", why: "", clause: "", turn: false, redo: "" };
    const waiting = { ...open, question: null, moves: [], act: [], undo };
    let seq = open.seq;
    let now: TableView = open;
    const stepped = (next: TableView): { seq: number; dup: boolean } => {
      seq += 1;
      now = { ...next, seq, expected_seq: seq };
      return { seq, dup: false };
    };
    const move = vi.fn(async () => stepped(waiting));
    const back = vi.fn(async () => stepped(open));
    const table = store({ move, undo: back, view: async () => now });
    table.take(open);
    const [first, second] = table.moves;
    await table.choose(first!);
    expect(table.confirming).toBeNull();
    expect(table.chosen?.notation).toBe(first!.notation);
    // the hand lies where it lay
    expect(table.shown?.moves).toBe(open.moves);
    expect(table.moves.length).toBe(open.moves.length);
    await table.choose(second!);
    expect([move.mock.calls.length, back.mock.calls.length]).toEqual([2, 1]);
    expect(table.chosen?.notation).toBe(second!.notation);
    // the page is loaded again, of this position and of a later one
    const [again, later] = [store({}), store({})];
    again.take(now);
    expect(again.chosen?.notation).toBe(second!.notation);
    expect(again.moves.length).toBe(open.moves.length);
    later.take({ ...now, seq: 99, expected_seq: 99 });
    expect(later.chosen).toBeNull();
    await table.choose(second!);
    expect([move.mock.calls.length, back.mock.calls.length]).toEqual([2, 2]);
    expect(table.chosen).toBeNull();
    // when all have answered there is nothing to change
    await table.choose(first!);
    table.take({ ...waiting, seq: 999, expected_seq: 999, undo: { ...undo, can: false } });
    expect(table.chosen).toBeNull();
    expect(table.moves).toEqual([]);
  });

  test("one that shows nothing takes one request: what it would do is not asked for first", async () => {
    const asked = vi.fn();
    const move = vi.fn().mockResolvedValue({ seq: 99, dup: false });
    const next = view({ seq: 99, expected_seq: 99 });
    const table = store({ preview: asked, move, view: async () => next });
    table.take(view());
    await table.choose(table.moves[0]!);
    expect(move).toHaveBeenCalledOnce();
    expect(asked).not.toHaveBeenCalled();
  });

  test("what is looked at while an answer is on its way is not asked about", async () => {
    vi.useFakeTimers();
    const [sent, saved] = later<{ seq: number; dup: boolean }>();
    const asked = vi.fn(async () => preview);
    const next = view({ seq: 99, expected_seq: 99 });
    const table = store({ preview: asked, move: () => sent, view: async () => next });
    table.take(view());
    const [first, second] = table.moves;
    const played = table.choose(first!);
    table.offer(second!); // the board still shows the question before
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).not.toHaveBeenCalled();
    saved({ seq: 99, dup: false });
    await played;
    // nor is what is no answer to the question that is here now
    table.take({ ...next, moves: [first!] });
    table.offer(second!);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).not.toHaveBeenCalled();
    table.offer(first!);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  test("a preview that fails keeps nobody from playing", async () => {
    const table = store({
      preview: vi.fn().mockRejectedValue(new ApiError(503, { error: "busy", text: "" })),
      view: async () => doubtful(),
    });
    table.take(doubtful());
    await table.choose(table.moves[0]!);
    expect(table.confirming).toBe(table.moves[0]);
  });

  test("a doubt is forgotten when the table moves on while it is looked into", async () => {
    const [looked, tell] = later<Preview>();
    const table = store({ preview: () => looked });
    table.take(doubtful());
    const chosen = table.choose(table.moves[0]!);
    table.take(doubtful({ seq: 99, expected_seq: 99 }));
    tell(preview);
    await chosen;
    expect(table.confirming).toBeNull();
  });

  test("the next question can be answered before the server has said that the first is saved", async () => {
    const [first, saved] = later<{ seq: number; dup: boolean }>();
    const move = vi.fn<Api["move"]>();
    move.mockReturnValueOnce(first).mockResolvedValueOnce({ seq: 100, dup: false });
    const table = store({ move, view: async () => view({ seq: 100, expected_seq: 100 }) });
    table.take(view());
    const played = table.choose(table.moves[0]!);
    expect(table.moves).toEqual([]);
    table.take(view({ seq: 99, expected_seq: 99 })); // pushed before the answer to the request
    expect(table.moves.length).toBeGreaterThan(0);
    const next = table.choose(table.moves[0]!);
    await Promise.resolve();
    expect(move).toHaveBeenCalledTimes(1);
    saved({ seq: 99, dup: false });
    await Promise.all([played, next]);
    expect(move.mock.calls.map(([, body]) => body.expected_seq)).toEqual([view().expected_seq, 99]);
  });

  test("an old question is not answered again while the next view is on its way", async () => {
    const [fetched, arrive] = later<TableView>();
    const move = vi.fn().mockResolvedValue({ seq: 99, dup: false });
    const table = store({ move, view: () => fetched });
    table.take(view());
    const played = table.choose(table.moves[0]!);
    await until(() => expect(table.saving).toBe("saved"));
    expect(table.moves).toEqual([]);
    arrive(view({ seq: 99, expected_seq: 99 }));
    await played;
    expect(table.moves.length).toBeGreaterThan(0);
  });

  test("something that is not legal is explained, not sent", async () => {
    const refusal = {
      clause: "VIK-3.5",
      reason: "zero-lot",
      text: "Not open yet.",
      clause_text: "",
      cells: [["fisherman", 1]],
    };
    const move = vi.fn();
    const table = store({ move, why: async () => ({ legal: false, text: "", refusal }) });
    table.take(view());
    await table.choose(["buy", 0]);
    expect(move).not.toHaveBeenCalled();
    expect(table.refusal).toEqual(refusal);
    expect(table.said).toBe("Not open yet.");
  });

  test("a refusal is not wiped by what it moves under a resting pointer", async () => {
    const refusal = { clause: "VIK-3.5", reason: "", text: "No.", clause_text: "", cells: [] };
    const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
    const why: Api["why"] = async () => ({ legal: false, text: "", refusal });
    const table = store({ why, preview: async () => preview });
    table.take(view());
    await table.ask(["nonsense"]);
    clock.mockReturnValue(1050);
    table.offer(table.moves[0]!);
    expect(table.refusal).toEqual(refusal);
    clock.mockReturnValue(1500);
    table.offer(table.moves[0]!);
    expect(table.refusal).toBeNull();
    clock.mockRestore();
  });

  test("undo that has stopped says why", async () => {
    const undo = {
      can: false,
      what: "",
      why: "Somebody else has decided.",
      clause: "KER-5",
      turn: false,
      redo: "",
    };
    const table = store({});
    table.take(view({ undo }));
    await table.undo();
    expect(table.refusal?.text).toBe("Somebody else has decided.");
  });

  test("find matches the tag and the first fields", () => {
    const table = store({});
    table.take(view());
    const { move } = table.moves[0]!;
    expect(table.find(move[0], ...move.slice(1))).toEqual([table.moves[0]]);
    expect(table.find("no-such-tag")).toEqual([]);
  });

  test("a view that was overtaken is not shown", () => {
    const table = store({});
    table.take(view({ seq: 20 }));
    table.take(view({ seq: 19 }));
    expect(table.view?.seq).toBe(20);
  });
});

describe("history", () => {
  test("steps go from line to line and end in the present", async () => {
    const past = vi.fn(async (_table: string, seq: number) => view({ seq, past: true }));
    const table = store({ past: past as unknown as Api["past"] });
    table.take(view({ seq: 9, log: { from: 0, lines: [line(2), line(5), line(9)] } }));
    await table.history.step(-1);
    expect(table.history.then?.seq).toBe(5);
    expect(table.moves).toEqual([]);
    await table.history.step(-1);
    expect(table.history.then?.seq).toBe(2);
    await table.history.step(1);
    await table.history.step(1);
    expect(table.past).toBe(false);
  });
});

describe("the curtain", () => {
  const hidden = (more: Partial<TableView>): TableView =>
    view({
      curtain: true,
      my_seats: [0, 1],
      seat: null,
      act: [0],
      moves: [],
      question: null,
      ...more,
    });

  test("is down until somebody says who looks, and falls when the other is to act", () => {
    const urls: string[] = [];
    const fake = { close() {}, onmessage: null, onclose: null };
    const table = new TableStore("fixture", real, (url) => (urls.push(url), fake));
    table.start();
    table.take(hidden({}));
    expect(table.curtain.down).toBe(true);
    table.curtain.raise(0);
    expect(urls.at(-1)).toContain("seat=0");
    table.take(hidden({ seat: 0, moves: view().moves }));
    expect(table.curtain.down).toBe(false);
    expect(table.moves.length).toBeGreaterThan(0);
    table.take(hidden({ seat: 0, act: [1], seq: 50 }));
    expect(table.curtain.down).toBe(true);
    expect(urls.at(-1)).toContain("seat=none");
    table.stop();
  });
});
