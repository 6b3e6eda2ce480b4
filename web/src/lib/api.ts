/** Requests to the server. Every failure is an ApiError, also that of the network (status 0). */
import { t } from "./i18n.svelte";
import type {
  Hint,
  LessonText,
  Made,
  MoveValue,
  NetworkState,
  OpenChoices,
  Preview,
  Rules,
  Schemas,
  Shelf,
  TableView,
  TableWish,
  Trouble,
} from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly trouble: Trouble,
    readonly retryAfter = 0,
  ) {
    super(trouble.text);
  }

  /** Whether the same request may be sent again: the server did not say what became of it. */
  get passing(): boolean {
    return [0, 429, 502, 503, 504].includes(this.status);
  }
}

/** What to say of a server that could not be asked at all; "" where it was. */
export function away(error: unknown): string {
  if (!(error instanceof ApiError) || error.status !== 0) return "";
  return navigator.onLine ? t("error-network") : t("offline-page");
}

export type Fetch = typeof fetch;

/** The name of this page's script as it was built; "" while it is being developed. */
export function build(): string {
  const script = document.querySelector('script[type="module"][src*="/assets/"]');
  return script?.getAttribute("src")?.split("/").at(-1) ?? "";
}

async function read<T>(answer: Response): Promise<T> {
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as T;
  const known = typeof body === "object" && body !== null && "error" in body;
  const trouble = known
    ? (body as Trouble)
    : { error: `http-${answer.status}`, text: answer.statusText };
  throw new ApiError(answer.status, trouble, Number(answer.headers.get("Retry-After")) || 0);
}

async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...init });
  } catch (error) {
    throw new ApiError(0, { error: "network", text: String(error) });
  }
  return read<T>(answer);
}

function query(args: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(args).filter(([, value]) => value !== undefined && value !== null);
  const text = given.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join("&");
  return text && `?${text}`;
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return request<T>(path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(build() ? { "X-Drakkar-Page": build() } : {}),
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** A seat of mine, "none" for what a spectator sees, or undefined: let the server choose. */
export type Viewer = number | "none" | undefined;

/** What every answer says: whose it is, what it answers, and the key it is known by. */
export interface Answer extends Pick<Schemas["AskMove"], "expected_seq" | "key"> {
  seat: number;
}

export const api = {
  games: (lang: string) => request<Shelf>(`/api/games${query({ lang })}`),
  rules: (game: string, lang: string) =>
    request<Rules>(`/api/games/${game}/rules${query({ lang })}`),
  words: (game: string, lang: string, only?: readonly string[]) =>
    request<Schemas["Catalogue"]>(`/api/games/${game}/words${query({ lang, only: only?.join() })}`),
  lesson: (game: string, lang: string) =>
    request<LessonText>(`/api/games/${game}/lesson${query({ lang })}`),
  choices: (game: string, players: number, options: Record<string, string>) =>
    post<OpenChoices>(`/api/games/${game}/choices`, { players, options }),
  teach: (game: string, name: string) => post<Made>(`/api/games/${game}/lesson`, { name }),

  network: () => request<NetworkState>("/api/network"),
  setNetwork: (open: boolean) => post<NetworkState>("/api/network", { open }),

  tables: (lang: string) => request<Schemas["MyTables"]>(`/api/tables${query({ lang })}`),
  create: (wish: TableWish) => post<Made>("/api/tables", wish),
  import: (record: string) => post<Made>("/api/records", record),
  claim: (table: string, secret: string, name?: string) =>
    post<Schemas["Claimed"]>(`${at(table)}/claim`, name ? { secret, name } : { secret }),
  rename: (table: string, seat: number, name: string) =>
    post<Schemas["Ok"]>(`${at(table)}/seats/${seat}`, { name }),
  seatLink: (table: string, seat: number) =>
    post<Schemas["Url"]>(`${at(table)}/seats/${seat}/link`, {}),
  watchLink: (table: string) => post<Schemas["Url"]>(`${at(table)}/watch`, {}),
  rematch: (table: string) => post<Made>(`${at(table)}/rematch`, {}),

  view: (table: string, seat: Viewer, lang: string, log_since?: number) =>
    request<TableView>(`${at(table)}${query({ seat, lang, log_since })}`),
  past: (table: string, seq: number, seat: Viewer, lang: string) =>
    request<TableView>(`${at(table)}/history/${seq}${query({ seat, lang })}`),
  log: (table: string, seat: Viewer, lang: string) =>
    request<Schemas["LogPart"]>(`${at(table)}/log${query({ seat, lang })}`),
  record: (table: string) => request<unknown>(`${at(table)}/record`),

  move: (table: string, body: Answer & { move: MoveValue }, lang: string) =>
    post<Schemas["Played"]>(`${at(table)}/moves${query({ lang })}`, body),
  undo: (table: string, body: Answer & { turn: boolean }, lang: string) =>
    post<Schemas["Played"]>(`${at(table)}/undo${query({ lang })}`, body),
  redo: (table: string, body: Answer, lang: string) =>
    post<Schemas["Played"]>(`${at(table)}/redo${query({ lang })}`, body),
  takeBack: (table: string, body: Schemas["AskTakeback"], lang: string) =>
    post<Schemas["Played"]>(`${at(table)}/takeback${query({ lang })}`, body),
  answerTakeBack: (table: string, body: Schemas["AnswerTakeback"], lang: string) =>
    post<Schemas["Played"]>(`${at(table)}/takeback/answer${query({ lang })}`, body),
  why: (table: string, seat: number, move: MoveValue, lang: string) =>
    post<Schemas["Why"]>(`${at(table)}/why${query({ lang })}`, { seat, move }),
  preview: (table: string, seat: number, move: MoveValue, lang: string) =>
    post<Preview>(`${at(table)}/preview${query({ lang })}`, { seat, move }),
  hint: (table: string, seat: number, level: number, lang: string) =>
    post<Hint>(`${at(table)}/hint${query({ lang })}`, { seat, level }),

  stream: (table: string, seat: Viewer, lang: string, since: number): string =>
    `${at(table)}/events${query({ seat, lang, since })}`,
  socket: (table: string, seat: Viewer, lang: string, since: number): string => {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return `${scheme}//${location.host}${at(table)}/ws${query({ seat, lang, since })}`;
  },
};

export type Api = typeof api;
