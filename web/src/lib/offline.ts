/** The service worker (worker/sw.js): with it the frame of the page opens without a network. */
import { build } from "./api";

/** Once the page is shown: what it keeps must not stand in the way of what is waited for. */
export function keepForOffline(): void {
  const page = build();
  // Browsers know it on https and on this machine only; a page that is being developed has none.
  if (!page || !("serviceWorker" in navigator)) return;
  const start = (): void => void register(page).catch(() => {}); // without it the page works, too
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

/** A worker of this very build takes over at once; that of a newer one waits for its page. */
async function register(page: string): Promise<void> {
  const place = await navigator.serviceWorker.register("/sw.js");
  const greet = (worker: ServiceWorker | null): void => {
    if (worker?.state === "installed") worker.postMessage(page);
    else worker?.addEventListener("statechange", () => greet(worker), { once: true });
  };
  greet(place.waiting);
  greet(place.installing);
  place.addEventListener("updatefound", () => greet(place.installing));
}
