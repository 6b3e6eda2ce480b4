import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pause, SILENCE, streamed, TableSocket, type Link } from "../src/lib/socket";
import type { Frame } from "../src/lib/types";

class FakeSocket {
  static opened: FakeSocket[] = [];
  onopen: unknown = null;
  onerror: unknown = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;

  constructor(readonly url: string) {
    FakeSocket.opened.push(this);
  }
  close(): void {
    this.closed = true;
  }
  say(frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

let links: Link[];
let frames: Frame[];
let socket: TableSocket;
let since = 0;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  [links, frames, since] = [[], [], 0];
  socket = new TableSocket(
    {
      url: (stream) => `${stream ? "events" : "ws"}?since=${since}`,
      frame: (frame) => frames.push(frame),
      state: (link) => links.push(link),
    },
    (url) => new FakeSocket(url),
  );
  socket.start();
});
afterEach(() => {
  socket.stop();
  vi.useRealTimers();
});

const last = (): FakeSocket => FakeSocket.opened.at(-1)!;

test("the pause doubles from half a second to fifteen, with jitter", () => {
  expect([0, 1, 2, 5, 50].map((tries) => pause(tries, () => 0))).toEqual([
    500, 1000, 2000, 15000, 15000,
  ]);
  expect(pause(0, () => 0.999)).toBeGreaterThan(330);
});

test("frames arrive, and what is no JSON does no harm", () => {
  last().say({ type: "presence", online: [0], watching: 2 });
  last().onmessage?.({ data: "{" });
  expect(frames).toHaveLength(1);
  expect(links).toEqual(["connecting", "open"]);
});

test("after a break it connects again from where it was", () => {
  last().say({ type: "beat" });
  since = 12;
  last().onclose?.({ code: 1006 });
  expect(links.at(-1)).toBe("lost");
  vi.advanceTimersByTime(600);
  expect(FakeSocket.opened).toHaveLength(2);
  expect(last().url).toBe("ws?since=12");
});

test("silence for 45 s is a break", () => {
  last().say({ type: "beat" });
  const first = last();
  vi.advanceTimersByTime(SILENCE + 1);
  expect(links.at(-1)).toBe("lost");
  expect(first.closed).toBe(true);
});

test("a table that is gone is not asked for again", () => {
  last().onclose?.({ code: 4404 });
  vi.advanceTimersByTime(60_000);
  expect(links.at(-1)).toBe("gone");
  expect(FakeSocket.opened).toHaveLength(1);
});

test("the network coming back connects at once", () => {
  last().onclose?.({ code: 1006 });
  dispatchEvent(new Event("online"));
  expect(FakeSocket.opened).toHaveLength(2);
});

test("a stopped socket stays quiet", () => {
  socket.stop();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
});

test("where no WebSocket is ever heard the same frames come as a stream", () => {
  for (let tries = 0; tries < 2; tries += 1) {
    expect(last().url).toBe("ws?since=0");
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(2_500);
  }
  expect(last().url).toBe("events?since=0");
  last().say({ type: "beat" });
  expect(links.at(-1)).toBe("open");
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(2_500);
  expect(last().url).toBe("events?since=0"); // it was heard: it stays
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(2_500);
  expect(last().url).toBe("ws?since=0"); // nobody is heard: all is tried again
});

test("a WebSocket that opens and stays silent is given up sooner", () => {
  vi.advanceTimersByTime(12_001);
  expect(links.at(-1)).toBe("lost");
});

test("one that was heard and breaks is no reason to change", () => {
  for (let tries = 0; tries < 4; tries += 1) {
    last().say({ type: "beat" });
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(2_500);
  }
  expect(last().url).toBe("ws?since=0");
});

test("a stream ends with the reason that its last frame gives", () => {
  const sources: FakeSource[] = [];
  class FakeSource {
    onmessage: ((event: { data: string }) => void) | null = null;
    onerror: (() => void) | null = null;
    closed = 0;
    constructor(readonly url: string) {
      sources.push(this);
    }
    close(): void {
      this.closed += 1;
    }
  }
  vi.stubGlobal("EventSource", FakeSource);
  const [data, codes]: [string[], number[]] = [[], []];
  const channel = streamed("events");
  channel.onmessage = (event) => data.push(String(event.data));
  channel.onclose = ({ code }) => codes.push(code);
  sources[0]!.onmessage?.({ data: '{"type":"beat"}' });
  sources[0]!.onmessage?.({ data: '{"type":"close","code":4404}' });
  expect(data).toEqual(['{"type":"beat"}']);
  expect(codes).toEqual([4404]);
  const lost = streamed("events");
  lost.onclose = ({ code }) => codes.push(code);
  sources[1]!.onerror?.();
  expect(codes).toEqual([4404, 1006]);
  expect(sources.map((source) => source.closed)).toEqual([1, 1]);
  vi.unstubAllGlobals();
});
