/** The push channel of one table: connects, notices silence, connects again. */
import type { Frame } from "./types";

export type Link = "connecting" | "open" | "lost" | "gone";

export const SILENCE = 45_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const GONE = 4404;
const TOO_MANY = 4429;

export interface SocketHooks {
  /** Asked anew for each attempt, so that `since` is the newest. */
  url(): string;
  frame(frame: Frame): void;
  state(link: Link): void;
}

/** The pause before attempt `tries` (from 0): doubling from 0.5 s to 15 s, up to a third of jitter. */
export function pause(tries: number, random: () => number = Math.random): number {
  const whole = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(tries, 10));
  return Math.round(whole * (1 - random() / 3));
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    private readonly hooks: SocketHooks,
    private readonly make: (url: string) => WebSocket = (url) => new WebSocket(url),
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
      old.onopen = old.onmessage = old.onclose = old.onerror = null;
      old.close();
    }
  }

  private connect(): void {
    this.hooks.state("connecting");
    const socket = this.make(this.hooks.url());
    this.socket = socket;
    this.listen();
    socket.onmessage = (event: MessageEvent): void => {
      if (socket !== this.socket) return;
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
    socket.onclose = (event: CloseEvent): void => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private lost(code: number): void {
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
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lost(1006), SILENCE);
  }
}
