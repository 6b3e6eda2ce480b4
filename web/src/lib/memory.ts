/** Values kept in localStorage. Where the browser forbids it they are lost, and nothing breaks. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`drakkar.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(`drakkar.${key}`);
    else localStorage.setItem(`drakkar.${key}`, JSON.stringify(value));
  } catch {
    // A full or forbidden store is no reason to stop a game.
  }
}

/** The same for as long as the tab is open: it outlives a reload, and nobody else who uses the browser reads it. */
export function recallHere<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(`drakkar.${key}`) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function rememberHere(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(`drakkar.${key}`, JSON.stringify(value));
  } catch {
    // As above.
  }
}
