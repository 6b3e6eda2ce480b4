/**
 * The push channel of one table: connects, notices silence, connects again. A WebSocket; where the
 * network lets none through the same frames come as a stream over HTTP.
 */
import type { Frame } from "./types";

export type Link = "connecting" | "open" | "lost" | "gone";

export const SILENCE = 45_000;
/** How long the first frame may take. */
export const OPENING = 12_000;
/** WebSockets that were never heard before the stream is tried. */
export const DEAF = 2;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const GONE = 4404;
const TOO_MANY = 4429;

export interface SocketHooks {
  /** Asked anew for each attempt, so that `since` is the newest. */
  url(stream: boolean): string;
  frame(frame: Frame): void;
  state(link: Link): void;
}

/** The pause before attempt `tries` (from 0): doubling from 0.5 s to 15 s, up to a third of jitter. */
export function pause(tries: number, random: () => number = Math.random): number {
  const whole = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(tries, 10));
  return Math.round(whole * (1 - random() / 3));
}

/** What a WebSocket and a stream have in common. */
export interface Channel {
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  close(): void;
}

/** A stream of events as a channel; its last frame says why it ends. */
export function streamed(url: string): Channel {
  const source = new EventSource(url);
  const channel: Channel = { onmessage: null, onclose: null, close: () => source.close() };
  const end = (code: number): void => {
    source.close(); // else the browser would connect again by itself, with an old address
    channel.onclose?.({ code });
  };
  source.onmessage = (event: MessageEvent<string>): void => {
    const closed = /^\{"type":"close","code":(\d+)\}$/.exec(event.data);
    if (closed) end(Number(closed[1]));
    else channel.onmessage?.(event);
  };
  source.onerror = (): void => end(1006);
  return channel;
}

export type MakeChannel = (url: string, stream: boolean) => Channel;
const connected: MakeChannel = (url, stream) =>
  stream ? streamed(url) : (new WebSocket(url) as Channel);

export class TableSocket {
  private socket: Channel | null = null;
  /** How many WebSockets in a row were never heard. */
  private deaf = 0;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    private readonly hooks: SocketHooks,
    private readonly make: MakeChannel = connected,
  ) {}

  start(): void {
    this.stopped = false;
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.drop();
  }

  /** Connect anew at once: another seat or language is wanted. */
  restart(): void {
    this.tries = 0;
    this.drop();
    if (!this.stopped) this.connect();
  }

  private readonly wake = (): void => {
    if (this.stopped || document.visibilityState === "hidden") return;
    if (this.socket === null) {
      this.tries = 0;
      clearTimeout(this.retry);
      this.connect();
    }
  };

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    const old = this.socket;
    this.socket = null;
    if (old) {
      old.onmessage = old.onclose = null;
      old.close();
    }
  }

  private connect(): void {
    this.hooks.state("connecting");
    const stream = this.deaf >= DEAF;
    const socket = this.make(this.hooks.url(stream), stream);
    let heard = false;
    this.socket = socket;
    this.silent = () => {
      if (!heard) this.deaf = stream ? 0 : this.deaf + 1;
    };
    this.listen(OPENING);
    socket.onmessage = (event: MessageEvent): void => {
      if (socket !== this.socket) return;
      heard = true;
      if (!stream) this.deaf = 0;
      this.listen();
      let frame: Frame;
      try {
        frame = JSON.parse(String(event.data)) as Frame;
      } catch {
        return;
      }
      if (this.tries !== -1) this.hooks.state("open");
      this.tries = -1;
      this.hooks.frame(frame);
    };
    socket.onclose = (event: { code: number }): void => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  /** Notes that a channel was lost before anything was heard on it; set by `connect`. */
  private silent: () => void = () => {};

  private lost(code: number): void {
    if (code < 4000) this.silent();
    this.drop();
    if (this.stopped) return;
    if (code === GONE) {
      this.hooks.state("gone");
      return;
    }
    this.hooks.state("lost");
    this.tries += 1;
    const wait = code === TOO_MANY ? LONGEST_PAUSE : pause(this.tries);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  /** The server speaks at least every 20 s; one that is silent for 45 s is not there. */
  private listen(patience = SILENCE): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lost(1006), patience);
  }
}
