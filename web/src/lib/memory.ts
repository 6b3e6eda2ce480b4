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
